import { type Felt, sectionOf } from '../felt/felt.ts'
import { looksLikeCompany, readNavn } from '../navn/navn.ts'
import { lineBefore, readSelskap, withoutPerson } from '../navn/selskapsnavn.ts'
import { tolkFunksjon } from '../ord/fagord.ts'
import type { Utsnitt } from '../side/celle.ts'
import { toCelle } from '../side/celle.ts'
import type { Flate } from '../side/flate.ts'

/** A name the document says may be the employer's, and where; below 0 it is somebody else. */
export type Selskapsspor = { navn: string; utsnitt: Utsnitt; vekt: number }

const anyCompany =
  /(?<![\p{L}\d])((?:(?:[\p{Lu}\d@][\p{L}\d&.’'+-]*|&|og|i|på|av)[^\S\n\u2028]+){0,5}?[\p{Lu}\d@][\p{L}\d&.’'+-]*\s+(?:AS|A\/S|ASA|ANS|BA|DA|SA|Ltd\.?|Limited|AB|ApS|Oy|GmbH|Inc\.?|LLC|ENK))(?=$|[\s,.;:()!?])/gu
/** Words that stand before a name, not in it. */
const leading =
  /^(?:(?:\d{1,2}(?:[.)]|\.\d{1,2}[.)]?)|PARTIES|PARTER|PARTENE|PARTANE|Undertegnede|Underteikna|og|av|i|på|Vi i|Vi hos|Oss i|We at|For|Til|Fra|Ved|Produsert av|Produced by|Mellom|Between|MELLOM|BETWEEN|And|AND|Og|OG|By|With|Av|Hos|Firma|Selskap|Selskapet|Parties|Parter|Partar|Partene|Partane|Produksjonsselskapet|Filmselskapet|Produsent|Kunde|Client|Company|The|Hilsen|Mvh|Avtale|Kontrakt|Agreement|Arbeidsgiver|Oppdragsgiver|Produksjonsselskap|Produksjonsforetaket|Sign|Signatur|Signert|Signed|Underskrift|Foretaket|Firmaet|Virksomheten)[.:]?[^\S\n]+)+(?=\p{Lu})/u
/** What stands before a company that is not the employer. */
export const otherBefore =
  /(?:gjennom|through|via|innehaver av|owner of|(?<!\p{L})(?:eget|eige)(?!\p{L})|owned by|eid av|eigd av|eies av|datterselskap av|subsidiary of|samprod\p{L}*|koprod\p{L}*|co-?produc\p{L}*|i samarbeid med|in association with|bestilt av|bestilt frå|commissioned by|for kanalen|lønn\p{L}* (?:utbetales|kjøres) (?:av|gjennom)|payroll|morselskap\p{L}*|konsernet|faktura\p{L}*|invoice\p{L}*|c\/o|regnskap\p{L}*|distribu\p{L}*|på oppdrag (?:av|for|fra|frå)|levert av|leid av|agent\p{L}*|representert av|represented by)[^.\n]{0,40}$/iu
/** «… gjennom oss i Nes Film AS» */
const ourselves = /(?<!\p{L})(?:oss|vi|us|we)\s+(?:(?:i|hos|hjå|at)\s*)?$/iu
const signer = /(?:^|\n|\s)(?:for|på vegne av|på vegner av|on behalf of|for and on behalf of)[:\s]+$/iu
const broadcaster =
  /^(?:nrk|tv ?2|tv ?norge|tv ?3|viaplay|discovery|max|netflix|hbo|viasat|vgtv|amazon|strim|warner|nordisk film kino)\b/iu

/** Organisation numbers that are valid, as nine digits, with the words they stand in. */
export function findOrgnr(flate: Flate): { nummer: string; fra: number; utsnitt: Utsnitt }[] {
  const text = flate.flyt.tekst
  const found = []
  for (const one of text.matchAll(/(?<![\d.])(\d{3})[\s.]?(\d{3})[\s.]?(\d{3})(?!\d|[.]\d)/gu)) {
    const nummer = `${one[1]}${one[2]}${one[3]}`
    const sum = [3, 2, 7, 6, 5, 4, 3, 2].reduce((total, weight, at) => total + weight * Number(nummer[at]), 0)
    const check = (11 - (sum % 11)) % 11
    if (check !== Number(nummer[8])) continue
    found.push({ nummer, fra: one.index, utsnitt: flate.flyt.utsnitt(one.index, one.index + one[0].length) })
  }
  return found
}

