import { type Oppbevaring, type Regelnavn, regelnavn, regelOf, type Tider } from '@rp/contract/oppbevaring'
import type { JobHandlers } from '../../../platform/jobs/jobs.ts'
import type { AuthService } from '../../auth/auth.service.ts'
import type { Base } from '../../base.ts'
import { getTiltale, setInaktiv } from '../../bruker/sletting.service.ts'
import type { Database } from '../../database.ts'
import { createNote } from '../../historikk/historikk.service.ts'
import type { SlettingDependencies, SlettingService } from '../sletting/sletting.service.ts'
import { inaktivBrev } from './oppbevaring.mail.ts'

import * as repository from './regler.repository.ts'

export type OppbevaringDependencies = Pick<
  Base,
  'db' | 'inTransaction' | 'outbox' | 'historikk' | 'readBrev' | 'now'
> & {
  auth: Pick<AuthService, 'shutOut'>
  kjede: SlettingDependencies['kjede']
  sletting: Pick<SlettingService, 'orderByRule' | 'count'>
  readTider: () => Promise<Tider>
  trashDays: number
}
export type D = OppbevaringDependencies
export type Lesing = Pick<D, 'db' | 'readTider' | 'trashDays' | 'now'>

/** How long a rule keeps things now: what staff have set, what the operator has, else its own. */
const tidOf = (navn: Regelnavn, tider: Tider, trashDays: number): number =>
  regelOf(navn).drift === 'TRASH_DAYS'
    ? trashDays
    : (({ ...tider } as Partial<Record<Regelnavn, number>>)[navn] ?? regelOf(navn).standard)

/** The moment before which a rule takes things. What is kept after an erasure carries its own day. */
function foerOf(navn: Regelnavn, tid: number, naa: Date): Date {
  const foer = new Date(naa)
  if (navn === 'krav' || navn === 'regnskap') return foer
  if (regelOf(navn).enhet === 'aar') foer.setFullYear(foer.getFullYear() - tid)
  else foer.setTime(foer.getTime() - tid * 24 * 60 * 60_000)
  return foer
}

export type Frist = { navn: Regelnavn; tid: number; foer: Date }
export async function listFrister({ readTider, trashDays, now }: Lesing): Promise<Frist[]> {
  const tider = await readTider()
  return regelnavn.map(navn => {
    const tid = tidOf(navn, tider, trashDays)
    return { navn, tid, foer: foerOf(navn, tid, now()) }
  })
}

const year = 366 * 24 * 60 * 60_000

/** What each rule would take now, by the keys of the rows; writes nothing. */
export async function previewRegler(d: Lesing): Promise<(Frist & { rader: string[] })[]> {
  const funnet = []
  for (const frist of await listFrister(d))
    funnet.push({ ...frist, rader: await repository.listRader(d.db, frist.navn, frist.foer) })
  return funnet
}

/** How long things are kept (docs/decisions/0018). Rules that other jobs carry out are only counted here. */
export function createOppbevaringService(d: D) {
  async function get(): Promise<Oppbevaring> {
    const sist = await repository.findSisteKjoering(d.db)
    const regler = []
    for (const { navn, tid, foer } of await listFrister(d))
      regler.push({ navn, tid, antall: await repository.countRader(d.db, navn, foer) })
    return {
      regler,
      sist: sist
        ? { tid: sist.tid.toISOString(), fjernet: sist.fjernet as { navn: Regelnavn; antall: number }[] }
        : null,
      slettede: await d.sletting.count(),
    }
  }

  /** Rules that reach into history, which only the chain may empty. */
  async function emptyHistorikk({ navn, foer }: Frist): Promise<number> {
    const by = { aktoerId: null, tid: d.now() }
    return d.inTransaction(async tx => {
      const rader = await repository.listRader(tx, navn, foer)
      const linjer = navn === 'saker' ? await repository.listSakslinjer(tx, rader) : rader.map(Number)
      return linjer.length > 0 ? d.kjede.removeInnhold(tx, linjer, by) : 0
    })
  }

  async function runRegel(frist: Frist, stengesOm: number): Promise<number> {
    const { navn, foer } = frist
    const kontoer = await runKontoregel(d, navn, foer, stengesOm)
    if (kontoer !== null) return kontoer
    if (navn === 'innsynsgrunner') return emptyHistorikk(frist)
    if (navn === 'saker') await emptyHistorikk(frist)
    return repository.takeRader(d.db, navn, foer)
  }

  /** Each rule by itself: cut off, the next night goes on. */
  async function run(): Promise<void> {
    const frister = await listFrister(d)
    const stengesOm = (await d.readTider()).inaktive_stenges
    const fjernet: { navn: Regelnavn; antall: number }[] = []
    for (const frist of frister) {
      const antall = await runRegel(frist, stengesOm)
      if (antall > 0) fjernet.push({ navn: frist.navn, antall })
    }
    await repository.insertKjoering(d.db, d.now(), fjernet)
    await repository.deleteKjoeringer(d.db, new Date(d.now().getTime() - year))
  }

  return {
    get,
    jobs: { oppbevaring: run } satisfies JobHandlers as JobHandlers,
  }
}

type Rules = Partial<Record<Regelnavn, (d: D, konto: Konto, stengesOm: number) => Promise<void>>>
type Konto = {
  id: string
  /** Holds the account. False when the rule does not take it any more: somebody has logged in since it was found. */
  lock: (tx: Database) => Promise<boolean>
}

async function warn(d: D, { id, lock }: Konto, stengesOm: number): Promise<void> {
  const brev = await d.readBrev()
  await d.inTransaction(async tx => {
    const bruker = (await lock(tx)) && (await setInaktiv(tx, id, { inaktiv_varslet: d.now() }))
    if (!bruker) return
    await d.outbox.queue(tx, bruker.epost, 'inaktiv_konto', inaktivBrev(brev, getTiltale(bruker), stengesOm))
    await createNote(d, 'bruker')(tx, null, id, 'inaktiv_varslet')
  })
}

const close = (d: D, { id, lock }: Konto) =>
  d.inTransaction(async tx => {
    if (!(await lock(tx))) return
    if (!(await setInaktiv(tx, id, { inaktiv_stengt: d.now(), aktiv: false }))) return
    await d.auth.shutOut(tx, id)
    await createNote(d, 'bruker')(tx, null, id, 'inaktiv_stengt')
  })

/** What a rule does to an account is more than a row: each is a transaction of its own. */
const perKonto: Rules = {
  ubrukte_kontoer: (d, { id, lock }) => d.sletting.orderByRule(id, 'ubrukt', lock),
  inaktive_varsles: warn,
  inaktive_stenges: close,
  stengte_slettes: (d, { id, lock }) => d.sletting.orderByRule(id, 'inaktiv', lock),
}

/** @returns how many accounts the rule was used on; null when it is no rule about accounts */
export async function runKontoregel(
  d: D,
  navn: Regelnavn,
  foer: Date,
  stengesOm: number,
): Promise<number | null> {
  const work = perKonto[navn]
  if (!work) return null
  const ids = await repository.listRader(d.db, navn, foer)
  let antall = 0
  for (const id of ids) {
    const lock = async (tx: Database) => {
      const held = await repository.lockRad(tx, navn, foer, id)
      if (held) antall++
      return held
    }
    await work(d, { id, lock }, stengesOm)
  }
  return antall
}
