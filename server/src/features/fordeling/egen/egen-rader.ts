import type { Dokument, Registrering } from '@rp/contract/dokument'
import type { EgenFordelingsrad } from '@rp/contract/egen-fordeling'
import { vederlagstypeOf } from '@rp/contract/fordeling'
import type { Sendeliste } from '@rp/contract/produksjon'

/** What the rows say of a document. */
export type Kilde = Pick<
  Dokument,
  '_id' | 'status' | 'produksjonsselskap' | 'ansiennitet' | 'signaturePC' | 'rettighetsklausuler'
>

const collator = new Intl.Collator('nb', { numeric: true })

/**
 * One row for each registration whose production is on the list, sorted by title. A production that several media houses have shown is
 * one row, for the person worked on it once.
 *
 * @param sendt lines of the year's list by production
 */
export function egneRader(
  dokumenter: readonly Kilde[],
  sendt: ReadonlyMap<string, readonly Sendeliste[]>,
): EgenFordelingsrad[] {
  return dokumenter
    .flatMap(dokument =>
      dokument.ansiennitet.flatMap((entry, index) => {
        const lines = sendt.get(entry.produksjonsID ?? '')
        return lines === undefined ? [] : [{ nummer: index + 1, ...toRad(dokument, entry, lines) }]
      }),
    )
    .sort((a, b) => collator.compare(a.tittel, b.tittel) || collator.compare(a.fagfunksjon, b.fagfunksjon))
}

function toRad(
  dokument: Kilde,
  entry: Registrering,
  lines: readonly Sendeliste[],
): Omit<EgenFordelingsrad, 'nummer'> {
  const firstOf = <T>(pick: (line: Sendeliste) => T | null) => lines.map(pick).find(Boolean)
  const mediehus = new Set(lines.map(line => line.mediehus).filter(Boolean))
  const reported = lines.flatMap(line => line.episoder ?? [])
  return {
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
