import type { Henvendelse, HenvendelseRad } from '@rp/contract/sak'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Database } from '../../database.ts'
import { createNote } from '../../historikk/historikk.service.ts'
import { claimKall, findTidligere, type Kall } from '../../idempotens/idempotens.service.ts'
import { createFrist, fristEndring } from '../frist.ts'
import { sakNyMeldingBrev } from '../sak.mail.ts'
import { toLukking } from '../sak.mapping.ts'
import { requireOwn, requireTekst } from '../sak.policy.ts'
import * as repository from '../sak.repository.ts'
import { meldingerPerHour, readFra, type SakDependencies } from '../sak.service.ts'

type D = SakDependencies

function toRad(
  row: repository.HenvendelseRow,
  oppgjoerslinje: HenvendelseRad['oppgjoerslinje'],
): HenvendelseRad {
  const filnavn = row.filnavn_naa ?? row.dokument_navn
  return {
    nummer: row.nummer,
    slag: row.slag,
    tilstand: row.tilstand,
    dokument: filnavn ? { id: row.levende_dokument, filnavn } : null,
    opprettet: row.opprettet.toISOString(),
    sist: (row.sist ?? row.opprettet).toISOString(),
    begynnelse: row.begynnelse ?? '',
    oppgjoerslinje,
  }
}

/** A member's own cases: to read what was answered, and to write more. */
export function createHenvendelseService(d: D) {
  const note = createNote(d, 'sak')

  async function get(caller: Caller, nummer: number): Promise<Henvendelse> {
    const row = await repository.findHenvendelse(d.db, nummer)
    requireOwn(caller, row)
    const [meldinger, linje] = await Promise.all([
      repository.listSynligeMeldinger(d.db, row.id),
      repository.findSakslinje(d.db, row),
    ])
    return {
      ...toRad(row, linje),
      lukking: toLukking(row),
      meldinger: meldinger.map(({ id, retning, tekst, tid }) => ({
        id,
        retning: retning === 'ut' ? 'ut' : 'inn',
        tekst,
        tid: tid.toISOString(),
      })),
    }
  }

  /** A case that waited for the member waits for us again, with a deadline of its own. */
  async function reopen(
    tx: Database,
    caller: Caller,
    sak: repository.SakRow,
    svarfrist: number,
  ): Promise<void> {
    const tid = d.now()
    const waits = sak.tilstand === 'aapen'
    const frist = waits ? sak.frist : createFrist(tid, svarfrist)
    const lukking = { lukket: null, lukket_grunn: null, lukket_forklaring: '' }
    await repository.updateSak(tx, sak.id, { tilstand: 'aapen', frist, ...lukking })
    const hendelse = sak.tilstand === 'lukket' ? 'gjenaapnet' : 'besvart'
    await note(tx, caller, sak.id, hendelse, fristEndring(sak.frist, frist))
  }

  async function reply(caller: Caller, nummer: number, tekst: string, kall: Kall | null) {
    requireOwn(caller, await repository.findHenvendelse(d.db, nummer))
    const melding = requireTekst(tekst)
    if (await findTidligere(d.db, caller.id, kall)) return
    await d.forsoek.require([{ navn: 'sak_svar', hvem: caller.id, hoeyst: meldingerPerHour, sekunder: 3600 }])
    const [brev, svarfrist] = await Promise.all([d.readBrev(), d.readSvarfrist()])
    await d.inTransaction(async tx => {
      const sak = await repository.lockSak(tx, nummer)
      requireOwn(caller, sak)
      if (await claimKall(tx, caller.id, kall, d.now(), { sak_id: sak.id })) return
      const ny = { id: d.newId(), sak_id: sak.id, retning: 'inn', avsender_id: caller.id } as const
      await repository.insertMelding(tx, { ...ny, tekst: melding, tid: d.now() })
      await reopen(tx, caller, sak, svarfrist)
      if (sak.dokument_id) await d.dokument.takeMelding(tx, caller, sak.dokument_id)
      const fra = await readFra(d, tx, caller.id)
      const letter = sakNyMeldingBrev(brev, { ...sak, melding, fra }, sak.tilstand === 'lukket')
      await d.outbox.queue(tx, brev.avsender.kontaktadresse, 'sak_ny_melding', letter)
    })
  }

  return {
    async list(caller: Caller): Promise<HenvendelseRad[]> {
      const rader = await repository.listHenvendelser(d.db, caller.id)
      const linjer = await repository.findSakslinjer(d.db, rader)
      return rader.map((row, at) => toRad(row, linjer[at] ?? null))
    },
    /** @throws AppError `ikke_funnet` for a case that is not the caller's */
    get,
    /**
     * Adds a message and tells the organisation. A closed case is opened again.
     * @param kall the same call a second time writes nothing
     * @throws AppError `noekkel_brukt` among others
     */
    async reply(caller: Caller, nummer: number, tekst: string, kall: Kall | null): Promise<Henvendelse> {
      await reply(caller, nummer, tekst, kall)
      return get(caller, nummer)
    },
  }
}
