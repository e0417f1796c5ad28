import { readNavn } from '../navn/navn.ts'
import { companyName, readSelskap } from '../navn/selskapsnavn.ts'
import { isEtikett } from '../ord/etiketter.ts'
import type { Flate } from '../side/flate.ts'
import type { Part } from './parter.ts'

/** A company over «og» and a person under it, or the other way round: parties a line each. */
export function fromOver({ rader, flyt }: Flate): Part[] {
  return rader.flatMap((row, at): Part[] => {
    const [cell] = row
    if (!cell || row.length > 1 || !/^(?:og|and)[:,]?$/iu.test(cell.tekst)) return []
    const line = (rad: number) => {
      const [one] = rader[rad] ?? []
      return one?.side === cell.side && Math.abs(one.left - cell.left) < 60 ? one : undefined
    }
    const parts = [[line(at - 1), line(at - 2), line(at - 3)], [line(at + 1)]].map(cells => {
      const company = cells.find(one => one && companyName.test(one.tekst))
      const selskap = company && readSelskap(company.tekst)
      const own = company ?? cells.find(one => one && readNavn(one.tekst))
      const navn = selskap ?? (own && readNavn(own.tekst))
      const from = flyt.stedFor(own?.ord[0])
      return navn && from >= 0
        ? {
            slag: selskap ? ('selskap' as const) : ('person' as const),
            navn,
            utsnitt: flyt.utsnitt(from, from + navn.length),
            vekt: 2.4,
          }
        : null
    })
    const [one, other] = parts
    return one && other && one.slag !== other.slag ? [one, other] : []
  })
}

/** «Between: Nes Film AS» over «And: Kari Nes»: labels of a form. */
export function fromBetween({ rader, flyt }: Flate): Part[] {
  const answer = (rad: number, label: RegExp) => {
    const [cell, value] = rader[rad] ?? []
    const inside = label.exec(cell?.tekst ?? '')
    const own = inside?.[0] === cell?.tekst ? value : cell
    const tekst = own === cell ? own?.tekst.slice(inside?.[0].length) : own?.tekst
    return inside && own && tekst ? { own, tekst } : null
  }
  return rader.flatMap((_, rad): Part[] => {
    const both = [answer(rad, /^(?:mellom|between):?\s*/iu), answer(rad + 1, /^(?:og|and):\s*/iu)]
    return both.flatMap((one): Part[] => {
      if (!one || both.includes(null)) return []
      const selskap = companyName.test(one.tekst) ? readSelskap(one.tekst) : null
      const navn = selskap ?? readNavn(one.tekst)
      const from = flyt.stedFor(one.own.ord[0]) + one.own.tekst.indexOf(navn ?? '')
      const slag = selskap ? 'selskap' : 'person'
      return navn ? [{ slag, navn, utsnitt: flyt.utsnitt(from, from + navn.length), vekt: 2.6 }] : []
    })
  })
}

const asksForParties = /^(?:avtale|kontrakts)?(?:part(?:ene|ane|er|ar)|parties):?$/iu
/** «Partene  Nes Film AS  Kari Nes»: a row with both. */
export const fromPartyRow = ({ rader, flyt }: Flate): Part[] =>
  rader.flatMap(([label, ...both]): Part[] => {
    if (!label || both.length !== 2 || !asksForParties.test(label.tekst)) return []
    const told = both.flatMap((cell): Part[] => {
      const selskap = companyName.test(cell.tekst) ? readSelskap(cell.tekst) : null
      const navn = selskap ?? readNavn(cell.tekst)
      const from = flyt.stedFor(cell.ord[0])
      const utsnitt = flyt.utsnitt(from, from + (navn?.length ?? 0))
      return navn && from >= 0 ? [{ slag: selskap ? 'selskap' : 'person', navn, utsnitt, vekt: 2.4 }] : []
    })
    return told.length === 2 && told[0]?.slag !== told[1]?.slag ? told : []
  })

/** «… ved daglig leder» at the end of a line: the next one begins with whoever stands for the company. */
const standsFor = /(?:^|[\s,(])(?:ved|v\/|representert ved|represented by)(?:\s\p{Ll}[\p{L}-]+){0,2}$/iu

/** How far under the heading the second party may stand, in lines: each has its address. */
const farthest = 5
/** «Parter» over «Nes Film AS» over «Kari Nes», with or without their addresses. */
export const fromPartyHeading = ({ rader, flyt }: Flate): Part[] =>
  rader.flatMap(([head, ...more], at): Part[] => {
    if (!head || more.length > 0 || !asksForParties.test(head.tekst.replace(/^[§\d.\s]+/u, ''))) return []
    const under = rader.slice(at + 1, at + 1 + farthest).flatMap(([cell, ...beside], nr): Part[] => {
      const above = rader[at + nr]?.at(-1)?.tekst ?? ''
      const tekst =
        cell && beside.length === 0 && !standsFor.test(above)
          ? cell.tekst.replace(/^(?:[-–•*]|\(?[1-2ab][.)])\s+/u, '')
          : ''
      const selskap = companyName.test(tekst) ? readSelskap(tekst) : null
      const navn = selskap ?? (tekst && !isEtikett(tekst) ? readNavn(tekst) : null)
      const from = flyt.stedFor(cell?.ord[0]) + (cell?.tekst.indexOf(navn ?? '') ?? 0)
      const utsnitt = flyt.utsnitt(from, from + (navn?.length ?? 0))
      return navn ? [{ slag: selskap ? 'selskap' : 'person', navn, utsnitt, vekt: 2.4 }] : []
    })
    const [one, other] = under
    return one && other && one.slag !== other.slag ? [one, other] : []
  })
