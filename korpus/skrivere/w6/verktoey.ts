import { readFileSync } from 'node:fs'
import type { Fasitpost, Fasitregistrering } from '../../../bench/ki-fasit.ts'
import { createRng } from '../../../server/src/demo/rng.ts'
import type { Skrevet } from '../lag.ts'
import type { Papir } from '../papir.ts'

export type Kontrakt = Skrevet['kontrakter'][number]
type Fasit = Omit<Fasitpost, 'files'>

const mod11 = (digits: string, weights: readonly number[]) =>
  (11 - (weights.reduce((sum, weight, i) => sum + weight * Number(digits[i]), 0) % 11)) % 11

/** A synthetic number: 80 is added to the month; `nr` is where the search for a valid one begins. A D-number is given by a day over 40. */
export function fnr(dag: number, maaned: number, aar: number, nr: number): string {
  const two = (n: number) => String(n).padStart(2, '0')
  for (let one = nr; one < 500; one++) {
    const nine = `${two(dag)}${two(maaned + 80)}${two(aar % 100)}${String(one).padStart(3, '0')}`
    const first = mod11(nine, [3, 7, 6, 1, 8, 9, 4, 5, 2])
    const second = mod11(`${nine}${first}`, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2])
    if (first < 10 && second < 10) return `${nine}${first}${second}`
  }
  throw new Error(`Ingen gyldige numre fra ${nr}.`)
}
/** 010203 04567, as people write it. */
export const delt = (nummer: string) => `${nummer.slice(0, 6)} ${nummer.slice(6)}`

/** The first valid organisation number from these eight digits on. */
export function orgnr(aatte: number): string {
  for (let one = aatte; ; one++) {
    const control = mod11(String(one), [3, 2, 7, 6, 5, 4, 3, 2])
    if (control < 10) return `${one}${control}`
  }
}
export const treogtre = (nummer: string) => nummer.replace(/(\d{3})(?=\d)/g, '$1 ')

/** An account that no bank has: its register is 0099. */
export function konto(seks: number): string {
  for (let one = seks; ; one++) {
    const ten = `0099${String(one).padStart(6, '0')}`
    const control = mod11(ten, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2])
    if (control < 10) return `${ten.slice(0, 4)} ${ten.slice(4, 6)} ${ten.slice(6)}${control}`
  }
}

const seed = (text: string) =>
  [...text].reduce((sum, one) => (Math.imul(sum, 31) + (one.codePointAt(0) ?? 0)) >>> 0, 17)

export type Strek = { farge?: string; bredde?: number; hoeyde?: number; hele?: boolean }

/** The first letter of a word, as four people write. */
function capital(form: number, x: number, line: number, step: number, big: number): string {
  if (form === 1)
    return `M${x + step} ${line - big * 0.9} C${x - step * 1.6} ${line - big * 0.8} ${x - step} ${line + 6} ${x + step} ${line - 2}`
  if (form === 2)
    return `M${x} ${line + 4} L${x + step * 0.6} ${line - big * 1.1} L${x + step} ${line + 3} M${x - 3} ${line - big * 0.4} Q${x + step} ${line - big * 0.6} ${x + step * 1.2} ${line - 4}`
  if (form === 3)
    return `M${x} ${line + 3} L${x + 4} ${line - big} Q${x + step * 2.2} ${line - big * 1.1} ${x + 4} ${line - big * 0.45} L${x + step * 1.2} ${line + 2}`
  return `M${x} ${line - big * 0.5} C${x - 5} ${line - big * 1.2} ${x + step * 2} ${line - big * 1.25} ${x + step} ${line - big * 0.2} S${x - step * 0.7} ${line + 5} ${x + step * 0.8} ${line - 2}`
}

/** A name written by hand: a large first letter, then loops and stems that get smaller and smaller. */
export function signatur(navn: string, { farge = '#1d2f86', bredde = 190, hoeyde = 54 }: Strek = {}): string {
  const rng = createRng(seed(navn))
  const words = navn.split(' ')
  const step = (bredde - 24) / (navn.length + 2)
  const line = hoeyde * 0.68
  const form = rng.int(0, 3)
  let x = 8
  const paths: string[] = []
  for (const [i, word] of words.entries()) {
    const big = hoeyde * (i === 0 ? 0.58 : 0.46)
    let d = capital(form, x, line, step, big)
    x += step * 1.4
    const rest = form === 2 ? word.slice(1, 4) : word.slice(1)
    for (const letter of rest) {
      const tall = /[bdfhklt]/.test(letter)
      const deep = /[gjpy]/.test(letter)
      const h = (tall ? big * 0.9 : hoeyde * (form === 1 ? 0.08 : 0.17)) * (0.7 + rng.next() * 0.5)
      const down = deep ? hoeyde * 0.26 : 1 + rng.next() * 2
      d +=
        form === 3
          ? ` L${x + step * 0.4} ${line - h} L${x + step * 0.8} ${line + down}`
          : ` C${x} ${line - h} ${x + step * 0.9} ${line - h * 1.1} ${x + step * 0.45} ${line} S${x + step * (0.1 + rng.next() * 0.3)} ${line + down} ${x + step} ${line - 2 - rng.next() * 4}`
      x += step
    }
    if (form === 2) {
      d += ` q${step} -9 ${step * 2} -2 t${step * 2.4} -3`
      x += step * 3.4
    } else d += ` q${step} ${-3 - rng.next() * 5} ${step * 1.2} ${rng.next() * 5}`
    paths.push(d)
    x += step * 0.7
  }
  if (rng.chance(0.5))
    paths.push(`M${bredde * 0.12} ${line + 9} Q${bredde * 0.5} ${line + 2} ${x + 4} ${line + 5}`)
  const turn = (rng.next() - 0.6) * 7
  return `<svg class="sig" width="${bredde}" height="${hoeyde}" viewBox="0 0 ${bredde} ${hoeyde}" style="transform:rotate(${turn.toFixed(1)}deg)"><path d="${paths.join(' ')}" fill="none" stroke="${farge}" stroke-width="${(1.3 + rng.next() * 0.8).toFixed(2)}" stroke-linecap="round"/></svg>`
}

