import { readNavn } from '../navn/navn.ts'
import { fold } from '../ord/likhet.ts'
import { toCelle } from '../side/celle.ts'
import type { Flate } from '../side/flate.ts'
import { cutName, type Spor } from './navnespor.ts'

/** «Hei Kari!», and «Til Kari Nes» at the start of a line: «dagbøkene til Kari Nes» is no letter to her. */
const greeting =
  /(?:(?:^|[\n\s])(?:kj[æa]re|hei|hallo|dear|hi|hello)[,:\s]+|(?:^|[\n\u2028])\s*til[:\s]+)(\p{Lu}[\p{L}-]+)/giu
/** The mail that this one answers greets whoever writes this one. */
const answered = /(?<!\p{L})(?:wrote|skrev|skreiv)(?: følgende)?:|-{4,}\s*(?:Original|Opprinnelig|Opphavleg)/u
const greetedIn = (flate: Flate): ReadonlySet<string> => {
  const [own = ''] = flate.flyt.tekst.slice(0, 3000).split(answered, 1)
  return new Set([...own.matchAll(greeting)].map(found => fold(found[1] ?? '')))
}
const toMail = /^(?:[Tt]o|[Tt]il|Mottaker|Mottakar|Attn|Att)\b[.:]*/u
const fromLine = /^(?:From|Fra|Frå|Avsender|Avsendar)\b[.:]/u
/** Whom a mail is to. */
export function fromMail(flate: Flate): Spor[] {
  const greeted = greetedIn(flate)
  return flate.rader.flatMap((row, at, rows) => {
    const text = row.map(cell => cell.tekst).join(' ')
    if (!toMail.test(text)) return []
    const navn = readNavn(text.replace(toMail, ''))
    const sent = rows.slice(at + 1, at + 5).some(one => fromLine.test(one[0]?.tekst ?? ''))
    if (!text.includes('@') && !sent && !(navn && greeted.has(fold(navn.split(' ')[0] ?? '')))) return []
    const cell = toCelle(row.flatMap(one => one.ord))
    return navn ? [{ navn, utsnitt: cutName(cell, navn), vekt: 2, kilde: 'e-post' }] : []
  })
}
