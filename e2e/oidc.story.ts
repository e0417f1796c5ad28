import type { Page } from '@playwright/test'
import { errorMessage } from '@rp/contract/errors'
import { type Innbygger, klient, startOidcLeverandoer } from '../server/test/oidc-leverandoer.ts'
import { syntheticPersonnummer } from '../server/test/personnummer.ts'
import { text as auth } from '../web/src/features/auth/auth.text.ts'
import { koblingText, oidcText } from '../web/src/features/auth/oidc.text.ts'
import { koblingerText as koblinger } from '../web/src/features/bruker/koblinger/koblinger.text.ts'
import { iEgenPortal } from './egen-portal.ts'
import { demoAdministrator, epostTil, lagNyttPassord, logIn, nyAdresse, passord, send } from './samtale.ts'
import { test as base, expect, expectAccessible, loesRobotsjekk } from './story.ts'

const knapp = 'Logg inn med ID-porten'

type Tjeneste = Awaited<ReturnType<typeof startOidcLeverandoer>>

/** Stories in a portal of their own, whose settings name a provider. */
const test = base.extend<object, { tjeneste: Tjeneste }>({
  tjeneste: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
    async ({}, use) => {
      const tjeneste = await startOidcLeverandoer()
      const settings = {
        OIDC_ISSUER: tjeneste.issuer,
        OIDC_CLIENT_ID: klient.id,
        OIDC_CLIENT_SECRET: klient.hemmelighet,
      }
      await iEgenPortal(settings, async ({ address }) => {
        await tjeneste.open(`${address}/login/tilbake`)
        await use(tjeneste)
      })
      await tjeneste.close()
    },
    { scope: 'worker', auto: true, timeout: 240_000 },
  ],
})

/** A member, and the same person as the provider knows her. */
async function medlemMedPid(tjeneste: Tjeneste, navn: string) {
  const [email, personnummer] = [nyAdresse(), syntheticPersonnummer()]
  await send('POST', '/api/user/register', { personnummer, email, password: passord })
  tjeneste.folk.set(navn, { pid: personnummer, acr: 'idporten-loa-high' })
  return { email, personnummer }
}

/** The first time, with the password of the account. */
async function confirmOwnKonto(page: Page, ord: string): Promise<void> {
  await expect(page.getByRole('heading', { name: koblingText.tittel })).toBeVisible()
  await page.getByLabel(koblingText.passord, { exact: true }).fill(ord)
  await page.getByRole('button', { name: koblingText.knapp, exact: true }).click()
}
const nyttPassord = 'valgt da kontoen ble koblet'
/** And with a new one, since whoever registered the account may know the first. */
async function chooseNewPassord(page: Page, vakt: { tillat(...patterns: RegExp[]): void }): Promise<void> {
  vakt.tillat(/403/)
  await confirmOwnKonto(page, passord)
  await expect(page.getByText(koblingText.hvorforNytt)).toBeVisible()
  await page.getByLabel(koblingText.nytt, { exact: true }).fill(nyttPassord)
  await page.getByRole('button', { name: koblingText.knapp, exact: true }).click()
}

async function gaaTilTjenesten(page: Page, navn: string): Promise<void> {
  await page.getByRole('button', { name: knapp }).click()
  await expect(page.getByRole('heading', { name: 'Hvem er du?' })).toBeVisible()
  await page.getByRole('button', { name: navn, exact: true }).click()
}

// Its pages lie outside of what the portal answers for.
test.beforeEach(({ vakt, tjeneste }) => vakt.tillat(new RegExp(tjeneste.issuer)))

test('medlemmet logger inn hos tjenesten, viser én gang at kontoen er hennes, og kommer dit hun skulle, uten spor i adressen', async ({
  page,
  tjeneste,
  vakt,
}) => {
  vakt.tillat(/403|422/)
  const { email, personnummer } = await medlemMedPid(tjeneste, 'Kari Nordmann')
  await page.goto('/persondata')
  await expect(page).toHaveURL('/login')
  await expectAccessible(page, 'innlogging: med en tjeneste')
  const adresser: string[] = []
  page.on('framenavigated', frame => void adresser.push(frame.url()))
  await gaaTilTjenesten(page, 'Kari Nordmann')
  await confirmOwnKonto(page, 'ikke det riktige passordet')
  await expect(page.getByText(errorMessage.feil_passord)).toBeVisible()
  await expectAccessible(page, 'kobling: feil passord')
  await confirmOwnKonto(page, passord)
  await expect(page.getByText(koblingText.hvorforNytt)).toBeVisible()
  await expectAccessible(page, 'kobling: nytt passord')
  await page.getByLabel(koblingText.nytt, { exact: true }).fill(passord)
  await page.getByRole('button', { name: koblingText.knapp, exact: true }).click()
  await expect(page.getByText(errorMessage.passord_uendret)).toBeVisible()
  await page.getByLabel(koblingText.nytt, { exact: true }).fill(nyttPassord)
  await page.getByRole('button', { name: koblingText.knapp, exact: true }).click()
  await expect(page).toHaveURL('/persondata')
  const token = await page.evaluate(() => localStorage.getItem('sessionToken') ?? '')
  expect(token).toMatch(/^eyJ/)
  expect(adresser.join(' ')).not.toContain(token)
  expect(adresser.join(' ')).not.toContain(personnummer)
  expect(await page.evaluate(() => localStorage.getItem('rp.innlogging'))).toBeNull()
  const { letter } = await epostTil(email, /Ny måte å logge inn/)
  expect(letter.paragraphs.join(' ')).toContain(new URL(tjeneste.issuer).host)
  await page.goBack()
  await expect(page).not.toHaveURL(/code=/)
})

