import type { Verdi } from '../../funn.ts'
import { type Felt, isCounted, utsnittOf } from '../felt/felt.ts'
import { findEndringer } from '../felt/tabell.ts'
import type { Valgtfunksjon } from '../funksjon/funksjon.ts'
import { readNavn } from '../navn/navn.ts'
import { lesEpisoder, lesNumre } from '../ord/episoder.ts'
import { noun } from '../ord/episodetekst.ts'
import { rollerAv } from '../ord/etiketter.ts'
import { fold } from '../ord/likhet.ts'
import { lesTall, tallord } from '../ord/tall.ts'
import { type Celle, toCelle, type Utsnitt } from '../side/celle.ts'
import { type Flate, stedOf } from '../side/flate.ts'
import type { Andel } from './andelsord.ts'
import { type Episodesvar, lesEpisodetekst } from './episodelesing.ts'
import { fromProse } from './episodeprosa.ts'
import { findEpisodetabeller, fromEpisodetabeller, overNumbers } from './episodetabell.ts'
import { fromTillegg } from './tillegg.ts'

/** «Episode 1–4» and «Episode 5–8»: what is delivered or paid for in turns is one job. */
function taken(svar: readonly Listesvar[]): Episodesvar[] {
  const lists = svar.filter(({ numre }) => numre.size > 1)
  const [first] = lists
  const all = new Set(lists.flatMap(({ numre }) => [...numre]))
  const isInTurns = all.size === lists.reduce((sum, { numre }) => sum + numre.size, 0)
  if (!first || lists.length < 2 || !isInTurns || lists.some(({ ord }) => ord !== first.ord)) return [...svar]
  const { utsnitt, vekt } = first
  return [
    { lest: { antall: all.size, sikker: true }, utsnitt, vekt },
    ...svar.filter(one => !lists.includes(one)),
  ]
}
type Listesvar = Episodesvar & { ord: string; numre: ReadonlySet<number> }

/** What a label in the midst of a form got from the column beside it. */
const isDate = /^\d{1,2}\.\s?\d{1,2}\.\s?(?:19|20)?\d\d$/u
/** A line that ends in the midst of a span or a list. */
const goesOn = /(?:,|[-–—]|(?<!\p{L})(?:og|and|til|to|med|nr\.?))$/iu

const ofEpisodes = /^\d{1,3}\s+(?:episod|program|sending|avsnitt)/iu
const longLine = 40

/** «Episoder den ansatte / arbeider med» over «1–12»: a heading that runs over two lines. */
const isHeadingOver = ([first, next]: readonly Celle[]): boolean =>
  first !== undefined &&
  /^\p{Ll}[\p{Ll} ]+$/u.test(first.tekst) &&
  lesEpisoder(first.tekst, true) === null &&
  /^\d/u.test(next?.tekst ?? '')

