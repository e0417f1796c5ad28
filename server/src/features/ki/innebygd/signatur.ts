import type { Reading } from '../../../platform/reading/page-text.ts'
import type { Funn, Verdi } from '../funn.ts'
import { maskerNumre } from '../masking.ts'
import { finnDokumenttype } from './dokumenttype.ts'
import { type Elektronisk, findElektronisk } from './signatur-elektronisk.ts'
import { findMerker, type Merke } from './signatur-merker.ts'
import { type Flate, findPlasser, overlapper, type Part, type Plass, tilFlate } from './signatur-plass.ts'

/** The names that were found; null where none was. */
export type Parter = { arbeidstaker: string | null; produksjonsselskap: string | null }

type Signatur = Verdi<boolean>
type Tildelt = { merke: Merke; part: Part }

/**
 * Who has signed: drawn, set in a script, or electronically. A printed name is no signature, nor are initials or a stamp. Where
 * the same page stands twice, unsigned and as a photo with signatures, the signed one counts.
 */
export function finnSignaturer(lest: Reading, parter: Parter): Funn['signaturer'] {
  const type = finnDokumenttype(lest)
  const plasser = findPlasser(lest, parter)
  const elektronisk = findElektronisk(lest, parter)
  const merker = findMerker(lest)
  const sure = merker.flatMap(merke => tildel(merke, plasser))
  const given = [...sure, ...utenPlass(merker, sure, plasser)]
  const of = (part: Part): Signatur | null => {
    if (type.verdi === 'ikke_kontrakt' && type.sikkerhet >= 0.8)
      return {
        verdi: false,
        sikkerhet: type.sikkerhet,
        sted: null,
        forklaring: 'Dokumentet er ikke en kontrakt.',
      }
    const found =
      fraElektronisk(elektronisk.filter(one => one.part === part)) ??
      fraMerker(given.filter(one => one.part === part).map(one => one.merke)) ??
      usignert(
        plasser.filter(one => one.part === part),
        lest,
      )
    // Where it is not even sure that this is a contract, strokes may be anything.
    return found && type.sikkerhet < 0.7 ? { ...found, sikkerhet: Math.min(found.sikkerhet, 0.7) } : found
  }
  return { arbeidstaker: of('arbeidstaker'), produksjonsselskap: of('produksjonsselskap') }
}

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

function usignert(own: readonly Plass[], lest: Reading): Signatur | null {
  const [best] = own
  const read = lest.pages.every(page => page.source === 'text') ? 0.95 : 0.88
  if (!best)
    return lest.pages.some(page => page.lines.length > 3)
      ? { verdi: false, sikkerhet: 0.5, sted: null }
      : null
  return {
    verdi: false,
    sikkerhet: best.vekt >= 5 ? read : best.vekt >= 4 ? read - 0.1 : 0.6,
    sted: { side: best.page.number, sitat: maskerNumre(best.line.text), boks: best.line.box },
    forklaring: 'Vi ser ingen underskrift her.',
  }
}

/** The place that a mark belongs to: right above or below it, with no running text between. */
function tildel(merke: Merke, plasser: readonly Plass[]): Tildelt[] {
  if (isDatofelt(merke)) return []
  const near = plasser
    .filter(plass => plass.page === merke.page && !(merke.slag !== 'strøk' && isSelve(merke, plass)))
    .map(plass => ({ plass, avstand: avstand(merke.flate, plass) }))
    .filter(one => one.avstand < 70 && !tekstMellom(merke, one.plass))
    .sort((a, b) => a.avstand - b.avstand)
  const [first] = near
  return first ? [{ merke, part: first.plass.part }] : []
}

/**
 * Strokes on rules at the foot of a page whose words could not be read: two beside each other are both parties', and one is
 * the party's that no place was found for.
 */
