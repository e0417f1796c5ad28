import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readZip } from '../server/test/zip.ts'
import { text as inn } from '../web/src/features/auth/auth.text.ts'
import {
  egneDataText,
  innloggingerText,
  kontaktText,
  sikkerhetText,
  text,
  ubekreftetText,
} from '../web/src/features/bruker/bruker.text.ts'
import { epostTil, logIn, nyAdresse, registrerUbekreftet, uploadFiler } from './samtale.ts'
import { expect, expectAccessible, giOkt, test } from './story.ts'

const lagre = (page: Page, seksjon: string) =>
  page.getByRole('button', { name: text.lagreHva(seksjon), exact: true })
const felt = (page: Page, navn: string) => page.getByLabel(navn, { exact: true })

test('en ny e-postadresse tas i bruk når lenken er åpnet', async ({ page, medlem }) => {
  const person = await medlem()
  const ny = nyAdresse()
  await page.goto('/persondata')
  await felt(page, kontaktText.epost).fill(ny)
  await lagre(page, kontaktText.tittel).click()
  await expect(page.getByText(`Vi har sendt en lenke til ${ny}.`)).toBeVisible()
  await expect(felt(page, kontaktText.epost)).toHaveValue(person.email)
  await epostTil(person.email, /Noen vil bytte/)
  const brev = await epostTil(ny, /Bekreft den nye/)
  await page.goto(brev.letter.link?.url ?? '')
  await expectAccessible(page, 'bekreft ny e-postadresse')
  await page.getByRole('button', { name: inn.bekreftEpost.knapp }).click()
  await expect(page.getByText('Den nye adressen er tatt i bruk.')).toBeVisible()
  await page.getByRole('link', { name: inn.bekreftEpost.tilData }).click()
  await expect(felt(page, kontaktText.epost)).toHaveValue(ny)
})

test('er e-postadressen ikke bekreftet, sier portalen hva det betyr, og sender lenken på nytt [L3]', async ({
  page,
}) => {
  const person = await registrerUbekreftet()
  await giOkt(page, person)
  await page.goto('/')
  const banner = page.getByRole('region', { name: ubekreftetText.tittel })
  await expect(banner).toContainText(person.email)
  await expectAccessible(page, 'hjem: e-postadressen er ikke bekreftet')
  await banner.getByRole('button', { name: ubekreftetText.sendPaaNytt }).click()
  await expect(banner).toContainText(`Vi har sendt en lenke til ${person.email}.`)
  const brev = await epostTil(person.email, /Bekreft e-postadressen din/, 2)
  await page.goto(brev.letter.link?.url ?? '')
  await page.getByRole('button', { name: inn.bekreftEpost.knapp }).click()
  await expect(page.getByText('Takk. E-postadressen er bekreftet.')).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner).toHaveCount(0)
})

test('et nytt passord gjelder med en gang, og jeg blir værende', async ({ page, medlem }) => {
  const person = await medlem()
  const nytt = 'en annen fjord i morgen'
  await page.goto('/persondata')
  await page.getByRole('button', { name: sikkerhetText.endre }).click()
  await expect(page.getByText(sikkerhetText.mangler)).toBeVisible()
  await felt(page, sikkerhetText.passord).fill('kort')
  await felt(page, sikkerhetText.passord).press('Enter')
  await expect(page.getByText('Passordet må ha minst 10 tegn.')).toBeVisible()
  await felt(page, sikkerhetText.passord).fill(nytt)
  await page.getByRole('button', { name: sikkerhetText.endre }).click()
  await expect(page.getByText('Passordet er endret.')).toBeVisible()
  await logIn(person.email, nytt)
  await page.reload()
  await expect(page.getByRole('heading', { name: text.tittel })).toBeVisible()
})

test('jeg ser hvor jeg er logget inn, og logger ut en annen enhet', async ({ page, medlem }) => {
  const person = await medlem()
  await logIn(person.email, person.password)
  await page.goto('/persondata')
  const steder = page.getByRole('region', { name: innloggingerText.tittel }).getByRole('listitem')
  await expect(steder.filter({ hasText: innloggingerText.denne })).toHaveCount(1)
  const antall = await steder.count()
  await expectAccessible(page, 'persondata: innlogget flere steder')
  const knapp = page.getByRole('button', { name: innloggingerText.loggUtHvor(innloggingerText.ukjent) })
  await knapp.first().click()
  await expect(page.getByText('Du er logget ut der.')).toBeVisible()
  await expect(steder).toHaveCount(antall - 1)
  await page.reload()
  await expect(page.getByRole('heading', { name: text.tittel })).toBeVisible()
})