/** «Firma: Nes Lyd AS (fakturering)»: the worker's own. */
const isFirmLabel = /^(?:eget |eige )?(?:firma|foretak|føretak)/iu
const paysFor = /^\s*[(,–-]\s*(?:for\s+)?(?:faktur|invoic)/iu

function fromFelter(felter: readonly Felt[]): Selskapsspor[] {
  const spor: Selskapsspor[] = []
  for (const felt of felter) {
    const { roller, etikett, verdier } = felt
    const named = roller.has('navn') && sectionOf(felter, felt) === 'selskap'
    if (!(roller.has('selskap') || named) || roller.has('person')) continue
    // «Designer» beside «Producer» is a label of its own, where the company stands below.
    const isFirm = ({ linjer }: Felt['verdier'][number]) => Number(looksLikeCompany(linjer[0]?.tekst ?? ''))
    for (const { linjer } of verdier.toSorted((a, b) => isFirm(b) - isFirm(a))) {
      const first = linjer[0]
      if (!first) continue
      const whole = toCelle(linjer.flatMap(line => line.ord))
      const navn = readSelskap(first.tekst === whole.tekst ? first.tekst : longer(first.tekst, whole.tekst))
      if (!navn || navn.split(' ').length > 8 || tolkFunksjon(navn)) continue
      // «Produsent: Kari Nes» tells who produces; «For selskapet (Kari Nes)» who signs.
      const person = readNavn(navn) !== null && !/\b(?:AS|ASA|ANS|SA)\b/u.test(navn)
      const weight =
        isFirmLabel.test(etikett.tekst) && paysFor.test(first.tekst.slice(navn.length))
          ? -3
          : person
            ? 0.6
            : broadcaster.test(navn)
              ? 1.2
              : 3
      const ord = whole.ord.slice(0, navn.split(' ').length)
      spor.push({ navn, utsnitt: { tekst: navn, ord }, vekt: weight })
      break
    }
  }
  return spor
}

/** A name that goes on in the next line ends with its legal form there. */
const longer = (first: string, whole: string): string =>
  /\b(?:AS|ASA|ANS|BA|SA|Ltd)\b/u.test(first)
    ? first
    : (/^(.{0,90}?\b(?:AS|ASA|ANS|BA|SA|Ltd))\b/u.exec(whole)?.[1] ?? first)

function fromText(flate: Flate): Selskapsspor[] {
  const text = flate.flyt.tekst
  return [...text.matchAll(anyCompany)].map(found => {
    const before = text.slice(Math.max(0, found.index - 70), found.index)
    const written = `${lineBefore(found[1] ?? '', before)} ${found[1]}`.replace(/\s+/gu, ' ').trim()
    const name = withoutPerson(written.replace(leading, '').trim())
    const own = / ENK$/u.test(name) || (otherBefore.test(before) && !ourselves.test(before))
    const early = found.index < 400 ? 0.5 : 0
    const vekt = own ? -3 : signer.test(before) ? 1.6 : 0.4 + early
    return { navn: name, utsnitt: flate.flyt.utsnitt(found.index, found.index + found[0].length), vekt }
  })
}

const NRK = /(?<!\p{L})(?:NRK|Norsk rikskringkasting(?: AS)?)(?!\p{L})/iu
/** The national broadcaster engages people itself: its letters say so. */
function fromNrk(flate: Flate): Selskapsspor[] {
  const text = flate.flyt.tekst
  const pattern =
    /(?:engasjert|ansatt|tilsett|tilsatt|ansettes|tilsettes|engasjement|ansettelse|tilsetjing|stilling|kontrakt|avtale)\s+(?:som\s+[\p{L}-]+\s+)?(?:i|av|hos|ved|med)\s+(NRK|Norsk rikskringkasting)|(?:^|\n|[.:]\s)For\s+(NRK|Norsk rikskringkasting)(?!\p{L})|mellom\s+(NRK|Norsk rikskringkasting)|(?<!\p{L})(NRK|Norsk rikskringkasting)(?:\s+AS)?\s+(?:tilbyr|tilbyd|bekrefter|stadfester|engasjerer|ansetter|tilset|hyrer)(?!\p{L})/giu
  const told = [...text.matchAll(pattern)].map(found => {
    const at = found.index + found[0].search(NRK)
    return { navn: 'NRK', utsnitt: flate.flyt.utsnitt(at, at + 3), vekt: 2.2 }
  })
  // Its name alone over a letter is the sender's, where no company is named.
  const [head] = flate.rader
    .slice(0, 2)
    .flatMap(row => row.filter(cell => /^NRK(?:\s[–—-]\s|$)/u.test(cell.tekst)))
  return head
    ? [...told, { navn: 'NRK', utsnitt: { tekst: 'NRK', ord: head.ord.slice(0, 1) }, vekt: 0.9 }]
    : told
}

const closing = /(?:^|\s)(?:hilsen|helsing|mvh|regards)\b/iu
/** «Kari Nes, Fyrlykt Film AS», «Kari Nes, linjeprodusent i Fyrlykt Film AS» */
const person = /^\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'.-]*){1,3},\s+(?:\p{Ll}[\p{L}-]*\s+){0,4}(?=\p{Lu})/u
/** Who sends a letter: the company under the greeting that ends it. */
const fromClosing = ({ rader, flyt }: Flate): Selskapsspor[] =>
  rader.flatMap((row, at): Selskapsspor[] => {
    const [cell] = row
    const greeted = rader.slice(Math.max(0, at - 4), at).some(([one]) => one && closing.test(one.tekst))
    const named = cell && greeted && /\s(?:AS|ASA|ANS|DA|SA)$/u.test(cell.tekst) ? cell.tekst : ''
    const navn = readSelskap(named)
    const from = flyt.stedFor(cell?.ord[0]) + (person.exec(named)?.[0].length ?? 0)
    return navn && from >= 0 ? [{ navn, utsnitt: flyt.utsnitt(from, from + navn.length), vekt: 1.6 }] : []
  })

/** Every place that names a company, parties apart. */
export const findSelskapsspor = (flate: Flate, felter: readonly Felt[]): Selskapsspor[] => [
  ...fromFelter(felter),
  ...fromClosing(flate),
  ...fromText(flate),
  ...fromNrk(flate),
]
