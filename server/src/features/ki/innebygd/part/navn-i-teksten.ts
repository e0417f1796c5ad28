import { looksLikeCompany, readNavn, street } from '../navn/navn.ts'
import { isEtikett } from '../ord/etiketter.ts'
import { tolkFunksjon } from '../ord/fagord.ts'
import { linjeskift } from '../side/flate.ts'
import { name } from './navnespor.ts'

/** Every name in a text. One may go on in the next line, and so may what stands over it: such names are read in both ways. */
export const namesIn = (tekst: string): { navn: string; at: number }[] =>
  [...tekst.matchAll(eachName)].flatMap(({ 0: raw, index }) => {
    const lines = raw.includes(linjeskift) ? raw.split(linjeskift) : []
    const isApart = /^(?:\s\d|\s?:)/u.test(tekst.slice(index + raw.length))
    return [...(isApart && lines.length > 1 ? [] : [raw]), ...lines].flatMap(part => {
      const own = nameOf(part)
      if (!own) return []
      const at = index + raw.indexOf(own.tekst)
      const behind = tekst.slice(at + own.tekst.length)
      const isStreet = /^\s(?:gate|gata|vei|veg|plass|allé)(?!\p{L})/iu.test(behind)
      return isStreet || looksLikeCompany(own.tekst + behind.slice(0, 5)) ? [] : [{ navn: own.navn, at }]
    })
  })

/** The name in some words of which one before it, or behind it, may be another: «Kjære Kari Nes», «Klipper Kari Nes». */
function nameOf(words: string): { tekst: string; navn: string } | null {
  for (const tekst of [words, words.replace(/^\S+\s/u, ''), words.replace(/\s\S+$/u, '')]) {
    const navn = readNavn(tekst)
    if (navn && !isOther(navn)) return { tekst, navn }
  }
  return null
}

/** A street, or headings of a table that stand beside each other. */
const isOther = (navn: string): boolean =>
  street.test(navn) || navn.split(' ').some(one => tolkFunksjon(one) !== null || isEtikett(one))
const eachName = new RegExp(name, 'gu')

/** «Nes skal …», «Nes Lyd»: by the family name alone, as the parties of an agreement are, or as who owns a firm is. */
export const isSpokenOf = (tekst: string, navn: string): boolean => {
  const [first = '', ...rest] = navn.split(' ')
  const last = rest.at(-1) ?? ''
  const alone = new RegExp(
    `(?<![\\p{L}-]\\s)(?<!${anyOf(rest.at(-2) ?? first)}\\s)(?:${anyOf(first)}|${anyOf(last)})(?:s|’s|'s)?\\s+(?:skal|vil|får|har|er|blir|kan|gjør|leverer|skriver|klipper|shall|will|is|has|may|Lyd|Film|Foto|Klipp|Media|Post|Pixel|Studio|ENK)(?!\\p{L})`,
    'u',
  )
  return last.length > 2 && alone.test(tekst)
}
const anyOf = (text: string): string => text.replace(/[^\p{L}\d]/gu, '.')
