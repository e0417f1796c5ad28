import { readFileSync } from 'node:fs'
import type { Fasitpost, Fasitregistrering } from '../../../bench/ki-fasit.ts'
import {
  createKontonummer,
  createOrgnr,
  createPersonnummer,
  createTelefon,
  formatKontonummer,
  formatOrgnr,
} from '../../../server/src/demo/numre.ts'
import { createRng } from '../../../server/src/demo/rng.ts'
import type { Papir } from '../papir.ts'

const hash = (text: string) =>
  [...text].reduce((h, c) => Math.imul(h ^ (c.codePointAt(0) ?? 0), 16_777_619) >>> 0, 2_166_136_261)

export const orgnrOf = (navn: string) => createOrgnr(createRng(hash(`w5 ${navn}`)))
export const orgnr = (navn: string) => formatOrgnr(orgnrOf(navn))

const slug = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('å', 'a')
    .replaceAll(/[^a-z0-9]+/g, '')
export const epostTil = (navn: string, vert = 'post') =>
  `${navn
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('å', 'a')
    .replaceAll(/[^a-z]+/g, '.')}@${vert}.example`
export const epostFor = (selskap: string) => `post@${slug(selskap.replace(/ (AS|SA|DA|ANS)$/, ''))}.example`

export type Person = {
  navn: string
  pnr: string
  konto: string
  tlf: string
  epost: string
  adresse: string
  sted: string
}

/** A person of the set; the numbers follow from the name alone. */
export function person(navn: string, adresse: string, sted: string): Person {
  const rng = createRng(hash(`person ${navn}`))
  return {
    navn,
    adresse,
    sted,
    pnr: createPersonnummer(rng),
    konto: formatKontonummer(createKontonummer(rng)),
    tlf: createTelefon(rng),
    epost: epostTil(navn),
  }
}
export const telefon = (hvem: string) => createTelefon(createRng(hash(`tlf ${hvem}`)))
export const delt = (pnr: string) => pnr.replace(/^(\d{6})(\d{5})$/, '$1 $2')
export const foedt = (pnr: string) =>
  `${pnr.slice(0, 2)}.${String(Number(pnr.slice(2, 4)) - 80).padStart(2, '0')}.19${pnr.slice(4, 6)}`

/** The groups of the approved functions; the fasit takes the first, the second of the other list is good too. */
export const fag = {
  regi: ['Regissør (og animatør som har regi)', 'Regi/letregi/letprodusent/reporter/VJ'],
  manus: ['Manus (original)', 'Redaktør/manus'],
  adaptasjon: ['Manus adaptasjon', 'Redaktør/manus'],
  foto: ['Foto (og animatør på animasjonsfilm som ikke har regi)', 'Foto (A-foto, foto)'],
  lyd: ['Lyddesign/lydsjef', 'Lyd (A-lyd, lyd)'],
  scenograf: ['Scenograf/produksjonsdesigner', 'Scenograf, produksjonsdesigner'],
  kostyme: ['Kostymedesigner/maskør/VFX', 'Kostymedesigner/maskør/VFX/fargekorrigerer'],
  klipp: ['Klipp'],
  farge: ['Kostymedesigner/maskør/VFX/fargekorrigerer'],
  tvRedaktor: ['Redaktør/manus', 'Manus (original)'],
  tvRegi: ['Regi/letregi/letprodusent/reporter/VJ', 'Regissør (og animatør som har regi)'],
  tvFoto: ['Foto (A-foto, foto)', 'Foto (og animatør på animasjonsfilm som ikke har regi)'],
  ingen: [],
} satisfies Record<string, string[]>

/** One registration of a fasit. */
export const reg = (
  produksjonsnavn: string | null,
  fagfunksjon_tekst: string,
  gruppe: keyof typeof fag,
  episoder: number | null,
): Fasitregistrering => ({
  produksjonsnavn,
  fagfunksjon_tekst,
  fagfunksjon: fag[gruppe][0] ?? null,
  fagfunksjon_godtas: [...fag[gruppe]],
  episoder,
})

type Variant = Fasitpost['rettighetsklausul']['variant']
export const klausul = (variant: Variant): Fasitpost['rettighetsklausul'] => ({
  variant,
  okonomiske_i_behold: ['1a', '1b', '2', 'EN'].includes(variant)
    ? true
    : variant === 'buy-out'
      ? false
      : null,
})
export const signert = (arbeidstaker: boolean, produksjonsselskap: boolean) => ({
  arbeidstaker,
  produksjonsselskap,
})

export type Skrevet = { fasit: Omit<Fasitpost, 'files'>; papirer: readonly Papir[] }

const modules = new URL('../../../node_modules/', import.meta.url)
const font = (family: string, file: string, extra = '') =>
  `@font-face{font-family:${family};${extra}src:url(data:font/woff2;base64,${readFileSync(new URL(file, modules)).toString('base64')})}`
const liberation = 'pdfjs-dist/standard_fonts/LiberationSans-'
const hanken = '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-'
const newsreader = '@fontsource-variable/newsreader/files/newsreader-latin-wght-'
const skrifter = {
  Liberation: `${font('Liberation', `${liberation}Regular.ttf`)}${font('Liberation', `${liberation}Bold.ttf`, 'font-weight:700;')}${font('Liberation', `${liberation}Italic.ttf`, 'font-style:italic;')}`,
  Hanken: font('Hanken', `${hanken}normal.woff2`, 'font-weight:100 900;'),
  Newsreader: `${font('Newsreader', `${newsreader}normal.woff2`, 'font-weight:200 800;')}${font('Newsreader', `${newsreader}italic.woff2`, 'font-weight:200 800;font-style:italic;')}`,
}

/** The style of a paper: the fonts it names, what all papers share, and its own. */
export const stil = (css: string) =>
  `${Object.entries(skrifter)
    .filter(([name]) => css.includes(name) || name === 'Liberation')
    .map(([, face]) => face)
    .join('')}
.ark p{margin:0 0 .6em}.ark h1,.ark h2,.ark h3{margin:0}.ark table{border-collapse:collapse;width:100%}
.ark td,.ark th{text-align:left;vertical-align:top}.hand{display:inline-block;overflow:visible}
${css}`

export const side = (html: string, klasse = '') => `<section class="ark ${klasse}">${html}</section>`
/** Numbered paragraphs: "3.1 …". */
export const punkter = (nr: number | string, ...tekster: string[]) =>
  tekster.map((tekst, i) => `<p class="p"><b class="n">${nr}.${i + 1}</b>${tekst}</p>`).join('')
export const rader = (...par: (readonly [string, string])[]) =>
  par.map(([a, b]) => `<tr><th>${a}</th><td>${b}</td></tr>`).join('')
