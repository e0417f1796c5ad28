import type { Godkjenningsmangel } from '@rp/contract/godkjenning'
import type { Masseendring, Masseresultat, Utfall } from '@rp/contract/masseendring'
import { startstatus } from '@rp/contract/status'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Clock, Database, InTransaction, NewId } from '../../database.ts'
import { type HistorikkService, listEndringer } from '../../historikk/historikk.service.ts'
import { requireSendable } from '../../innstilling/brev.policy.ts'
import { isLaast } from '../dokument.policy.ts'
import { listDokumenterMed } from '../dokument.repository.ts'
import { saveMany } from '../endring.ts'
import { findMangler, isGodkjenning, recordMangler, requireBekreftelse, sentencesOf } from '../godkjenning.ts'
import type { Lesefunn } from '../lesing.ts'
import { turVedVurdering } from '../tur.ts'
import { scheduleByEier, undo, undoMs } from './angre.ts'
import { readLeste, recordDommer } from './dommer.ts'
import * as repository from './masseendring.repository.ts'

export type MasseendringDependencies = {
  db: Database
  inTransaction: InTransaction
  funn: Lesefunn
  historikk: HistorikkService
  now: Clock
  newId: NewId
  noticeMinutes: number
}
type D = MasseendringDependencies
type Valg = {
  dokumenter: readonly { id: string; versjon: number }[]
  endring: Masseendring
  bekreftelse?: string | null | undefined
}

const shown = 200

/** `isCleared`: the comment goes because the status is a new one, not because somebody emptied it. */
type Ferdige = { verdier: repository.Verdier; isCleared: boolean }

/**
 * The columns that the change sets. Null and '' mean no comment, and not assessed for a signature.
 * @throws AppError `hemmelig_nummer` where the comment has one
 */
function toVerdier(endring: Masseendring): Ferdige {
  const { status, status_comment, signaturePC, signatureRH } = endring
  requireSendable(status_comment ?? '')
  const isCleared = status !== undefined && status_comment === undefined
  const verdier = {
    ...(status !== undefined && { status: status?.trim() || startstatus }),
    ...((isCleared || status_comment !== undefined) && { status_kommentar: status_comment ?? '' }),
    ...(signaturePC !== undefined && { signatur_pc: signaturePC }),
    ...(signatureRH !== undefined && { signatur_rh: signatureRH }),
  }
  return { verdier, isCleared }
}

type Vurdert = {
  id: string
  rad: repository.Rad | undefined
  utfall: Utfall
  foer: repository.Verdier
  mangler: readonly Godkjenningsmangel[]
}

function assess(
  rad: repository.Rad | undefined,
  id: string,
  versjon: number,
  { verdier, isCleared }: Ferdige,
): Vurdert {
  if (!rad) return { id, rad, utfall: 'borte', foer: {}, mangler: [] }
  const foer: repository.Verdier = Object.fromEntries(
    Object.entries(verdier)
      .filter(([navn, verdi]) => rad[navn as keyof repository.Verdier] !== verdi)
      .map(([navn]) => [navn, rad[navn as keyof repository.Verdier]]),
  )
  // The comment of another status goes with it; where the status stays, so does its comment.
  if (isCleared && !('status' in foer)) delete foer.status_kommentar
  const utfall =
    rad.versjon !== versjon
      ? 'endret'
      : isLaast(rad.status)
        ? 'laast'
        : Object.keys(foer).length === 0
          ? 'uendret'
          : 'endres'
  return { id, rad, utfall, foer, mangler: [] }
}

async function assessAll(d: D, db: Database, { dokumenter }: Valg, ferdige: Ferdige): Promise<Vurdert[]> {
  const rows = await repository.listDokumenter(
    db,
    dokumenter.map(({ id }) => id),
  )
  const byId = new Map(rows.map(row => [row.id, row]))
  const alle = [...new Map(dokumenter.map(valgt => [valgt.id, valgt])).values()].map(({ id, versjon }) =>
    assess(byId.get(id), id, versjon, ferdige),
  )
  return withMangler(d, db, alle, ferdige.verdier)
}

/** Adds what is missing in those that would become BEHANDLET. */
async function withMangler(
  d: D,
  db: Database,
  alle: readonly Vurdert[],
  verdier: repository.Verdier,
): Promise<Vurdert[]> {
  const ids = alle.flatMap(({ id, rad, utfall }) =>
    utfall === 'endres' && rad && isGodkjenning(rad.status, verdier.status) ? [id] : [],
  )
  if (ids.length === 0) return [...alle]
  const rows = await listDokumenterMed(db, ids)
  const mangler = await findMangler(
    d,
    db,
    rows.map(row => ({ ...row, ...verdier })),
  )
  return alle.map(one => ({ ...one, mangler: mangler.get(one.id) ?? [] }))
}

