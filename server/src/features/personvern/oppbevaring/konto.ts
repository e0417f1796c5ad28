import type { Regelnavn } from '@rp/contract/oppbevaring'
import { setInaktiv } from '../../bruker/sletting.service.ts'
import { inaktivBrev } from './oppbevaring.mail.ts'
import type { D } from './oppbevaring.service.ts'
import * as repository from './regler.repository.ts'

type Rules = Partial<Record<Regelnavn, (d: D, id: string, stengesOm: number) => Promise<void>>>

const log = (
  d: D,
  tx: Parameters<D['historikk']['append']>[0],
  id: string,
  hendelse: 'inaktiv_varslet' | 'inaktiv_stengt',
) => d.historikk.append(tx, { tid: d.now(), aktoerId: null, entitet: 'bruker', entitetId: id, hendelse })

async function warn(d: D, id: string, stengesOm: number): Promise<void> {
  const brev = await d.readBrev()
  await d.inTransaction(async tx => {
    const bruker = await setInaktiv(tx, id, { inaktiv_varslet: d.now() })
    if (!bruker) return
    await d.outbox.queue(tx, bruker.epost, 'inaktiv_konto', inaktivBrev(brev, bruker.fornavn, stengesOm))
    await log(d, tx, id, 'inaktiv_varslet')
  })
}

const close = (d: D, id: string) =>
  d.inTransaction(async tx => {
    if (!(await setInaktiv(tx, id, { inaktiv_stengt: d.now(), aktiv: false }))) return
    await d.auth.shutOut(tx, id)
    await log(d, tx, id, 'inaktiv_stengt')
  })

/** What a rule does to an account is more than a row: each is a transaction of its own. */
const perKonto: Rules = {
  ubrukte_kontoer: (d, id) => d.sletting.orderByRule(id, 'ubrukt'),
  inaktive_varsles: warn,
  inaktive_stenges: close,
  stengte_slettes: (d, id) => d.sletting.orderByRule(id, 'inaktiv'),
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
  for (const id of ids) await work(d, id, stengesOm)
  return ids.length
}
