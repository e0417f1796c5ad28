import { createHash } from 'node:crypto'
import type { Fasitpost } from '../../bench/ki-fasit.ts'
import type { Papir } from './papir.ts'

export type Kontrakt = { fasit: Omit<Fasitpost, 'files'>; papirer: readonly Papir[] }
type Registrering = Fasitpost['registreringer'][number]

const control = (digits: string, weights: readonly number[]) =>
  (11 - (weights.reduce((sum, weight, i) => sum + weight * Number(digits[i]), 0) % 11)) % 11

/** A synthetic personal number: day, month + 80, year, and the first serial from `serie` whose check digits exist. */
export function fnr(dag: number, maaned: number, aar: number, serie: number): string {
  const two = (n: number) => String(n % 100).padStart(2, '0')
  for (let n = serie; ; n++) {
    const nine = two(dag) + two(maaned + 80) + two(aar) + String(n).padStart(3, '0')
    const k1 = control(nine, [3, 7, 6, 1, 8, 9, 4, 5, 2])
    const k2 = control(nine + k1, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2])
    if (k1 < 10 && k2 < 10) return `${nine}${k1}${k2}`
  }
}

const eleven = (first: number, weights: readonly number[]) => {
  for (let n = first; ; n++) {
    const digits = String(n).padStart(weights.length, '0')
    const k = control(digits, weights)
    if (k < 10) return digits + k
  }
}
/** A synthetic organisation number; `first` has eight digits and begins with 2 or 3. */
export const orgnr = (first: number) => eleven(first, [3, 2, 7, 6, 5, 4, 3, 2])
/** A synthetic account with register 0099. */
export const konto = (first: number) =>
  eleven(99_000_000 + first, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]).replace(/(\d{4})(\d\d)(\d{5})/, '$1 $2 $3')
export const delt = (number: string) => `${number.slice(0, 6)} ${number.slice(6)}`
export const tre = (number: string) => number.replace(/(\d{3})(?=\d)/g, '$1 ')

/** A signature as pen strokes; its shape follows from the name. `stil`: of the drawing, for strokes that reach out of it. */
export function strek(navn: string, farge = '#1b2f6b', bredde = 190, stil = ''): string {
  const bytes = createHash('sha256').update(navn).digest()
  const at = (i: number) => bytes[i % bytes.length] as number
  const starts = [
    `M 12 34 C 16 2, 34 ${4 + (at(0) % 10)}, 26 40 S 14 44, 38 28`,
    `M 8 12 q 14 -10 22 -4 q -6 18 -14 34 q 10 -22 24 -14`,
    `M 30 8 C 2 0, 0 46, 22 42 S 44 14, 24 16 S 12 34, 38 30`,
    `M 14 44 L 20 6 L 26 42 M 12 26 L 34 22 q 2 6 4 6`,
  ]
  let d = starts[at(1) % starts.length] as string
  const loops = Math.min(9, navn.replace(/\W/g, '').length)
  for (let i = 1; i <= loops; i++) {
    const step = 6 + (at(i) % 7)
    const high = at(i + 15) % 4 === 0 ? 4 + (at(i + 9) % 8) : 20 + (at(i + 5) % 12)
    d += ` c ${step / 3} ${high - 36}, ${step} ${high - 34}, ${step / 2} ${(at(i + 3) % 5) - 1}`
    d += ` s ${step / 2} ${(at(i + 7) % 7) - 3}, ${step} ${(at(i + 11) % 9) - 5}`
  }
  d += ` q ${20 + (at(20) % 20)} ${-6 - (at(21) % 6)}, ${40 + (at(22) % 20)} ${(at(23) % 10) - 4}`
  const width = 1.3 + (at(24) % 8) / 10
  return `<svg class="strek"${stil && ` style="${stil}"`} width="${bredde}" height="${bredde / 4}" viewBox="0 0 200 50"><path d="${d}" fill="none" stroke="${farge}" stroke-width="${width}" stroke-linecap="round" transform="rotate(${(at(25) % 5) - 2} 100 25)"/></svg>`
}
/** A signature in a pen's letters. */
export const skrift = (navn: string, farge = '#14204f', px = 30) =>
  `<span style="font:${px}px Z003;color:${farge};white-space:nowrap">${navn}</span>`
/** What somebody has filled in by hand. */
export const haand = (ord: string, px = 19) => `<span style="font:${px}px/1 Z003;color:#1c2c66">${ord}</span>`

export const ark = (innhold: string, klasse = '') => `<section class="ark ${klasse}">${innhold}</section>`

/** A group of the lists, with the group of the other list that answers to it. */
const grupper = {
  klipp: ['Klipp'],
  fotoTv: ['Foto (A-foto, foto)', 'Foto (og animatør på animasjonsfilm som ikke har regi)'],
  lydTv: ['Lyd (A-lyd, lyd)', 'Lyddesign/lydsjef'],
  regiTv: ['Regi/letregi/letprodusent/reporter/VJ', 'Regissør (og animatør som har regi)'],
  redaktoer: ['Redaktør/manus', 'Manus (original)'],
  kostymeTv: ['Kostymedesigner/maskør/VFX/fargekorrigerer', 'Kostymedesigner/maskør/VFX'],
  farge: ['Kostymedesigner/maskør/VFX/fargekorrigerer'],
  regi: ['Regissør (og animatør som har regi)', 'Regi/letregi/letprodusent/reporter/VJ'],
  manus: ['Manus (original)', 'Redaktør/manus'],
  foto: ['Foto (og animatør på animasjonsfilm som ikke har regi)', 'Foto (A-foto, foto)'],
  lyd: ['Lyddesign/lydsjef', 'Lyd (A-lyd, lyd)'],
  scenograf: ['Scenograf/produksjonsdesigner', 'Scenograf, produksjonsdesigner'],
  etterarbeid: ['Etterarbeidsredaktør/etterarbeidsregi'],
  scenografTv: ['Scenograf, produksjonsdesigner', 'Scenograf/produksjonsdesigner'],
  kostyme: ['Kostymedesigner/maskør/VFX', 'Kostymedesigner/maskør/VFX/fargekorrigerer'],
} as const satisfies Record<string, readonly string[]>

export const rad = (
  produksjonsnavn: string | null,
  fagfunksjon_tekst: string,
  gruppe: keyof typeof grupper | null,
  episoder: number | null,
): Registrering => ({
  produksjonsnavn,
  fagfunksjon_tekst,
  fagfunksjon: gruppe && grupper[gruppe][0],
  fagfunksjon_godtas: gruppe ? [...grupper[gruppe]] : [],
  episoder,
})

const behold: Partial<Record<Fasitpost['rettighetsklausul']['variant'], boolean>> = {
  '1a': true,
  '1b': true,
  '2': true,
  EN: true,
  'buy-out': false,
}
export const klausul = (variant: Fasitpost['rettighetsklausul']['variant']) => ({
  variant,
  okonomiske_i_behold: behold[variant] ?? null,
})
export const begge = { arbeidstaker: true, produksjonsselskap: true }
export const ingen = { arbeidstaker: false, produksjonsselskap: false }