test('den som ikke har konto, ledes til registreringen med navnet sitt, og kommer inn neste gang', async ({
  page,
  tjeneste,
  vakt,
}) => {
  const ny: Innbygger = { pid: syntheticPersonnummer(), given_name: 'Nora', family_name: 'Berg' }
  tjeneste.folk.set('Nora Berg', ny)
  await page.goto('/login')
  await gaaTilTjenesten(page, 'Nora Berg')
  await expect(page).toHaveURL('/registrering')
  await expect(page.getByText(oidcText.ukjent('Nora'))).toBeVisible()
  await expectAccessible(page, 'registrering: ukjent hos tjenesten')
  const epost = nyAdresse()
  await page.getByLabel(auth.personnummer, { exact: true }).fill(ny.pid ?? '')
  await page.getByLabel(auth.epost, { exact: true }).fill(epost)
  await page.getByLabel(auth.passord, { exact: true }).fill(passord)
  await loesRobotsjekk(page)
  await page.getByRole('button', { name: auth.registrering.knapp, exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  await expect(page).toHaveURL('/login')
  // The provider remembers her, and asks nothing; the portal asks once.
  await page.getByRole('button', { name: knapp }).click()
  await chooseNewPassord(page, vakt)
  await expect(page).toHaveURL('/')
  const { id, token } = await logIn(epost, nyttPassord)
  expect(await send('GET', `/api/user/${id}`, undefined, token)).toMatchObject({
    fornavn: 'Nora',
    etternavn: 'Berg',
  })
})

test('den som ombestemmer seg hos tjenesten, får vite det og kan logge inn som vanlig @telefon', async ({
  page,
  vakt,
}) => {
  vakt.tillat(/409/)
  await page.goto('/login')
  await gaaTilTjenesten(page, 'Avbryt')
  await expect(page.getByText(errorMessage.oidc_avbrutt)).toBeVisible()
  await expect(page).toHaveURL('/login/tilbake')
  await expectAccessible(page, 'innlogging: avbrutt hos tjenesten')
  await page.getByRole('link', { name: oidcText.tilbake.tilInnlogging }).click()
  await expect(page.getByRole('button', { name: knapp })).toBeVisible()
})

test('når tjenesten er nede, sier portalen fra, og e-post og passord virker @telefon', async ({
  page,
  vakt,
  tjeneste,
}) => {
  vakt.tillat(/503/)
  const { email } = await medlemMedPid(tjeneste, 'Ola Nordmann')
  // What the portal knew of the provider holds for an hour: the person stands before a page that is down instead.
  await page.route('**/api/user/oidc/start', route =>
    route.fulfill({ status: 503, json: { code: 'oidc_nede', message: errorMessage.oidc_nede } }),
  )
  await page.goto('/login')
  await page.getByRole('button', { name: knapp }).click()
  const svar = page.getByRole('alertdialog', { name: oidcText.feilTittel })
  await expect(svar).toContainText(errorMessage.oidc_nede)
  await svar.getByRole('button', { name: 'OK' }).click()
  await page.getByLabel(auth.epost, { exact: true }).fill(email)
  await page.getByLabel(auth.passord, { exact: true }).fill(passord)
  await page.getByRole('button', { name: auth.logginn.knapp, exact: true }).click()
  await expect(page).toHaveURL('/')
})

test('en lenke fra en fremmed logger ingen inn på fremmedes konto', async ({
  page,
  annenNettleser,
  vakt,
  tjeneste,
}) => {
  vakt.tillat(/410/)
  await medlemMedPid(tjeneste, 'Fremmed')
  const fremmed = await annenNettleser()
  await fremmed.route('**/api/user/oidc', route => route.abort())
  vakt.tillat(/ERR_FAILED/)
  let lenke = ''
  fremmed.on('framenavigated', frame => {
    if (frame.url().includes('code=')) lenke = frame.url()
  })
  await fremmed.goto('/login')
  await gaaTilTjenesten(fremmed, 'Fremmed')
  await expect.poll(() => lenke).toMatch(/code=/)
  await page.goto(lenke)
  await expect(page.getByText(errorMessage.oidc_utloept)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('sessionToken'))).toBeNull()
})

test('den som logger ut, logges ut av tjenesten også, og neste gang spør den hvem hun er', async ({
  page,
  tjeneste,
  vakt,
}) => {
  await medlemMedPid(tjeneste, 'Astrid Lie')
  await page.goto('/login')
  await gaaTilTjenesten(page, 'Astrid Lie')
  await chooseNewPassord(page, vakt)
  await expect(page).toHaveURL('/')
  const adresser: string[] = []
  page.on('framenavigated', frame => void adresser.push(frame.url()))
  await page.goto('/logout')
  // The page of the provider asks once more, in its own words.
  await page.getByRole('button', { name: 'Ja, logg meg ut' }).click()
  await expect(page).toHaveURL('/login')
  expect(adresser.join(' ')).not.toContain('eyJ')
  await gaaTilTjenesten(page, 'Astrid Lie')
  await expect(page).toHaveURL('/')
})

test('den som har fått personnummeret sitt brukt av en annen, sier fra og kommer ikke inn på den andres konto', async ({
  page,
  tjeneste,
}) => {
  const { email } = await medlemMedPid(tjeneste, 'Nils Vik')
  await page.goto('/login')
  await gaaTilTjenesten(page, 'Nils Vik')
  await expect(page.getByText(koblingText.hvaSkjedde)).toBeVisible()
  await expectAccessible(page, 'kobling')
  await page.getByRole('button', { name: koblingText.ikkeMin }).click()
  await page.getByRole('button', { name: koblingText.siFra.knapp, exact: true }).click()
  await expect(page.getByText(koblingText.siFra.mangler)).toBeVisible()
  await expectAccessible(page, 'kobling: meldingen mangler')
  await page.getByLabel(koblingText.siFra.felt).fill('Jeg heter Nils Vik. Ring meg på 22 33 44 55.')
  await page.getByRole('button', { name: koblingText.siFra.knapp, exact: true }).click()
  await expect(page.getByText(/Vi har fått meldingen/)).toBeVisible()
  await expectAccessible(page, 'kobling: meldingen er sendt')
  await page.getByRole('button', { name: koblingText.siFra.ferdig }).click()
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => localStorage.getItem('sessionToken'))).toBeNull()
  const { kontaktadresse } = (await send(
    'GET',
    '/api/innstillinger',
    undefined,
    (
      await demoAdministrator()
    ).token,
  )) as {
    kontaktadresse: { verdi: string }
  }
  const { letter } = await epostTil(kontaktadresse.verdi, /ha personnummeret til en annen/)
  expect(letter.paragraphs.join(' ')).toContain(email)
})

