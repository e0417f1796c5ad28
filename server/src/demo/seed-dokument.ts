import { standardtjeneste } from '@rp/contract/opplasting'
import type { Database, NewId } from '../features/database.ts'
import {
  insertDokument,
  insertFiler,
  replaceRegistreringer,
} from '../features/dokument/dokument.repository.ts'
import { contentHash } from '../features/dokument/opplasting/innhold.ts'
import type { MottattFil } from '../features/dokument/opplasting/mottak.ts'
import type { Samlet } from '../features/dokument/opplasting/samling.ts'
import { turVedStart } from '../features/dokument/tur.ts'
import { createHistorikkService } from '../features/historikk/historikk.service.ts'
import type { DemoDokument } from './dokumenter.ts'
import type { Hendelse } from './hendelser.ts'
import type { Papir } from './kontrakt.ts'
import { administratorIndeks } from './medlemmer.ts'
import { insertDemoKi } from './seed-ki.ts'

/** A document whose files lie in the store, merged as an upload would be. */
export type StoredDokument = {
  dokument: DemoDokument
  filer: MottattFil[]
  samlet: Samlet
  steder: Papir['steder']
}

type Context = {
  db: Database
  newId: NewId
  /** Ids in the order of the demo's lists. */
  brukerIds: readonly string[]
  produksjonIds: readonly string[]
}

const mimeTypes = { pdf: 'application/pdf', jpeg: 'image/jpeg', png: 'image/png' } as const

/**
 * The row of a document, its files, its registrations and its history, as if all had happened on their days.
 * @returns its id
 */
export async function insertDemoDokument(
  context: Context,
  tx: Database,
  stored: StoredDokument,
): Promise<string> {
  const id = context.newId()
  const { dokument, filer } = stored
  const { opprettet, historikk } = dokument
  const { status, status_comment: status_kommentar } = dokument
  const endret = historikk.at(-1)?.tid ?? opprettet
  await insertDokument(tx, {
    id,
    eier_id: context.brukerIds[dokument.eierIndeks] ?? '',
    filnavn: dokument.filnavn,
    arbeidstaker: dokument.arbeidstaker,
    produksjonsselskap: dokument.produksjonsselskap,
    notat: dokument.notat,
    tjeneste: standardtjeneste,
    autoextract: true,
    status,
    status_kommentar,
    ...turVedStart({ status, status_kommentar, endret }),
    signatur_pc: dokument.signaturePC,
    signatur_rh: dokument.signatureRH,
    rettighet_status: dokument.rettighetsklausuler.status,
    rettighet_kommentar: dokument.rettighetsklausuler.comment,
    innhold_sha256: contentHash(filer.map(({ sha256 }) => sha256)),
    // What lies behind the demo has been told about: no mail goes out for it.
    versjon: historikk.length,
    varslet_versjon: historikk.length,
    opprettet,
    endret,
    slettet: null,
  })
  await insertFiler(tx, createFilRows(context, id, stored))
  await replaceRegistreringer(tx, id, createRegistreringRows(context, stored))
  for (const hendelse of historikk) await appendHistorikk(context, tx, id, stored, hendelse)
  if (dokument.ki) {
    const produksjonIds = createRegistreringRows(context, stored).map(row => row.produksjon_id)
    const read =
      historikk.find(({ hendelse }) => hendelse === 'ki_lest')?.tid ?? new Date(opprettet.getTime() + 180_000)
    const times = { startet: opprettet, ferdig: read, sider: stored.samlet.sider }
    await insertDemoKi({ ...context, produksjonIds }, tx, dokument.ki, stored.steder, {
      dokumentId: id,
      ...times,
    })
  }
  return id
}

function createRegistreringRows({ newId, produksjonIds }: Context, { dokument }: StoredDokument) {
  return dokument.ansiennitet.map(({ produksjonIndeks, produksjonsnavn, fagfunksjon, episoder }) => ({
    id: newId(),
    produksjon_id: produksjonIndeks === null ? null : (produksjonIds[produksjonIndeks] ?? null),
    produksjonsnavn,
    fagfunksjon: dokument.ki?.utelat.includes('fagfunksjon') ? '' : fagfunksjon,
    episoder,
    stillingsprosent: '',
    forvaltes_annet_sted: false,
  }))
}

function createFilRows({ newId }: Context, dokumentId: string, { dokument, filer, samlet }: StoredDokument) {
  const common = { dokument_id: dokumentId, opprettet: dokument.opprettet, erstattet: null }
  const originals = filer.map(({ navn, bytes, sha256 }, posisjon) => ({
    ...common,
    id: newId(),
    rolle: 'original' as const,
    posisjon,
    noekkel: samlet.original[posisjon]?.key ?? '',
    krypteringsnoekkel: samlet.original[posisjon]?.keyId ?? null,
    navn,
    type: mimeTypes[samlet.filer[posisjon]?.type ?? 'pdf'],
    bytes,
    sha256,
    sider: samlet.filer[posisjon]?.sider ?? 0,
  }))
  const { key, keyId, bytes, sha256 } = samlet.samlet
  const merged = {
    ...common,
    id: newId(),
    rolle: 'samlet' as const,
    posisjon: 0,
    noekkel: key,
    krypteringsnoekkel: keyId,
    navn: dokument.filnavn,
    type: mimeTypes.pdf,
    bytes,
    sha256,
    sider: samlet.sider,
  }
  return [...originals, merged]
}

async function appendHistorikk(
  { db, brukerIds }: Context,
  tx: Database,
  dokumentId: string,
  { dokument, filer }: StoredDokument,
  hendelse: Hendelse,
): Promise<void> {
  const who = { eier: dokument.eierIndeks, administrator: administratorIndeks }
  const files = { felt: 'filer', fra: null, til: filer.map(({ navn }) => navn).join(', ') }
  await createHistorikkService(db).append(tx, {
    tid: hendelse.tid,
    aktoerId: hendelse.av === null ? null : (brukerIds[who[hendelse.av]] ?? null),
    entitet: 'dokument',
    entitetId: dokumentId,
    hendelse: hendelse.hendelse,
    endringer: hendelse.hendelse === 'opprettet' ? [files] : hendelse.endringer,
  })
}
