import sharp, { type Sharp } from 'sharp'

sharp.cache(false)
sharp.concurrency(1)

/** A picture of one byte a pixel, 0 black to 255 white, row after row without padding. */
export type GrayImage = { width: number; height: number; data: Uint8Array }

/** A picture of four bytes a pixel: blue, green, red and one that means nothing. */
export type ColourImage = { width: number; height: number; data: Uint8Array }

/** Clockwise quarter turns. */
export type Quarter = 0 | 1 | 2 | 3

function open({ width, height, data }: GrayImage): Sharp {
  return sharp(data, { raw: { width, height, channels: 1 }, limitInputPixels: false })
}

async function close(image: Sharp): Promise<GrayImage> {
  const { data, info } = await image.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

/** As small as a page of text can be and still be read. */
export const toJpeg = (image: GrayImage): Promise<Buffer> =>
  open(image).toColourspace('b-w').jpeg({ quality: 80 }).toBuffer()

/** As bright as an eye sees it. */
export function inGray({ width, height, data }: ColourImage): GrayImage {
  const out = new Uint8Array(width * height)
  for (let at = 0; at < out.length; at++) {
    const [blue, green, red] = [data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0]
    out[at] = (blue * 11 + green * 59 + red * 30) / 100
  }
  return { width, height, data: out }
}

/** Blue, green and red each as a picture of its own. */
export function channelsOf({ width, height, data }: ColourImage): GrayImage[] {
  return [0, 1, 2].map(channel => ({
    width,
    height,
    data: Uint8Array.from({ length: width * height }, (_, at) => data[at * 4 + channel] ?? 0),
  }))
}

/** The picture scaled by `factor`, at least 1 x 1. */
export async function scaled(image: GrayImage, factor: number): Promise<GrayImage> {
  const width = Math.max(1, Math.round(image.width * factor))
  const height = Math.max(1, Math.round(image.height * factor))
  return close(open(image).resize({ width, height, fit: 'fill', kernel: 'linear' }))
}

/** The picture turned clockwise by quarters. */
export async function turned(image: GrayImage, quarter: Quarter): Promise<GrayImage> {
  return quarter === 0 ? image : close(open(image).rotate(quarter * 90))
}

/** The picture turned clockwise by a small angle around its centre; grown so that nothing is cut off, filled with white. */
export async function straightened(image: GrayImage, degrees: number): Promise<GrayImage> {
  return degrees === 0 ? image : close(open(image).rotate(degrees, { background: '#fff' }))
}

/** Every so many pixels tell as well as all of them whether a picture is dark. */
const sampled = 17

/** Whether nearly all of a picture is black: white letters on a screen, as in credits. */
export function isScreen({ data }: GrayImage): boolean {
  let dark = 0
  for (let at = 0; at < data.length; at += sampled) if ((data[at] ?? 255) < 60) dark++
  return dark >= (data.length / sampled) * 0.6
}

/** The picture itself, or its negative where it is a screen. */
export const darkOnLight = (image: GrayImage): GrayImage =>
  isScreen(image) ? { ...image, data: image.data.map(value => 255 - value) } : image
