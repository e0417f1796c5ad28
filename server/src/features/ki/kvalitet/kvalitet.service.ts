import { kiFelter } from '@rp/contract/ki'
import type { Clock, Database } from '../../database.ts'
import * as repository from './kvalitet.repository.ts'

const ingen = {
  foreslaatt: 0,
  godtatt: 0,
  endret: 0,
  forkastet: 0,
  ubesvart: 0,
  sikreGodtatt: 0,
  sikreBesvart: 0,
}
const day = 24 * 60 * 60_000

/** How good the proposals were, by what people made of them. */
export const createKvalitetService = (d: { db: Database; now: Clock }) => ({
  /** @param dager only readings of the last so many days; null for all */
  async get(dager: number | null) {
    const siden = new Date(dager === null ? 0 : d.now().getTime() - dager * day)
    const [lesinger, rader] = await Promise.all([
      repository.countLesinger(d.db, siden),
      repository.countForslag(d.db, siden),
    ])
    const felter = kiFelter.map(felt => {
      const tall = { ...ingen, ...rader.find(rad => rad.felt === felt), felt }
      return { ...tall, sikreGodtatt: tall.sikreBesvart === 0 ? null : tall.sikreGodtatt }
    })
    return { lesinger, felter }
  },
})
export type KvalitetService = ReturnType<typeof createKvalitetService>
