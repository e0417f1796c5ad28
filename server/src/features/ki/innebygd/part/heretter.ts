import { looksLikeCompany, readNavn } from '../navn/navn.ts'
import { readSelskap } from '../navn/selskapsnavn.ts'
import { rollerAv } from '../ord/etiketter.ts'
import type { Flate } from '../side/flate.ts'
import type { Part } from './parter.ts'

const called =
  /(?:,?\s*\(?\s*(?:(?:heretter|sein[ae]re|senere)(?:\s+(?:kalt|kalla|omtalt som|benevnt))?|nedenfor(?:\s+kalt)?|i\s+det\s+følg(?:ende|jande)(?:\s+(?:kalt|kalla))?|hereinafter(?:\s+(?:called|referred\s+to\s+as))?|hereafter)\s*[:,]?\s*(?:den\s+|the\s+)?[«“"”'’]?|\s*\(\s*(?:den\s+|the\s+)?[“"«”])\s*((?:den\s+|the\s+)?\p{L}{4,25}(?:[^\S\n\u2028]\p{L}{4,12})?)(?:\s*[»”"“'’)]|(?=[.,](?:\s|$)|[\n\u2028]|$))/giu
/** Where the name of a party may begin. */
const begins =
  /(?:^|\n|\u2028\s*|(?<!\p{L})(?:og|and|mellom|between|by|av|med|with)[\s:]+(?:\p{Ll}{4,20}\s+)?|(?:employee|ansatte|arbeidstaker|medarbeider)\s+)(?=\p{Lu})/gu

/** «Nes Film og TV AS» does not begin at its «og». */
const isEnd = /^(?:Film|Media|TV|Produksjon(?:er)?|Drama|Fiksjon|Underholdning)\s+\p{Lu}+$/u
/** The words of a company's name have capitals, but for those between them. */
const properName = (navn: string | null): string | null =>
  navn &&
  looksLikeCompany(navn) &&
  !isEnd.test(navn) &&
  navn.split(' ').every(word => /^(?:\P{Ll}|(?:og|i|på|av|of|and|the)$)/u.test(word))
    ? navn
    : null

/** «Nes Film AS, …, heretter «produsenten», og Kari Nes, …, heretter «regissøren», har gjort slik avtale»: no «mellom». */
export function fromHeretter({ flyt }: Flate): Part[] {
  return [...flyt.tekst.matchAll(called)].flatMap((found): Part[] => {
    const mark = found[1] ?? ''
    const own = rollerAv(mark)
    // «(the “Writer”)»: the article, which stands outside the quotes, is what makes it a party.
    const roller = own.size > 0 ? own : rollerAv(`the ${mark}`)
    const slag = roller.has('person') ? 'person' : roller.has('selskap') ? 'selskap' : null
    const from = Math.max(0, found.index - 260)
    const before = flyt.tekst.slice(from, found.index)
    for (const start of [...before.matchAll(begins)].toReversed()) {
      const at = start.index + start[0].length
      // «… og Cecilie» at the end of a line: the name began there.
      if (/(?<!heretter\s|kalt\s)(?<!\p{L})\p{Lu}[\p{Ll}-]+\u2028\s*$/u.test(before.slice(0, at))) continue
      const text = before.slice(at)
      // A sentence between would be about something else.
      if (/\p{Ll}{4}\.\s+\p{Lu}/u.test(text)) break
      const company = looksLikeCompany(text.slice(0, 60)) ? properName(readSelskap(text)) : null
      const person = company ? null : readNavn(text)
      const navn = slag === 'selskap' ? company : slag === 'person' ? person : null
      if (navn)
        return [
          {
            slag: slag ?? 'person',
            navn,
            utsnitt: flyt.utsnitt(from + at, from + at + navn.length),
            vekt: 2.6,
          },
        ]
    }
    return []
  })
}