test('«Logg ut overalt» leder til innloggingen', async ({ page, medlem }) => {
  await medlem()
  await page.goto('/persondata')
  await page.getByRole('button', { name: sikkerhetText.overalt }).click()
  const dialog = page.getByRole('alertdialog', { name: sikkerhetText.overalt })
  await expectAccessible(page, 'persondata: logge ut overalt')
  await dialog.getByRole('button', { name: sikkerhetText.overalt }).click()
  await expect(page).toHaveURL('/login')
})

test('alt som er lagret om meg, kan lastes ned, og jeg kan be om å bli slettet', async ({ page, medlem }) => {
  const person = await medlem()
  await uploadFiler(person, 'Avtale om klipp')
  await page.goto('/persondata')
  const nedlasting = page.waitForEvent('download')
  await page.getByRole('button', { name: egneDataText.lastNed }).click()
  expect((await nedlasting).suggestedFilename()).toBe(egneDataText.filnavn)
  const filer = readZip(await readFile(await (await nedlasting).path()))
  expect([...filer.keys()]).toEqual([
    'mine-opplysninger.json',
    'dokumenter/01 Avtale om klipp/Avtale om klipp.pdf',
    'dokumenter/01 Avtale om klipp/slik du lastet opp/01 avtale.pdf',
  ])
  await expect(page.getByText(egneDataText.lastNedFerdig)).toBeVisible()
  await page.getByRole('button', { name: egneDataText.slett }).click()
  const dialog = page.getByRole('alertdialog', { name: egneDataText.slett })
  await dialog.getByLabel(egneDataText.slettMelding).fill('Jeg har sluttet.')
  await expectAccessible(page, 'persondata: be om sletting')
  await dialog.getByRole('button', { name: egneDataText.slettSend }).click()
  await expect(page.getByText('Du ba om å bli slettet')).toBeVisible()
  await epostTil(person.email, /ønsket ditt om sletting/)
  await expectAccessible(page, 'persondata: sletting er ønsket')
  await page.reload()
  await page.getByRole('button', { name: egneDataText.slettTrekk }).click()
  await expect(page.getByText(/^Du ba om å bli slettet .+, og trakk ønsket /)).toBeVisible()
  await expect(page.getByRole('group', { name: egneDataText.slett })).toBeFocused()
  await expect(page.getByRole('button', { name: egneDataText.slett })).toBeVisible()
  await expectAccessible(page, 'persondata: ønsket er trukket')
})

test('en nedlasting som ryker på veien, sier fra, og kan prøves igjen', async ({ page, medlem, vakt }) => {
  vakt.tillat(/ERR_FAILED|ERR_CONTENT_LENGTH_MISMATCH/)
  await medlem()
  await page.goto('/persondata')
  await page.route('**/data.zip', route => route.abort())
  const knapp = page.getByRole('button', { name: egneDataText.lastNed })
  await knapp.click()
  await expect(page.getByText(egneDataText.lastNedFeilet)).toBeVisible()
  await expectAccessible(page, 'persondata: nedlastingen røk')
  await page.unroute('**/data.zip')
  const nedlasting = page.waitForEvent('download')
  await knapp.click()
  await nedlasting
  await expect(page.getByText(egneDataText.lastNedFeilet)).toBeHidden()
})

test('en stor nedlasting viser hvor langt den er kommet, og kan avbrytes', async ({ page, medlem }) => {
  await medlem()
  // A server that has sent a third, and goes on when it likes.
  await page.addInitScript(() => {
    const send = window.fetch
    window.fetch = (input, init) => {
      if (!String(input).endsWith('/data.zip')) return send(input, init)
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(new Uint8Array(1024 * 1024))
          init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason))
        },
      })
      return Promise.resolve(new Response(body, { headers: { 'content-length': String(3 * 1024 * 1024) } }))
    }
  })
  await page.goto('/persondata')
  await page.getByRole('button', { name: egneDataText.lastNed }).click()
  await expect(page.getByText('1\u00a0MB av 3\u00a0MB')).toBeVisible()
  await expectAccessible(page, 'persondata: nedlastingen er i gang')
  await page.getByRole('button', { name: egneDataText.avbryt }).click()
  await expect(page.getByText(egneDataText.lastNedAvbrutt)).toBeVisible()
  await expect(page.getByText(egneDataText.lastNedFeilet)).toBeHidden()
})
