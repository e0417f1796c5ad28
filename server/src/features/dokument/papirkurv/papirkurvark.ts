import type { SlettetDokument } from '@rp/contract/papirkurv'
import type { ListFile } from '../../../platform/http/list-file.ts'
import { writtenDay, writtenTime } from '../../../platform/norwegian-day.ts'

/** The deleted documents as a file. */
export const papirkurvark: ListFile<SlettetDokument, unknown> = {
  name: 'Slettede dokumenter',
  columns: [
    ['Arbeidstaker', rad => rad.arbeidstaker],
    ['Filnavn', rad => rad.filnavn],
    ['Status', rad => rad.status],
    ['Slettet', rad => writtenTime(rad.slettet)],
    ['Slettet av', rad => rad.slettetAv],
    ['Kan hentes tilbake til', rad => writtenDay(rad.frist)],
  ],
}
