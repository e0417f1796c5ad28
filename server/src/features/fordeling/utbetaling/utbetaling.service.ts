import { isFrosset } from '@rp/contract/kjoering'
import {
  type FeiletBetaling,
  findDatofeil,
  type Utbetaling,
  type Utbetalinger,
} from '@rp/contract/utbetaling'
import { AppError } from '../../../platform/http/app-error.ts'
import { type Caller, requireProved } from '../../../platform/http/caller.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import { norwegianDay } from '../../../platform/norwegian-day.ts'
import { kontomangelOf } from '../../bruker/bruker.service.ts'
import type { Database } from '../../database.ts'
import { createNote, listEndringer } from '../../historikk/historikk.service.ts'
import { handlingAv } from '../kjoering/kjoering.mapping.ts'
import { get, type KjoeringDependencies } from '../kjoering/kjoering.service.ts'
import { formatKroner } from '../kroner.ts'
import { type Bankfeil, findMelding, readBankstatus } from './bankstatus.ts'
import {
  type D as BetalingDependencies,
  listTilAvviste,
  lockBetalinger,
  refuseAvviste,
  stopAvviste,
  sumNeste,
  tryAgain,
} from './betaling.ts'
import { kontoFor } from './kontostand.ts'
import type { Betaler } from './pain001.ts'
import { referanseOf } from './pain001.ts'
import * as repository from './utbetaling.repository.ts'
import { queueVarsler } from './varsel.jobs.ts'

type D = KjoeringDependencies & BetalingDependencies & { betaler: Betaler | null }
type Row = repository.UtbetalingRow

const toUtbetaling = (row: Row, avviste: number): Utbetaling => ({
  _id: row.id,
  nummer: row.nummer,
  dato: row.dato,
  antall: row.antall,
  beloep: row.beloep,
  klar: row.noekkel !== null,
  bestilt: handlingAv(row.bestilt, row.bestilt_navn),
  sendt: row.sendt && handlingAv(row.sendt, row.sendt_navn),
  forkastet: row.forkastet && handlingAv(row.forkastet, row.forkastet_navn),
  avviste,
  feilet: { antall: row.feilet_antall, beloep: row.feilet_beloep },
})

/** The account of whoever a payment is to; none of who is gone. */
const toKontorad = (row: repository.FeiletAvRow) => ({
  id: row.bruker_id,
  kontonummer_kryptert: row.kontonummer_kryptert ?? '',
  iban_kryptert: row.iban_kryptert ?? '',
  swift: row.swift ?? '',
  konto_avvist_kryptert: row.konto_avvist_kryptert ?? '',
})
const toFeilet = (d: D, row: repository.FeiletAvRow): FeiletBetaling => ({
  _id: row.id,
  brukerId: row.bruker_id,
  navn: (row.reserve === 'nei' && row.navn) || 'Slettet bruker',
  beloep: row.beloep,
  grunn: row.feilgrunn ?? '',
  tid: row.feilet?.toISOString() ?? '',
  reserve: row.reserve,
  venterPaaKonto: row.reserve === 'nei' && kontomangelOf(kontoFor(d, toKontorad(row))) !== null,
})

type Hendelse =
  | 'utbetaling_bestilt'
  | 'utbetalingsfil_hentet'
  | 'utbetaling_sendt'
  | 'utbetaling_forkastet'
  | 'bankstatus_lest'

/** @throws AppError `ikke_funnet` */
async function find(db: Database, id: string): Promise<Row> {
  const row = await repository.findUtbetaling(db, id)
  if (!row) throw new AppError('ikke_funnet', 'no such payment file')
  return row
}
/** Holds the row of a file until the transaction ends. @throws AppError `ikke_funnet` */
async function lock(tx: Database, id: string): Promise<Row> {
  await repository.lockUtbetaling(tx, id)
  return find(tx, id)
}

/** @throws AppError `ugyldig_foresporsel` for a day that the bank cannot pay on */
function requirePayable(dato: string, naa: Date): void {
  const feil = findDatofeil(dato, norwegianDay(naa))
  if (feil) throw new AppError('ugyldig_foresporsel', 'no day to pay on', { felt: { dato: feil } })
}

/** @throws AppError `foreldet` where it was sent or discarded */
function requireOpen({ sendt, forkastet }: Row): void {
  if (sendt || forkastet) throw new AppError('foreldet', 'file was sent or discarded')
}

/** An id without its hyphens. */
const isReferanse = (text: string): boolean => /^[0-9a-f]{32}$/.test(text)

