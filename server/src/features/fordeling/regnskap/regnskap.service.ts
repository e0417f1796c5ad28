import type { Pottregnskap } from '@rp/contract/pottregnskap'
import type { Database } from '../../database.ts'
import { listPotter } from './regnskap.repository.ts'

type Row = Awaited<ReturnType<typeof listPotter>>[number]

function toPottregnskap({ id, kilde, slag, beloep, kjoering_id, navn, tilstand, linjer }: Row): Pottregnskap {
  return {
    pottId: id,
    kilde,
    slag,
    kjoering: kjoering_id && tilstand ? { _id: kjoering_id, navn: navn ?? '', tilstand } : null,
    brutto: beloep,
    fradrag: linjer?.fradrag ?? 0,
    avsetning: linjer?.avsetning ?? 0,
    tilMedlemmer: linjer?.krav ?? 0,
    staarOver: linjer?.over ?? 0,
    feilet: linjer?.feilet ?? 0,
    utbetalt: linjer?.utbetalt ?? 0,
    holdtTilbake: linjer?.holdt ?? 0,
    annetSted: linjer?.annet_sted ?? 0,
    utenKrav: linjer?.uten_krav ?? 0,
    frigitt: linjer?.frigitt ?? 0,
    ikkeFordelt: linjer ? (linjer.ufordelt ?? 0) : beloep,
  }
}

/** Where the money of the pots is. It is counted from the lines, so that it tells when they are not the pot. */
export const createRegnskapService = ({ db }: { db: Database }) => ({
  list: async (visningsaar: number): Promise<Pottregnskap[]> =>
    (await listPotter(db, visningsaar)).map(toPottregnskap),
})