function utenPlass(merker: readonly Merke[], sure: readonly Tildelt[], plasser: readonly Plass[]): Tildelt[] {
  const missing = (['arbeidstaker', 'produksjonsselskap'] as const).filter(
    part => !sure.some(one => one.part === part) && !plasser.some(one => one.part === part && one.vekt >= 4),
  )
  if (missing.length === 0) return []
  const loose = merker.filter(
    merke =>
      merke.slag === 'strøk' &&
      !sure.some(one => one.merke === merke) &&
      !isDatofelt(merke) &&
      isNederst(merke),
  )
  const page = loose.at(-1)?.page
  const here = loose.filter(merke => merke.page === page).map(merke => ({ ...merke, styrke: 0.8 }))
  const [first] = here
  const beside = here.find(
    merke => first && !overlapper(merke.flate, first.flate) && nearRow(merke.flate, first.flate),
  )
  if (first && beside && missing.length === 2)
    return missing.map((part, at) => ({ merke: at === 0 ? first : beside, part }))
  const [part] = missing
  const row = sure.find(one =>
    here.some(
      merke =>
        one.merke.page === page &&
        nearRow(merke.flate, one.merke.flate) &&
        !overlapper(merke.flate, one.merke.flate),
    ),
  )
  const other =
    row &&
    here.find(merke => nearRow(merke.flate, row.merke.flate) && !overlapper(merke.flate, row.merke.flate))
  return part && other && missing.length === 1 ? [{ merke: other, part }] : []
}

const nearRow = (a: Flate, b: Flate): boolean => Math.abs((a.top + a.bottom - b.top - b.bottom) / 2) < 45

/** In the lower half, with hardly any running text further down. */
const isNederst = ({ page, flate }: Merke): boolean =>
  flate.top > page.height * 0.4 &&
  page.lines.filter(line => line.box.top * page.height > flate.bottom && line.words.length >= 9).length < 2

/** The place's own words, badly read. */
const isSelve = (merke: Merke, plass: Plass): boolean =>
  Math.abs(merke.flate.top - plass.flate.top) < 4 && overlapper(merke.flate, plass.flate)

function avstand(merke: Flate, { flate, strek }: Plass): number {
  const sideways = Math.max(
    0,
    merke.left - Math.max(flate.right, strek?.right ?? 0),
    Math.min(flate.left, strek?.left ?? flate.left) - merke.right,
  )
  const down = Math.max(0, flate.top - merke.bottom)
  const up = Math.max(0, merke.top - flate.bottom)
  const fromRule = strek ? Math.abs(merke.bottom - strek.bottom) : 0
  const off = strek && fromRule > 34 && !(merke.top < strek.bottom && merke.bottom > strek.top) ? 40 : 0
  return down + up * 1.1 + sideways * 1.5 + off
}

function tekstMellom(merke: Merke, plass: Plass): boolean {
  const [from, to] =
    merke.flate.bottom < plass.flate.top
      ? [merke.flate.bottom, plass.flate.top]
      : [plass.flate.bottom, merke.flate.top]
  return merke.page.lines.some(line => {
    const flate = tilFlate(line.box, merke.page)
    return (
      line.words.length >= 7 &&
      flate.top > from - 4 &&
      flate.bottom < to + 4 &&
      overlapper(flate, merke.flate)
    )
  })
}

/** What is written in the field for place and date. */
function isDatofelt(merke: Merke): boolean {
  return merke.page.lines.some(line => {
    const flate = tilFlate(line.box, merke.page)
    const label = /^\W*(?:sted|stad|place|dato|date)\b/i.test(line.text) && line.words.length <= 5
    if (!label) return false
    const beside = Math.abs((flate.top + flate.bottom) / 2 - (merke.flate.top + merke.flate.bottom) / 2) < 10
    const under = merke.flate.top > flate.top - 2 && merke.flate.top - flate.bottom < 12
    return (
      (beside && merke.flate.left > flate.left && merke.flate.left - flate.right < 120) ||
      (under && merke.flate.bottom - flate.bottom < 26 && overlapper(flate, merke.flate))
    )
  })
}
