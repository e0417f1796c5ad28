import type { Verdi } from '../../funn.ts'
import type { Oppslag, Registerselskap } from '../../oppslag.ts'
import { type Felt, sectionOf } from '../felt/felt.ts'
import { readNavn } from '../navn/navn.ts'
import { lineBefore, readSelskap, withoutPerson } from '../navn/selskapsnavn.ts'
import { tolkFunksjon } from '../ord/fagord.ts'
import { fold, foldOcr, likhet } from '../ord/likhet.ts'
import { toCelle } from '../side/celle.ts'
import { type Flate, stedOf, type Utsnitt } from '../side/flate.ts'
import type { Part } from './parter.ts'

type Spor = { navn: string; utsnitt: Utsnitt; vekt: number }
export type Selskapsfunn = { verdi: Verdi<string>; register: Registerselskap | null }

const anyCompany =
  /(?<![\p{L}\d])((?:(?:[\p{Lu}\d@][\p{L}\d&.’'+-]*|&|og|i|på|av)[^\S\n\u2028]+){0,5}?[\p{Lu}\d@][\p{L}\d&.’'+-]*\s+(?:AS|A\/S|ASA|ANS|BA|DA|SA|Ltd\.?|Limited|AB|ApS|Oy|GmbH|Inc\.?|LLC|ENK))(?=$|[\s,.;:()!?])/gu
/** Words that stand before a name, not in it. */
const leading =
  /^(?:(?:\d{1,2}(?:[.)]|\.\d{1,2}[.)]?)|PARTIES|PARTER|PARTENE|PARTANE|Undertegnede|Underteikna|og|av|i|på|Vi i|Vi hos|Oss i|We at|For|Til|Fra|Ved|Produsert av|Produced by|Mellom|Between|MELLOM|BETWEEN|And|AND|Og|OG|By|With|Av|Hos|Firma|Selskap|Selskapet|Parties|Parter|Partar|Partene|Partane|Produksjonsselskapet|Filmselskapet|Produsent|Kunde|Client|Company|The|Hilsen|Mvh|Avtale|Kontrakt|Agreement|Arbeidsgiver|Oppdragsgiver|Produksjonsselskap|Produksjonsforetaket|Sign|Signatur|Signert|Signed|Underskrift|Foretaket|Firmaet|Virksomheten)[.:]?[^\S\n]+)+(?=\p{Lu})/u
/** What stands before a company that is not the employer. */
const otherBefore =
  /(?:gjennom|through|via|innehaver av|owner of|(?<!\p{L})(?:eget|eige)(?!\p{L})|owned by|eid av|eigd av|eies av|datterselskap av|subsidiary of|samprod\p{L}*|koprod\p{L}*|co-?produc\p{L}*|i samarbeid med|in association with|bestilt av|bestilt frå|commissioned by|for kanalen|lønn\p{L}* (?:utbetales|kjøres) (?:av|gjennom)|payroll|morselskap\p{L}*|konsernet|faktura\p{L}*|invoice\p{L}*|c\/o|regnskap\p{L}*|distribu\p{L}*|på oppdrag (?:av|for|fra|frå)|levert av|leid av|agent\p{L}*|representert av|represented by)[^.\n]{0,40}$/iu
