import crypto from 'node:crypto'
import type { Retur, Ukjent } from '@rp/contract/oidc'
import type { Outbox } from '../../../platform/email/outbox.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { type Claims, type OidcClient, OidcError } from '../../../platform/oidc/oidc-client.ts'
import type { BrukerService } from '../../bruker/bruker.service.ts'
import type { Clock, Database, InTransaction } from '../../database.ts'
import type { HistorikkService } from '../../historikk/historikk.service.ts'
import type { ReadBrev } from '../../innstilling/brev.service.ts'
import type { AuthService, Opphav } from '../auth.service.ts'
import type { Forsoek } from '../forsoek.ts'
import { innloggingKobletBrev } from './oidc.mail.ts'
import * as repository from './oidc.repository.ts'
import { hasTwoFactors, navnOf, nummerOf, verifiedEpost } from './paastander.ts'

type D = {
  db: Database
  inTransaction: InTransaction
  bruker: BrukerService
  historikk: HistorikkService
  outbox: Outbox
  forsoek: Forsoek
  readBrev: ReadBrev
  now: Clock
  auth: Pick<AuthService, 'finishLogin' | 'refuseClosed'>
  /** Null where login through a provider is off. */
  klient: OidcClient | null
  hashKey: (text: string) => string
  settings: {
    /** The claim that names the person: a personal number, or `email`. */
    claim: string
    /** Levels of assurance that mean two factors. */
    toFaktorerAcr: readonly string[]
    loginsPerMinute: number
  }
}
type Row = NonNullable<Awaited<ReturnType<BrukerService['find']>>>

type Fullfoert = Awaited<ReturnType<AuthService['finishLogin']>> | Ukjent

const minutes = 15
const hash = (text: string) => crypto.createHash('sha256').update(text).digest('hex')

function requireClient(d: D): OidcClient {
  if (!d.klient) throw new AppError('oidc_av', 'login through a provider is off')
  return d.klient
}

const codes = { nede: 'oidc_nede', avvist: 'oidc_avvist', for_svak: 'oidc_for_svak' } as const

async function asAppError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof OidcError) throw new AppError(codes[error.failure], error.message, { cause: error })
    throw error
  }
}

const limit = (d: D, { address }: Opphav) =>
  d.forsoek.require([
    { navn: 'innlogging:adresse', hvem: address, hoeyst: d.settings.loginsPerMinute, sekunder: 60 },
  ])

async function start(d: D, nettleser: string, opphav: Opphav): Promise<string> {
  const klient = requireClient(d)
  await limit(d, opphav)
  const { address, state, nonce, verifier } = await asAppError(klient.begin())
  const naa = d.now()
  const utloeper = new Date(naa.getTime() + minutes * 60_000)
  const row = {
    state_hash: hash(state),
    nettleser_hash: hash(nettleser),
    nonce,
    verifikator: verifier,
    utloeper,
  }
  await repository.insertInnlogging(d.db, row, naa)
  return address
}

/** What the provider has proved, once for each login that this browser has begun. */
async function prove(d: D, klient: OidcClient, { state, code, iss, nettleser }: Retur): Promise<Claims> {
  const begun = await repository.takeInnlogging(d.db, hash(state), hash(nettleser), d.now())
  if (!begun) throw new AppError('oidc_utloept', 'login not begun in this browser, ended already, or too old')
  if (!code) throw new AppError('oidc_avbrutt', 'the provider let nobody in')
  const { nonce, verifikator: verifier } = begun
  return asAppError(klient.finish({ state, nonce, verifier }, { state, code, iss }, d.settings.claim))
}

/**
 * Whose account it is. A personal number must be that of the account each time: what was linked once does not count against what the
 * number says now. An address may change, here and there: then the link counts.
 */
async function recognise(d: D, claims: Claims, linked: Row | undefined): Promise<Row | undefined> {
  const { claim } = d.settings
  if (claim === 'email') {
    const epost = verifiedEpost(claims)
    return linked ?? (epost === null ? undefined : d.bruker.findForLogin(epost))
  }
  const nummer = nummerOf(claims, claim)
  if (nummer === null) throw new AppError('oidc_avvist', 'the provider tells no personal number')
  const found = await d.bruker.findByPersonnummer(nummer)
  if (linked && linked.id !== found?.id) {
    const { kontaktadresse } = (await d.readBrev()).avsender
    throw new AppError('oidc_uklar', 'linked to another account', { values: { kontaktadresse } })
  }
  return found
}

async function link(d: D, bruker: Row, utsteder: string, subjektIndeks: string): Promise<void> {
  const brev = await d.readBrev()
  const tid = d.now()
  await d.inTransaction(async tx => {
    const row = { utsteder, subjekt_indeks: subjektIndeks, bruker_id: bruker.id }
    if (!(await repository.useIdentitet(tx, row, tid))) return
    const { host } = new URL(utsteder)
    await d.historikk.append(tx, {
      tid,
      aktoerId: bruker.id,
      entitet: 'bruker',
      entitetId: bruker.id,
      hendelse: 'innlogging_koblet',
      endringer: [{ felt: 'innloggingstjeneste', fra: null, til: host }],
    })
    await d.outbox.queue(tx, bruker.epost, 'innlogging_koblet', innloggingKobletBrev(brev, host))
  })
}

async function finish(d: D, retur: Retur, opphav: Opphav): Promise<Fullfoert> {
  const klient = requireClient(d)
  await limit(d, opphav)
  const claims = await prove(d, klient, retur)
  const subjektIndeks = d.hashKey(String(claims.sub))
  const known = await repository.findIdentitet(d.db, klient.issuer, subjektIndeks)
  const linked = known && (await d.bruker.find(d.db, known.bruker_id))
  const bruker = await recognise(d, claims, linked)
  if (!bruker) return { ukjent: { ...navnOf(claims), email: verifiedEpost(claims) ?? '' } }
  if (!bruker.aktiv) throw await d.auth.refuseClosed()
  await link(d, bruker, klient.issuer, subjektIndeks)
  return d.auth.finishLogin(bruker, opphav, hasTwoFactors(claims, d.settings.toFaktorerAcr))
}

/** Login through an OpenID provider such as ID-porten (decision 0015). */
export const createOidcService = (d: D) => ({
  /** @returns the provider's address to go to. @throws AppError `oidc_av`, `oidc_nede` */
  start: (nettleser: string, opphav: Opphav) => start(d, nettleser, opphav),
  /** @throws AppError `oidc_utloept`, `oidc_avbrutt`, `oidc_avvist`, `oidc_for_svak`, `oidc_uklar`, `konto_deaktivert`, `oidc_nede` */
  finish: (retur: Retur, opphav: Opphav) => finish(d, retur, opphav),
})
export type OidcService = ReturnType<typeof createOidcService>
