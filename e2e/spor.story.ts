import type { BrowserContext, Page } from '@playwright/test'
import { text as ramme } from '../web/src/app/app.text.ts'
import { text as auth } from '../web/src/features/auth/auth.text.ts'
import { bankText, personligText, personnummerText } from '../web/src/features/bruker/bruker.text.ts'
import { text as dok, formText } from '../web/src/features/dokument/dokument.text.ts'
import { dokumenterTil, endSession, logIn as hentOekt, passord, register, uploadFiler } from './samtale.ts'
import { chooseFane, chooseInMenyen, expect, expectDrawn, test } from './story.ts'

/** Everything that a browser keeps of a site for later, as text. */
const lagret = (page: Page) =>
  page.evaluate(async () => ({
    localStorage: { ...localStorage } as Record<string, string>,
    sessionStorage: { ...sessionStorage } as Record<string, string>,
    databaser: (await indexedDB.databases()).map(({ name }) => name),
    lagre: await caches.keys(),
    kapsler: document.cookie,
    arbeidere: (await navigator.serviceWorker.getRegistrations()).length,
  }))

async function logIn(page: Page, epost: string): Promise<void> {
  await page.getByLabel(auth.epost, { exact: true }).fill(epost)
  await page.getByLabel(auth.passord, { exact: true }).fill(passord)
  await page.getByRole('button', { name: auth.logginn.knapp, exact: true }).click()
}

test('nettleseren husker innloggingen, valgene og utkastene, og aldri numrene; etter utlogging bare valgene [E8]', async ({
  page,
}) => {
  const person = await register()
  const { _id } = await uploadFiler(person)
  await page.goto('/login')
  await logIn(page, person.email)
  await expect(page).toHaveURL('/')
  await page.goto('/persondata')
  await page.getByRole('button', { name: personnummerText.vis }).click()
  const nummer = page.getByText(/^\d{6} ?\d{5}$/)
  await expect(nummer).toBeVisible()
  const [vist = ''] = [(await nummer.innerText()).replace(/\D/g, '')]
  await page.getByLabel(personligText.fornavn, { exact: true }).fill('Kari')
  await page.getByLabel(bankText.kontonummer, { exact: true }).fill('00991234578')
  page.on('dialog', dialog => dialog.accept())
  await page.goto(`/kontraktsdatabase?dokument=${_id}`)
  await page.getByLabel(formText.felt.notat, { exact: true }).fill('Ring før klokka tolv')
  await chooseFane(page, dok.faneDokument)
  await expectDrawn(page, 1)

  const underveis = await lagret(page)
  expect(underveis).toMatchObject({ databaser: [], lagre: [], kapsler: '', arbeidere: 0 })
  expect(
    Object.keys(underveis.localStorage).filter(navn => navn !== 'sessionToken' && navn !== 'rp.visning'),
  ).toEqual([])
  expect(
    Object.keys(underveis.sessionStorage).filter(
      navn => !/^(rp\.(utkast\.|infoVist$)|react-router-scroll-positions$)/.test(navn),
    ),
  ).toEqual([])
  const alt = JSON.stringify(underveis).replace(/\D/g, '')
  expect(alt).not.toContain(vist)
  expect(alt).not.toContain('00991234578')
  expect(JSON.stringify(underveis.sessionStorage)).toContain('Ring før klokka tolv')

  await page.goto('/logout')
  await expect(page).toHaveURL('/login')
  const etterpaa = await lagret(page)
  expect(etterpaa).toMatchObject({ databaser: [], lagre: [], kapsler: '', arbeidere: 0 })
  expect(Object.keys(etterpaa.localStorage).filter(navn => navn !== 'rp.visning')).toEqual(['rp.loggetUt'])
  const tillatt = /^(rp\.(infoVist|loggetUt)|react-router-scroll-positions)$/
  expect(Object.keys(etterpaa.sessionStorage).filter(navn => !tillatt.test(navn))).toEqual([])
  expect(JSON.stringify(etterpaa)).not.toMatch(/Kari|klokka tolv|folk\.example|eyJ/)
})

test('etter utlogging viser ikke Tilbake noe, heller ikke fra en annen side på nettet [E4]', async ({
  page,
  medlem,
}) => {
  await medlem()
  await page.goto('/persondata')
  const fornavn = page.getByLabel(personligText.fornavn, { exact: true })
  await fornavn.fill('Kari')
  page.on('dialog', dialog => dialog.accept())
  const annen = await page.context().newPage()
  await annen.goto('/')
  await page.goto('about:blank')
  await chooseInMenyen(annen, ramme.loggUt)
  await expect(annen).toHaveURL('/login')
  await page.goBack()
  await expect(page).toHaveURL('/login')
  await expect(fornavn).toHaveCount(0)
  expect(
    Object.keys(await page.evaluate(() => ({ ...sessionStorage }))).filter(n => n.startsWith('rp.utkast.')),
  ).toEqual([])
})

