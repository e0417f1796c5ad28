import type { Masseendring, Masseresultat, Utfall } from '@rp/contract/masseendring'
import { startstatus } from '@rp/contract/status'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Clock, Database, InTransaction, NewId } from '../../database.ts'
import { differences, type HistorikkService } from '../../historikk/historikk.service.ts'
import { requireSendable } from '../../innstilling/brev.policy.ts'
import { listLeste, recordDom } from '../../ki/dom.service.ts'
import { toDokument } from '../dokument.mapping.ts'
import { isLaast } from '../dokument.policy.ts'
import { type DokumentRow, findDokument } from '../dokument.repository.ts'
import { type Turkolonner, turVedVurdering } from '../tur.ts'
import { scheduleVarsel } from '../varsel.ts'
import * as repository from './masseendring.repository.ts'

export type MasseendringDependencies = {
  db: Database
  inTransaction: InTransaction
  historikk: HistorikkService
  now: Clock
  newId: NewId
  noticeMinutes: number
}
type D = MasseendringDependencies
type Valg = { dokumenter: readonly { id: string; versjon: number }[]; endring: Masseendring }

const shown = 200
const undoMs = 24 * 60 * 60_000

/**
 * The columns that the change sets. Null and '' mean no comment, and not assessed for a signature.
 * @throws AppError `hemmelig_nummer` where the comment has one
 */
function toVerdier(endring: Masseendring): repository.Verdier {
  const { status, status_comment, signaturePC, signatureRH } = endring
  requireSendable(status_comment ?? '')
  return {
    ...(status !== undefined && { status: status?.trim() || startstatus }),
    ...(status_comment !== undefined && { status_kommentar: status_comment ?? '' }),
    ...(signaturePC !== undefined && { signatur_pc: signaturePC }),
    ...(signatureRH !== undefined && { signatur_rh: signatureRH }),
  }
}

type Vurdert = { id: string; rad: repository.Rad | undefined; utfall: Utfall; foer: repository.Verdier }

function assess(
  rad: repository.Rad | undefined,
  id: string,
  versjon: number,
  verdier: repository.Verdier,
): Vurdert {
  if (!rad) return { id, rad, utfall: 'borte', foer: {} }
  const foer = Object.fromEntries(
    Object.entries(verdier)
      .filter(([navn, verdi]) => rad[navn as keyof repository.Verdier] !== verdi)
      .map(([navn]) => [navn, rad[navn as keyof repository.Verdier]]),
  )
  const utfall =
    rad.versjon !== versjon
      ? 'endret'
      : isLaast(rad.status)
        ? 'laast'
        : Object.keys(foer).length === 0
          ? 'uendret'
          : 'endres'
  return { id, rad, utfall, foer }
}

async function assessAll(
  db: Database,
  { dokumenter }: Valg,
  verdier: repository.Verdier,
): Promise<Vurdert[]> {
  const rows = await repository.listDokumenter(
    db,
    dokumenter.map(({ id }) => id),
  )
  const byId = new Map(rows.map(row => [row.id, row]))
  return [...new Map(dokumenter.map(valgt => [valgt.id, valgt])).values()].map(({ id, versjon }) =>
    assess(byId.get(id), id, versjon, verdier),
  )
}

const changesOf = (foer: repository.Verdier, verdier: repository.Verdier) =>
  differences(
    foer,
    Object.fromEntries(Object.keys(foer).map(navn => [navn, verdier[navn as keyof typeof foer]])),
  )

function toResultat(alle: readonly Vurdert[], verdier: repository.Verdier): Masseresultat {
  const antall = { endres: 0, uendret: 0, laast: 0, endret: 0, borte: 0 }
  for (const { utfall } of alle) antall[utfall]++
  const dokumenter = alle.slice(0, shown).map(({ id, rad, utfall, foer }) => ({
    id,
    arbeidstaker: rad?.arbeidstaker ?? '',
    filnavn: rad?.filnavn ?? '',
    utfall,
    endringer: utfall === 'endres' ? changesOf(foer, verdier) : [],
  }))
  return { antall, dokumenter }
}

/** One transaction: all that can be changed is, or nothing. */
async function apply(d: D, tx: Database, caller: Caller, valg: Valg) {
  const verdier = toVerdier(valg.endring)
  await repository.lockDokumenter(
    tx,
    valg.dokumenter.map(({ id }) => id),
  )
  const alle = await assessAll(tx, valg, verdier)
  const endres = alle.filter(({ utfall }) => utfall === 'endres')
  const id = d.newId()
  const tid = d.now()
  const lest = await readLeste(tx, endres)
  if (endres.length > 0) await write(tx, endres, { id, aktoerId: caller.id, tid, endring: verdier })
  for (const dokument of endres) {
    await d.historikk.append(tx, {
      tid,
      aktoerId: caller.id,
      entitet: 'dokument',
      entitetId: dokument.id,
      hendelse: 'endret',
      endringer: changesOf(dokument.foer, verdier),
    })
    await scheduleVarsel(d, tx, dokument.id, tid)
  }
  for (const foer of lest) await recordDomAv(tx, foer)
  return { id, ...toResultat(alle, verdier) }
}

type Skriving = Parameters<typeof repository.insertMasseendring>[1]

