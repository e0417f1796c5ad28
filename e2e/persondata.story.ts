import type { Page } from '@playwright/test'
import { errorMessage } from '@rp/contract/errors'
import { syntheticPersonnummer } from '../server/test/personnummer.ts'
import { text as ramme } from '../web/src/app/app.text.ts'
import {
  adresseText,
  bankText,
  bekreftText,
  egneDataText,
  internasjonalText,
  kontaktText,
  personligText,
  personnummerText,
  skattText,
  text,
} from '../web/src/features/bruker/bruker.text.ts'
import { manglerOrd } from '../web/src/features/bruker/mangler.ts'
import { text as hjemText } from '../web/src/features/hjem/hjem.text.ts'
import { conflictText } from '../web/src/ui/conflict-dialog.text.ts'
import { guardText } from '../web/src/ui/unsaved-guard.text.ts'
import { demoMedlem, passord, send } from './samtale.ts'
import { chooseInMenyen, expect, expectAccessible, test } from './story.ts'

const lagre = (page: Page, seksjon: string) =>
  page.getByRole('button', { name: text.lagreHva(seksjon), exact: true })
const kort = (page: Page, tittel: string) => page.getByRole('region', { name: tittel })
const felt = (page: Page, navn: string) => page.getByLabel(navn, { exact: true })

/** The server's answer to an old login, once: the password is asked for, and the same call is made again. */
async function kreverPassordEnGang(page: Page, path: string, method: string): Promise<void> {
  let asked = false
  await page.route(path, route => {
    if (asked || route.request().method() !== method) return route.continue()
    asked = true
    const code = 'krever_nytt_passord'
    return route.fulfill({ status: 403, json: { code, message: errorMessage[code] } })
  })
}

test('et nytt medlem fyller inn alt som mangler, seksjon for seksjon @begge', async ({ page, medlem }) => {
  await medlem()
  await page.goto('/persondata')
  const mangler = page.getByText(manglerOrd)
  await expect(mangler).toContainText('fornavn, etternavn, telefonnummer')
  await expectAccessible(page, 'persondata: nytt medlem')
  await mangler.getByRole('link', { name: 'fornavn' }).click()
  await expect(felt(page, personligText.fornavn)).toBeFocused()

  const personlig = kort(page, personligText.tittel)
  await expect(lagre(page, personligText.tittel)).toBeDisabled()
  await felt(page, personligText.fornavn).fill('Kari')
  await expect(personlig.getByText('IKKE LAGRET')).toBeVisible()
  await felt(page, personligText.etternavn).fill('Ås')
  await felt(page, personligText.etternavn).press('Enter')
  await expect(personlig.getByText('LAGRET', { exact: true })).toBeVisible()

  await felt(page, kontaktText.telefon).fill('+47 000.12.345')
  await lagre(page, kontaktText.tittel).click()
  await expect(felt(page, kontaktText.telefon)).toHaveValue('+47 000 12 345')
  // What the person has just saved themselves is no conflict, also where they have typed on before the answer came.
  await felt(page, kontaktText.telefon).fill('+47 000 12 346')
  await lagre(page, kontaktText.tittel).click()
  await expect(kort(page, kontaktText.tittel).getByText('LAGRET', { exact: true })).toBeVisible()

  await felt(page, adresseText.adresse).fill('Storgata 1')
  await felt(page, adresseText.postnummer).fill('8601')
  await expect(felt(page, adresseText.poststed)).toHaveValue('Mo i Rana')
  await felt(page, adresseText.land).selectOption('Norge')
  await lagre(page, adresseText.tittel).click()
  await expect(kort(page, adresseText.tittel).getByText('LAGRET', { exact: true })).toBeVisible()

  await felt(page, bankText.kontonummer).fill('0099.12.34578')
  await lagre(page, bankText.tittel).click()
  // What holds a part of the money is told as well, here and on the first page, until it is answered.
  await expect(mangler).toHaveText(/^Mangler: svar på spørsmålet om EØS\. /)
  await page.goto('/')
  const oppgaver = page.getByRole('region', { name: hjemText.maaGjoere })
  await oppgaver.getByRole('link', { name: hjemText.dineData.knapp }).click()
  await expect(felt(page, skattText.eoes)).toBeFocused()
  await expect(page.getByText(skattText.eoesMangler)).toBeVisible()

  await felt(page, skattText.eoes).selectOption(skattText.ja)
  await felt(page, skattText.naering).selectOption(skattText.ja)
  await felt(page, skattText.orgnr).fill('974760674')
  await felt(page, skattText.orgnr).press('Tab')
  await expect(page.getByText('Organisasjonsnummeret er ikke gyldig.')).toBeVisible()
  await felt(page, skattText.orgnr).fill('974760673')
  await lagre(page, skattText.tittel).click()
  await expect(kort(page, skattText.tittel).getByText('LAGRET', { exact: true })).toBeVisible()
  await expect(mangler).toBeHidden()
  await page.reload()
  await expect(felt(page, skattText.eoes)).toHaveValue('ja')
  await expect(felt(page, skattText.orgnr)).toHaveValue('974 760 673')
  await expect(felt(page, bankText.kontonummer)).toHaveValue('0099 12 34578')
  await expect(felt(page, adresseText.poststed)).toHaveValue('Mo i Rana')
  await expect(page.getByText('IKKE LAGRET')).toHaveCount(0)
})

