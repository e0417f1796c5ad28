import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { errorMessage } from '@rp/contract/errors'
import {
  adresseText,
  bankText,
  bekreftText,
  internasjonalText,
  personligText,
  personnummerText,
} from '../web/src/features/bruker/bruker.text.ts'
import {
  bankStabText,
  brukerText,
  dobbeltText,
  grunnText,
  listText,
  slettingText,
  tilgangText,
} from '../web/src/features/bruker/stab/stab.text.ts'
import { conflictText } from '../web/src/ui/conflict-dialog.text.ts'
import { guardText } from '../web/src/ui/unsaved-guard.text.ts'
import { demoAdministrator, epostTil, logIn, nyAdresse, type Person, register, send } from './samtale.ts'
import { chooseInListemenyen, expect, expectAccessible, filter, test } from './story.ts'

const felt = (page: Page, navn: string) => page.getByRole('textbox', { name: navn, exact: true })
const knapp = (page: Page, navn: string) => page.getByRole('button', { name: navn, exact: true })
const dialog = (page: Page, navn: string) => page.getByRole('alertdialog', { name: navn })
const historikk = (page: Page) => page.getByRole('region', { name: 'Historikk' })

/** Saves as staff, past the browser. */
const lagre = (stab: Person, id: string, endring: object) =>
  send('PUT', `/api/users/${id}`, endring, stab.token)

/** A member with a name nobody else has. */
async function nyttMedlem(stab: Person, endring: object = {}): Promise<Person & { etternavn: string }> {
  const medlem = await register()
  const etternavn = `Åsgård${nyAdresse().slice(0, 8)}`
  await lagre(stab, medlem.id, { fornavn: 'Kåre', etternavn, by: 'Ålesund', land: 'Norge', ...endring })
  return { ...medlem, etternavn }
}

async function giGrunn(page: Page, grunn: string): Promise<void> {
  const sporsmaal = page.getByRole('dialog', { name: grunnText.tittel })
  await sporsmaal.getByLabel(grunnText.grunn, { exact: true }).selectOption(grunn)
  await sporsmaal.getByRole('button', { name: grunnText.vis, exact: true }).click()
}

