import { metodenavn, type Sendelisterad, utfallsnavn } from '@rp/contract/sendelisterad'
import type { ListFile } from '../../../platform/http/list-file.ts'
import { writtenDay } from '../../../platform/norwegian-day.ts'

/** The lines of a viewing year as a file. */
export const radark: ListFile<Sendelisterad, unknown> = {
  name: 'Sendeliste',
  columns: [
    ['Tittel som sendt', rad => rad.tittel],
    ['Annen tittel', rad => rad.alternativTittel],
    ['Sesong', rad => rad.sesong],
    ['Mediehus', rad => rad.mediehus],
    ['Episoder', rad => rad.episoder],
    ['Premiere', rad => rad.premiere],
    ['Produksjonsselskap', rad => rad.produksjonsselskap],
    ['Produksjon i registeret', rad => rad.produksjon?.Produksjonstittel ?? null],
    ['Kobling', rad => utfallsnavn[rad.utfall]],
    ['Koblet slik', rad => (rad.metode && rad.utfall === 'koblet' ? metodenavn[rad.metode] : null)],
    [
      'Sikkerhet i prosent',
      rad => (rad.sikkerhet === null || rad.utfall === 'uten' ? null : Math.floor(rad.sikkerhet * 100)),
    ],
    ['Avklart av', rad => rad.avgjort?.hvem ?? null],
    ['Avklart', rad => rad.avgjort && writtenDay(rad.avgjort.tid)],
  ],
}
