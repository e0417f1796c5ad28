import { createHash } from 'node:crypto'
import type { Klausulvariant } from '@rp/contract/ki'
import type { Fasitpost, Fasitregistrering } from '../../../bench/ki-fasit.ts'
import {
  createKontonummer,
  createOrgnr,
  createPersonnummer,
  createTelefon,
  formatKontonummer,
  formatOrgnr,
} from '../../../server/src/demo/numre.ts'
import { createRng, type Rng } from '../../../server/src/demo/rng.ts'
import type { Skrevet } from '../lag.ts'
import type { Papir } from '../papir.ts'
import { loekkeskrift, trykkskrift } from './strek.ts'

export type Kontrakt = Skrevet['kontrakter'][number]

/** A source of chance for what `navn` names: the same name, the same source. */
export const kildeFor = (navn: string): Rng =>
  createRng(createHash('sha256').update(`w8 ${navn}`).digest().readUInt32LE())

export const pnr = (navn: string) => createPersonnummer(kildeFor(`pnr ${navn}`))
/** The personal number as it is mostly printed: six digits, a space, five digits. */
export const pnrDelt = (navn: string) => pnr(navn).replace(/^(\d{6})/, '$1 ')
export const orgnr = (navn: string) => createOrgnr(kildeFor(`org ${navn}`))
export const orgnrDelt = (navn: string) => formatOrgnr(orgnr(navn))
export const konto = (navn: string) => formatKontonummer(createKontonummer(kildeFor(`konto ${navn}`)))
export const telefon = (navn: string) => createTelefon(kildeFor(`tlf ${navn}`))

/** The groups of the two lists: the one that fits the work, and what is taken as well. */
const grupper = {
  klipp: ['Klipp'],
  regi: ['Regissør (og animatør som har regi)', 'Regi/letregi/letprodusent/reporter/VJ'],
  regiTv: ['Regi/letregi/letprodusent/reporter/VJ', 'Regissør (og animatør som har regi)'],
  manus: ['Manus (original)', 'Redaktør/manus'],
  adaptasjon: ['Manus adaptasjon', 'Redaktør/manus'],
  redaktoer: ['Redaktør/manus', 'Manus (original)'],
  etterarbeid: ['Etterarbeidsredaktør/etterarbeidsregi'],
  foto: ['Foto (og animatør på animasjonsfilm som ikke har regi)', 'Foto (A-foto, foto)'],
  fotoTv: ['Foto (A-foto, foto)', 'Foto (og animatør på animasjonsfilm som ikke har regi)'],
  lyd: ['Lyddesign/lydsjef', 'Lyd (A-lyd, lyd)'],
  aLyd: ['Lyd (A-lyd, lyd)', 'Lyddesign/lydsjef'],
  scenografi: ['Scenograf/produksjonsdesigner', 'Scenograf, produksjonsdesigner'],
  kostyme: ['Kostymedesigner/maskør/VFX', 'Kostymedesigner/maskør/VFX/fargekorrigerer'],
  farge: ['Kostymedesigner/maskør/VFX/fargekorrigerer'],
} as const

/** One registration: production, the function in the paper's words, its group (null: none is approved), episodes. */
export const reg = (
  produksjonsnavn: string | null,
  fagfunksjon_tekst: string,
  gruppe: keyof typeof grupper | null,
  episoder: number | null,
): Fasitregistrering => ({
  produksjonsnavn,
  fagfunksjon_tekst,
  fagfunksjon: gruppe && grupper[gruppe][0],
  fagfunksjon_godtas: gruppe ? [...grupper[gruppe]] : [],
  episoder,
})

const behold: Partial<Record<Klausulvariant, boolean>> = {
  '1a': true,
  '1b': true,
  '2': true,
  EN: true,
  'buy-out': false,
}

type Svar = {
  form: Fasitpost['form']
  spraak?: Fasitpost['language']
  mal: string
  hvem: string
  selskap: string | null
  reg: Fasitregistrering[]
  variant: Klausulvariant
  /** Signed by the worker and by the company. */
  sign: readonly [boolean, boolean]
  pnr?: string
  status: string
  hvorfor: string
}

