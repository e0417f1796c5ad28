import type { Sendelisterad } from '@rp/contract/sendelisterad'
import { formatShortDate } from '../../platform/format.ts'
import type { Sheet } from '../../platform/sheet.ts'
import { metodeText, radText as text, utfallText } from './sendeliste.text.ts'

const { kolonne, fil } = text
const columns: readonly [string, (rad: Sendelisterad) => string | number | null][] = [
  [kolonne.tittel, rad => rad.tittel],
  [fil.alternativTittel, rad => rad.alternativTittel],
  [fil.sesong, rad => rad.sesong],
  [kolonne.mediehus, rad => rad.mediehus],
  [kolonne.episoder, rad => rad.episoder],
  [kolonne.premiere, rad => rad.premiere],
  [kolonne.produksjonsselskap, rad => rad.produksjonsselskap],
  [kolonne.produksjon, rad => rad.produksjon?.Produksjonstittel ?? ''],
  [kolonne.utfall, rad => utfallText[rad.utfall]],
  [fil.metode, rad => (rad.metode && rad.utfall === 'koblet' ? metodeText[rad.metode] : '')],
  [
    fil.sikkerhet,
    rad => (rad.sikkerhet === null || rad.utfall === 'uten' ? '' : Math.floor(rad.sikkerhet * 100)),
  ],
  [fil.avgjortAv, rad => rad.avgjort?.hvem ?? ''],
  [fil.avgjort, rad => (rad.avgjort ? formatShortDate(rad.avgjort.tid) : '')],
]

/** The lines as a sheet, one row each. */
export const toSheet = (rader: readonly Sendelisterad[]): Sheet => ({
  name: text.fil.ark,
  header: columns.map(([navn]) => navn),
  rows: rader.map(rad => columns.map(([, value]) => value(rad) ?? '')),
})
