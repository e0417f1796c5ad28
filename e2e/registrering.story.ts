import type { Page } from '@playwright/test'
import { errorMessage, sentence } from '@rp/contract/errors'
import { syntheticPersonnummer } from '../server/test/personnummer.ts'
import { text } from '../web/src/features/auth/auth.text.ts'
import { ownSentence } from '../web/src/platform/api-answer.ts'
import { epostTil, nyAdresse, passord, register } from './samtale.ts'
import { expect, expectAccessible, loesRobotsjekk, test } from './story.ts'

const knapp = (page: Page) => page.getByRole('button', { name: text.registrering.knapp })
const felt = (page: Page) => ({
  personnummer: page.getByLabel(text.personnummer, { exact: true }),
  epost: page.getByLabel(text.epost, { exact: true }),
  passord: page.getByLabel(text.passord, { exact: true }),
})

async function fyllUt(page: Page, epost: string, personnummer = syntheticPersonnummer()): Promise<void> {
  await felt(page).personnummer.fill(personnummer)
  await felt(page).epost.fill(epost)
  await felt(page).passord.fill(passord)
}

const feilen = (page: Page, sentence: string) => page.locator('form').getByText(sentence).first()

test('den som ikke fyller ut noe, får vite hva som mangler, og kommer til feltet', async ({ page }) => {
  await page.goto('/registrering')
  await expectAccessible(page, 'registrering')
  await knapp(page).click()
  const oppsummering = page.getByRole('heading', { name: 'Fire ting må rettes før du kan gå videre' })
  await expect(oppsummering).toBeVisible()
  const mangler = [
    errorMessage.personnummer_lengde,
    text.manglerEpost,
    text.manglerNyttPassord,
    text.registrering.robot,
  ]
  for (const melding of mangler) await expect(page.getByRole('link', { name: melding })).toBeVisible()
  await expectAccessible(page, 'registrering: fire ting må rettes')
  await page.getByRole('link', { name: text.manglerEpost }).click()
  await expect(felt(page).epost).toBeFocused()
})

for (const [hva, personnummer] of [
  ['ti siffer', '1234567890'],
  ['tolv siffer', '123456789012'],
  ['bokstaver', '12345abcdef'],
] as const)
  test(`et personnummer med ${hva} blir ikke godtatt @telefon`, async ({ page }) => {
    await page.goto('/registrering')
    await fyllUt(page, nyAdresse(), personnummer)
    await loesRobotsjekk(page)
    await knapp(page).click()
    await expect(feilen(page, errorMessage.personnummer_lengde)).toBeVisible()
    await expect(page.getByRole('alertdialog')).toBeHidden()
  })

test('et kort passord og en ugyldig e-postadresse blir ikke godtatt', async ({ page }) => {
  await page.goto('/registrering')
  await fyllUt(page, 'kari(at)folk.example')
  await felt(page).passord.fill('for kort')
  await knapp(page).click()
  await expect(feilen(page, 'Skriv en gyldig e-postadresse.')).toBeVisible()
  await expect(feilen(page, sentence('passord_for_kort', { minst: '10' }))).toBeVisible()
})

test('den som ikke har bekreftet at hun ikke er en robot, får si det først', async ({ page }) => {
  await page.goto('/registrering')
  await fyllUt(page, nyAdresse())
  await knapp(page).click()
  await expect(feilen(page, text.registrering.robot)).toBeVisible()
  await loesRobotsjekk(page)
  await expect(page.locator('.rp-robot__feil')).toBeHidden()
})

test('passordet kan vises mens det skrives [A14]', async ({ page }) => {
  await page.goto('/registrering')
  await felt(page).passord.fill(passord)
  await expect(felt(page).passord).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Vis passordet' }).click()
  await expect(felt(page).passord).toHaveAttribute('type', 'text')
})

test('mens registreringen sendes, står det «Registrerer...», og OK leder til innloggingen @begge', async ({
  page,
}) => {
  let slipp = () => {}
  const sluppet = new Promise<void>(resolve => {
    slipp = resolve
  })
  let sendt: unknown
  await page.route('**/api/user/register', async route => {
    sendt = route.request().postDataJSON()?.personnummer
    await sluppet
    await route.continue()
  })
  await page.goto('/registrering')
  const nummer = syntheticPersonnummer()
  const adresse = nyAdresse()
  await fyllUt(page, adresse, `${nummer.slice(0, 6)} ${nummer.slice(6)}`)
  await loesRobotsjekk(page)
  await knapp(page).click()
  const sender = page.getByRole('button', { name: text.registrering.sender })
  await expect(sender).toBeDisabled()
  slipp()
  const svar = page.getByRole('alertdialog', { name: text.registrering.ferdigTittel })
  await expect(svar).toBeVisible()
  await expectAccessible(page, 'registrering: ferdig')
  await svar.getByRole('button', { name: 'OK' }).click()
  expect(sendt).toBe(nummer)
  await expect(page).toHaveURL('/login')
  await expect(felt(page).epost).toHaveValue(adresse)
  await expect(felt(page).passord).toHaveValue('')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('link', { name: text.logginn.registrer }).click()
  for (const tomt of Object.values(felt(page))) await expect(tomt).toHaveValue('')
})

test('en adresse som er i bruk, røpes ikke for fremmede, men eieren får vite det', async ({ page, vakt }) => {
  vakt.tillat(/409/)
  const eier = await register()
  await page.goto('/registrering')
  await fyllUt(page, eier.email)
  await loesRobotsjekk(page)
  await knapp(page).click()
  const svar = page.getByRole('alertdialog', { name: text.registrering.feilTittel })
  await expect(svar).toContainText(errorMessage.finnes_fra_foer.split('{')[0] ?? '')
  await svar.getByRole('button', { name: 'OK' }).click()
  await expect(felt(page).epost).toHaveValue(eier.email)
  await epostTil(eier.email, /allerede en konto/)
})

test('når tjenesten ikke svarer, står det «Noe gikk galt under registreringen» @telefon', async ({
  page,
  vakt,
}) => {
  vakt.tillat(/ERR_FAILED/)
  await page.route('**/api/user/register', route => route.abort())
  await page.goto('/registrering')
  const adresse = nyAdresse()
  await fyllUt(page, adresse)
  await loesRobotsjekk(page)
  await knapp(page).click()
  const svar = page.getByRole('alertdialog')
  await expect(svar).toContainText(text.registrering.feil)
  await expect(svar).toContainText(ownSentence.nettverk)
  await expectAccessible(page, 'registrering: ingen svarer')
  await svar.getByRole('button', { name: 'OK' }).click()
  await expect(felt(page).epost).toHaveValue(adresse)
})

test('siden viser hvor man kan spørre, og hvorfor vi trenger personnummeret [G10]', async ({ page }) => {
  await page.goto('/registrering')
  await expect(page.getByText(text.personnummerHjelp)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
})
