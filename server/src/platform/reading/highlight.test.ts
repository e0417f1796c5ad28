import { expect, it } from 'vitest'
import { level } from './bend.ts'
import type { ColourImage } from './gray-image.ts'
import { findHighlights } from './highlight.ts'
import type { Line, ShownAt } from './page-text.ts'
import { projectionOnto } from './perspective.ts'

const [width, height] = [413, 585]
type Colour = [blue: number, green: number, red: number]

function paper(colour: Colour): ColourImage {
  const data = new Uint8Array(width * height * 4)
  for (let at = 0; at < data.length; at += 4) data.set(colour, at)
  return { width, height, data }
}
function paint({ data }: ColourImage, top: number, bottom: number, colour: Colour): void {
  for (let y = Math.round(top * height); y < bottom * height; y++)
    for (let x = 0; x < width; x++) data.set(colour, (y * width + x) * 4)
}
const line = (text: string, y: number): Line => {
  const words = text.split(' ').map((word, at) => ({
    text: word,
    box: { left: 0.1 + at * 0.2, right: 0.25 + at * 0.2, top: y, bottom: y + 0.015 },
    confidence: 1,
  }))
  return { text, words, box: { left: 0.1, right: 0.9, top: y, bottom: y + 0.015 } }
}
const names = ['Ida Lunde', 'Per Vik', 'Siri Moe', 'Ola Dahl', 'Eva Strand', 'Nils Hauge', 'Kari Nes']
const lines = names.map((text, at) => line(text, 0.1 + at * 0.05))
const white: Colour = [255, 255, 255]

it('finds the line that someone has gone over with a highlighter', () => {
  const picture = paper(white)
  paint(picture, 0.195, 0.222, [120, 240, 255])
  expect(findHighlights({ lines }, picture)).toEqual([
    {
      kind: 'highlight',
      box: lines[2]?.box && { ...lines[2].box, right: lines[2].words[1]?.box.right },
      coverage: 1,
    },
  ])
})

it('takes neither a gray heading, nor paper that is yellow or in warm light, for a highlighter', () => {
  const gray = paper(white)
  paint(gray, 0.195, 0.222, [225, 225, 225])
  expect(findHighlights({ lines }, gray)).toEqual([])
  expect(findHighlights({ lines }, paper([150, 225, 250]))).toEqual([])
})

it('finds it on a sheet that lies askew in a photo, and in less light', () => {
  const picture = paper([30, 32, 35])
  const shownAt: ShownAt = {
    corners: [
      { x: 0.2, y: 0.05 },
      { x: 0.95, y: 0.16 },
      { x: 0.8, y: 0.95 },
      { x: 0.05, y: 0.84 },
    ],
    bend: level,
  }
  const project = projectionOnto(shownAt.corners)
  for (let y = 0; y < 1; y += 0.0008)
    for (let x = 0; x < 1; x += 0.0008) {
      const seen = project(x, y)
      const colour: Colour = y > 0.197 && y < 0.22 && x < 0.5 ? [80, 140, 148] : [150, 152, 150]
      picture.data.set(colour, (Math.round(seen.y * height) * width + Math.round(seen.x * width)) * 4)
    }
  const marked = findHighlights({ lines, shownAt }, picture)
  expect(marked.map(({ box }) => [box.left, box.top])).toEqual([[0.1, 0.2]])
})