export const kontrakt = (id: string, svar: Svar, ...papirer: Papir[]): Kontrakt => ({
  fasit: {
    id,
    form: svar.form,
    language: svar.spraak ?? 'nb',
    template: svar.mal,
    arbeidstaker: svar.hvem,
    produksjonsselskap: svar.selskap,
    registreringer: svar.reg,
    rettighetsklausul: { variant: svar.variant, okonomiske_i_behold: behold[svar.variant] ?? null },
    signaturer: { arbeidstaker: svar.sign[0], produksjonsselskap: svar.sign[1] },
    personnummer_i_dokumentet: svar.pnr ?? null,
    forventet: svar.status,
    begrunnelse: svar.hvorfor,
  },
  papirer,
})

export const ark = (...deler: string[]) => `<section class="ark">${deler.join('\n')}</section>`

/** Rows of a table, cells as they stand. */
export const rader = (rader: readonly (readonly string[])[], celle = 'td') =>
  rader.map(rad => `<tr>${rad.map(tekst => `<${celle}>${tekst}</${celle}>`).join('')}</tr>`).join('\n')

export const tabell = (hode: readonly string[] | null, linjer: readonly (readonly string[])[], klasse = '') =>
  `<table class="${klasse}">${hode ? rader([hode], 'th') : ''}${rader(linjer)}</table>`

/** Numbered paragraphs with a heading each: `merke` makes the number. */
export const punkter = (
  deler: readonly (readonly [tittel: string, tekst: string])[],
  merke: (nummer: number) => string = n => `${n}. `,
  fra = 1,
) =>
  deler
    .map(
      ([tittel, tekst], i) =>
        `<h3>${merke(i + fra)}${tittel}</h3>\n${tekst.startsWith('<') ? tekst : `<p>${tekst}</p>`}`,
    )
    .join('\n')

type Haand = {
  mm?: number
  farge?: string
  skraa?: number
  tykk?: number
  stil?: 'løkke' | 'trykk'
  frø?: string
}

const tegn = (stil: Haand['stil'], bokstav: string) => {
  const deler: Record<string, string> = { æ: 'ae', Æ: 'AE', '–': '-' }
  return [...(deler[bokstav] ?? bokstav)].map(ett => {
    const grunn = ett.normalize('NFD').charAt(0)
    const kjent = { ø: 'o', Ø: 'O' }[ett] ?? grunn
    const form = (stil === 'løkke' ? loekkeskrift[kjent] : undefined) ?? trykkskrift[kjent]
    const [bredde, strek] = form ?? [30, '']
    const topp = kjent === kjent.toLowerCase() ? 50 : 72
    const ring = `M${bredde / 2 - 5} ${topp + 4} ${bredde / 2} ${topp + 12} ${bredde / 2 + 6} ${topp + 4} ${bredde / 2} ${topp - 1} ${bredde / 2 - 5} ${topp + 4}`
    const ekstra = 'åÅ'.includes(ett) ? ring : 'øØ'.includes(ett) ? `M6 -6 ${bredde - 4} ${topp}` : ''
    return { bredde, strek: strek + ekstra }
  })
}

/** Text as a hand writes it: one line, as strokes. */
export function haand(tekst: string, valg: Haand = {}): string {
  const { mm = 4, farge = '#1c2d6b', skraa = 8, tykk = 8, stil = 'trykk', frø = tekst } = valg
  const rng = kildeFor(`hånd ${frø}`)
  let x = 6
  const streker: string[] = []
  for (const bokstav of tekst)
    for (const { bredde, strek } of tegn(stil, bokstav)) {
      const loft = stil === 'trykk' ? (rng.next() - 0.5) * 7 : (rng.next() - 0.5) * 2
      const vri = stil === 'trykk' ? (rng.next() - 0.5) * 9 : 0
      if (strek)
        streker.push(
          `<path transform="translate(${x.toFixed(1)} ${loft.toFixed(1)}) rotate(${vri.toFixed(1)})" d="${strek}"/>`,
        )
      x += bredde * (stil === 'trykk' ? 0.82 + rng.next() * 0.1 : 0.94)
    }
  const bredde = x + 14
  return `<svg class="haand" style="height:${(mm * 1.3).toFixed(2)}mm;width:${((bredde * mm) / 100).toFixed(2)}mm;vertical-align:-${(mm * 0.32).toFixed(2)}mm" viewBox="0 0 ${bredde.toFixed(0)} 130"><g transform="translate(0 98) scale(1 -1) skewX(${-skraa})" fill="none" stroke="${farge}" stroke-width="${tykk}" stroke-linecap="round" stroke-linejoin="round">${streker.join('')}</g></svg>`
}

