import type { Verdi } from '../funn.ts'
import type { Sammenheng } from '../motor.ts'
import { rollerAv } from './etiketter.ts'
import { type Felt, sectionOf } from './felt.ts'
import { type Celle, type Flate, stedOf, toCelle, type Utsnitt } from './flate.ts'
import { fold, likhet } from './likhet.ts'
import { looksLikeCompany, normalCase, readNavn } from './navn.ts'
import type { Part } from './parter.ts'
import { isNavneliste } from './tabell.ts'

type Spor = { navn: string; utsnitt: Utsnitt; vekt: number; kilde: string }

const office =
  /\b(?:daglig leder|dagleg leiar|produsent|producer|linjeprodusent|line producer|produksjonsleder|produksjonsleiar|production manager|head of|managing director|CEO|HR|redaksjonssjef|redaksjonsleder|programredaktør|prosjektleder|coordinator|koordinator|kontaktperson|på vegne av|on behalf of)\b/iu

/** The words a name was read from: the first ones of the cell that make it up. */
function cutName(cell: Celle, navn: string): Utsnitt {
  const wanted = navn.split(' ').length
  const first = cell.ord.findIndex(one => fold(one.tekst) === fold(navn.split(' ')[0] ?? ''))
  const from = Math.max(0, first)
  const ord = cell.ord.slice(from, from + wanted)
  return { tekst: ord.map(one => one.tekst).join(' '), ord }
}

function fromFelter(flate: Flate, felter: readonly Felt[]): Spor[] {
  const spor: Spor[] = []
  for (const felt of felter) {
    const { roller } = felt
    if (isNavneliste(flate, felt.etikett)) continue
    const section = roller.has('navn') && !roller.has('person') ? sectionOf(felter, felt) : null
    const person = roller.has('person') && !roller.has('selskap') && !roller.has('tittel')
    if (!person && !(roller.has('navn') && !roller.has('selskap') && section !== 'selskap')) continue
    let weight = person || section === 'person' ? 3 : 1.2
    for (const { linjer, maate } of felt.verdier) {
      const line = linjer.find(one => readNavn(one.tekst))
      const navn = line && readNavn(line.tekst)
      if (!line || !navn || looksLikeCompany(line.tekst.slice(0, navn.length + 12))) continue
      if (office.test(line.tekst)) weight -= 2
      if (line !== linjer[0]) weight -= 0.7
      if (maate === 'under' && felt.verdier.length > 1) weight -= 0.8
      spor.push({ navn, utsnitt: cutName(line, navn), vekt: weight, kilde: 'felt' })
      break
    }
  }
  return spor
}

/** Names over or under «Arbeidstakeren» at the place to sign, and beside it. */
function fromSignatures(flate: Flate, felter: readonly Felt[]): Spor[] {
  const spor: Spor[] = []
  for (const { roller, etikett, verdier } of felter) {
    if (!roller.has('person') || verdier.some(v => v.maate === 'samme')) continue
    const above = flate.celler.filter(
      cell =>
        cell.side === etikett.side &&
        cell.bottom <= etikett.top + 2 &&
        etikett.top - cell.bottom < 40 &&
        Math.abs(cell.left - etikett.left) < 30,
    )
    for (const cell of above) {
      const navn = readNavn(cell.tekst)
      if (navn && !office.test(cell.tekst))
        spor.push({ navn, utsnitt: cutName(cell, navn), vekt: 1.6, kilde: 'signatur' })
    }
  }
  return spor
}

const name =
  "\\p{Lu}[\\p{L}’'-]+(?:[^\\S\\n](?:(?:van|von|de|der|da|del|af|la)\\s)?\\p{Lu}[\\p{L}’'.-]*){1,4}"
