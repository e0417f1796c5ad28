import { createHash } from 'node:crypto'
import type { Fasitpost, Fasitregistrering } from '../../../bench/ki-fasit.ts'
import { createRng } from '../../../server/src/demo/rng.ts'
import type { Skrevet } from '../lag.ts'
import type { Papir } from '../papir.ts'

export type Dok = Skrevet['kontrakter'][number]

const check = (digits: string, weights: readonly number[]) => {
  const rest = [...digits].reduce((sum, d, i) => sum + Number(d) * (weights[i] ?? 0), 0) % 11
  return rest === 0 ? 0 : 11 - rest
}

/** A synthetic personal number: the month plus 80. The first free number from `loepe` whose two check digits exist. */
export function pnr(dag: number, maaned: number, aar: number, loepe: number): string {
  const two = (n: number) => String(n).padStart(2, '0')
  for (let n = loepe; ; n++) {
    const nine = `${two(dag)}${two(maaned + 80)}${two(aar)}${String(n).padStart(3, '0')}`
    const k1 = check(nine, [3, 7, 6, 1, 8, 9, 4, 5, 2])
    const k2 = check(`${nine}${k1}`, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2])
    if (k1 < 10 && k2 < 10) return `${nine}${k1}${k2}`
  }
}
export const delt = (nummer: string) => `${nummer.slice(0, 6)} ${nummer.slice(6)}`

export function orgnr(start: number): string {
  for (let n = start; ; n++) {
    const k = check(String(n), [3, 2, 7, 6, 5, 4, 3, 2])
    if (k < 10) return `${n}${k}`
  }
}
export const orgDelt = (nr: string) => `${nr.slice(0, 3)} ${nr.slice(3, 6)} ${nr.slice(6)}`

export function konto(start: number): string {
  for (let n = start; ; n++) {
    const ten = `0099${String(n).padStart(6, '0')}`
    const k = check(ten, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2])
    if (k < 10) return `${ten.slice(0, 4)}.${ten.slice(4, 6)}.${ten.slice(6)}${k}`
  }
}

type Blekk = { farge?: string; bredde?: number; slurv?: number; stil?: 'strek' | 'skrift' }

/** A name in ink: loops for the capitals and the tall letters, waves for the rest. */
export function hand(navn: string, { farge = '#1c2f7a', bredde = 190, slurv = 1, stil }: Blekk = {}): string {
  const rng = createRng(createHash('sha256').update(navn).digest().readUInt32LE())
  const tilt = ((rng.next() - 0.6) * 7).toFixed(1)
  if ((stil ?? (rng.next() < 0.3 ? 'skrift' : 'strek')) === 'skrift')
    return `<span style="display:inline-block;font:italic 23pt Z003,cursive;color:${farge};transform:rotate(${tilt}deg);white-space:nowrap;line-height:0.8">${navn}</span>`
  const skraa = (rng.next() * 26 - 16).toFixed(0)
  const hoyde = 0.7 + rng.next() * 0.7
  const lest = rng.next() < 0.55 ? navn.length : rng.int(5, 9)
  const under = rng.next() < 0.25
  const points: string[] = []
  let x = 4
  const n = (v: number) => v.toFixed(1)
  for (const [i, letter] of [...navn.slice(0, lest)].entries()) {
    const r = () => rng.next()
    if (letter === ' ') {
      x += 5 + r() * 4
      points.push(`M${n(x)} ${n(38 + r() * 3)}`)
    } else if (i === 0 || /[A-ZÆØÅ]/.test(letter)) {
      const h = 26 + r() * 10
      points.push(
        `${i === 0 ? `M${x} 40 ` : ''}c${n(3 + r() * 4)} ${n(-h)} ${n(16 + r() * 6)} ${n(-h)} ${n(9 * slurv)} ${n(-4)} c${n(-9)} ${n(14)} ${n(-12 + r() * 4)} ${n(4)} ${n(8)} ${n(2 + r() * 3)}`,
      )
      x += 17 * slurv
    } else if (/[bdfhklt]/.test(letter)) {
      points.push(
        `c${n(4)} ${n(-8)} ${n(9)} ${n(-26 - r() * 6)} ${n(4)} ${n(-22)} c-3 8 -3 20 ${n(3)} ${n(22)}`,
      )
      x += 7
    } else if (/[gjpqyå]/.test(letter)) {
      points.push(`c3 -7 8 -7 6 1 c-2 13 -9 18 -8 10 c1 -6 7 -9 ${n(9)} -11`)
      x += 7
    } else {
      const up = 6 + r() * 5
      points.push(
        `c${n(2)} ${n(-up)} ${n(5)} ${n(-up)} ${n(4)} ${n(-1)} c0 ${n(3)} 2 ${n(4 - r() * 3)} ${n(3)} ${n(1)}`,
      )
      x += 7
    }
  }
  const wide = Math.max(x + 30, 120)
  return `<svg style="display:inline-block;overflow:visible;transform:rotate(${tilt}deg)" width="${bredde}" height="${((bredde / wide) * 56).toFixed(0)}" viewBox="0 0 ${wide.toFixed(0)} 56"><path transform="translate(0 40) skewX(${skraa}) scale(1 ${hoyde.toFixed(2)}) translate(0 -40)" d="${points.join(' ')} c8 -3 14 -3 ${lest < navn.length ? 34 : 22} ${n(-4 + rng.next() * 8)}${under ? ` M10 50 C40 46 70 49 ${n(x)} 45` : ''}" fill="none" stroke="${farge}" stroke-width="${n(1.5 + rng.next())}" stroke-linecap="round" stroke-linejoin="round"/></svg>`
}