test('saksbehandleren finner en bruker, retter adressen, og kommer tilbake til det samme utvalget @begge', async ({
  page,
  administrator,
}) => {
  const stab = await administrator()
  const { etternavn } = await nyttMedlem(stab)
  await page.goto('/admin/brukere')
  await expect(await filter(page, listText.kolonne.etternavn)).toBeVisible()
  await expectAccessible(page, 'brukerlisten')
  await (await filter(page, listText.kolonne.etternavn)).fill(etternavn.toUpperCase())
  await expect(page.getByText(listText.antall('1'), { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/etternavn=/)
  await page.getByRole('link', { name: listText.endreHvem(`Kåre ${etternavn}`) }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Kåre ${etternavn}` })).toBeVisible()
  await expectAccessible(page, 'en bruker')
  await felt(page, adresseText.adresse).fill('Sjøgata 4')
  await expect(page.getByText('IKKE LAGRET', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: brukerText.tilListen, exact: true }).last().click()
  await dialog(page, guardText.overskrift).getByRole('button', { name: guardText.bli }).click()
  await felt(page, adresseText.adresse).press('Enter')
  await expect(page.getByText('IKKE LAGRET', { exact: true })).toHaveCount(0)
  await expect(historikk(page)).toContainText('Adresse: Sjøgata 4')
  await page.getByRole('link', { name: brukerText.tilListen, exact: true }).last().click()
  await expect(page).toHaveURL(/etternavn=/)
  await expect(page.getByText(listText.antall('1'), { exact: true })).toBeVisible()
})

test('personnummeret vises med en grunn, som står i historikken etterpå', async ({ page, administrator }) => {
  const stab = await administrator()
  const medlem = await nyttMedlem(stab)
  await page.goto(`/admin/brukere/${medlem.id}`)
  await knapp(page, personnummerText.vis).click()
  const sporsmaal = page.getByRole('dialog', { name: grunnText.tittel })
  await sporsmaal.getByRole('button', { name: grunnText.vis, exact: true }).click()
  await expect(sporsmaal).toContainText(grunnText.manglerGrunn)
  await expectAccessible(page, 'bruker: grunnen mangler for å se personnummeret')
  await sporsmaal.getByRole('button', { name: 'Avbryt' }).click()
  await expect(knapp(page, personnummerText.vis)).toBeFocused()
  await knapp(page, personnummerText.vis).press('Enter')
  await expect(sporsmaal).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(knapp(page, personnummerText.vis)).toBeFocused()
  await knapp(page, personnummerText.vis).click()
  await giGrunn(page, 'Utbetaling')
  await expect(page.getByText(/^\d{6} \d{5}$/)).toBeVisible()
  await expect(historikk(page)).toContainText('åpnet personnummeret')
  await expect(historikk(page)).toContainText('Grunn: Utbetaling')
  // A number whose check digits do not add up is taken, and marked.
  await knapp(page, personnummerText.rediger).click()
  await felt(page, personnummerText.tittel).fill('01810112345')
  await felt(page, personnummerText.tittel).press('Enter')
  await expect(page.getByText(listText.merker.kontrollsiffer, { exact: true })).toBeVisible()
  await expect(historikk(page)).toContainText('endret personnummeret')
  await expect(page.getByText('018101 12345')).toBeVisible()
  await knapp(page, personnummerText.lukk).click()
  await expect(page.getByText('018101 12345')).toHaveCount(0)
})

test('det internasjonale ID-nummeret vises med en grunn [L5]', async ({ page, administrator }) => {
  const stab = await administrator()
  const medlem = await nyttMedlem(stab)
  await send('PUT', `/api/user/${medlem.id}`, { internasjonalIdNummer: 'SE-19811231-X77' }, medlem.token)
  await page.goto(`/admin/brukere/${medlem.id}`)
  await knapp(page, internasjonalText.vis).click()
  await giGrunn(page, 'Utbetaling')
  await expect(page.getByText('SE-19811231-X77', { exact: true })).toBeVisible()
  await expect(historikk(page)).toContainText('åpnet det internasjonale ID-nummeret')
  await knapp(page, internasjonalText.lukk).click()
  await expect(page.getByText('SE-19811231-X77', { exact: true })).toHaveCount(0)
})

test('kontoopplysninger er skjult til noen sier hvorfor de trenger dem', async ({ page, administrator }) => {
  const stab = await administrator()
  const medlem = await nyttMedlem(stab, { kontonummer: '00991234578' })
  await page.goto(`/admin/brukere/${medlem.id}`)
  await expect(page.getByText(bankStabText.skjult)).toBeVisible()
  await expect(page.getByText('0099')).toHaveCount(0)
  await knapp(page, bankStabText.vis).click()
  await giGrunn(page, 'Kontroll av dokumentasjon')
  await expect(felt(page, bankText.kontonummer)).toHaveValue('0099 12 34578')
  await expect(historikk(page)).toContainText('åpnet kontonummeret')
  await expectAccessible(page, 'bruker: kontonummeret er åpnet')
  await knapp(page, bankStabText.skjul).click()
  await expect(felt(page, bankText.kontonummer)).toHaveCount(0)
})

test('kontoen deaktiveres, brukeren får vite hvem hun kan skrive til, og kontoen åpnes igjen', async ({
  page,
  administrator,
  annenNettleser,
  vakt,
}) => {
  vakt.tillat(/403/)
  const stab = await administrator()
  const medlem = await nyttMedlem(stab)
  await page.goto(`/admin/brukere/${medlem.id}`)
  await knapp(page, tilgangText.deaktiver).click()
  await expectAccessible(page, 'bruker: deaktivere kontoen')
  await dialog(page, tilgangText.deaktiver).getByLabel(tilgangText.grunn).fill('Registrert to ganger')
  await dialog(page, tilgangText.deaktiver).getByRole('button', { name: tilgangText.deaktiver }).click()
  await expect(page.getByText(listText.kontoer.deaktivert, { exact: true })).toHaveCount(2)
  await expect(historikk(page)).toContainText('Grunn: Registrert to ganger')
  const hennes = await annenNettleser()
  await hennes.goto('/login')
  await hennes.getByLabel('E-post').fill(medlem.email)
  await hennes.getByLabel('Passord', { exact: true }).fill(medlem.password)
  await hennes.getByLabel('Passord', { exact: true }).press('Enter')
  await expect(hennes.getByText(/Kontoen din er stengt\. Skriv til \S+@/)).toBeVisible()
  await knapp(page, tilgangText.aktiver).click()
  await dialog(page, tilgangText.aktiver).getByRole('button', { name: tilgangText.aktiver }).click()
  await expect(page.getByText(listText.kontoer.aktiv, { exact: true })).toBeVisible()
  expect((await logIn(medlem.email, medlem.password)).token).not.toBe('')
})

test('saksbehandleren sender en lenke for nytt passord og bytter e-postadresse', async ({
  page,
  administrator,
}) => {
  const stab = await administrator()
  const medlem = await nyttMedlem(stab)
  const ny = nyAdresse()
  await page.goto(`/admin/brukere/${medlem.id}`)
  await knapp(page, tilgangText.lenke).click()
  await expect(page.getByText(`Vi har sendt en lenke for nytt passord til ${medlem.email}.`)).toBeVisible()
  await epostTil(medlem.email, /nytt passord/)
  await knapp(page, tilgangText.byttEpost).click()
  const bytte = page.getByRole('dialog', { name: tilgangText.byttEpost })
  await bytte.getByLabel(tilgangText.nyAdresse).fill(ny)
  await bytte.getByRole('button', { name: tilgangText.bytt }).click()
  await expect(page.getByText(brukerText.lagret)).toBeVisible()
  await expect(historikk(page)).toContainText(ny)
  await epostTil(medlem.email, /byttet/)
  await epostTil(ny, /hører nå til kontoen/)
})

test('to saksbehandlere overskriver ikke hverandre uten å vite det', async ({
  page,
  administrator,
  vakt,
}) => {
  vakt.tillat(/409/)
  const stab = await administrator()
  const medlem = await nyttMedlem(stab)
  await page.goto(`/admin/brukere/${medlem.id}`)
  await felt(page, personligText.mellomnavn).fill('Min')
  await lagre(await demoAdministrator(), medlem.id, { mellomnavn: 'Deres' })
  await felt(page, personligText.mellomnavn).press('Enter')
  await expect(dialog(page, conflictText.lagretAvDeg(brukerText.brukeren))).toContainText('Deres')
  await dialog(page, conflictText.lagretAvDeg(brukerText.brukeren))
    .getByRole('button', { name: conflictText.bruk })
    .click()
  await expect(felt(page, personligText.mellomnavn)).toHaveValue('Deres')
  await expect(page.getByText('IKKE LAGRET', { exact: true })).toHaveCount(0)
  await felt(page, personligText.mellomnavn).fill('Min')
  await lagre(stab, medlem.id, { mellomnavn: 'En tredje' })
  await felt(page, personligText.mellomnavn).press('Enter')
  await dialog(page, conflictText.lagretAvDeg(brukerText.brukeren))
    .getByRole('button', { name: conflictText.behold })
    .click()
  await expect(historikk(page)).toContainText('Mellomnavn: fra «En tredje» til «Min»')
})

test('et ønske om sletting finnes i listen og lukkes med et notat; en dobbeltregistrering vises', async ({
  page,
  administrator,
}) => {
  const stab = await administrator()
  const medlem = await nyttMedlem(stab)
  const tvilling = await register()
  await lagre(stab, tvilling.id, { fornavn: 'Kåre', etternavn: medlem.etternavn })
  await send('POST', `/api/user/${medlem.id}/sletting`, { melding: 'Jeg har sluttet' }, medlem.token)
  await page.goto(`/admin/brukere?merke=sletting&etternavn=${encodeURIComponent(medlem.etternavn)}`)
  await page.getByRole('link', { name: listText.endreHvem(`Kåre ${medlem.etternavn}`) }).click()
  await expect(page.getByText('Jeg har sluttet')).toBeVisible()
  await felt(page, slettingText.notat).fill('Regnskapet må vi beholde i fem år.')
  await knapp(page, slettingText.lukk).click()
  await expect(page.getByText(/Behandlet \d/)).toBeVisible()
  await expect(historikk(page)).toContainText('behandlet ønsket om sletting')
  await expect(page.getByText(dobbeltText.grunner.navn)).toBeVisible()
  await page.getByRole('link', { name: `Kåre ${medlem.etternavn}` }).click()
  await expect(page).toHaveURL(`/admin/brukere/${tvilling.id}`)
  await expect(page.getByText(tvilling.email).first()).toBeVisible()
})

test('utvalget lastes ned uten formler, personnummer og kontonummer', async ({ page, administrator }) => {
  const stab = await administrator()
  const { etternavn } = await nyttMedlem(stab, { fornavn: '=cmd|calc', kontonummer: '00991234578' })
  await page.goto(`/admin/brukere?etternavn=${encodeURIComponent(etternavn)}`)
  await expect(page.getByText(listText.antall('1'), { exact: true })).toBeVisible()
  const hentet = page.waitForEvent('download')
  await chooseInListemenyen(page, 'Last ned CSV')
  const fil = await hentet
  const innhold = await readFile(await fil.path(), 'utf8')
  expect(innhold.split('\r\n')).toHaveLength(3)
  expect(innhold).toContain(`'=cmd|calc`)
  expect(innhold).toContain(etternavn)
  expect(innhold).not.toMatch(/0099|\d{11}/)
})

test('en gammel innlogging spør om passordet før e-postadressen byttes', async ({
  page,
  administrator,
  vakt,
}) => {
  vakt.tillat(/403/)
  const stab = await administrator()
  const medlem = await nyttMedlem(stab)
  const json = { code: 'krever_nytt_passord', message: errorMessage.krever_nytt_passord }
  const refuse = { status: 403, json }
  await page.route('**/api/users/*/epost', route => route.fulfill(refuse), { times: 1 })
  await page.goto(`/admin/brukere/${medlem.id}`)
  await knapp(page, tilgangText.byttEpost).click()
  await page.getByLabel(tilgangText.nyAdresse).fill(nyAdresse())
  await page.getByLabel(tilgangText.nyAdresse).press('Enter')
  const ord = page
    .getByRole('dialog', { name: bekreftText.tittel })
    .getByLabel(bekreftText.passord, { exact: true })
  await ord.fill(stab.password)
  await ord.press('Enter')
  await expect(historikk(page)).toContainText('byttet e-postadresse')
})
