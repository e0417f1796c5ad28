import { Id } from '@rp/contract/id'
import type { sendMelding } from '@rp/contract/sak'
import * as z from 'zod/mini'
import type { Outbox } from '../../platform/email/outbox.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Forsoek } from '../auth/auth.service.ts'
import type { Caller } from '../bruker/bruker.policy.ts'
import type { BrukerService } from '../bruker/bruker.service.ts'
import type { Clock, InTransaction, NewId } from '../database.ts'
import type { DokumentService } from '../dokument/dokument.service.ts'
import type { ReadBrev } from '../innstilling/brev.service.ts'
import { sakKvitteringBrev, sakTilOrganisasjonenBrev } from './sak.mail.ts'
import { insertSak } from './sak.repository.ts'

type Dependencies = {
  inTransaction: InTransaction
  bruker: BrukerService
  dokument: DokumentService
  outbox: Outbox
  forsoek: Forsoek
  readBrev: ReadBrev
  now: Clock
  newId: NewId
}
type Body = z.output<(typeof sendMelding)['body']>

const perHour = 5

/** The message and its document, from either form of the call. Who it is to and from is never read from it. */
function read(body: Body) {
  const inner = { ...body, ...body.emailcontent }
  const melding = inner.message?.trim() ?? ''
  if (!melding) throw new AppError('mangler_felt', 'empty message', { values: { felt: 'meldingen' } })
  const valgt = body.selectedDocument ?? body.emailcontent?.selectedDocument ?? null
  const dokumentId = typeof valgt === 'string' ? valgt : (valgt?._id ?? '')
  return { melding, slag: inner.slag ?? ('tilbakemelding' as const), dokumentId }
}

async function findDokument(d: Dependencies, caller: Caller, id: string) {
  if (!id) return null
  if (!z.safeParse(Id, id).success) throw new AppError('ikke_funnet', 'malformed document id')
  const { _id, filnavn } = await d.dokument.get(caller, id)
  return { id: _id, filnavn }
}

async function send(
  d: Dependencies,
  caller: Caller,
  body: Body,
): Promise<{ sakId: string; saksnummer: number }> {
  const { melding, slag, dokumentId } = read(body)
  const dokument = await findDokument(d, caller, dokumentId)
  await d.forsoek.require([{ navn: 'sak', hvem: caller.id, hoeyst: perHour, sekunder: 3600 }])
  const bruker = await d.bruker.get(caller, caller.id)
  const fra = {
    navn: [bruker.fornavn, bruker.etternavn].filter(Boolean).join(' ') || bruker.email,
    epost: bruker.email,
  }
  const sakId = d.newId()
  const brev = await d.readBrev()
  return d.inTransaction(async tx => {
    const row = {
      id: sakId,
      bruker_id: caller.id,
      dokument_id: dokument?.id ?? null,
      slag,
      melding,
      opprettet: d.now(),
    }
    const nummer = await insertSak(tx, row)
    const sak = { nummer, slag, melding, fra, dokument }
    await d.outbox.queue(tx, brev.avsender.kontaktadresse, 'sak', sakTilOrganisasjonenBrev(brev, sak))
    await d.outbox.queue(tx, fra.epost, 'sak_kvittering', sakKvitteringBrev(brev, sak))
    return { sakId, saksnummer: nummer }
  })
}

/** Feedback and complaints: stored and numbered; the organisation is mailed, and the member gets a receipt. */
export const createSakService = (d: Dependencies) => ({
  /** @throws AppError `for_mange_forsoek` after five an hour, `ikke_funnet` for somebody else's document */
  send: (caller: Caller, body: Body) => send(d, caller, body),
})
export type SakService = ReturnType<typeof createSakService>
