import { createHash } from 'node:crypto'
import type { Funn, RegistreringFunn, Verdi } from '../../funn.ts'
import { fold } from '../ord/likhet.ts'
import type { Flate } from '../side/flate.ts'

/** The fields whose certainty is learned. */
export const laerteFelt = [
  'arbeidstaker',
  'produksjonsselskap',
  'produksjon',
  'fagfunksjon',
  'episoder',
  'rettighetsklausul',
  'signaturRH',
  'signaturPC',
] as const
export type LaertFelt = (typeof laerteFelt)[number]

/** What may speak for or against a value, each as a word; how much it weighs is learned. The first is true of every value. */
export type Trekk = readonly string[]
export const alltid = 'alltid'
/** What begins so is made of the document's own words. */
export const avOrdene = 'tittel '
/** What is kept of one where the owner lets us learn: 32 bits, as the database's integer has them. */
export const hashOf = (trekk: string): number => createHash('sha256').update(trekk).digest().readInt32BE()

/** What all values of a document have in common. */
type Dokument = {
  tekst: string
  ord: Flate['celler'][number]['ord']
  lest: string
  felles: string[]
  /** Numbers that a word for episodes stands behind. */
  talte: ReadonlySet<number>
}

const bands = [0, 0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.93, 0.95, 0.97]
const bandOf = (share: number): number => bands.findLast(one => share >= one - 1e-9) ?? 0
const upTo = (count: number, most: number): string => (count < most ? String(count) : `${most}+`)
const lestAs = (sikkerhet: number): string =>
  sikkerhet === 1 ? 'tekst' : sikkerhet > 0.9 ? 'godt' : sikkerhet > 0.8 ? 'nokså' : 'dårlig'

const counted = /(?<![\p{L}\d.,/])(\d{1,3})\s+(?:\p{L}+\s+)?(?:episod|program|sending|avsnitt)/giu

function toDokument({ lesesikkerhet, flyt, celler }: Flate, funn: Funn): Dokument {
  const lest = lestAs(lesesikkerhet)
  const tekst = fold(flyt.tekst)
  return {
    tekst,
    talte: new Set([...tekst.matchAll(counted)].map(found => Number(found[1]))),
    ord: celler.flatMap(({ ord }) => ord),
    lest,
    felles: [
      `lest ${lest}`,
      `språk ${funn.spraak}`,
      `type ${funn.dokumenttype.verdi}`,
      `registreringer ${upTo(funn.registreringer.length, 3)}`,
    ],
  }
}

const nevnt = ({ tekst }: Dokument, text: string): string => {
  const word = fold(text)
  return `nevnt ${word === '' ? 0 : upTo(tekst.split(word).length - 1, 3)}`
}

/** How well the words at the place were read: the worst one counts. */
function readAt({ ord }: Dokument, { sted }: Verdi<unknown>): string {
  if (!sted) return 'uten sted'
  const { left, top, right, bottom } = sted.boks
  const near = 1e-3
  const own = ord.filter(
    ({ side, boks }) =>
      side === sted.side &&
      boks.left >= left - near &&
      boks.right <= right + near &&
      boks.top >= top - near &&
      boks.bottom <= bottom + near,
  )
  if (own.length === 0) return 'uten ord'
  const worst = Math.min(...own.map(one => one.lesesikkerhet))
  return worst === 1 ? 'tekst' : worst > 0.9 ? 'klart' : worst > 0.7 ? 'lesbart' : 'utydelig'
}

/** The rule's own certainty is one of what speaks for a value: its order is right more often than its height. */
function common(dokument: Dokument, verdi: Verdi<unknown>): string[] {
  const regel = `regel ${bandOf(verdi.sikkerhet)}`
  return [alltid, regel, `${regel} ${dokument.lest}`, `ord ${readAt(dokument, verdi)}`, ...dokument.felles]
}

const hasForm = (navn: string): boolean => /(?:^|\s)(?:AS|A\/S|ASA|ANS|DA|SA|Ltd|NRK)\b/u.test(navn)
const inRegister = ({ produksjon }: RegistreringFunn): string =>
  produksjon?.verdi.produksjonsID ? 'i registeret' : 'ikke i registeret'

function ofProduksjon(dokument: Dokument, one: RegistreringFunn, verdi: Verdi<{ produksjonsnavn: string }>) {
  const { produksjonsnavn } = verdi.verdi
  const tittel = produksjonsnavn.replace(/\s*\(sesong \d+\)$/iu, '')
  return [
    ...common(dokument, verdi),
    inRegister(one),
    `${inRegister(one)} ${nevnt(dokument, tittel)}`,
    `ord i tittelen ${upTo(produksjonsnavn.split(' ').length, 3)}`,
    tittel === produksjonsnavn ? 'uten sesong' : 'med sesong',
    one.fagfunksjon ? 'med funksjon' : 'uten funksjon',
    one.erSerie ? 'serie' : 'enkeltverk',
  ]
}

