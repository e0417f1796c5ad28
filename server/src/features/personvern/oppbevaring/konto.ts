import type { Regelnavn } from '@rp/contract/oppbevaring'
import { setInaktiv } from '../../bruker/sletting.service.ts'
import type { Database } from '../../database.ts'
import { inaktivBrev } from './oppbevaring.mail.ts'
import type { D } from './oppbevaring.service.ts'
import * as repository from './regler.repository.ts'

type Rules = Partial<Record<Regelnavn, (d: D, konto: Konto, stengesOm: number) => Promise<void>>>
type Konto = {
  id: string
  /** Holds the account. False when the rule does not take it any more: somebody has logged in since it was found. */
  lock: (tx: Database) => Promise<boolean>
}

const log = (d: D, tx: Database, id: string, hendelse: 'inaktiv_varslet' | 'inaktiv_stengt') =>
  d.historikk.append(tx, { tid: d.now(), aktoerId: null, entitet: 'bruker', entitetId: id, hendelse })

async function warn(d: D, { id, lock }: Konto, stengesOm: number): Promise<void> {
  const brev = await d.readBrev()
  await d.inTransaction(async tx => {
    const bruker = (await lock(tx)) && (await setInaktiv(tx, id, { inaktiv_varslet: d.now() }))
    if (!bruker) return
    await d.outbox.queue(tx, bruker.epost, 'inaktiv_konto', inaktivBrev(brev, bruker.fornavn, stengesOm))
    await log(d, tx, id, 'inaktiv_varslet')
  })
}

const close = (d: D, { id, lock }: Konto) =>
  d.inTransaction(async tx => {
    if (!(await lock(tx))) return
    if (!(await setInaktiv(tx, id, { inaktiv_stengt: d.now(), aktiv: false }))) return
    await d.auth.shutOut(tx, id)
    await log(d, tx, id, 'inaktiv_stengt')
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
