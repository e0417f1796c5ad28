import type { KoblingPaaVent, Koblingsvar } from '@rp/contract/oidc'
import { type Caller, requireFreshLogin } from '../../../platform/http/caller.ts'
import type { Clock, Database, InTransaction } from '../../database.ts'
import type { HistorikkService } from '../../historikk/historikk.service.ts'
import * as repository from './oidc.repository.ts'

type D = { db: Database; inTransaction: InTransaction; historikk: HistorikkService; now: Clock }

/** The links of the caller that wait since a new password was made by mail, the oldest first. */
export const listKoblinger = async (d: D, caller: Caller): Promise<KoblingPaaVent[]> =>
  (await repository.listPaaVent(d.db, caller.id)).map(row => ({
    id: row.id,
    tjeneste: new URL(row.utsteder).host,
    koblet: row.koblet.toISOString(),
    sistBrukt: row.sist_brukt.toISOString(),
  }))

/**
 * Keeps or removes each link that is named. One that is not the caller's, or no longer waits, is left as it is; one that is not named
 * waits on, and is asked about again.
 * @throws AppError `krever_nytt_passord`: a stolen session must not put a way in back in use
 */
export async function answerKoblinger(d: D, caller: Caller, svar: readonly Koblingsvar[]): Promise<void> {
  requireFreshLogin(caller, d.now())
  await d.inTransaction(async tx => {
    for (const { id, behold } of svar) {
      const change = behold ? repository.keepIdentitet : repository.removeIdentitet
      const row = await change(tx, caller.id, id)
      if (!row) continue
      const { host } = new URL(row.utsteder)
      await d.historikk.append(tx, {
        tid: d.now(),
        aktoerId: caller.id,
        entitet: 'bruker',
        entitetId: caller.id,
        hendelse: behold ? 'innlogging_beholdt' : 'innlogging_frakoblet',
        endringer: [{ felt: 'innloggingstjeneste', fra: host, til: behold ? host : null }],
      })
    }
  })
}
