import type { Klausulvariant } from '@rp/contract/ki'
import type { Reading } from '../../../../platform/reading/page-text.ts'
import type { Funn } from '../../funn.ts'
import { toSetninger, toSted } from '../ord/setninger.ts'
import { erLesbar } from '../ord/spraak.ts'
import { isForbehold, isKeptByCompany, isUnntakFra } from './forbehold.ts'
import { type Merket, merk, saysNothing } from './klausul-trekk.ts'
import { findOverdragelse, nevnerOvergang, type Overdragelse } from './overdragelse.ts'
import { hintsAtOverdragelse } from './overdragelse-varig.ts'

type Klausul = NonNullable<Funn['klausul']>
type Beholdt = { variant: Klausulvariant; sikkerhet: number; merket: Merket }

/**
 * Which clause of rights a contract has. The standard clauses (1a, 1b, 2, 3 and the English 1a) leave the economic rights to
 * be administered by F©R; a full transfer does not, whatever else it says of F©R; both in one contract contradict each other.
 */
export function finnKlausul(
  lest: Reading,
  kjent: { dokumenttype: Funn['dokumenttype']; produksjonsselskap: string | null },
): Klausul | null {
  const { verdi: type, sikkerhet } = kjent.dokumenttype
  if (type === 'ikke_kontrakt')
    return toKlausul('ikke_kontrakt', sikkerhet, null, 'Dokumentet ser ikke ut til å være en kontrakt.')
  const setninger = toSetninger(lest)
  if (setninger.length === 0) return null
  const kringkaster = isKringkaster(kjent.produksjonsselskap)
  const merkede = setninger.map(one => merk(one, kjent.produksjonsselskap))
  const forbehold = merkede.filter((m, at) => isForbehold(m, merkede[at + 1]))
  const par = parvis(merkede)
  const beholdt = best([
    ...[...merkede, ...par].flatMap(m => toBeholdt(m) ?? []),
    ...forbehold.map((merket): Beholdt => ({ variant: '3', sikkerhet: 0.85, merket })),
  ])
  const overdratt = findOverdragelse(
    merkede.filter(m => !forbehold.includes(m)),
    beholdt !== null,
  )
  const egne = [...merkede, ...par].find(m => isEgneRegler(m, kringkaster))
  if (egne && kringkaster && (beholdt?.sikkerhet ?? 0) < 0.9) return toKlausul('NRK', 0.93, egne)
  const isExcepted = overdratt !== null && forbehold.some(one => isUnntakFra(merkede, one, overdratt.merket))
  if (beholdt && overdratt && !isExcepted) return weigh(beholdt, overdratt)
  if (beholdt) {
    const isDoubtful = merkede.some(
      (m, at) => m !== beholdt.merket && !m.nevnerFor && hintsAtOverdragelse(m, merkede[at + 1]),
    )
    return toKlausul(
      beholdt.variant,
      isDoubtful ? Math.min(beholdt.sikkerhet, 0.85) : beholdt.sikkerhet,
      beholdt.merket,
    )
  }
  if (overdratt && overdratt.sikkerhet >= 0.6)
    return toKlausul('buy-out', overdratt.sikkerhet, overdratt.merket)
  if (egne) return toKlausul('NRK', kringkaster ? 0.93 : 0.8, egne)
  if (overdratt) return toKlausul('buy-out', overdratt.sikkerhet, overdratt.merket)
  const forvaltet = merkede.find(isHosForvalter)
  return forvaltet ? toKlausul('3', 0.7, forvaltet) : taus(lest, merkede)
}

/** «… retains the right to remuneration from collecting societies», without the name of any: the rights are kept. */
const isHosForvalter = (m: Merket): boolean =>
  m.har('behold') &&
  (m.har('rett') || m.har('kollektiv')) &&
  !m.har('overdra') &&
  !saysNothing.test(m.raa) &&
  /collecting (?:societ|organi[sz]ation)|collective (?:rights )?(?:management|licen)|forvalt(?:nings|ings)(?:organisasjon|selskap)/i.test(
    m.raa,
  )

function weigh(beholdt: Beholdt, overdratt: Overdragelse): Klausul {
  const sure = overdratt.sikkerhet >= 0.8
  if (!sure) return toKlausul(beholdt.variant, Math.min(beholdt.sikkerhet, 0.85), beholdt.merket)
  // What the clause 3 looks like is also said in a transfer that only mentions F©R.
  if (beholdt.variant === '3' && beholdt.sikkerhet < 0.8) return toKlausul('buy-out', 0.7, overdratt.merket)
  return toKlausul(
    'motstridende',
    Math.min(0.93, beholdt.sikkerhet, overdratt.sikkerhet),
    overdratt.merket,
    'Avtalen har både en klausul som lar rettighetene være i behold, og en full overdragelse.',
  )
}

