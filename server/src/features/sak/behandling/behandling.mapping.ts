import type { Sakslinje } from '@rp/contract/sak'
import type { Sak, SakRad, Saksmelding } from '@rp/contract/saksbehandling'
import { daysBetween } from '../frist.ts'
import { toLukking, toNavn } from '../sak.mapping.ts'
import type { listMeldinger } from '../sak.repository.ts'
import type { RadRow } from './behandling.repository.ts'

type MeldingRow = Awaited<ReturnType<typeof listMeldinger>>[number]

/** @param idag the day in Norway */
export function toSakRad(row: RadRow, idag: string): SakRad {
  const ansvarlig = {
    fornavn: row.ansvarlig_fornavn,
    etternavn: row.ansvarlig_etternavn,
    epost: row.ansvarlig_epost,
  }
  return {
    _id: row.id,
    nummer: row.nummer,
    slag: row.slag,
    tilstand: row.tilstand,
    medlem: { id: row.bruker_id, navn: toNavn(row), email: row.epost, aktiv: row.aktiv },
    dokument: row.dokument_navn ? { id: row.levende_dokument, filnavn: row.dokument_navn } : null,
    opprettet: row.opprettet.toISOString(),
    frist: row.frist,
    dagerTilFrist: daysBetween(idag, row.frist),
    ansvarlig: row.ansvarlig_id === null ? null : { id: row.ansvarlig_id, navn: toNavn(ansvarlig) },
  }
}

const toSaksmelding = (row: MeldingRow): Saksmelding => ({
  id: row.id,
  retning: row.retning,
  // What the portal wrote by itself has no sender.
  hvem: row.avsender_id === null ? 'Portalen' : toNavn(row),
  tekst: row.tekst,
  tid: row.tid.toISOString(),
})

export const toSak = (
  row: RadRow,
  oppgjoerslinje: Sakslinje,
  meldinger: readonly MeldingRow[],
  idag: string,
): Sak => ({
  ...toSakRad(row, idag),
  oppgjoerslinje,
  meldinger: meldinger.map(toSaksmelding),
  lukking: toLukking(row),
  versjon: row.versjon,
})