test('etter nytt passord på e-post blir hun spurt om hver innloggingstjeneste før noe annet [L2]', async ({
  page,
  tjeneste,
  vakt,
}) => {
  test.slow()
  // The front page may still ask when the session is taken away under it.
  vakt.tillat(/401/)
  const { email } = await medlemMedPid(tjeneste, 'Tone Dal')
  await page.goto('/login')
  await gaaTilTjenesten(page, 'Tone Dal')
  await chooseNewPassord(page, vakt)
  await expect(page).toHaveURL('/')
  await page.evaluate(() => localStorage.clear())
  const nytt = 'et splitter nytt passord'
  await lagNyttPassord(email, nytt)
  await page.goto('/login')
  await page.getByLabel(auth.epost, { exact: true }).fill(email)
  await page.getByLabel(auth.passord, { exact: true }).fill(nytt)
  await page.getByRole('button', { name: auth.logginn.knapp, exact: true }).click()
  await expect(page).toHaveURL('/koblinger')
  const svar = page.getByRole('radiogroup', { name: new URL(tjeneste.issuer).host })
  await expect(svar).toContainText(/Koblet .* Sist brukt/)
  await expectAccessible(page, 'koblinger')
  await page.getByRole('button', { name: koblinger.lagre }).click()
  await expect(page.getByText(koblinger.mangler)).toBeVisible()
  await expectAccessible(page, 'koblinger: svaret mangler')
  await page.goto('/persondata')
  await expect(page).toHaveURL('/koblinger')
  await svar.getByText(koblinger.fjern, { exact: true }).click()
  await page.getByRole('button', { name: koblinger.lagre }).click()
  await expect(page).toHaveURL('/persondata')
  await page.goto('/logout')
  await expect(page).toHaveURL('/login')
  // The service still knows her.
  await page.getByRole('button', { name: knapp }).click()
  await expect(page.getByRole('heading', { name: koblingText.tittel })).toBeVisible()
})

test('tyven som har koblet sin innlogging til kontoen, kommer ikke inn når eieren har laget nytt passord [L2]', async ({
  page,
  tjeneste,
  vakt,
}) => {
  vakt.tillat(/401/)
  const { email, personnummer } = await medlemMedPid(tjeneste, 'Eieren')
  // Knows the password, and passes for the owner at the service.
  tjeneste.folk.set('Tyven', { pid: personnummer })
  await page.goto('/login')
  await gaaTilTjenesten(page, 'Tyven')
  await chooseNewPassord(page, vakt)
  await expect(page).toHaveURL('/')
  await page.evaluate(() => localStorage.clear())
  await lagNyttPassord(email, 'et splitter nytt passord')
  await page.goto('/login')
  await page.getByRole('button', { name: knapp }).click()
  await expect(page.getByRole('heading', { name: koblingText.tittel })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('sessionToken'))).toBeNull()
})
