import type { FieldCipher } from '../../../platform/crypto/field-cipher.ts'
import type { Log } from '../../../platform/log.ts'
import { type Konto, kontoOf, openBank } from '../../bruker/bruker.service.ts'
import type { Clock, Database, NewId } from '../../database.ts'
import { kontoslagOf, type Mottaker, sealMottaker } from './mottaker.ts'
import * as repository from './utbetaling.repository.ts'
import { queueVarsler } from './varsel.jobs.ts'

export type D = { cipher: FieldCipher; now: Clock; newId: NewId; log: Log }

/** So many are sealed between two questions to the database. */
const atOnce = 500
const utenKonto = 'Vi har ikke et gyldig kontonummer.'

type Kontorad = Parameters<typeof openBank>[1]
/** The account of somebody; none where what is stored is no account, or cannot be opened, which the log then tells. */
export function kontoFor({ cipher, log }: Pick<D, 'cipher' | 'log'>, row: Kontorad): Konto {
  try {
    return kontoOf(openBank(cipher, row))
  } catch (error) {
    log.error({ err: error, bruker: row.id }, 'an account number cannot be opened')
    return { konto: '', iban: '', bic: '' }
  }
}

/** Who somebody is to the bank, as they have written it themselves. */
function mottakerOf(d: D, row: repository.TilgodeRow): Mottaker {
  const { fornavn, mellomnavn, etternavn, adresse, postnummer, poststed } = row
  const navn = [fornavn, mellomnavn, etternavn].filter(Boolean).join(' ')
  return { navn, adresse, postnummer, by: poststed, ...kontoFor(d, row) }
}

type Skyldig = { kjoering_id: string; forsoek: number; beloep: number }
/** A payment with name and account as they are now. Without an account it has failed from the start, and comes again like others. */
function toBetaling(d: D, row: repository.TilgodeRow, skyldig: Skyldig) {
  const { cipher, now, newId } = d
  const [id, mottaker] = [newId(), mottakerOf(d, row)]
  const kontoslag = kontoslagOf(mottaker)
  // What is owed back goes to no account.
  const failed = kontoslag === 'mangler' && skyldig.beloep > 0
  return {
    ...skyldig,
    id,
    bruker_id: row.id,
    kontoslag,
    mottaker_kryptert: sealMottaker(cipher, id, mottaker),
    utbetaling_id: null,
    feilet: failed ? now() : null,
    feilgrunn: failed ? utenKonto : null,
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

/** Gives what failed another try, to the account that its person has now; what has none stays as it is. */
export async function tryAgain(d: D, tx: Database): Promise<void> {
  for (let after = repository.foersteId; ; ) {
    const rows = await repository.listFeilede(tx, after, atOnce)
    const last = rows.at(-1)
    if (!last) return
    const again = rows
      .map(row =>
        toBetaling(d, row, { kjoering_id: row.kjoering_id, forsoek: row.forsoek + 1, beloep: row.beloep }),
      )
      .filter(({ feilet }) => feilet === null)
    if (again.length > 0) await repository.insertBetalinger(tx, again)
    after = last.betaling_id
  }
}
