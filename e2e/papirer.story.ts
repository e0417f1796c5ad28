import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { sentence } from '@rp/contract/errors'
import sharp from 'sharp'
import { rawPdf } from '../server/test/pdf/raw-pdf.ts'
import { renderPage } from '../server/test/pdf/read-pdf.ts'
import { text as dok, filerText } from '../web/src/features/dokument/dokument.text.ts'
import { tapText, text } from '../web/src/features/dokument/opplasting/opplasting.text.ts'
import { text as siderText } from '../web/src/features/dokument/sider/sider.text.ts'
import { text as viewerText } from '../web/src/ui/pdf-viewer/pdf-viewer.text.ts'
import { type Fil, pdf } from './filer.ts'
import { dokumenterTil, uploadFiler } from './samtale.ts'
import { chooseFane, expect, expectAccessible, expectDrawn, test } from './story.ts'

const mappe = path.join(import.meta.dirname, '../server/test/pdf/filer')
const papir = (name: string): Fil => ({
  name,
  mimeType: name.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg',
  buffer: readFileSync(path.join(mappe, name)),
})

const rute = 8
type Bilde = { bredde: number; hoyde: number; lys: (x: number, y: number) => number }

/** A thin line may fall between two rows of pixels, and is then half as dark in both. */
const moerkt = 140
const svakt = 215

/** Which squares of a page have something darker than this, a square being 8 points wide. */
function blekk({ bredde, hoyde, lys }: Bilde, grense: number): Set<string> {
  const ruter = new Set<string>()
  for (let y = 0; y < hoyde; y++)
    for (let x = 0; x < bredde; x++)
      if (lys(x, y) < grense) ruter.add(`${Math.floor(x / rute)},${Math.floor(y / rute)}`)
  return ruter
}

/** Squares of the one that have no ink in the other, nor beside it: letters of two programs are not drawn alike. */
const savnet = (av: Set<string>, i: Set<string>): string[] =>
  [...av].filter(sted => {
    const [x = 0, y = 0] = sted.split(',').map(Number)
    return ![-1, 0, 1].some(dx => [-1, 0, 1].some(dy => i.has(`${x + dx},${y + dy}`)))
  })