test('den som lagrer en seksjon, står ved overskriften når knappen er sperret', async ({ page, medlem }) => {
  await medlem()
  await page.goto('/persondata')
  await felt(page, adresseText.adresse).fill('Storgata 1')
  await lagre(page, adresseText.tittel).press('Enter')
  await expect(lagre(page, adresseText.tittel)).toBeDisabled()
  await expect(page.getByRole('heading', { name: adresseText.tittel })).toBeFocused()
})

test('det som skrives mens noe lagres, blir stående og kan lagres etterpå', async ({ page, medlem }) => {
  await medlem()
  await page.goto('/persondata')
  let slipp = () => {}
  const holdt = new Promise<void>(resolve => {
    slipp = resolve
  })
  await page.route('**/api/user/*', async route => {
    if (route.request().method() === 'PUT') await holdt
    await route.continue()
  })
  const telefon = felt(page, kontaktText.telefon)
  await telefon.fill('+47 000 12 345')
  await lagre(page, kontaktText.tittel).click()
  await expect(lagre(page, kontaktText.tittel).getByRole('img')).toBeVisible()
  await telefon.fill('+47 000 12 346')
  slipp()
  await expect(lagre(page, kontaktText.tittel).getByRole('img')).toHaveCount(0)
  await expect(telefon).toHaveValue('+47 000 12 346')
  await lagre(page, kontaktText.tittel).click()
  await expect(kort(page, kontaktText.tittel).getByText('LAGRET', { exact: true })).toBeVisible()
  await page.reload()
  await expect(telefon).toHaveValue('+47 000 12 346')
})

test('feil sies når feltet forlates, med grunnen, og ingenting sendes', async ({ page, medlem }) => {
  await medlem()
  await page.goto('/persondata')
  await felt(page, bankText.kontonummer).fill('0099 12 34579')
  await felt(page, bankText.kontonummer).press('Tab')
  await expect(page.getByText('Kontonummeret stemmer ikke.')).toBeVisible()
  await felt(page, kontaktText.telefon).fill('412')
  await felt(page, kontaktText.telefon).press('Enter')
  await expect(page.getByRole('heading', { name: 'Én ting må rettes' })).toBeVisible()
  await expectAccessible(page, 'persondata: en ting må rettes')
  await felt(page, adresseText.postnummer).fill('SW1A 1AA')
  await felt(page, adresseText.postnummer).press('Tab')
  await expect(page.getByText('Et norsk postnummer har 4 sifre.')).toBeVisible()
  await felt(page, adresseText.land).selectOption('Storbritannia')
  await expect(page.getByText('Et norsk postnummer har 4 sifre.')).toBeHidden()
  await felt(page, adresseText.land).selectOption('Norge')
  await felt(page, adresseText.postnummer).fill('0000')
  await felt(page, adresseText.postnummer).press('Tab')
  await expect(page.getByText('Postnummeret 0000 finnes ikke.')).toBeVisible()
  await felt(page, adresseText.postnummer).fill('0009')
  await expect(page.getByText(adresseText.ukjent)).toBeVisible()
  await lagre(page, adresseText.tittel).click()
  await expect(kort(page, adresseText.tittel).getByText('LAGRET', { exact: true })).toBeVisible()
})

