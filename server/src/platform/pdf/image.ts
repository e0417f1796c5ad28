import sharp, { type Sharp } from 'sharp'
import { detectKindOf } from './detect.ts'
import { FileBuffer } from './file-buffer.ts'
import type { PageImage, PageSize } from './image-pdf.ts'
import { type Jpeg, readJpeg } from './jpeg.ts'
import { PdfError } from './pdf-error.ts'
import type { PdfLimits } from './pdf-limits.ts'
import { endPng, type Png, readPng } from './png.ts'
import { checkPngUnfolding } from './unfold/check-unfolding.ts'

sharp.cache(false)
sharp.concurrency(1)

const spaces: Record<number, PageImage['space']> = { 1: 'DeviceGray', 3: 'DeviceRGB', 4: 'DeviceCMYK' }

type FailOn = 'none' | 'warning' | 'error'
type ReadImage = {
  image: PageImage
  passThrough: boolean
  isPng: boolean
  endMissing: boolean
  tellsPlace: boolean
}
/** `size` in pixels as seen (upright). */
export type CheckedImage = { size: PageSize; endMissing: boolean; tellsPlace: boolean }

const endOfJpeg = Buffer.from([0xff, 0xd9])

/**
 * Decodes a whole JPEG or PNG to prove that it is sound, in strips and at an eighth of its size. Costs far more time than
 * putting it into a PDF, so it is done once, when the file arrives. An image without its end passes when all its pixels are there.
 * Throws `damaged`, `too_large_image` or `unfolds_too_far`.
 */
export async function checkImage(path: string, limits: PdfLimits): Promise<CheckedImage> {
  const file = new FileBuffer().read(path)
  const { image, isPng, endMissing, tellsPlace } = readImage(file, limits)
  const { width, height, orientation } = image
  if (isPng) await checkPngUnfolding(image.data, limits)
  if (endMissing && !isPng) await requireAllPixels(file, limits)
  const source = endMissing ? withEnd(file, isPng) : path
  const decode = (failOn: FailOn) => decodeSmall(source, width, height, limits, failOn)
  // Half a photo with a proper end is only a warning to the decoder. Stray bytes between segments are one as well, but
  // every viewer passes over them.
  await decode('warning').catch(error => {
    if (endMissing || !/extraneous bytes/i.test(String(error))) throw toPdfError(error)
    return decode('error').catch(inner => {
      throw toPdfError(inner)
    })
  })
  const size = orientation >= 5 ? { width: height, height: width } : { width, height }
  return { size, endMissing, tellsPlace }
}

/**
 * The image as a PDF page takes it: its own compressed data wherever a PDF may hold it, else converted without loss to
 * `scratch` (a path that does not exist yet). Its data lies in `buffer` and is good until that is used again.
 * Throws `damaged` or `too_large_image`, and `unknown_type` when it is neither JPEG nor PNG.
 */
export async function loadPageImage(
  path: string,
  scratch: string,
  limits: PdfLimits,
  buffer: FileBuffer,
): Promise<PageImage> {
  const file = buffer.read(path)
  const { image, passThrough, isPng, endMissing } = readImage(file, limits)
  if (passThrough) return image
  try {
    await openWithSharp(endMissing ? withEnd(file, isPng) : path, limits, 'error')
      .autoOrient()
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .png({ compressionLevel: 6 })
      .toFile(scratch)
  } catch (error) {
    throw toPdfError(error)
  }
  return readImage(buffer.read(scratch), limits).image
}

const withEnd = (file: Buffer, isPng: boolean): Buffer =>
  isPng ? endPng(file) : Buffer.concat([file, endOfJpeg])

/** What comes behind the data changes no pixel when all of them are there; where some are missing it is taken for theirs. */
async function requireAllPixels(file: Buffer, limits: PdfLimits): Promise<void> {
  const seen: string[] = []
  for (const behind of [Buffer.alloc(0), Buffer.alloc(4096, 0x55)]) {
    const { channels } = await openWithSharp(Buffer.concat([file, behind, endOfJpeg]), limits, 'none')
      .stats()
      .catch(error => {
        throw toPdfError(error)
      })
    seen.push(JSON.stringify(channels.map(({ sum, squaresSum }) => [sum, squaresSum])))
  }
  if (seen[0] !== seen[1]) throw new PdfError('damaged', 'jpeg is truncated: pixels are missing')
}

function decodeSmall(
  source: string | Buffer,
  width: number,
  height: number,
  limits: PdfLimits,
  failOn: FailOn,
): Promise<Buffer> {
  const [small, low] = [Math.ceil(width / 8) || 1, Math.ceil(height / 8) || 1]
  return openWithSharp(source, limits, failOn)
    .resize({ width: small, height: low, fit: 'fill', kernel: 'nearest' })
    .raw()
    .toBuffer()
}

function openWithSharp(source: string | Buffer, limits: PdfLimits, failOn: FailOn): Sharp {
  return sharp(source, { failOn, limitInputPixels: limits.maxImagePixels, sequentialRead: true })
}

function readImage(file: Buffer, limits: PdfLimits): ReadImage {
  const kind = detectKindOf(file.subarray(0, 1024))
  if (kind !== 'png' && kind !== 'jpeg') throw new PdfError('unknown_type', 'file is no longer an image')
  const read = kind === 'png' ? fromPng(readPng(file)) : fromJpeg(readJpeg(file))
  if (read.image.width * read.image.height > limits.maxImagePixels)
    throw new PdfError('too_large_image', `image of ${read.image.width} x ${read.image.height} pixels`)
  return read
}

function fromJpeg(jpeg: Jpeg): ReadImage {
  const invert = jpeg.components === 4 && jpeg.adobe ? '/Decode[1 0 1 0 1 0 1 0]' : ''
  const transform = jpeg.plainRgb ? '/DecodeParms<</ColorTransform 0>>' : ''
  const { width, height, orientation, icc, data, passThrough } = jpeg
  const dictionary = `/BitsPerComponent 8/Filter/DCTDecode${transform}${invert}`
  const space = spaces[jpeg.components] ?? 'DeviceRGB'
  return {
    image: { width, height, orientation, space, palette: undefined, icc, dictionary, data },
    passThrough,
    isPng: false,
    endMissing: jpeg.endMissing,
    tellsPlace: jpeg.tellsPlace,
  }
}

function fromPng(png: Png): ReadImage {
  const { width, height, bits, components, orientation, palette, icc, data, passThrough } = png
  const parameters = `/Predictor 15/Colors ${components}/BitsPerComponent ${bits}/Columns ${width}`
  const mask = png.transparentColour ? `/Mask[${png.transparentColour.flatMap(v => [v, v]).join(' ')}]` : ''
  const dictionary = `/BitsPerComponent ${bits}/Filter/FlateDecode/DecodeParms<<${parameters}>>${mask}`
  const space = palette || components === 3 ? 'DeviceRGB' : 'DeviceGray'
  return {
    image: { width, height, orientation, space, palette, icc, dictionary, data },
    passThrough,
    isPng: true,
    endMissing: png.endMissing,
    tellsPlace: png.tellsPlace,
  }
}

function toPdfError(error: unknown): PdfError {
  const message = error instanceof Error ? error.message : String(error)
  const kind = /pixel limit/i.test(message) ? 'too_large_image' : 'damaged'
  return new PdfError(kind, `image could not be decoded: ${message}`, undefined, { cause: error })
}