/** A page as the viewer shows it, with all that lies on it. */
async function iLeseren(page: Page, side: number, size: { width: number; height: number }): Promise<Bilde> {
  await expectDrawn(page, side)
  const element = page.locator(`.pdf__rull [data-page-number="${side}"]`)
  await expect(element.locator('.textLayer .endOfContent')).toBeAttached()
  const png = await element.screenshot()
  const { width = 0, height = 0 } = await sharp(png).metadata()
  const { data } = await sharp(png)
    // A page that begins within a pixel has what lies behind it along its edge.
    .extract({ left: 1, top: 1, width: width - 2, height: height - 2 })
    .greyscale()
    .resize({ ...size, fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return {
    bredde: size.width,
    hoyde: size.height,
    lys: (x, y) => data[y * size.width + x] ?? 255,
  }
}

/** The same page as PDFium draws it, which has no part in the viewer. */
async function iPdfium(fil: string, side: number): Promise<Bilde> {
  const { width, height, colourAt } = await renderPage(fil, side - 1, { annotations: true })
  const lys = (x: number, y: number) => {
    const [red, green, blue] = colourAt((x + 0.5) / width, (y + 0.5) / height)
    return 0.3 * red + 0.59 * green + 0.11 * blue
  }
  return { bredde: width, hoyde: height, lys }
}

const somDeKom = [
  'skjema-avtale.pdf',
  'skjema-avtale-laast.pdf',
  'merknader-og-felt.pdf',
  'avkryssing-aa.pdf',
  'lag-1.pdf',
  'lag-2.pdf',
  'signert-usynlig.pdf',
  'eierpassord-aes256.pdf',
  'hode-php-notice.pdf',
  'uten-eoi.jpg',
]
const sammen = [
  ['skjema-forside.pdf', 'skjema-avtale.pdf'],
  ['lag-2.pdf', 'merknader-og-felt.pdf', 'lag-2.pdf'],
]

test('leseren viser det filen viser: felt, stempler, signaturer og lag', async ({ page, medlem }) => {
  test.setTimeout(900_000)
  const person = await medlem()
  // Tall enough for a whole page.
  await page.setViewportSize({ width: 1440, height: 1700 })
  const folder = await mkdtemp(path.join(tmpdir(), 'rp-papirer-'))
  try {
    for (const navn of [...somDeKom.map(ett => [ett]), ...sammen]) {
      const { _id, sider } = await uploadFiler(person, navn.join(' og '), navn.map(papir), false)
      const svar = page.waitForResponse(/secureuploads/)
      await page.goto(`/kontraktsdatabase?dokument=${_id}`)
      await chooseFane(page, dok.faneDokument)
      const address = (await svar).url()
      const fil = path.join(folder, `${_id}.pdf`)
      await writeFile(fil, await (await page.request.get(address)).body())
      for (let side = 1; side <= (sider ?? 1); side++) {
        const riktig = await iPdfium(fil, side)
        const vist = await iLeseren(page, side, { width: riktig.bredde, height: riktig.hoyde })
        const av = blekk(riktig, moerkt)
        expect(av.size, `${navn} side ${side}`).toBeGreaterThan(5)
        expect(savnet(av, blekk(vist, svakt)), `${navn} side ${side} mangler i leseren`).toEqual([])
        const bareDer = savnet(blekk(vist, moerkt), blekk(riktig, svakt))
        expect(bareDer, `${navn} side ${side} er bare i leseren`).toEqual([])
      }
    }
  } finally {
    await rm(folder, { recursive: true })
  }
})

const [bredde, hoyde] = [595, 842]
/** Where a point of the page, in points from below, is seen from its upper left corner once the page is turned. */
const sett: Readonly<Record<number, (x: number, y: number) => [number, number]>> = {
  90: (x, y) => [y / hoyde, x / bredde],
  180: (x, y) => [1 - x / bredde, y / hoyde],
  270: (x, y) => [1 - y / hoyde, 1 - x / bredde],
}
const snudd = (grader: number): Buffer =>
  rawPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Rotate ${grader}/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>/Annots[6 0 R 7 0 R]>>`,
    { dictionary: '', data: Buffer.from('BT /F1 20 Tf 250 400 Td (Snudd side) Tj ET') },
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    '<</Type/Annot/Subtype/Link/Rect[100 600 200 640]/Border[0 0 0]/Dest[3 0 R/Fit]>>',
    '<</Type/Annot/Subtype/Stamp/Rect[300 300 340 320]/F 20/AP<</N 8 0 R>>>>',
    { dictionary: '/Type/XObject/Subtype/Form/BBox[0 0 40 20]', data: Buffer.from('0 0 40 20 re f') },
  ])

test('på en snudd side ligger tekst, lenker og stempler der siden viser dem', async ({ page, medlem }) => {
  const person = await medlem()
  await page.setViewportSize({ width: 1440, height: 1700 })
  for (const grader of [90, 180, 270]) {
    const fil = { name: `snudd-${grader}.pdf`, mimeType: 'application/pdf', buffer: snudd(grader) }
    const { _id } = await uploadFiler(person, fil.name, [fil], false)
    await page.goto(`/kontraktsdatabase?dokument=${_id}`)
    await chooseFane(page, dok.faneDokument)
    await expectDrawn(page, 1)
    const side = page.locator('.pdf__rull [data-page-number="1"]')
    const hele = await side.boundingBox()
    const midt = async (selector: string): Promise<[number, number]> => {
      const boks = await side.locator(selector).first().boundingBox()
      if (!boks || !hele) throw new Error(`${selector} is not shown`)
      return [
        (boks.x + boks.width / 2 - hele.x) / hele.width,
        (boks.y + boks.height / 2 - hele.y) / hele.height,
      ]
    }
    const paa = sett[grader] ?? sett[90]
    // The upper left corner of a stamp that does not turn with the page stays where it is.
    const hjoerne = paa?.(300, 320) ?? [0, 0]
    const turnert = grader === 180 ? [bredde, hoyde] : [hoyde, bredde]
    const stempel = [hjoerne[0] + 20 / (turnert[0] ?? 1), hjoerne[1] + 10 / (turnert[1] ?? 1)]
    for (const [selector, riktig] of [
      ['.textLayer span', paa?.(300, 407)],
      ['.linkAnnotation', paa?.(150, 620)],
      ['.stampAnnotation:has(> canvas)', stempel],
    ] as const) {
      const funnet = await midt(selector)
      expect(Math.abs(funnet[0] - (riktig?.[0] ?? 0)), `${selector} ${grader}`).toBeLessThan(0.02)
      expect(Math.abs(funnet[1] - (riktig?.[1] ?? 0)), `${selector} ${grader}`).toBeLessThan(0.02)
    }
    if (process.env.RP_BILDER) await page.screenshot({ path: `${process.env.RP_BILDER}/snudd-${grader}.png` })
  }
})

const medFelt = (navn: string, merknader: string[]): Fil => ({
  name: `${navn}.pdf`,
  mimeType: 'application/pdf',
  buffer: rawPdf([
    '<</Type/Catalog/Pages 2 0 R/AcroForm<</NeedAppearances true/Fields[8 0 R]/DA(/F1 12 Tf 0 g)/DR<</Font<</F1 5 0 R>>>>>>>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>/Annots[${merknader.map((_, index) => `${index + 8} 0 R`).join(' ')}]>>`,
    { dictionary: '', data: Buffer.from('BT /F1 20 Tf 72 760 Td (Merknader) Tj ET') },
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    {
      dictionary: '/Type/XObject/Subtype/Form/BBox[0 0 200 24]/Resources<</Font<</F1 5 0 R>>>>',
      data: Buffer.from('/Tx BMC q BT /F1 12 Tf 2 6 Td (Kari) Tj ET Q EMC'),
    },
    { dictionary: '/Type/XObject/Subtype/Form/BBox[0 0 20 20]', data: Buffer.from('0 0 20 20 re f') },
    ...merknader,
  ]),
})