test('den som ikke har norsk konto, må ha både IBAN og SWIFT', async ({ page, medlem }) => {
  await medlem()
  await page.goto('/persondata')
  await page.getByRole('checkbox', { name: bankText.utenlandsk }).check()
  await felt(page, bankText.iban).fill('dk50 0040 0440 1162 43')
  await lagre(page, bankText.tittel).click()
  await expect(page.getByRole('link', { name: bankText.manglerSwift })).toBeVisible()
  await felt(page, bankText.swift).fill('dabadkkk')
  await lagre(page, bankText.tittel).click()
  await expect(kort(page, bankText.tittel).getByText('LAGRET', { exact: true })).toBeVisible()
  await page.reload()
  await expect(felt(page, bankText.iban)).toHaveValue('DK50 0040 0440 1162 43')
  await expect(page.getByRole('checkbox', { name: bankText.utenlandsk })).toBeChecked()
  await expect(page.getByText(manglerOrd)).not.toContainText('kontonummer')
})

test('personnummeret vises bare når jeg ber om det, og skjules igjen etter ett minutt [G4]', async ({
  page,
  medlem,
}) => {
  await medlem()
  await page.clock.install()
  await page.goto('/persondata')
  const vis = page.getByRole('button', { name: personnummerText.vis })
  await expect(vis).toBeVisible()
  expect(await page.content()).not.toMatch(/\d{6} \d{5}/)
  await vis.click()
  const nummer = page.getByText(/^\d{6} \d{5}$/)
  await expect(nummer).toBeVisible()
  await expectAccessible(page, 'persondata: personnummeret vises')
  await page.clock.fastForward(61_000)
  await expect(nummer).toBeHidden()
  await vis.click()
  await page.getByRole('button', { name: personnummerText.lukk }).click()
  await expect(nummer).toBeHidden()
  await expect(vis).toBeFocused()
  await vis.click()
  await expect(nummer).toBeVisible()
  await chooseInMenyen(page, ramme.lenker[0].tekst)
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(vis).toBeVisible()
  await expect(nummer).toBeHidden()
  await page.getByRole('button', { name: egneDataText.innsyn }).click()
  await expect(page.getByText(egneDataText.hendelse.aapnet_personnummer)).toHaveCount(3)
})

