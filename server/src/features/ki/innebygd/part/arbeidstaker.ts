import type { Verdi } from '../../funn.ts'
import type { Sammenheng } from '../../motor.ts'
import type { Felt } from '../felt/felt.ts'
import { looksLikeCompany, readNavn } from '../navn/navn.ts'
import { samleNavn } from '../navn/navnelesing.ts'
import { fold, foldOcr, likhet } from '../ord/likhet.ts'
import { type Flate, stedOf } from '../side/flate.ts'
import type { Valgvekter } from '../valg.ts'
import { findSpor, office } from './arbeidstaker-spor.ts'
import { namesIn } from './navn-i-teksten.ts'
import { asWrapped } from './navn-over-linjer.ts'
import { cutName, nameIn, type Spor } from './navnespor.ts'
import type { Part } from './parter.ts'
import { choosePerson, nevnt, type Person } from './personvalg.ts'

/** «Hei Kari Lien» is to Kari Lien Nes, where the paper names her as surely, and not with the street in the line below. */
const inFull = (short: Spor, spor: readonly Spor[]): Spor => {
  const full = spor.find(
    ({ navn, vekt, utsnitt }) =>
      navn.startsWith(`${short.navn} `) && vekt >= short.vekt && isOneLine(utsnitt),
  )
  return full ? { ...short, navn: full.navn, utsnitt: full.utsnitt } : short
}

const isOneLine = ({ ord: [first, ...rest] }: Spor['utsnitt']): boolean =>
  rest.every(one => first !== undefined && Math.abs(one.top - first.top) < first.bottom - first.top)

const hasInitial = /(?:^|\s)\p{Lu}\.(?=\s)/u
/** «Kari Lien Nes» and «Kari Lien Næs», and «K. Lien Nes». */
function isSameName(one: string, other: string): boolean {
  if (likhet(one, other) >= 0.84) return true
  const [a, b] = [one, other].map(navn => fold(navn).split(' ')) as [string[], string[]]
  if (a.length !== b.length || hasInitial.test(one) === hasInitial.test(other)) return false
  return a.every((part, at) => part === b[at] || part === b[at]?.charAt(0) || part.charAt(0) === b[at])
}

/** Gathers what is said of the same person. */
function group(flate: Flate, spor: readonly Spor[]): Person[] {
  const groups: Spor[][] = []
  for (const one of spor
    .map(short => asWrapped(inFull(short, spor), flate))
    .sort((a, b) => b.vekt - a.vekt)) {
    const own = groups.find(([first]) => first && isSameName(first.navn, one.navn))
    if (own) own.push(one)
    else groups.push([one])
  }
  return groups.map(same => ({ navn: bestReading(same).navn, spor: same }))
}

/** Of several ways one name was read, the one that is read surest and oftenest. */
function bestReading(spor: readonly Spor[]): Spor {
  const quality = (one: Spor) =>
    Math.min(...one.utsnitt.ord.map(o => o.lesesikkerhet), 1) +
    0.25 * spor.filter(other => other.navn === one.navn).length -
    // «S. Nes» of whoever is also named in full; «Kari S. Nes» is fuller than «Kari Nes».
    (hasInitial.test(one.navn) &&
    spor.some(({ navn }) => !hasInitial.test(navn) && navn.split(' ').length >= one.navn.split(' ').length)
      ? 1
      : 0) +
    0.02 * one.vekt +
    // Recognition loses rings and strokes more often than it finds them.
    0.3 * (one.navn.match(/[^\x20-\x7e]/gu)?.length ?? 0)
  return [...spor].sort((a, b) => quality(b) - quality(a))[0] as Spor
}

const illegible = 0.6
/** A word whose marks were read in two ways is no surer. */
const marksDisputed = 0.8
const wellRead = 0.9
/** What was filled in by hand stands in print under the signature: the name there that is most like it, if any is. */
function printedName(flate: Flate, scrawl: string): string | null {
  const found = flate.celler.flatMap(({ tekst, ord }) => {
    const navn = ord.every(one => one.lesesikkerhet >= wellRead) ? readNavn(tekst) : null
    return navn && !office.test(tekst) ? [{ navn, lik: likhet(navn, scrawl) }] : []
  })
  const [best] = found.toSorted((a, b) => b.lik - a.lik)
  return best && best.lik >= leastLikeScrawl ? best.navn : null
}
const leastLikeScrawl = 0.55
/** Well read and other letters than recognition mixes up: a sister's name, or a namesake's. */
const isAnother = (read: string, own: string, certainty: number): boolean =>
  certainty >= wellRead && certainty < 1 && foldOcr(read) !== foldOcr(own)
/** «Kari Nes» is Kari Lien Nes: a name between the first and the last is often left out. */
function hasSameEnds(one: string, other: string): boolean {
  const [a, b] = [one, other].map(navn => fold(navn).split(' '))
  return a?.[0] !== undefined && a.length > 1 && a[0] === b?.[0] && a.at(-1) === b.at(-1)
}

