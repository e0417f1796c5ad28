import type { Line, Reading } from '../../../../platform/reading/page-text.ts'
import type { Funn, Verdi } from '../../funn.ts'
import { maskerNumre } from '../../masking.ts'
import { finnDokumenttype } from '../dokument/dokumenttype.ts'
import { erLesbar } from '../ord/spraak.ts'
import { avstand, isVedNabo, tekstMellom, tilSiden } from './signatur-avstand.ts'
import { findElektronisk } from './signatur-elektronisk.ts'
import { type Flate, overlapper, tilFlate } from './signatur-flate.ts'
import { findMerker, type Merke } from './signatur-merker.ts'
import { nevnerPerson } from './signatur-navn.ts'
import type { Elektronisk, Part, Parter, Plass } from './signatur-parter.ts'
import { findPlasser } from './signatur-plass.ts'

/** The names that were found; null where none was. */
type Signatur = Verdi<boolean>
/** `ved`: how far to the side of the place's words the mark stands, in points. */
type Tildelt = { merke: Merke; part: Part; ved: number }

/**
 * Who has signed: drawn, set in a script, or electronically. A printed name is no signature, nor are initials or a stamp. Where
 * the same page stands twice, unsigned and as a photo with signatures, the signed one counts.
 */
export function finnSignaturer(lest: Reading, parter: Parter): Funn['signaturer'] {
  const type = finnDokumenttype(lest)
  const elektronisk = findElektronisk(lest, parter)
  const merker = findMerker(lest)
  // A name that is itself the signature says no more than that, nor what recognition made of one.
  const plasser = findPlasser(lest, parter).filter(
    plass =>
      !merker.some(
        merke =>
          merke.page === plass.page &&
          isSelve(merke, plass) &&
          (merke.slag === 'skrift' || (merke.slag === 'gjetning' && merker.some(one => isDrawn(one, merke)))),
      ),
  )
  const sure = naermest(merker.flatMap(merke => tildel(merke, plasser, parter)))
  const given = [...sure, ...utenPlass(merker, sure, plasser)]
  const of = (part: Part): Signatur | null => {
    const signed =
      fraElektronisk(elektronisk.filter(one => one.part === part)) ??
      fraMerker(given.filter(one => one.part === part).map(one => one.merke))
    if (type.verdi === 'ikke_kontrakt' && type.sikkerhet >= 0.8)
      return paaAnnet(plasser.some(one => one.part === part && isToSign(one)) ? signed : null, type.sikkerhet)
    const found =
      signed ??
      usignert(
        plasser.filter(one => one.part === part),
        lest,
        given.filter(one => one.part !== part).map(one => one.merke),
      )
    // Where it is not even sure that this is a contract, strokes may be anything.
    return found && type.sikkerhet < 0.7 ? { ...found, sikkerhet: Math.min(found.sikkerhet, 0.7) } : found
  }
  return { arbeidstaker: of('arbeidstaker'), produksjonsselskap: of('produksjonsselskap') }
}

/** Words at a rule, and more of what a place to sign has than a name in a list. */
const isToSign = ({ strek, vekt }: Plass): boolean => strek !== null && vekt >= 5

/** A time sheet may be signed too; that makes it no contract, and other papers are not. */
const paaAnnet = (signed: Signatur | null, sikkerhet: number): Signatur =>
  signed?.verdi
    ? { ...signed, sikkerhet: Math.min(signed.sikkerhet, 0.75) }
    : { verdi: false, sikkerhet, sted: null, forklaring: 'Dokumentet er ikke en kontrakt.' }

function fraElektronisk(own: readonly Elektronisk[]): Signatur | null {
  const first = own.find(one => one.signert) ?? own[0]
  if (!first) return null
  return {
    verdi: first.signert,
    sikkerhet: first.page.source === 'text' ? 0.97 : 0.92,
    sted: { side: first.page.number, sitat: maskerNumre(first.line.text), boks: first.line.box },
    forklaring: first.signert ? 'Signert elektronisk.' : 'Den elektroniske signaturen mangler ennå.',
  }
}

const maate = {
  strøk: 'Signert for hånd.',
  skrift: 'Navnet er satt i skrift.',
  gjetning: 'Ser ut som håndskrift.',
  stempel: 'Signert elektronisk.',
}

function fraMerker(own: readonly Merke[]): Signatur | null {
  const best = own.toSorted((a, b) => b.styrke - a.styrke)[0]
  if (!best) return null
  const { page, flate } = best
  return {
    verdi: true,
    sikkerhet: best.styrke,
    sted: {
      side: page.number,
      sitat: maskerNumre(best.tekst),
      boks: {
        left: flate.left / page.width,
        right: flate.right / page.width,
        top: flate.top / page.height,
        bottom: flate.bottom / page.height,
      },
    },
    forklaring: maate[best.slag],
  }
}

