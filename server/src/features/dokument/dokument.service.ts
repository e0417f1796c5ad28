import type { Dokument, DokumentEndring, DokumentRad } from '@rp/contract/dokument'
import type { Svarslag } from '@rp/contract/status'
import { answersByWord } from '@rp/contract/tur'
import { AppError } from '../../platform/http/app-error.ts'
import { type Caller, isAdministrator, requireSelfOrAdministrator } from '../../platform/http/caller.ts'
import type { JobHandlers } from '../../platform/jobs/jobs.ts'
import { norwegianDay } from '../../platform/norwegian-day.ts'
import type { Base } from '../base.ts'
import type { BrukerService } from '../bruker/bruker.service.ts'
import type { Database } from '../database.ts'
import { listEndringer } from '../historikk/historikk.service.ts'
import { requireSendable } from '../innstilling/brev.policy.ts'
import type { ProduksjonService } from '../produksjon/produksjon.service.ts'
import {
  changedColumns,
  changedNotat,
  staffColumns,
  toDokument,
  toDokumentFor,
  toDokumentRad,
} from './dokument.mapping.ts'
import { requireKontrollert, requireReadable, requireUnlocked } from './dokument.policy.ts'
import * as repository from './dokument.repository.ts'
import type { Dokumentendring, Endring } from './endring.ts'
import { asRegistrering, fingerprint, toRegistreringRows } from './registrering.ts'
import { turVedGjentakelse, turVedSvar } from './tur.ts'
import { sendVarsler } from './varsel.ts'

export { isVaarTur } from './dokument.repository.ts'

type D = Pick<Base, 'db' | 'inTransaction' | 'historikk' | 'outbox' | 'readBrev' | 'now' | 'newId'> & {
  produksjon: ProduksjonService
  bruker: BrukerService
  endring: Dokumentendring
}

/** Only staff write the note; to a member who sends one it is not even told whether there is one. */
function readNotat(caller: Caller, row: repository.DokumentRow, body: DokumentEndring): string | undefined {
  if (isAdministrator(caller)) return changedNotat(row, body)
  if (body.internt_notat) throw new AppError('beskyttet_felt', 'owner sent an internal note')
  return undefined
}

const noted = (row: repository.DokumentRow, internt_notat: string): Endring => ({
  hendelse: 'internt_notat_endret',
  stille: { internt_notat },
  fortalt: listEndringer(row, { internt_notat }),
  teller: 'intern_versjon',
})

/** The owner has answered in another way than by a save; nothing where nothing is asked. */
const answered = (row: repository.DokumentRow, slag: Svarslag, tid: Date): Endring[] => {
  const tur = turVedSvar(row, [slag], tid)
  return tur.tur === undefined ? [] : [{ hendelse: slag === 'svart' ? 'svart' : null, tur, teller: null }]
}

type Side = { side: number; antall: number }
type Filter = Omit<repository.Filter, 'idag'>

