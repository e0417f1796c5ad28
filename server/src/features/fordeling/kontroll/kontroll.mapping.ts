import type { Funn } from '@rp/contract/kjoering'
import { handling } from '../kjoering/kjoering.mapping.ts'
import type { FunnRow } from './kontroll.repository.ts'

export const toFunn = (row: FunnRow): Funn => ({
  _id: row.id,
  slag: row.slag,
  brukerId: row.bruker_id,
  navn: row.navn,
  produksjonsID: row.produksjon_id,
  produksjonstittel: row.tittel,
  gruppe: row.gruppe,
  dokumentId: row.dokument_id,
  endret: row.endret,
  tall: row.tall,
  mot: row.mot,
  beloep: row.beloep,
  avgjoerelse: row.avgjoerelse,
  begrunnelse: row.begrunnelse,
  avgjort: handling(row.avgjort, row.avgjort_navn),
})
