import crypto from 'node:crypto'
import { findHemmeligNummer } from '@rp/contract/hemmelig-nummer'
import type { KoblingPaaVent, Koblingsvar, Retur, Ubevist, Ukjent } from '@rp/contract/oidc'
import { AppError } from '../../../platform/http/app-error.ts'
import { type Caller, requireFreshLogin } from '../../../platform/http/caller.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import type { Claims, Ending, OidcClient, Proved } from '../../../platform/oidc/oidc-client.ts'
import { OidcError } from '../../../platform/oidc/oidc-error.ts'
import type { Base } from '../../base.ts'
import { type BrukerService, epostNoekkel } from '../../bruker/bruker.service.ts'
import { createNote } from '../../historikk/historikk.service.ts'
import type { AuthService } from '../auth.service.ts'
import type { Opphav } from '../avhengigheter.ts'
import type { BevisService } from './bevis.ts'
import { nummerOmstridtBrev } from './oidc.mail.ts'
import * as repository from './oidc.repository.ts'
import { hasTwoFactors, navnOf, nummerOf, verifiedEpost } from './paastander.ts'

type D = Pick<Base, 'db' | 'inTransaction' | 'historikk' | 'outbox' | 'forsoek' | 'readBrev' | 'now'> & {
  bruker: BrukerService
  bevis: BevisService
  auth: Pick<AuthService, 'finishLogin' | 'refuseClosed' | 'signKobling' | 'openKobling'>
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

type Fullfoert = Awaited<ReturnType<AuthService['finishLogin']>> | Ukjent | Ubevist

const minutes = 15
const koblingMinutter = 15
const hash = (text: string) => crypto.createHash('sha256').update(text).digest('hex')

const codes = { nede: 'oidc_nede', avvist: 'oidc_avvist', for_svak: 'oidc_for_svak' } as const

async function asAppError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof OidcError) throw new AppError(codes[error.failure], error.message, { cause: error })
    throw error
  }
}

/**
 * Mail from the provider and mail to the account reach one and the same person, who has chosen the password too: whoever registered
 * another's address knows the first one, also after its owner has confirmed the address.
 */
const sharesEpost = ({ epost, epost_bekreftet, passord_fra_lenke }: Row, claims: Claims): boolean => {
  const told = verifiedEpost(claims)
  return (
    epost_bekreftet !== null &&
    passord_fra_lenke !== null &&
    told !== null &&
    epostNoekkel(told) === epostNoekkel(epost)
  )
}

