import { type Kvalitetsform, kiFelter } from '@rp/contract/ki'
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
  /** @param dager only readings of the last so many days */
  async get({ dager, form }: { dager?: number | null | undefined; form?: Kvalitetsform | undefined }) {
    const siden = new Date(dager == null ? 0 : d.now().getTime() - dager * day)
    const [lesinger, rader, tall] = await Promise.all([
      repository.countLesinger(d.db, siden),
      repository.countForslag(d.db, siden, form ?? null),
      repository.countMaaneder(d.db, siden),
    ])
    const felter = kiFelter.map(felt => {
      const tall = { ...ingen, ...rader.find(rad => rad.felt === felt), felt }
      return { ...tall, sikreGodtatt: tall.sikreBesvart === 0 ? null : tall.sikreGodtatt }
    })
    const maaneder = [...Map.groupBy(tall, one => one.maaned)].map(([maaned, rader]) => ({
      maaned,
      former: rader.map(({ form, godtatt, besvart }) => ({ form, godtatt, besvart })),
    }))
    return { lesinger, felter, maaneder }
  },
})
export type KvalitetService = ReturnType<typeof createKvalitetService>
