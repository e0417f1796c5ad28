import type { BrukerListeRad } from '@rp/contract/bruker'
import type { ListFile } from '../../../platform/http/list-file.ts'
import { writtenDay } from '../../../platform/norwegian-day.ts'

/** The staff's list of users as a file: what they see and how to reach people, never a personnummer or a bank detail. */
export const brukerark: ListFile<BrukerListeRad, unknown> = {
  name: 'Brukere',
  columns: [
    ['Fornavn', rad => rad.fornavn],
    ['Mellomnavn', rad => rad.mellomnavn],
    ['Etternavn', rad => rad.etternavn],
    ['Epost', rad => rad.email],
    ['E-postadressen', rad => (rad.epostBekreftet ? 'Bekreftet' : 'Ikke bekreftet')],
    ['Telefon', rad => rad.telefonnummer],
    ['Adresse', rad => rad.adresse],
    ['Postnummer', rad => rad.postnummer],
    ['By', rad => rad.by],
    ['Land', rad => rad.land],
    ['Rolle', rad => (rad.brukertype === 'administrator' ? 'Administrator' : 'Arbeidstaker')],
    ['Konto', rad => (rad.aktiv ? 'Aktiv' : 'Deaktivert')],
    ['Kontrollsiffer i personnummeret', rad => (rad.kontrollsiffer ? 'Stemmer' : 'Stemmer ikke')],
    ['Ba om sletting', rad => rad.sletting && writtenDay(rad.sletting)],
  ],
}
