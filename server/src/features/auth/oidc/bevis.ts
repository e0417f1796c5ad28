import type { EncryptedColumn } from '../../../platform/crypto/key-check.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Base } from '../../base.ts'
import type { Database } from '../../database.ts'
import { createNote } from '../../historikk/historikk.service.ts'
import type { Brev } from '../../innstilling/brev.service.ts'
import { endSesjonerOf } from '../auth.repository.ts'
import { endPaabegynt } from '../paabegynt.repository.ts'
import { innloggingKobletBrev } from './oidc.mail.ts'
import * as repository from './oidc.repository.ts'

type D = Pick<Base, 'db' | 'cipher' | 'historikk' | 'outbox' | 'now' | 'newId'>

/** Whose account is linked, and the words of the mail that says so. */
type Kobler = { id: string; epost: string; brev: Brev }

/** What a provider has said, and whose account it points to. */
export type NyttBevis = {
  brukerId: string
  utsteder: string
  subjektIndeks: string
  toFaktorer: boolean
  /** The number of the account was told, and not an address only. */
  nummer: boolean
  idToken: string | null
}

const inSesjon = (id: string) => `sesjon:${id}:id_token`
const inBevis = (id: string) => `oidc_bevis:${id}:id_token`
export const oidcColumns: readonly EncryptedColumn[] = [
  { table: 'sesjon', column: 'id_token_kryptert', boundTo: inSesjon },
  { table: 'oidc_bevis', column: 'id_token_kryptert', boundTo: inBevis },
]

/** Kept until a session spends it: a password or a code may be asked for in between. */
export const bevisMinutter = 30
type Eier = { id: string; nummer_bevist: Date | null }

/** What a login service has proved of a person, from there to the session that it opens. */
export function createBevisService(d: D) {
  const note = createNote(d, 'bruker')

  async function insert(bevis: NyttBevis): Promise<string> {
    const id = d.newId()
    const { idToken, ...rest } = bevis
    const row = {
      id,
      bruker_id: rest.brukerId,
      utsteder: rest.utsteder,
      subjekt_indeks: rest.subjektIndeks,
      to_faktorer: rest.toFaktorer,
      nummer: rest.nummer,
      id_token_kryptert: idToken && d.cipher.encrypt(idToken, inBevis(id)),
      utloeper: new Date(d.now().getTime() + bevisMinutter * 60_000),
    }
    await repository.insertBevis(d.db, row, d.now())
    return id
  }

  /** The first time it is a link: a line of history, a mail to the owner, and the end of what was opened or begun without it. */
  async function link(
    tx: Database,
    { brev, ...konto }: Kobler,
    { utsteder, subjekt_indeks }: { utsteder: string; subjekt_indeks: string },
  ): Promise<void> {
    const tid = d.now()
    const row = { utsteder, subjekt_indeks, bruker_id: konto.id }
    if (!(await repository.useIdentitet(tx, row, tid))) return
    await endSesjonerOf(tx, konto.id, tid)
    await endPaabegynt(tx, konto.id)
    const { host } = new URL(utsteder)
    await note(tx, konto, konto.id, 'innlogging_koblet', [
      { felt: 'innloggingstjeneste', fra: null, til: host },
    ])
    await d.outbox.queue(tx, konto.epost, 'innlogging_koblet', innloggingKobletBrev(brev, host))
  }

  async function spend(tx: Database, id: string, konto: Kobler) {
    const row = await repository.takeBevis(tx, id, konto.id, d.now())
    if (!row) throw new AppError('innlogging_utloept', 'what the provider proved is spent or too old')
    await link(tx, konto, row)
    if (row.nummer) await repository.setNummerBevist(tx, konto.id, d.now())
    const { to_faktorer: toFaktorer, id_token_kryptert: sealed, nytt_passord_hash: nyttPassordHash } = row
    return { toFaktorer, nyttPassordHash, idToken: sealed && d.cipher.decrypt(sealed, inBevis(id)) }
  }

  /**
   * What becomes of the links when a new password is made by mail: whoever made them may be whom the owner shuts out. Where no service has
   * proved the account's number they go; else they wait until the owner has said which of them stay (`answerKoblinger`).
   * @returns whether there are links that wait
   */
  async function setAside(tx: Database, { id, nummer_bevist }: Eier): Promise<boolean> {
    if (nummer_bevist !== null) return (await repository.holdIdentiteter(tx, id, d.now())).length > 0
    for (const { utsteder } of await repository.deleteIdentiteter(tx, id))
      await note(tx, { id }, id, 'innlogging_frakoblet', [
        { felt: 'innloggingstjeneste', fra: new URL(utsteder).host, til: null },
      ])
    return false
  }

  return {
    /** @returns its id */
    insert,
    /** Once: links the account to the person's name at the provider. @throws AppError `innlogging_utloept` */
    spend,
    setAside,
    /** Whether it will make a link. */
    isNyKobling: (bevisId: string) => repository.isNyKobling(d.db, bevisId),
    /** Chosen while linking; the session that spends the proof puts it in use. */
    setNyttPassord: (bevisId: string, passordHash: string) =>
      repository.setNyttPassord(d.db, bevisId, passordHash),
    keepIdToken: (tx: Database, sesjonId: string, idToken: string) =>
      repository.setIdToken(tx, sesjonId, d.cipher.encrypt(idToken, inSesjon(sesjonId))),
    /** Of a session that began at the provider and lasts; null of any other. */
    async findIdToken(sesjonId: string): Promise<string | null> {
      const row = await repository.findIdToken(d.db, sesjonId)
      return row?.id_token_kryptert ? d.cipher.decrypt(row.id_token_kryptert, inSesjon(sesjonId)) : null
    },
    /** Forgets what nobody came back for, where no next login does. */
    async sweep(): Promise<void> {
      await repository.deleteOldInnlogginger(d.db, d.now())
      await repository.deleteOldBevis(d.db, d.now())
    },
  }
}
export type BevisService = ReturnType<typeof createBevisService>
