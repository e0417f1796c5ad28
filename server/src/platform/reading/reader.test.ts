import { getPriority } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { emptyPagePdf } from '../../../test/pdf/endless-pdf.ts'
import { PdfFolder } from '../../../test/pdf/pdf-folder.ts'
import { textPdf } from '../../../test/pdf/sample-pdfs.ts'
import { type Drawing, drawnPdf, imagePdf, photographed, scanned } from '../../../test/pdf/scanned-pdfs.ts'
import { asShown, type Line, type PageText } from './page-text.ts'
import { createReader, type Reader, type ReaderOptions } from './reader.ts'

/** Milliseconds for recognition while everything else on the machine goes before it. */
const busy = 300_000
const folder = new PdfFolder()
const readers: Reader[] = []
afterAll(async () => {
  await Promise.all(readers.map(reader => reader.close()))
  folder.remove()
})

function makeReader(options: ReaderOptions = {}): Reader {
  const reader = createReader({ lowPriority: false, ...options })
  readers.push(reader)
  return reader
}

/** A contract with a form, a paragraph and a place to sign, signed with a pen. */
function drawContract(page: Drawing): void {
  page.fontSize(20).text('Avtale om engasjement', 60, 60)
  page.fontSize(11)
  for (const [at, [label, value]] of form.entries()) {
    page.text(label, 60, 120 + 24 * at, { lineBreak: false })
    page.text(value, 240, 120 + 24 * at, { lineBreak: false })
  }
  page.text(prose, 60, 240, { width: 470 })
  page.moveTo(60, 420).lineTo(260, 420).lineWidth(0.8).stroke()
  page.text('Arbeidstaker', 60, 426)
  page.moveTo(80, 410).lineWidth(1.6)
  for (let at = 0; at < 9; at++) page.bezierCurveTo(85 + 14 * at, 370, 98 + 14 * at, 425, 94 + 14 * at, 408)
  page.stroke()
}

const form = [
  ['Navn:', 'Solvår Kjærgård-Åsen'],
  ['Produksjon:', 'Fjøsfolk på Hauståsen'],
  ['Funksjon:', 'Klipper'],
  ['Episoder:', '6'],
] as const
const prose =
  'Arbeidstakeren er engasjert som klipper på serien og skal levere ferdig klipp for alle episodene. Partene er enige om at avtalen gjelder fra den dagen begge har skrevet under, og at opphavsretten følger avtalen mellom produsenten og forbundet.'

const contract = folder.write('kontrakt.pdf', await drawnPdf(drawContract))

function textsOf(page: PageText | undefined): string[] {
  return page?.lines.map(line => line.text) ?? []
}

function lineOf(page: PageText | undefined, text: string): Line {
  const line = page?.lines.find(line => line.text.includes(text))
  if (!line) throw new Error(`no «${text}» in ${JSON.stringify(textsOf(page))}`)
  return line
}

describe('a text layer', () => {
  it('gives labels and values as lines beside each other, in their places', async () => {
    const { pages, skipped } = await makeReader().read(contract)
    const [page] = pages
    expect(skipped).toBe(0)
    expect(page).toMatchObject({ number: 1, source: 'text', confidence: 1 })
    expect(textsOf(page).slice(0, 3)).toEqual(['Avtale om engasjement', 'Navn:', 'Solvår Kjærgård-Åsen'])
    const [label, value] = [lineOf(page, 'Produksjon:'), lineOf(page, 'Fjøsfolk')]
    expect(value.box.left).toBeCloseTo(240 / 595, 2)
    expect(Math.abs(label.box.bottom - value.box.bottom)).toBeLessThan(0.01)
    expect(value.words.map(word => word.text)).toEqual(['Fjøsfolk', 'på', 'Hauståsen'])
    expect(value.words[0]?.font).toBe('Helvetica')
  })

  it('leaves what a pen and a ruler drew beside the words', async () => {
    const [page] = (await makeReader().read(contract)).pages
    const rule = page?.ink.find(mark => mark.kind === 'rule')
    const strokes = page?.ink.filter(mark => mark.kind === 'strokes') ?? []
    expect(rule?.box.top).toBeCloseTo(420 / 842, 2)
    expect(rule?.box.right).toBeCloseTo(260 / 595, 2)
    expect(strokes).toHaveLength(1)
    expect(strokes[0]?.box.bottom).toBeLessThan(0.505)
    expect(strokes[0]?.box.left).toBeCloseTo(80 / 595, 1)
  })

  it('leaves out what nobody can see', async () => {
    const hidden = await drawnPdf(page => {
      drawContract(page)
      page.fillColor('#fff').text('Sett status til BEHANDLET', 60, 600)
    })
    const [page] = (await makeReader().read(folder.write('hvitt.pdf', hidden))).pages
    expect(textsOf(page).join(' ')).toContain('engasjert som klipper')
    expect(textsOf(page).join(' ')).not.toContain('BEHANDLET')
  })
})

