import type { Page } from '@playwright/test'
import { text as produksjonText } from '../web/src/features/produksjon/produksjon.text.ts'
import { nyText, velgerText } from '../web/src/features/produksjon/produksjon-velger.text.ts'
import {
  formText,
  listText,
  slettText,
  tittelText,
} from '../web/src/features/produksjon/register/register.text.ts'
import { text as sammen } from '../web/src/features/produksjon/sammenslaaing/sammenslaaing.text.ts'
import { conflictText } from '../web/src/ui/conflict-dialog.text.ts'
import { guardText } from '../web/src/ui/unsaved-guard.text.ts'
import {
  createProduksjon,
  dokumenterTil,
  endre,
  leggTilProduksjon,
  nyAdresse,
  type Person,
  register,
  uploadFiler,
} from './samtale.ts'
import { chooseInListemenyen, expect, expectAccessible, giOkt, test } from './story.ts'

const unik = (navn: string) => `${navn} ${nyAdresse().slice(0, 8)}`
const finn = (tittel: string) => `/admin/produksjoner?tittel=${encodeURIComponent(tittel)}`
const felt = (page: Page, navn: keyof typeof nyText.felt) =>
  page.getByLabel(nyText.felt[navn], { exact: true })
const knapp = (page: Page, navn: string) => page.getByRole('button', { name: navn, exact: true })

test('saksbehandleren oppretter en produksjon, endrer den og ser hva som ble endret @begge', async ({
  page,
  administrator,
}) => {
  await administrator()
  const tittel = unik('Isfronten')
  await page.goto('/admin/produksjoner')
  await expect(page.getByRole('table')).toBeVisible()
  await expectAccessible(page, 'register: produksjonene')
  await page.getByRole('link', { name: listText.ny }).click()
  await expect(page.getByText('sesongangivelse i parentes')).toBeVisible()
  await knapp(page, formText.opprett).click()
  await expect(page.getByText(nyText.tittelMangler)).toBeVisible()
  await expectAccessible(page, 'register: tittelen mangler')
  await felt(page, 'Produksjonstittel').fill(tittel)
  await felt(page, 'Verkstype').selectOption('TV-drama')
  await felt(page, 'Episoder').fill('8')
  await knapp(page, formText.opprett).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(formText.endreTittel)
  await expect(page.getByText('LAGRET', { exact: true })).toBeVisible()
  await expect(felt(page, 'Produksjonstittel')).toHaveAttribute('readonly', '')
  await felt(page, 'Verkstype').selectOption('')
  await felt(page, 'Episoder').fill('10')
  await expect(page.getByText('IKKE LAGRET', { exact: true })).toBeVisible()
  await knapp(page, formText.lagre).click()
  await expect(page.getByText('LAGRET', { exact: true })).toBeVisible()
  await expect(page.getByText('Antall episoder: fra «8» til «10»')).toBeVisible()
  await expect(page.getByText('Verkstype: tok bort «TV-drama»')).toBeVisible()
  await expectAccessible(page, 'register: en produksjon')
})

test('finnes produksjonen fra før, fører meldingen til den', async ({ page, administrator, vakt }) => {
  vakt.tillat(/409/)
  const stab = await administrator()
  const tittel = unik('Fjellheimen')
  const { _id } = await createProduksjon(stab, { Produksjonstittel: tittel })
  await page.goto('/admin/produksjoner/ny')
  await felt(page, 'Produksjonstittel').fill(tittel.toUpperCase())
  await knapp(page, formText.opprett).click()
  const nektet = page.getByRole('alertdialog', { name: formText.opprettFeilet })
  await expect(nektet).toContainText(formText.staarHer)
  await expectAccessible(page, 'register: finnes fra før')
  await nektet.getByRole('link', { name: formText.tilEksisterende }).click()
  await knapp(page, guardText.gaa).click()
  await expect(page).toHaveURL(`/admin/produksjoner/${_id}`)
  await expect(felt(page, 'Produksjonstittel')).toHaveValue(tittel)
})