/** Two letters in the margin. */
export const parafer = (navn: string, strek: Strek = {}) =>
  signatur(
    navn
      .split(' ')
      .map(one => one[0])
      .join(''),
    { bredde: 52, hoeyde: 34, ...strek },
  )

/** A line to sign on, with the name below; without a signature the line is empty. */
export const linje = (under: string, signert?: string | null, strek?: Strek) =>
  `<div class="linje"><div class="over">${signert ? signatur(signert, strek) : ''}</div><div class="under">${under}</div></div>`

/** Filled in with a pen: each letter a little off. */
export function haand(tekst: string, farge = '#22346f'): string {
  const rng = createRng(seed(tekst))
  const letters = [...tekst].map(one =>
    one === ' '
      ? ' '
      : `<i style="top:${((rng.next() - 0.5) * 1.8).toFixed(1)}px;transform:rotate(${((rng.next() - 0.5) * 9).toFixed(1)}deg)">${one}</i>`,
  )
  return `<span class="haand" style="color:${farge}">${letters.join('')}</span>`
}

/** A box, ticked by pen or empty. */
export function kryss(på: boolean, farge = '#22346f'): string {
  const mark = på
    ? `<path d="M2 3 L13 14 M13 2 L3 14" stroke="${farge}" stroke-width="1.8" stroke-linecap="round"/>`
    : ''
  return `<svg class="boks" width="13" height="15" viewBox="0 0 15 16"><rect x="1" y="2" width="12" height="12" fill="none" stroke="#222"/>${mark}</svg>`
}

export const stempel = (linjer: readonly string[], farge = '#8a1c2c', vri = -6) =>
  `<div class="stempel" style="color:${farge};border-color:${farge};transform:rotate(${vri}deg)">${linjer.join('<br>')}</div>`

const fontfil = (sti: string, type: string) =>
  `url(data:font/${type};base64,${readFileSync(new URL(`../../../node_modules/${sti}`, import.meta.url)).toString('base64')})`
const face = (familie: string, mer: string, sti: string, type: string) =>
  `@font-face { font-family: '${familie}'; ${mer}; src: ${fontfil(sti, type)} }`
const liberation = 'pdfjs-dist/standard_fonts/LiberationSans'
const variable = '@fontsource-variable'
const fonter = {
  arial: [
    face('Arialtype', 'font-weight: 400', `${liberation}-Regular.ttf`, 'ttf'),
    face('Arialtype', 'font-weight: 700', `${liberation}-Bold.ttf`, 'ttf'),
    face('Arialtype', 'font-style: italic', `${liberation}-Italic.ttf`, 'ttf'),
  ].join('\n'),
  grotesk: face(
    'Grotesk',
    'font-weight: 100 900',
    `${variable}/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2`,
    'woff2',
  ),
  bok: [
    face(
      'Bok',
      'font-weight: 200 800',
      `${variable}/newsreader/files/newsreader-latin-wght-normal.woff2`,
      'woff2',
    ),
    face(
      'Bok',
      'font-weight: 200 800; font-style: italic',
      `${variable}/newsreader/files/newsreader-latin-wght-italic.woff2`,
      'woff2',
    ),
  ].join('\n'),
}
const familier = {
  arial: "'Arialtype', 'DejaVu Sans'",
  grotesk: "'Grotesk', 'DejaVu Sans'",
  bok: "'Bok', 'DejaVu Serif'",
  dejavu: "'DejaVu Sans'",
  smal: "'DejaVu Sans Condensed', 'DejaVu Sans'",
  serif: "'DejaVu Serif'",
  mono: "'DejaVu Sans Mono'",
} as const
export type Skrift = keyof typeof familier

