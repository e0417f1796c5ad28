import { maksUtvalg } from '@rp/contract/registreringsliste'
import { venterPaaOss } from '@rp/contract/tur'
import { createCounts } from '../../../platform/db/counts.ts'
import { pageOf } from '../../../platform/db/list-page.ts'
import { JsonText } from '../../../platform/http/json-text.ts'
import { norwegianDay } from '../../../platform/norwegian-day.ts'
import type { Clock, Database, InTransaction } from '../../database.ts'
import { markAapent } from '../vurdering/vurdering.repository.ts'
import { getAapentSiden } from '../vurdering/vurdering.service.ts'
import * as repository from './liste.repository.ts'

export type ListeDependencies = { db: Database; inTransaction: InTransaction; now: Clock }
type Side = { side: number; antall: number }
type Spurt = Omit<repository.Sporring, 'idag'>

const rowsAtOnce = 1000
/** A request that sorts waits for so many new rows to be put in order at most. */
const roundsInRequest = 20
const sortedByText: ReadonlySet<string> = new Set([
  'arbeidstaker',
  'produksjon',
  'fagfunksjon',
  'produksjonsselskap',
])

/** Documents around the one that is open, of which the web asks for more when it comes to the end. */
const rekkeBefore = 200
const rekkeAfter = 400

type Dokumenttall = (db: Database, sporring: repository.Sporring) => Promise<number>

async function listRekke(
  db: Database,
  countDokumenter: Dokumenttall,
  sporring: repository.Sporring,
  fra: string,
) {
  const radId = await repository.findSted(db, sporring, fra)
  if (radId === undefined) return { dokumenter: [], foersteNummer: 0, antall: 0 }
  const [before, after, countBefore, antall] = await Promise.all([
    repository.listNaboer(db, sporring, { radId, before: true, limit: rekkeBefore }),
    repository.listNaboer(db, sporring, { radId, before: false, limit: rekkeAfter }),
    repository.countBefore(db, sporring, radId),
    countDokumenter(db, sporring),
  ])
  const earlier = [...new Set(before)].filter(id => id !== fra)
  const later = [...new Set(after)].filter(id => id !== fra && !earlier.includes(id))
  return {
    dokumenter: [...earlier.toReversed(), fra, ...later],
    foersteNummer: countBefore - earlier.length + 1,
    antall,
  }
}

/** The staff's list of registrations: one row a document and registration, paged, filtered and sorted by the database. */
export function createListeService(d: ListeDependencies) {
  async function fillOrder(rounds: number): Promise<void> {
    for (let round = 0; round < rounds; round++) {
      const filled = await d.inTransaction(tx => repository.fillOrder(tx, rowsAtOnce))
      if (filled < rowsAtOnce) return
    }
  }

  const prepareOrder = (sporring: repository.Sporring) =>
    sporring.sorter && sortedByText.has(sporring.sorter) ? fillOrder(roundsInRequest) : undefined

  const [rader, dokumenter] = [
    createCounts<repository.Sporring>(d.now),
    createCounts<repository.Sporring>(d.now),
  ]
  const countDokumenter: Dokumenttall = (db, sporring) =>
    dokumenter(sporring, () => repository.countDokumenter(db, sporring))
  const ledigFor = (meg: string) => ({ for: meg, siden: getAapentSiden(d.now()) })
  const today = (spurt: Spurt): repository.Sporring => ({ ...spurt, idag: norwegianDay(d.now()) })
  return {
    async list(spurt: Spurt, side: Side) {
      const sporring = today(spurt)
      await prepareOrder(sporring)
      // Asked when a number is not known; then the rows come with it.
      let asked: ReturnType<typeof repository.listSide> | undefined
      const ask = () => {
        asked ??= repository.listSide(d.db, sporring, pageOf(side))
        return asked
      }
      const antall = await rader(sporring, async () => (await ask()).antall)
      const antallDokumenter = await dokumenter(sporring, async () => (await ask()).dokumenter)
      const liste = asked ? (await ask()).rader : await repository.listRader(d.db, sporring, pageOf(side))
      return new JsonText(`{"rader":${liste},"antall":${antall},"dokumenter":${antallDokumenter}}`)
    },
    listStatuser: () => repository.listStatuser(d.db),
    async listUtvalg(spurt: Spurt) {
      const utvalg = await repository.listUtvalg(d.db, today(spurt), maksUtvalg + 1)
      return { dokumenter: utvalg.slice(0, maksUtvalg), flere: utvalg.length > maksUtvalg }
    },
    async listRekke(spurt: Spurt, fra: string, meg: string) {
      // Whoever works through the queue is not led into what a colleague has.
      const sporring =
        spurt.status === venterPaaOss ? { ...today(spurt), ledig: ledigFor(meg) } : today(spurt)
      await prepareOrder(sporring)
      return listRekke(d.db, countDokumenter, sporring, fra)
    },
    /** The first document that no colleague has; the person has it open from then on. */
    async startNeste(spurt: Spurt, meg: string): Promise<string | null> {
      const sporring = { ...today(spurt), ledig: ledigFor(meg) }
      await prepareOrder(sporring)
      return d.inTransaction(async tx => {
        await repository.lockUtdeling(tx)
        const id = await repository.findFoerste(tx, sporring)
        if (id !== null) await markAapent(tx, id, meg, d.now())
        return id
      })
    },
    /** Puts every row in order that has not been, as after a migration. */
    fillOrder: () => fillOrder(Number.POSITIVE_INFINITY),
  }
}
