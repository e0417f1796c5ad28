import type { Locator, Page } from '@playwright/test'
import { sentence } from '@rp/contract/errors'
import { photo } from '../server/test/pdf/sample-images.ts'
import { encryptedPdf, textPdf } from '../server/test/pdf/sample-pdfs.ts'
import { text as ramme } from '../web/src/app/app.text.ts'
import { text as dok } from '../web/src/features/dokument/dokument.text.ts'
import { duplikatText, fremdriftText, text } from '../web/src/features/dokument/opplasting/opplasting.text.ts'
import { guardText } from '../web/src/ui/unsaved-guard.text.ts'
import { type Fil, heic, pdf, tekstfil, telefonbilde } from './filer.ts'
import { dokumenterTil, uploadFiler } from './samtale.ts'
import { chooseFane, chooseInMenyen, expect, expectAccessible, goBack, test } from './story.ts'

async function aapne(page: Page): Promise<Locator> {
  await page.goto('/kontraktsdatabase')
  await page.getByRole('button', { name: dok.lastOpp }).click()
  return page.getByRole('dialog', { name: text.overskrift })
}
const velg = (dialog: Locator, filer: Fil[]) =>
  dialog.locator(`input[aria-label="${text.velgFiler}"]`).setInputFiles(filer)
const filene = (dialog: Locator) => dialog.getByRole('list', { name: text.valgte }).getByRole('listitem')
const send = (dialog: Locator) => dialog.getByRole('button', { name: text.lastOpp, exact: true }).click()

test('dialogen sier hva den tar imot, og at KI-lesingen må sjekkes', async ({ page, medlem }) => {
  await medlem()
  const dialog = await aapne(page)
  await expect(dialog.getByText(text.typer)).toBeVisible()
  await expect(dialog.getByLabel(text.trekkUt)).toBeChecked()
  await expect(dialog.getByText(text.trekkUtHva)).toBeVisible()
  await expectAccessible(page, 'opplasting')
})

test('den andre halvdelen av et dobbelttrykk huker ikke av noe i dialogen som åpnes @telefon', async ({
  page,
  medlem,
}) => {
  await medlem()
  await page.goto('/kontraktsdatabase')
  const knapp = page.getByRole('button', { name: dok.lastOpp })
  const ruten = page.getByLabel(text.trekkUt)
  // The dialog is moved so that the box to tick stands where the button was, whatever the phone's height.
  await knapp.click()
  const maal = await ruten.boundingBox()
  await page.getByRole('dialog', { name: text.overskrift }).press('Escape')
  await knapp.evaluate((element, sted) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const [dx, dy] = [(sted?.x ?? 0) + 12 - x - width / 2, (sted?.y ?? 0) + 12 - y - height / 2]
    element.style.setProperty('translate', `${dx}px ${dy}px`)
  }, maal)
  await page.mouse.dblclick((maal?.x ?? 0) + 12, (maal?.y ?? 0) + 12, { delay: 20 })
  await expect(ruten).toBeVisible()
  await expect(ruten).toBeChecked()
})

