import { readNavn } from './navn.ts'

/** A company's name to its legal form, at the start of a text. */
export const companyName =
  /^["“«\s]*((?:[\p{L}\d@&.’'+-]+[^\S\n]+){0,7}?(?:AS|A\/S|ASA|ANS|DA|BA|SA|AB|ApS|Oy|Ltd\.?|Limited|GmbH|Inc\.?|LLC|BV))(?=$|[\s,.;:()–—-])/u

/** The parties of the agreements on rights, which most contracts name, employ nobody. */
const organisation = /produsentforening|filmforbund/iu

/** «Lest og akseptert 3. mai: Kari Nes» */
const accepted = /^(?:lest|lese|read|akseptert|godtatt|godteke|bekreftet|signert|accepted|agreed)(?!\p{L})/iu

/** «Kari Nes i Nes Film AS», «Kari Nes og Nes Film AS» */
const itsPerson = /^(?:\p{Lu}[\p{L}’'-]+\s){2,3}(?:og|and|i|hos|hjå|fra|frå|ved|at|from)\s(?=\p{Lu})/u
/** The company's name, without the person's before it. */
export const withoutPerson = (navn: string): string => {
  const before = itsPerson.exec(navn)?.[0] ?? ''
  return readNavn(before.replace(/\s\S+\s$/u, '')) ? navn.slice(before.length) : navn
}

const ofKind =
  /^(?:Film|Media|TV|Produksjon(?:er)?|Productions?|Drama|Fiksjon|Pictures|Studios?|Underholdning)\s+(?:AS|ASA|ANS|Ltd)/u
const atLineEnd = /((?:\p{Lu}[\p{L}&-]*[^\S\n\u2028]){0,2}\p{Lu}[\p{L}-]+)\u2028$/u
/** «Ravnefjell» at the end of the line before «Film AS», which is no whole name: empty where the name is whole. */
export const lineBefore = (navn: string, before: string): string =>
  ofKind.test(navn) ? (atLineEnd.exec(before)?.[1] ?? '') : ''

/** The company's name a text begins with: to its legal form, or to the first comma where it has none. */
export function readSelskap(text: string): string | null {
  const start = text
    .replace(
      /^(?:[\s.,:;_*|–—-]+|\d{1,2}(?:[.)]|\.\d{1,2}[.)]?)\s+(?=\p{Lu})|(?:The )?(?:Parties|Part(?:ene|ane|er|ar)|Avtalepart(?:er|ene))[.:]\s+|\p{Lu}[\p{L} /]{2,24}:\s+(?=\p{Lu}))+/u,
      '',
    )
    .replace(
      /^(?:For|Til|for|(?:Sign|Signatur|Signert|Signed|Underskrift)[.:]?|Undertegnede|Underteikna|[Mm]ellom|[Bb]etween|[Oo]g|[Aa]nd|(?:[Tt]he\s+)?(?:[Pp]roduksjons|[Ff]ilm|tv-|TV-)?(?:selskapet|Selskapet|foretaket|firmaet|company|produsenten|producer|arbeidsgiver|oppdragsgiver)|(?:[Hh]oved)?[Pp]rodusent(?:en)?|[Aa]rbeidsgiver(?:en)?|[Oo]ppdragsgiver(?:en)?)\s+(?:\(?[\da-b][.)]\s+)?(?=\p{Lu})/u,
      '',
    )
  const formed = companyName.exec(start)
  if (formed?.[1]) return withoutPerson(formed[1].trim())
  const plain = start
    .split(/[,;(|\n\t]|\s[-–—·]\s|\s(?:org|v)\b\.?|\s\d{3}\s?\d{3}\s?\d{3}|\sv\//iu)[0]
    ?.replace(/[\s.:]+$/u, '')
    .trim()
  return plain &&
    plain.length >= 2 &&
    plain.length <= 60 &&
    /^[\p{Lu}\d@"“«]/u.test(plain) &&
    !/^\d+$/u.test(plain) &&
    !accepted.test(plain) &&
    !organisation.test(plain)
    ? plain.replace(/["“”«»]/gu, '').trim()
    : null
}