/** The models know few letters beyond the Norwegian ones, and take «ó» for «ö». */
const hasDoubtfulLetters = (navn: string, lowest: number): boolean =>
  /ee|zz|vv|ii|å[aeoø]|[aeoø]å|[^\x20-\x7eæøåé’]|ié(?!\p{L})|(?:sz|cz|icz|[wc]sk[ai])(?!\p{L})/iu.test(
    navn,
  ) ||
  (/[åöé]/iu.test(navn) && lowest <= marksDisputed)

/** A name of the document in a cell of its own, or anywhere in the text. */
function named(flate: Flate): Spor[] {
  const inCells = flate.celler.flatMap((cell): Spor[] => {
    const navn = nameIn(cell.tekst)
    return navn && !looksLikeCompany(cell.tekst.slice(0, navn.length + 12))
      ? [{ navn, utsnitt: cutName(cell, navn), vekt: 0, kilde: nevnt }]
      : []
  })
  const { flyt } = flate
  const inText = namesIn(flyt.tekst).map(({ navn, at }) => ({
    navn,
    utsnitt: flyt.utsnitt(at, at + navn.length),
    vekt: 0,
    kilde: nevnt,
  }))
  return [...inText, ...inCells]
}

/** Everybody whom the document names. */
export const findPersoner = (
  flate: Flate,
  felter: readonly Felt[],
  parter: readonly Part[],
  kontonavn: string,
): Person[] =>
  group(flate, [
    ...findSpor(flate, felter, kontonavn),
    ...parter.filter(({ slag }) => slag === 'person').map(part => ({ ...part, kilde: 'part' })),
    ...named(flate),
  ])

/** The person who is engaged: not the own firm, not who signs for the company. Who it is was learned, how the name is spelt is read. */
export function findArbeidstaker(
  flate: Flate,
  felter: readonly Felt[],
  parter: readonly Part[],
  { kontonavn }: Pick<Sammenheng, 'kontonavn'>,
  vekter?: Valgvekter,
): Verdi<string> | null {
  const valgt = choosePerson(flate, felter, findPersoner(flate, felter, parter, kontonavn), vekter)
  if (!valgt) return null
  const { person: best, sjanse } = valgt
  const chosen = bestReading(best.spor)
  const own = kontonavn.trim()
  const lowest = Math.min(1, ...chosen.utsnitt.ord.map(o => o.lesesikkerhet))
  const recognised = lowest < 1
  const printed = lowest < illegible ? printedName(flate, chosen.navn) : null
  const isOwn = own !== '' && likhet(chosen.navn, own) >= 0.82 && !isAnother(chosen.navn, own, lowest)
  // By hand, so that hardly a letter was read: the one who sends it in is likelier than somebody of nearly the same name.
  const isScrawl =
    own !== '' && !isOwn && printed === null && lowest < illegible && likhet(chosen.navn, own) >= 0.65
  // A name in particles of its own, or one the places do not have in one line, stays as it was read.
  const samlet = recognised ? samleNavn(flate, chosen.navn) : null
  const agreed =
    (samlet !== null && samlet.enige > 1) ||
    best.spor.filter(one => one !== chosen && one.kilde !== 'konto' && one.navn === chosen.navn).length > 0
  let sikkerhet = sjanse
  // A slip of recognition is put right by the account's own name, never a name that the text layer spells otherwise.
  const navn =
    (isOwn && recognised) || isScrawl
      ? own
      : (printed ?? samlet?.navn ?? chosen.navn).replace(/[^\p{L}.]+\.?$/u, '')
  if (recognised && !isOwn && !agreed)
    sikkerhet = Math.min(sikkerhet, lowest >= 0.85 ? 0.88 : lowest >= 0.6 ? 0.75 : 0.5)
  if (recognised && isOwn && lowest < 0.5) sikkerhet = Math.min(sikkerhet, 0.93)
  // The same name read in two ways: one of them is wrong.
  const unequal = best.spor.some(
    one =>
      one.navn !== chosen.navn &&
      likhet(one.navn, chosen.navn) < 1 &&
      one.navn.split(' ').length === chosen.navn.split(' ').length,
  )
  const accents = best.spor.some(one => one.navn !== chosen.navn && one.navn.length === chosen.navn.length)
  if (recognised && !isOwn && hasDoubtfulLetters(navn, lowest)) sikkerhet = Math.min(sikkerhet, 0.88)
  if (recognised && !isOwn && (unequal || accents || samlet?.ulike || navn !== chosen.navn))
    sikkerhet = Math.min(sikkerhet, 0.87)
  // The account's own name as a party of the text: two who know nothing of each other say the same.
  const isOwnInShort = hasSameEnds(chosen.navn, own)
  if ((isOwn && likhet(chosen.navn, own) >= 0.9) || isOwnInShort) sikkerhet = sjanse
  if (own !== '' && !isOwn && !isOwnInShort) sikkerhet = Math.min(sikkerhet, 0.88)
  // A ring may mean anything.
  if (best.spor.some(({ utsnitt }) => utsnitt.ord.some(({ merket }) => merket)))
    sikkerhet = Math.min(sikkerhet, 0.88)
  if (isScrawl || printed) sikkerhet = Math.min(sikkerhet, 0.6)
  return { verdi: navn, sikkerhet, sted: stedOf(chosen.utsnitt) }
}