/** What all sheets share: the font, the size, the margins, and the small things above. */
export const stil = (skrift: Skrift, pt: number, marg = '16mm 18mm', mer = '') => `
${skrift === 'arial' || skrift === 'grotesk' ? fonter[skrift] : ''}
${fonter.bok}
body { font: ${pt}pt/1.36 ${familier[skrift]}; color: #111 }
.ark { padding: ${marg} }
h1, h2, h3, p { margin: 0 0 0.5em }
h1 { font-size: 1.6em } h2 { font-size: 1.15em; margin-top: 0.7em } h3 { font-size: 1em }
table { border-collapse: collapse; width: 100% }
td, th { text-align: left; vertical-align: top; padding: 2px 5px }
.rutenett td, .rutenett th { border: 1px solid #555 }
.strek td, .strek th { border-bottom: 1px solid #aaa }
.linje { display: inline-block; width: 78mm; margin: 0 4mm 0 0; vertical-align: bottom }
.linje .over { height: 50px; border-bottom: 1px solid #222; position: relative }
.linje .over svg { position: absolute; left: 6px; bottom: -9px }
.linje .under { font-size: 0.86em; padding-top: 2px }
.par { display: flex; justify-content: space-between; gap: 8mm; margin-top: 8mm }
.h { text-align: right } .m { text-align: center } .graa { color: #666 } .smaa { font-size: 0.8em }
.bunn { position: absolute; left: 18mm; right: 18mm; bottom: 8mm; font-size: 7.5pt; color: #555; display: flex; justify-content: space-between }
.haand { font: italic 1.2em/1 'Bok'; white-space: pre-wrap } .haand i { display: inline-block; position: relative }
.boks { vertical-align: -2px }
.stempel { display: inline-block; border: 2px solid; border-radius: 4px; padding: 4px 9px; font: 700 8.5pt/1.25 'DejaVu Sans'; opacity: 0.72; text-align: center }
${mer}`

/** The groups of both lists by what the work is: first the one for entertainment, then the one for the rest. */
const grupper = {
  redaktoer: ['Redaktør/manus', 'Manus (original)'],
  etterarbeid: ['Etterarbeidsredaktør/etterarbeidsregi', null],
  regi: ['Regi/letregi/letprodusent/reporter/VJ', 'Regissør (og animatør som har regi)'],
  manus: ['Redaktør/manus', 'Manus (original)'],
  foto: ['Foto (A-foto, foto)', 'Foto (og animatør på animasjonsfilm som ikke har regi)'],
  klipp: ['Klipp', null],
  lyd: ['Lyd (A-lyd, lyd)', 'Lyddesign/lydsjef'],
  scenografi: ['Scenograf, produksjonsdesigner', 'Scenograf/produksjonsdesigner'],
  kostyme: ['Kostymedesigner/maskør/VFX/fargekorrigerer', 'Kostymedesigner/maskør/VFX'],
  farge: ['Kostymedesigner/maskør/VFX/fargekorrigerer', null],
} as const

/** A registration with an approved function of the list for `verk`: entertainment has its own. */
export function reg(
  produksjonsnavn: string | null,
  tekst: string,
  gruppe: keyof typeof grupper,
  episoder: number | null,
  verk: 'u' | 'annet' = 'annet',
): Fasitregistrering {
  const [u, annet] = grupper[gruppe]
  const ordered = verk === 'u' || annet === null ? [u, annet] : [annet, u]
  const godtas = ordered.filter(one => one !== null)
  return {
    produksjonsnavn,
    fagfunksjon_tekst: tekst,
    fagfunksjon: godtas[0] ?? null,
    fagfunksjon_godtas: godtas,
    episoder,
  }
}
export const utenfor = (
  produksjonsnavn: string | null,
  tekst: string,
  episoder: number | null,
): Fasitregistrering => ({
  produksjonsnavn,
  fagfunksjon_tekst: tekst,
  fagfunksjon: null,
  fagfunksjon_godtas: [],
  episoder,
})

type Variant = Fasit['rettighetsklausul']['variant']
const behold: Partial<Record<Variant, boolean>> = {
  '1a': true,
  '1b': true,
  '2': true,
  EN: true,
  'buy-out': false,
}
export const klausul = (variant: Variant): Fasit['rettighetsklausul'] => ({
  variant,
  okonomiske_i_behold: behold[variant] ?? null,
})
export const signert = (arbeidstaker: boolean, produksjonsselskap: boolean) => ({
  arbeidstaker,
  produksjonsselskap,
})
export const papir = (
  navn: string,
  slag: Papir['slag'],
  ark: readonly string[],
  css: string,
  mer = {},
): Papir => ({
  navn,
  slag,
  html: ark.map(one => `<section class="ark">${one}</section>`).join('\n'),
  stil: css,
  ...mer,
})

/** Rows of a table; the first cell of each may be a heading. */
export const rader = (rows: readonly (readonly (string | number)[])[], th = false) =>
  rows
    .map(
      row =>
        `<tr>${row.map((cell, i) => (th && i === 0 ? `<th>${cell}</th>` : `<td>${cell}</td>`)).join('')}</tr>`,
    )
    .join('')