/** From an approved run to money in an account: the file to the bank, and what the bank says of it. */
export function createUtbetalingService(d: D) {
  async function read(db: Database, kjoeringId: string): Promise<Utbetalinger> {
    await get(db, kjoeringId)
    const [filer, neste, feilet, avviste] = await Promise.all([
      repository.listUtbetalinger(db, kjoeringId),
      sumNeste(d, db, kjoeringId),
      repository.listFeiletAv(db, kjoeringId),
      listTilAvviste(d, db, kjoeringId),
    ])
    return {
      filer: filer.map(fil => toUtbetaling(fil, avviste.filter(one => one.utbetaling_id === fil.id).length)),
      neste: neste.neste,
      staarOver: neste.over,
      skyldes: { antall: neste.skyldes.antall, beloep: -neste.skyldes.beloep },
      feilet: feilet.map(row => toFeilet(d, row)),
    }
  }

  /** Told in the history of the run that the file was asked for from. */
  const note = (
    tx: Database,
    caller: Caller,
    { kjoering_id, nummer, antall, beloep }: Pick<Row, 'kjoering_id' | 'nummer' | 'antall' | 'beloep'>,
    hendelse: Hendelse,
    mer: Readonly<Record<string, string | number>> = {},
  ) =>
    createNote(d, 'kjoering')(
      tx,
      caller,
      kjoering_id,
      hendelse,
      listEndringer({}, { utbetaling: nummer, betalinger: antall, sum: formatKroner(beloep), ...mer }),
    )

  function order(caller: Caller, kjoeringId: string, dato: string): Promise<Utbetalinger> {
    requireProved(caller, d.now())
    requirePayable(dato, d.now())
    if (!d.betaler) throw new AppError('betaler_mangler', 'no account to pay from')
    return d.inTransaction(async tx => {
      if (!isFrosset((await get(tx, kjoeringId)).tilstand))
        throw new AppError('foreldet', 'run is not approved')
      await repository.lockBestilling(tx)
      // A run that was approved by an older version has locked nothing yet.
      if (!(await repository.hasBetalinger(tx, kjoeringId))) await lockBetalinger(d, tx, kjoeringId)
      await stopAvviste(d, tx)
      await tryAgain(d, tx)
      const { antall, beloep } = (await sumNeste(d, tx, kjoeringId)).neste
      if (antall === 0) throw new AppError('ingen_betalinger', 'nothing to pay')
      const [id, bestilt] = [d.newId(), d.now()]
      const row = { id, kjoering_id: kjoeringId, dato, antall, beloep, bestilt, bestilt_av: caller.id }
      await repository.insertUtbetaling(tx, row)
      await repository.takeNeste(tx, kjoeringId, id)
      await addJob(tx, 'lag_utbetalingsfil', { id }, { jobKey: `lag_utbetalingsfil:${id}` })
      await note(tx, caller, await find(tx, id), 'utbetaling_bestilt')
      return read(tx, kjoeringId)
    })
  }

  /** Where the file lies. Who fetches it is written into the history first. */
  async function open(caller: Caller, id: string) {
    await find(d.db, id)
    requireProved(caller, d.now())
    return d.inTransaction(async tx => {
      const row = await find(tx, id)
      if (row.forkastet) throw new AppError('foreldet', 'file was discarded')
      const { noekkel, bytes, sha256, nummer } = row
      if (noekkel === null || bytes === null || sha256 === null)
        throw new AppError('foreldet', 'file is not made yet')
      // It may have been sent before the bank refused it, and can then be marked so; but nobody sends it from now on.
      const avviste = await listTilAvviste(d, tx, row.kjoering_id)
      if (avviste.some(one => one.utbetaling_id === id))
        throw new AppError('avvist_konto_i_filen', 'pays to an account that the bank has refused')
      await note(tx, caller, row, 'utbetalingsfil_hentet', { sha256 })
      return { noekkel, bytes, sha256, navn: `utbetaling-${nummer}.xml` }
    })
  }

  async function discard(caller: Caller, id: string, begrunnelse: string): Promise<Utbetalinger> {
    await find(d.db, id)
    requireProved(caller, d.now())
    return d.inTransaction(async tx => {
      await repository.lockBestilling(tx)
      const row = await lock(tx, id)
      requireOpen(row)
      await repository.discard(tx, id, d.now(), caller.id)
      // They may have been locked to an account that the bank has refused since.
      await stopAvviste(d, tx)
      await note(tx, caller, row, 'utbetaling_forkastet', { begrunnelse: begrunnelse.trim() })
      return read(tx, row.kjoering_id)
    })
  }

  async function markSendt(tx: Database, caller: Caller, row: Row): Promise<void> {
    await repository.markSendt(tx, row.id, d.now(), caller.id)
    await note(tx, caller, row, 'utbetaling_sendt')
  }

  async function send(caller: Caller, id: string): Promise<Utbetalinger> {
    await find(d.db, id)
    requireProved(caller, d.now())
    return d.inTransaction(async tx => {
      const row = await lock(tx, id)
      if (row.noekkel === null) throw new AppError('foreldet', 'file is not made yet')
      requireOpen(row)
      await markSendt(tx, caller, row)
      await queueVarsler(tx)
      return read(tx, row.kjoering_id)
    })
  }

  /** @returns those that failed now; null where it is not about this file */
  async function mark(
    tx: Database,
    id: string,
    { alle, referanse, grunn, kontofeil }: Bankfeil,
  ): Promise<string[] | null> {
    const feil = { tid: d.now(), grunn, kontofeil }
    if (alle !== null) {
      if (referanse !== referanseOf(id)) return null
      return repository.markFeilet(tx, id, { referanse: null, kontoslag: alle === 'fil' ? null : alle }, feil)
    }
    if (!isReferanse(referanse) || !(await repository.hasBetaling(tx, id, referanse))) return null
    return repository.markFeilet(tx, id, { referanse, kontoslag: null }, feil)
  }

  /**
   * The bank's answer on a file that was discarded says that it was sent all the same, and the history that it did. Returns `foreldet` where
   * it is about that file: the line is to be kept.
   */
  async function applyForkastet(
    tx: Database,
    caller: Caller,
    row: Row,
    { feil, innhold }: { feil: readonly Bankfeil[]; innhold: string },
  ) {
    const referanser = feil.map(({ referanse }) => referanse).filter(isReferanse)
    if (innhold.includes(referanseOf(row.id)) || (await repository.hasForkastet(tx, row, referanser))) {
      await note(tx, caller, row, 'bankstatus_lest', { Svar: 'Gjelder en fil som er forkastet' })
      return new AppError('foreldet', 'the bank has a file that was discarded')
    }
    return { ...(await read(tx, row.kjoering_id)), nye: 0, ukjente: feil.length }
  }

  /** The bank says itself which file it answers. @throws AppError `ugyldig_foresporsel` where that is another one, by its number */
  async function checkFil(tx: Database, id: string, innhold: string): Promise<void> {
    const melding = findMelding(innhold)
    const annen = melding && isReferanse(melding) && (await repository.findAnnenFil(tx, melding, id))
    if (annen)
      throw new AppError('ugyldig_foresporsel', 'the answer is about another file', {
        felt: { innhold: `Svaret gjelder fil nr. ${annen.nummer} («${annen.navn}»). Les det inn ved den.` },
      })
  }

  async function applyBankstatus(caller: Caller, id: string, innhold: string) {
    requireProved(caller, d.now())
    const feil = readBankstatus(innhold)
    if (feil === null) throw new AppError('bankstatus_uleselig', 'neither pain.002 nor a list of references')
    const outcome = await d.inTransaction(async tx => {
      // What waits is not taken into another file meanwhile.
      await repository.lockBestilling(tx)
      const row = await lock(tx, id)
      if (row.noekkel === null) throw new AppError('foreldet', 'file is not made yet')
      await checkFil(tx, id, innhold)
      if (row.forkastet) return applyForkastet(tx, caller, row, { feil, innhold })
      const outcomes: (string[] | null)[] = []
      for (const one of feil) outcomes.push(await mark(tx, id, one))
      // What the bank answers, it has been sent: it can no longer be discarded.
      const isAnswered = innhold.includes(referanseOf(id)) || outcomes.some(one => one !== null)
      if (!row.sendt && !isAnswered) throw new AppError('foreldet', 'file is not sent')
      if (!row.sendt) await markSendt(tx, caller, row)
      const feilet = outcomes.flatMap(one => one ?? [])
      const ukjente = outcomes.filter(one => one === null).length
      await refuseAvviste(d, tx, feilet)
      await note(tx, caller, row, 'bankstatus_lest', { feilet: feilet.length })
      return { ...(await read(tx, row.kjoering_id)), nye: feilet.length, ukjente }
    })
    if (outcome instanceof AppError) throw outcome
    return outcome
  }

  return { read: (kjoeringId: string) => read(d.db, kjoeringId), order, open, send, discard, applyBankstatus }
}