/** Documents, their registrations and their review. */
export function createDokumentService(d: D) {
  async function get(caller: Caller, id: string): Promise<repository.FunnetRow> {
    const row = await repository.findDokument(d.db, id)
    requireReadable(caller, row)
    return row
  }

  /** The registrations that the body would store, or null when it carries none or they are as they were. */
  async function changedRegistreringer(
    tx: Database,
    { caller, row }: { caller: Caller; row: repository.DokumentRow },
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

  /** What a form or a review changes. The note has a line of its own in the history, which no member is shown. */
  async function update(tx: Database, caller: Caller, id: string, body: DokumentEndring): Promise<Dokument> {
    const { versjon, bekreftelse } = body
    const policy = (row: repository.DokumentRow) => {
      const columns = changedColumns(row, body)
      if (!isAdministrator(caller) && staffColumns.some(name => name in columns))
        throw new AppError('beskyttet_felt', 'owner changed a staff-only field')
      requireSendable(`${columns.status_kommentar ?? ''}\n${columns.filnavn ?? ''}`)
      readNotat(caller, row, body)
    }
    const hvem = { caller, versjon, bekreftelse, policy, isSvar: true }
    const saved = await d.endring.changeOne(tx, hvem, id, async (row, tid) => {
      const columns = changedColumns(row, body)
      const tur = isAdministrator(caller) && body.vurdert ? turVedGjentakelse(row, columns, tid) : null
      const registreringer = await changedRegistreringer(tx, { caller, row }, body)
      const internt_notat = readNotat(caller, row, body)
      const changed = Object.keys(columns).length > 0 || registreringer !== null
      return [
        ...(internt_notat === undefined ? [] : [noted(row, internt_notat)]),
        ...(tur ? [{ hendelse: 'bedt_igjen', columns, registreringer, tur } as const] : []),
        ...(changed && !tur ? [{ hendelse: 'endret', columns, registreringer } as const] : []),
      ]
    })
    return toDokumentFor(caller, saved, d.now())
  }

  /** «Jeg har svart»: for what is asked for in words. Said twice, it is said once. */
  async function sayAnswered(tx: Database, caller: Caller, id: string): Promise<Dokument> {
    const policy = (row: repository.DokumentRow) => {
      if (row.eier_id !== caller.id) throw new AppError('ikke_funnet', 'only the owner answers')
      if (row.tur === 'medlem' && !answersByWord(row.status))
        throw new AppError('svar_i_skjemaet', 'the status asks for something in the document')
    }
    const saved = await d.endring.changeOne(tx, { caller, policy }, id, (row, tid) =>
      answered(row, 'svart', tid),
    )
    return toDokumentFor(caller, saved, d.now())
  }

  async function listForStaff(filter: repository.Filter, side: Side | null): Promise<DokumentRad[]> {
    const page = side ? { limit: side.antall, offset: (side.side - 1) * side.antall } : undefined
    return (await repository.listDokumenterForStaff(d.db, filter, page)).map(row =>
      toDokumentRad(row, filter.idag),
    )
  }

  return {
    get: async (caller: Caller, id: string): Promise<Dokument> =>
      toDokumentFor(caller, await get(caller, id), d.now()),
    /**
     * The document as its owner sees it, held until the transaction ends.
     * @throws AppError `ikke_funnet` or `laast_dokument` where the caller may not change it
     */
    async hold(tx: Database, caller: Caller, id: string): Promise<Dokument> {
      const row = await repository.holdDokument(tx, id)
      requireReadable(caller, row)
      requireUnlocked(caller, row.status)
      return toDokument(row)
    },
    /** As the owner sees them, whoever asks. */
    async listMine(caller: Caller, userId: string): Promise<Dokument[]> {
      requireSelfOrAdministrator(caller, userId)
      return (await repository.listDokumenterOf(d.db, userId)).map(toDokument)
    },
    listAll: (filter: Filter) => listForStaff({ ...filter, idag: norwegianDay(d.now()) }, null),
    async listSide(sporring: Filter, side: Side) {
      const filter = { ...sporring, idag: norwegianDay(d.now()) }
      const [rader, antall] = await Promise.all([
        listForStaff(filter, side),
        repository.countDokumenter(d.db, filter),
      ])
      return { rader, antall }
    },
    update: (caller: Caller, id: string, body: DokumentEndring) =>
      d.inTransaction(tx => update(tx, caller, id, body)),
    /** @throws AppError `svar_i_skjemaet` where the status asks for fields or pages */
    answer: (caller: Caller, id: string) => d.inTransaction(tx => sayAnswered(tx, caller, id)),
    /** A message about the document, from its owner, answers what was asked of them; from others it changes nothing. */
    async takeMelding(tx: Database, caller: Caller, id: string): Promise<void> {
      const row = await repository.findDokument(tx, id)
      if (row?.eier_id !== caller.id) return
      await d.endring.change(tx, { caller, evenLaast: true }, [id], (held, tid) =>
        answered(held, 'melding', tid),
      )
    },
    delete: (caller: Caller, id: string) =>
      d.inTransaction(async tx => {
        await d.endring.changeOne(tx, { caller }, id, (_, tid) => [
          { hendelse: 'slettet', stille: { slettet: tid }, teller: null },
        ])
      }),
    async listHistorikk(caller: Caller, id: string) {
      await get(caller, id)
      return d.historikk.list('dokument', id, { forMedlem: !isAdministrator(caller) })
    },
    /**
     * Where the merged PDF lies and what it is called.
     * @throws AppError `venter_viruskontroll` or `virus_funnet` while it is not to be shown
     */
    async getFil(caller: Caller, id: string) {
      const row = await get(caller, id)
      if (!row.fil) throw new AppError('ikke_funnet', 'document without a merged file')
      requireKontrollert(row)
      return { ...row.fil, filnavn: row.filnavn }
    },
    jobs: {
      varsle_vurdering: ({ dokumentId }: { dokumentId: string }) => sendVarsler(d, [dokumentId]),
      varsle_vurderinger: ({ dokumenter }: { dokumenter: string[] }) => sendVarsler(d, dokumenter),
    } satisfies JobHandlers as JobHandlers,
  }
}
export type DokumentService = ReturnType<typeof createDokumentService>