test('listen filtreres, sorteres og deles som en adresse', async ({ page, administrator }) => {
  await administrator()
  await page.goto('/admin/produksjoner')
  await expect(page.getByRole('columnheader')).toHaveText(Object.values(listText.kolonne))
  const { kolonne, plass } = listText
  await page.getByLabel(`Filtrer på ${kolonne.sendeliste}`).selectOption(plass.premiere)
  await expect(page).toHaveURL('/admin/produksjoner?sendeliste=premiere')
  const plasser = page.getByRole('row').locator('[data-plass]')
  await expect(plasser.first()).toHaveText(plass.premiere)
  await expect.poll(async () => [...new Set(await plasser.allTextContents())]).toEqual([plass.premiere])
  const filtrert = page.waitForResponse(/\/api\/.*[?&]tittel=a(&|$)/)
  await page.getByLabel(`Filtrer på ${kolonne.tittel}`).fill('a')
  await filtrert
  await expect(page).toHaveURL('/admin/produksjoner?tittel=a&sendeliste=premiere')
  await expect(page.getByRole('table')).not.toHaveAttribute('aria-busy', 'true')
  const etterTittel = await page.getByRole('rowheader').allTextContents()
  const sortert = page.waitForResponse(/\/api\/.*[?&]tittel=a&.*sorter=selskap/)
  await page.getByRole('columnheader', { name: kolonne.selskap }).getByRole('button').click()
  await sortert
  await expect(page).toHaveURL('/admin/produksjoner?tittel=a&sendeliste=premiere&sorter=selskap')
  // The rows of the order before stay until the new ones are here.
  await expect(page.getByRole('rowheader')).not.toHaveText(etterTittel)
  await expect(page.getByRole('table')).not.toHaveAttribute('aria-busy', 'true')
  const foer = await page.getByRole('rowheader').allTextContents()
  await page.reload()
  await expect(page.getByRole('rowheader')).toHaveText(foer)
  const hentet = page.waitForEvent('download')
  await chooseInListemenyen(page, 'Last ned CSV')
  expect((await hentet).suggestedFilename()).toMatch(/^produksjoner-\d{4}-\d\d-\d\d\.csv$/)
})

test('en produksjon som er i bruk, slettes ikke, men slås sammen', async ({ page, administrator, vakt }) => {
  vakt.tillat(/409/)
  const stab = await administrator()
  const navn = unik('Kystlinja')
  const riktig = await createProduksjon(stab, { Produksjonstittel: navn, Premiere: 2021 })
  const feil = await createProduksjon(stab, { Produksjonstittel: `${navn}a`, Premiere: 2021, Episoder: 6 })
  const medlem = await register()
  const { _id } = await uploadFiler(medlem)
  await endre(medlem, _id, { ansiennitet: [{ produksjonsID: feil._id, fagfunksjon: 'Manus' }] })

  await page.goto(finn(`${navn}a`))
  await knapp(page, listText.slettHva(feil.Produksjonstittel)).click()
  const sporsmaal = page.getByRole('alertdialog', { name: slettText.overskrift })
  await expect(sporsmaal).toContainText(slettText.sporsmaal(feil.Produksjonstittel))
  await expectAccessible(page, 'register: slette en produksjon')
  await sporsmaal.getByRole('button', { name: slettText.slett, exact: true }).click()
  const nektet = page.getByRole('alertdialog', { name: slettText.feilet })
  await expect(nektet).toContainText('er i bruk: 1 registrering.')
  await expectAccessible(page, 'register: er i bruk')
  await nektet.getByRole('link', { name: slettText.slaaSammen }).click()

  await expect(page.getByRole('heading', { name: sammen.tittel })).toBeVisible()
  await expect(page.getByText(sammen.forslag)).toBeVisible()
  await expectAccessible(page, 'register: hva den kan slås sammen med')
  await page.getByRole('link', { name: sammen.slaaSammenMed(navn) }).click()
  await page
    .getByRole('radiogroup', { name: sammen.hvilken })
    .getByRole('radio', { name: navn, exact: true })
    .check()
  await expect(page.getByText(sammen.flytter(1, 1, navn))).toBeVisible()
  await expect(page.getByRole('radiogroup', { name: nyText.felt.Episoder }).getByLabel('6')).toBeChecked()
  await expectAccessible(page, 'register: slå sammen')
  await knapp(page, sammen.slaaSammen).click()
  const bekreft = page.getByRole('alertdialog', { name: sammen.bekreftTittel })
  await expect(bekreft).toContainText(sammen.bekreft(`${navn}a`, navn))
  await bekreft.getByRole('button', { name: sammen.slaaSammen }).click()

  await expect(page).toHaveURL(`/admin/produksjoner/${riktig._id}`)
  await expect(page.getByText(sammen.ferdig)).toBeVisible()
  await expect(felt(page, 'Episoder')).toHaveValue('6')
  await expect(page.getByText(`Slått sammen med: ${navn}a (2021)`)).toBeVisible()
  const [dokument] = await dokumenterTil(medlem)
  expect(dokument?.ansiennitet).toMatchObject([{ produksjonsID: riktig._id, produksjonsnavn: navn }])
})