const changesOf = (foer: repository.Verdier, verdier: repository.Verdier) =>
  listEndringer(
    foer,
    Object.fromEntries(Object.keys(foer).map(navn => [navn, verdier[navn as keyof typeof foer]])),
  )

function toResultat(alle: readonly Vurdert[], verdier: repository.Verdier): Masseresultat {
  const ufullstendige = alle.filter(({ mangler }) => mangler.length > 0).length
  const antall = { endres: 0, uendret: 0, laast: 0, endret: 0, borte: 0 }
  for (const { utfall } of alle) antall[utfall]++
  const dokumenter = alle.slice(0, shown).map(({ id, rad, utfall, foer, mangler }) => ({
    id,
    arbeidstaker: rad?.arbeidstaker ?? '',
    filnavn: rad?.filnavn ?? '',
    utfall,
    endringer: utfall === 'endres' ? changesOf(foer, verdier) : [],
    mangler: sentencesOf(mangler),
  }))
  return { antall, ufullstendige, dokumenter }
}

/** One transaction: all that can be changed is, or nothing. */
async function apply(d: D, tx: Database, caller: Caller, valg: Valg) {
  const ferdige = toVerdier(valg.endring)
  const { verdier } = ferdige
  await repository.lockDokumenter(
    tx,
    valg.dokumenter.map(({ id }) => id),
  )
  const alle = await assessAll(d, tx, valg, ferdige)
  const grunn = requireBekreftelse([...new Set(alle.flatMap(({ mangler }) => mangler))], valg.bekreftelse)
  const endres = alle.filter(({ utfall }) => utfall === 'endres')
  const id = d.newId()
  const tid = d.now()
  const lest = await readLeste(
    d,
    tx,
    endres.map(({ id }) => id),
  )
  if (endres.length > 0) await write(d, tx, endres, { id, aktoerId: caller.id, tid, endring: verdier })
  for (const { id: dokument, mangler } of endres)
    await recordMangler(d, tx, { id: dokument, aktoerId: caller.id, tid }, mangler, grunn)
  await scheduleByEier(
    d,
    tx,
    endres.flatMap(({ rad }) => rad ?? []),
    tid,
  )
  await recordDommer(d, tx, lest)
  return { id, ...toResultat(alle, verdier) }
}

type Skriving = Parameters<typeof repository.insertMasseendring>[1]

/** Writes the change, and beside it what was before. */
async function write(d: D, tx: Database, endres: readonly Vurdert[], endring: Skriving): Promise<void> {
  const { tid, aktoerId, endring: verdier } = endring
  const alle = endres.flatMap(({ rad, foer }) => {
    if (!rad) return []
    const columns = pick(verdier, foer)
    return [{ row: rad, columns, stille: turVedVurdering(rad, columns, tid), foer }]
  })
  await saveMany(d, tx, alle, { hendelse: 'endret', aktoerId, tid })
  const forrige = alle.map(({ row, stille, foer }) => ({
    id: row.id,
    foer: { ...foer, ...(stille.tur && turOf(row)) },
  }))
  await repository.insertMasseendring(tx, endring, forrige)
}

/** What is kept of the turn, so that it can be given back. */
const turOf = ({ tur, tur_siden, besvart, utsatt_til, utsatt_grunn }: repository.Rad) => ({
  tur,
  tur_siden,
  besvart,
  utsatt_til,
  utsatt_grunn,
})

/** Of the values those under the same names as in `other`. */
const pick = (verdier: repository.Verdier, other: object): repository.Verdier =>
  Object.fromEntries(Object.entries(verdier).filter(([navn]) => navn in other))

/** Status and signatures of many documents at once, with a preview, and undone within a day. */
export const createMasseendringService = (d: D) => ({
  async preview(valg: Valg): Promise<Masseresultat> {
    const ferdige = toVerdier(valg.endring)
    return toResultat(await assessAll(d, d.db, valg, ferdige), ferdige.verdier)
  },
  create: (caller: Caller, valg: Valg) => d.inTransaction(tx => apply(d, tx, caller, valg)),
  undo: (caller: Caller, id: string) => d.inTransaction(tx => undo(d, tx, caller, id)),
  async list(caller: Caller) {
    const rows = await repository.listSiden(d.db, new Date(d.now().getTime() - undoMs))
    return rows.map(row => ({
      id: row.id,
      tid: row.tid.toISOString(),
      hvem: [row.fornavn, row.etternavn].filter(Boolean).join(' ') || row.epost,
      deg: row.aktoer_id === caller.id,
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