/** Something written by hand in a field. */
export const penn = (tekst: string, farge = '#20357f') =>
  `<span style="font:italic 17pt Z003,cursive;color:${farge};line-height:0.8">${tekst}</span>`

export const stempel = (linjer: readonly string[], farge = '#a3222b', rot = -6) =>
  `<div style="display:inline-block;border:2px solid ${farge};color:${farge};padding:1.5mm 3mm;font:bold 9pt 'Liberation Sans';text-align:center;transform:rotate(${rot}deg);border-radius:3px;opacity:.85;letter-spacing:.5px">${linjer.join('<br>')}</div>`

export const ark = (innhold: string, klasse = '') => `<section class="ark ${klasse}">${innhold}</section>`
export const kryss = (paa: boolean) =>
  `<span style="display:inline-block;width:3.2mm;height:3.2mm;border:1px solid #222;vertical-align:-.4mm;margin-right:1mm;font:bold 9pt 'Liberation Sans';line-height:3.1mm;text-align:center">${paa ? '×' : ''}</span>`

type Funksjon = { fagfunksjon: string | null; fagfunksjon_godtas: string[] }
const pair = (first: string, second: string): Funksjon => ({
  fagfunksjon: first,
  fagfunksjon_godtas: [first, second],
})
const alone = (first: string): Funksjon => ({ fagfunksjon: first, fagfunksjon_godtas: [first] })
const names = {
  regi: ['Regi/letregi/letprodusent/reporter/VJ', 'Regissør (og animatør som har regi)'],
  foto: ['Foto (A-foto, foto)', 'Foto (og animatør på animasjonsfilm som ikke har regi)'],
  lyd: ['Lyd (A-lyd, lyd)', 'Lyddesign/lydsjef'],
  scenografi: ['Scenograf, produksjonsdesigner', 'Scenograf/produksjonsdesigner'],
  kostyme: ['Kostymedesigner/maskør/VFX/fargekorrigerer', 'Kostymedesigner/maskør/VFX'],
  manus: ['Redaktør/manus', 'Manus (original)'],
} as const
const klipp = alone('Klipp')
const farge = alone('Kostymedesigner/maskør/VFX/fargekorrigerer')
const etterarbeid = alone('Etterarbeidsredaktør/etterarbeidsregi')

/** The groups of TV-underholdning. */
export const U = {
  regi: pair(names.regi[0], names.regi[1]),
  foto: pair(names.foto[0], names.foto[1]),
  lyd: pair(names.lyd[0], names.lyd[1]),
  scenografi: pair(names.scenografi[0], names.scenografi[1]),
  kostyme: pair(names.kostyme[0], names.kostyme[1]),
  redaktoer: pair(names.manus[0], names.manus[1]),
  etterarbeid,
  klipp,
  farge,
} as const
/** The groups of all other work types. */
export const F = {
  regi: pair(names.regi[1], names.regi[0]),
  foto: pair(names.foto[1], names.foto[0]),
  lyd: pair(names.lyd[1], names.lyd[0]),
  scenografi: pair(names.scenografi[1], names.scenografi[0]),
  kostyme: pair(names.kostyme[1], names.kostyme[0]),
  manus: pair(names.manus[1], names.manus[0]),
  klipp,
  farge,
} as const
export const ingen: Funksjon = { fagfunksjon: null, fagfunksjon_godtas: [] }

export const reg = (
  produksjonsnavn: string | null,
  fagfunksjon_tekst: string,
  { fagfunksjon, fagfunksjon_godtas }: Funksjon,
  episoder: number | null,
): Fasitregistrering => ({
  produksjonsnavn,
  fagfunksjon_tekst,
  fagfunksjon,
  episoder,
  fagfunksjon_godtas: [...fagfunksjon_godtas],
})

const behold = (variant: Fasitpost['rettighetsklausul']['variant']) =>
  ['1a', '1b', '2', 'EN'].includes(variant) ? true : variant === 'buy-out' ? false : null

type Inn = {
  id: string
  form?: Fasitpost['form']
  language?: Fasitpost['language']
  template: string
  arbeidstaker: string
  selskap: string | null
  reg: Fasitregistrering[]
  variant: Fasitpost['rettighetsklausul']['variant']
  /** Worker and company. */
  signert: readonly [boolean, boolean]
  pnr?: string
  forventet: string
  begrunnelse: string
  papirer: readonly Papir[]
}

export const dok = (d: Inn): Dok => ({
  fasit: {
    id: d.id,
    form: d.form ?? 'digital',
    language: d.language ?? 'nb',
    template: d.template,
    arbeidstaker: d.arbeidstaker,
    produksjonsselskap: d.selskap,
    registreringer: d.reg,
    rettighetsklausul: { variant: d.variant, okonomiske_i_behold: behold(d.variant) },
    signaturer: { arbeidstaker: d.signert[0], produksjonsselskap: d.signert[1] },
    personnummer_i_dokumentet: d.pnr ?? null,
    forventet: d.forventet,
    begrunnelse: d.begrunnelse,
  },
  papirer: d.papirer,
})
