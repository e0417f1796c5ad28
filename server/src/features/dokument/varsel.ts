import { addJob, ensureJob } from '../../platform/jobs/jobs.ts'
import type { Base } from '../base.ts'
import type { BrukerService } from '../bruker/bruker.service.ts'
import type { Database } from '../database.ts'
import { createNote, type Endring, mergeEndringer } from '../historikk/historikk.service.ts'
import { flereVurderingerBrev, vurderingBrev } from './dokument.mail.ts'
import { memberColumns, staffColumns } from './dokument.mapping.ts'
import * as repository from './dokument.repository.ts'

type Dependencies = Pick<Base, 'db' | 'inTransaction' | 'historikk' | 'outbox' | 'readBrev' | 'now'> & {
  bruker: BrukerService
}

/**
 * Mails the owner of these documents, one person, of their changes at a time. Of one document the first change sets the time, and later
 * ones within it ride along; what a change of many does to the documents of one owner is one mail.
 */
export const scheduleVarsler = (tx: Database, dokumenter: readonly string[], runAt: Date) =>
  dokumenter.length === 1
    ? ensureJob(
        tx,
        'varsle_vurdering',
        { dokumentId: String(dokumenter[0]) },
        { jobKey: `varsel:${dokumenter[0]}`, runAt },
      )
    : addJob(tx, 'varsle_vurderinger', { dokumenter: [...dokumenter] }, { runAt })

type Row = Pick<repository.DokumentRow, 'id' | 'eier_id' | 'status'>

const staff: readonly string[] = staffColumns
const member: readonly string[] = memberColumns

/** What staff have changed since the owner was last told, from the first state to the last; what was changed back is nothing. */
async function listUnsaid(d: Dependencies, { id, eier_id: eierId, status }: Row): Promise<Endring[]> {
  const linjer = await d.historikk.listLinjer('dokument', id, { forMedlem: true })
  const told = linjer.findIndex(({ hendelse }) => hendelse === 'varslet')
  const since = linjer
    .slice(0, told < 0 ? undefined : told)
    .filter(({ hendelse, aktoer_id }) => hendelse !== 'ki_lest' && aktoer_id !== null && aktoer_id !== eierId)
  const endret = mergeEndringer(since.toReversed().flatMap(({ endringer }) => endringer)).filter(
    ({ felt }) => staff.includes(felt) || member.includes(felt),
  )
  // Asked for again, a status is told as when it was new.
  const isAgain = since.some(({ hendelse }) => hendelse === 'bedt_igjen')
  return isAgain && !endret.some(({ felt }) => felt === 'status')
    ? [...endret, { felt: 'status', fra: null, til: status }]
    : endret
}

async function claimUnsaid(d: Dependencies, tx: Database, dokumentId: string) {
  if (!(await repository.claimVarsel(tx, dokumentId))) return []
  const row = await repository.findDokument(tx, dokumentId)
  if (!row) return []
  const endringer = await listUnsaid(d, row)
  return endringer.length === 0 ? [] : [{ row, endringer }]
}

/** Mails the owner of these documents, one person, what the review of them came to. Run twice, it mails once. */
export async function sendVarsler(d: Dependencies, dokumentIds: readonly string[]): Promise<void> {
  const brev = await d.readBrev()
  await d.inTransaction(async tx => {
    const usagt: Awaited<ReturnType<typeof claimUnsaid>> = []
    for (const id of dokumentIds) usagt.push(...(await claimUnsaid(d, tx, id)))
    const [first, ...more] = usagt
    const eier = first && (await d.bruker.find(tx, first.row.eier_id))
    if (!first || !eier?.aktiv) return
    const letter =
      more.length === 0
        ? vurderingBrev(brev, eier.fornavn, first.row, first.endringer)
        : flereVurderingerBrev(brev, eier.fornavn, usagt)
    // Not told yet: the next mail that may be sent says it too.
    if (!(await d.outbox.queue(tx, eier.epost, 'vurdering', letter))) return
    const note = createNote(d, 'dokument')
    for (const { row } of usagt) await note(tx, null, row.id, 'varslet')
  })
}
