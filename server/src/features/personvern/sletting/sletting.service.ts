import type { Tider } from '@rp/contract/oppbevaring'
import type { Slettegruppe, Slettestilling } from '@rp/contract/sletting'
import { failpoint } from '../../../platform/failpoint.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { type Caller, requireFreshLogin } from '../../../platform/http/caller.ts'
import { addJob, type JobHandlers } from '../../../platform/jobs/jobs.ts'
import type { AuthService } from '../../auth/auth.service.ts'
import type { Base } from '../../base.ts'
import type { BrukerService } from '../../bruker/bruker.service.ts'
import {
  closeAccount,
  closeSletteoenske,
  eraseBruker,
  getTiltale,
  listAdministratorer,
  withoutNumbers,
} from '../../bruker/sletting.service.ts'
import type { Database } from '../../database.ts'
import { createNote } from '../../historikk/historikk.service.ts'
import type { Sletteresultat } from '../../json-kolonner.ts'
import * as person from './person.repository.ts'
import { type Funnet, findPerson } from './person.ts'
import type { Slettede } from './slettede.ts'
import { slettetKvittering } from './sletting.mail.ts'
import * as repository from './sletting.repository.ts'

export type SlettingDependencies = Pick<
  Base,
  'db' | 'inTransaction' | 'cipher' | 'storage' | 'outbox' | 'historikk' | 'readBrev' | 'now'
> & {
  bruker: BrukerService
  auth: Pick<AuthService, 'shutOut'>
  kjede: {
    removeInnhold(
      tx: Database,
      linjer: readonly number[],
      by: { aktoerId: string | null; tid: Date },
    ): Promise<number>
  }
  /** How long the rules keep things now. */
  readTider: () => Promise<Tider>
  slettede: Slettede
}

const day = 24 * 60 * 60_000
/** As long again as it has waited, within these: most receipts leave at once. */
const waitMs = { least: 3000, most: 60_000 }
/** A receipt that has not left by then will not: the erasure does not wait for a mail server for ever. */
const patienceMs = 3 * day

const queue = (tx: Database, id: string, runAt?: Date) =>
  addJob(tx, 'slett_person', { brukerId: id }, { jobKey: `slett:${id}`, ...(runAt && { runAt }) })

/** Why this person cannot be erased by the caller. */
async function findHindring(db: Database, caller: Caller, id: string): Promise<Slettestilling['hindring']> {
  if (caller.id === id) return 'deg_selv'
  const administratorer = await listAdministratorer(db)
  return administratorer.length === 1 && administratorer[0]?.id === id ? 'siste_administrator' : null
}

/** @throws AppError `egen_sletting`, `siste_administrator` */
async function requireAllowed(tx: Database, caller: Caller, id: string): Promise<void> {
  const hindring = await findHindring(tx, caller, id)
  if (hindring === 'deg_selv') throw new AppError('egen_sletting', 'own account')
  if (hindring) throw new AppError('siste_administrator', 'last administrator')
}

type Regelgrunn = 'ubrukt' | 'inaktiv'
/** Holds the account; false when the rule does not take it any more. */
type Lock = (tx: Database) => Promise<boolean>

/** A case handler's name stands in the lines of what they were given and took; a member's stands in their own. */
const historikkNavn = ({ bruker, navn }: Funnet): string =>
  bruker?.brukertype === 'administrator' ? navn : ''

/** By group, without what there is nothing of. */
function sumUp(antall: readonly person.Antall[]): { hva: Slettegruppe; antall: number }[] {
  const sums = new Map<Slettegruppe, number>()
  for (const one of antall) sums.set(one.hva, (sums.get(one.hva) ?? 0) + one.antall)
  return [...sums].filter(([, sum]) => sum > 0).map(([hva, sum]) => ({ hva, antall: sum }))
}

/** What an erasure would do, from the same table that does it. */
async function preview(db: Database, funnet: Funnet): Promise<Sletteresultat> {
  const linjer = await person.listHistorikk(db, funnet.person, historikkNavn(funnet))
  return {
    fjernes: sumUp([
      { hva: 'konto', antall: funnet.bruker ? 1 : 0 },
      ...(await person.runSteg(db, funnet.person, 'tell')),
      { hva: 'historikk', antall: linjer.length },
      { hva: 'spor', antall: await person.countJobber(db, funnet.person) },
    ]),
    pseudonymiseres: sumUp(await person.countPseudonyme(db, funnet.person)),
    beholdes: funnet.plan.beholdes,
  }
}

