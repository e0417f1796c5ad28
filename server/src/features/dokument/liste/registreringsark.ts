import type { Registreringsrad } from '@rp/contract/registreringsliste'
import type { ListFile } from '../../../platform/http/list-file.ts'
import { writtenDay } from '../../../platform/norwegian-day.ts'

const answer = (value: boolean | null) => (value === true ? 'JA' : 'NEI')

/** The staff's list of registrations as a file. It has no personnummer to begin with. */
export const registreringsark: ListFile<Registreringsrad, unknown> = {
  name: 'Registreringer',
  columns: [
    ['Medlem', rad => rad.eier],
    ['Arbeidstaker', rad => rad.arbeidstaker],
    ['Produksjon', rad => rad.produksjonsnavn],
    ['Fagfunksjon', rad => rad.fagfunksjon],
    ['Selskap', rad => rad.produksjonsselskap],
    ['Selskap signert', rad => answer(rad.signaturePC)],
    ['Rettighetshaver signert', rad => answer(rad.signatureRH)],
    ['Rettigheter', rad => (rad.rettigheter === true ? 'ØKONOMISKE' : 'IDEELLE')],
    ['Episoder', rad => rad.episoder],
    ['Status', rad => rad.status],
    ['Mottatt', rad => writtenDay(rad.mottatt)],
    ['Svar fra medlemmet', rad => rad.besvart && writtenDay(rad.besvart)],
    ['Filnavn', rad => rad.filnavn],
  ],
}
