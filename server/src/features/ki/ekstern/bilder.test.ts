import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createKiCalls, createTestMotor } from '../../../../test/ki.ts'
import { createLesing } from '../../../../test/ki-lesing.ts'
import { createSammenheng } from '../../../../test/ki-motor-conformance.ts'
import { PdfFolder } from '../../../../test/pdf/pdf-folder.ts'
import { drawnPdf, imagePdf, photographed, scanned } from '../../../../test/pdf/scanned-pdfs.ts'
import { syntheticPersonnummer } from '../../../../test/personnummer.ts'
import { type Person, startTestPortal, type TestPortal } from '../../../../test/portal.ts'
import { melding, type Spraakmodell, startSpraakmodell } from '../../../../test/spraakmodell.ts'
import type { GrayImage } from '../../../platform/reading/gray-image.ts'
import type { Box, Reading } from '../../../platform/reading/page-text.ts'
import { createReader } from '../../../platform/reading/reader.ts'
import { createFlate } from '../innebygd/side/flate.ts'
import { rettOpp } from '../innebygd/side/retning.ts'
import { createUtsnitt } from './bilder.ts'
import { createEksternMotor } from './motor.ts'
import { createSendt } from './sendt.ts'

/** Milliseconds for recognition while everything else on the machine goes before it. */
const busy = 300_000
const [personnummer, annet] = [syntheticPersonnummer(), syntheticPersonnummer()]
const hemmelig = {
  personnummer: `${personnummer.slice(0, 6)} ${personnummer.slice(6)}`,
  annet,
  konto: '1204 51 88337',
  iban: 'NO93 8601 1117 947',
  telefon: '900 12 345',
  epost: 'solveig@tangenfoto.example',
  adresse: 'Karl Johans gate 125, 0154 Oslo',
}
const hoder = ['Solveig Tangen', 'Skjærgårdsnatt', 'Klipper']
const linjer = [
  ['Arbeidsgiver:', 'Fyrlykta Film AS'],
  ['Arbeidstaker:', 'Solveig Tangen'],
  ['Fødselsnummer:', hemmelig.personnummer],
  ['Kontonummer:', hemmelig.konto],
  ['IBAN:', hemmelig.iban],
  ['Telefon:', hemmelig.telefon],
  ['E-post:', hemmelig.epost],
  ['Adresse:', hemmelig.adresse],
  ['Produksjon:', 'Skjærgårdsnatt'],
  ['Stilling:', 'Klipper'],
] as const
const prosa = `Solveig Tangen, født ${hemmelig.annet}, er engasjert som klipper på serien og skal levere ferdig klipp for alle episodene. Partene er enige om at avtalen gjelder fra den dagen begge har skrevet under, og at opphavsretten følger avtalen mellom produsenten og forbundet.`

const folder = new PdfFolder()
const reader = createReader({ lowPriority: false })
let modell: Spraakmodell
let digital: string

beforeAll(async () => {
  modell = await startSpraakmodell()
  const drawn = await drawnPdf(page => {
    page.fontSize(20).text('Avtale om engasjement', 60, 60).fontSize(12)
    for (const [at, [label, value]] of linjer.entries()) {
      page.text(label, 60, 120 + 26 * at, { lineBreak: false })
      page.text(value, 220, 120 + 26 * at, { lineBreak: false })
    }
    page.text(prosa, 60, 410, { width: 470 })
  })
  digital = folder.write('avtale.pdf', drawn)
})
beforeEach(() => {
  modell.spurt = []
  modell.svar = () => melding(JSON.stringify(tomt))
})
afterAll(async () => {
  await modell?.close()
  await reader.close()
  folder.remove()
})

const tomt = { arbeidstaker: null, produksjonsselskap: null, registreringer: [] }
const oppslag = {
  selskaper: async () => [],
  selskaperMedOrgnr: async () => [],
  verk: async () => [],
  selskapetsVerk: async () => [],
}
const warned: object[] = []
const log = { warn: (details: object) => void warned.push(details) }
const createMotor = () =>
  createEksternMotor({
    url: modell.url,
    modell: 'seende',
    sekunder: 30,
    innebygd: createTestMotor(),
    oppslag,
    bilder: { log: log as never },
  })

