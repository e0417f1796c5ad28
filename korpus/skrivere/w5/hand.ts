// A hand of our own: single strokes, drawn as curves through a few points, since the machine has no handwriting font.
import { createRng, type Rng } from '../../../server/src/demo/rng.ts'

/** Width, and the strokes: points "x,y" with y upwards from the base line; x-height 5, capitals 8. */
const bokstaver: Record<string, [number, string]> = {
  a: [5.2, '4.5,4 3,5 1,4.2 .5,2 1.5,.2 3.2,.6 4.4,3.6 4.4,4.8 4.4,1 5.2,.2'],
  b: [4.8, '1,8.5 .8,4 .8,.5 2.5,0 4.2,1.5 4,4 2.5,5 1,3.8'],
  c: [4.6, '4,4.2 2.6,5 1,4 .6,2 1.6,.2 3,0 4.4,1'],
  d: [5.2, '4.3,4 3,5 1,4.2 .5,2 1.5,.2 3.2,.6 4.3,3 4.5,8.5 4.4,1 5.2,.2'],
  e: [4.6, '.8,2.4 3.8,3 3.6,4.6 2.2,5 .8,3.6 .8,1.2 2.2,0 4.2,.9'],
  f: [3.6, '4,8 3,8.6 2,7.5 1.8,4 1.6,-1 1,-2.8|.4,4.6 3.6,4.8'],
  g: [5, '4.2,4 2.8,5 1,4.2 .6,2.2 1.8,.6 3.4,1.4 4.3,4 4.2,-1.5 2.6,-3 .8,-2'],
  h: [5, '1,8.5 .9,4 .8,0|.9,2.6 2.4,4.8 3.8,4.4 3.9,1.6 4.2,.1 4.8,.4'],
  i: [2.4, '1,4.8 .9,1.4 1.4,.1 2.2,.6|1.1,6.8 1.2,7.1'],
  j: [2.8, '1.8,4.8 1.7,-1 .8,-2.8 -.6,-2.2|1.9,6.8 2,7.1'],
  k: [4.4, '1,8.5 .8,0|3.8,4.8 1.2,2.4 2.2,2.6 4,.1'],
  l: [2.4, '1.2,8.5 .9,3 1.2,.2 2.2,.5'],
  m: [6.4, '.6,4.8 .7,0|.7,2.8 2,4.9 2.9,4.2 2.9,0|2.9,2.8 4.4,4.9 5.3,4.2 5.4,1 6.2,.2'],
  n: [4.7, '.6,4.8 .7,0|.7,2.8 2.4,4.9 3.6,4.2 3.7,1 4.4,.2'],
  o: [4.6, '2.4,5 .8,4 .6,1.6 2,0 3.8,1 4.1,3.4 2.6,5 2.2,4.9'],
  p: [4.6, '.7,4.8 .7,0 .6,-3|.7,3.4 2.4,5 4,4 3.9,1.4 2.4,.2 .9,1'],
  q: [5, '4.2,4.4 2.4,5 .8,3.6 .8,1.4 2.2,.2 4,1.6 4.2,4.6 4.1,-3 5,-2.4'],
  r: [3.6, '.7,4.8 .8,0|.8,2.8 2,4.8 3.4,4.6'],
  s: [4, '3.4,4.3 2.2,5 1,4.2 1.6,2.9 3.2,2.2 3.4,.8 2,0 .5,.6'],
  t: [3.5, '1.8,7.4 1.6,2 2,.2 3.2,.5|.4,4.9 3.4,5'],
  u: [5, '.7,4.8 .8,1.4 2,0 3.4,1 3.9,4.8 4,1 4.8,.2'],
  v: [4.2, '.5,4.8 1.8,.2 2.2,.2 3.8,4.8'],
  w: [6, '.5,4.8 1.4,.3 1.8,.3 2.8,4 3.8,.3 4.2,.3 5.4,4.8'],
  x: [4.4, '.6,4.8 3.8,0|3.8,4.8 .4,0'],
  y: [4.8, '.7,4.8 1,2 2.2,.8 3.6,2 4,4.8 3.8,-1 2.4,-3 .8,-2.2'],
  z: [4.4, '.7,4.8 3.8,4.7 .6,.2 3.9,.1'],
  æ: [7.4, '3.6,4.2 2.4,5 .8,3.6 .7,1.2 1.8,.1 3.4,1.6 3.9,2.6 6.6,3 6.4,4.6 5,5 3.9,3.4 4,1.2 5.2,0 7,.9'],
  ø: [4.8, '2.4,5 .8,4 .6,1.6 2,0 3.8,1 4.1,3.4 2.6,5 2.2,4.9|.2,-.6 4.6,5.8'],
  å: [
    5.2,
    '4.5,4 3,5 1,4.2 .5,2 1.5,.2 3.2,.6 4.4,3.6 4.4,4.8 4.4,1 5.2,.2|2.8,6.2 2.1,6.8 2.6,7.5 3.3,7 2.9,6.2',
  ],
  é: [4.6, '.8,2.4 3.8,3 3.6,4.6 2.2,5 .8,3.6 .8,1.2 2.2,0 4.2,.9|2.2,6.2 3.2,7.6'],
  A: [6, '.3,0 1.6,4 2.9,8|2.9,8 4.2,4 5.6,0|1.2,2.8 4.7,2.9'],
  B: [5.6, '1,8 .9,4 .9,0|.8,7.9 3.6,7.8 4,5.6 2.4,4.4 1,4.3|1,4.3 4,4 4.9,2 3.4,.2 .7,0'],
  C: [6, '5.2,6.8 3.6,8 1.4,6.8 .7,4 1.6,.9 3.6,0 5.5,1.2'],
  D: [6.2, '1,8 .9,4 .9,0|.7,7.9 3.6,7.6 5.4,5.4 5.2,2.2 3.4,.3 .7,0'],
  E: [5.2, '1,8 .9,4 .9,0|.9,8 4.6,7.9|.9,4.2 3.8,4.3|.9,0 4.8,.1'],
  F: [5, '1,8 .9,4 .9,0|.9,8 4.8,7.9|.9,4.2 3.8,4.3'],
  G: [6.4, '5.4,6.8 3.6,8 1.4,6.8 .7,4 1.6,.9 3.6,0 5.4,1.2 5.5,3.4|3.6,3.5 5.8,3.4'],
  H: [6.2, '1,8 .9,4 .9,0|5.2,8 5.1,4 5.2,0|.9,4.2 5.2,4.3'],
  I: [2.4, '1.2,8 1.1,4 1.1,0'],
  J: [4.4, '3.4,8 3.4,3 2.8,.6 1.4,0 .3,1.2'],
  K: [5.8, '1,8 .9,4 .9,0|5,8 2.8,5.4 1,3.8|2.2,4.8 3.8,2.2 5.4,0'],
  L: [5, '1,8 .9,4 .9,0|.9,0 4.6,.1'],
  M: [7.4, '.8,0 1,4 1.2,8|1.2,8 2.4,5 3.7,2.4|3.7,2.4 5,5 6.2,8|6.2,8 6.4,4 6.6,0'],
  N: [6.4, '.9,0 .9,4 1,8|1,8 3.2,4 5.4,0|5.4,0 5.4,4 5.5,8'],
  O: [6.6, '3.4,8 1.4,6.8 .7,4 1.6,.9 3.4,0 5.3,1.2 6,4 5.2,7 3.2,8.1'],
  P: [5.4, '1,8 .9,4 .9,0|.8,7.8 3.6,8 4.8,6.2 3.6,4.2 1,3.9'],
  Q: [6.6, '3.4,8 1.4,6.8 .7,4 1.6,.9 3.4,0 5.3,1.2 6,4 5.2,7 3.2,8.1|4,2 6.2,-.6'],
  R: [5.8, '1,8 .9,4 .9,0|.8,7.8 3.6,8 4.8,6.2 3.6,4.2 1,3.9|2.6,4 4,2 5.4,0'],
  S: [5, '4.4,6.8 2.8,8 1,6.8 1.6,4.8 3.8,3.6 4.4,1.6 2.6,0 .5,1'],
  T: [5.6, '2.8,8 2.8,4 2.7,0|.2,7.9 5.4,8'],
  U: [6.2, '.9,8 .9,3 1.6,.6 3,0 4.6,.7 5.2,3 5.3,8'],
  V: [5.8, '.4,8 1.8,3.4 2.9,0|2.9,0 4,3.6 5.5,8'],
  W: [8, '.4,8 1.3,3.6 2.2,0|2.2,0 3.2,3 4,6|4,6 5,3 5.8,0|5.8,0 6.8,4 7.6,8'],
  Y: [5.6, '.4,8 1.6,5.6 2.8,4|5.2,8 3.8,5.4 2.8,4 2.5,0'],
  Z: [5.4, '.6,7.9 4.8,8|4.8,8 2.6,4 .5,.1|.5,.1 5,0'],
  Ø: [6.6, '3.4,8 1.4,6.8 .7,4 1.6,.9 3.4,0 5.3,1.2 6,4 5.2,7 3.2,8.1|.6,-.6 6,8.6'],
  Å: [6, '.3,0 1.6,4 2.9,7.4|2.9,7.4 4.2,4 5.6,0|1.2,2.8 4.7,2.9|2.9,7.8 2.2,8.4 2.7,9.2 3.5,8.8 3.1,7.9'],
  0: [4.8, '2.4,7.6 .9,6 .8,2 2.2,0 3.8,1.6 3.9,5.6 2.6,7.6 2.2,7.6'],
  1: [3.4, '.8,6 2.2,7.7|2.2,7.7 2.1,4 2.1,0'],
  2: [4.8, '.8,6 2.2,7.6 3.8,6.4 3.2,3.6 .7,.2|.7,.2 4.2,.1'],
  3: [4.6, '.8,6.8 2.4,7.6 3.7,6.2 2,4.2|2,4.2 3.9,3.2 3.6,.8 2,0 .5,.8'],
  4: [5, '2.6,7.8 1.6,5 .5,2.4|.5,2.4 4.4,2.6|3.3,4.6 3.2,2 3.1,-.2'],
  5: [4.6, '3.8,7.6 1.1,7.5|1.1,7.5 .9,4.4 2.6,4.8 3.9,3 3,.4 .6,.3'],
  6: [4.6, '3.4,7.6 1.6,5.6 .7,2.4 1.8,0 3.6,.9 3.7,3 2.2,4 .9,2.6'],
  7: [4.6, '.6,7.4 4,7.5|4,7.5 2.6,4 1.7,0|1.2,3.9 3.6,4.1'],
  8: [4.6, '3.5,6.6 2.2,7.7 .9,6.4 2,4.2 3.7,2.4 3.2,.4 1.4,.2 .8,2 2.4,4.2 3.6,6.2 3.4,6.8'],
  9: [4.6, '3.6,6 2.4,7.6 .9,6.4 1,4.4 2.6,3.8 3.7,5.8 3.5,2.6 3,0'],
  '.': [1.8, '.8,.2 1,0'],
  ',': [1.8, '1,.3 .6,-1.2'],
  ':': [2, '.9,.5 1,.2|.9,3.6 1,3.3'],
  '-': [3.4, '.6,2.6 2.8,2.7'],
  '–': [4.6, '.5,2.6 4.2,2.7'],
  '/': [3.6, '.3,-.8 3.3,8.2'],
  '(': [2.6, '2,8.4 .8,5 .9,2 2,-1'],
  ')': [2.6, '.6,8.4 1.8,5 1.7,2 .6,-1'],
  '«': [4.6, '2,4.2 .6,2.8 2,1.2|4,4.2 2.6,2.8 4,1.2'],
  '»': [4.6, '.6,4.2 2,2.8 .6,1.2|2.6,4.2 4,2.8 2.6,1.2'],
  '&': [6, '5.4,.2 2,5.4 2.6,7.6 3.8,6.6 1.2,3 1,.8 2.6,0 5.2,3.2'],
  '%': [6.4, '1.4,7.4 .6,6 1.6,5.2 2.2,6.6 1.4,7.4|5.4,7.6 .8,.2|4.8,2.4 4,1 5,.2 5.8,1.6 4.8,2.4'],
  '?': [4.4, '.8,6.2 2.2,7.6 3.7,6.2 2.2,4 2.1,2.2|2.1,.4 2.2,.1'],
}