/** «Nes Film AS leier inn Lien Klipp AS»: who hires, and what is hired from. */
const hiring = '(?:leier inn|leiger inn|hyrer|engasjerer|engages|hires)'
const [isHiring, hires] = [new RegExp(`^\\s+${hiring}\\s`, 'u'), new RegExp(`(?<!\\p{L})${hiring}\\s+$`, 'u')]
/** «Nes Klipp AS (the “Lender”)» */
const lends =
  /^\s*\((?:heretter\s+(?:kalt\s+)?|the\s+)?["“«]?(?:lender|utleier|leverandøren?|supplier|contractor|oppdragstaker(?:en)?)/iu
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

function fromFelter(felter: readonly Felt[]): Spor[] {
  const spor: Spor[] = []
  for (const felt of felter) {
    const { roller, etikett, verdier } = felt
    const named = roller.has('navn') && sectionOf(felter, felt) === 'selskap'
    if (!(roller.has('selskap') || named) || roller.has('person')) continue
    for (const { linjer } of verdier) {
      const first = linjer[0]
      if (!first) continue
      const whole = toCelle(linjer.flatMap(line => line.ord))
      if (/^\p{Lu}\p{Ll}+(?:et|en|a)\s\p{Ll}/u.test(first.tekst) && first.tekst.length > 40) continue
      const navn = readSelskap(first.tekst === whole.tekst ? first.tekst : longer(first.tekst, whole.tekst))
      if (!navn || navn.split(' ').length > 8 || tolkFunksjon(navn)) continue
      // «Produsent: Kari Nes» tells who produces; «For selskapet (Kari Nes)» who signs.
      const person = readNavn(navn) !== null && !/\b(?:AS|ASA|ANS|SA)\b/u.test(navn)
      const weight = person
        ? 0.6
        : broadcaster.test(navn)
          ? 1.2
          : /^(?:for|v)\b/iu.test(etikett.tekst)
            ? 1
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

function fromText(flate: Flate): Spor[] {
  const text = flate.flyt.tekst
  return [...text.matchAll(anyCompany)].map(found => {
    const before = text.slice(Math.max(0, found.index - 70), found.index)
    const written = `${lineBefore(found[1] ?? '', before)} ${found[1]}`.replace(/\s+/gu, ' ').trim()
    const name = withoutPerson(written.replace(leading, '').trim())
    const own = / ENK$/u.test(name) || otherBefore.test(before)
    const early = found.index < 400 ? 0.5 : 0
    const after = text.slice(found.index + found[0].length, found.index + found[0].length + 20)
    const vekt =
      own || hires.test(before) || lends.test(after)
        ? -3
        : signer.test(before)
          ? 1.6
          : (isHiring.test(after) ? 1.4 : 0.4) + early
    return { navn: name, utsnitt: flate.flyt.utsnitt(found.index, found.index + found[0].length), vekt }
  })
}

const NRK = /(?<!\p{L})(?:NRK|Norsk rikskringkasting(?: AS)?)(?!\p{L})/iu
/** The national broadcaster engages people itself: its letters say so. */
function fromNrk(flate: Flate): Spor[] {
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
const fromClosing = ({ rader, flyt }: Flate): Spor[] =>
  rader.flatMap((row, at): Spor[] => {
    const [cell] = row
    const greeted = rader.slice(Math.max(0, at - 4), at).some(([one]) => one && closing.test(one.tekst))
    const named = cell && greeted && /\s(?:AS|ASA|ANS|DA|SA)$/u.test(cell.tekst) ? cell.tekst : ''
    const navn = readSelskap(named.replace(person, ''))
    const from = flyt.stedFor(cell?.ord[0]) + (person.exec(named)?.[0].length ?? 0)
    return navn && from >= 0 ? [{ navn, utsnitt: flyt.utsnitt(from, from + navn.length), vekt: 1.6 }] : []
  })

type Gruppe = {
  navn: string
  register: Registerselskap | null
  lik: number
  vekt: number
  spor: Spor[]
  /** Some places give only the beginning of its name. */
  forkortet?: boolean
}

const legalForms = ['as', 'asa', 'ans', 'ba', 'da', 'sa', 'ltd']
const bare = (navn: string) =>
  foldOcr(navn)
    .split(' ')
    .filter(word => !legalForms.includes(word))
    .join('')

/** The register's company of that name, if one is so like it that slips of reading explain the rest. */
function registered(
  navn: string,
  candidates: readonly Registerselskap[],
): { selskap: Registerselskap; lik: number } | null {
  const graded = candidates
    .map(selskap => ({
      selskap,
      lik: Math.max(likhet(selskap.navn, navn), bare(selskap.navn) === bare(navn) ? 0.97 : 0),
    }))
    .sort((a, b) => b.lik - a.lik)
  const [best, next] = graded
  if (!best || best.lik < 0.84) return null
  return next &&
    next.lik > best.lik - 0.03 &&
    best.lik < 0.97 &&
    fold(next.selskap.navn) !== fold(best.selskap.navn)
    ? null
    : best
}

/** «Fyrlykt» by hand or in short, where the document names «Fyrlykt Film AS» of the register in full. */
function isShortFor(short: string, whole: Registerselskap | null): boolean {
  const [first = '', ...rest] = fold(short).split(' ')
  return (
    whole !== null &&
    first.length >= leastShort &&
    rest.every(word => legalForms.includes(word)) &&
    bare(whole.navn) !== bare(short) &&
    fold(whole.navn).startsWith(`${first} `)
  )
}
const leastShort = 5

/** «Underhaldning AS» at the beginning of a line, of «Nordfjord Underhaldning AS» that another place has in one. */
const wholeOf = (navn: string, names: readonly string[]): string =>
  names.find(
    one =>
      /^\p{Lu}\p{Ll}/u.test(one) &&
      one.endsWith(` ${navn}`) &&
      one.split(' ').length === navn.split(' ').length + 1,
  ) ?? navn

async function group(spor: readonly Spor[], oppslag: Oppslag): Promise<Gruppe[]> {
  const names = [...new Set(spor.map(({ navn }) => navn))]
  const found = await oppslag.selskaper(names)
  const groups: Gruppe[] = []
  for (const told of [...spor].sort((a, b) => b.vekt - a.vekt)) {
    const one = { ...told, navn: wholeOf(told.navn, names) }
    const match = registered(one.navn, found[names.indexOf(one.navn)] ?? [])
    const navn = match?.selskap.navn ?? one.navn
    const own = groups.find(
      group =>
        fold(group.navn) === fold(navn) ||
        likhet(bare(group.navn), bare(navn)) > 0.9 ||
        (one.vekt > 0 && !match && isShortFor(navn, group.register)) ||
        (one.vekt > 0 && group.register === null && isShortFor(group.navn, match?.selskap ?? null)),
    )
    if (!own) {
      groups.push({
        navn,
        register: match?.selskap ?? null,
        lik: match?.lik ?? 0,
        vekt: one.vekt,
        spor: [one],
      })
      continue
    }
    own.forkortet ||= [own.navn, navn].some(short =>
      isShortFor(short, own.register ?? match?.selskap ?? null),
    )
    own.vekt += one.vekt < 0 ? one.vekt : Math.min(one.vekt, own.spor.length > 3 ? 0.1 : 1.6)
    own.spor.push(one)
    if (match && match.lik > own.lik) Object.assign(own, { navn, register: match.selskap, lik: match.lik })
  }
  return groups
}

/** A number of the register speaks for its company, unless it stands with the worker's own firm. */
async function weighOrgnr(flate: Flate, groups: Gruppe[], oppslag: Oppslag): Promise<void> {
  const numbers = findOrgnr(flate)
  const found = await oppslag.selskaperMedOrgnr(numbers.map(({ nummer }) => nummer))
  for (const { nummer, fra, utsnitt } of numbers) {
    const selskap = found.find(({ orgnr }) => orgnr === nummer)
    if (!selskap || otherBefore.test(flate.flyt.tekst.slice(Math.max(0, fra - 110), fra))) continue
    const own = groups.find(group => fold(group.navn) === fold(selskap.navn))
    const misread =
      own ?? groups.find(group => group.register === null && likhet(group.navn, selskap.navn) > 0.6)
    if (misread) {
      misread.vekt += 2
      Object.assign(misread, { navn: selskap.navn, register: selskap, lik: 1 })
    } else
      groups.push({
        navn: selskap.navn,
        register: selskap,
        lik: 1,
        vekt: 2,
        spor: [{ navn: selskap.navn, utsnitt, vekt: 2 }],
      })
  }
}

function certaintyOf({ vekt, register, lik, forkortet }: Gruppe, next: number, flate: Flate): number {
  const lead = vekt - next
  if (vekt < 1) return register && next < 0.3 ? 0.72 : 0.4
  if (lead < 0.5) return 0.4
  const base = vekt >= 4.5 ? 0.97 : vekt >= 3 ? 0.94 : vekt >= 2 ? 0.82 : 0.6
  const known = register
    ? lik >= 0.95
      ? base + 0.01
      : Math.min(base, 0.92)
    : Math.min(base, flate.lesesikkerhet > 0.99 ? 0.92 : 0.8)
  const sure = forkortet ? Math.min(known, 0.85) : known
  return lead >= 1.2 ? sure : Math.min(sure, 0.75)
}

/** The national broadcaster by its full name is the one the registers know by letters. */
const asCalled = (one: Spor): Spor =>
  /^norsk rikskringkasting(?:\s+AS)?$/iu.test(one.navn) ? { ...one, navn: 'NRK' } : one

/** The employer: not a co-producer, a broadcaster that ordered the work, or the worker's own firm. */
export async function findSelskap(
  flate: Flate,
  felter: readonly Felt[],
  parter: readonly Part[],
  oppslag: Oppslag,
): Promise<Selskapsfunn | null> {
  const spor: Spor[] = [
    ...fromFelter(felter),
    ...parter.filter(({ slag }) => slag === 'selskap'),
    ...fromClosing(flate),
    ...fromText(flate),
    ...fromNrk(flate),
  ]
  const groups = await group(spor.map(asCalled), oppslag)
  await weighOrgnr(flate, groups, oppslag)
  const [best, next] = groups.sort((a, b) => b.vekt - a.vekt)
  if (!best || best.vekt < (best.register ? 0.3 : 0.8)) return null
  const shown = best.spor.toSorted((a, b) => b.vekt - a.vekt)[0]
  return {
    verdi: {
      verdi: best.navn,
      sikkerhet: certaintyOf(best, next?.vekt ?? 0, flate),
      sted: shown ? stedOf(shown.utsnitt) : null,
    },
    register: best.register,
  }
}
