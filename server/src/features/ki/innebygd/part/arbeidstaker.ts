import type { Verdi } from '../../funn.ts'
import type { Sammenheng } from '../../motor.ts'
import type { Felt } from '../felt/felt.ts'
import { readNavn } from '../navn/navn.ts'
import { samleNavn } from '../navn/navnelesing.ts'
import { rollerAv } from '../ord/etiketter.ts'
import { fold, foldOcr, likhet } from '../ord/likhet.ts'
import { type Flate, stedOf } from '../side/flate.ts'
import { findSpor, office } from './arbeidstaker-spor.ts'
import { findVedUtelukking } from './arbeidstaker-utelukking.ts'
import { asWrapped } from './navn-over-linjer.ts'
import type { Spor } from './navnespor.ts'
import type { Part } from './parter.ts'

type Gruppe = { spor: Spor[]; vekt: number }

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

/** Gathers what is said of the same person; each kind of evidence counts once, the same kind again a little. */
function group(flate: Flate, spor: readonly Spor[]): Gruppe[] {
  const groups: Gruppe[] = []
  for (const one of spor
    .map(short => asWrapped(inFull(short, spor), flate))
    .sort((a, b) => b.vekt - a.vekt)) {
    const own = groups.find(({ spor: [first] }) => first && isSameName(first.navn, one.navn))
    if (own) {
      const known = own.spor.some(({ kilde }) => kilde === one.kilde)
      own.vekt += known ? Math.min(0.6, one.vekt / 4) : one.vekt
      own.spor.push(one)
    } else groups.push({ spor: [one], vekt: one.vekt })
  }
  return groups.sort((a, b) => b.vekt - a.vekt)
}

const ofSupplier = /^\W*(?:leverandør|oppdragstak[ea]r|supplier|lender|contractor)(?!\p{L})/iu
/** «Arbeidsavtale for Kari Nes», «All grading by Kari Nes» */
const ofPaper =
  /(?:avtale|kontrakt|agreement|contract|grading|editing|design|klipp|foto)\s(?:for|by|av|ved)\s*$/iu
/** What speaks against: who signs or answers for the company. */
function againstOf(flate: Flate, navn: string): number {
  const text = flate.flyt.tekst
  let against = 0
  for (const cell of flate.celler) {
    if (!cell.tekst.includes(navn)) continue
    const at = cell.tekst.indexOf(navn)
    const before = cell.tekst.slice(0, at)
    const after = cell.tekst.slice(at + navn.length, at + navn.length + 30)
    // Who stands for the one who delivers is the person, and so is who shows the credits.
    if (/^\s*(?:personlig|personleg|personally)/iu.test(after) || ofSupplier.test(before)) continue
    if (
      !ofPaper.test(before) &&
      /(?:^|\s)(?:for(?!\s+at(?!\p{L}))|v\/|ved|by|kontaktperson|produsent|producer|regi(?=:|\s+av|\s*$)|manus av)\b[^\n]{0,40}:?\s*\(?$/iu.test(
        before,
      )
    )
      against += 1.2
    if (/^\s*[,(–-]?\s*/u.test(after) && office.test(after)) against += 1.2
  }
  const role = rollerAv(
    text.slice(Math.max(0, text.indexOf(navn) - 30), Math.max(0, text.indexOf(navn))).trim(),
  )
  return against + (role.has('annet') ? 0.5 : 0)
}

/** Those who are named, the likeliest first, less what speaks against each. */
const weighed = (flate: Flate, spor: readonly Spor[]): Gruppe[] =>
  group(flate, spor)
    .map(one => ({
      ...one,
      vekt: one.vekt - Math.max(0, ...one.spor.map(({ navn }) => againstOf(flate, navn))),
    }))
    .sort((a, b) => b.vekt - a.vekt)

/** Of several ways one name was read, the one that is read surest and oftenest. */
function bestReading({ spor }: Gruppe): Spor | undefined {
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
  return [...spor].sort((a, b) => quality(b) - quality(a))[0]
}

function certaintyOf(vekt: number, next: number): number {
  const lead = vekt - next
  const base =
    vekt >= 5 ? 0.98 : vekt >= 3.6 ? 0.96 : vekt >= 2.9 ? 0.92 : vekt >= 2 ? 0.8 : vekt >= 1.4 ? 0.6 : 0.35
  return lead >= 1.5 ? base : lead >= 0.7 ? Math.min(base, 0.85) : Math.min(base, 0.5)
}

/** Of what names a person; below it, who is left when the others are told apart is as likely. */
const faintest = 1.4
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

/** The person who is engaged: not the own firm, not who signs for the company. */
export function findArbeidstaker(
  flate: Flate,
  felter: readonly Felt[],
  parter: readonly Part[],
  { kontonavn }: Pick<Sammenheng, 'kontonavn'>,
): Verdi<string> | null {
  const spor: Spor[] = [
    ...findSpor(flate, felter, kontonavn),
    ...parter.filter(({ slag }) => slag === 'person').map(part => ({ ...part, kilde: 'part' })),
  ]
  const told = weighed(flate, spor)
  const groups =
    (told[0]?.vekt ?? 0) < faintest ? weighed(flate, [...spor, ...findVedUtelukking(flate)]) : told
  const [best, next] = groups
  const chosen = best && bestReading(best)
  if (!best || !chosen || best.vekt < 0.8) return null
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
  let sikkerhet = certaintyOf(best.vekt, next?.vekt ?? 0)
  // A slip of recognition is put right by the account's own name, never a name that the text layer spells otherwise.
  const navn =
    (isOwn && recognised) || isScrawl
      ? own
      : (printed ?? samlet?.navn ?? chosen.navn).replace(/[^\p{L}.]+\.?$/u, '')
  if (recognised && !isOwn && !agreed)
    sikkerhet = Math.min(sikkerhet, lowest >= 0.85 ? 0.88 : lowest >= 0.6 ? 0.75 : 0.5)
  if (recognised && isOwn && lowest < 0.5) sikkerhet = Math.min(sikkerhet, 0.93)
  const isTold = best.spor.some(one =>
    ['felt', 'part', 'prosa', 'adresse', 'e-post', 'konto', 'merke', 'nummer'].includes(one.kilde),
  )
  if (!isTold) sikkerhet = Math.min(sikkerhet, 0.8)
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
  const isSame = ((isOwn && likhet(chosen.navn, own) >= 0.9) || isOwnInShort) && best.vekt >= 2.4
  if (isSame && isTold && best.vekt - (next?.vekt ?? 0) >= 0.7) sikkerhet = Math.max(sikkerhet, 0.95)
  if (own !== '' && !isOwn && !isOwnInShort && best.vekt < 5) sikkerhet = Math.min(sikkerhet, 0.88)
  if (isScrawl || printed) sikkerhet = Math.min(sikkerhet, 0.6)
  return { verdi: navn, sikkerhet, sted: stedOf(chosen.utsnitt) }
}
