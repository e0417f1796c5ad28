import { splitFunksjoner } from '../funksjon/funksjonsord.ts'
import { readNavn } from '../navn/navn.ts'
import { countList, lesNumre } from '../ord/episoder.ts'
import { rollerAv } from '../ord/etiketter.ts'
import { tolkFunksjon } from '../ord/fagord.ts'
import { fold, likhet } from '../ord/likhet.ts'
import type { Celle } from '../side/celle.ts'
import { toCelle } from '../side/celle.ts'
import type { Flate } from '../side/flate.ts'
import { overNumbers, overOne, type Radfunksjon } from './funksjonsrader.ts'

/** «5–8», «Ep. 2», «1 Ice»: the episodes of a row. */
const startsWithNumbers =
  /^(?:\p{L}+\.?\s+)?(?:nr\.?\s*)?(\d{1,3}(?:\s*(?:,|og|and|&|[-–—])\s*\d{1,3})*)(?![\d.:/])/u

const initial = /^(\p{Lu})\.?\s+(\p{Lu}[\p{L}’'-]+)$/u
/** «Kari Nes», or «K. Nes» as a table has room for. */
function names({ tekst }: Celle, navn: string): boolean {
  const [, first, last] = initial.exec(tekst) ?? []
  return first && last
    ? navn.startsWith(first) && fold(navn).endsWith(` ${fold(last)}`)
    : likhet(tekst, navn) > 0.82
}

const isName = ({ tekst }: Celle): boolean => readNavn(tekst) !== null || initial.test(tekst)

const isUnder = (cell: Celle, head: Celle): boolean => Math.abs(cell.left - head.left) < 10

type Rad = { numre: Celle; celler: readonly Celle[] }
/** The rows under a heading for episodes, as long as each has numbers there. */
function rowsUnder({ rader }: Flate, head: Celle): Rad[] {
  const rows: Rad[] = []
  for (const row of rader.slice(head.rad + 1)) {
    const numre = row.find(cell => cell.side === head.side && isUnder(cell, head))
    if (!numre || row.length < 2 || !startsWithNumbers.test(numre.tekst)) break
    rows.push({ numre, celler: row })
  }
  return areNumbers(head, rows) ? rows : []
}

/** Figures under «Episoder» may be how many each has; lists, and figures in order, are which they are. */
function areNumbers(head: Celle, rows: readonly Rad[]): boolean {
  const lists = rows.map(({ numre }) => startsWithNumbers.exec(numre.tekst)?.[1] ?? '')
  if (lists.some(one => countList(one) > 1)) return true
  const step = (one: string, at: number) => Number(one) - Number(lists[at - 1])
  return lists.every(
    (one, at) => at === 0 || (overOne.test(head.tekst) ? step(one, at) > 0 : step(one, at) === 1),
  )
}

function toFunksjon(funksjon: Celle, numre: readonly Celle[]): Radfunksjon[] {
  const all = new Set(
    numre.flatMap(({ tekst }) => [...lesNumre(`episode ${startsWithNumbers.exec(tekst)?.[1] ?? ''}`)]),
  )
  const utsnitt = { tekst: funksjon.tekst, ord: funksjon.ord }
  const sted = toCelle(numre.flatMap(({ ord }) => ord))
  const lest = { antall: all.size, sikker: true }
  if (all.size === 0) return []
  return splitFunksjoner(funksjon.tekst).flatMap(one =>
    one.tolket
      ? [
          {
            ...one,
            utsnitt,
            vekt: 3,
            kilde: 'felt',
            enige: 0,
            uenige: 0,
            svar: [{ lest, utsnitt: sted, vekt: 3.3 }],
          },
        ]
      : [],
  )
}

/** What a column of names is headed by, or what the person's own row says under «Funksjon». */
function functionOf(heading: readonly Celle[], column: Celle, { celler }: Rad): Celle | null {
  if (tolkFunksjon(column.tekst)) return column
  const asked = heading.find(cell => rollerAv(cell.tekst).has('funksjon'))
  return asked ? (celler.find(cell => isUnder(cell, asked)) ?? null) : null
}

/** «Program», «Reporter», «Sted» over rows that each have the name of who makes those episodes. */
function fromColumns(flate: Flate, navn: string): Radfunksjon[] {
  for (const heading of flate.rader) {
    const head = heading.length > 1 ? heading.find(({ tekst }) => overNumbers.test(tekst)) : undefined
    const rows = head ? rowsUnder(flate, head) : []
    if (!head || rows.length < 2) continue
    const found = heading.flatMap(column => {
      const inColumn = rows.flatMap(rad => {
        const cell = rad.celler.find(one => one !== rad.numre && isUnder(one, column))
        return cell ? [{ rad, cell }] : []
      })
      const own = inColumn.filter(({ cell }) => names(cell, navn))
      const [first] = own
      const isShared = inColumn.filter(({ cell }) => isName(cell)).length > 1
      const funksjon = first && isShared ? functionOf(heading, column, first.rad) : null
      return funksjon
        ? toFunksjon(
            funksjon,
            own.map(({ rad }) => rad.numre),
          )
        : []
    })
    if (found.length > 0) return found
  }
  return []
}

const inLabel = /^(.+?)[,:]?\s+((?:ep|eps|episod|program|avsnitt|del|part)\p{L}*\.?\s.*\d.*)$/iu
/** «Regissør ep. 1–3» beside a name, over the same for others. */
function fromLabels({ rader }: Flate, navn: string): Radfunksjon[] {
  const rows = rader.flatMap(([label, name]) => {
    const [, funksjon, episoder] = inLabel.exec(label?.tekst ?? '') ?? []
    return label && name && funksjon && episoder && isName(name) && tolkFunksjon(funksjon)
      ? [{ label, name, funksjon }]
      : []
  })
  const own = rows.filter(({ name }) => names(name, navn))
  const [first] = own
  if (!first || rows.length < 2) return []
  const ord = first.label.ord.slice(0, first.funksjon.split(' ').length)
  return toFunksjon(
    toCelle(ord),
    own.map(({ label, funksjon }) => toCelle(label.ord.slice(funksjon.split(' ').length))),
  )
}

/** What a table that shares the episodes of a series among several people gives one of them. */
export function readAndeler(flate: Flate, navn: string): Radfunksjon[] {
  const found = fromColumns(flate, navn)
  return found.length > 0 ? found : fromLabels(flate, navn)
}
