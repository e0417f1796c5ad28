import type { Dokument, Registrering } from '@rp/contract/dokument'
import { type Vederlagstype, vederlagstypeOf } from '@rp/contract/fordeling'
import type { Sendeliste } from '@rp/contract/produksjon'
import type { Sheet } from '../../platform/sheet.ts'
import { text } from './fordeling.text.ts'

const collator = new Intl.Collator('nb', { numeric: true })

/** One of the user's registrations whose production is on the broadcast list. */
export type FordelingRad = {
  key: string
  dokumentId: string
  tittel: string
  selskap: string
  /** Each media house once. */
  mediehus: string
  premiere: number | null
  verkstype: string
  fagfunksjon: string
  episoder: number | null
  medvirket: number | null
  vederlagstype: Vederlagstype
  status: string
}

/**
 * One row for each registration whose production is on the list, sorted by title. A production that several media houses have shown is
 * one row, for the person worked on it once.
 *
 * @param sendt lines of the year's list by production
 */
export function listFordeling(
  dokumenter: readonly Dokument[],
  sendt: ReadonlyMap<string, readonly Sendeliste[]>,
): FordelingRad[] {
  return dokumenter
    .flatMap(dokument =>
      dokument.ansiennitet.flatMap((entry, index) => {
        const lines = sendt.get(entry.produksjonsID ?? '')
        return lines === undefined ? [] : [toRad(dokument, entry, index, lines)]
      }),
    )
    .sort((a, b) => collator.compare(a.tittel, b.tittel) || collator.compare(a.fagfunksjon, b.fagfunksjon))
}

function toRad(
  dokument: Dokument,
  entry: Registrering,
  index: number,
  lines: readonly Sendeliste[],
): FordelingRad {
  const firstOf = <T>(pick: (line: Sendeliste) => T | null) => lines.map(pick).find(Boolean)
  const mediehus = new Set(lines.map(line => line.mediehus).filter(Boolean))
  const reported = lines.flatMap(line => line.episoder ?? [])
  return {
    key: `${dokument._id} ${index}`,
    dokumentId: dokument._id,
    tittel: entry.produksjonsnavn.trim() || (firstOf(line => line.produksjonstittel) ?? ''),
    selskap: firstOf(line => line.produksjonsselskap) ?? dokument.produksjonsselskap,
    mediehus: [...mediehus].join(', '),
    premiere: entry.premiere ?? firstOf(line => line.premiere) ?? null,
    verkstype: entry.verkstype ?? '',
    fagfunksjon: entry.fagfunksjon.trim(),
    episoder: reported.length > 0 ? Math.max(...reported) : entry.episoderTotalt,
    medvirket: entry.episoder,
    vederlagstype: vederlagstypeOf(dokument),
    status: dokument.status,
  }
}

/** 'NRK, TV 2 / 2021'; what is missing is left out. */
export const mediehusTekst = ({ mediehus, premiere }: Pick<FordelingRad, 'mediehus' | 'premiere'>) =>
  [mediehus, premiere === null ? '' : String(premiere)].filter(Boolean).join(' / ')

/** The same rows and words as on the screen; a number that nobody has filled in is an empty cell. */
export function toSheet(rader: readonly FordelingRad[]): Sheet {
  return {
    name: 'Visningsåret 2023',
    header: Object.values(text.kolonne),
    rows: rader.map(rad => [
      rad.tittel,
      rad.selskap,
      mediehusTekst(rad),
      rad.verkstype,
      rad.fagfunksjon,
      rad.episoder,
      rad.medvirket,
      rad.vederlagstype,
      rad.status,
    ]),
  }
}
