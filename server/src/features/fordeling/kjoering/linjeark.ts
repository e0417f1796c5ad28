import { type Kjoeringslinje, linjeslagnavn } from '@rp/contract/kjoering'
import type { ListFile } from '../../../platform/http/list-file.ts'

/** The lines of a run as a file. */
export const linjeark: ListFile<Kjoeringslinje, unknown> = {
  name: 'Linjer',
  columns: [
    ['Nr.', rad => rad.nummer],
    ['Slag', rad => linjeslagnavn[rad.slag]],
    ['Pott', ({ pott }) => `${pott.kilde}, ${pott.slag}`],
    ['Produksjon', rad => rad.produksjonstittel],
    ['Funksjon', rad => rad.gruppe],
    ['Rettighetshaver', rad => rad.navn],
    ['Episoder', rad => rad.egneEpisoder],
    ['Avtalt andel', rad => rad.andel && rad.andel / 100],
    ['Beløp', rad => rad.beloep / 100],
    ['Korrigert', rad => rad.korrigert / 100],
  ],
}
