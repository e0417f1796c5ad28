import type { Dokument, DokumentEndring, DokumentRad } from '@rp/contract/dokument'
import { answersByWord, type Svarslag } from '@rp/contract/tur'
import type { Outbox } from '../../platform/email/outbox.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { type Caller, isAdministrator, requireSelfOrAdministrator } from '../../platform/http/caller.ts'
import type { JobHandlers } from '../../platform/jobs/jobs.ts'
import { norwegianDay } from '../../platform/norwegian-day.ts'
import type { BrukerService } from '../bruker/bruker.service.ts'
import type { Clock, Database, InTransaction, NewId } from '../database.ts'
import { type HistorikkService, listEndringer } from '../historikk/historikk.service.ts'
import { requireSendable } from '../innstilling/brev.policy.ts'
import type { ReadBrev } from '../innstilling/brev.service.ts'
import type { ProduksjonService } from '../produksjon/produksjon.service.ts'
import {
  changedColumns,
  changedNotat,
  memberColumns,
  staffColumns,
  toDokument,
  toDokumentForStab,
  toDokumentRad,
} from './dokument.mapping.ts'
import { requireKontrollert, requireReadable, requireUnlocked } from './dokument.policy.ts'
import * as repository from './dokument.repository.ts'
import { saveChanges } from './endring.ts'
import { type Ferdig, findMangler, isGodkjenning, recordMangler, requireBekreftelse } from './godkjenning.ts'
import type { Lesefunn } from './lesing.ts'
import { asRegistrering, fingerprint, toRegistreringRows } from './registrering.ts'
import { listGitt, turVedSvar, turVedVurdering } from './tur.ts'
import { scheduleVarsel, sendVarsler } from './varsel.ts'

export { isVaarTur } from './dokument.repository.ts'

export type DokumentDependencies = {
  db: Database
  inTransaction: InTransaction
  produksjon: ProduksjonService
  bruker: BrukerService
  funn: Lesefunn
  historikk: HistorikkService
  outbox: Outbox
  readBrev: ReadBrev
  now: Clock
  newId: NewId
  /** Changes of a review within so many minutes become one mail. */
  noticeMinutes: number
}
type D = DokumentDependencies

/** Reads with the row held, so that nobody changes it until the transaction ends. */
async function readLocked(tx: Database, caller: Caller, id: string) {
  const row = await repository.holdDokument(tx, id)
  requireReadable(caller, row)
  return row
}

async function get(d: D, caller: Caller, id: string): Promise<repository.DokumentRow> {
  const row = await repository.findDokument(d.db, id)
  requireReadable(caller, row)
  return row
}

/** @throws AppError `konflikt` with the document as it stands, and who saved it last, when the caller saw an older version */
async function requireSameVersion(
  d: D,
  tx: Database,
  caller: Caller,
  row: repository.DokumentRow,
  { versjon }: DokumentEndring,
): Promise<void> {
  const gjeldende = show(d, caller, row)
  if (versjon === undefined || versjon === null || versjon === gjeldende.versjon) return
  throw await d.historikk.konflikt(tx, caller, { entitet: 'dokument', id: row.id, gjeldende, naa: d.now() })
}

/** Staff see more of a document than its owner does. */
const show = ({ now }: Pick<D, 'now'>, caller: Caller, row: repository.DokumentRow): Dokument =>
  isAdministrator(caller) ? toDokumentForStab(row, norwegianDay(now())) : toDokument(row)

/** Only staff write the note; to a member who sends one it is not even told whether there is one. */
function readNotat(caller: Caller, row: repository.DokumentRow, body: DokumentEndring): string | undefined {
  if (isAdministrator(caller)) return changedNotat(row, body)
  if (body.internt_notat) throw new AppError('beskyttet_felt', 'owner sent an internal note')
  return undefined
}

/** The registrations that the body would store, or null when it carries none or they are as they were. */
async function changedRegistreringer(
  d: D,
  tx: Database,
  { caller, row }: Pick<Saving, 'caller' | 'row'>,
  body: DokumentEndring,
) {
  if (!body.ansiennitet) return null
  const deps = { db: tx, produksjon: d.produksjon, newId: d.newId }
  // Who manages an entry is for staff to say: a member's form sends what it was given, and it is not read.
  const said = isAdministrator(caller)
    ? body.ansiennitet
    : body.ansiennitet.map(entry => ({ ...entry, forvaltesAnnetSted: null }))
  const rows = await toRegistreringRows(deps, said, row.ansiennitet)
  const isSame = fingerprint(rows.map(asRegistrering)) === fingerprint(row.ansiennitet)
  return isSame ? null : rows
}

