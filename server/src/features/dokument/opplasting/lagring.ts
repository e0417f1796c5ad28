import { type OpplastingFelter, standardtjeneste } from '@rp/contract/opplasting'
import { startstatus } from '@rp/contract/status'
import type * as z from 'zod/mini'
import { DatabaseUnavailable } from '../../../platform/db/unavailable.ts'
import { failpoint } from '../../../platform/failpoint.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import type { FileKind } from '../../../platform/pdf/detect.ts'
import type { Base } from '../../base.ts'
import type { NewId, Tx } from '../../database.ts'
import { createNote } from '../../historikk/historikk.service.ts'
import { claimKall, type Kall, type Tidligere } from '../../idempotens/idempotens.service.ts'
import { requireNotSmittet } from '../dokument.policy.ts'
import * as dokument from '../dokument.repository.ts'
import type { Dokumentendring } from '../endring.ts'
import type { Lesebestilling } from '../lesing.ts'
import { emptyRegistrering } from '../registrering.ts'
import { turVedStart, turVedSvar } from '../tur.ts'
import type { Kontrollbestilling } from '../viruskontroll/bestilling.service.ts'
import { contentHash } from './innhold.ts'
import type { Mellomlager } from './mellomlager.ts'
import type { Mottatt } from './mottak.ts'
import * as repository from './opplasting.repository.ts'
import type { Samlet } from './samling.ts'

export type LagringDependencies = Pick<Base, 'db' | 'inTransaction' | 'historikk' | 'now' | 'newId'> & {
  endring: Dokumentendring
  bestilling: Lesebestilling
  kontrollbestilling: Kontrollbestilling
}

const mimeTypes: Record<FileKind, string> = { pdf: 'application/pdf', jpeg: 'image/jpeg', png: 'image/png' }

/** Thrown to undo the transaction of a call that was carried out before. */
class Replayed extends Error {
  readonly dokumentId: string | null
  constructor({ dokument_id }: Tidligere) {
    super('carried out before')
    this.dokumentId = dokument_id
  }
}

type Keeper = Pick<Mellomlager, 'keep'>

export type NyttDokument = {
  id: string
  lager: Keeper
  felter: z.output<typeof OpplastingFelter>
  mottatt: Mottatt
  samlet: Samlet
  innhold: string
  kall: Kall | null
}

/** Nothing is read without the person's mark in the dialog. */
const leses = ({ felter }: Pick<NyttDokument, 'felter'>): boolean => felter.autoextract !== 'false'

const dokumentRow = ({ id, felter, innhold }: NyttDokument, tid: Date) => ({
  id,
  eier_id: felter.userId,
  filnavn: felter.filnavn.trim(),
  notat: felter.kommentar?.trim() ?? '',
  tjeneste: felter.tjeneste?.trim() || standardtjeneste,
  autoextract: leses({ felter }),
  status: startstatus,
  signatur_pc: null,
  signatur_rh: null,
  rettighet_status: null,
  innhold_sha256: innhold,
  opprettet: tid,
  endret: tid,
  slettet: null,
})

type Filer = { id: string; navn: string; mottatt: Mottatt; samlet: Samlet; fraPosisjon: number }

function filRows({ id, navn, mottatt, samlet, fraPosisjon }: Filer, tid: Date, newId: NewId) {
  const common = { dokument_id: id, opprettet: tid, erstattet: null }
  const originaler = mottatt.filer.map((fil, posisjon) => ({
    ...common,
    id: newId(),
    rolle: 'original' as const,
    posisjon: fraPosisjon + posisjon,
    noekkel: samlet.original[posisjon]?.key ?? '',
    krypteringsnoekkel: samlet.original[posisjon]?.keyId ?? null,
    navn: fil.navn,
    type: mimeTypes[samlet.filer[posisjon]?.type ?? 'pdf'],
    bytes: fil.bytes,
    sha256: fil.sha256,
    sider: samlet.filer[posisjon]?.sider ?? 0,
    endringer: samlet.filer[posisjon]?.endringer ?? [],
    signaturer: JSON.stringify(samlet.filer[posisjon]?.signaturer ?? []),
  }))
  const { key, keyId, bytes, sha256 } = samlet.samlet
  const resultat = {
    id: newId(),
    rolle: 'samlet' as const,
    posisjon: 0,
    noekkel: key,
    krypteringsnoekkel: keyId,
    navn,
    type: mimeTypes.pdf,
    bytes,
    sha256,
    // Of a file that came alone.
    endringer: [],
    signaturer: '[]',
  }
  return [...originaler, { ...common, ...resultat, sider: samlet.sider }]
}