test('et låst felt vises én gang, og en lapp med sitt ikon eller sitt eget utseende', async ({
  page,
  medlem,
}) => {
  const person = await medlem()
  await page.setViewportSize({ width: 1440, height: 1700 })
  const lapp = (venstre: number, mer: string) =>
    `<</Type/Annot/Subtype/Text/Rect[${venstre} 600 ${venstre + 20} 620]/Contents(Husk)${mer}>>`
  const fil = medFelt('merknader', [
    '<</Type/Annot/Subtype/Widget/FT/Tx/T(a)/Ff 1/V(Kari)/DA(/F1 12 Tf 0 g)/Rect[72 700 272 724]/F 4/AP<</N 6 0 R>>>>',
    lapp(72, '/F 4/Name/Note'),
    lapp(122, '/F 28/Name/Comment'),
    lapp(172, '/F 4/AP<</N 7 0 R>>'),
    lapp(222, '/F 2/Name/Note'),
  ])
  const { _id } = await uploadFiler(person, fil.name, [fil], false)
  await page.goto(`/kontraktsdatabase?dokument=${_id}`)
  await chooseFane(page, dok.faneDokument)
  await expectDrawn(page, 1)
  const merknader = page.locator('.pdf__rull .annotationLayer section').filter({ visible: true })
  await expect(merknader).toHaveCount(4)
  await expect(merknader.locator('> canvas')).toHaveCount(4)
  const ved = merknader.locator('> :not(canvas)')
  const synlige = await ved.evaluateAll(alle =>
    alle.filter(en => en.checkVisibility({ opacityProperty: true })).map(en => en.tagName),
  )
  expect(synlige).toEqual(['IMG', 'IMG'])
  const ikoner = merknader.locator('> img').filter({ visible: true })
  for (const ikon of await ikoner.all()) {
    const bredde = await ikon.evaluate((bilde: HTMLImageElement) =>
      bilde.decode().then(() => bilde.naturalWidth),
    )
    expect(bredde).toBeGreaterThan(0)
    expect((await ikon.boundingBox())?.width).toBeGreaterThan(15)
  }
})