type Part = { type: string; text?: string; image_url?: { url: string } }
const partsOf = (kropp: string): Part[] => {
  const { content } = JSON.parse(kropp).messages[1]
  return typeof content === 'string' ? [{ type: 'text', text: content }] : content
}
const picturesIn = (kropp: string): Buffer[] =>
  partsOf(kropp).flatMap(({ image_url }) => {
    const [, data] = /^data:image\/jpeg;base64,(.+)$/.exec(image_url?.url ?? '') ?? []
    return data ? [Buffer.from(data, 'base64')] : []
  })

/** Sends a document by the real reader to the stand-in, and gives the picture that came. */
async function send(file: string): Promise<{ lest: Reading; jpeg: Buffer }> {
  const lest = await reader.read(file)
  const { signal } = new AbortController()
  const tegnSider = (sider: Parameters<typeof reader.draw>[1]) => reader.draw(file, sider, signal)
  await createMotor().finn(lest, createSammenheng({ tegnSider }))
  const [jpeg, ...more] = picturesIn(modell.spurt[0]?.kropp ?? '{}')
  if (!jpeg || more.length > 0) throw new Error('it was not one picture')
  return { lest, jpeg }
}
const decode = async (jpeg: Buffer): Promise<GrayImage> => {
  const { data, info } = await sharp(jpeg).grayscale().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}
function darkestAndLightest({ width, height, data }: GrayImage, { left, top, right, bottom }: Box) {
  const [from, to] = [Math.floor(left * width), Math.ceil(right * width)]
  const range = { darkest: 255, lightest: 0 }
  for (let y = Math.floor(top * height); y < Math.ceil(bottom * height); y++)
    for (const value of data.subarray(y * width + from, y * width + to)) {
      range.darkest = Math.min(range.darkest, value)
      range.lightest = Math.max(range.lightest, value)
    }
  return range
}
/** What the portal's own reader makes of a picture. */
async function readPicture(jpeg: Buffer): Promise<string> {
  const { pages } = await reader.read(folder.write('mottatt.pdf', await imagePdf(jpeg)))
  return pages.flatMap(({ lines }) => lines.map(({ text }) => text)).join('\n')
}
const squeezed = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase()
/** What says something by itself, of all that is secret. */
const telling = Object.values(hemmelig)
  .flatMap(secret => [squeezed(secret), ...secret.split(/[^\p{L}\p{N}]/u).filter(part => part.length >= 5)])
  .map(part => part.toLowerCase())
  .filter(part => part !== 'solveig')
const tells = (text: string) => telling.filter(part => squeezed(text).includes(part))

const papers: [string, () => Promise<string>][] = [
  [
    'a scan that lies askew',
    async () => folder.write('skann.pdf', await imagePdf(await scanned(digital, 2))),
  ],
  [
    'a photo from the side',
    async () => folder.write('foto.pdf', await imagePdf(await photographed(digital))),
  ],
]

/** As from a scan. */
const createSkann = (...sider: string[]): Reading => {
  const { pages, skipped } = createLesing(...sider)
  return { skipped, pages: pages.map(page => ({ ...page, source: 'ocr' })) }
}

