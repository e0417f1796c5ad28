import { createHash } from 'node:crypto'
import { renEpost } from '@rp/contract/epost'
import type { Base } from '../base.ts'
import type { Database } from '../database.ts'
import { createNote } from '../historikk/historikk.service.ts'
import { epostNoekkel } from './adresse.ts'
import * as repository from './bruker.repository.ts'

/** A case that the portal opens by itself: what the member reads of it, and what staff do. */
export type EgenSak = { id: string; brukerId: string; melding: string; notat: string }

export type AdresserensDependencies = Pick<Base, 'db' | 'inTransaction' | 'historikk' | 'now'> & {
  /** Does nothing where the case is there already. */
  openSak: (tx: Database, sak: EgenSak) => Promise<void>
}
type Rad = { id: string; epost: string; epost_noekkel: string }

const atOnce = 500

const melding =
  'E-postadressen på kontoen din kan skrives på flere måter, og vi undersøker den. Kontoen virker som før. Du trenger ikke gjøre noe nå.'
const notatOf = (annen: string) =>
  `En annen konto har den samme e-postadressen, skrevet på en annen måte: /admin/brukere/${annen}. Begge kontoene er beholdt, og begge virker. Finn ut om de tilhører samme person, og bytt adressen på den ene.`

/** The same case for the same account and address, however often the job meets them. */
function sakIdOf(row: Rad, noekkel: string): string {
  const hex = createHash('sha256').update(`${row.id}|${noekkel}`).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  )
}

/**
 * Writes addresses and their keys as they are made now. Two accounts whose addresses become one both stay as they are, each found by its
 * address as it was written, and staff get a case. Cut off, it goes on where it was: what is done is passed over.
 */
export async function cleanAdresser(d: AdresserensDependencies): Promise<void> {
  const note = createNote(d, 'bruker')

  async function cleanOne(tx: Database, row: Rad, epost: string, noekkel: string): Promise<void> {
    const now = await repository.lockBruker(tx, row.id)
    if (now?.epost !== row.epost) return
    const owner = await repository.findBrukerByEpost(tx, [noekkel])
    if (owner && owner.id !== row.id) {
      const sak = { id: sakIdOf(row, noekkel), brukerId: row.id, melding, notat: notatOf(owner.id) }
      return d.openSak(tx, sak)
    }
    await repository.updateBrukerRow(tx, row.id, { epost, epost_noekkel: noekkel })
    // Mail was sent to the address as it was written: an erasure must find that too.
    if (epost !== row.epost)
      await note(tx, null, row.id, 'epost_endret', [{ felt: 'email', fra: row.epost, til: epost }])
  }

  for await (const row of eachAdresse(d.db)) {
    const epost = renEpost(row.epost)
    const noekkel = epostNoekkel(epost)
    if (epost !== row.epost || noekkel !== row.epost_noekkel)
      await d.inTransaction(tx => cleanOne(tx, row, epost, noekkel))
  }
}

/** Accounts, two or more in each group, whose addresses are the same address in several spellings. */
export async function listDobleAdresser(db: Database): Promise<string[][]> {
  const perNoekkel = new Map<string, string[]>()
  for await (const { id, epost } of eachAdresse(db)) {
    const noekkel = epostNoekkel(epost)
    perNoekkel.set(noekkel, [...(perNoekkel.get(noekkel) ?? []), id])
  }
  return [...perNoekkel.values()].filter(ids => ids.length > 1)
}

async function* eachAdresse(db: Database): AsyncGenerator<Rad> {
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = await repository.listAdresser(db, after, atOnce)
    yield* rows
    after = rows.at(-1)?.id ?? after
    if (rows.length < atOnce) return
  }
}