test('en fane som sov mens man logget ut i en annen, glemmer utkastet når den våkner', async ({
  page,
  medlem,
}) => {
  const person = await medlem()
  const { _id } = await uploadFiler(person)
  await page.goto(`/kontraktsdatabase?dokument=${_id}`)
  await page.getByLabel(formText.felt.notat, { exact: true }).fill('Halvferdig setning')
  page.on('dialog', dialog => dialog.accept())
  await page.goto('about:blank')
  const annen = await page.context().newPage()
  await annen.goto('/logout')
  await expect(annen).toHaveURL('/login')
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(auth.logginn.tittel)
  expect(JSON.stringify((await lagret(page)).sessionStorage)).not.toContain('Halvferdig')
})

test('innloggingen kan gå ut mens skjemaet er halvferdig: utkastet venter, og lagres etterpå [fault 34]', async ({
  page,
  medlem,
  vakt,
}) => {
  vakt.tillat(/401/)
  const person = await medlem()
  const { _id } = await uploadFiler(person)
  await page.goto(`/kontraktsdatabase?dokument=${_id}`)
  const notat = page.getByLabel(formText.felt.notat, { exact: true })
  await notat.fill('Dette rakk jeg å skrive')
  await endSession(person)
  // Something else that the page asks for may hear of it first, and lead to the login before the button is hit: then nothing is pressed,
  // for a press that waits would save when the form is back.
  const lagre = page.getByRole('button', { name: formText.lagre, exact: true })
  for (const button of await lagre.elementHandles())
    await button.evaluate(element => (element as HTMLElement).click())
  await expect(page).toHaveURL('/login')
  await expect(page.getByText(auth.logginn.borte)).toBeVisible()
  await logIn(page, person.email)
  await expect(page).toHaveURL(`/kontraktsdatabase?dokument=${_id}`)
  await expect(notat).toHaveValue('Dette rakk jeg å skrive')
  await page.getByRole('button', { name: formText.lagre, exact: true }).click()
  await expect(page.getByText('LAGRET', { exact: true })).toBeVisible()
  const [dokument] = await dokumenterTil(await hentOekt(person.email, passord))
  expect(dokument?.notat).toBe('Dette rakk jeg å skrive')
})

test('den som logger inn, sendes aldri til et annet nettsted [E10]', async ({ page }) => {
  for (const maal of ['//ond.example', '/\\ond.example', 'javascript:alert(1)', 'https://ond.example/']) {
    const person = await register()
    await page.goto(`/login?next=${encodeURIComponent(maal)}&redirect=${encodeURIComponent(maal)}`)
    await page.evaluate(path => {
      sessionStorage.setItem('rp.tilbake', JSON.stringify({ path, reason: 'uten' }))
    }, maal)
    await logIn(page, person.email)
    await expect(page).toHaveURL('/')
    await page.goto('/logout')
    await expect(page).toHaveURL('/login')
  }
})

const doegn = 24 * 3600 * 1000
async function stillKlokken(context: BrowserContext, millisekunder: number): Promise<void> {
  await context.addInitScript(skjev => {
    const ekte = Date
    const now = () => ekte.now() + skjev
    globalThis.Date = new Proxy(ekte, {
      construct: (_, given, klasse) => Reflect.construct(ekte, given.length > 0 ? given : [now()], klasse),
      get: (_, navn) => (navn === 'now' ? now : Reflect.get(ekte, navn)),
    })
  }, millisekunder)
}

for (const [hva, skjev] of [
  ['et døgn foran', doegn],
  ['et døgn etter', -doegn],
] as const)
  test(`er klokken på maskinen ${hva}, går det an å logge inn, være inne og bli logget ut [B7]`, async ({
    page,
    vakt,
  }) => {
    vakt.tillat(/401/)
    await stillKlokken(page.context(), skjev)
    const person = await register()
    const { _id } = await uploadFiler(person)
    await page.goto('/login')
    await logIn(page, person.email)
    await expect(page).toHaveURL('/')
    await page.goto(`/kontraktsdatabase?dokument=${_id}`)
    await chooseFane(page, dok.faneDokument)
    await expectDrawn(page, 1)
    await page.reload()
    await expect(page).toHaveURL(`/kontraktsdatabase?dokument=${_id}`)
    const token = await page.evaluate(() => localStorage.getItem('sessionToken') ?? '')
    await endSession({ ...person, token })
    await page.reload()
    await expect(page).toHaveURL('/login')
    await logIn(page, person.email)
    await expect(page).toHaveURL(`/kontraktsdatabase?dokument=${_id}`)
  })
