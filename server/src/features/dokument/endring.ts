import type { Hendelse } from '@rp/contract/historikk'
import { AppError } from '../../platform/http/app-error.ts'
import type { Caller } from '../../platform/http/caller.ts'
import type { Clock, Database } from '../database.ts'
import { type Endring as Felt, type HistorikkService, listEndringer } from '../historikk/historikk.service.ts'
import {
  type changedColumns,
  memberColumns,
  staffColumns,
  toDokument,
  toDokumentFor,
} from './dokument.mapping.ts'
import { requireReadable, requireUnlocked } from './dokument.policy.ts'
import * as repository from './dokument.repository.ts'
import { findMangler, isGodkjenning, requireBekreftelse, toldMangler } from './godkjenning.ts'
import type { Lesefunn } from './lesing.ts'
import { asRegistrering, describeRegistreringer } from './registrering.ts'
import { listGitt, type Turkolonner, turVedSvar, turVedVurdering } from './tur.ts'
import { scheduleVarsler } from './varsel.ts'

type Row = repository.FunnetRow

/** What becomes of a document that is held: one line of its history. */
export type Endring = {
  /** Null where the history of another thing tells it. */
  hendelse: Hendelse | null
  /** Set, and told field by field. */
  columns?: ReturnType<typeof changedColumns>
  /** The new list; null where it is as it was. */
  registreringer?: repository.RegistreringRow[] | null
  /** Set and not told. */
  stille?: repository.Verdier
  /** Told and not set. */
  fortalt?: readonly Felt[]
  /** Whose turn it is now, where that does not follow from what is set. */
  tur?: Partial<Turkolonner>
  /** The version that it counts up: as a rule the document's own, told as changed now. */
  teller?: repository.Teller
}

type Hvem = {
  /** Null where the portal itself acts: then nobody is asked, mailed or judged. */
  caller: Caller | null
  /** The version that the caller changes. */
  versjon?: number | null | undefined
  /** Asked of each document before versions are compared. @throws AppError */
  policy?: (row: Row) => void
  /** Locked documents too, whoever asks. */
  evenLaast?: boolean
  /** Those that have been deleted since then, instead of those that stand. */
  slettetSiden?: Date
  /** Why documents are set to BEHANDLET although something is missing. */
  bekreftelse?: string | null | undefined
  /** The caller has seen what KI proposed: what stands there afterwards answers it. */
  isSvar?: boolean
  /** Many at once: nobody has looked at each of them. */
  samlet?: boolean
}
type Valg = readonly Endring[] | null
/** Null where the document is none of it: no save either, that answers proposals. */
type Decide = (row: Row, tid: Date) => Valg | Promise<Valg>
type Valgt = Endring & { row: Row }
/** `tid`: when the documents had been held, so that of two who change one at once the later is told as later. */
type Holdt = Hvem & { tid: Date }

const reviewed: readonly string[] = staffColumns
const corrected: readonly string[] = memberColumns

/** What the owner is mailed about. */
const isNews = (caller: Caller, { row, hendelse, columns = {}, registreringer = null }: Valgt): boolean =>
  hendelse === 'bedt_igjen' ||
  Object.keys(columns).some(
    name => reviewed.includes(name) || (corrected.includes(name) && caller.id !== row.eier_id),
  ) ||
  (registreringer !== null && caller.id !== row.eier_id)

/** Staff give the turn by what they ask for; the owner gives it back by what they save. */
function nextTur({ caller, tid }: Holdt, { row, columns, registreringer = null, tur }: Valgt) {
  if (tur || !caller || (!columns && !registreringer)) return tur
  if (columns && ('status' in columns || 'status_kommentar' in columns))
    return turVedVurdering(row, columns, tid)
  return caller.id === row.eier_id
    ? turVedSvar(row, listGitt(row, columns ?? {}, registreringer), tid)
    : undefined
}

function toldOf({ row, columns, registreringer, fortalt = [] }: Valgt): Felt[] {
  const before = { ...row, registreringer: describeRegistreringer(row.ansiennitet) }
  const after = registreringer && {
    registreringer: describeRegistreringer(registreringer.map(asRegistrering)),
  }
  return [...listEndringer(before, { ...columns, ...after }), ...fortalt]
}

/** What is set alike is one statement. */
async function write(tx: Database, alle: readonly Valgt[], hvem: Holdt): Promise<void> {
  const writes = alle.flatMap(one => {
    const { row, columns, stille, teller = 'versjon' } = one
    const set = { ...columns, ...stille, ...nextTur(hvem, one) }
    // What is only told.
    if (teller === null && Object.keys(set).length === 0) return []
    return [{ id: row.id, teller, set }]
  })
  for (const alike of Map.groupBy(writes, ({ set, teller }) => JSON.stringify([teller, set])).values()) {
    const [first] = alike
    const ids = alike.map(({ id }) => id)
    if (first) await repository.updateDokumenter(tx, ids, first.set, first.teller, hvem.tid)
  }
  for (const { row, registreringer } of alle)
    if (registreringer) await repository.replaceRegistreringer(tx, row.id, registreringer)
}

/** @throws AppError `konflikt` with the document as it stands, and who saved it last, when the caller saw an older version */
async function requireMay(historikk: HistorikkService, tx: Database, row: Row, hvem: Holdt): Promise<void> {
  const { caller, versjon } = hvem
  if (!caller) return
  requireReadable(caller, row)
  if (!hvem.evenLaast) requireUnlocked(caller, row.status)
  hvem.policy?.(row)
  const gjeldende = toDokumentFor(caller, row, hvem.tid)
  if (versjon === undefined || versjon === null || versjon === gjeldende.versjon) return
  throw await historikk.konflikt(tx, caller, { entitet: 'dokument', id: row.id, gjeldende, naa: hvem.tid })
}