async function update(
  d: D,
  tx: Database,
  caller: Caller,
  id: string,
  body: DokumentEndring,
): Promise<Dokument> {
  const row = await readLocked(tx, caller, id)
  requireUnlocked(caller, row.status)
  const columns = changedColumns(row, body)
  const reviewed = staffColumns.some(name => name in columns)
  if (reviewed && !isAdministrator(caller))
    throw new AppError('beskyttet_felt', 'owner changed a staff-only field')
  requireSendable(columns.status_kommentar ?? '')
  const notat = readNotat(caller, row, body)
  await requireSameVersion(d, tx, caller, row, body)
  const registreringer = await changedRegistreringer(d, tx, { caller, row }, body)
  const tid = d.now()
  await guardGodkjenning(d, tx, { caller, row, tid }, body, {
    ...row,
    ...columns,
    ansiennitet: registreringer ?? row.ansiennitet,
  })
  if (notat !== undefined) await saveNotat(d, tx, { caller, row, notat, tid })
  if (Object.keys(columns).length > 0 || registreringer) {
    const stille = nextTur({ caller, row, tid }, columns, registreringer)
    await saveChanges(d, tx, {
      row,
      columns,
      registreringer,
      stille,
      hendelse: 'endret',
      aktoerId: caller.id,
      tid,
    })
    const corrected = registreringer !== null || memberColumns.some(name => name in columns)
    if (reviewed || (corrected && caller.id !== row.eier_id)) await scheduleVarsel(d, tx, id, tid)
  }
  const saved = await repository.findDokument(tx, id)
  requireReadable(caller, saved)
  if (row.er_lest) await d.funn.recordDom(tx, id, toDokument(row), toDokument(saved))
  return show(d, caller, saved)
}

type Saving = { caller: Caller; row: repository.DokumentRow; tid: Date }

/** BEHANDLET with something missing takes a reason, which the history keeps. */
async function guardGodkjenning(
  d: D,
  tx: Database,
  { caller, row, tid }: Saving,
  body: DokumentEndring,
  etter: Ferdig & { status: string },
): Promise<void> {
  if (!isGodkjenning(row.status, etter.status)) return
  const mangler = (await findMangler(d, tx, [etter])).get(row.id) ?? []
  const grunn = requireBekreftelse(mangler, body.bekreftelse)
  await recordMangler(d, tx, { id: row.id, aktoerId: caller.id, tid }, mangler, grunn)
}

/** Staff give the turn by what they ask for; the owner gives it back by what they save. */
function nextTur(
  { caller, row, tid }: Saving,
  columns: ReturnType<typeof changedColumns>,
  registreringer: repository.RegistreringRow[] | null,
) {
  if ('status' in columns || 'status_kommentar' in columns) return turVedVurdering(row, columns, tid)
  return caller.id === row.eier_id ? turVedSvar(row, listGitt(row, columns, registreringer), tid) : {}
}

/** The owner has answered in another way than by a save. Nothing where the document is not theirs, is gone, or asks for nothing. */
async function answer(d: D, tx: Database, caller: Caller, id: string, slag: Svarslag): Promise<boolean> {
  const row = await repository.holdDokument(tx, id)
  if (row?.eier_id !== caller.id) return false
  const tur = turVedSvar(row, [slag], d.now())
  if (tur.tur === undefined) return false
  await repository.updateTur(tx, id, tur)
  return true
}

/** «Jeg har svart»: for what is asked for in words. Said twice, it is said once. */
async function sayAnswered(d: D, tx: Database, caller: Caller, id: string): Promise<Dokument> {
  const row = await readLocked(tx, caller, id)
  requireUnlocked(caller, row.status)
  if (row.eier_id !== caller.id) throw new AppError('ikke_funnet', 'only the owner answers')
  if (row.tur === 'medlem' && !answersByWord(row.status))
    throw new AppError('svar_i_skjemaet', 'the status asks for something in the document')
  if (await answer(d, tx, caller, id, 'svart')) {
    const linje = { aktoerId: caller.id, entitet: 'dokument', entitetId: id, hendelse: 'svart' } as const
    await d.historikk.append(tx, { tid: d.now(), ...linje })
  }
  const saved = await repository.findDokument(tx, id)
  requireReadable(caller, saved)
  return show(d, caller, saved)
}