test('merknader uten eget utseende vises som det de er', async ({ page, medlem }) => {
  const person = await medlem()
  await page.setViewportSize({ width: 1440, height: 1700 })
  const strek = '/BS<</W 2>>/C[1 0 0]'
  const punkter = (x: number) => `/QuadPoints[${x} 620 ${x + 80} 620 ${x} 600 ${x + 80} 600]`
  const former: readonly (readonly [x: number, y: number, mer: string])[] = [
    [60, 700, `/Subtype/Square${strek}`],
    [160, 700, '/Subtype/Square/C[1 0 0]/IC[0 0 1]/BS<</S/D/D[3 2]/W 2>>'],
    [260, 700, `/Subtype/Circle${strek}`],
    [360, 700, `/Subtype/Line/L[362 702 438 718]${strek}`],
    [60, 600, `/Subtype/Highlight/C[1 .5 0]${punkter(60)}`],
    [160, 600, `/Subtype/Underline/C[0 0 0]${punkter(160)}`],
    [260, 600, `/Subtype/StrikeOut/C[0 0 0]${punkter(260)}`],
    [60, 500, `/Subtype/Ink/InkList[[62 502 100 518 138 502]]${strek}`],
    [160, 500, `/Subtype/Polygon/Vertices[162 502 238 502 200 518]${strek}`],
    [260, 500, '/Subtype/FreeText/DA(/Helv 12 Tf 0 g)/Contents(Fritekst)'],
  ]
  const fil = medFelt(
    'former',
    former.map(([x, y, mer]) => `<</Type/Annot/Rect[${x} ${y} ${x + 80} ${y + 20}]/F 4${mer}>>`),
  )
  const { _id } = await uploadFiler(person, fil.name, [fil], false)
  await page.goto(`/kontraktsdatabase?dokument=${_id}`)
  await chooseFane(page, dok.faneDokument)
  const { lys } = await iLeseren(page, 1, { width: bredde, height: hoyde })
  const erTegnet = (x: number, y: number) =>
    Array.from({ length: 80 * 20 }, (_, at) => lys(x + (at % 80), hoyde - y - 1 - Math.floor(at / 80))).some(
      verdi => verdi < svakt,
    )
  for (const [x, y, mer] of former) expect([mer, erTegnet(x, y)]).toEqual([mer, true])
  expect(erTegnet(360, 400)).toBe(false)
})

async function chooseFiler(page: Page, filer: Fil[]) {
  await page.goto('/kontraktsdatabase')
  await page.getByRole('button', { name: dok.lastOpp }).click()
  const dialog = page.getByRole('dialog', { name: text.overskrift })
  await dialog.locator(`input[aria-label="${text.velgFiler}"]`).setInputFiles(filer)
  await dialog.getByLabel(text.tittel, { exact: true }).fill('Signert avtale')
  return dialog
}