test('det internasjonale ID-nummeret er skjult til jeg ber om det, og jeg kan fylle det inn selv [L5]', async ({
  page,
  medlem,
}) => {
  await medlem()
  // As for a member whom we have no number of, until they save one.
  let harNummer = false
  await page.route('**/api/user/*', async route => {
    if (route.request().method() === 'PUT') harNummer = true
    if (route.request().method() !== 'GET') return route.continue()
    const bruker = await (await route.fetch()).json()
    await route.fulfill({ json: { ...bruker, mangler: harNummer ? [] : ['mangler_nummer'] } })
  })
  await page.goto('/persondata')
  const mangler = page.getByText(manglerOrd)
  await expect(mangler).toContainText('internasjonalt ID-nummer')
  const vis = page.getByRole('button', { name: internasjonalText.vis })
  await vis.click()
  await expect(kort(page, personligText.tittel).getByText(internasjonalText.ingen)).toBeVisible()
  await page.getByRole('button', { name: internasjonalText.rediger }).click()
  await felt(page, internasjonalText.tittel).fill('SE-19811231-X77')
  await expectAccessible(page, 'persondata: internasjonalt ID-nummer')
  await felt(page, internasjonalText.tittel).press('Enter')
  await expect(page.getByText('SE-19811231-X77', { exact: true })).toBeVisible()
  await expect(mangler).not.toContainText('ID-nummer')
  await page.getByRole('button', { name: internasjonalText.lukk }).click()
  await page.reload()
  await expect(vis).toBeVisible()
  expect(await page.content()).not.toContain('SE-19811231-X77')
  await vis.click()
  await expect(page.getByText('SE-19811231-X77', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: egneDataText.innsyn }).click()
  await expect(page.getByText(egneDataText.hendelse.internasjonal_id_endret)).toBeVisible()
})

test('personnummeret kan endres, avbrytes og gis en feil som sier hvorfor', async ({
  page,
  medlem,
  vakt,
}) => {
  vakt.tillat(/409/)
  const annen = await demoMedlem()
  const opptatt = await page.request
    .get(`/api/user/personnummer?userId=${annen.id}`, { headers: { authorization: `Bearer ${annen.token}` } })
    .then(answer => answer.json())
  await medlem()
  await page.goto('/persondata')
  await page.getByRole('button', { name: personnummerText.vis }).click()
  await page.getByRole('button', { name: personnummerText.rediger }).click()
  const nummer = felt(page, personnummerText.tittel)
  await expect(nummer).toBeFocused()
  const lagreNummer = kort(page, personligText.tittel).getByRole('button', { name: 'Lagre', exact: true })
  await nummer.fill('123')
  await lagreNummer.click()
  await expect(page.getByText('Personnummer må være nøyaktig 11 siffer.')).toBeVisible()
  await nummer.fill(opptatt.personnummer)
  await lagreNummer.click()
  const feil = page.getByRole('alertdialog', { name: personnummerText.ikkeOppdatert })
  await expect(feil).toContainText('kan ikke brukes på denne kontoen')
  await expectAccessible(page, 'persondata: personnummeret er opptatt')
  await feil.getByRole('button', { name: 'OK' }).click()
  const nytt = syntheticPersonnummer()
  await nummer.fill(`${nytt.slice(0, 6)} ${nytt.slice(6)}`)
  await nummer.press('Enter')
  await expect(page.getByText(`${nytt.slice(0, 6)} ${nytt.slice(6)}`)).toBeVisible()
  // To the eye, not to a screen reader alone.
  const lagret = page.getByText(personnummerText.lagretMelding)
  expect((await lagret.boundingBox())?.height).toBeGreaterThan(10)
  await page.getByRole('button', { name: personnummerText.rediger }).click()
  await nummer.fill('1')
  await page.getByRole('button', { name: personnummerText.avbryt }).click()
  await expect(page.getByText(`${nytt.slice(0, 6)} ${nytt.slice(6)}`)).toBeVisible()
})

test('et personnummer som ikke lar seg hente, sies fra om', async ({ page, medlem, vakt }) => {
  vakt.tillat(/ERR_FAILED/)
  await medlem()
  await page.route('**/api/user/personnummer*', route => route.abort())
  await page.goto('/persondata')
  await page.getByRole('button', { name: personnummerText.vis }).click()
  await expect(page.getByRole('alertdialog', { name: 'Kunne ikke hente personnummer' })).toBeVisible()
})