/** The note has a line of its own in the history, which no member is shown. */
async function saveNotat(
  d: D,
  tx: Database,
  { caller, row, notat, tid }: Saving & { notat: string },
): Promise<void> {
  await repository.updateNotat(tx, row.id, notat)
  await d.historikk.append(tx, {
    tid,
    aktoerId: caller.id,
    entitet: 'dokument',
    entitetId: row.id,
    hendelse: 'internt_notat_endret',
    endringer: listEndringer(row, { internt_notat: notat }),
  })
}

async function remove(d: D, tx: Database, caller: Caller, id: string): Promise<void> {
  const row = await readLocked(tx, caller, id)
  requireUnlocked(caller, row.status)
  const tid = d.now()
  await repository.markSlettet(tx, id, tid)
  await d.historikk.append(tx, {
    tid,
    aktoerId: caller.id,
    entitet: 'dokument',
    entitetId: id,
    hendelse: 'slettet',
  })
}

type Side = { side: number; antall: number }
type Filter = Omit<repository.Filter, 'idag'>
async function listForStaff(d: D, filter: repository.Filter, side: Side | null): Promise<DokumentRad[]> {
  const page = side ? { limit: side.antall, offset: (side.side - 1) * side.antall } : undefined
  return (await repository.listDokumenterForStaff(d.db, filter, page)).map(row =>
    toDokumentRad(row, filter.idag),
  )
}

/** Documents, their registrations and their review. */
export const createDokumentService = (d: D) => ({
  get: async (caller: Caller, id: string): Promise<Dokument> => show(d, caller, await get(d, caller, id)),
  /**
   * The document as its owner sees it, held until the transaction ends.
   * @throws AppError `ikke_funnet` or `laast_dokument` where the caller may not change it
   */
  async hold(tx: Database, caller: Caller, id: string): Promise<Dokument> {
    const row = await readLocked(tx, caller, id)
    requireUnlocked(caller, row.status)
    return toDokument(row)
  },
  /** As the owner sees them, whoever asks. */
  async listMine(caller: Caller, userId: string): Promise<Dokument[]> {
    requireSelfOrAdministrator(caller, userId)
    return (await repository.listDokumenterOf(d.db, userId)).map(toDokument)
  },
  listAll: (filter: Filter) => listForStaff(d, { ...filter, idag: norwegianDay(d.now()) }, null),
  async listSide(sporring: Filter, side: Side) {
    const filter = { ...sporring, idag: norwegianDay(d.now()) }
    const [rader, antall] = await Promise.all([
      listForStaff(d, filter, side),
      repository.countDokumenter(d.db, filter),
    ])
    return { rader, antall }
  },
  update: (caller: Caller, id: string, body: DokumentEndring) =>
    d.inTransaction(tx => update(d, tx, caller, id, body)),
  /** @throws AppError `svar_i_skjemaet` where the status asks for fields or pages */
  answer: (caller: Caller, id: string) => d.inTransaction(tx => sayAnswered(d, tx, caller, id)),
  /** A message about the document, from its owner, answers what was asked of them. */
  takeMelding: (tx: Database, caller: Caller, id: string) => answer(d, tx, caller, id, 'melding'),
  delete: (caller: Caller, id: string) => d.inTransaction(tx => remove(d, tx, caller, id)),
  async listHistorikk(caller: Caller, id: string) {
    await get(d, caller, id)
    return d.historikk.list('dokument', id, { forMedlem: !isAdministrator(caller) })
  },
  /**
   * Where the merged PDF lies and what it is called.
   * @throws AppError `venter_viruskontroll` or `virus_funnet` while it is not to be shown
   */
  async getFil(caller: Caller, id: string) {
    const row = await get(d, caller, id)
    if (!row.fil) throw new AppError('ikke_funnet', 'document without a merged file')
    requireKontrollert(row)
    return { ...row.fil, filnavn: row.filnavn }
  },
  jobs: {
    varsle_vurdering: ({ dokumentId }: { dokumentId: string }) => sendVarsler(d, [dokumentId]),
    varsle_vurderinger: ({ dokumenter }: { dokumenter: string[] }) => sendVarsler(d, dokumenter),
  } satisfies JobHandlers as JobHandlers,
})
export type DokumentService = ReturnType<typeof createDokumentService>