describe.each(papers)('the picture of %s', (_, create) => {
  it(
    'has the words of the contract, and black where a number, an address or an e-mail address stands',
    async () => {
      const file = await create()
      const { lest, jpeg } = await send(file)
      const picture = await decode(jpeg)
      expect(picture.width * picture.height).toBeLessThan(1_500_000)
      const words = lest.pages.flatMap(({ lines }) => lines.flatMap(line => line.words))
      const secret = words.filter(
        ({ text }) => text.replace(/\D/g, '').length >= 5 || /tangenfoto|Johans/.test(text),
      )
      expect(secret.length).toBeGreaterThan(4)
      for (const { box } of secret) expect(darkestAndLightest(picture, box).lightest).toBeLessThan(40)
      const name = words.filter(({ text }) => text === 'Solveig')
      expect(name.length).toBeGreaterThan(1)
      for (const { box } of name) {
        const { darkest, lightest } = darkestAndLightest(picture, box)
        expect(lightest - darkest).toBeGreaterThan(60)
      }
      const read = await readPicture(jpeg)
      for (const word of hoder) expect(read).toContain(word)
      expect(tells(read)).toEqual([])
      // And they would have been found, had they not been covered.
      const seen = words.map(({ box }) => box)
      const { number, shownAt } = lest.pages[0] ?? { number: 0 }
      const bare = { number, ...(shownAt && { shownAt }), seen, covered: [] }
      const [open] = await reader.draw(file, [bare], new AbortController().signal)
      const found = tells(await readPicture(Buffer.from(open?.jpeg ?? '', 'base64')))
      expect(found).toEqual(expect.arrayContaining([annet, 'tangenfoto', 'johans']))
    },
    busy,
  )
})

describe('of a page is shown', () => {
  const utsnittAv = (lest: Reading) => {
    const { lest: rett, somLest } = rettOpp(lest)
    return createUtsnitt(lest, createSendt(createFlate(rett)), somLest)
  }
  const wordsAt = (lest: Reading, boxes: readonly Box[]) =>
    lest.pages
      .flatMap(({ lines }) => lines.flatMap(({ words }) => words))
      .filter(({ box }) => boxes.some(one => one.left === box.left && one.top === box.top))
      .map(({ text }) => text)

  it('no number that was badly read, nor one that goes on in the next word or on the next line', () => {
    const tall = [
      '01O28S12E45',
      'l2',
      '34',
      'S6.',
      '214',
      '880,00',
      '170',
      '2|4',
      '55I',
      '20',
      '21',
      '22',
      '23',
    ]
    const lest = createSkann(
      `Kari Nes 01O28S12E45 klipper\nNummer l2 34 S6. her\nhonorar 214 880,00 kroner\n170\n|\n;\n2|4 55I\nav 20 21 22 23 episode 1, 2, 3, 4, 5, 6, 7 og 2025`,
    )
    const [side] = utsnittAv(lest)
    expect(wordsAt(lest, side?.covered ?? []).toSorted()).toEqual(tall.toSorted())
    expect(wordsAt(lest, side?.seen ?? [])).toEqual(expect.arrayContaining(['Kari', 'klipper', '7', '2025']))
  })

  it('no word that was read unsurely, no page without words, and none after the sixth', () => {
    const lest = createSkann('', 'Kari Nes klipper', ...Array.from({ length: 8 }, () => 'Side med ord'))
    const nes = lest.pages[1]?.lines[0]?.words[1]
    if (nes) nes.confidence = 0.5
    const sider = utsnittAv(lest)
    expect(sider.map(({ number }) => number)).toEqual([2, 3, 4, 5, 6, 7])
    expect(wordsAt({ ...lest, pages: lest.pages.slice(1, 2) }, sider[0]?.seen ?? [])).toEqual([
      'Kari',
      'klipper',
    ])
  })

  it('nothing that has a text layer, which is in the text as a whole and may lie under anything', () => {
    expect(utsnittAv(createLesing('Kari Nes klipper'))).toEqual([])
  })

  it('no box that is much higher than the others, nor one that stands on end: more than its word lies in it', () => {
    const lest = createSkann('Kari Nes klipper\nUTKAST til en avtale')
    const [utkast, til] = lest.pages[0]?.lines[1]?.words ?? []
    if (utkast) utkast.box = { left: 0.1, top: 0.3, right: 0.8, bottom: 0.6 }
    if (til) til.box = { ...til.box, right: til.box.left + 0.005 }
    const [side] = utsnittAv(lest)
    const seen = wordsAt(lest, side?.seen ?? [])
    expect(seen.toSorted()).toEqual(['Kari', 'Nes', 'avtale', 'en', 'klipper'])
  })
})

