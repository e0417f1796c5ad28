import type { FieldCipher } from '../../../platform/crypto/field-cipher.ts'
import type { Log } from '../../../platform/log.ts'
import {
  type Kontostand,
  kontomangelOf,
  nummerOf,
  openAvviste,
  refuseKontoer,
} from '../../bruker/bruker.service.ts'
import type { Clock, Database, NewId } from '../../database.ts'
import { kontoFor } from './kontostand.ts'
import { kontoslagOf, type Mottaker, openMottaker, sealMottaker } from './mottaker.ts'
import * as repository from './utbetaling.repository.ts'
import { queueVarsler } from './varsel.jobs.ts'

export type D = { cipher: FieldCipher; now: Clock; newId: NewId; log: Log }

/** So many are sealed between two questions to the database. */
const atOnce = 500
/** Why a payment has failed before it is sent. */
const kontogrunn = {
  mangler_konto: 'Vi har ikke et gyldig kontonummer.',
  avvist_konto: 'Banken har avvist kontoen.',
} as const

/** Who somebody is to the bank, as they have written it themselves. */
function mottakerOf(row: repository.TilgodeRow, { konto }: Kontostand): Mottaker {
  const { fornavn, mellomnavn, etternavn, adresse, postnummer, poststed, land } = row
  const navn = [fornavn, mellomnavn, etternavn].filter(Boolean).join(' ')
  return { navn, adresse, postnummer, by: poststed, land, ...konto }
}

type Skyldig = { kjoering_id: string; forsoek: number; beloep: number }
/**
 * A payment with name and account as they are now. Without an account, or with one that the bank has refused, it has failed from the
 * start, and comes again like others.
 */
function toBetaling(d: D, row: repository.TilgodeRow, skyldig: Skyldig) {
  const { cipher, now, newId } = d
  const [id, stand] = [newId(), kontoFor(d, row)]
  const mottaker = mottakerOf(row, stand)
  // What is owed back goes to no account.
  const mangel = skyldig.beloep > 0 ? kontomangelOf(stand) : null
  return {
    ...skyldig,
    id,
    bruker_id: row.id,
    kontoslag: kontoslagOf(mottaker),
    mottaker_kryptert: sealMottaker(cipher, id, mottaker),
    utbetaling_id: null,
    feilet: mangel && now(),
    feilgrunn: mangel && kontogrunn[mangel],
    varslet: null,
    opprettet: now(),
  }
}

/** Locks what each person is to have of a run or owes back, and where it goes. Held back lines give nothing. */
export async function lockBetalinger(d: D, tx: Database, kjoering_id: string): Promise<void> {
  await repository.lockBestilling(tx)
  for (let after = repository.foersteId; ; ) {
    const rows = await repository.listTilgode(tx, kjoering_id, after, atOnce)
    const last = rows.at(-1)
    // Those without an account are told so.
    if (!last) return queueVarsler(tx)
    await repository.insertBetalinger(
      tx,
      rows.map(row => toBetaling(d, row, { kjoering_id, forsoek: 1, beloep: row.beloep })),
    )
    after = last.id
  }
}

/** What failed and can be tried again, some at a time: its person has an account now, and not one that the bank has refused. */
async function* listIgjen(d: D, db: Database): AsyncGenerator<repository.FeiletRow[]> {
  for (let after = repository.foersteId; ; ) {
    const rows = await repository.listFeilede(db, after, atOnce)
    const last = rows.at(-1)
    if (!last) return
    yield rows.filter(row => row.beloep < 0 || kontomangelOf(kontoFor(d, row)) === null)
    after = last.betaling_id
  }
}

/** Gives what failed another try, to the account that its person has now. */
export async function tryAgain(d: D, tx: Database): Promise<void> {
  for await (const rows of listIgjen(d, tx)) {
    const again = rows.map(row =>
      toBetaling(d, row, { kjoering_id: row.kjoering_id, forsoek: row.forsoek + 1, beloep: row.beloep }),
    )
    if (again.length > 0) await repository.insertBetalinger(tx, again)
  }
}

/** What the next file would have, by the same rule as it is made: what waits, and what failed and can be tried again. */
export async function sumNeste(d: D, db: Database, kjoeringId: string) {
  const igjen: string[] = []
  for await (const rows of listIgjen(d, db)) igjen.push(...rows.map(({ betaling_id }) => betaling_id))
  return repository.sumNeste(db, kjoeringId, igjen)
}

/** Payments that are locked to an account that the bank has refused: what waits for a file, or what is in those of a run that are not sent. */
export async function listTilAvviste(d: D, db: Database, kjoeringId: string | null = null) {
  const rows = await repository.listHosAvviste(db, kjoeringId)
  return rows.filter(
    ({ id, mottaker_kryptert, bruker_id, konto_avvist_kryptert }) =>
      mottaker_kryptert !== null &&
      kontomangelOf({
        konto: openMottaker(d.cipher, id, mottaker_kryptert),
        avviste: openAvviste(d.cipher, { id: bruker_id, konto_avvist_kryptert }),
      }) === 'avvist_konto',
  )
}

/**
 * Fails what waits to go to an account that the bank has refused, so that nothing more is sent there. To be told after each answer of the
 * bank, and before a file is asked for.
 */
export async function stopAvviste(d: D, tx: Database): Promise<void> {
  const stanses = await listTilAvviste(d, tx)
  const feil = { tid: d.now(), grunn: kontogrunn.avvist_konto }
  await repository.refuseBetalinger(
    tx,
    stanses.map(({ id }) => id),
    feil,
  )
  await queueVarsler(tx)
}

/** Remembers the accounts of payments that the bank has refused now: once, so that staff can say that one can be used again. */
export async function refuseAvviste(d: D, tx: Database, feilet: readonly string[]): Promise<void> {
  const avviste = (await repository.listAvviste(tx, feilet)).flatMap(
    ({ id, bruker_id: brukerId, mottaker_kryptert }) =>
      mottaker_kryptert === null
        ? []
        : [{ brukerId, nummer: nummerOf(openMottaker(d.cipher, id, mottaker_kryptert)) }],
  )
  await refuseKontoer(d, tx, avviste)
  await stopAvviste(d, tx)
}