test('en signert fil slås ikke sammen med andre uten at man vet hva som går tapt', async ({
  page,
  medlem,
  vakt,
}) => {
  const person = await medlem()
  const dialog = await chooseFiler(page, [papir('signert-usynlig.pdf'), await pdf('side.pdf', ['Side'])])
  await dialog.getByRole('button', { name: text.lastOpp, exact: true }).click()
  await expect(dialog.getByText(tapText.signatur.tekst('signert-usynlig.pdf'))).toBeVisible()
  await expect(dialog.getByRole('heading', { name: tapText.signatur.overskrift })).toBeFocused()
  await expectAccessible(page, 'opplasting: signaturen brytes')
  await dialog.getByRole('button', { name: tapText.alene }).click()
  await expect(dialog.getByText('side.pdf')).toBeHidden()
  await dialog.getByRole('button', { name: text.lastOpp, exact: true }).click()
  await expect(page.getByText(dok.lastetOpp)).toBeVisible()
  const filene = page.getByRole('region', { name: filerText.overskrift })
  await expect(filene).toContainText(filerText.signert('Proeve Signatur', false))
  await expect(filene).toContainText('er ikke verifisert')
  const nedlasting = page.waitForEvent('download')
  await filene.getByRole('button', { name: 'signert-usynlig.pdf' }).click()
  const fil = await nedlasting
  expect(fil.suggestedFilename()).toBe('signert-usynlig.pdf')
  expect(readFileSync(await fil.path()).equals(papir('signert-usynlig.pdf').buffer)).toBe(true)
  expect(await dokumenterTil(person)).toHaveLength(1)

  vakt.tillat(/ERR_FAILED/)
  await page.route('**/visning', route => route.abort())
  await filene.getByRole('button', { name: 'signert-usynlig.pdf' }).click()
  await expect(filene.getByRole('alert')).toContainText('prøv igjen')
  await chooseFane(page, dok.faneDokument)
  // The viewer asks for leave anew once a minute.
  await page.clock.setFixedTime(Date.now() + 60_000)
  await page.getByRole('button', { name: viewerText.lastNed, exact: true }).click()
  await expect(page.locator('.pdf .aksel-alert')).toContainText('prøv igjen')
})

test('PDF-en inni en portefølje kan sendes i stedet, og et dynamisk skjema får vite hva man gjør', async ({
  page,
  medlem,
}) => {
  const person = await medlem()
  const dialog = await chooseFiler(page, [papir('portefolje.pdf'), papir('xfa-dynamisk.pdf')])
  await expect(dialog.getByText(sentence('fil_portefoelje', { navn: 'portefolje.pdf' }))).toBeVisible()
  await expect(dialog.getByText(sentence('fil_xfa', { navn: 'xfa-dynamisk.pdf' }))).toBeVisible()
  await expect(dialog.getByText(text.inni(['kontrakt.pdf']))).toBeVisible()
  await expectAccessible(page, 'opplasting: portefølje')
  await dialog.getByRole('button', { name: text.brukInni(1) }).click()
  await dialog.getByRole('button', { name: text.fjern('xfa-dynamisk.pdf') }).click()
  await dialog.getByRole('button', { name: text.lastOpp, exact: true }).click()
  await expect(page.getByText(dok.lastetOpp)).toBeVisible()
  await expect(page.getByRole('region', { name: filerText.overskrift })).toContainText('kontrakt.pdf')
  await chooseFane(page, dok.faneDokument)
  await expect(page.locator('.pdf__rull .textLayer').first()).toContainText('Kontrakt med hale')
  expect(await dokumenterTil(person)).toHaveLength(1)

  await page.getByRole('button', { name: siderText.knapp }).click()
  const sider = page.getByRole('dialog', { name: siderText.overskrift })
  await sider
    .locator('input[type=file]')
    .first()
    .setInputFiles([papir('portefolje.pdf')])
  await expect(sider.getByText(text.inni(['kontrakt.pdf']))).toBeVisible()
  await sider.getByRole('button', { name: siderText.leggTil }).click()
  const ikke = page.getByRole('alertdialog', { name: siderText.ikkeValgt })
  await expect(ikke).toContainText(sentence('fil_portefoelje', { navn: 'portefolje.pdf' }))
  await page.keyboard.press('Escape')
  await sider.getByRole('button', { name: text.brukInni(1) }).click()
  await expect(sider.getByText('portefolje.pdf')).toHaveCount(0)
  await sider.getByRole('button', { name: siderText.leggTil }).click()
  await expect(page.getByRole('alertdialog', { name: siderText.lagtTil })).toBeVisible()
  expect((await dokumenterTil(person)).map(dokument => dokument.sider)).toEqual([2])
})