function ofEpisoder(dokument: Dokument, one: RegistreringFunn, verdi: Verdi<number>): string[] {
  const { talte } = dokument
  const told = talte.has(verdi.verdi) ? 'talt' : 'ikke talt'
  return [
    ...common(dokument, verdi),
    told,
    `${told} av ${upTo(talte.size, 3)}`,
    `talte ${upTo(talte.size, 3)}`,
    verdi.verdi === 1 ? 'én' : verdi.verdi > 60 ? 'svært mange' : 'flere',
    inRegister(one),
    ...ofSitat(verdi.sted?.sitat ?? '', verdi.verdi),
  ]
}

/** How the words that a number of episodes was read from tell it. */
function ofSitat(sitat: string, antall: number): string[] {
  const told = sitat.match(/\d+/gu) ?? []
  const isPlain = new RegExp(
    `(?<![\\d.,])${antall}\\s+(?:\\p{L}+\\s+)?(?:episod|program|sending|avsnitt)`,
    'iu',
  ).test(sitat)
  const numbers = `tall i ordene ${upTo(told.length, 3)}`
  return [
    numbers,
    isPlain ? 'sagt rett ut' : 'ikke sagt rett ut',
    `${isPlain ? 'sagt rett ut' : 'ikke'} med ${numbers}`,
  ]
}

function ofSignatur(dokument: Dokument, verdi: Verdi<boolean>, other: Verdi<boolean> | null): string[] {
  const er = `er ${verdi.verdi}`
  return [
    ...common(dokument, verdi),
    er,
    `${er} og ${other?.verdi ?? '?'}`,
    `${er} ${bandOf(verdi.sikkerhet)}`,
    `${er} ${dokument.lest}`,
    `${er} ${verdi.sted ? 'med sted' : 'uten sted'}`,
  ]
}

/** How certain a value is, given what speaks for it. */
type Maaler = (
  felt: LaertFelt,
  trekk: Trekk,
  verdi: Verdi<unknown>,
) => Pick<Verdi<unknown>, 'sikkerhet' | 'trekk'>

/** Gives every value of the learned fields a new certainty, told by `maal` from what speaks for it in the document. */
export function measure(flate: Flate, funn: Funn, maal: Maaler): Funn {
  const dokument = toDokument(flate, funn)
  const { arbeidstaker, produksjonsselskap, klausul, signaturer } = funn
  const again = <V extends Verdi<unknown>>(
    felt: LaertFelt,
    verdi: V | null,
    trekk: (verdi: V) => Trekk,
  ): V | null => verdi && { ...verdi, ...maal(felt, trekk(verdi), verdi) }
  const titler = new Set(funn.registreringer.map(one => one.fagfunksjon?.verdi))
  return {
    ...funn,
    arbeidstaker: again('arbeidstaker', arbeidstaker, one => [
      ...common(dokument, one),
      nevnt(dokument, one.verdi),
      `ord i navnet ${upTo(one.verdi.split(' ').length, 4)}`,
      `signert ${signaturer.arbeidstaker?.verdi ?? '?'}`,
    ]),
    produksjonsselskap: again('produksjonsselskap', produksjonsselskap, one => [
      ...common(dokument, one),
      nevnt(dokument, one.verdi),
      hasForm(one.verdi) ? 'selskapsform' : 'uten selskapsform',
    ]),
    registreringer: funn.registreringer.map(one => ({
      ...one,
      produksjon: again('produksjon', one.produksjon, verdi => ofProduksjon(dokument, one, verdi)),
      fagfunksjon: again('fagfunksjon', one.fagfunksjon, verdi => [
        ...common(dokument, verdi),
        verdi.godkjent ? 'godkjent' : 'ikke godkjent',
        `titler ${upTo(titler.size, 3)}`,
        `${avOrdene}${fold(verdi.verdi).slice(0, 8)}`,
        inRegister(one),
      ]),
      episoder: again('episoder', one.episoder, verdi => ofEpisoder(dokument, one, verdi)),
    })),
    klausul: again('rettighetsklausul', klausul, one => [
      ...common(dokument, one),
      `variant ${one.verdi.variant}`,
      `variant ${one.verdi.variant} ${dokument.lest}`,
    ]),
    signaturer: {
      arbeidstaker: again('signaturRH', signaturer.arbeidstaker, one =>
        ofSignatur(dokument, one, signaturer.produksjonsselskap),
      ),
      produksjonsselskap: again('signaturPC', signaturer.produksjonsselskap, one =>
        ofSignatur(dokument, one, signaturer.arbeidstaker),
      ),
    },
  }
}