/** `motpartens`: marks taken for the other party's; of two beside each other one may be this party's after all. */
function usignert(own: readonly Plass[], lest: Reading, motpartens: readonly Merke[]): Signatur | null {
  const [best] = own
  const read = lest.pages.every(page => page.source === 'text') ? 0.95 : 0.88
  if (!best)
    return erLesbar(lest) && lest.pages.some(page => page.lines.length > 8)
      ? { verdi: false, sikkerhet: 0.5, sted: null }
      : null
  const delt = motpartens.some(one => motpartens.some(other => other !== one && erVedSidenAv(one, other)))
  return {
    verdi: false,
    sikkerhet: delt ? 0.5 : best.vekt >= 5 ? read : best.vekt >= 4 ? read - 0.1 : 0.6,
    sted: { side: best.page.number, sitat: maskerNumre(best.line.text), boks: best.line.box },
    forklaring: 'Vi ser ingen underskrift her.',
  }
}

/** The place that a mark belongs to: right above or below it, with no running text between. */
function tildel(merke: Merke, plasser: readonly Plass[], parter: Parter): Tildelt[] {
  const navngitt =
    merke.slag === 'stempel'
      ? stempletAv(merke.tekst, parter)
      : merke.slag === 'skrift' && isSignedWith(merke, parter)
        ? 'arbeidstaker'
        : null
  if (navngitt) return [{ merke, part: navngitt, ved: 0 }]
  if (erParaf(merke) || (merke.slag === 'gjetning' && plasser.some(plass => isSelve(merke, plass)))) return []
  if (isDatofelt(merke) && !plasser.some(plass => isOverNavn(merke, plass))) return []
  const near = plasser
    .filter(plass => plass.page === merke.page && !(merke.slag !== 'strøk' && isSelve(merke, plass)))
    .map(plass => ({ plass, avstand: avstand(merke.flate, plass) }))
    .filter(one => one.avstand < 70 && !tekstMellom(merke, one.plass) && !isVedNabo(merke.flate, one.plass))
    .sort((a, b) => a.avstand - b.avstand)
  const [first] = near
  return first ? [{ merke, part: first.plass.part, ved: tilSiden(merke.flate, first.plass) }] : []
}

/**
 * Strokes on rules at the foot of a page whose words could not be read: two beside each other are both parties', and one is
 * the party's that no place was found for.
 */
function utenPlass(merker: readonly Merke[], sure: readonly Tildelt[], plasser: readonly Plass[]): Tildelt[] {
  const missing = (['arbeidstaker', 'produksjonsselskap'] as const).filter(
    part =>
      !sure.some(one => one.part === part) && !plasser.some(one => one.part === part && erStedet(one, sure)),
  )
  if (missing.length === 0) return []
  const loose = merker.filter(
    merke =>
      merke.slag === 'strøk' &&
      !sure.some(one => one.merke === merke) &&
      !isDatofelt(merke) &&
      isNederst(merke),
  )
  const low = loose.toSorted((a, b) => b.page.number - a.page.number || b.flate.bottom - a.flate.bottom)
  const [first] = low
  const beside = low.find(merke => first && erVedSidenAv(merke, first))
  if (first && beside && missing.length === 2)
    return missing.map((part, at) => ({ merke: svak(at === 0 ? first : beside), part, ved: 0 }))
  const other = low.find(merke => sure.some(one => erVedSidenAv(merke, one.merke)))
  const [part] = missing
  return part && other && missing.length === 1 ? [{ merke: svak(other), part, ved: 0 }] : []
}

/** A place that would be signed on: on the page where the other party has signed, near that. */
const erStedet = (plass: Plass, sure: readonly Tildelt[]): boolean =>
  plass.vekt >= 4 &&
  (sure.length === 0 ||
    sure.some(
      one => one.merke.page === plass.page && Math.abs(one.merke.flate.bottom - plass.flate.top) < 120,
    ))

const svak = (merke: Merke): Merke => ({ ...merke, styrke: 0.8 })
const erVedSidenAv = (a: Merke, b: Merke): boolean =>
  a.page === b.page && nearRow(a.flate, b.flate) && !overlapper(a.flate, b.flate)

/** Of two marks for one place, the one over its words is its own; the other may be the other party's. */
const naermest = (given: readonly Tildelt[]): Tildelt[] =>
  given.filter(
    one =>
      one.ved === 0 ||
      !given.some(
        other => other.part === one.part && other.ved === 0 && erVedSidenAv(one.merke, other.merke),
      ),
  )

