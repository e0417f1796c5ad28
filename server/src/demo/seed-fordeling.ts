import { isBankdag, nextBankdag } from '@rp/contract/bankdag'
import type { Pott, Pottslag } from '@rp/contract/pott'
import type { Base } from '../features/base.ts'
import { createKjoeringService } from '../features/fordeling/kjoering/kjoering.service.ts'
import { createKontrollService } from '../features/fordeling/kontroll/kontroll.service.ts'
import { insertPlan } from '../features/fordeling/plan/plan.repository.ts'
import { createPottService, type Pottfelter } from '../features/fordeling/pott/pott.service.ts'
import { writeFil } from '../features/fordeling/utbetaling/utbetaling.jobs.ts'
import { createUtbetalingService } from '../features/fordeling/utbetaling/utbetaling.service.ts'
import type { Caller } from '../platform/http/caller.ts'
import { createLog } from '../platform/log.ts'
import { norwegianDay } from '../platform/norwegian-day.ts'
import { insertKontrollert } from './demo.repository.ts'
import { demoplan } from './fordelingsplan.ts'
import { visningsaar } from './produksjoner.ts'

/** What comes in is nobody's real money. */
const pott = (
  [kilde, slag, kroner]: readonly [string, Pottslag, number],
  aar = visningsaar,
  produksjonsID: string | null = null,
): Pottfelter => ({
  visningsaar: aar,
  mediehus: [],
  mottatt: `${aar + 1}-05-02`,
  kilde: `${kilde} (eksempel)`,
  slag,
  produksjonsID,
  beloep: kroner * 100,
  fraOrganisasjon: slag === 'Privatkopiering',
})
const norwaco = ['Norwaco', 'Privatkopiering'] as const
const mediehusene = ['Mediehusene', 'F©R-vederlag'] as const

type Given = Pick<Base, 'db' | 'inTransaction' | 'historikk' | 'now' | 'newId' | 'cipher' | 'storage'>

/** What paying needs besides. */
const within = (given: Given) => ({
  ...given,
  log: createLog('warn'),
  betaler: { navn: 'F©R', id: '', konto: '15039999991', bic: 'EKSENOKKXXX' },
})

/** A plan, a run of the year before that is paid, and one with three pots that nobody has simulated yet. */
export async function insertDemoFordeling(
  given: Given,
  { administrator, kollega }: { administrator: Caller; kollega: Caller },
  produksjonId: string,
): Promise<void> {
  const [d, planId, naa] = [within(given), given.newId(), given.now()]
  const caller = { ...administrator, autentisert: naa }
  await insertPlan(d.db, {
    id: planId,
    visningsaar,
    utgave: 1,
    vedtatt: '2024-05-22',
    endring: 'Eksempel. Bare poengene for drama, spillefilm og dokumentar er vedtatt og kunngjort.',
    innhold: JSON.stringify(demoplan()),
    laast: naa,
    opprettet: naa,
    endret: naa,
    endret_av: caller.id,
  })
  const create = (felter: Pottfelter) => createPottService(d).create(caller, felter)
  const ifjor = visningsaar - 1
  await insertBetalt(d, { caller, kollega }, planId, [
    await create(pott([...norwaco, 90_000], ifjor)),
    await create(pott([...mediehusene, 160_000], ifjor)),
  ])
  const aarets = [
    await create(pott([...norwaco, 1_250_000])),
    await create(pott([...mediehusene, 2_400_000])),
    await create(pott(['Strømmetjenesten', 'Enkeltproduksjon', 180_000], visningsaar, produksjonId)),
  ]
  const valg = {
    navn: `Fordelingen for ${visningsaar}`,
    visningsaar,
    planId,
    potter: aarets.map(({ _id }) => _id),
  }
  await createKjoeringService(d).create(caller, valg)
}

/** The administrator approves what the colleague has prepared, and pays it. */
async function insertBetalt(
  d: ReturnType<typeof within>,
  { caller, kollega }: { caller: Caller; kollega: Caller },
  plan_id: string,
  potter: Pott[],
): Promise<void> {
  const id = d.newId()
  const oppsett = {
    plan: demoplan(),
    potter: potter.map(one => ({ ...one, id: one._id, produksjonId: null })),
    korreksjoner: [],
    frigitt: [],
  }
  const [visningsaar = 0] = potter.map(one => one.visningsaar)
  const kjoering = {
    id,
    navn: `Fordelingen for ${visningsaar}`,
    visningsaar,
    plan_id,
    tid: d.now(),
    hvem: kollega.id,
    oppsett,
  }
  const resultat = await insertKontrollert(d.db, kjoering)
  await createKontrollService(d).freeze(caller, id, { versjon: 1, resultat })
  const utbetaling = createUtbetalingService(d)
  const idag = norwegianDay(d.now())
  for (const fil of (await utbetaling.order(caller, id, isBankdag(idag) ? idag : nextBankdag(idag))).filer) {
    await writeFil(d, fil._id)
    await utbetaling.send(caller, fil._id)
  }
}
