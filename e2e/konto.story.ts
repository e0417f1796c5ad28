import type { Page } from '@playwright/test'
import { text as inn } from '../web/src/features/auth/auth.text.ts'
import { egneDataText, kontaktText, sikkerhetText, text } from '../web/src/features/bruker/bruker.text.ts'
import { epostTil, loggInn, nyAdresse } from './samtale.ts'
import { expect, expectAccessible, test } from './story.ts'

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
  await page.goto(new URL(brev.letter.link?.url ?? '').pathname)
  await expectAccessible(page)
  await page.getByRole('button', { name: inn.bekreftEpost.knapp }).click()
  await expect(page.getByText('Den nye adressen er tatt i bruk.')).toBeVisible()
  await page.getByRole('link', { name: inn.bekreftEpost.tilData }).click()
  await expect(felt(page, kontaktText.epost)).toHaveValue(ny)
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
  await loggInn(person.email, nytt)
  await page.reload()
  await expect(page.getByRole('heading', { name: text.tittel })).toBeVisible()
})

test('«Logg ut overalt» leder til innloggingen', async ({ page, medlem }) => {
  await medlem()
  await page.goto('/persondata')
  await page.getByRole('button', { name: sikkerhetText.overalt }).click()
  const dialog = page.getByRole('alertdialog', { name: sikkerhetText.overalt })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: sikkerhetText.overalt }).click()
  await expect(page).toHaveURL('/login')
})

test('alt som er lagret om meg, kan lastes ned, og jeg kan be om å bli slettet', async ({ page, medlem }) => {
  const person = await medlem()
  await page.goto('/persondata')
  const nedlasting = page.waitForEvent('download')
  await page.getByRole('button', { name: egneDataText.lastNed }).click()
  expect((await nedlasting).suggestedFilename()).toBe(egneDataText.filnavn)
  await page.getByRole('button', { name: egneDataText.slett }).click()
  const dialog = page.getByRole('alertdialog', { name: egneDataText.slett })
  await dialog.getByLabel(egneDataText.slettMelding).fill('Jeg har sluttet.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: egneDataText.slettSend }).click()
  await expect(page.getByText('Du ba om å bli slettet')).toBeVisible()
  await epostTil(person.email, /ønsket ditt om sletting/)
})
