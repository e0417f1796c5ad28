import { expect, it } from 'vitest'
import { findColourMarks } from './colour-marks.ts'
import type { ColourImage } from './gray-image.ts'
import type { Line } from './page-text.ts'

const [width, height] = [1200, 675]
type Colour = [blue: number, green: number, red: number]
const black: Colour = [16, 12, 10]
const red: Colour = [40, 50, 230]

function screen(colour: Colour = black): ColourImage {
  const data = new Uint8Array(width * height * 4)
  for (let at = 0; at < data.length; at += 4) data.set(colour, at)
  return { width, height, data }
}
function fill({ data }: ColourImage, left: number, top: number, right: number, bottom: number): void {
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) data.set(red, (y * width + x) * 4)
}
function frame(picture: ColourImage, left: number, top: number, right: number, bottom: number): void {
  fill(picture, left, top, right, top + 3)
  fill(picture, left, bottom - 3, right, bottom)
  fill(picture, left, top, left + 3, bottom)
  fill(picture, right - 3, top, right, bottom)
}
/** A function and a name in a row of credits, 24 pixels high. */
const row = (at: number): Line => {
  const top = (100 + at * 40) / height
  const bottom = top + 24 / height
  const word = (text: string, left: number, right: number) => ({
    text,
    box: { left: left / width, right: right / width, top, bottom },
    confidence: 0.9,
  })
  const words = [word('Klipp', 500, 570), word('Kari', 620, 680), word('Nesland', 690, 800)]
  return { text: 'Klipp Kari Nesland', words, box: { left: 500 / width, right: 800 / width, top, bottom } }
}
const lines = [0, 1, 2, 3].map(row)
const boxOf = (at: number) => ({
  left: 620 / width,
  right: 800 / width,
  top: lines[at]?.box.top,
  bottom: lines[at]?.box.bottom,
})

it('finds the name that a frame on a screen is drawn around', () => {
  const picture = screen()
  frame(picture, 608, 172, 812, 212)
  expect(findColourMarks({ lines }, picture)).toEqual([{ kind: 'ring', box: boxOf(2), coverage: 0 }])
})

it('finds the name that a line is drawn under', () => {
  const picture = screen()
  fill(picture, 618, 168, 802, 172)
  expect(findColourMarks({ lines }, picture)).toEqual([{ kind: 'ring', box: boxOf(1), coverage: 0 }])
})

it('takes neither the bar of a player, a filled button, a frame around all, nor a picture in colours for a mark', () => {
  const bar = screen()
  fill(bar, 0, 250, 1100, 254)
  expect(findColourMarks({ lines }, bar)).toEqual([])
  const button = screen()
  fill(button, 600, 172, 820, 212)
  expect(findColourMarks({ lines }, button)).toEqual([])
  const all = screen()
  frame(all, 480, 80, 830, 300)
  expect(findColourMarks({ lines }, all)).toEqual([])
  expect(findColourMarks({ lines }, screen([200, 40, 20]))).toEqual([])
})
