import type { Registerverk } from '../../oppslag.ts'
import { fold, foldOcr } from '../ord/likhet.ts'
import { lesOrdenstall, lesSesonger } from '../ord/tall.ts'
import type { Celle, Flate } from '../side/flate.ts'
import type { Tittelspor } from './produksjon.ts'

const withoutBrackets = (tittel: string): string => tittel.replace(/\s*\(.*$/u, '')
/** «VERKET II», «Verket 2»: a number that ends the line of a title, where the work has a season of that number. */
function numberAfter(
  { celler, rader }: Flate,
  ord: Celle['ord'],
  egne: readonly Registerverk[],
  title: string,
): number | null {
  const cell = celler.find(one => one.ord.at(-2) === ord.at(-1))
  const own = cell?.ord.at(-1)?.tekst ?? ''
  // At the edge of a page a figure is that of the page.
  const isInside = cell && [-1, 1].every(step => rader[cell.rad + step]?.[0]?.side === cell.side)
  const isNumber = /^(?:I{1,3}|IV|VI{0,3})$/u.test(own) || (isInside && /^\d{1,2}$/u.test(own))
  const number = isNumber ? lesOrdenstall(own) : null
  return egne.some(({ tittel, sesong }) => sesong === number && withoutBrackets(tittel) === title)
    ? number
    : null
}

/** Works of the employer whose titles stand anywhere in the document. */
export function fromSelskapetsVerk(flate: Flate, egne: readonly Registerverk[]): Tittelspor[] {
  const spor: Tittelspor[] = []
  const everything = flate.rader.flatMap(row => row.flatMap(cell => cell.ord))
  // «Opp!» ends with a sign, and «OppI» with a letter that was misread.
  const words = everything.map(one => [foldOcr(one.tekst), foldOcr(fold(one.tekst))])
  const titles = new Set(egne.map(({ tittel }) => withoutBrackets(tittel)))
  for (const title of titles) {
    const wanted = fold(title).split(' ').map(foldOcr)
    if (wanted.join('').length < 4) continue
    for (let at = 0; at + wanted.length <= words.length; at++) {
      if (!wanted.every((one, k) => words[at + k]?.includes(one))) continue
      const ord = everything.slice(at, at + wanted.length)
      // A common word in small letters is no title.
      if (!/^[^\p{L}\d]*[\p{Lu}\d]/u.test(ord[0]?.tekst ?? '')) continue
      const after = everything
        .slice(at + wanted.length, at + wanted.length + 4)
        .map(one => one.tekst)
        .join(' ')
      const found = lesSesonger(after)[0]
      const roman = /^(?:I{2,3}|IV|VI{0,3})(?=[\s,.;:)]|$)/u.exec(after)?.[0]
      const near =
        found && found.fra < 4
          ? found.sesong
          : roman
            ? lesOrdenstall(roman)
            : numberAfter(flate, ord, egne, title)
      spor.push({
        lesing: { navn: title, varianter: [title], sesong: near, arbeidstittel: false, bareTall: null },
        utsnitt: { tekst: ord.map(one => one.tekst).join(' '), ord },
        vekt: 1,
        kilde: 'register',
      })
      break
    }
  }
  return spor
}
