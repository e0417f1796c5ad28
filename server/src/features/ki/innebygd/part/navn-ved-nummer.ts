import { looksLikeCompany, readNavn, street } from '../navn/navn.ts'
import type { Flate } from '../side/flate.ts'
import { name, type Spor } from './navnespor.ts'

/** «fødselsnummer 018990 12345», «født 3. mai 1980», «(018990 12345)»: what only the person who is engaged is told by. */
const number =
  /(?<![\p{L}\d])(?:(?:fødsels(?:nummer|nr)|fødselsdato|f\.\s?nr|fnr|person(?:nummer|nr)|d-nummer|født|fødd|born|date of birth|national (?:identity|id)(?: no| number)?)(?![\p{L}])[.:]?\s*(?:den\s+|on\s+|på\s+)?\d|\d{6}\s?\d{5}(?!\d))/giu
/** Letters between the name and the number: an address at most. */
const farthest = 90
const eachName = new RegExp(name, 'gu')
/** «født 1876» is an author's. */
const longAgo = /^(?:født|fødd|born)\D{0,20}1[0-8]\d\d/iu

/** A street has its number behind it, a town its own before it. */
const isPlace = (navn: string, before: string, after: string): boolean =>
  street.test(navn) || /^\s(?:\d|gate|vei|veg)/u.test(after) || /\d{4}\s$/u.test(before)

/** Whose number of birth stands right behind the name, or behind name and address in the same sentence. */
export const fromNummer = ({ flyt }: Flate): Spor[] =>
  [...flyt.tekst.matchAll(number)].flatMap(({ index }): Spor[] => {
    const from = Math.max(0, index - farthest)
    const before = flyt.tekst.slice(from, index).split('\n').at(-1) ?? ''
    const start = index - before.length
    for (const found of [...before.matchAll(eachName)].toReversed()) {
      const after = before.slice(found.index + found[0].length)
      const navn = readNavn(found[0])
      if (!navn || isPlace(found[0], before.slice(0, found.index), after)) continue
      if (looksLikeCompany(before.slice(found.index, found.index + found[0].length + 5))) continue
      if (longAgo.test(flyt.tekst.slice(index))) return []
      const at = start + found.index + found[0].indexOf(navn.split(' ')[0] ?? '')
      return [{ navn, utsnitt: flyt.utsnitt(at, at + navn.length), vekt: 2.6, kilde: 'nummer' }]
    }
    return []
  })
