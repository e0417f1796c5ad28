import sharp, { type Sharp } from 'sharp'
import { detectKindOf } from './detect.ts'
import { FileBuffer } from './file-buffer.ts'
import type { PageImage } from './image-pdf.ts'
import { type Jpeg, readJpeg } from './jpeg.ts'
import { PdfError } from './pdf-error.ts'
import type { PdfLimits } from './pdf-limits.ts'
import { type Png, readPng } from './png.ts'
import { checkPngUnfolding } from './unfold/check-unfolding.ts'

sharp.cache(false)
sharp.concurrency(1)

const spaces: Record<number, PageImage['space']> = { 1: 'DeviceGray', 3: 'DeviceRGB', 4: 'DeviceCMYK' }

type FailOn = 'warning' | 'error'
type ReadImage = { image: PageImage; passThrough: boolean; isPng: boolean }

/**
 * Decodes a whole JPEG or PNG to prove that it is sound, in strips and at an eighth of its size. Costs far more time than
 * putting it into a PDF, so it is done once, when the file arrives. Returns width and height as seen (upright).
 * Throws `damaged`, `too_large_image` or `unfolds_too_far`.
 */
export async function checkImage(
  path: string,
  limits: PdfLimits,
): Promise<{ width: number; height: number }> {
  const { image, isPng } = readImage(new FileBuffer().read(path), limits)
  const { width, height, orientation } = image
  if (isPng) await checkPngUnfolding(image.data, limits)
  const decode = (failOn: FailOn) => decodeSmall(path, width, height, limits, failOn)
  // Half a photo with a proper end is only a warning to the decoder. Stray bytes between segments are one as well, but
  // every viewer passes over them.
  await decode('warning').catch(error => {
    if (!/extraneous bytes/i.test(String(error))) throw toPdfError(error)
    return decode('error').catch(inner => {
      throw toPdfError(inner)
    })
  })
  return orientation >= 5 ? { width: height, height: width } : { width, height }
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
  const { image, passThrough } = readImage(buffer.read(path), limits)
  if (passThrough) return image
  try {
    await openWithSharp(path, limits, 'error')
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

function decodeSmall(
  path: string,
  width: number,
  height: number,
  limits: PdfLimits,
  failOn: FailOn,
): Promise<Buffer> {
  const [small, low] = [Math.ceil(width / 8) || 1, Math.ceil(height / 8) || 1]
  return openWithSharp(path, limits, failOn)
    .resize({ width: small, height: low, fit: 'fill', kernel: 'nearest' })
    .raw()
    .toBuffer()
}

function openWithSharp(path: string, limits: PdfLimits, failOn: FailOn): Sharp {
  return sharp(path, { failOn, limitInputPixels: limits.maxImagePixels, sequentialRead: true })
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
  }
}

function toPdfError(error: unknown): PdfError {
  const message = error instanceof Error ? error.message : String(error)
  const kind = /pixel limit/i.test(message) ? 'too_large_image' : 'damaged'
  return new PdfError(kind, `image could not be decoded: ${message}`, undefined, { cause: error })
}
