import { readNavn } from '../navn/navn.ts'
import { tolkFunksjon } from '../ord/fagord.ts'
import { fold } from '../ord/likhet.ts'
import type { Flate } from '../side/flate.ts'
import { cutName, type Spor } from './navnespor.ts'

const supplier = /^\W*(?:leverandør(?:en)?|oppdragstak[ea]r(?:en)?|utleier|supplier|contractor|lender)\W*$/iu
const represented = /^(?:v\/|v\.|ved|c\/o)\s*(?=\p{Lu})/u
/** «Nes Klipp» over «v/ Kari Nes»: the firm bears its owner's name. */
const fromFirmLines = ({ rader }: Flate): Spor[] =>
  rader.flatMap((row, rad) =>
    row.flatMap((cell): Spor[] => {
      const navn = represented.test(cell.tekst) ? readNavn(cell.tekst.replace(represented, '')) : null
      const last = fold(navn?.split(' ').at(-1) ?? '')
      // The heading of the column says whose firm it is, whatever that is called.
      const column = rader
        .slice(Math.max(0, rad - 5), rad)
        .flat()
        .filter(
          one =>
            one.side === cell.side &&
            Math.min(Math.abs(one.left - cell.left), Math.abs(one.right - cell.right)) < 12,
        )
      const bears = column.slice(-2).some(one => last && ` ${fold(one.tekst)} `.includes(` ${last} `))
      const own = bears || column.some(one => supplier.test(one.tekst))
      return navn && own ? [{ navn, utsnitt: cutName(cell, navn), vekt: 2.8, kilde: 'firma' }] : []
    }),
  )

const tradeName =
  /(?:^|\n|\s)(\p{Lu}[^\n\u2028,;:(]{4,50}?),?\s\(?(?:ENK|[Ee]nkelt(?:person|manns)f[oø]retak|[Ss]elvstendig næringsdrivende|[Ss]jølvstendig næringsdrivande|[Ss]ole (?:trader|proprietor(?:ship)?)|[Ss]elf[- ]employed)(?!\p{L})/gu
/** «Kari Nes Lyd ENK», «Kari Nes (enkeltpersonforetak)»: such a firm bears its owner's name, and often the trade behind it. */
function fromTradeName({ flyt }: Flate): Spor[] {
  return [...flyt.tekst.matchAll(tradeName)].flatMap(found => {
    const words = (found[1] ?? '').split(/\s+/u)
    while (words.length > 2 && isTrade(words.at(-1) ?? '')) words.pop()
    const navn = words.length > 1 && !words.some(isTrade) ? readNavn(words.join(' ')) : null
    const at = found.index + found[0].indexOf(words[0] ?? '')
    return navn ? [{ navn, utsnitt: flyt.utsnitt(at, at + navn.length), vekt: 1.5, kilde: 'firma' }] : []
  })
}
const isTrade = (word: string): boolean =>
  tolkFunksjon(word) !== null ||
  /(?:film|foto|media|produksjon|bilde|service|tjeneste|design|studio|video|lyd|tekst|kreativ)\p{Ll}*$/iu.test(
    word,
  )

/** The persons that firms of one person name: who delivers through one is engaged, not the firm. */
export const fromEgetFirma = (flate: Flate): Spor[] => [...fromTradeName(flate), ...fromFirmLines(flate)]
