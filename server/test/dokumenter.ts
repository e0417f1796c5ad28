import crypto from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Tables } from '../src/features/database.ts'
import {
  insertDokument,
  type RegistreringRow,
  replaceRegistreringer,
} from '../src/features/dokument/dokument.repository.ts'
import { emptyRegistrering } from '../src/features/dokument/registrering.ts'
import type { Person, TestPortal } from './portal.ts'

type Deler = {
  dokument?: Partial<Insertable<Tables['dokument']>>
  registreringer?: readonly Partial<RegistreringRow>[]
}

/** A document without a file, straight into the database: for lists, which need many. */
export async function insertTestDokument(
  portal: TestPortal,
  eier: Person,
  { dokument, registreringer = [{}] }: Deler = {},
): Promise<string> {
  const id = crypto.randomUUID()
  const naa = portal.clock.now()
  await portal.services.inTransaction(async tx => {
    await insertDokument(tx, {
      id,
      eier_id: eier.id,
      filnavn: 'Arbeidsavtale',
      tjeneste: 'Arkivering av signert kontrakt',
      autoextract: false,
      status: 'IKKE VURDERT',
      signatur_pc: null,
      signatur_rh: null,
      rettighet_status: null,
      innhold_sha256: crypto.randomUUID(),
      opprettet: naa,
      endret: naa,
      slettet: null,
      ...dokument,
    })
    await replaceRegistreringer(
      tx,
      id,
      registreringer.map(part => ({ ...emptyRegistrering(() => crypto.randomUUID()), ...part })),
    )
  })
  return id
}