test('filer av feil type får hver sin forklaring og må fjernes før man sender @begge', async ({
  page,
  medlem,
}) => {
  const person = await medlem()
  const dialog = await aapne(page)
  const tom = { name: 'tom.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) }
  await velg(dialog, [await pdf('avtale.pdf', ['Avtale']), tekstfil('notat.pdf'), heic('bilde.jpg'), tom])
  await expect(dialog.getByText(sentence('fil_feil_type', { navn: 'notat.pdf' }))).toBeVisible()
  await expect(dialog.getByText(sentence('fil_heic', { navn: 'bilde.jpg' }))).toBeVisible()
  await expect(dialog.getByText(sentence('fil_tom', { navn: 'tom.pdf' }))).toBeVisible()
  await dialog.getByLabel(text.tittel).fill('Avtale')
  await send(dialog)
  await expect(dialog.getByText(text.filerFeil)).toBeVisible()
  await expectAccessible(page, 'opplasting: filer av feil type')
  for (const navn of ['notat.pdf', 'bilde.jpg', 'tom.pdf'])
    await dialog.getByRole('button', { name: text.fjern(navn) }).click()
  await send(dialog)
  await expect(page.getByText(dok.lastetOpp)).toBeVisible()
  expect(await dokumenterTil(person)).toHaveLength(1)
})

test('når portalen har mye å gjøre, sier den det, og filene sendes på nytt av seg selv [D7]', async ({
  page,
  medlem,
  vakt,
}) => {
  vakt.tillat(/503/)
  const person = await medlem()
  const travelt = { message: sentence('travelt'), code: 'travelt' }
  const svar = { status: 503, headers: { 'retry-after': '2' }, json: travelt }
  await page.route('**/api/process/upload', route => route.fulfill(svar), { times: 1 })
  const dialog = await aapne(page)
  await velg(dialog, [await pdf('avtale.pdf', ['Avtale'])])
  await dialog.getByLabel(text.tittel).fill('Avtale')
  await send(dialog)
  await expect(dialog.getByText(fremdriftText.venter(2)).first()).toBeVisible()
  await expect(page.getByText(dok.lastetOpp)).toBeVisible()
  expect(await dokumenterTil(person)).toHaveLength(1)
})

test('for mange filer stoppes før noe sendes', async ({ page, medlem }) => {
  await medlem()
  const dialog = await aapne(page)
  const side = await pdf('side.pdf', ['Side'])
  await velg(
    dialog,
    Array.from({ length: 31 }, (_, index) => ({ ...side, name: `side-${index + 1}.pdf` })),
  )
  await expect(dialog.getByText(sentence('for_mange_filer', { maks: '30' }))).toBeVisible()
  await dialog.getByRole('button', { name: text.fjern('side-31.pdf') }).click()
  await expect(dialog.getByText(sentence('for_mange_filer', { maks: '30' }))).toBeHidden()
})

test('uten filer og uten tittel sendes ingenting', async ({ page, medlem }) => {
  await medlem()
  const dialog = await aapne(page)
  // Enter in a field sends, as it does in every other form.
  await dialog.getByLabel(text.tittel, { exact: true }).press('Enter')
  await expect(dialog.getByText(text.filerMangler)).toBeVisible()
  await expect(dialog.getByText('Please provide a title for the file(s).')).toBeVisible()
  await expectAccessible(page, 'opplasting: filer og tittel mangler')
  await velg(dialog, [await pdf('avtale.pdf', ['Avtale'])])
  await send(dialog)
  await expect(dialog.getByLabel(text.tittel)).toBeFocused()
})

test('rekkefølgen endres med tastaturet, og sidene kommer i den rekkefølgen', async ({ page, medlem }) => {
  await medlem()
  const dialog = await aapne(page)
  await velg(dialog, [
    await pdf('b.pdf', ['Andre side']),
    await pdf('c.pdf', ['Tredje side']),
    await pdf('a.pdf', ['Allerforst']),
  ])
  await expect(filene(dialog)).toHaveCount(3)
  const opp = dialog.getByRole('button', { name: text.flyttOpp('a.pdf') })
  await opp.press('Enter')
  await expect(opp).toBeFocused()
  await opp.press('Enter')
  await expect(dialog.getByText(text.flyttet('a.pdf', 1, 3))).toBeAttached()
  await expect(opp).toBeFocused()
  await expect(filene(dialog)).toContainText(['a.pdf', 'b.pdf', 'c.pdf'])
  await dialog.getByLabel(text.tittel).fill('I riktig rekkefølge')
  await send(dialog)
  await expect(page.getByText(dok.lastetOpp)).toBeVisible()
  await chooseFane(page, dok.faneDokument)
  await expect(page.locator('.pdf__rull [data-page-number="1"] .textLayer')).toContainText('Allerforst')
})

/** Lets so many bytes a second out of the browser; 0 is as many as there is room for. */
async function struping(page: Page, bytes: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytes || -1,
  })
}

