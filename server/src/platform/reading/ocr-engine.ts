import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gunzipSync } from 'node:zlib'
import { PdfError } from '../pdf/pdf-error.ts'
import type { GrayImage } from './gray-image.ts'
import type { FoundWord } from './text-lines.ts'
import { plainText } from './word-text.ts'

const require = createRequire(import.meta.url)
/**
 * The Norwegian model reads English as well as the English one does. The two together lose: the English one is surest of
 * «Storakerdal» and «Drommehytta», and it is names that this is about.
 */
const norwegian = require.resolve('@tesseract.js-data/nor/4.0.0_best_int/nor.traineddata.gz')
/**
 * Of the letters with marks the Norwegian model knows å, ö and é, and is sure of one of them when it sees á, ä or è. The Vietnamese
 * one knows the marks of nearly all of Europe, and is the smallest; of Norwegian words it makes little else.
 */
const accented = require.resolve('@tesseract.js-data/vie/4.0.0_best_int/vie.traineddata.gz')
const neuralNetsOnly = 1
const sauvola = '2'
/** The library's own default takes the page for one block of text. */
const automaticLayout = '3'
const singleLine = '7'
/** The surroundings that ink is told from paper by are measured in inches; a picture is taken to be as wide as A4. */
const pageInches = 8.27
/** The wide capital, taken for two letters; no word begins so. */
const wideCapital = /(?<!\p{L})Ww(?=\p{Ll})/u
/** A row's height holds ascenders and descenders; the em that text is measured in is a little more. */
const emOfRow = 1.05

/** Tesseract compiled to WebAssembly, as far as it is used here. (The package has no types.) */
type TesseractModule = {
  /** With `canOwn` the data are not copied. */
  FS: { writeFile(path: string, data: Uint8Array, how: { canOwn: true }): void; unlink(path: string): void }
  TessBaseAPI: new () => TesseractApi
}
type TesseractApi = {
  Init(path: null, languages: string, mode: number): number
  SetVariable(name: string, value: string): boolean
  /** 0 when the picture could be read. */
  SetImageFile(exifOrientation: number, radians: number): number
  Recognize(monitor: null): number
  GetJSONText(): string
}
type Box = { x0: number; y0: number; x1: number; y1: number }
type Recognised = {
  blocks:
    | {
        paragraphs: {
          lines: {
            baseline: Box
            rowAttributes: { rowHeight: number }
            words: { text: string; confidence: number; bbox: Box }[]
          }[]
        }[]
      }[]
    | null
}

/** Recognises printed text. Reads nothing but the model of its package, and never the network. */
export type OcrEngine = {
  /** The words of each line, in pixels of the picture. May take seconds, during which the thread does nothing else. */
  recognise(image: GrayImage): FoundWord[][]
  /**
   * As `recognise`, of a picture cut out of a page so wide on which nothing but one line stands.
   * @param model `accents` for the one that tells the marks of letters apart; it is loaded when it is first asked for
   */
  recogniseLine(image: GrayImage, pageWidth: number, model?: OcrModel): FoundWord[][]
}
export type OcrModel = 'norwegian' | 'accents'

/** Loads Tesseract with its Norwegian model into this process: some 100 MB, more with the size of the pictures. */
export async function startOcr(): Promise<OcrEngine> {
  const start = require('tesseract.js-core/tesseract-core-simd-lstm.js') as (
    options: object,
  ) => Promise<TesseractModule>
  const module = await start({})
  const own = load(module, 'nor', norwegian)
  let other: TesseractApi | undefined
  const apiOf = (model: OcrModel) => {
    if (model === 'norwegian') return own
    other ??= load(module, 'vie', accented)
    return other
  }
  return {
    recognise: image => recognise(module, own, image, automaticLayout, image.width),
    recogniseLine: (image, pageWidth, model = 'norwegian') =>
      recognise(module, apiOf(model), image, singleLine, pageWidth),
  }
}

function load(module: TesseractModule, language: string, file: string): TesseractApi {
  const path = `./${language}.traineddata`
  module.FS.writeFile(path, gunzipSync(readFileSync(file)), { canOwn: true })
  const api = new module.TessBaseAPI()
  if (api.Init(null, language, neuralNetsOnly) !== 0) throw new PdfError('crashed', 'tesseract did not start')
  module.FS.unlink(path)
  api.SetVariable('thresholding_method', sauvola)
  return api
}

function recognise(
  module: TesseractModule,
  api: TesseractApi,
  image: GrayImage,
  layout: string,
  pageWidth: number,
): FoundWord[][] {
  // A portable graymap is taken as it is: nothing is compressed here to be uncompressed there.
  const head = Buffer.from(`P5\n${image.width} ${image.height}\n255\n`, 'latin1')
  module.FS.writeFile('/input', Buffer.concat([head, image.data]), { canOwn: true })
  api.SetVariable('tessedit_pageseg_mode', layout)
  api.SetVariable('user_defined_dpi', String(Math.round(pageWidth / pageInches)))
  const failed = api.SetImageFile(1, 0)
  module.FS.unlink('/input')
  if (failed) throw new PdfError('crashed', 'tesseract did not take the picture')
  api.Recognize(null)
  return linesOf(JSON.parse(api.GetJSONText()) as Recognised)
}

function linesOf({ blocks }: Recognised): FoundWord[][] {
  const lines = (blocks ?? []).flatMap(block => block.paragraphs).flatMap(paragraph => paragraph.lines)
  return lines.map(({ words, baseline, rowAttributes }) => {
    const slope = (baseline.y1 - baseline.y0) / Math.max(1, baseline.x1 - baseline.x0)
    return words
      .filter(word => word.text.trim() !== '')
      .map(({ text, confidence, bbox }) => ({
        text: plainText(text.trim()).replace(wideCapital, 'W'),
        left: bbox.x0,
        top: bbox.y0,
        right: bbox.x1,
        bottom: bbox.y1,
        size: rowAttributes.rowHeight * emOfRow,
        baseline: baseline.y0 + slope * ((bbox.x0 + bbox.x1) / 2 - baseline.x0),
        confidence: confidence / 100,
      }))
  })
}