type Punkt = { x: number; y: number }

/** A smooth curve through the points (Catmull-Rom as cubic Béziers). */
function kurve(p: readonly Punkt[]): string {
  const at = (i: number) => p[Math.max(0, Math.min(p.length - 1, i))] ?? { x: 0, y: 0 }
  const n = (value: number) => value.toFixed(1)
  let d = `M${n(at(0).x)} ${n(at(0).y)}`
  for (let i = 0; i < p.length - 1; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    d += `C${n(b.x + (c.x - a.x) / 6)} ${n(b.y + (c.y - a.y) / 6)} ${n(c.x - (e.x - b.x) / 6)} ${n(c.y - (e.y - b.y) / 6)} ${n(c.x)} ${n(c.y)}`
  }
  return d
}

const hash = (text: string) =>
  [...text].reduce((h, c) => Math.imul(h ^ (c.codePointAt(0) ?? 0), 16_777_619) >>> 0, 2_166_136_261)

type Hand = { slant: number; jitter: number; tett: number }

/** The strokes of `text` from x = 0, and where it ends; ten units to one of the letters. */
function skriv(text: string, rng: Rng, { slant, jitter, tett }: Hand): { d: string; bredde: number } {
  let x = 0
  let d = ''
  for (const tegn of text) {
    const [w, strokes] = bokstaver[tegn] ?? [3.2, '']
    const lift = (rng.next() - 0.5) * jitter * 6
    for (const stroke of strokes.split('|').filter(Boolean)) {
      const points = stroke.split(' ').map(pair => {
        const [px = 0, py = 0] = pair.split(',').map(Number)
        const y = py * 10 + lift + (rng.next() - 0.5) * jitter * 7
        return { x: x + px * 10 + slant * y + (rng.next() - 0.5) * jitter * 7, y: 100 - y }
      })
      d += kurve(points)
    }
    x += (w + 0.5) * 10 * tett
  }
  return { d, bredde: x }
}

