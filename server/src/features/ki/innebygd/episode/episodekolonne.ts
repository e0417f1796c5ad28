import { lesNumre } from '../ord/episoder.ts'
import { toCelle } from '../side/celle.ts'
import type { Celle, Flate } from '../side/flate.ts'
import type { Episodesvar } from './episodesvar.ts'

/** «Episode», over a column of numbers; a field that asks for them has its own rules. */
const heading = /^(?:episode|program|avsnitt|ep\.?)(?:\s*(?:nr\.?|no\.?))?:?$/iu
/** A figure, or what is most like it where it was recognised. */
const figure = /^(?:nr\.?\s*)?(?:\d{1,3}|[SBZ$§])\.?$/u
const named = /^(?:episode|ep\.?|program|avsnitt)\s*(?:nr\.?\s*)?\d{1,3}$/iu

/** The cells under one that begin where it does, as long as they are of one kind. */
function columnUnder({ rader }: Flate, first: Celle, test: (text: string) => boolean): Celle[] {
  const cells: Celle[] = []
  let last = first
  for (const row of rader.slice(first.rad + 1)) {
    const cell = row.find(one => Math.abs(one.left - first.left) < 8)
    const near = cell && cell.side === first.side && cell.top - last.bottom < 2.2 * (first.bottom - first.top)
    if (!near || row.length < 2 || !test(cell.tekst)) break
    cells.push(cell)
    last = cell
  }
  return cells
}

const svarOf = (cells: readonly Celle[], antall: number, sikker: boolean): Episodesvar => ({
  lest: { antall, sikker },
  utsnitt: toCelle(cells.flatMap(({ ord }) => ord)),
  vekt: 3.1,
})

/** Rows that are an episode each: «Episode» over 3 and 5, or «episode 4» over «episode 5» in a table of days. */
export function fromKolonner(flate: Flate): Episodesvar[] {
  for (const row of flate.rader)
    for (const cell of row) {
      if (row.length < 2) continue
      const numbers = heading.test(cell.tekst) ? columnUnder(flate, cell, text => figure.test(text)) : []
      if (numbers.length > 1) {
        const read = numbers.every(({ tekst }) => /\d/u.test(tekst))
        const told = new Set(numbers.map(({ tekst }) => tekst.replace(/\D/gu, '') || tekst))
        return [svarOf(numbers, told.size, read)]
      }
      if (!named.test(cell.tekst)) continue
      const all = [cell, ...columnUnder(flate, cell, text => named.test(text))]
      const told = new Set(all.flatMap(({ tekst }) => [...lesNumre(tekst)]))
      if (told.size > 1) return [svarOf(all, told.size, true)]
    }
  return []
}
