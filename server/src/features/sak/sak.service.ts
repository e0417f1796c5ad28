import { Id } from '@rp/contract/id'
import type { sendMelding } from '@rp/contract/sak'
import * as z from 'zod/mini'
import { sortKey } from '../../platform/db/sort-key.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Caller } from '../../platform/http/caller.ts'
import type { Base } from '../base.ts'
import type { BrukerService, EgenSak } from '../bruker/bruker.service.ts'
import type { Database } from '../database.ts'
import type { DokumentService } from '../dokument/dokument.service.ts'
import { createNote } from '../historikk/historikk.service.ts'
import { claimKall, findTidligere, type Kall } from '../idempotens/idempotens.service.ts'
import { createFrist } from './frist.ts'
import { openPortalsak } from './portalsak.ts'
import { type Sak, sakKvitteringBrev, sakTilOrganisasjonenBrev } from './sak.mail.ts'
import { requireTekst } from './sak.policy.ts'
import { findLinje, findSak, insertMelding, insertSak } from './sak.repository.ts'

export type SakDependencies = Pick<
  Base,
  'db' | 'inTransaction' | 'historikk' | 'outbox' | 'forsoek' | 'readBrev' | 'now' | 'newId'
> & {
  bruker: BrukerService
  dokument: DokumentService
  /** Days that a member waits for an answer (the setting «Svarfrist»). */
  readSvarfrist: () => Promise<number>
}
type D = SakDependencies
type Body = z.output<(typeof sendMelding)['body']>

/** Messages that one member may send in an hour. */
export const meldingerPerHour = 5

/** The message and its document, from either form of the call. Who it is to and from is never read from it. */
function read(body: Body) {
  const inner = { ...body, ...body.emailcontent }
  const melding = requireTekst(inner.message)
  const valgt = body.selectedDocument ?? body.emailcontent?.selectedDocument ?? null
  const dokumentId = typeof valgt === 'string' ? valgt : (valgt?._id ?? '')
  const { oppgjoerslinje = null } = inner
  // What is meant to be wrong with an amount is a complaint, whatever it is called.
  const slag = oppgjoerslinje ? ('reklamasjon' as const) : (inner.slag ?? ('tilbakemelding' as const))
  return { melding, slag, dokumentId, oppgjoerslinje }
}

/** Who a message is from, as the organisation reads it. */
export async function readFra({ bruker }: Pick<D, 'bruker'>, db: Database, brukerId: string) {
  const row = await bruker.find(db, brukerId)
  const navn = [row?.fornavn, row?.etternavn].filter(Boolean).join(' ')
  return {
    navn: navn || (row?.epost ?? ''),
    epost: row?.epost ?? '',
    bekreftet: Boolean(row?.epost_bekreftet),
  }
}

type NySak = Omit<Sak, 'nummer'> & { svarfrist: number; kall: Kall | null }

/** Thrown to undo the transaction of a call that was carried out before. */
class Replayed extends Error {}

type Sendt = { sakId: string; saksnummer: number }

/** Feedback and complaints: stored and numbered; the organisation is mailed, and the member gets a receipt. */
export function createSakService(d: D) {
  const note = createNote(d, 'sak')

  async function findDokument(caller: Caller, id: string) {
    if (!id) return null
    if (!z.safeParse(Id, id).success) throw new AppError('ikke_funnet', 'malformed document id')
    const { _id, filnavn } = await d.dokument.get(caller, id)
    return { id: _id, filnavn }
  }

  async function store(tx: Database, caller: Caller, sak: NySak): Promise<number> {
    const { id, slag, melding, dokument, linje: om, svarfrist, kall } = sak
    const opprettet = d.now()
    const navn = dokument?.filnavn ?? ''
    const nummer = await insertSak(tx, {
      id,
      bruker_id: caller.id,
      dokument_id: dokument?.id ?? null,
      dokument_navn: navn,
      dokument_sort: sortKey(navn),
      slag,
      kjoering_id: om?.kjoeringId ?? null,
      linje: om?.linje ?? null,
      opprettet,
      frist: createFrist(opprettet, svarfrist),
    })
    if (await claimKall(tx, caller.id, kall, opprettet, { sak_id: id })) throw new Replayed()
    const first = { id: d.newId(), sak_id: id, retning: 'inn', avsender_id: caller.id } as const
    await insertMelding(tx, { ...first, tekst: melding, tid: opprettet })
    if (dokument) await d.dokument.takeMelding(tx, caller, dokument.id)
    await note(tx, caller, id, 'opprettet')
    return nummer
  }

  /** A message to the member, and a note that staff alone read. */
  async function openFraPortalen(tx: Database, sak: EgenSak & { svarfrist: number }): Promise<void> {
    if (await findSak(tx, sak.id)) return
    const tid = d.now()
    await openPortalsak(d, tx, { ...sak, slag: 'tilbakemelding', tid })
    const first = { sak_id: sak.id, avsender_id: null, tid }
    await insertMelding(tx, { ...first, id: d.newId(), retning: 'ut', tekst: sak.melding })
    await insertMelding(tx, { ...first, id: d.newId(), retning: 'notat', tekst: sak.notat })
  }

  async function send(caller: Caller, body: Body, kall: Kall | null): Promise<Sendt> {
    const { melding, slag, dokumentId, oppgjoerslinje } = read(body)
    const linje = oppgjoerslinje && (await findLinje(d.db, oppgjoerslinje, caller.id))
    if (oppgjoerslinje && !linje) throw new AppError('ikke_funnet', 'no such line of the caller')
    const dokument = await findDokument(caller, dokumentId)
    await d.forsoek.require([{ navn: 'sak', hvem: caller.id, hoeyst: meldingerPerHour, sekunder: 3600 }])
    const fra = await readFra(d, d.db, caller.id)
    const sakId = d.newId()
    const [brev, svarfrist] = await Promise.all([d.readBrev(), d.readSvarfrist()])
    return d.inTransaction(async tx => {
      const ny = { id: sakId, slag, melding, fra, dokument, linje }
      const nummer = await store(tx, caller, { ...ny, svarfrist, kall })
      const sak = { ...ny, nummer }
      await d.outbox.queue(tx, brev.avsender.kontaktadresse, 'sak', sakTilOrganisasjonenBrev(brev, sak))
      await d.outbox.queue(tx, fra.epost, 'sak_kvittering', sakKvitteringBrev(brev, sak))
      return { sakId, saksnummer: nummer }
    })
  }

  /** A retry is answered with the case that the first call made, and does not count as one more message. */
  async function sendOnce(caller: Caller, body: Body, kall: Kall | null): Promise<Sendt> {
    const findEarlier = async () => {
      const { sak_id } = (await findTidligere(d.db, caller.id, kall)) ?? {}
      return sak_id ? findSak(d.db, sak_id) : undefined
    }
    const earlier = await findEarlier()
    if (earlier) return earlier
    try {
      return await send(caller, body, kall)
    } catch (error) {
      const first = error instanceof Replayed ? await findEarlier() : undefined
      if (first) return first
      throw error
    }
  }

  return {
    /**
     * @param kall the same call a second time is answered with the case that the first one made
     * @throws AppError `for_mange_forsoek` after five an hour, `ikke_funnet` for somebody else's document, `hemmelig_nummer` where the
     * text has a personnummer or an account number, `noekkel_brukt`
     */
    send: sendOnce,
    /** Does nothing where the case is there already. @param sak.svarfrist days until the answer is due */
    openFraPortalen,
  }
}
export type SakService = ReturnType<typeof createSakService>
