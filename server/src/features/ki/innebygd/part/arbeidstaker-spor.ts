import { type Felt, sectionOf } from '../felt/felt.ts'
import { isNavneliste } from '../felt/tabell.ts'
import { looksLikeCompany, normalCase, readNavn } from '../navn/navn.ts'
import { rollerAv } from '../ord/etiketter.ts'
import { tolkFunksjon } from '../ord/fagord.ts'
import { likhet } from '../ord/likhet.ts'
import type { Celle, Utsnitt } from '../side/celle.ts'
import { toCelle } from '../side/celle.ts'
import type { Flate } from '../side/flate.ts'
import { fromMail } from './navn-i-brev.ts'
import { fromNummer } from './navn-ved-nummer.ts'
import { behindIn, cutName, nameIn, onlyOne, type Spor } from './navnespor.ts'

export const office =
  /\b(?:daglig leder|dagleg leiar|produsent|producer|linjeprodusent|line producer|produksjonsleder|produksjonsleiar|production manager|head of|managing director|CEO|HR|redaksjonssjef|redaksjonsleder|programredaktør|prosjektleder|coordinator|koordinator|kontaktperson|på vegne av|on behalf of)\b/iu

/** Who delivers may be a firm of its own, or the person. */
const supplier = /(?:^|\s)(?:leverandør|utleier|utleigar|supplier|lender|vendor)(?:en)?:?$/iu

const legible = 0.45
const isLegible = ({ ord }: Utsnitt): boolean => ord.every(({ lesesikkerhet }) => lesesikkerhet >= legible)