describe('a service without eyes', () => {
  const lest = createSkann('Arbeidstaker: Solveig Tangen')
  const tegnSider = async () => [{ number: 1, jpeg: 'AAAA' }]
  const isSeeing = (kropp: string) => picturesIn(kropp).length > 0

  it.each([
    400, 404, 422, 500,
  ])('that says %i is sent the text alone, from then on, and the log says so once', async status => {
    warned.length = 0
    modell.svar = ({ kropp }) =>
      isSeeing(kropp) ? { status, kropp: '{"error":"no image"}' } : melding(JSON.stringify(tomt))
    const motor = createMotor()
    for (let at = 0; at < 3; at++) await motor.finn(lest, createSammenheng({ tegnSider }))
    expect(modell.spurt.map(({ kropp }) => isSeeing(kropp))).toEqual([true, false, false, false])
    expect(partsOf(modell.spurt[1]?.kropp ?? '')[0]?.text).not.toContain('Bildene')
    expect(warned).toEqual([{ status }])
  })

  it('is none once a picture was taken: one refusal is of that document', async () => {
    warned.length = 0
    const motor = createMotor()
    const finn = () => motor.finn(lest, createSammenheng({ tegnSider }))
    await finn()
    modell.svar = ({ kropp }) =>
      isSeeing(kropp) ? { status: 500, kropp: '{}' } : melding(JSON.stringify(tomt))
    await finn()
    modell.svar = () => melding(JSON.stringify(tomt))
    await finn()
    expect(modell.spurt.map(({ kropp }) => isSeeing(kropp))).toEqual([true, true, false, true])
    expect(warned).toEqual([])
  })

  it.each([401, 413, 429, 503])('is no such one when it says %i, and is not asked again', async status => {
    modell.svar = () => ({ status, kropp: '{}' })
    await expect(createMotor().finn(lest, createSammenheng({ tegnSider }))).rejects.toThrow('KI engine')
    expect(modell.spurt).toHaveLength(1)
  })

  it('is told which pages the pictures are of, and gets the text where they cannot be drawn', async () => {
    warned.length = 0
    await createMotor().finn(lest, createSammenheng({ tegnSider }))
    await createMotor().finn(lest, createSammenheng({ tegnSider: () => Promise.reject(new Error('rot')) }))
    expect(modell.spurt.map(({ kropp }) => partsOf(kropp).map(({ type }) => type))).toEqual([
      ['text', 'image_url'],
      ['text'],
    ])
    expect(partsOf(modell.spurt[0]?.kropp ?? '')[0]?.text).toContain('i rekkefølge: 1.')
    expect(JSON.parse(modell.spurt[0]?.kropp ?? '').messages[0].content).toContain('Det svarte er dekket til')
    expect(warned).toEqual([{ feil: 'intern' }])
  })
})

describe('a portal that may send pictures to its own machine', () => {
  let portal: TestPortal
  let eier: Person
  beforeAll(async () => {
    const env = { KI: 'ekstern', KI_URL: modell.url, KI_MODELL: 'seende', KI_BILDER: 'lokalt' }
    portal = await startTestPortal(env)
    eier = await portal.createPerson()
  })
  afterAll(() => portal?.close())

  it(
    'sends the first pages of what is uploaded with the text',
    async () => {
      const pdf = await imagePdf(await scanned(digital, 0))
      const { uploadAndRead, getKi } = createKiCalls(() => ({ portal, eier, pdf }))
      expect((await getKi(await uploadAndRead())).lesing).toMatchObject({ motor: 'ekstern', reserve: false })
      const [jpeg] = picturesIn(modell.spurt[0]?.kropp ?? '')
      expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', channels: 1 })
    },
    busy,
  )
})
