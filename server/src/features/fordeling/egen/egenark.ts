import { alleEpisoder, asksForEpisoder } from '@rp/contract/dine-produksjoner'
import { type EgenFordelingsrad, mediehusTekst } from '@rp/contract/egen-fordeling'
import type { AnswerFile } from '../../../platform/http/list-file.ts'

/** The member's distribution as a file: a number that they have still to fill in is an empty cell. */
export const egenark: AnswerFile<readonly EgenFordelingsrad[]> = {
  name: 'Fordeling',
  header: [
    'Produksjonstittel',
    'Produksjonsselskap',
    'Mediehus / Premiere',
    'Verkstype',
    'Fagfunksjon',
    'Episoder',
    'Medvirket antall Episoder',
    'Vederlagstype',
    'Status',
  ],
  rows: rader =>
    rader.map(rad => [
      rad.tittel,
      rad.selskap,
      mediehusTekst(rad),
      rad.verkstype,
      rad.fagfunksjon,
      rad.episoder,
      rad.medvirket ?? (asksForEpisoder(rad.status, rad.episoder) ? null : alleEpisoder),
      rad.vederlagstype,
      rad.status,
    ]),
}