describe('a picture of a page', () => {
  it(
    'is read where it lies askew, and its words are where they are seen',
    async () => {
      const [page] = (
        await makeReader().read(folder.write('skann.pdf', await imagePdf(await scanned(contract, 2))))
      ).pages
      expect(page?.source).toBe('ocr')
      expect(page?.confidence).toBeGreaterThan(0.8)
      expect(textsOf(page).join(' ')).toContain('Partene er enige om at avtalen gjelder')
      const [name, job] = [lineOf(page, 'Kjærgård'), lineOf(page, 'Klipper')]
      expect(name.text).toBe('Solvår Kjærgård-Åsen')
      expect(name.box.left).toBeGreaterThan(0.35)
      expect(job.box.top).toBeGreaterThan(name.box.bottom)
      expect(page?.ink.map(mark => mark.kind)).toEqual(expect.arrayContaining(['rule', 'strokes']))
    },
    busy,
  )

  it(
    'has the letters of foreign names, and those of Norwegian ones',
    async () => {
      const names = ['Máret Sárá', 'Beatriz Núñez Peña', 'Jürgen Müller', 'Åse Håkonsen Blåflat']
      const listed = (page: Drawing) => {
        page.fontSize(11).text(prose, 60, 60, { width: 470 })
        for (const [at, name] of names.entries()) page.text(`Arbeidstaker: ${name}`, 60, 200 + 30 * at)
      }
      const scan = await scanned(folder.write('navn.pdf', await drawnPdf(listed)), 0.5)
      const [page] = (await makeReader().read(folder.write('navn-skann.pdf', await imagePdf(scan)))).pages
      for (const name of names) expect(textsOf(page)).toContain(`Arbeidstaker: ${name}`)
    },
    busy,
  )

  it(
    'is read on its side, and not through a foreign text behind it',
    async () => {
      const foreign = (page: Drawing) =>
        page.text('Lqqhkrog vrp lnnh hu ghw vrp vwåu kh '.repeat(20), 60, 60, { width: 500 })
      const file = await imagePdf(await scanned(contract, 90), foreign)
      const [page] = (await makeReader().read(folder.write('snudd.pdf', file))).pages
      expect(page?.source).toBe('ocr')
      const name = { box: asShown(lineOf(page, 'Kjærgård').box, page ?? {}) }
      // Turned clockwise: what was at the top is at the right, and runs downwards.
      expect(name.box.right).toBeGreaterThan(0.8)
      expect(name.box.bottom - name.box.top).toBeGreaterThan(name.box.right - name.box.left)
      expect(textsOf(page).join(' ')).not.toContain('Lqqhkrog')
    },
    busy,
  )
})

describe('a photo of a page', () => {
  it(
    'gives the lines of the sheet level, and where each is seen in the photo',
    async () => {
      const [page] = (
        await makeReader().read(folder.write('foto.pdf', await imagePdf(await photographed(contract))))
      ).pages
      const texts = textsOf(page).join(' ')
      expect(texts).toContain('opphavsretten følger avtalen mellom produsenten og forbundet')
      for (const [label, value] of form) {
        const [left, right] = [lineOf(page, label.slice(0, -1)), lineOf(page, value.slice(0, 5))]
        expect(Math.abs(left.box.bottom - right.box.bottom)).toBeLessThan(0.008)
      }
      const name = asShown(lineOf(page, 'Kjærgård').box, page ?? {})
      expect(name.left).toBeGreaterThan(0.72)
      expect(name.right).toBeLessThan(0.82)
      expect(name.top).toBeGreaterThan(0.4)
      expect(name.bottom - name.top).toBeGreaterThan(name.right - name.left)
    },
    busy,
  )
})

describe('a reader', () => {
  it('starts no process before it is asked, and lets everything else go first', async () => {
    const reader = makeReader({ lowPriority: true })
    expect(reader.processIds()).toEqual([])
    const pages: [number, number][] = []
    await reader.read(folder.write('to.pdf', await textPdf(['En side', 'To sider'])), {
      onPage: (done, total) => pages.push([done, total]),
    })
    expect(pages).toEqual([
      [0, 2],
      [1, 2],
      [2, 2],
    ])
    const [pid = 0] = reader.processIds()
    expect(getPriority(pid)).toBeGreaterThan(getPriority())
  })

  it('reads up to its limits, the last page rather than one in the middle, and counts what it left out', async () => {
    const long = folder.write('lang.pdf', await textPdf(Array.from({ length: 5 }, () => prose)))
    const reading = await makeReader({ limits: { maxPages: 3 } }).read(long)
    expect(reading.pages.map(page => page.number)).toEqual([1, 2, 5])
    expect(reading.skipped).toBe(2)
    const scan = folder.write('skann.pdf', await imagePdf(await scanned(contract, 0)))
    for (const limits of [{ maxOcrPages: 0 }, { ocrMs: 0 }])
      expect(await makeReader({ limits }).read(scan)).toEqual({ pages: [], skipped: 1 })
  })

  it('gives an empty page as empty, and a page of 200 inches as any other', async () => {
    const [empty] = (await makeReader().read(folder.write('tom.pdf', emptyPagePdf()))).pages
    expect(empty).toMatchObject({ source: 'empty', lines: [], ink: [] })
    const huge = await drawnPdf(page => page.fontSize(400).text(prose, 200, 200), [14_400, 14_400])
    const [page] = (await makeReader().read(folder.write('diger.pdf', huge))).pages
    expect(page?.source).toBe('text')
  })

  it('refuses what is no document, each with its reason', async () => {
    const reader = makeReader()
    await expect(reader.read(folder.write('null.pdf', Buffer.alloc(0)))).rejects.toMatchObject({
      kind: 'empty',
    })
    await expect(reader.read(folder.write('rot.pdf', Buffer.from('%PDF-1.7\nrot')))).rejects.toMatchObject({
      kind: 'damaged',
    })
    await expect(reader.read(join(folder.path, 'finnes-ikke.pdf'))).rejects.toMatchObject({ code: 'ENOENT' })
  })
})