const titlesBefore = '(?:(?!som\\s|til\\s|som\\b)\\p{Ll}[\\p{L}-]+\\s+){0,2}?'
/** «leier inn NN», «engages NN as»: who engages is before the verb, who is engaged after it. */
const hired = new RegExp(
  `(?<!\\p{L})(?:leier inn|leiger inn|leier|hyrer|engasjerer|engasjere|ansetter|tilsetter|tilset|knytter til seg|kontraherer|har engasjert|har leid inn|har ansatt|bekrefter at|bekrefte at|stadfester at|stadfeste at|avtalt at|avtale om at|med dette at|engages?|hires?|employs?|retains?|appoints?|contracts?|has engaged|have engaged|confirms? that|agreed that|services of|tjenestene til|utføres (?:personlig )?av|utført (?:personlig )?av|utførast av|personlig av|avtale med|agreement with|tilbyr)\\s+(?:herved\\s+|hereby\\s+|med dette\\s+)?${titlesBefore}(${name})`,
  'gu',
)
/** «NN skal være …», «NN engasjeres som …». */
const willBe = new RegExp(
  `(${name})\\s*(?:\\([^)]{0,60}\\)|,[^.\\n]{0,120},)?\\s+(?:ansettes|engasjeres|tilsettes|tilsetjast|blir\\s+(?:engasjert|tilsett|ansatt)|er\\s+(?:engasjert|ansatt|tilsett)|vert\\s+(?:engasjert|tilsett)|is\\s+(?:engaged|employed|hired)|has\\s+been\\s+engaged|skal\\s+(?:være|vere|arbeide|jobbe|utføre|levere|ha\\s)|shall\\s+(?:be|serve|act|render|work)|will\\s+(?:be|serve|act|render|work)|påtar\\s+seg|tek\\s+på\\s+seg|undertakes|agrees\\s+to|forplikter\\s+seg|medvirker\\s+som|stiller\\s+som)`,
  'gu',
)

function fromProse(flate: Flate): Spor[] {
  const spor: Spor[] = []
  for (const [pattern, vekt] of [
    [hired, 2.1],
    [willBe, 2.2],
  ] as const)
    for (const found of flate.flyt.tekst.matchAll(pattern)) {
      const raw = found[1] ?? ''
      const navn = readNavn(raw)
      const at = found.index + found[0].indexOf(raw)
      if (navn) spor.push({ navn, utsnitt: flate.flyt.utsnitt(at, at + navn.length), vekt, kilde: 'prosa' })
    }
  return spor
}

const greeting = /(?:^|[\n\s])(?:kj[æa]re|hei|hallo|dear|hi|hello|til)[,:\s]+(\p{Lu}[\p{L}-]+)/giu
const postal = /^(?:\p{Lu}{1,3}-)?\d{4,6}\s+\p{Lu}/u

/** A letter or a payslip: a name over a postal address; in a mail or a letter the greeting says who it is to. */
function fromAddress(flate: Flate): Spor[] {
  const spor: Spor[] = []
  const greeted = new Set(
    [...flate.flyt.tekst.slice(0, 3000).matchAll(greeting)].map(found => fold(found[1] ?? '')),
  )
  for (const [at, cell] of flate.celler.entries()) {
    const navn = readNavn(cell.tekst)
    if (!navn || cell.tekst.length > navn.length + 12) continue
    const first = fold(navn.split(' ')[0] ?? '')
    const under = flate.celler
      .slice(at + 1, at + 12)
      .filter(one => one.side === cell.side && Math.abs(one.left - cell.left) < 12 && one.top - cell.top < 50)
    const address = under
      .slice(0, 3)
      .some(one => postal.test(one.tekst) || /,\s*\d{4}\s+\p{Lu}/u.test(one.tekst))
    if (address)
      spor.push({
        navn,
        utsnitt: cutName(cell, navn),
        vekt: greeted.has(first) ? 2.6 : 1.6,
        kilde: 'adresse',
      })
    else if (greeted.has(first)) spor.push({ navn, utsnitt: cutName(cell, navn), vekt: 1.4, kilde: 'hilsen' })
  }
  return spor
}

const toMail = /^(?:To|Til|Mottaker|Mottakar)\b:?/u
function fromMail(flate: Flate): Spor[] {
  return flate.rader.flatMap(row => {
    const text = row.map(cell => cell.tekst).join(' ')
    if (!toMail.test(text) || !text.includes('@')) return []
    const navn = readNavn(text.replace(toMail, ''))
    const cell = toCelle(row.flatMap(one => one.ord))
    return navn ? [{ navn, utsnitt: cutName(cell, navn), vekt: 2, kilde: 'e-post' }] : []
  })
}