function fromFelter(felter: readonly Felt[]): Episodesvar[] {
  const svar: Listesvar[] = []
  for (const { roller, verdier, etikett } of felter) {
    const [first] = verdier
    if (!first) continue
    const ord = fold(etikett.tekst)
    if (roller.has('omfang')) {
      const [line, next] = first.linjer
      // «… også regi på episode 5 og 6, altså i alt seks» goes on in the next line.
      const isCut =
        next &&
        line &&
        (isCounted(line, next) || (line.tekst.length > longLine && !/[.;]$/u.test(line.tekst)))
      const utsnitt = utsnittOf(first.linjer.slice(0, isCut ? 2 : 1))
      const lesing = lesEpisodetekst(utsnitt.tekst)
      const { lest } = lesing
      // «Omfang: ep. 2–5» and «7 uker» tell of the person, «8 episoder à 45 minutter» of the series.
      const own = lest && !('antall' in lest && /\d\s*[x×]|[àá]|minut|min\b/iu.test(utsnitt.tekst))
      const pay = /\d[\d\s.]{2,20}\s*(?:per|pr\.?|i)\s|(?:kr|NOK|EUR)\.?\s?\d/u.test(utsnitt.tekst)
      if (lest && own && !pay && utsnitt.tekst.length < 90)
        svar.push({ ...lesing, utsnitt, vekt: lesing.andel ? 2.8 : 1.9, ord, numre: new Set() })
    }
    // «Program: nr. 1, 2 og 3»
    const isNumbers =
      roller.has('tittel') &&
      /^(?:nr\.?\s*)?\d{1,2}\s*(?:,|og|and|[-–—])/iu.test(first.linjer[0]?.tekst ?? '')
    // «Antall: 14 sendinger»
    const isCount =
      /^(?:antall|antal|number|count):?$/iu.test(etikett.tekst) &&
      ofEpisodes.test(first.linjer[0]?.tekst ?? '')
    if (!roller.has('episoder') && !isNumbers && !isCount) continue
    for (const { linjer, maate } of verdier) {
      const own = maate === 'under' && isHeadingOver(linjer) ? linjer.slice(1) : linjer
      const [line] = own
      const most = maate !== 'under' ? 3 : line && goesOn.test(line.tekst) ? 2 : 1
      const utsnitt = utsnittOf(own.slice(0, most))
      if (isDate.test(utsnitt.tekst)) continue
      const [, anew, changedInto] = changedTo.exec(utsnitt.tekst) ?? []
      const changed = anew ?? changedInto
      const lesing = utsnitt.tekst.length < 140 ? lesEpisodetekst(changed ?? utsnitt.tekst, true) : null
      if (!lesing?.lest) continue
      // Numbers are the person's; a count may be the whole's.
      const listed = /\d\s*(?:,|;|og|and|&|[-–—])\s*\d/iu.test(utsnitt.tekst) ? 0.2 : 0
      svar.push({
        ...lesing,
        utsnitt,
        vekt: changed ? 3.6 : (roller.has('sesong') ? 2 : 3) + listed,
        ord,
        numre: listed && !changed ? lesNumre(`episode ${utsnitt.tekst}`) : new Set(),
      })
      break
    }
  }
  return taken(svar)
}

const number = `(?<![\\p{L}\\d.,])(\\d{1,3}|${tallord})`
const ofSeries = new RegExp(
  `${number}\\s+(?:\\p{L}+\\s+){0,2}?(?:${noun}|del(?:er|ar|ene|ane)|parts)(?!\\p{L})|${number}\\s?[x×]\\s?\\d|(?:av|of)\\s+(?:i alt\\s+|totalt\\s+)?${number}(?![\\p{L}\\d])|(?:${noun})\\s*[:(]\\s*(\\d{1,3})|\\d\\s?(?:[-–—]|til(?:\\s+og\\s+med)?|to)\\s?(\\d{1,3})(?!\\d)`,
  'giu',
)
/** Every number that the document tells, in a sentence or a field, that may be how many episodes there are. */
function nevnteTall({ flyt }: Flate, felter: readonly Felt[]): ReadonlySet<number> {
  const fields = felter
    .filter(({ roller }) => roller.has('episoder') || roller.has('omfang'))
    .flatMap(({ verdier }) => verdier.flatMap(({ linjer }) => linjer.slice(0, 2)))
    .flatMap(({ tekst }) => tekst.match(/\d{1,3}|\p{L}+/gu) ?? [])
  const told = [...flyt.tekst.matchAll(ofSeries)].flatMap(found => found.slice(1).filter(Boolean))
  return new Set([...fields, ...told].flatMap(one => lesTall(one ?? '') ?? []))
}

/** What is said of episodes, the surest to be the person's own first. */
export function episodesvar(
  flate: Flate,
  felter: readonly Felt[],
  funksjon: Valgtfunksjon | null,
  navn: string | null,
): Episodesvar[] {
  const tabeller = findEpisodetabeller(flate)
  const isHead = ({ etikett }: Felt) =>
    overNumbers.test(etikett.tekst) && tabeller.some(({ rad }) => rad === etikett.rad)
  const told = [
    ...fromFelter(felter.filter(one => !isHead(one))),
    ...fromVerdier(flate),
    ...labelled(flate),
    ...fromEndringer(flate),
    ...fromEpisodetabeller(tabeller, navn),
    ...fromLinjer(flate),
  ]
  const nevnt = nevnteTall(flate, felter)
  const svar = [...told, ...fromProse(flate, told, funksjon)]
    .filter(({ vekt }) => vekt > 0.8)
    .map(one => ({ ...one, nevnt }))
    .sort((a, b) => b.vekt - a.vekt)
  return [...fromTillegg(flate, svar), ...svar]
}

