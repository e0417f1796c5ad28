import { readNavn } from '../navn/navn.ts'
import { fold } from '../ord/likhet.ts'
import { toCelle } from '../side/celle.ts'
import type { Flate } from '../side/flate.ts'
import { cutName, lineName, onlyOne, type Spor } from './navnespor.ts'

/** «Hei Kari!», and «Til Kari Nes» at the start of a line: «dagbøkene til Kari Nes» is no letter to her. */
const greeting =
  /(?:(?:^|[\n\s])(?:kj[æa]re|hei|hallo|dear|hi|hello)[,:\s]+|(?:^|[\n\u2028])\s*til[:\s]+)(\p{Lu}[\p{L}-]+)/giu
/** The mail that this one answers greets whoever writes this one. */
const answered = /(?<!\p{L})(?:wrote|skrev|skreiv)(?: følgende)?:|-{4,}\s*(?:Original|Opprinnelig|Opphavleg)/u
const greetedIn = (flate: Flate): ReadonlySet<string> => {
  const [own = ''] = flate.flyt.tekst.slice(0, 3000).split(answered, 1)
  return new Set([...own.matchAll(greeting)].map(found => fold(found[1] ?? '')))
}
/** «Hei Kari!» at the start of a line */
const atStart = /(?:^|[\n\u2028])\s*(?:kj[æa]re|hei|hallo|dear|hi|hello)[,\s]+(\p{Lu}[\p{L}-]+)/giu
/** Whom a letter greets, in the middle of a line as well: «Ola Lien Underskrift: Kari Nes». */
const anyName = new RegExp(`(?<![\\p{L}-])${lineName}`, 'gu')
function fromGreeted({ flyt }: Flate, greeted: ReadonlySet<string>): Spor[] {
  const [hailed = ''] = [...flyt.tekst.slice(0, 3000).matchAll(atStart)].map(one => fold(one[1] ?? ''))
  const isHailed = (navn: string) => hailed !== '' && fold(navn).split(' ')[0] === hailed
  const found = [...flyt.tekst.matchAll(anyName)].flatMap(({ 0: whole, index }): Spor[] => {
    // «Mvh Kari Nes»
    const before = /^Mvh\.?\s/u.exec(whole)?.[0].length ?? 0
    const [raw, at] = [whole.slice(before), index + before]
    const navn = greeted.has(fold(raw.split(/\s/u)[0] ?? '')) ? readNavn(raw) : null
    return navn
      ? [
          {
            navn,
            utsnitt: flyt.utsnitt(at, at + navn.length),
            vekt: isHailed(navn) ? 2 : 1.4,
            kilde: 'hilsen',
          },
        ]
      : []
  })
  return onlyOne(found)
}
/** «Underskrift: Kari Nes» */
const signedBy = /^(?:[Uu]nderskrift|[Ss]igna?tur(?:e)?|[Ss]ign(?:ert|ed)?|[Nn]avn|[Nn]amn|[Nn]ame)\s*:\s+/u
const postal = /^(?:\p{Lu}{1,3}-)?\d{4,6}\s+\p{Lu}/u
/** «Kari Nes, Nygata 4, 6002 Ålesund» */
const addressBehind = /^,\s[^,]{3,40}\d\s?\p{L}?,\s*(?:\p{Lu}{1,3}-)?\d{4,6}\s+\p{Lu}/u

/** A letter or a payslip: a name over a postal address; in a mail or a letter the greeting says who it is to. */
function fromAddress(flate: Flate): Spor[] {
  const spor: Spor[] = []
  const greeted = greetedIn(flate)
  for (const [at, cell] of flate.celler.entries()) {
    const tekst = cell.tekst.replace(signedBy, '')
    const navn = readNavn(tekst)
    const inLine = navn !== null && addressBehind.test(tekst.slice(navn.length))
    if (!navn || (tekst.length > navn.length + 12 && !inLine)) continue
    const first = fold(navn.split(' ')[0] ?? '')
    const under = flate.celler
      .slice(at + 1, at + 12)
      .filter(one => one.side === cell.side && Math.abs(one.left - cell.left) < 12 && one.top - cell.top < 50)
    const address =
      inLine ||
      under.slice(0, 3).some(one => postal.test(one.tekst) || /,\s*\d{4}(?:\s+\p{Lu}|$)/u.test(one.tekst))
    if (address)
      spor.push({
        navn,
        utsnitt: cutName(cell, navn),
        // «Hei Mai!» to Nguyen Thi Mai
        vekt: navn.split(' ').some(one => greeted.has(fold(one))) ? 2.6 : 1.6,
        kilde: 'adresse',
      })
    else if (greeted.has(first)) spor.push({ navn, utsnitt: cutName(cell, navn), vekt: 1.4, kilde: 'hilsen' })
  }
  return spor.some(({ navn }) => greeted.has(fold(navn.split(' ')[0] ?? '')))
    ? spor
    : [...spor, ...fromGreeted(flate, greeted)]
}

const toMail = /^(?:[Tt]o|[Tt]il|Mottaker|Mottakar|Attn|Att)\b[.:]*/u
const fromLine = /^(?:From|Fra|Frå|Avsender|Avsendar)\b[.:]/u
function fromMail(flate: Flate): Spor[] {
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

/** Whom a letter or a mail is to, and whom a bill is from. */
export const fromBrev = (flate: Flate): Spor[] => [...fromAddress(flate), ...fromMail(flate)]