function toKlausul(
  variant: Klausulvariant,
  sikkerhet: number,
  merket: Merket | null,
  forklaring?: string,
): Klausul {
  const kept = ['1a', '1b', '2', '3', 'EN'].includes(variant)
  const oekonomiskeIBehold = kept ? true : variant === 'buy-out' ? false : null
  const sted = merket && toSted(merket.setning.ord)
  return { verdi: { variant, oekonomiskeIBehold }, sikkerhet, sted, ...(forklaring ? { forklaring } : {}) }
}

/** Two sentences after each other as one: the organisation may stand in the first, the agreement in the second. */
function parvis(merkede: readonly Merket[]): Merket[] {
  return merkede.flatMap((one, at) => {
    const next = merkede[at + 1]
    if (!next || (!nevner(one) && !nevner(next))) return []
    const words = [...one.setning.ord, ...next.setning.ord]
    const close = one.setning.ord.at(-1)?.side === next.setning.ord[0]?.side
    return close && words.length <= 70 ? [merk({ ord: words })] : []
  })
}

const nevner = (m: Merket): boolean => m.nevnerFor || m.kringkaster || m.har('forbund') || m.har('virke')

const best = (found: readonly Beholdt[]): Beholdt | null =>
  found.reduce<Beholdt | null>((so, one) => (so && so.sikkerhet >= one.sikkerhet ? so : one), null)

/** «Overdragelsen påvirkes ikke av forvaltningskontrakten»: it is as full as it was. */
const stays =
  /(?:overdrag|overfør|erverv|assignment|transfer)\p{L}* (?:[^\s.;]+ )?(?:påvirk|påverk|berør|begrens|avgrens|innskrenk|endr|rør|is (?:not|un)|shall not be)/iu

/** The standard clauses: rights and their organisation, and the agreement that they are cleared by. */
function toBeholdt(m: Merket): Beholdt | null {
  const organisasjon = m.nevnerFor || m.har('forbund')
  if (!organisasjon || m.har('innestaar') || saysNothing.test(m.raa)) return null
  const named = /klausul\s*(?:nr\.?\s*)?(1\s?a|1\s?b|2|3)\b/i.exec(m.raa)?.[1]
  if (named) return { variant: toNavngitt(named), sikkerhet: 0.9, merket: m }
  const rights = m.har('opphav') || (m.har('rett') && (m.nevnerFor || m.har('forvalte')))
  // Rights that are expressly not made over are kept.
  if (m.naer('ikke', 'overdra', 3) && m.har('rett') && !m.har('plikt') && !stays.test(m.raa))
    return { variant: '3', sikkerhet: 0.8, merket: m }
  const isAll = m.naer('overdra', 'rett', 6) && m.naer('alt', 'rett', 4)
  const transfers = isAll || m.har('overdra', 'ikke') || (m.har('overdra') && !m.har('regulert'))
  if (transfers) return null
  const about = rights || m.har('forvalte') || (m.har('utnytt') && m.nevnerFor)
  if (!about) return null
  if (m.har('virke') && (m.har('avtale') || m.har('regulert'))) return toVirke(m)
  if ((m.har('mediehus') || m.kringkaster) && m.har('avtale') && (m.har('utnytt') || m.har('rett')))
    return {
      variant: '1b',
      // «avtale mellom kringkaster/mediehus og F©R», not an agreement of something else in the next sentence.
      sikkerhet: m.nevnerFor && m.har('utnytt') && m.naer('avtale', 'mediehus', 8) ? 0.96 : 0.8,
      merket: m,
    }
  if (m.har('innkjoep', 'avtale') && m.har('rett')) return { ...toVirke(m), sikkerhet: 0.85 }
  if (m.har('behold') && (m.har('rett') || m.har('kollektiv')) && !isKeptByCompany(m.raa))
    return { variant: '3', sikkerhet: 0.8, merket: m }
  if (m.nevnerFor && m.har('rett', 'regulert', 'saerskilt') && !m.har('mediehus'))
    return { variant: dato(m.raa) ?? '3', sikkerhet: 0.8, merket: m }
  const covered = m.har('forvalte') && m.har('rett') && (m.har('regulert') || m.har('avtale'))
  if (!covered || m.har('ikke')) return null
  const dated = dato(m.raa)
  return { variant: dated ?? '3', sikkerhet: dated ? 0.85 : 0.75, merket: m }
}

