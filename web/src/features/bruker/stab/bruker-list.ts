import { type BrukerListeRad, brukerKolonner } from '@rp/contract/bruker'
import { formatShortDate } from '../../../platform/format.ts'
import type { ListSpec } from '../../../platform/list-search.ts'
import type { Sheet } from '../../../platform/sheet.ts'
import { listText as text } from './stab.text.ts'

export const brukerListe: ListSpec = {
  filtre: [...brukerKolonner, 'rolle', 'konto', 'merke', 'fra'],
  kolonner: brukerKolonner,
  sorter: 'etternavn',
}

const { kolonne, filkolonner } = text

const columns: readonly [string, (rad: BrukerListeRad) => string][] = [
  [kolonne.fornavn, rad => rad.fornavn],
  [filkolonner.mellomnavn, rad => rad.mellomnavn],
  [kolonne.etternavn, rad => rad.etternavn],
  [kolonne.email, rad => rad.email],
  [filkolonner.epostBekreftet, rad => (rad.epostBekreftet ? filkolonner.bekreftet : filkolonner.ubekreftet)],
  [filkolonner.telefonnummer, rad => rad.telefonnummer],
  [filkolonner.adresse, rad => rad.adresse],
  [filkolonner.postnummer, rad => rad.postnummer],
  [kolonne.by, rad => rad.by],
  [kolonne.land, rad => rad.land],
  [text.rolle, rad => text.roller[rad.brukertype]],
  [text.konto, rad => (rad.aktiv ? text.kontoer.aktiv : text.kontoer.deaktivert)],
  [filkolonner.kontrollsiffer, rad => (rad.kontrollsiffer ? filkolonner.stemmer : filkolonner.stemmerIkke)],
  [filkolonner.sletting, rad => (rad.sletting === null ? '' : formatShortDate(rad.sletting))],
]

/** The list as a file: what staff see and how to reach people, never a personnummer or a bank detail. */
export const brukerSheet = (rader: readonly BrukerListeRad[]): Sheet => ({
  name: text.tittel,
  header: columns.map(([navn]) => navn),
  rows: rader.map(rad => columns.map(([, value]) => value(rad))),
})
