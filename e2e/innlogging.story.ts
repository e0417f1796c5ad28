import type { Page } from '@playwright/test'
import { errorMessage } from '@rp/contract/errors'
import { text as ramme } from '../web/src/app/app.text.ts'
import { text } from '../web/src/features/auth/auth.text.ts'
import { adresseText } from '../web/src/features/bruker/bruker.text.ts'
import { text as dok } from '../web/src/features/dokument/dokument.text.ts'
import { text as last } from '../web/src/features/dokument/opplasting/opplasting.text.ts'
import { text as sider } from '../web/src/features/dokument/sider/sider.text.ts'
import { text as kontakt } from '../web/src/features/sak/kontakt.text.ts'
import { ownSentence } from '../web/src/platform/api-answer.ts'
import { pdf } from './filer.ts'
import { endSession, epostTil, nyAdresse, passord, register, uploadFiler } from './samtale.ts'
import { chooseInMenyen, expect, expectAccessible, test } from './story.ts'

async function logIn(page: Page, epost: string, ord = passord): Promise<void> {
  await page.getByLabel(text.epost, { exact: true }).fill(epost)
  await page.getByLabel(text.passord, { exact: true }).fill(ord)
  await page.getByRole('button', { name: text.logginn.knapp, exact: true }).click()
}
const token = (page: Page) => page.evaluate(() => localStorage.getItem('sessionToken'))

test('feil passord gir en melding med OK, og adressen står der fortsatt', async ({ page, vakt }) => {
  vakt.tillat(/401/)
  const person = await register()
  await page.goto('/login')
  await expectAccessible(page, 'innlogging')
  await logIn(page, person.email, 'noe helt annet enn passordet')
  const svar = page.getByRole('alertdialog', { name: text.logginn.feilTittel })
  await expect(svar).toContainText(errorMessage.feil_innlogging)
  await expectAccessible(page, 'innlogging: feil passord')
  await svar.getByRole('button', { name: 'OK' }).click()
  await expect(svar).toBeHidden()
  await expect(page.getByLabel(text.epost, { exact: true })).toHaveValue(person.email)
  await logIn(page, person.email)
  await expect(page).toHaveURL('/')
})

test('tomme felt får hver sin melding', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: text.logginn.knapp, exact: true }).click()
  await expect(page.getByText(text.manglerEpost)).toBeVisible()
  await expect(page.getByText(text.manglerPassord)).toBeVisible()
})

test('den som har vært borte for lenge, logger inn og fortsetter der hun var [fault 34]', async ({
  page,
  medlem,
  vakt,
}) => {
  vakt.tillat(/401/)
  const person = await medlem()
  const { _id } = await uploadFiler(person)
  await page.goto(`/kontraktsdatabase?dokument=${_id}`)
  await expect(page.getByRole('button', { name: new RegExp(`^${dok.lukk}`) })).toBeVisible()
  await endSession(person)
  await page.reload()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText(text.logginn.borte)).toBeVisible()
  await expectAccessible(page, 'innlogging: borte for lenge')
  await logIn(page, person.email)
  await expect(page).toHaveURL(`/kontraktsdatabase?dokument=${_id}`)
})

/** An upload begun in a dialog that stays open, with a file, a title and a comment. */
async function begynnOpplasting(page: Page) {
  await page.goto('/kontraktsdatabase')
  await page.getByRole('button', { name: dok.lastOpp }).click()
  const dialog = page.getByRole('dialog', { name: last.overskrift })
  await dialog
    .locator(`input[aria-label="${last.velgFiler}"]`)
    .setInputFiles([await pdf('avtale.pdf', ['Avtale'])])
  await dialog.getByLabel(last.tittel).fill('Begynt')
  await dialog.getByLabel(last.kommentar).fill('Dette må ikke bli borte.')
  return {
    dialog,
    fil: dialog.getByRole('list', { name: last.valgte }).getByText('avtale.pdf', { exact: true }),
    send: dialog.getByRole('button', { name: last.lastOpp, exact: true }),
  }
}