/** BEHANDLET with something missing takes a reason, which the history keeps. */
async function withGodkjenninger(
  funn: Lesefunn,
  tx: Database,
  alle: readonly Valgt[],
  { bekreftelse }: Hvem,
): Promise<readonly Valgt[]> {
  const godkjent = alle.filter(({ row, columns }) => isGodkjenning(row.status, columns?.status))
  if (godkjent.length === 0) return alle
  const nye = godkjent.flatMap(({ registreringer }) => registreringer ?? [])
  const totalt = await repository.listEpisoderTotalt(tx, nye)
  const ferdige = godkjent.map(({ row, columns, registreringer }) => ({
    ...row,
    ...columns,
    ansiennitet:
      registreringer?.map(rad => ({ ...rad, episoderTotalt: totalt.get(rad.produksjon_id) ?? null })) ??
      row.ansiennitet,
  }))
  const mangler = await findMangler(funn, tx, ferdige)
  const grunn = requireBekreftelse([...new Set([...mangler.values()].flat())], bekreftelse)
  return alle.flatMap(one => {
    const fortalt = one.columns?.status === undefined ? undefined : mangler.get(one.row.id)
    if (!fortalt) return [one]
    const linje = { hendelse: 'godkjent_med_mangler', fortalt: toldMangler(fortalt, grunn) } as const
    return [{ row: one.row, teller: null, ...linje }, one]
  })
}

/** One mail for each owner. */
async function notify(
  noticeMinutes: number,
  tx: Database,
  alle: readonly Valgt[],
  { caller, tid }: Holdt,
): Promise<void> {
  const news = caller ? alle.filter(one => isNews(caller, one)) : []
  for (const some of Map.groupBy(news, ({ row }) => row.eier_id).values())
    await scheduleVarsler(
      tx,
      some.map(({ row }) => row.id),
      new Date(tid.getTime() + noticeMinutes * 60_000),
    )
}

async function judge(
  funn: Lesefunn,
  tx: Database,
  foer: readonly Row[],
  etter: readonly Row[],
  { samlet = false }: Hvem,
): Promise<void> {
  const byId = new Map(foer.map(row => [row.id, row]))
  for (const row of etter) {
    const before = byId.get(row.id)
    if (before) await funn.recordDom(tx, row.id, toDokument(before), toDokument(row), samlet)
  }
}

/** The lines of the history that tell of what was written. */
async function tell(
  historikk: HistorikkService,
  tx: Database,
  alle: readonly Valgt[],
  { caller, tid }: Holdt,
) {
  for (const one of alle)
    if (one.hendelse) {
      const linje = {
        tid,
        aktoerId: caller?.id ?? null,
        hendelse: one.hendelse,
        entitet: 'dokument',
      } as const
      await historikk.append(tx, { ...linje, entitetId: one.row.id, endringer: toldOf(one) })
    }
}

export type EndringDependencies = {
  historikk: HistorikkService
  funn: Lesefunn
  /** Changes of a review within so many minutes become one mail. */
  noticeMinutes: number
  now: Clock
}

/** The one road on which documents are changed; what a register calls its entries is changed in `navnebytte.repository.ts`. */
export function createDokumentendring({ historikk, funn, noticeMinutes, now }: EndringDependencies) {
  /**
   * Holds documents, in one order for everybody, and carries out what is decided of each; one that is gone is passed over. Writes columns,
   * registrations, whose turn it is and the history, says what became of KI's proposals and queues the owners' mails.
   * @returns the one document as it is now; of several those that are judged
   */
  async function change(tx: Database, hvem: Hvem, ids: readonly string[], decide: Decide): Promise<Row[]> {
    const rows = await repository.holdDokumenter(tx, ids, hvem.slettetSiden)
    const tid = now()
    const holdt = { ...hvem, tid }
    const decided: Valgt[] = []
    const saved: Row[] = []
    for (const row of rows) {
      await requireMay(historikk, tx, row, holdt)
      const valg = await decide(row, tid)
      if (valg) saved.push(row)
      for (const endring of valg ?? []) decided.push({ ...endring, row })
    }
    const alle = await withGodkjenninger(funn, tx, decided, hvem)
    await write(tx, alle, holdt)
    await tell(historikk, tx, alle, holdt)
    await notify(noticeMinutes, tx, alle, holdt)
    const judged = hvem.isSvar ? saved.filter(row => row.lest !== null) : []
    const asked = ids.length === 1 ? ids : judged.map(({ id }) => id)
    const etter = await repository.listFunnet(tx, asked)
    await judge(funn, tx, judged, etter, hvem)
    // One document is answered with what no longer waits in it.
    return ids.length === 1 && judged.length > 0 ? repository.listFunnet(tx, asked) : etter
  }

  return {
    change,
    /** The same of one. @returns it as it is now; deleted, as it was. @throws AppError `ikke_funnet` */
    async changeOne(tx: Database, hvem: Hvem, id: string, decide: Decide): Promise<Row> {
      let held: Row | undefined
      const [row] = await change(tx, hvem, [id], (one, tid) => {
        held = one
        return decide(one, tid)
      })
      if (!held) throw new AppError('ikke_funnet', 'no such document for this caller')
      return row ?? held
    },
  }
}
export type Dokumentendring = ReturnType<typeof createDokumentendring>