/** Login through an OpenID provider such as ID-porten (decision 0015). */
export function createOidcService(d: D) {
  const note = createNote(d, 'bruker')

  function requireClient(): OidcClient {
    if (!d.klient) throw new AppError('oidc_av', 'login through a provider is off')
    return d.klient
  }

  const limit = ({ address }: Opphav) =>
    d.forsoek.require([
      { navn: 'innlogging:adresse', hvem: address, hoeyst: d.settings.loginsPerMinute, sekunder: 60 },
    ])

  async function start(nettleser: string, opphav: Opphav): Promise<string> {
    const klient = requireClient()
    await limit(opphav)
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
  async function prove(klient: OidcClient, { state, code, iss, nettleser }: Retur): Promise<Proved> {
    const begun = await repository.takeInnlogging(d.db, hash(state), hash(nettleser), d.now())
    if (!begun)
      throw new AppError('oidc_utloept', 'login not begun in this browser, ended already, or too old')
    if (!code) throw new AppError('oidc_avbrutt', 'the provider let nobody in')
    const { nonce, verifikator: verifier } = begun
    return asAppError(klient.finish({ state, nonce, verifier }, { state, code, iss }, d.settings.claim))
  }

  /**
   * Whose account it is. A personal number must be that of the account each time: what was linked once does not count against what the
   * number says now. An address may change, here and there: then the link counts.
   */
  async function recognise(claims: Claims, linked: Row | undefined): Promise<Row | undefined> {
    const { claim } = d.settings
    if (claim === 'email') {
      const epost = verifiedEpost(claims)
      return linked ?? (epost === null ? undefined : d.bruker.findForLogin(epost))
    }
    const nummer = nummerOf(claims, claim)
    if (nummer === null) throw new AppError('oidc_avvist', 'the provider tells no personal number')
    const found = await d.bruker.findByPersonnummer(nummer)
    if (linked && linked.id !== found?.id) {
      await d.inTransaction(tx =>
        addJob(tx, 'meld_omstridt_nummer', {
          brukerId: (found ?? linked).id,
          epost: verifiedEpost(claims) ?? '',
          hva: `Noen logget inn gjennom ${d.klient ? new URL(d.klient.issuer).host : 'en innloggingstjeneste'} og ble avvist. Innloggingen er koblet til kontoen /admin/brukere/${linked.id}, som har et annet personnummer enn det tjenesten oppgir.`,
        }),
      )
      const { kontaktadresse } = (await d.readBrev()).avsender
      throw new AppError('oidc_uklar', 'linked to another account', { values: { kontaktadresse } })
    }
    return found
  }

  async function finish(retur: Retur, opphav: Opphav): Promise<Fullfoert> {
    const klient = requireClient()
    await limit(opphav)
    const { claims, idToken } = await prove(klient, retur)
    const subjektIndeks = d.hashKey(String(claims.sub))
    const known = await repository.findIdentitet(d.db, klient.issuer, subjektIndeks)
    const linked = known && (await d.bruker.find(d.db, known.bruker_id))
    const bruker = await recognise(claims, linked)
    if (!bruker) return { ukjent: { ...navnOf(claims), email: verifiedEpost(claims) ?? '' } }
    if (!bruker.aktiv) throw await d.auth.refuseClosed()
    const toFaktorer = hasTwoFactors(claims, d.settings.toFaktorerAcr)
    const nummer = d.settings.claim !== 'email'
    const bevis = { brukerId: bruker.id, utsteder: klient.issuer, subjektIndeks, toFaktorer, nummer, idToken }
    const bevisId = await d.bevis.insert(bevis)
    const isHeld = known !== undefined && known.paa_vent !== null
    if (!isHeld && (linked || sharesEpost(bruker, claims)))
      return d.auth.finishLogin(bruker, opphav, { toFaktorer, bevisId })
    const expires = new Date(d.now().getTime() + koblingMinutter * 60_000)
    return { kobling: await d.auth.signKobling(bruker, bevisId, expires) }
  }

  /** Staff find out whose number it is. The one who holds the account hears nothing of it. */
  async function report(kobling: string, melding: string, { address }: Opphav): Promise<void> {
    await d.forsoek.require([{ navn: 'misbruk:adresse', hvem: address, hoeyst: 10, sekunder: 3600 }])
    if (findHemmeligNummer(melding)) throw new AppError('hemmelig_nummer', 'a number in what would be mailed')
    const { konto, bevisId = '' } = await d.auth.openKobling(kobling)
    const brev = await d.readBrev()
    await d.inTransaction(async tx => {
      const bevis = await repository.markMeldt(tx, bevisId, d.now())
      if (!bevis) throw new AppError('innlogging_utloept', 'told already, or too old')
      const om = { konto, tjeneste: new URL(bevis.utsteder).host, melding: melding.trim() }
      await note(tx, null, konto.id, 'nummer_omstridt')
      await d.outbox.queue(tx, brev.avsender.kontaktadresse, 'nummer_omstridt', nummerOmstridtBrev(brev, om))
      await addJob(tx, 'meld_omstridt_nummer', {
        brukerId: konto.id,
        epost: '',
        hva: `Noen har logget inn gjennom ${om.tjeneste} med personnummeret til denne kontoen, og sier at kontoen ikke er deres.`,
        melding: om.melding,
      })
    })
  }

  /** The links of the caller that wait since a new password was made by mail, the oldest first. */
  const listKoblinger = async (caller: Caller): Promise<KoblingPaaVent[]> =>
    (await repository.listPaaVent(d.db, caller.id)).map(row => ({
      id: row.id,
      tjeneste: new URL(row.utsteder).host,
      koblet: row.koblet.toISOString(),
      sistBrukt: row.sist_brukt.toISOString(),
    }))

  /**
   * Keeps or removes each link that is named. One that is not the caller's, or no longer waits, is left as it is; one that is not named
   * waits on, and is asked about again.
   */
  async function answerKoblinger(caller: Caller, svar: readonly Koblingsvar[]): Promise<void> {
    requireFreshLogin(caller, d.now())
    await d.inTransaction(async tx => {
      for (const { id, behold } of svar) {
        const change = behold ? repository.keepIdentitet : repository.removeIdentitet
        const row = await change(tx, caller.id, id)
        if (!row) continue
        const { host } = new URL(row.utsteder)
        const endring = { felt: 'innloggingstjeneste', fra: host, til: behold ? host : null }
        await note(tx, caller, caller.id, behold ? 'innlogging_beholdt' : 'innlogging_frakoblet', [endring])
      }
    })
  }

  return {
    /** @returns the provider's address to go to. @throws AppError `oidc_av`, `oidc_nede` */
    start,
    /** @throws AppError `oidc_utloept`, `oidc_avbrutt`, `oidc_avvist`, `oidc_for_svak`, `oidc_uklar`, `konto_deaktivert`, `oidc_nede` */
    finish,
    /** Somebody says that the account is not theirs, though it has their number. @throws AppError `innlogging_utloept`, `hemmelig_nummer` */
    report,
    listKoblinger,
    /** @throws AppError `krever_nytt_passord`: a stolen session must not put a way in back in use */
    answerKoblinger,
    /** How the person logs out at the provider too; null where they cannot. */
    end: async (idToken: string | null): Promise<Ending | null> =>
      idToken === null ? null : ((await d.klient?.end(idToken)) ?? null),
    /** Whom our pages may send a form to, to log out there. */
    listFormTargets: (): string[] => d.klient?.formTargets() ?? [],
  }
}