test('avbryter man midt i sendingen, står alt der fortsatt, og ingenting er lagret', async ({
  page,
  medlem,
}) => {
  const person = await medlem()
  const dialog = await aapne(page)
  const stor = { name: 'stor.jpg', mimeType: 'image/jpeg', buffer: await photo(1600, 1200) }
  await velg(dialog, [stor, await telefonbilde('bilde.jpg', 6)])
  await dialog.getByLabel(text.tittel).fill('Halvveis')
  await dialog.getByLabel(text.kommentar).fill('Dette må ikke bli borte.')
  await struping(page, 200_000)
  await send(dialog)
  const fremdrift = dialog.getByRole('list', { name: fremdriftText.navn })
  await expect(fremdrift).toContainText(fremdriftText.steg.mottar)
  await expect(fremdrift.getByText(/[1-9]\d? % sendt/)).toBeVisible()
  await expect(dialog.getByText(fremdriftText.meldinger.behandler)).toBeVisible()
  await expect(dialog.getByRole('group', { name: fremdriftText.navn })).toBeFocused()
  await dialog.getByRole('button', { name: text.avbryt, exact: true }).click()
  await struping(page, 0)
  await expect(dialog.getByText(text.avbrutt)).toBeFocused()
  await expect(fremdrift).toBeHidden()
  await expect(filene(dialog)).toHaveCount(2)
  await expect(dialog.getByLabel(text.tittel)).toHaveValue('Halvveis')
  await expect(dialog.getByLabel(text.kommentar)).toHaveValue('Dette må ikke bli borte.')
  expect(await dokumenterTil(person)).toEqual([])
  await send(dialog)
  await expect(page.getByText(dok.lastetOpp)).toBeVisible()
  expect((await dokumenterTil(person)).map(({ notat }) => notat)).toEqual(['Dette må ikke bli borte.'])
})

test('mens filene er på vei, er fremdriften lesbar for alle', async ({ page, medlem }) => {
  await medlem()
  const dialog = await aapne(page)
  await velg(dialog, [await pdf('avtale.pdf', ['Avtale'])])
  await dialog.getByLabel(text.tittel).fill('Underveis')
  let slipp = () => {}
  const sluppet = new Promise<void>(resolve => {
    slipp = resolve
  })
  await page.route('**/api/process/upload', async route => {
    await sluppet
    await route.continue()
  })
  await send(dialog)
  await expect(dialog.getByRole('list', { name: fremdriftText.navn })).toBeVisible()
  await expectAccessible(page, 'opplasting: på vei')
  slipp()
  await expect(page.getByText(dok.lastetOpp)).toBeVisible()
})

test('feiler sendingen, prøver man igjen uten å velge filene på nytt', async ({ page, medlem, vakt }) => {
  vakt.tillat(/ERR_FAILED/, /507/)
  const person = await medlem()
  const dialog = await aapne(page)
  await velg(dialog, [await telefonbilde('side-1.jpg', 6), await pdf('side-2.pdf', ['Side 2'])])
  await dialog.getByLabel(text.tittel).fill('Tredje gang')
  const full = { code: 'lager_fullt', message: sentence('lager_fullt') }
  await page.route('**/api/process/upload', route => route.abort(), { times: 1 })
  await send(dialog)
  await expect(dialog.getByText(text.feiletTittel)).toBeVisible()
  await expect(dialog.getByText(text.feiletSmaa)).toBeVisible()
  await expectAccessible(page, 'opplasting: sendingen feilet')
  await page.route('**/api/process/upload', route => route.fulfill({ status: 507, json: full }), { times: 1 })
  await dialog.getByRole('button', { name: text.proevIgjen }).click()
  await expect(dialog.getByText(full.message)).toBeVisible()
  await expect(filene(dialog)).toHaveCount(2)
  await expect(dialog.getByLabel(text.tittel)).toHaveValue('Tredje gang')
  await dialog.getByRole('button', { name: text.proevIgjen }).click()
  await expect(page.getByText(dok.lastetOpp)).toBeVisible()
  expect(await dokumenterTil(person)).toHaveLength(1)
})

