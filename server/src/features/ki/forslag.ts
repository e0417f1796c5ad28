import { isGodkjentFagfunksjon } from '@rp/contract/fagfunksjon'
import type { KiFelt, KiForslag, KiMerknad, Sted } from '@rp/contract/ki'
import { cutText } from '../../platform/cut-text.ts'
import type { Reading } from '../../platform/reading/page-text.ts'
import type { Funn, Verdi } from './funn.ts'
import { maskerNumre } from './masking.ts'

/** A proposal before anybody has seen it. */
export type NyttForslag = Omit<KiForslag, 'id' | 'tilstand' | 'iBehold'> & {
  iBehold: boolean | null
  trekk: readonly number[] | null
  /** May be put into an empty field when it is sure. */
  fyllbar: boolean
}

const share = (value: number): number => Math.min(1, Math.max(0, value))

/** A place that can be shown: inside the page, and a quote that fits on a line and carries no ID or account number. */
function toSted(sted: Sted | null): Sted | null {
  if (!sted) return null
  const { left, top, right, bottom } = sted.boks
  const boks = { left: share(left), top: share(top), right: share(right), bottom: share(bottom) }
  return { side: sted.side, sitat: cutText(maskerNumre(sted.sitat), 300), boks }
}

function create<T>(
  felt: KiFelt,
  gruppe: number | null,
  funnet: Verdi<T> | null,
  verdi: (funnet: T) => KiForslag['verdi'],
  mer: Partial<NyttForslag> = {},
): NyttForslag[] {
  if (!funnet || verdi(funnet.verdi) === '') return []
  return [
    {
      felt,
      gruppe,
      verdi: verdi(funnet.verdi),
      produksjonsID: null,
      iBehold: null,
      fyllbar: gruppe !== null || felt === 'arbeidstaker' || felt === 'produksjonsselskap',
      sikkerhet: share(funnet.sikkerhet),
      sted: toSted(funnet.sted),
      forklaring: funnet.forklaring ?? '',
      trekk: funnet.trekk ?? null,
      ...mer,
    },
  ]
}

const same = <T extends KiForslag['verdi']>(verdi: T): T => verdi
const text = (verdi: string): string => maskerNumre(verdi).toWellFormed().trim()

function createRegistrering(funnet: Funn['registreringer'][number], gruppe: number): NyttForslag[] {
  const { produksjon, fagfunksjon, episoder } = funnet
  // A function outside of the lists is shown, but never put into the field as if it were one of them.
  const fyllbar = fagfunksjon?.godkjent === true && isGodkjentFagfunksjon(fagfunksjon.verdi)
  return [
    ...create('produksjon', gruppe, produksjon, verdi => text(verdi.produksjonsnavn), {
      produksjonsID: produksjon?.verdi.produksjonsID ?? null,
    }),
    ...create('fagfunksjon', gruppe, fagfunksjon, text, { fyllbar }),
    ...create('episoder', gruppe, episoder, same),
  ]
}

/**
 * Everything that an engine found as proposals for the fields of a document.
 * @param status the status that the document would get from a person who found the same
 */
export const createForslag = (funn: Funn, status: Verdi<string> | null): NyttForslag[] => [
  ...create('arbeidstaker', null, funn.arbeidstaker, text),
  ...create('produksjonsselskap', null, funn.produksjonsselskap, text),
  ...funn.registreringer.flatMap(createRegistrering),
  ...create('rettighetsklausul', null, funn.klausul, verdi => verdi.variant, {
    iBehold: funn.klausul?.verdi.oekonomiskeIBehold ?? null,
  }),
  ...create('signaturRH', null, funn.signaturer.arbeidstaker, same),
  ...create('signaturPC', null, funn.signaturer.produksjonsselskap, same),
  ...create('status', null, status, same),
]

/** A warning that is wrong is worse than none. */
const sureToWarn = 0.7
const hardToRead = 0.6

const warn = (kode: KiMerknad['kode'], om: Verdi<unknown> | null, ja: boolean): KiMerknad[] =>
  om && ja && om.sikkerhet >= sureToWarn ? [{ kode, sted: toSted(om.sted) }] : []

const wholePage = { left: 0, top: 0, right: 1, bottom: 1 }

function warnOfReading({ pages, skipped, unread = [] }: Reading): KiMerknad[] {
  const hard = pages.find(
    page => page.source === 'empty' || (page.source === 'ocr' && page.confidence < hardToRead),
  )
  return [
    ...(hard ? [{ kode: 'lite_lesbart' as const, sted: null }] : []),
    ...(skipped > unread.length ? [{ kode: 'mange_sider' as const, sted: null }] : []),
    ...unread.map(side => ({ kode: 'ulest_side' as const, sted: { side, sitat: '', boks: wholePage } })),
  ]
}

/** What the person should know about the document itself, each once. */
export function createMerknader(funn: Funn, lest: Reading): KiMerknad[] {
  const { dokumenttype, manglerSide, signaturer, annetPersonnummer, registreringer } = funn
  const ikkeKontrakt = dokumenttype.verdi === 'ikke_kontrakt'
  const merknader = [
    // First that it may be another person's.
    ...warn('annet_personnummer', annetPersonnummer, true),
    ...warn('ikke_kontrakt', dokumenttype, ikkeKontrakt),
    ...warn('tillegg', dokumenttype, dokumenttype.verdi === 'tillegg'),
    ...warn('mangler_side', manglerSide, manglerSide.verdi),
    // What is no contract need not be signed.
    ...warn(
      'mangler_signatur_arbeidstaker',
      signaturer.arbeidstaker,
      !ikkeKontrakt && signaturer.arbeidstaker?.verdi === false,
    ),
    ...warn(
      'mangler_signatur_selskap',
      signaturer.produksjonsselskap,
      !ikkeKontrakt && signaturer.produksjonsselskap?.verdi === false,
    ),
    ...registreringer.flatMap(({ fagfunksjon }) =>
      warn('ikke_godkjent_fagfunksjon', fagfunksjon, fagfunksjon?.godkjent === false),
    ),
    ...registreringer.flatMap(({ erSerie, episoder, produksjon }) =>
      warn('mangler_episoder', produksjon, erSerie && episoder === null),
    ),
    ...warnOfReading(lest),
  ]
  return merknader.filter(({ kode }, index) => merknader.findIndex(one => one.kode === kode) === index)
}