/** «Episoder: endres fra 1–4 til 1–6» */
const changedTo =
  /(?:^|[.;,]\s*)(?:ny(?:tt)?|nye?|nå|no|now|new)\s*(?:avtale|avtalt|omfang|agreement)?:\s*(.+)$|(?:endr|utvid)\p{L}+\s+(?:fra|frå)\s.{1,40}?\s(?:til)\s+(.+)$/iu

/** What a table of changes says that it is from now on: the addendum goes before what it changes. */
const fromEndringer = (flate: Flate): Episodesvar[] =>
  findEndringer(flate).flatMap(({ nytt, rad }) => {
    const isAbout = /episod|program|sending|avsnitt/iu.test(rad)
    const lesing = isAbout ? lesEpisodetekst(nytt.tekst, true) : null
    return lesing?.lest ? [{ ...lesing, utsnitt: nytt, vekt: 3.6 }] : []
  })

const label =
  /(?:(?:antall|antal|tal(?:et)? på|tal|number of|no\. of)\s+(?:episod\p{L}*|program\p{L}*)|(?<=[.;]\s)episod(?:er|ar|es))\s*:\s*([^.;\n]{1,40})/giu
/** «… antall episoder: alle (10)»: a label in the midst of a sentence. */
const labelled = ({ flyt }: Flate): Episodesvar[] =>
  [...flyt.tekst.matchAll(label)].flatMap(found => {
    const lesing = lesEpisodetekst(found[1] ?? '', true)
    const utsnitt = flyt.utsnitt(found.index, found.index + found[0].length)
    return lesing.lest ? [{ ...lesing, utsnitt, vekt: 2.7 }] : []
  })

export function episoderOf(
  svar: readonly Episodesvar[],
  total: number | null,
  liste: boolean,
  sted: Utsnitt | null,
): Verdi<number> | null {
  const [best] = svar
  if (best?.lest && 'antall' in best.lest) {
    const count = best.lest.antall
    const other = svar.find(
      one => one.lest && 'antall' in one.lest && one.lest.antall !== count && one.vekt > best.vekt - 0.7,
    )
    const sikkerhet = other
      ? 0.75
      : best.vekt >= 2.2 && best.lest.sikker
        ? 0.95
        : best.lest.sikker
          ? 0.85
          : 0.6
    return { verdi: count, sikkerhet: Math.min(sikkerhet, best.hoeyst ?? 1), sted: stedOf(best.utsnitt) }
  }
  if (best?.lest && 'ingen' in best.lest) {
    if (best.vekt >= 2.9) return null
    const later = svar.find(one => one.lest && 'antall' in one.lest && one.vekt >= 2)
    return later?.lest && 'antall' in later.lest
      ? { verdi: later.lest.antall, sikkerhet: 0.6, sted: stedOf(later.utsnitt) }
      : null
  }
  const told = svar.flatMap(({ lest }) => (lest && 'antall' in lest ? [lest.antall] : []))
  const whole = total ?? (new Set(told).size === 1 ? (told[0] ?? null) : null)
  if (whole === null || liste) return null
  if (best?.lest && 'alle' in best.lest) {
    const verdi = countOf(best.lest, best.andel, whole)
    // The register may have another number than was agreed, where the document has none.
    const isTold = total !== null && (best.nevnt?.has(total) ?? told.includes(total))
    const sikkerhet = Math.min(isTold ? 0.93 : 0.85, best.hoeyst ?? 1)
    return verdi === null ? null : { verdi, sikkerhet, sted: stedOf(best.utsnitt) }
  }
  return sted ? { verdi: whole, sikkerhet: 0.7, sted: stedOf(sted) } : null
}