test('en PDF med passord blir nevnt ved navn, og de andre kan sendes uten den', async ({
  page,
  medlem,
  vakt,
}) => {
  vakt.tillat(/422/)
  const person = await medlem()
  const dialog = await aapne(page)
  const laast = await encryptedPdf(await textPdf(['Hemmelig']), 'hemmelig')
  await velg(dialog, [
    await pdf('avtale.pdf', ['Avtale']),
    { name: 'laast.pdf', mimeType: 'application/pdf', buffer: laast },
  ])
  await dialog.getByLabel(text.tittel).fill('Avtale med vedlegg')
  await send(dialog)
  const setning = sentence('fil_kryptert', { navn: 'laast.pdf' })
  await expect(filene(dialog).filter({ hasText: setning })).toHaveCount(1)
  expect(await dokumenterTil(person)).toEqual([])
  await dialog.getByRole('button', { name: text.fjern('laast.pdf') }).click()
  await send(dialog)
  await expect(page.getByText(dok.lastetOpp)).toBeVisible()
})

test('de samme filene en gang til: portalen spør, og man velger', async ({ page, medlem }) => {
  const person = await medlem()
  const fil = await pdf('avtale.pdf', ['Den samme avtalen'])
  const foerste = await uploadFiler(person, 'Den første', [fil])
  let dialog = await aapne(page)
  await velg(dialog, [fil])
  await dialog.getByLabel(text.tittel).fill('Den samme igjen')
  await send(dialog)
  await expect(dialog.getByRole('heading', { name: duplikatText.overskrift })).toBeFocused()
  await expect(dialog).toContainText('«Den første»')
  await expectAccessible(page, 'opplasting: de samme filene')
  await dialog.getByRole('button', { name: duplikatText.aapne }).click()
  await expect(page).toHaveURL(`/kontraktsdatabase?dokument=${foerste._id}`)
  await expect(page.getByRole('status').locator(':focus')).toContainText(dok.fraFoer)
  dialog = await aapne(page)
  await velg(dialog, [fil])
  await dialog.getByLabel(text.tittel).fill('Den samme igjen')
  await send(dialog)
  await dialog.getByRole('button', { name: duplikatText.likevel }).click()
  await expect(page.getByText(dok.lastetOpp)).toBeVisible()
  expect(await dokumenterTil(person)).toHaveLength(2)
})

test('dialogen lukkes ikke uten videre når noe er valgt', async ({ page, medlem }) => {
  await medlem()
  const dialog = await aapne(page)
  await dialog.getByLabel(text.tittel).fill('Noe jeg har skrevet')
  await page.keyboard.press('Escape')
  const spoersmaal = page.getByRole('alertdialog', { name: text.lukkOverskrift })
  await expect(spoersmaal).toBeVisible()
  await expectAccessible(page, 'opplasting: lukke det som er valgt')
  await spoersmaal.getByRole('button', { name: text.fortsett }).click()
  await expect(dialog.getByLabel(text.tittel)).toHaveValue('Noe jeg har skrevet')
  await dialog.getByRole('button', { name: text.avbryt, exact: true }).click()
  await spoersmaal.getByRole('button', { name: text.lukkLikevel }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: dok.lastOpp })).toBeFocused()
})

test('nettleserens Tilbake-knapp spør før det som er valgt, forsvinner @begge', async ({ page, medlem }) => {
  await medlem()
  await page.goto('/produksjoner')
  await chooseInMenyen(page, ramme.lenker[2].tekst)
  await page.getByRole('button', { name: dok.lastOpp }).click()
  const dialog = page.getByRole('dialog', { name: text.overskrift })
  await dialog.getByLabel(text.tittel).fill('Noe jeg har skrevet')
  const sporsmaal = page.getByRole('alertdialog', { name: guardText.overskrift })
  await goBack(page)
  await sporsmaal.getByRole('button', { name: guardText.bli }).click()
  await expect(page).toHaveURL('/kontraktsdatabase')
  await expect(dialog.getByLabel(text.tittel)).toHaveValue('Noe jeg har skrevet')
  await goBack(page)
  await sporsmaal.getByRole('button', { name: guardText.gaa }).click()
  await expect(page).toHaveURL('/produksjoner')
  // What the person has left is not kept for the next time.
  await chooseInMenyen(page, ramme.lenker[2].tekst)
  await page.getByRole('button', { name: dok.lastOpp }).click()
  await expect(dialog.getByLabel(text.tittel)).toHaveValue('')
})