/** A signature: by the name it is a full name, an initial and the last name, or a wave with a loop. */
export function signatur(navn: string, valg: { mm?: number; farge?: string; maate?: number } = {}): string {
  const rng = kildeFor(`signatur ${navn}`)
  const maate = valg.maate ?? rng.int(0, 3)
  const farge = valg.farge ?? rng.pick(['#16235e', '#1b1b1f', '#20308a', '#111'])
  const mm = valg.mm ?? 7 + rng.next() * 3
  const skraa = 14 + rng.next() * 16
  const felles = { mm, farge, skraa, tykk: 4 + rng.next() * 3, stil: 'løkke' as const, frø: navn }
  const ord = navn.split(/[ -]/)
  const siste = ord.at(-1) ?? navn
  if (maate === 0) return haand(navn, felles)
  if (maate === 1) return haand(`${navn.charAt(0)}. ${siste}`, felles)
  if (maate === 2) return haand(`${ord[0]} ${siste.charAt(0)}`, { ...felles, mm: mm * 1.15 })
  const bølger = Array.from({ length: rng.int(5, 8) }, (_, i) => {
    const x = 70 + i * 26
    const h = 22 + rng.next() * 34
    return `C${x} ${60 - h} ${x + 10} ${60 + h * 0.5} ${x + 22} ${62 - i * 1.5}`
  })
  const bokstav = tegn('løkke', navn.charAt(0))[0]?.strek ?? ''
  return `<svg class="haand" style="height:${(mm * 1.5).toFixed(1)}mm;width:${(mm * 4.4).toFixed(1)}mm;vertical-align:-2mm" viewBox="0 0 300 110"><g fill="none" stroke="${farge}" stroke-width="4" stroke-linecap="round"><path transform="translate(6 78) scale(1 -1)" d="${bokstav}"/><path d="M52 74 ${bølger.join(' ')} S 296 40 288 30"/></g></svg>`
}

/** Initials in a corner. */
export const paraf = (navn: string, farge = '#20308a') =>
  haand(
    navn
      .split(/[ -]/)
      .map(ord => ord.charAt(0))
      .join(''),
    { mm: 5, farge, stil: 'løkke', skraa: 20, tykk: 5, frø: `paraf ${navn}` },
  )

/** A round or square rubber stamp. */
export const stempel = (linjer: readonly string[], farge = '#7a2236', vri = -7) =>
  `<div style="display:inline-block;border:0.6mm solid ${farge};color:${farge};padding:1.5mm 3mm;transform:rotate(${vri}deg);opacity:.75;font:bold 8.5pt 'Nimbus Sans Narrow','Liberation Sans Narrow',sans-serif;text-align:center;letter-spacing:.4pt">${linjer.join('<br>')}</div>`

/** A line to sign on; empty where nothing is written. */
export const linje = (over: string, under: string, stil = '') =>
  `<div class="siglinje" style="${stil}"><div style="height:12mm;display:flex;align-items:flex-end;padding-left:3mm;border-bottom:0.3mm solid #333">${over}</div><div style="font-size:.85em;padding-top:1mm">${under}</div></div>`
/** Lines beside each other. */
export const sidestilt = (...deler: string[]) =>
  `<div style="display:grid;grid-template-columns:repeat(${deler.length},1fr);gap:12mm;margin-top:6mm">${deler.join('')}</div>`