const nearRow = (a: Flate, b: Flate): boolean => Math.abs((a.top + a.bottom - b.top - b.bottom) / 2) < 45

/** In the lower half or where the text of a last page ends, with hardly any running text further down. */
function isNederst({ page, flate }: Merke): boolean {
  const running = page.lines.filter(line => line.words.length >= 9 && !isStoey(line))
  const below = running.filter(line => line.box.top * page.height > flate.bottom)
  const above = running.filter(line => line.box.bottom * page.height < flate.top)
  return below.length < 2 && (flate.top > page.height * 0.4 || (below.length === 0 && above.length >= 3))
}

/** What the edge of a scan was read as. */
const isStoey = (line: Line): boolean =>
  line.words.reduce((sum, word) => sum + word.confidence, 0) < line.words.length * 0.4

/** The place's own words, badly read. */
const isSelve = (merke: Merke, plass: Plass): boolean =>
  Math.abs(merke.flate.top - plass.flate.top) < 4 && overlapper(merke.flate, plass.flate)

const asksToSign = /underskr|signat|(?<!\p{L})sign(?:ed|\.|:)/iu
/** The worker's own name in a script, at words that ask for a signature, or over the same name in print. */
const isSignedWith = ({ tekst, page, flate }: Merke, { arbeidstaker }: Parter): boolean =>
  nevnerPerson(tekst, arbeidstaker) &&
  page.lines.some(line => {
    const other = tilFlate(line.box, page)
    const away = Math.max(flate.top - other.bottom, other.top - flate.bottom)
    return away > -8 && away < 40 && asksToSign.test(line.text) && line.words.length < 9
  })

/** Whose name a stamp has. Somebody who is not the worker signs for the company. */
function stempletAv(tekst: string, parter: Parter): Part | null {
  if (nevnerPerson(tekst, parter.arbeidstaker)) return 'arbeidstaker'
  const named = /(?:by|av|BankID)\W+\p{Lu}[\p{L}.-]+ \p{Lu}/u.test(tekst)
  return named && parter.arbeidstaker !== null ? 'produksjonsselskap' : null
}

/** Somebody has written there what was taken for words. */
const isDrawn = (merke: Merke, words: Merke): boolean =>
  merke.slag === 'strøk' &&
  merke.page === words.page &&
  overlapper(merke.flate, words.flate) &&
  Math.abs(merke.flate.top - words.flate.top) < 8 &&
  Math.abs(merke.flate.bottom - words.flate.bottom) < 8

/** Right over whose it is: no date, though «Dato» stands in the column beside. */
const isOverNavn = (merke: Merke, { page, flate, line, vekt }: Plass): boolean =>
  page === merke.page &&
  vekt >= 5 &&
  !dateLabel.test(line.text) &&
  overlapper(flate, merke.flate) &&
  flate.top - merke.flate.bottom > -6 &&
  flate.top - merke.flate.bottom < 24

/** «Sted, dato og underskrift» and «Sted/dato, medarbeider» ask for more than a date. */
const dateLabel =
  /^\W*(?:sted|stad|place|dato|date)\b(?!.*(?:underskr|signatur))(?!.*,\s*(?:for\s+\p{L}+\s+\p{L}|medarbeid|arbeidstak|oppdragstak|ansatt|tilsett))/iu

/** Initials have a field of their own. */
const erParaf = (merke: Merke): boolean =>
  merke.page.lines.some(line => {
    const flate = tilFlate(line.box, merke.page)
    const label = /paraf|initial/i.test(line.text) && line.words.length <= 9
    return label && merke.flate.bottom > flate.top - 22 && merke.flate.top < flate.bottom + 12
  })

/** What is written in the field for place and date. */
function isDatofelt(merke: Merke): boolean {
  return merke.page.lines.some(line => {
    const flate = tilFlate(line.box, merke.page)
    const label = dateLabel.test(line.text) && line.words.length <= 5
    if (!label) return false
    // 'Sted, dato' below the rule that it was written on.
    const over = flate.top - merke.flate.bottom > -2 && flate.top - merke.flate.bottom < 16
    if (over && overlapper(flate, merke.flate) && merke.flate.bottom - merke.flate.top < 30) return true
    const beside = Math.abs((flate.top + flate.bottom) / 2 - (merke.flate.top + merke.flate.bottom) / 2) < 10
    const under = merke.flate.top > flate.top - 2 && merke.flate.top - flate.bottom < 12
    return (
      (beside && merke.flate.left > flate.left && merke.flate.left - flate.right < 120) ||
      (under && merke.flate.bottom - flate.bottom < 26 && overlapper(flate, merke.flate))
    )
  })
}