test('en gammel innlogging spør om passordet, og lagrer så det jeg holdt på med [B13]', async ({
  page,
  medlem,
  vakt,
}) => {
  vakt.tillat(/403/)
  const person = await medlem()
  await kreverPassordEnGang(page, `**/api/user/${person.id}`, 'PUT')
  await page.goto('/persondata')
  await felt(page, bankText.kontonummer).fill('00991234578')
  await felt(page, bankText.kontonummer).press('Enter')
  const dialog = page.getByRole('dialog', { name: bekreftText.tittel })
  const ord = dialog.getByLabel(bekreftText.passord, { exact: true })
  await expect(ord).toBeFocused()
  await expectAccessible(page, 'persondata: passordet kreves')
  await ord.fill('feil passord')
  await ord.press('Enter')
  await expect(dialog).toContainText(errorMessage.feil_passord)
  await ord.fill(passord)
  await ord.press('Enter')
  await expect(kort(page, bankText.tittel).getByText('LAGRET', { exact: true })).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('den som ikke bekrefter, mister ingenting', async ({ page, medlem, vakt }) => {
  vakt.tillat(/403/)
  const person = await medlem()
  await kreverPassordEnGang(page, `**/api/user/${person.id}`, 'PUT')
  await page.goto('/persondata')
  await felt(page, bankText.kontonummer).fill('00991234578')
  await lagre(page, bankText.tittel).click()
  await page.getByRole('dialog', { name: bekreftText.tittel }).getByRole('button', { name: 'Avbryt' }).click()
  await expect(kort(page, bankText.tittel).getByText('IKKE LAGRET')).toBeVisible()
  await expect(felt(page, bankText.kontonummer)).toHaveValue('0099 12 34578')
  await expect(page.getByText(text.feilet)).toHaveCount(0)
})

test('ulagrede endringer spørres det om, og de overlever en ny lasting, men aldri kontonummeret', async ({
  page,
  medlem,
}) => {
  await medlem()
  await page.goto('/persondata')
  await felt(page, personligText.fornavn).fill('Kari')
  await felt(page, bankText.kontonummer).fill('00991234578')
  await chooseInMenyen(page, ramme.lenker[0].tekst)
  const vakt = page.getByRole('alertdialog', { name: guardText.overskrift })
  await vakt.getByRole('button', { name: guardText.bli }).click()
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toMatch(/0099/)
  page.on('dialog', dialog => dialog.accept())
  await page.reload()
  await expect(felt(page, personligText.fornavn)).toHaveValue('Kari')
  await expect(felt(page, bankText.kontonummer)).toHaveValue('')
  await chooseInMenyen(page, ramme.lenker[0].tekst)
  await vakt.getByRole('button', { name: guardText.gaa }).click()
  await expect(page).toHaveURL('/')
  await chooseInMenyen(page, ramme.lenker[1].tekst)
  await expect(felt(page, personligText.fornavn)).toHaveValue('')
})

test('den som lagrer og går, lagrer alle seksjonene, og det som ikke kan lagres, holder igjen', async ({
  page,
  medlem,
}) => {
  await medlem()
  await page.goto('/persondata')
  await felt(page, personligText.fornavn).fill('Kari')
  await felt(page, kontaktText.telefon).fill('ikke et nummer')
  await chooseInMenyen(page, ramme.lenker[0].tekst)
  const vakt = page.getByRole('alertdialog', { name: guardText.overskrift })
  await vakt.getByRole('button', { name: guardText.lagre }).click()
  await expect(vakt).toHaveCount(0)
  await expect(kort(page, kontaktText.tittel).getByText('IKKE LAGRET')).toBeVisible()
  await expect(page).toHaveURL('/persondata')
  await felt(page, kontaktText.telefon).fill('')
  await felt(page, personligText.etternavn).fill('Nordlys')
  await chooseInMenyen(page, ramme.lenker[0].tekst)
  await vakt.getByRole('button', { name: guardText.lagre }).click()
  await expect(page).toHaveURL('/')
  await chooseInMenyen(page, ramme.lenker[1].tekst)
  await expect(felt(page, personligText.fornavn)).toHaveValue('Kari')
  await expect(felt(page, personligText.etternavn)).toHaveValue('Nordlys')
})

test('den som lagrer og går mens noe lagres, venter på det og går', async ({ page, medlem }) => {
  await medlem()
  await page.goto('/persondata')
  const slipp = Promise.withResolvers<void>()
  await page.route('**/api/user/*', async route => {
    if (route.request().method() === 'PUT') await slipp.promise
    await route.continue()
  })
  await felt(page, personligText.fornavn).fill('Kari')
  await lagre(page, personligText.tittel).click()
  await expect(lagre(page, personligText.tittel).getByRole('img')).toBeVisible()
  await chooseInMenyen(page, ramme.lenker[0].tekst)
  const vakt = page.getByRole('alertdialog', { name: guardText.overskrift })
  await vakt.getByRole('button', { name: guardText.lagre }).click()
  slipp.resolve()
  await expect(page).toHaveURL('/')
})

test('opplysninger som ikke lar seg lagre, blir stående', async ({ page, medlem, vakt }) => {
  vakt.tillat(/ERR_FAILED/)
  const person = await medlem()
  await page.goto('/persondata')
  await expect(felt(page, personligText.fornavn)).toBeVisible()
  await page.route(`**/api/user/${person.id}`, route => route.abort())
  await felt(page, personligText.fornavn).fill('Kari')
  await lagre(page, personligText.tittel).click()
  await expect(page.getByText(text.feilet)).toBeVisible()
  await expectAccessible(page, 'persondata: lagringen feilet')
  await page.unroute(`**/api/user/${person.id}`)
  await lagre(page, personligText.tittel).click()
  await expect(kort(page, personligText.tittel).getByText('LAGRET', { exact: true })).toBeVisible()
})

test('to faner: det som er lagret i den andre, overskrives ikke usett, heller ikke fra et utkast [L12]', async ({
  page,
  medlem,
  vakt,
}) => {
  vakt.tillat(/409/)
  page.on('dialog', dialog => dialog.accept())
  const person = await medlem()
  const iEnAnnenFane = (felter: object) => send('PUT', `/api/user/${person.id}`, felter, person.token)
  const sporsmaal = page.getByRole('alertdialog', { name: conflictText.lagretAvDeg(text.opplysningene) })
  const svar = (navn: string) => sporsmaal.getByRole('button', { name: navn }).click()
  await page.goto('/persondata')
  await felt(page, adresseText.adresse).fill('Storgata 1')
  await iEnAnnenFane({ adresse: 'Lillegata 2', by: 'Bodø' })
  await page.reload()
  await expect(felt(page, adresseText.adresse)).toHaveValue('Storgata 1')
  // What nobody has typed over is taken from what is stored.
  await expect(felt(page, adresseText.poststed)).toHaveValue('Bodø')
  await lagre(page, adresseText.tittel).click()
  await expect(sporsmaal).toContainText('Lillegata 2')
  await expect(sporsmaal.getByRole('button', { name: conflictText.avbryt })).toBeFocused()
  await expectAccessible(page, 'persondata: endret et annet sted')
  await svar(conflictText.avbryt)
  await expect(felt(page, adresseText.adresse)).toHaveValue('Storgata 1')
  await lagre(page, adresseText.tittel).click()
  await svar(conflictText.bruk)
  await expect(felt(page, adresseText.adresse)).toHaveValue('Lillegata 2')
  await expect(page.getByText('IKKE LAGRET')).toHaveCount(0)

  await felt(page, bankText.kontonummer).fill('0099 12 34578')
  await iEnAnnenFane({ kontonummer: '00991234500' })
  await lagre(page, bankText.tittel).click()
  await expect(sporsmaal).toContainText('00991234500')
  await svar(conflictText.behold)
  await expect(kort(page, bankText.tittel).getByText('LAGRET', { exact: true })).toBeVisible()
  expect(await send('GET', `/api/user/${person.id}`, undefined, person.token)).toMatchObject({
    adresse: 'Lillegata 2',
    kontonummer: '00991234578',
  })
})
