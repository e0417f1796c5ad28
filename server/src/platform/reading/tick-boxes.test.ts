import { describe, expect, it } from 'vitest'
import type { Bitmap } from './ink-bitmap.ts'
import type { FoundWord } from './text-lines.ts'
import { findTickBoxes, withTickBoxes } from './tick-boxes.ts'

const side = 24

function page(): Bitmap {
  return { width: 1000, height: 300, data: new Uint8Array(300_000) }
}
function line(ink: Bitmap, from: [number, number], to: [number, number], thick = 2): void {
  const steps = Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1]))
  for (let step = 0; step <= steps; step++)
    for (let x = 0; x < thick; x++)
      for (let y = 0; y < thick; y++) {
        const [left, top] = [0, 1].map(axis =>
          Math.round((from[axis] ?? 0) + (((to[axis] ?? 0) - (from[axis] ?? 0)) * step) / steps),
        )
        ink.data[((top ?? 0) + y) * ink.width + (left ?? 0) + x] = 1
      }
}
function square(ink: Bitmap, left: number, top: number): void {
  const [right, bottom] = [left + side, top + side]
  line(ink, [left, top], [right, top])
  line(ink, [left, bottom], [right, bottom])
  line(ink, [left, top], [left, bottom])
  line(ink, [right, top], [right, bottom])
}
const word = (text: string, left: number, right: number): FoundWord => ({
  text,
  left,
  right,
  top: 98,
  bottom: 122,
  size: 26,
  baseline: 120,
  confidence: 0.95,
})

describe('boxes to tick', () => {
  it('are told apart by what stands in them: nothing, a cross, or a tick across the frame', () => {
    const ink = page()
    for (const left of [100, 300, 500]) square(ink, left, 100)
    line(ink, [302, 102], [322, 122])
    line(ink, [322, 102], [302, 122])
    line(ink, [504, 110], [512, 120])
    line(ink, [512, 120], [532, 90])
    expect(findTickBoxes(ink).map(({ left, ticked }) => [left, ticked])).toEqual([
      [100, false],
      [300, true],
      [500, true],
    ])
  })

  it('are neither cells of a table, nor squares for digits, nor a block of colour, nor a letter', () => {
    const ink = page()
    for (const left of [100, 100 + side, 100 + 2 * side]) square(ink, left, 100)
    for (let y = 100; y < 124; y++) line(ink, [300, y], [324, y])
    for (let degrees = 0; degrees < 360; degrees++) {
      const [x, y] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
      line(ink, [512 + 12 * x, 112 + 12 * y], [513 + 12 * x, 112 + 12 * y], 3)
    }
    expect(findTickBoxes(ink)).toEqual([])
  })

  it('are not the bowl of a letter, whose stem goes on', () => {
    const ink = page()
    for (const [at, down] of [true, false].entries()) {
      const left = 100 + 200 * at
      square(ink, left, 100)
      line(ink, [left, down ? 124 : 100], [left, down ? 136 : 88])
    }
    expect(findTickBoxes(ink)).toEqual([])
  })

  it('are not a letter that a bar goes through, as it does through «B» and «R»', () => {
    const ink = page()
    square(ink, 100, 100)
    line(ink, [100, 111], [124, 111], 3)
    square(ink, 300, 100)
    line(ink, [306, 112], [318, 112], 3)
    line(ink, [304, 104], [320, 120], 3)
    expect(findTickBoxes(ink).map(({ left, ticked }) => [left, ticked])).toEqual([[300, true]])
  })

  it('stand as words on the line of the word beside them, in the place of what recognition made of them', () => {
    const boxes = [
      { left: 100, top: 100, right: 124, bottom: 124, ticked: true },
      { left: 300, top: 100, right: 324, bottom: 124, ticked: false },
      { left: 700, top: 200, right: 724, bottom: 224, ticked: false },
    ]
    const rows = withTickBoxes(
      [[word('X', 104, 120), word('Klipp', 132, 180)], [word('Foto', 332, 380)]],
      boxes,
    )
    expect(rows.map(row => row.map(one => one.text).join(' '))).toEqual(['☒ Klipp', '☐ Foto', '☐'])
    expect(rows[0]?.[0]).toMatchObject({ baseline: 120, left: 100 })
  })
})
