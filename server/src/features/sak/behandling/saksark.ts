import { saksslagnavn, sakstilstandnavn } from '@rp/contract/sak'
import type { SakRad } from '@rp/contract/saksbehandling'
import type { ListFile } from '../../../platform/http/list-file.ts'
import { writtenDay } from '../../../platform/norwegian-day.ts'

/** The list of cases as a file. */
export const saksark: ListFile<SakRad, unknown> = {
  name: 'Saker',
  columns: [
    ['Nummer', rad => rad.nummer],
    ['Slag', rad => saksslagnavn[rad.slag]],
    ['Medlem', rad => rad.medlem.navn],
    ['E-post', rad => rad.medlem.email],
    ['Dokument', rad => rad.dokument?.filnavn ?? null],
    ['Mottatt', rad => writtenDay(rad.opprettet)],
    ['Frist', rad => writtenDay(rad.frist)],
    ['Tilstand', rad => sakstilstandnavn[rad.tilstand]],
    ['Ansvarlig', rad => rad.ansvarlig?.navn ?? null],
  ],
}
