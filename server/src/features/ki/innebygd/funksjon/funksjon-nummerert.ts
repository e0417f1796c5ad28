import { tolkFunksjon } from '../ord/fagord.ts'
import type { Celle } from '../side/celle.ts'
import { toCelle } from '../side/celle.ts'
import type { Flate } from '../side/flate.ts'
import { cutAtStop, type Funksjonsspor, tidy } from './funksjonsord.ts'

const numbered =
  /^(?:funksjon|stilling|rolle|oppdrag|oppgave|oppgåve|jobb|arbeid|function|position|role|job)\s+(?:nr\.?\s*)?(?:[A-D]|[1-4]|I{1,3}|IV)(?:\s*[:.)–—-])?(?:\s+|$)/iu
const mostLines = 3
const longest = 4

/** What stands beside such a label, behind it or under it, to the next one or to a line that is far below. */
function readValue({ rader }: Flate, label: Celle, all: readonly Celle[]): Celle | null {
  const count = numbered.exec(label.tekst)?.[0].trim().split(/\s+/u).length ?? 0
  const beside = (rader[label.rad] ?? []).filter(one => one.left > label.right)
  const ord = [...label.ord.slice(count), ...beside.flatMap(one => one.ord)]
  for (const row of rader.slice(label.rad + 1, label.rad + 1 + mostLines)) {
    const [first] = row
    const last = ord.at(-1) ?? label
    const isNear = first && first.side === label.side && first.top - last.bottom < label.bottom - label.top
    if (!first || !isNear || all.includes(first)) break
    ord.push(...row.flatMap(one => one.ord))
  }
  return ord.length > 0 ? toCelle(ord, label.rad) : null
}

/** «Stilling 1: klipper …» and «Stilling 2: VFX …»: functions under numbers of their own. */
export function fromNumbered(flate: Flate): Funksjonsspor[] {
  const labels = flate.celler.filter(({ tekst }) => numbered.test(tekst))
  const read = labels.flatMap((label): Funksjonsspor[] => {
    const value = readValue(flate, label, labels)
    const phrase = tidy(cutAtStop(value?.tekst.split(/[,(–—]/u)[0] ?? ''))
    const tolket = phrase.split(' ').length <= longest ? tolkFunksjon(phrase) : null
    if (!value || !tolket) return []
    const utsnitt = { tekst: value.tekst, ord: value.ord }
    return [
      {
        ord: phrase,
        tolket,
        utsnitt,
        vekt: 3.1,
        kilde: 'prosa',
        kjede: flate.flyt.stedFor(labels[0]?.ord[0]),
        etter: utsnitt,
      },
    ]
  })
  return new Set(read.map(({ tolket }) => tolket?.fag)).size > 1 ? read : []
}