const svg = (d: string, bredde: number, mm: number, farge: string, penn: number, stil = '') =>
  `<svg class="hand" viewBox="-8 -4 ${Math.ceil(bredde + 44)} 150" style="height:${mm}mm;width:${((mm * (bredde + 44)) / 150).toFixed(1)}mm;${stil}"><path d="${d}" fill="none" stroke="${farge}" stroke-width="${penn}" stroke-linecap="round" stroke-linejoin="round"/></svg>`

const blekk = ['#1b2f7a', '#20242c', '#23408f', '#2b2b33']

/** What somebody fills in with a pen; `hvem` is whose hand it is. */
export function penn(text: string, hvem: string, mm = 6.4): string {
  const rng = createRng(hash(hvem))
  const hand = {
    slant: 0.04 + rng.next() * 0.2,
    jitter: 0.35 + rng.next() * 0.4,
    tett: 0.94 + rng.next() * 0.1,
  }
  const { d, bredde } = skriv(text, rng.fork(text), hand)
  return svg(d, bredde, mm, blekk[hash(hvem) % 4] ?? '#20242c', 6.5, 'vertical-align:-1.9mm')
}

/** A signature: the name in full, or two initials with a wave after each, or one long wave. */
export function signatur(navn: string, mm = 13): string {
  const rng = createRng(hash(navn) ^ 77)
  const hand = { slant: 0.2 + rng.next() * 0.25, jitter: 0.7, tett: 0.78 + rng.next() * 0.1 }
  const form = hash(navn) % 3
  const names = navn.split(/[ -]/)
  const first = names[0] ?? ''
  const last = names.at(-1) ?? ''
  const text =
    form === 0
      ? `${first} ${last}`
      : form === 1
        ? `${first.slice(0, 1)}. ${last}`
        : `${first.slice(0, 1)}${last.slice(0, 2)}`
  const { d, bredde } = skriv(text, rng, hand)
  const tail: Punkt[] = []
  const length = form === 2 ? 11 : 5
  for (let i = 0; i <= length; i++)
    tail.push({ x: bredde + i * 13, y: 88 + (i % 2 ? -1 : 1) * (22 - i * 1.6) * (0.6 + rng.next() * 0.6) })
  const line = [
    { x: 6, y: 128 + rng.next() * 8 },
    { x: bredde * 0.5, y: 118 + rng.next() * 10 },
    { x: bredde + length * 13, y: 112 },
  ]
  const path = d + kurve(tail) + (rng.chance(0.6) ? kurve(line) : '')
  return svg(path, bredde + length * 13, mm, blekk[hash(navn) % 4] ?? '#20242c', 5.5)
}

/** The initials somebody puts at the foot of a page. */
export function paraf(navn: string, mm = 7): string {
  const rng = createRng(hash(navn) ^ 5)
  const text = navn
    .split(/[ -]/)
    .map(part => part.slice(0, 1))
    .join('')
  const { d, bredde } = skriv(text, rng, { slant: 0.3, jitter: 0.9, tett: 0.72 })
  return svg(d, bredde, mm, blekk[hash(navn) % 4] ?? '#20242c', 6)
}

/** A rubber stamp: it names the company, but nobody has signed with it. */
export const stempel = (linjer: readonly string[], grader = -7) =>
  `<div style="display:inline-block;transform:rotate(${grader}deg);border:.7mm solid #3a4a9c;border-radius:2mm;padding:1.5mm 4mm;color:#3a4a9c;font:700 9.5pt/1.35 Liberation,sans-serif;text-align:center;opacity:.8">${linjer.join('<br>')}</div>`