/** What the same change makes of the turn is written for all it makes the same of at once; what it was lies beside what else was. */
async function write(tx: Database, endres: readonly Vurdert[], endring: Skriving): Promise<void> {
  const { tid, endring: verdier } = endring
  const groups = new Map<string, { tur: Partial<Turkolonner>; ids: string[] }>()
  const foer = endres.map(({ id, rad, foer: forrige }) => {
    const tur = rad ? turVedVurdering(rad, pick(verdier, forrige), tid) : {}
    const group = groups.get(tur.tur ?? '') ?? { tur, ids: [] }
    groups.set(tur.tur ?? '', { tur, ids: [...group.ids, id] })
    const turFoer = rad && tur.tur ? { tur: rad.tur, tur_siden: rad.tur_siden, besvart: rad.besvart } : {}
    return { id, foer: { ...forrige, ...turFoer } }
  })
  for (const { tur, ids } of groups.values())
    await repository.updateDokumenter(tx, ids, { ...verdier, ...tur, endret: tid })
  await repository.insertMasseendring(tx, endring, foer)
}

/** Of the values those under the same names as in `other`. */
const pick = (verdier: repository.Verdier, other: object): repository.Verdier =>
  Object.fromEntries(Object.entries(verdier).filter(([navn]) => navn in other))

/** The turn as it was before the change, unless somebody has moved it since: then what the status as it is again gives. */
function turTilbake(
  rad: repository.Rad,
  verdier: Readonly<Record<string, string | boolean | null>>,
  back: repository.Verdier,
  { endret, tid }: { endret: Date; tid: Date },
) {
  if (typeof verdier.tur !== 'string' || rad.tur_siden.getTime() !== endret.getTime())
    return turVedVurdering(rad, back, tid)
  const { tur, tur_siden, besvart } = verdier
  return {
    tur: tur as Turkolonner['tur'],
    tur_siden: new Date(String(tur_siden)),
    besvart: typeof besvart === 'string' ? new Date(besvart) : null,
  }
}

/** The documents, as they are now, that KI has made proposals for. */
async function readLeste(tx: Database, dokumenter: readonly Vurdert[]): Promise<DokumentRow[]> {
  const ids = await listLeste(
    tx,
    dokumenter.map(({ id }) => id),
  )
  const rows = await Promise.all(ids.map(id => findDokument(tx, id)))
  return rows.filter(row => row !== undefined)
}

/** A change of many answers proposals like a save of one. */
async function recordDomAv(tx: Database, foer: DokumentRow): Promise<void> {
  const etter = await findDokument(tx, foer.id)
  if (etter) await recordDom(tx, foer.id, toDokument(foer), toDokument(etter))
}

/** Field by field: what somebody has changed since stays, and so does all of a document that has been locked since. */
async function undo(d: D, tx: Database, caller: Caller, id: string) {
  const tid = d.now()
  const endring = await repository.lockMasseendring(tx, id)
  if (!endring || endring.angret || endring.tid.getTime() < tid.getTime() - undoMs)
    throw new AppError('ikke_funnet', 'no change of many that can be undone')
  const foer = await repository.listFoer(tx, id)
  const ids = foer.map(rad => rad.dokument_id)
  await repository.lockDokumenter(tx, ids)
  const byId = new Map((await repository.listDokumenter(tx, ids)).map(rad => [rad.id, rad]))
  let tilbake = 0
  for (const { dokument_id, foer: verdier } of foer) {
    const rad = byId.get(dokument_id)
    const back = Object.fromEntries(
      Object.entries(verdier).filter(([navn]) => {
        const name = navn as keyof repository.Verdier
        return rad !== undefined && rad[name] === endring.endring[name]
      }),
    )
    const lockedSince = rad && isLaast(rad.status) && !('status' in back)
    if (!rad || lockedSince || Object.keys(back).length === 0) continue
    tilbake++
    const tur = turTilbake(rad, verdier, back, { endret: endring.tid, tid })
    await repository.updateDokumenter(tx, [dokument_id], { ...back, ...tur, endret: tid })
    await d.historikk.append(tx, {
      tid,
      aktoerId: caller.id,
      entitet: 'dokument',
      entitetId: dokument_id,
      hendelse: 'angret',
      endringer: differences(rad, back),
    })
    await scheduleVarsel(d, tx, dokument_id, tid)
  }
  await repository.markAngret(tx, id, tid, caller.id)
  return { tilbake, hoppetOver: foer.length - tilbake }
}

/** Status and signatures of many documents at once, with a preview, and undone within a day. */
export const createMasseendringService = (d: D) => ({
  async preview(valg: Valg): Promise<Masseresultat> {
    const verdier = toVerdier(valg.endring)
    return toResultat(await assessAll(d.db, valg, verdier), verdier)
  },
  create: (caller: Caller, valg: Valg) => d.inTransaction(tx => apply(d, tx, caller, valg)),
  undo: (caller: Caller, id: string) => d.inTransaction(tx => undo(d, tx, caller, id)),
  async list() {
    const rows = await repository.listSiden(d.db, new Date(d.now().getTime() - undoMs))
    return rows.map(row => ({
      id: row.id,
      tid: row.tid.toISOString(),
      hvem: [row.fornavn, row.etternavn].filter(Boolean).join(' ') || row.epost,
      endring: Object.fromEntries(
        Object.entries(row.endring).map(([navn, verdi]) => [
          navn,
          typeof verdi === 'boolean' ? (verdi ? 'ja' : 'nei') : (verdi ?? null),
        ]),
      ),
      antall: Number(row.antall ?? 0),
      angret: row.angret?.toISOString() ?? null,
    }))
  },
})
export type MasseendringService = ReturnType<typeof createMasseendringService>