/** Row, files, first registration, history and key: all of it or nothing. */
async function insert(d: LagringDependencies, tx: Tx, caller: Caller, ny: NyttDokument): Promise<void> {
  const tid = d.now()
  const { id, kall } = ny
  const row = dokumentRow(ny, tid)
  await dokument.insertDokument(tx, { ...row, ...turVedStart(row) })
  const earlier = await claimKall(tx, caller.id, kall, tid, { dokument_id: id })
  if (earlier) throw new Replayed(earlier)
  await dokument.insertRegistreringer(tx, id, [emptyRegistrering(d.newId)])
  const navn = ny.felter.filnavn.trim()
  await dokument.insertFiler(tx, filRows({ ...ny, navn, fraPosisjon: 0 }, tid, d.newId))
  await createNote(d, 'dokument')(tx, caller, id, 'opprettet', [
    { felt: 'filer', fra: null, til: ny.mottatt.filer.map(fil => fil.navn).join(', ') },
  ])
  await orderWork(d, tx, id, leses(ny))
}

/** A reading that is ordered waits for the virus scanner, where there is one. */
async function orderWork(d: LagringDependencies, tx: Tx, id: string, skalLeses: boolean): Promise<void> {
  if (skalLeses) await d.bestilling.order(tx, id)
  if (d.kontrollbestilling.paa) await d.kontrollbestilling.hold(tx, id)
}

/** Keeps the files of a document once the transaction that refers to them is done. */
async function keepWhenDone<T>(
  lager: Keeper,
  { original, samlet }: Samlet,
  work: () => Promise<T>,
): Promise<T> {
  const keep = () => lager.keep([...original, samlet])
  try {
    const done = await work()
    if (done !== false) keep()
    return done
  } catch (error) {
    // A connection lost at the commit leaves open whether it happened: then the files stay, and the sweeper finds out.
    if (error instanceof DatabaseUnavailable) keep()
    throw error
  }
}

/**
 * Makes the document.
 * @returns the id of the document: an earlier one, when the same call was carried out before
 * @throws AppError `noekkel_brukt`
 */
export async function storeDokument(
  d: LagringDependencies,
  caller: Caller,
  ny: NyttDokument,
): Promise<string> {
  try {
    failpoint('opplasting_lagret_filer')
    await keepWhenDone(ny.lager, ny.samlet, () => d.inTransaction(tx => insert(d, tx, caller, ny)))
  } catch (error) {
    if (error instanceof Replayed && error.dokumentId) return error.dokumentId
    throw error
  }
  failpoint('opplasting_lagret_rad')
  return ny.id
}

export type NyeSider = {
  id: string
  lager: Keeper
  mottatt: Mottatt
  samlet: Samlet
  /** Key of the merged file that the pages were added to. */
  bygdPaa: string
  kall: Kall | null
}

/** False when somebody else has added pages meanwhile: then they must be put together anew. */
async function insertSider(d: LagringDependencies, tx: Tx, caller: Caller, ny: NyeSider): Promise<boolean> {
  const { id, kall } = ny
  let stored = false
  await d.endring.changeOne(tx, { caller, policy: requireNotSmittet }, id, async (row, tid) => {
    if (row.fil?.noekkel !== ny.bygdPaa) return []
    const earlier = await claimKall(tx, caller.id, kall, tid, { dokument_id: id })
    if (earlier) throw new Replayed(earlier)
    await repository.markErstattet(tx, id, tid)
    const originaler = await repository.listOriginaler(tx, id)
    const filer = { ...ny, navn: row.filnavn, fraPosisjon: originaler.length }
    await dokument.insertFiler(tx, filRows(filer, tid, d.newId))
    await orderWork(d, tx, id, row.autoextract)
    stored = true
    return [
      {
        hendelse: 'sider_lagt_til',
        stille: { innhold_sha256: contentHash([...originaler, ...ny.mottatt.filer].map(fil => fil.sha256)) },
        fortalt: [{ felt: 'filer', fra: null, til: ny.mottatt.filer.map(fil => fil.navn).join(', ') }],
        tur: caller.id === row.eier_id ? turVedSvar(row, ['sider'], tid) : {},
      },
    ]
  })
  return stored
}

/**
 * Puts the new merged file in the place of the old, which the sweeper takes later.
 * @returns false when it was built on a file that is no longer the current one
 */
export async function storeSider(d: LagringDependencies, caller: Caller, ny: NyeSider): Promise<boolean> {
  try {
    return await keepWhenDone(ny.lager, ny.samlet, () =>
      d.inTransaction(tx => insertSider(d, tx, caller, ny)),
    )
  } catch (error) {
    // The same call a second time: the pages are there already.
    if (error instanceof Replayed) return true
    throw error
  }
}