/** A person's right to be erased (docs/decisions/0018). */
export function createSlettingService(d: SlettingDependencies) {
  const note = createNote(d, 'bruker')

  async function findAdvarsler(id: string): Promise<Slettestilling['advarsler']> {
    const [ubetalt, aapne] = await Promise.all([
      person.findUbetalt(d.db, id, d.now().getFullYear()),
      person.countAapne(d.db, id),
    ])
    const all: Slettestilling['advarsler'] = [
      { slag: 'ubetalt', ...ubetalt },
      { slag: 'aapne_saker', antall: aapne.saker, aar: [] },
      { slag: 'ikke_ferdig', antall: aapne.dokumenter, aar: [] },
    ]
    return all.filter(({ antall }) => antall > 0)
  }

  const lookup = async (db: Database) => ({
    tider: await d.readTider(),
    idag: await repository.findIdag(db, d.now()),
  })

  /** @throws AppError `ikke_funnet` when there is neither a person nor an erasure of one */
  async function get(caller: Caller, id: string): Promise<Slettestilling> {
    const row = await repository.findSletting(d.db, id)
    const funnet = await findPerson(d, d.db, id, await lookup(d.db))
    if (!(row || funnet.bruker)) throw new AppError('ikke_funnet', 'no such user')
    const ordered = {
      navn: funnet.navn,
      bestilt: row?.bestilt.toISOString() ?? null,
      utfoert: row?.utfoert?.toISOString() ?? null,
    }
    if (row?.utfoert && row.resultat)
      return { ...ordered, tilstand: 'utfoert', hindring: null, advarsler: [], ...row.resultat }
    return {
      ...ordered,
      tilstand: row ? 'bestilt' : 'mulig',
      hindring: row ? null : await findHindring(d.db, caller, id),
      advarsler: row ? [] : await findAdvarsler(id),
      ...(await preview(d.db, funnet)),
    }
  }

  async function order(caller: Caller, id: string, notat: string): Promise<void> {
    requireFreshLogin(caller, d.now())
    const brev = await d.readBrev()
    await d.inTransaction(async tx => {
      await requireAllowed(tx, caller, id)
      const { bruker, plan } = await findPerson(d, tx, id, await lookup(tx))
      if (!bruker || bruker.slettet) throw new AppError('ikke_funnet', 'no such user, or erased already')
      const bestilt = d.now()
      const closed = { behandlet: bestilt, behandlet_av: caller.id, notat: withoutNumbers(notat) }
      const grunn = (await closeSletteoenske(tx, id, closed)) ? 'oenske' : 'stab'
      if (!(await repository.insertSletting(tx, { bruker_id: id, grunn, bestilt, bestilt_av: caller.id })))
        return
      const letter = slettetKvittering(brev, getTiltale(bruker), plan.beholdes)
      const kvittering_id = await d.outbox.queue(tx, bruker.epost, 'slettet_kvittering', letter)
      await repository.updateSletting(tx, id, { kvittering_id })
      await closeAccount(tx, id, bestilt)
      await d.auth.shutOut(tx, id)
      await note(tx, caller, id, 'sletting_bestilt')
      await queue(tx, id)
    })
  }

  /** By the rules of retention, which have warned the person before: no receipt, for nobody has asked. */
  async function orderByRule(id: string, grunn: Regelgrunn, lock: Lock): Promise<void> {
    await d.inTransaction(async tx => {
      if (!(await lock(tx))) return
      const bestilt = d.now()
      if (!(await repository.insertSletting(tx, { bruker_id: id, grunn, bestilt }))) return
      await closeAccount(tx, id, bestilt)
      await d.auth.shutOut(tx, id)
      await queue(tx, id)
    })
  }

  /** Rows of one erasure, in one transaction. */
  async function eraseRows(tx: Database, id: string, tider: Tider): Promise<void> {
    const row = await repository.lockSletting(tx, id)
    if (!row) return
    const naa = d.now()
    const idag = await repository.findIdag(tx, naa)
    const funnet = await findPerson(d, tx, id, { tider, idag })
    const resultat = await preview(tx, funnet)
    const filer = await person.listFilnoekler(tx, funnet.person)
    const linjer = await person.listHistorikk(tx, funnet.person, historikkNavn(funnet))
    const by = { aktoerId: row.bestilt_av, tid: naa }
    if (linjer.length > 0) await d.kjede.removeInnhold(tx, linjer, by)
    await person.deleteJobber(tx, funnet.person)
    await person.runSteg(tx, funnet.person, 'utfoer')
    await eraseBruker(d.cipher, tx, id, funnet.plan, naa)
    if (!row.utfoert)
      await d.historikk.append(tx, { ...by, entitet: 'bruker', entitetId: id, hendelse: 'slettet' })
    await repository.updateSletting(tx, id, {
      utfoert: row.utfoert ?? naa,
      // What was done the first time is what is told; what stays of it changes as the rules let go.
      resultat: JSON.stringify(row.resultat ? { ...row.resultat, beholdes: resultat.beholdes } : resultat),
      beholdt_til: funnet.plan.neste,
      filer: JSON.stringify([...new Set([...row.filer, ...filer])]),
    })
  }

  /** Files whose rows are gone. Killed in between, the list of them is still there. */
  async function removeFiler(id: string): Promise<void> {
    const row = await repository.findSletting(d.db, id)
    if (!row || row.filer.length === 0) return
    const kjente = await person.listKjente(d.db, row.filer)
    for (const noekkel of row.filer) if (!kjente.includes(noekkel)) await d.storage.remove(noekkel)
    await repository.updateSletting(d.db, id, { filer: '[]' })
  }

  /** Carries an ordered erasure out, from wherever it was cut off. Once more does no harm. */
  async function erase(id: string): Promise<void> {
    await d.slettede.add(id, d.now())
    failpoint('sletting-listet')
    const tider = await d.readTider()
    await d.inTransaction(tx => eraseRows(tx, id, tider))
    failpoint('sletting-rader-borte')
    await removeFiler(id)
  }

  async function run(id: string): Promise<void> {
    const row = await repository.findSletting(d.db, id)
    if (!row) return
    const waited = d.now().getTime() - row.bestilt.getTime()
    const paaVei =
      row.kvittering_id !== null && (await repository.isKvitteringPaaVei(d.db, row.kvittering_id))
    if (!row.utfoert && paaVei && waited < patienceMs) {
      const wait = Math.min(waitMs.most, Math.max(waitMs.least, waited))
      await d.inTransaction(tx => queue(tx, id, new Date(d.now().getTime() + wait)))
      return
    }
    await erase(id)
  }

  /** Queues again what was cut off, and what the rules have let go of since. */
  async function resume(): Promise<void> {
    const idag = await repository.findIdag(d.db, d.now())
    const ids = await repository.listUferdige(d.db, d.now(), idag)
    for (const id of ids) await d.inTransaction(tx => queue(tx, id))
  }

  /**
   * Erases anew whoever is here although they were erased: an older copy of the database was put back. Done before the portal opens.
   * @returns how many
   */
  async function reapplyErasures(): Promise<number> {
    const known = [
      ...(await d.slettede.read()),
      ...(await repository.listSlettede(d.db)).map(row => row.bruker_id),
    ]
    const gjenlagte = await repository.listGjenlagte(d.db, [...new Set(known)])
    for (const id of gjenlagte) {
      await repository.insertSletting(d.db, { bruker_id: id, grunn: 'gjenlagt', bestilt: d.now() })
      await erase(id)
    }
    return gjenlagte.length
  }

  return {
    get,
    /** @throws AppError `krever_nytt_passord`, `egen_sletting`, `siste_administrator`, `ikke_funnet` */
    async order(caller: Caller, id: string, notat: string): Promise<Slettestilling> {
      await order(caller, id, notat)
      return get(caller, id)
    },
    orderByRule,
    count: () => repository.countSlettede(d.db),
    resume,
    reapplyErasures,
    jobs: {
      slett_person: ({ brukerId }: { brukerId: string }) => run(brukerId),
      slett_resten: resume,
    } satisfies JobHandlers as JobHandlers,
  }
}
export type SlettingService = ReturnType<typeof createSlettingService>