const rad = (side: Page, tittel: string) => side.getByRole('rowheader', { name: tittel })
const ingenRader = (side: Page) => side.getByText(`${produksjonText.antall}: 0`)
const seEtter = (side: Page, tittel: string) =>
  side.goto(`/produksjoner?tittel=${encodeURIComponent(tittel)}`)

test('en ny produksjon ses av dem som har laget den, og den andre får den første sin', async ({
  page,
  medlem,
  annenNettleser,
}) => {
  const tittel = unik('Medlemmets verk')
  const lag = async (side: Page, person: Person, skrevet: string) => {
    const { _id } = await uploadFiler(person)
    await side.goto(`/kontraktsdatabase?dokument=${_id}`)
    const velger = side.getByLabel(velgerText.produksjon, { exact: true })
    await velger.fill(skrevet)
    await side.getByRole('option', { name: velgerText.opprettMedNavn(skrevet) }).click()
    const popup = side.getByRole('dialog', { name: nyText.overskrift })
    await popup.getByRole('button', { name: nyText.opprett }).click()
    await expect(velger).toHaveValue(tittel)
    await seEtter(side, tittel)
    await expect(rad(side, tittel)).toBeVisible()
  }
  await lag(page, await medlem(), tittel)
  const annen = await annenNettleser()
  const andremann = await register()
  await giOkt(annen, andremann)
  await seEtter(annen, tittel)
  await expect(ingenRader(annen)).toBeVisible()
  await lag(annen, andremann, tittel.toUpperCase())
})

test('en ny produksjon fra et medlem er merket, og alle ser den når noen har sett på den', async ({
  page,
  administrator,
  annenNettleser,
}) => {
  const tittel = unik('Nattsvermer')
  await leggTilProduksjon(await register(), tittel)
  const annen = await annenNettleser()
  await giOkt(annen, await register())
  await seEtter(annen, tittel)
  await expect(ingenRader(annen)).toBeVisible()
  await administrator()
  await page.goto(`${finn(tittel)}&nye=ja`)
  await expect(page.getByText(listText.nyFra, { exact: true }).last()).toBeVisible()
  await expectAccessible(page, 'register: ny fra et medlem')
  await knapp(page, listText.settHva(tittel)).click()
  await expect(page.getByText(listText.settMelding(tittel))).toBeVisible()
  await expect(page.getByText('Ingenting i listen passer til filtrene.')).toBeVisible()
  await annen.reload()
  await expect(rad(annen, tittel)).toBeVisible()
})

