import { isNavneliste } from '../felt/tabell.ts'
import { type Funksjonstolkning, tolkFunksjon } from '../ord/fagord.ts'
import type { Celle } from '../side/celle.ts'
import type { Flate } from '../side/flate.ts'
import type { Funksjonsspor } from './funksjonsord.ts'

/** What somebody is, not what is done: «foto» and «klipp» are words of every contract's terms. */
const isTitle = /(?:ør|graf|er|ar|ist|vj|or)$/iu
const word = /(?<![\p{L}-])\p{L}[\p{L}-]{1,24}(?![\p{L}-])/gu
const mostWords = 3

const approved = (text: string): Funksjonstolkning | null => {
  const tolket = isTitle.test(text) ? tolkFunksjon(text) : null
  return tolket?.godkjent ? tolket : null
}

/** Alone in its cell: a value whose label says nothing that is known. */
const alone = (flate: Flate): Funksjonsspor[] =>
  flate.celler.flatMap((cell): Funksjonsspor[] => {
    const tolket = cell.ord.length <= mostWords && isValue(flate, cell) ? approved(cell.tekst) : null
    const utsnitt = { tekst: cell.tekst, ord: cell.ord }
    return tolket ? [{ ord: cell.tekst, tolket, utsnitt, vekt: 0.9, kilde: 'omtale' }] : []
  })

/** «Bestilling: Klipper på dokumentarserien «Verket»»: beside a label that may ask for anything. */
const onTitle = /^(\p{L}[\p{L}/-]{1,24}(?:\s\p{Ll}[\p{L}-]{2,20})?)\s(?:på|til|i|for|on)\s[^.]{0,40}[«“"]/u
const onItsTitle = (flate: Flate): Funksjonsspor[] =>
  flate.celler.flatMap((cell): Funksjonsspor[] => {
    const ord = isValue(flate, cell) ? (onTitle.exec(cell.tekst)?.[1] ?? '') : ''
    const tolket = ord ? tolkFunksjon(ord) : null
    const utsnitt = { tekst: cell.tekst, ord: cell.ord }
    return tolket?.godkjent ? [{ ord, tolket, utsnitt, vekt: 1.4, kilde: 'omtale' }] : []
  })

/** «Letprodusent på realityserien …, første sesong.»: a line that begins with it, under whatever heading. */
const onWork =
  /^(\p{Lu}[\p{L}/-]{1,24})\s(?:på|til|i|for|on)\s(?:the\s)?\p{L}*(?:serien|filmen|programmet|produksjonen|dokumentaren|series|film|programme|show|production)\s/u
const beginsLine = (flate: Flate): Funksjonsspor[] =>
  flate.rader.flatMap(([cell, ...more]): Funksjonsspor[] => {
    const ord = cell && more.length === 0 ? (onWork.exec(cell.tekst)?.[1] ?? '') : ''
    const tolket = ord ? tolkFunksjon(ord) : null
    return cell && tolket?.godkjent
      ? [{ ord, tolket, utsnitt: { tekst: cell.tekst, ord: cell.ord }, vekt: 1.4, kilde: 'omtale' }]
      : []
  })

/** Beside a label, in a row of two. */
const isValue = (flate: Flate, cell: Celle): boolean => {
  const row = flate.rader[cell.rad] ?? []
  return row.length === 2 && row[1] === cell && !isNavneliste(flate, cell)
}

/** In the text, in the indefinite: «regissøren» is a party, or somebody else. */
function inText({ flyt }: Flate): Funksjonsspor[] {
  const known = new Map<string, Funksjonstolkning | null>()
  return [...flyt.tekst.matchAll(word)].flatMap((found): Funksjonsspor[] => {
    const ord = found[0]
    if (!known.has(ord)) known.set(ord, /(?:en|an)$/iu.test(ord) ? null : approved(ord))
    const tolket = known.get(ord) ?? null
    const utsnitt = flyt.utsnitt(found.index, found.index + ord.length)
    return tolket ? [{ ord, tolket, utsnitt, vekt: 0.5, kilde: 'omtale' }] : []
  })
}

/**
 * Where nothing says what the person is: the one function that the document speaks of. Weaker than all that does, and silent
 * where there are several.
 */
export function findOmtale(flate: Flate): Funksjonsspor[] {
  for (const spor of [onItsTitle(flate), beginsLine(flate), alone(flate), inText(flate)]) {
    const fag = new Set(spor.map(({ tolket }) => tolket?.fag))
    if (fag.size === 1) return spor.slice(0, 1)
    if (fag.size > 1) return []
  }
  return []
}
