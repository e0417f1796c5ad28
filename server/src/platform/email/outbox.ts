import { coverHemmeligeNumre as cover } from '@rp/contract/hemmelig-nummer'
import type { ColumnType, Generated, Kysely, Updateable } from 'kysely'
import type { FieldCipher } from '../crypto/field-cipher.ts'
import type { EncryptedColumn } from '../crypto/key-check.ts'
import { cutText } from '../cut-text.ts'
import { addJob, type JobHandlers } from '../jobs/jobs.ts'
import { type Letter, toHtml, toText } from './letter.ts'
import type { Mailer } from './mailer.ts'

type Timestamp = ColumnType<Date, Date, Date>
export type OutboxTable = {
  id: string
  mottaker: string
  mal: string
  innhold_kryptert: string | null
  opprettet: Timestamp
  sendt: Date | null
  feilet: Date | null
  forsoek: Generated<number>
  siste_feil: string | null
}
// biome-ignore lint/suspicious/noExplicitAny: the outbox takes part in any feature's transaction; `as` below names its table.
type AnyDatabase = Kysely<any>
const table = (db: AnyDatabase) => db as Kysely<{ epost: OutboxTable }>

type Dependencies = {
  db: AnyDatabase
  cipher: FieldCipher
  /** Null: no mail server is set, and the mail stays in the local inbox. */
  mailer: Mailer | null
  now: () => Date
  newId: () => string
  /** Whether a mail of this kind may go to this address. */
  mayReceive: (tx: AnyDatabase, to: string, kind: string) => Promise<boolean>
}

const boundTo = (id: string) => `epost:${id}`
export const outboxColumns: readonly EncryptedColumn[] = [
  { table: 'epost', column: 'innhold_kryptert', boundTo },
]
const keptErrorLength = 300

type Outcome = Partial<Pick<Updateable<OutboxTable>, 'sendt' | 'feilet' | 'siste_feil' | 'innhold_kryptert'>>

/** The mails to any of the addresses, and those whose content, as long as it is kept, has one of the words. Ids. */
async function findMail(
  tx: AnyDatabase,
  to: readonly string[],
  words: readonly string[],
  open: (id: string, sealed: string) => Letter,
): Promise<string[]> {
  const rows = await table(tx).selectFrom('epost').select(['id', 'mottaker', 'innhold_kryptert']).execute()
  const addresses = to.map(address => address.toLowerCase())
  const wanted = words.map(word => word.toLowerCase())
  const mentions = (id: string, sealed: string) => {
    const content = JSON.stringify(open(id, sealed)).toLowerCase()
    return wanted.some(word => content.includes(word))
  }
  return rows
    .filter(
      ({ id, mottaker, innhold_kryptert: sealed }) =>
        addresses.includes(mottaker.toLowerCase()) || (sealed !== null && mentions(id, sealed)),
    )
    .map(({ id }) => id)
}

/** A title or a name that somebody wrote may have a personnummer or an account number: no mail has (trust.md F4). */
const withoutNumre = ({ subject, paragraphs, closing, ...letter }: Letter): Letter => ({
  ...letter,
  subject: cover(subject),
  paragraphs: paragraphs.map(cover),
  closing: closing.map(cover),
})

/**
 * Mail leaves through a job that is queued in the transaction of the change it tells of, so that neither is without the other.
 * The content is encrypted, since a link in it may open an account, and forgotten once the mail server has it.
 */
export function createOutbox({ db, cipher, mailer, now, newId, mayReceive }: Dependencies) {
  const openLetter = (id: string, sealed: string) => JSON.parse(cipher.decrypt(sealed, boundTo(id))) as Letter

  const markMail = (id: string, outcome: Outcome) =>
    table(db)
      .updateTable('epost')
      .set(row => ({ ...outcome, forsoek: row('forsoek', '+', 1) }))
      .where('id', '=', id)
      .execute()

  async function send(id: string, lastAttempt: boolean): Promise<void> {
    const mail = await table(db).selectFrom('epost').selectAll().where('id', '=', id).executeTakeFirst()
    if (!mail?.innhold_kryptert || mail.sendt) return
    const letter = openLetter(id, mail.innhold_kryptert)
    try {
      const { subject, replyTo, thread } = letter
      const to = mail.mottaker
      await mailer?.send({ id, to, subject, replyTo, thread, text: toText(letter), html: toHtml(letter) })
    } catch (error) {
      const siste_feil = cutText(String(error).replaceAll('\0', ''), keptErrorLength)
      await markMail(id, { feilet: lastAttempt ? now() : null, siste_feil })
      throw error
    }
    await markMail(id, { sendt: now(), ...(mailer && { innhold_kryptert: null }) })
  }

  return {
    /** Queues one mail. `kind` names it in the overview of mail, which never shows content. @returns its id; null where it may not go there */
    async queue(tx: AnyDatabase, to: string, kind: string, letter: Letter): Promise<string | null> {
      if (!(await mayReceive(tx, to, kind))) return null
      const id = newId()
      const innhold_kryptert = cipher.encrypt(JSON.stringify(withoutNumre(letter)), boundTo(id))
      const row = { id, mottaker: to, mal: kind, innhold_kryptert, opprettet: now() }
      await table(tx).insertInto('epost').values(row).execute()
      await addJob(tx, 'send_epost', { epostId: id })
      return id
    },
    jobs: {
      send_epost: ({ epostId }: { epostId: string }, { lastAttempt }) => send(epostId, lastAttempt),
    } satisfies JobHandlers as JobHandlers,
    /** For the erasure of a person. @param words what content that is still kept may mention */
    find: (tx: AnyDatabase, to: readonly string[], words: readonly string[]) =>
      findMail(tx, to, words, openLetter),
    /** What a developer's local inbox shows, newest first. */
    async listLocal() {
      const rows = await table(db)
        .selectFrom('epost')
        .selectAll()
        .orderBy('opprettet', 'desc')
        .limit(100)
        .execute()
      return rows.flatMap(
        ({ id, mottaker: to, opprettet: created, sendt: sent, innhold_kryptert: sealed }) =>
          sealed ? [{ id, to, created, sent, letter: openLetter(id, sealed) }] : [],
      )
    },
  }
}
export type Outbox = ReturnType<typeof createOutbox>