/** The agreements of 2016 (1a, made for TV) and of 2017 (2, films and others bought when they are made). */
function toVirke(m: Merket): Beholdt {
  const dated = dato(m.raa)
  // 'Avtale om rettigheter for innkjøpte produksjoner': what else is bought in the sentence is not it.
  const bought = m.naer('innkjoep', 'avtale', 8)
  const variant = bought || dated === '2' ? '2' : isEngelsk(m.raa) ? 'EN' : '1a'
  const agree = dated === null || (dated === '2') === bought
  const known = (dated ? 1 : 0) + (m.har('forvalte') ? 1 : 0) + (m.nevnerFor ? 1 : 0)
  // Without its date the agreement may be the other one, with a word lost.
  const sikkerhet = !agree ? 0.75 : dated && known >= 2 ? 0.97 : dated ? 0.92 : known >= 1 ? 0.88 : 0.8
  return { variant, sikkerhet, merket: m }
}

function dato(raa: string): '1a' | '2' | null {
  if (/\b29[.\s]{0,2}(?:10|okt\w*|oct\w*)[.\s]{0,2}(?:20)?1[67]?|(?:oct\w*|okt\w*) 29|10[./]29/i.test(raa))
    return '1a'
  if (/\b0?9[.\s]{0,2}(?:0?5|mai|may)[.\s]{0,2}(?:20)?1[67]?|may 0?9/i.test(raa)) return '2'
  return null
}

const toNavngitt = (navn: string): Klausulvariant =>
  ({ '1a': '1a', '1b': '1b', '2': '2', '3': '3' })[navn.replace(/\s/g, '').toLowerCase()] as Klausulvariant

const isEngelsk = (raa: string): boolean =>
  (raa.match(/\b(?:the|of|and|with|for|is|between|agreement|rights|shall|by)\b/gi) ?? []).length >= 3 &&
  !/\b(?:og|av|med|mellom|for medle\w+)\b/i.test(raa)

/** «… har rett til å sende programmene slik tariffavtalen fastsetter» */
const mayUse =
  /\b(?:rett(?:en)? til å|adgang til å|the right to) (?:\S+ ){0,3}(?:utnytt|nytt|bruk|sende|vise|use|exploit|broadcast|show)/i
/** A broadcaster that employs: its own agreements and rules say what becomes of the rights. */
const isEgneRegler = (m: Merket, arbeidsgiver: boolean): boolean =>
  m.kringkaster &&
  (m.har('egne') || (arbeidsgiver && m.har('avtale', 'rett'))) &&
  (m.har('rett') || mayUse.test(m.raa) || (arbeidsgiver && m.har('utnytt', 'verk'))) &&
  !m.har('virke') &&
  (arbeidsgiver ? !m.har('innkjoep') : !m.nevnerFor && !m.har('forbund'))

const isKringkaster = (selskap: string | null): boolean =>
  selskap !== null && /\b(?:NRK|Norsk rikskringkasting|TV ?2|TV ?Norge|Viaplay|Discovery)\b/i.test(selskap)

/** Nothing is said of rights. Where a heading promises it, or little could be read, that is no sure thing. */
function taus(lest: Reading, merkede: readonly Merket[]): Klausul {
  const heading = merkede.some(
    m =>
      m.nevnerFor ||
      /Norwaco/iu.test(m.raa) ||
      m.har('forvalte', 'rett') ||
      (m.har('rett', 'avtale') && (m.har('forbund') || m.kringkaster)) ||
      (m.setning.ord.length < 7 && (m.har('opphav') || m.har('rett'))),
  )
  const lesbar = Math.min(1, ...lest.pages.map(page => (page.source === 'empty' ? 0 : page.confidence)))
  const hints = merkede.some((m, at) => hintsAtOverdragelse(m, merkede[at + 1]))
  const uklar = heading || hints || merkede.some(nevnerOvergang) || lesbar < 0.8
  const sikkerhet = !erLesbar(lest) ? 0.3 : uklar ? 0.5 : lesbar >= 0.95 ? 0.92 : 0.75
  return toKlausul('taus', sikkerhet, null, 'Vi fant ingenting om rettigheter i dokumentet.')
}
