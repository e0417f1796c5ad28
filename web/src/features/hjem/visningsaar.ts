import { visningsaar as gjeldende } from '@rp/contract/fordeling'
import type { Oppsett } from '@rp/contract/oppsett'
import { text } from './hjem.text.ts'

type Aar = Oppsett['visningsaar'][number]

const inWords = (list: readonly string[]): string =>
  list.length < 2 ? (list[0] ?? '') : `${list.slice(0, -1).join(', ')}${text.aar.og}${list.at(-1)}`

/** Years in a row are said as one stretch: '2018 til 2022'. */
function stretches(years: readonly number[]): string[] {
  const found: [number, number][] = []
  for (const year of years) {
    const last = found.at(-1)
    if (last && year === last[1] + 1) last[1] = year
    else found.push([year, year])
  }
  return found.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`))
}

/** The viewing years before and after the one that is distributed now, in words; empty where there are none. */
export function splitVisningsaar(aar: readonly Aar[]): { tidligere: string; kommende: string } {
  const sorted = aar.toSorted((a, b) => a.aar - b.aar)
  const kommende = sorted.filter(one => one.aar > gjeldende.aar)
  return {
    tidligere: inWords(stretches(sorted.filter(one => one.aar < gjeldende.aar).map(one => one.aar))),
    kommende: inWords(
      kommende.map(one => (one.fordeles ? text.aar.fordeles(one.aar, one.fordeles) : `${one.aar}`)),
    ),
  }
}
