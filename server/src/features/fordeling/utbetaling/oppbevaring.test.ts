import type { Regelnavn } from '@rp/contract/oppbevaring'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createRegneeksempel, dagOm, frys, setKonto } from '../../../../test/fordeling.ts'
import { bearer, startTestPortal, type TestPortal } from '../../../../test/portal.ts'
import { slaaPaaTotrinn } from '../../../../test/totrinn.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import { previewRegler } from '../../personvern/oppbevaring/oppbevaring.service.ts'

let portal: TestPortal
type Stand = Awaited<ReturnType<typeof standAt>>
/** One second before and after the end of the fifth year after this one, in Norway. */
const stand = {} as { foer: Stand; etter: Stand }
beforeAll(async () => {
  portal = await startTestPortal()
  await betalUt()
  const end = new Date(`${new Date().getFullYear() + 6}-01-01T00:00:00+01:00`).getTime()
  stand.foer = await standAt(new Date(end - 1000))
  stand.etter = await standAt(new Date(end + 1000))
})
afterAll(() => portal?.close())

/** The worked example, approved and paid: one account is good, three are missing. */
async function betalUt(): Promise<void> {
  const stab = await portal.createPerson('administrator')
  await slaaPaaTotrinn(portal, stab)
  const { kari, kjoering } = await createRegneeksempel(portal, stab)
  await setKonto(portal, kari.person, 'kontonummer', '15039999991')
  const post = (url: string, payload?: object) =>
    portal.app.inject({
      method: 'POST',
      url: `/api/${url}`,
      headers: bearer(stab),
      ...(payload && { payload }),
    })
  await post(`kjoeringer/${kjoering}/simulering`)
  await portal.runJobs()
  await frys(portal, stab, kjoering)
  const { filer } = (await post(`kjoeringer/${kjoering}/utbetaling`, { dato: dagOm(4) })).json()
  await portal.runJobs()
  await post(`utbetalinger/${filer[0]._id}/sendt`)
}

const select = async (sql: string) => (await portal.asOwner(sql)).rows

/** What the dry run says at a moment, and what is there after that night. */
async function standAt(now: Date) {
  portal.clock.now = () => now
  const { db, innstilling, inTransaction, storage } = portal.services
  const readTider = () => innstilling.get('oppbevaring')
  const found = await previewRegler({ db, readTider, trashDays: portal.config.TRASH_DAYS, now: () => now })
  for (const job of ['oppbevaring', 'rydd_filer']) await inTransaction(tx => addJob(tx, job, {}))
  await portal.runJobs()
  return {
    taken: (navn: Regelnavn) => found.find(one => one.navn === navn)?.rader.toSorted(),
    betalinger: await select(
      'select id, beloep, mottaker_kryptert is not null as forseglet from betaling order by id',
    ),
    filer: await select("select id from fil where rolle = 'utbetaling'"),
    lager: (await Array.fromAsync(storage.list())).length,
    sendt: await select('select antall, sendt is not null as sendt from utbetaling'),
  }
}

it('keeps name and account of payments for five years after the year they were locked in, and the amounts for good [G8]', () => {
  const { foer, etter } = stand
  expect(foer.betalinger.map(({ forseglet }) => forseglet)).toEqual([true, true, true, true])
  expect(foer.taken('betalinger')).toEqual([])
  expect(etter.taken('betalinger')).toEqual(foer.betalinger.map(({ id }) => id))
  expect(etter.betalinger).toEqual(foer.betalinger.map(one => ({ ...one, forseglet: false })))
})

it('keeps the file to the bank for five years after the year it was made in, and that it was sent for good [G8]', () => {
  const { foer, etter } = stand
  expect(foer.filer).toHaveLength(1)
  expect(foer.taken('utbetalingsfiler')).toEqual([])
  expect(etter.taken('utbetalingsfiler')).toEqual(foer.filer.map(({ id }) => id))
  expect(etter.filer).toEqual([])
  expect(foer.lager - etter.lager).toBe(1)
  expect(etter.sendt).toEqual([{ antall: 1, sendt: true }])
})