function fromFelter(flate: Flate, felter: readonly Felt[]): Spor[] {
  const spor: Spor[] = []
  for (const felt of felter) {
    const { roller } = felt
    if (isNavneliste(flate, felt.etikett)) continue
    const section = roller.has('navn') && !roller.has('person') ? sectionOf(felter, felt) : null
    const supplies = roller.has('annetSelskap') && supplier.test(felt.etikett.tekst)
    const person = supplies || (roller.has('person') && !roller.has('selskap') && !roller.has('tittel'))
    if (!person && !(roller.has('navn') && !roller.has('selskap') && section !== 'selskap')) continue
    let weight = person || section === 'person' ? 3 : 2.2
    for (const { linjer, maate } of felt.verdier) {
      const [firm] = linjer
      const behind = person && firm ? behindIn(firm.tekst) : null
      if (firm && behind) {
        spor.push({ navn: behind, utsnitt: cutName(firm, behind), vekt: 3, kilde: 'felt' })
        break
      }
      const named = linjer.filter(one => nameIn(one.tekst))
      // Over a printed name there may be the signature.
      const line = named.find(isLegible) ?? named[0]
      const navn = line && nameIn(line.tekst)
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

const shortName = /^\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+){1,3}$/u
/** «Etternavn» and «Fornavn» in fields of their own. */
function fromNameParts(felter: readonly Felt[]): Spor[] {
  const value = (rolle: 'etternavn' | 'fornavn') => {
    const felt = felter.find(one => one.roller.has(rolle) && sectionOf(felter, one) !== 'selskap')
    return felt?.verdier[0]?.linjer[0]
  }
  const [first, last] = [value('fornavn'), value('etternavn')]
  // Fields of their own say that it is a name, however short: «Ek», «Bo».
  const whole = `${first?.tekst} ${last?.tekst}`
  const navn = first && last ? (readNavn(whole) ?? (shortName.test(whole) ? whole : null)) : null
  return first && last && navn
    ? [{ navn, utsnitt: { tekst: navn, ord: [...first.ord, ...last.ord] }, vekt: 3, kilde: 'felt' }]
    : []
}

const ofCompany = /(?:^|,\s)(?:for|på vegne av|på vegner av|on behalf of)\s|\s(?:AS|ASA|ANS|Ltd)\b/iu
/** Two who sign side by side: who does not sign for the company is the person. */
function fromSigningRow(flate: Flate): Spor[] {
  const near = (cell: Celle) =>
    [-1, 1].flatMap(step =>
      (flate.rader[cell.rad + step] ?? []).filter(
        one =>
          one.side === cell.side && Math.abs(one.left - cell.left) < 40 && Math.abs(one.top - cell.top) < 30,
      ),
    )
  return flate.rader.flatMap((row, at): Spor[] => {
    const [left, right] = row
    if (row.length !== 2 || !left || !right || at < flate.rader.length / 2) return []
    const company = (cell: Celle) =>
      [cell, ...near(cell)].some(one => ofCompany.test(one.tekst) || office.test(one.tekst))
    // A title alone signs nothing: «Produsent» beside a name is a line of credits.
    const signs = (cell: Celle) => readNavn(cell.tekst) !== null || ofCompany.test(cell.tekst)
    if (company(left) === company(right) || !(signs(left) && signs(right))) return []
    const cell = company(left) ? right : left
    const navn = cell.ord.length <= 6 ? readNavn(cell.tekst) : null
    return navn ? [{ navn, utsnitt: cutName(cell, navn), vekt: 1.5, kilde: 'underskrift' }] : []
  })
}

/** In a list of many, as of a crew or in credits: the name that someone has marked. */
function fromMerke(flate: Flate): Spor[] {
  const found = flate.celler.flatMap((cell): Spor[] => {
    const ord = cell.ord.filter(one => one.merket)
    // A stroke may reach over part of the name.
    const isName = ord.length > 0 && cell.ord.length <= 5 && readNavn(cell.tekst) !== null
    const own = isName ? cell : ord.length >= 2 ? toCelle(ord, cell.rad) : null
    const navn = own && readNavn(own.tekst)
    return own && navn ? [{ navn, utsnitt: cutName(own, navn), vekt: 2.2, kilde: 'merke' }] : []
  })
  return onlyOne(found)
}

/** Where the account's own name stands in the document. */
function fromKonto(flate: Flate, kontonavn: string): Spor[] {
  const words = kontonavn.trim().split(/\s+/u)
  if (words.length < 2) return []
  const spor: Spor[] = []
  const everything = flate.rader.flatMap(row => row.flatMap(cell => cell.ord))
  for (let at = 0; at + words.length <= everything.length; at++) {
    const ord = everything.slice(at, at + words.length)
    const tekst = ord.map(one => one.tekst).join(' ')
    if (Math.abs(tekst.length - kontonavn.length) > 4) continue
    if (likhet(tekst, kontonavn) < 0.82) continue
    spor.push({
      navn: normalCase(tekst),
      utsnitt: { tekst, ord },
      vekt: 1.5,
      kilde: 'konto',
    })
  }
  return spor
}

/** «Contributor  Kari Nes», where the text goes on to speak of the Contributor: a party, whatever the word. */
function fromPartyWord(flate: Flate): Spor[] {
  return flate.rader.flatMap((row): Spor[] => {
    const at = row.findIndex(cell =>
      /^\p{Lu}[\p{Ll}-]{4,20}(?:\s\p{Lu}?[\p{Ll}-]{4,20})?:?$/u.test(cell.tekst),
    )
    const [label, value] = [row[at], row[at + 1]]
    if (!label || !value || rollerAv(label.tekst).size > 0 || tolkFunksjon(label.tekst)) return []
    const navn = readNavn(value.tekst)
    if (!navn || value.tekst.length > navn.length + 3 || looksLikeCompany(value.tekst)) return []
    const word = label.tekst
    const spoken = flate.flyt.tekst.split(word).length - 2
    return spoken >= leastSpoken ? [{ navn, utsnitt: cutName(value, navn), vekt: 2.4, kilde: 'felt' }] : []
  })
}
const leastSpoken = 2

/** Every place that tells somebody to be the person, parties apart. */
export const findSpor = (flate: Flate, felter: readonly Felt[], kontonavn: string): Spor[] => [
  ...fromFelter(flate, felter),
  ...fromPartyWord(flate),
  ...fromNummer(flate),
  ...fromMail(flate),
  ...fromNameParts(felter),
  ...fromSigningRow(flate),
  ...fromMerke(flate),
  ...fromKonto(flate, kontonavn),
]