/** How many of the whole; null where the share is no whole number. */
function countOf(
  { uten = 0, annenhver }: { uten?: number; annenhver?: true },
  andel: Andel | undefined,
  whole: number,
): number | null {
  if (!andel) return Math.max(1, Math.ceil((whole - uten) / (annenhver ? 2 : 1)))
  const share = (whole * andel.teller) / andel.nevner
  if (Number.isInteger(share)) return share
  return andel.opp === undefined ? null : andel.opp ? Math.ceil(share) : Math.floor(share)
}

/** «Klipp «Verket», ep. 3»: a line that is about one episode, in the same words as the next. */
const named =
  /^(.*?)(?<!\p{L})(?:episode|ep\.?|program|avsnitt)\s*(?:nr\.?\s*)?(\d{1,3})(?![\d:.]*\d|\s*(?:[-–—,]|og|and)\s*\d)/iu

/** The cells under one that begin where it does, as long as they are of one kind. */
function columnUnder({ rader }: Flate, first: Celle, test: (text: string) => boolean): Celle[] {
  const cells: Celle[] = []
  let last = first
  for (const row of rader.slice(first.rad + 1)) {
    const cell = row.find(one => Math.abs(one.left - first.left) < 8)
    const near = cell && cell.side === first.side && cell.top - last.bottom < 2.2 * (first.bottom - first.top)
    if (!near || row.length < 2 || !test(cell.tekst)) break
    cells.push(cell)
    last = cell
  }
  return cells
}

/** Lines that are an episode each: «episode 4» over «episode 5» in a table of days, or of what is paid for. */
function fromLinjer(flate: Flate): Episodesvar[] {
  for (const cell of flate.rader.flatMap(row => (row.length < 2 ? [] : row))) {
    const first = named.exec(cell.tekst)
    if (!first) continue
    const isAlike = (text: string) => named.exec(text)?.[1] === first[1]
    const all = [cell, ...columnUnder(flate, cell, isAlike)]
    const told = new Set(all.map(({ tekst }) => named.exec(tekst)?.[2]))
    const utsnitt = toCelle(all.flatMap(({ ord }) => ord))
    if (told.size > 1) return [{ lest: { antall: told.size, sikker: true }, utsnitt, vekt: 3.1 }]
  }
  return []
}

/** «program 1, 2 og 5», «3 episoder (nr. 2, 4 og 6)» */
const tellsNumbers =
  /^(?:(?:kun|bare|berre|only)\s+)?(?:(?:episod(?:e|ene|ane|es)|eps?\.?|program(?:mene|mes|ma)?|avsnitt)\s*(?:nr\.?\s*)?\d{1,3}(?![\d.:/])|\d{1,2}\s+(?:stk\.?\s*)?(?:episod|program)\p{L}*\s*[(:])/iu
/** What is done when, or by others. */
const ofOthers =
  /tidligere|tidlegare|previous|earlier|øvrig|andre|other|frist|lever|deliver|deadline|dato|date|opsjon|option|sending|premiere/iu
/** «Block 1 and 2 (episodes 1–5)» */
const inBrackets =
  /^[^()]{0,30}\((?:episod(?:e|ene|ane|es)|eps?\.?|program(?:mene|mes|ma)?|avsnitt)\s*(?:nr\.?\s*)?(\d{1,3}(?:\s*(?:,|og|and|til|to|[-–—])\s*\d{1,3})+)\)$/iu
/** «Engasjementet gjelder», «Regissør for», «You will cover»: a value that names which episodes it is, whatever asks for it. */
export const fromVerdier = ({ rader }: Flate): Episodesvar[] =>
  rader.flatMap(([etikett, verdi, ...more]) => {
    const listed = inBrackets.exec(verdi?.tekst ?? '')?.[1]
    const isName = readNavn(verdi?.tekst ?? '') !== null
    if (!etikett || !verdi || isName || more.length > 0 || !(listed || tellsNumbers.test(verdi.tekst)))
      return []
    const roller = rollerAv(etikett.tekst)
    if (ofOthers.test(etikett.tekst) || roller.has('annet') || roller.has('periode')) return []
    const lest = lesEpisoder(listed ?? verdi.tekst.replace(/\([^()\d]*\)/gu, ''), true)
    return lest && 'antall' in lest ? [{ lest, utsnitt: verdi, vekt: 3.15 }] : []
  })
