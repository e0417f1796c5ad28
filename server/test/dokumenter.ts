import crypto from 'node:crypto'
import { Readable } from 'node:stream'
import type { Insertable } from 'kysely'
import type { Tables } from '../src/features/database.ts'
import {
  insertDokument,
  insertFiler,
  type RegistreringRow,
  replaceRegistreringer,
} from '../src/features/dokument/dokument.repository.ts'
import { emptyRegistrering } from '../src/features/dokument/registrering.ts'
import { turVedStart } from '../src/features/dokument/tur.ts'
import { textPdf } from './pdf/sample-pdfs.ts'
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
    const row = {
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
    }
    await insertDokument(tx, { ...turVedStart(row), ...row })
    await replaceRegistreringer(
      tx,
      id,
      registreringer.map(part => ({ ...emptyRegistrering(() => crypto.randomUUID()), ...part })),
    )
  })
  return id
}

let ready: Promise<Buffer> | undefined

/**
 * A document as an upload of one page leaves it, with its files in the store and its line in the history, but nothing read or merged:
 * for tests that are not about files.
 */
export async function storeTestDokument(portal: TestPortal, eier: Person, filnavn?: string): Promise<string> {
  ready ??= textPdf(['Arbeidsavtale'])
  const { storage, historikk } = portal.services
  const store = async () => storage.write(Readable.from([Buffer.from(await (ready as Promise<Buffer>))]))
  const stored = [await store(), await store()]
  const id = await insertTestDokument(portal, eier, {
    dokument: { autoextract: true, ...(filnavn && { filnavn }) },
  })
  const tid = portal.clock.now()
  await portal.services.inTransaction(async tx => {
    const rows = stored.map(({ key, keyId, bytes, sha256 }, index) => ({
      id: crypto.randomUUID(),
      dokument_id: id,
      rolle: index === 0 ? ('original' as const) : ('samlet' as const),
      posisjon: 0,
      noekkel: key,
      krypteringsnoekkel: keyId,
      navn: index === 0 ? 'avtale.pdf' : (filnavn ?? 'Arbeidsavtale'),
      type: 'application/pdf',
      bytes,
      sha256,
      sider: 1,
      opprettet: tid,
      erstattet: null,
    }))
    await insertFiler(tx, rows)
    await historikk.append(tx, {
      tid,
      aktoerId: eier.id,
      entitet: 'dokument',
      entitetId: id,
      hendelse: 'opprettet',
      endringer: [{ felt: 'filer', fra: null, til: 'avtale.pdf' }],
    })
  })
  return id
}