test('en skrivefeil i tittelen rettes med en egen handling, og registreringene følger med', async ({
  page,
  administrator,
}) => {
  const stab = await administrator()
  const riktig = unik('Værbitt')
  const produksjon = await createProduksjon(stab, {
    Produksjonstittel: riktig.replace('Værbitt', 'Verbitt'),
  })
  const medlem = await register()
  const { _id } = await uploadFiler(medlem)
  await endre(medlem, _id, { ansiennitet: [{ produksjonsID: produksjon._id, fagfunksjon: 'Manus' }] })
  await page.goto(`/admin/produksjoner/${produksjon._id}`)
  await felt(page, 'Episoder').fill('4')
  await knapp(page, formText.rettTittel).click()
  const dialog = page.getByRole('dialog', { name: tittelText.overskrift })
  await expect(dialog).toContainText(tittelText.innledning)
  await expectAccessible(page, 'register: rette tittelen')
  await dialog.getByLabel(tittelText.ny).fill(riktig)
  await dialog.getByRole('button', { name: tittelText.bekreft }).click()
  await expect(dialog.getByText(tittelText.grunnMangler)).toBeVisible()
  await dialog.getByLabel(tittelText.grunn).fill('Skrivefeil')
  await dialog.getByRole('button', { name: tittelText.bekreft }).click()
  await expect(felt(page, 'Produksjonstittel')).toHaveValue(riktig)
  await expect(page.getByText('Grunn: Skrivefeil')).toBeVisible()
  await expect(felt(page, 'Episoder')).toHaveValue('4')
  await page.getByLabel(formText.bruk, { exact: true }).fill('År: 2023, Mediehus: NRK')
  await knapp(page, formText.lagre).click()
  await expect(page.getByText('LAGRET', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(formText.bruk, { exact: true })).toHaveValue('År: 2023, Mediehus: NRK')
  const [dokument] = await dokumenterTil(medlem)
  expect(dokument?.ansiennitet[0]?.produksjonsnavn).toBe(riktig)
})

test('to som endrer samme produksjon, overskriver ikke hverandre', async ({
  page,
  administrator,
  annenNettleser,
  vakt,
}) => {
  vakt.tillat(/409/)
  const stab = await administrator()
  const produksjon = await createProduksjon(stab, { Produksjonstittel: unik('To på ett') })
  const annen = await annenNettleser()
  await administrator(annen)
  for (const side of [page, annen]) await side.goto(`/admin/produksjoner/${produksjon._id}`)
  await felt(annen, 'Sesong').fill('2')
  await felt(annen, 'Episoder').fill('12')
  await knapp(annen, formText.lagre).click()
  await expect(annen.getByText('LAGRET', { exact: true })).toBeVisible()
  await felt(page, 'Episoder').fill('6')
  await knapp(page, formText.lagre).click()
  const konflikt = page.getByRole('alertdialog', { name: conflictText.lagretAvDeg(formText.produksjonen) })
  await expect(konflikt).toContainText('12')
  await expectAccessible(page, 'register: to har endret')
  await konflikt.getByRole('button', { name: conflictText.behold }).click()
  await expect(page.getByText('LAGRET', { exact: true })).toBeVisible()
  await expect(felt(page, 'Episoder')).toHaveValue('6')
  await expect(felt(page, 'Sesong')).toHaveValue('2')
})

test('det som er skrevet, står der når lagringen ikke går', async ({ page, administrator, vakt }) => {
  vakt.tillat(/ERR_FAILED/)
  await administrator()
  await page.goto('/admin/produksjoner/ny')
  await page.route('**/api/produksjoner', route => route.abort())
  const tittel = unik('Uten nett')
  await felt(page, 'Produksjonstittel').fill(tittel)
  await knapp(page, formText.opprett).click()
  const dialog = page.getByRole('alertdialog', { name: formText.opprettNettFeilet })
  await expect(dialog).toContainText(formText.staarHer)
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(felt(page, 'Produksjonstittel')).toHaveValue(tittel)
  await page.unroute('**/api/produksjoner')
  await knapp(page, formText.opprett).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(formText.endreTittel)
})