test('går innloggingen ut midt i en opplasting, står filer, tittel og kommentar der for den samme [fault 34]', async ({
  page,
  medlem,
  vakt,
}) => {
  vakt.tillat(/401/)
  const person = await medlem()
  const { dialog, fil, send } = await begynnOpplasting(page)
  await endSession(person)
  await send.click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText(text.logginn.borte)).toBeVisible()
  await expect(page.getByLabel(text.epost, { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expectAccessible(page, 'innlogging: over en åpen side')
  await logIn(page, person.email)
  await expect(page).toHaveURL('/kontraktsdatabase')
  await expect(fil).toBeVisible()
  await expect(dialog.getByLabel(last.tittel)).toHaveValue('Begynt')
  await expect(dialog.getByLabel(last.kommentar)).toHaveValue('Dette må ikke bli borte.')
  await dialog.getByRole('button', { name: last.proevIgjen }).click()
  await expect(page.getByText(dok.lastetOpp)).toBeVisible()
})

test('logger en annen inn der en innlogging gikk ut, er alt som var begynt, borte', async ({
  page,
  medlem,
  vakt,
}) => {
  vakt.tillat(/401/)
  const person = await medlem()
  const { dialog, send } = await begynnOpplasting(page)
  await endSession(person)
  await send.click()
  const annen = await register()
  await logIn(page, annen.email)
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter(key => key.startsWith('rp.utkast'))),
  ).toEqual([])
  await page.goto('/kontraktsdatabase')
  await expect(page.getByText(dok.tom)).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('etter en omlasting midt i en opplasting står tittel og kommentar der, og filene etterspørres ved navn', async ({
  page,
  medlem,
}) => {
  await medlem()
  const { dialog, fil } = await begynnOpplasting(page)
  await page.reload()
  const savnet = dialog.getByText(last.savnet(['avtale.pdf']))
  await expect(savnet).toBeVisible()
  await expectAccessible(page, 'opplasting: etter omlasting')
  await expect(dialog.getByLabel(last.tittel)).toHaveValue('Begynt')
  await expect(dialog.getByLabel(last.kommentar)).toHaveValue('Dette må ikke bli borte.')
  await dialog
    .locator(`input[aria-label="${last.velgFiler}"]`)
    .setInputFiles([await pdf('avtale.pdf', ['Avtale'])])
  await expect(fil).toBeVisible()
  await expect(savnet).toBeHidden()
  await dialog.getByRole('button', { name: last.avbryt, exact: true }).click()
  await page.getByRole('button', { name: last.lukkLikevel }).click()
  await page.reload()
  await expect(page.getByText(dok.tom)).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('går tiden ut for en innlogging i en åpen fane, leder neste klikk til innloggingen, og skjemaet står der', async ({
  page,
  medlem,
  vakt,
}) => {
  vakt.tillat(/401/)
  const person = await medlem()
  const { _id } = await uploadFiler(person)
  await page.goto(`/kontraktsdatabase?dokument=${_id}`)
  await page.getByRole('button', { name: kontakt.knapp }).click()
  const melding = page.getByLabel(kontakt.melding, { exact: true })
  await melding.fill('Noe jeg har begynt på.')
  // A second tab sees that the session has gone, though nobody has logged out.
  const annen = await page.context().newPage()
  await annen.goto('/persondata')
  await expect(annen.getByLabel(adresseText.adresse, { exact: true })).toBeVisible()
  await page.evaluate(given => localStorage.setItem('sessionToken', given), utloept)
  await page.getByRole('button', { name: kontakt.send, exact: true }).click()
  await expect(page).toHaveURL('/login')
  await expect(annen).toHaveURL('/login')
  await expect(page.getByText(text.logginn.borte)).toBeVisible()
  await logIn(page, person.email)
  await expect(page).toHaveURL(`/kontraktsdatabase?dokument=${_id}`)
  await expect(annen).toHaveURL('/persondata')
  await expect(melding).toHaveValue('Noe jeg har begynt på.')
  await page.getByRole('button', { name: kontakt.send, exact: true }).click()
  await expect(page.getByText(kontakt.sendt)).toBeVisible()
})

test('mangler innloggingen når sider skal sendes, sier siden det, og filene står der etter innloggingen', async ({
  page,
  medlem,
  vakt,
}) => {
  vakt.tillat(/401/)
  const person = await medlem()
  const { _id } = await uploadFiler(person)
  await page.goto(`/kontraktsdatabase?dokument=${_id}`)
  await page.getByRole('button', { name: sider.knapp, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: sider.overskrift })
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles([await pdf('signert.pdf', ['Signert side'])])
  await page.evaluate(() => localStorage.removeItem('sessionToken'))
  const send = dialog.getByRole('button', { name: sider.leggTil, exact: true })
  await send.click()
  await logIn(page, person.email)
  const svar = page.getByRole('alertdialog', { name: sider.ikkeSendt })
  await expect(svar).toContainText('Du må være logget inn for å laste opp filer.')
  await svar.getByRole('button', { name: 'OK' }).click()
  await send.click()
  await expect(page.getByRole('alertdialog', { name: sider.lagtTil })).toBeVisible()
})

test('går innloggingen ut når noe lastes opp, står det etterpå bare at man kan prøve igjen', async ({
  page,
  medlem,
  vakt,
}) => {
  vakt.tillat(/401/)
  const person = await medlem()
  await page.goto('/kontraktsdatabase')
  await page.getByRole('button', { name: dok.lastOpp }).click()
  const dialog = page.getByRole('dialog', { name: last.overskrift })
  await dialog
    .locator(`input[aria-label="${last.velgFiler}"]`)
    .setInputFiles([await pdf('avtale.pdf', ['Avtale'])])
  await dialog.getByLabel(last.tittel).fill('Avtale fra i fjor')
  await endSession(person)
  await dialog.getByRole('button', { name: last.lastOpp, exact: true }).click()
  await logIn(page, person.email)
  await expect(dialog.getByRole('alert').filter({ hasText: ownSentence.utloept })).toBeVisible()
  await expect(dialog).not.toContainText(errorMessage.ikke_innlogget)
  await dialog.getByRole('button', { name: last.proevIgjen }).click()
  await expect(page.getByText(dok.lastetOpp)).toBeVisible()
})

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const utloept = `${part({ alg: 'HS256' })}.${part({ id: 'a', email: 'a@folk.example', exp: 1 })}.signatur`

for (const [hva, verdi] of [
  ['ødelagt', 'dette er ikke et tegn på noe'],
  ['utløpt', utloept],
] as const)
  test(`en ${hva} innlogging leder til innloggingssiden @telefon`, async ({ page }) => {
    await page.goto('/login')
    await page.evaluate(given => localStorage.setItem('sessionToken', given), verdi)
    await page.goto('/kontraktsdatabase')
    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.logginn.tittel)
  })

test('en innlogging som tjeneren ikke kjenner, leder til innloggingssiden @telefon', async ({
  page,
  vakt,
}) => {
  vakt.tillat(/401/)
  const fremmed = `${part({ alg: 'HS256' })}.${part({ id: 'a', email: 'a@folk.example', exp: 4e9 })}.tull`
  await page.goto('/login')
  await page.evaluate(given => localStorage.setItem('sessionToken', given), fremmed)
  await page.goto('/kontraktsdatabase')
  await expect(page).toHaveURL('/login')
  expect(await token(page)).toBeNull()
})

test('etter utlogging er innloggingen borte, og Tilbake viser ingenting [B4] [E4]', async ({
  page,
  medlem,
}) => {
  const person = await medlem()
  await page.goto('/')
  await chooseInMenyen(page, ramme.lenker[2].tekst)
  await expect(page.getByText(dok.tom)).toBeVisible()
  await chooseInMenyen(page, ramme.loggUt)
  await expect(page).toHaveURL('/login')
  expect(await token(page)).toBeNull()
  await page.goBack()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText(person.email)).toBeHidden()
})

test('den som logger ut i en fane, er ute av den andre også [B4]', async ({ page, medlem }) => {
  await medlem()
  await page.goto('/')
  const annen = await page.context().newPage()
  await annen.goto('/kontraktsdatabase')
  // What it still asked for would be refused.
  await annen.waitForLoadState('networkidle')
  await chooseInMenyen(page, ramme.loggUt)
  await expect(annen).toHaveURL('/login')
})

test('den som er logget inn, sendes forbi innlogging og registrering', async ({ page, medlem }) => {
  await medlem()
  await page.goto('/login')
  await expect(page).toHaveURL('/')
  await page.goto('/registrering')
  await expect(page).toHaveURL('/')
})

async function beOmLenke(page: Page, epost: string): Promise<string> {
  await page.goto('/login')
  await page.getByRole('link', { name: text.logginn.glemt }).click()
  // The screen that is left has a field of the same name.
  await expect(page).toHaveURL('/forgot-password')
  await page.getByLabel(text.epost, { exact: true }).fill(epost)
  await page.getByRole('button', { name: text.glemt.knapp }).click()
  const svar = page.getByRole('status').filter({ hasText: /\S/ })
  await expect(svar).toBeVisible()
  return svar.innerText()
}

test('glemt passord: lenken i e-posten gir et nytt passord, én gang', async ({
  page,
  vakt,
  annenNettleser,
}) => {
  vakt.tillat(/401/, /410/)
  const person = await register()
  await beOmLenke(page, person.email)
  await expectAccessible(page, 'glemt passord: lenken er sendt')
  const { letter } = await epostTil(person.email, /nytt passord/)
  const lenke = letter.link?.url ?? ''
  await page.goto(lenke)
  // The secret of the link stands in no address that anybody sees later.
  await expect(page).toHaveURL(/\/reset-password\/[0-9a-f-]{36}$/)
  await expectAccessible(page, 'nytt passord')
  const nytt = 'nordlyset danser over fjellet'
  await page.getByLabel(text.tilbakestill.nytt).fill(nytt)
  await page.getByRole('button', { name: text.tilbakestill.knapp }).click()
  await expect(page.getByText('Passordet er endret. Nå kan du logge inn.')).toBeVisible()
  await expect(page.getByRole('status')).toBeFocused()
  await page.getByRole('link', { name: text.tilInnlogging }).click()
  await logIn(page, person.email, nytt)
  await expect(page).toHaveURL('/')

  const annen = await annenNettleser()
  await annen.goto(lenke)
  await annen.getByLabel(text.tilbakestill.nytt).fill('et helt annet passord igjen')
  await annen.getByRole('button', { name: text.tilbakestill.knapp }).click()
  await expect(annen.getByText(errorMessage.lenke_ugyldig)).toBeVisible()
  await expect(annen.getByLabel(text.tilbakestill.nytt)).toBeHidden()
  await expect(annen.getByRole('status')).toBeFocused()
  await expectAccessible(annen, 'nytt passord: lenken er brukt')
  await annen.getByRole('link', { name: text.tilbakestill.nyLenke }).click()
  await expect(annen).toHaveURL('/forgot-password')
})

test('en lenke som ikke er hel, sier fra og viser veien til en ny', async ({ page }) => {
  await page.goto('/reset-password/Uo2bJ0q4uX5l9Zk7VnQ3rT8wYcEaGsHdFmPiKjLtNxB')
  await expect(page.getByText(text.tilbakestill.ikkeHel)).toBeVisible()
  await expect(page.getByLabel(text.tilbakestill.nytt)).toBeHidden()
  await expectAccessible(page, 'nytt passord: lenken er ikke hel')
  await page.getByRole('link', { name: text.tilbakestill.nyLenke }).click()
  await expect(page).toHaveURL('/forgot-password')
  await page.goto('/bekreft-epost/Uo2bJ0q4uX5l9Zk7VnQ3rT8wYcEaGsHdFmPiKjLtNxB')
  await expect(page.getByText(text.bekreftEpost.ikkeHel)).toBeVisible()
  await expectAccessible(page, 'bekreft ny e-postadresse: lenken er ikke hel')
})

test('glemt passord røper ikke hvem som er medlem', async ({ page }) => {
  const person = await register()
  const kjent = await beOmLenke(page, person.email)
  expect(await beOmLenke(page, nyAdresse())).toBe(kjent)
})
