import type { GrayImage } from './gray-image.ts'

type Place = { left: number; top: number; right: number; bottom: number }

/** Of the paper: what is darker is ink and was seen before, what is lighter is nothing. */
const [darkest, lightest] = [0.6, 0.97]
/** Of the page's width: how far over and under a rule its paper is looked for, and how far it may be painted. */
const reach = 0.003
const half = 0.0012
/** Pixels that are looked at together, against noise, and that may lack the rule in between. */
const stretch = 6
const longestGap = 2

/**
 * Goes on painting over level rules where they are too faint to be ink: close to words the paper around is darker, and a page
 * that was turned straight has its thin lines blurred. Recognition takes them for a part of the letters over them.
 */
export function paintFaintEnds(image: GrayImage, rules: readonly Place[]): void {
  for (const { left, top, right, bottom } of rules) {
    const middle = Math.round((top + bottom - 1) / 2)
    follow(image, right, middle, 1)
    follow(image, left - stretch, middle, -1)
  }
}

/** Along the rule from one of its ends, one stretch at a time, up or down by a pixel as it climbs. */
function follow(image: GrayImage, from: number, level: number, step: 1 | -1): void {
  let y = level
  for (let x = from, missing = 0; missing <= longestGap; x += step * stretch) {
    if (x < 0 || x + stretch > image.width) return
    const found = [y, y - 1, y + 1, y - 2, y + 2].find(at => isFaint(image, x, at))
    if (found === undefined) missing++
    else {
      missing = 0
      y = found
      paint(image, x, y)
    }
  }
}

function meanOf({ width, data }: GrayImage, x: number, y: number): number {
  let sum = 0
  for (let at = y * width + x, end = at + stretch; at < end; at++) sum += data[at] ?? 0
  return sum / stretch
}

const reachOn = ({ width }: GrayImage): number => Math.max(4, Math.round(width * reach))

/** Darker than what is over and under it, which is paper on both sides: a letter stands on neither. */
function isFaint(image: GrayImage, x: number, y: number): boolean {
  const far = reachOn(image)
  if (y - far < 0 || y + far >= image.height) return false
  const [own, above, below] = [y, y - far, y + far].map(at => meanOf(image, x, at)) as [
    number,
    number,
    number,
  ]
  const paper = Math.min(above, below)
  return paper >= Math.max(above, below) * 0.9 && own < paper * lightest && own > paper * darkest
}

function paint(image: GrayImage, x: number, y: number): void {
  const { width, data } = image
  const far = reachOn(image)
  const thick = Math.max(1, Math.round(width * half))
  for (let column = x; column < x + stretch; column++) {
    const paper = Math.round(
      ((data[(y - far) * width + column] ?? 0) + (data[(y + far) * width + column] ?? 0)) / 2,
    )
    for (let row = y - thick; row <= y + thick; row++) data[row * width + column] = paper
  }
}