/** Where the account's own name stands in the document. */
function fromKonto(flate: Flate, kontonavn: string): Spor[] {
  const words = kontonavn.trim().split(/\s+/u)
  if (words.length < 2) return []
  const spor: Spor[] = []
  const everything = flate.rader.flatMap(row => row.flatMap(cell => cell.ord))
  for (let at = 0; at + words.length <= everything.length; at++) {
    const ord = everything.slice(at, at + words.length)
    const tekst = ord
      .map(one => one.tekst)
      .join(' ')
      .replace(/[,.;:()]+$/u, '')
    if (Math.abs(tekst.length - kontonavn.length) > 4) continue
    if (likhet(tekst, kontonavn) < 0.82) continue
    spor.push({
      navn: normalCase(tekst.replace(/^[^\p{L}]+|[^\p{L}.]+$/gu, '')),
      utsnitt: { tekst, ord },
      vekt: 1.5,
      kilde: 'konto',
    })
  }
  return spor
}

type Gruppe = { spor: Spor[]; vekt: number }

/** Gathers what is said of the same person; each kind of evidence counts once, the same kind again a little. */
function group(spor: readonly Spor[]): Gruppe[] {
  const groups: Gruppe[] = []
  for (const one of [...spor].sort((a, b) => b.vekt - a.vekt)) {
    const own = groups.find(({ spor: [first] }) => first && likhet(first.navn, one.navn) >= 0.84)
    if (own) {
      const known = own.spor.some(({ kilde }) => kilde === one.kilde)
      own.vekt += known ? Math.min(0.6, one.vekt / 4) : one.vekt
      own.spor.push(one)
    } else groups.push({ spor: [one], vekt: one.vekt })
  }
  return groups.sort((a, b) => b.vekt - a.vekt)
}

/** What speaks against: who signs or answers for the company. */
function againstOf(flate: Flate, navn: string): number {
  const text = flate.flyt.tekst
  let against = 0
  for (const cell of flate.celler) {
    if (!cell.tekst.includes(navn)) continue
    const at = cell.tekst.indexOf(navn)
    const before = cell.tekst.slice(0, at)
    const after = cell.tekst.slice(at + navn.length, at + navn.length + 30)
    if (
      /(?:^|\s)(?:for|v\/|ved|by|kontaktperson|produsent|producer|regi|manus av)\b[^\n]{0,40}:?\s*\(?$/iu.test(
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

/** Of several ways one name was read, the one that is read surest and oftenest. */
function bestReading({ spor }: Gruppe): Spor | undefined {
  const quality = (one: Spor) =>
    Math.min(...one.utsnitt.ord.map(o => o.lesesikkerhet), 1) +
    0.25 * spor.filter(other => other.navn === one.navn).length +
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

/** The person who is engaged: not the own firm, not who signs for the company. */
export function findArbeidstaker(
  flate: Flate,
  felter: readonly Felt[],
  parter: readonly Part[],
  { kontonavn }: Pick<Sammenheng, 'kontonavn'>,
): Verdi<string> | null {
  const spor: Spor[] = [
    ...fromFelter(flate, felter),
    ...fromSignatures(flate, felter),
    ...parter.filter(({ slag }) => slag === 'person').map(part => ({ ...part, kilde: 'part' })),
    ...fromProse(flate),
    ...fromAddress(flate),
    ...fromMail(flate),
    ...fromKonto(flate, kontonavn),
  ]
  const groups = group(spor)
    .map(one => ({
      ...one,
      vekt: one.vekt - Math.max(0, ...one.spor.map(({ navn }) => againstOf(flate, navn))),
    }))
    .sort((a, b) => b.vekt - a.vekt)
  const [best, next] = groups
  const chosen = best && bestReading(best)
  if (!best || !chosen || best.vekt < 0.8) return null
  const own = kontonavn.trim()
  const isOwn = own !== '' && likhet(chosen.navn, own) >= 0.82
  const lowest = Math.min(1, ...chosen.utsnitt.ord.map(o => o.lesesikkerhet))
  const recognised = lowest < 1
  const agreed =
    best.spor.filter(one => one !== chosen && one.kilde !== 'konto' && one.navn === chosen.navn).length > 0
  let sikkerhet = certaintyOf(best.vekt, next?.vekt ?? 0)
  // A slip of recognition is put right by the account's own name, never a name that the text layer spells otherwise.
  const navn = isOwn && recognised ? own : chosen.navn
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
  if (recognised && !isOwn && /ee|zz|vv|ii/iu.test(navn)) sikkerhet = Math.min(sikkerhet, 0.88)
  if (recognised && !isOwn && (unequal || accents)) sikkerhet = Math.min(sikkerhet, 0.87)
  if (own !== '' && !isOwn && best.vekt < 5) sikkerhet = Math.min(sikkerhet, 0.88)
  return { verdi: navn, sikkerhet, sted: stedOf(chosen.utsnitt) }
}
