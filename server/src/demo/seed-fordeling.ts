import type { Pott, Pottslag } from '@rp/contract/pott'
import type { Database, NewId, Tx } from '../features/database.ts'
import { createKjoeringService } from '../features/fordeling/kjoering/kjoering.service.ts'
import { createKontrollService } from '../features/fordeling/kontroll/kontroll.service.ts'
import { insertPlan } from '../features/fordeling/plan/plan.repository.ts'
import { createPottService, type Pottfelter } from '../features/fordeling/pott/pott.service.ts'
import { writeFil } from '../features/fordeling/utbetaling/utbetaling.jobs.ts'
import { createUtbetalingService } from '../features/fordeling/utbetaling/utbetaling.service.ts'
import { createHistorikkService } from '../features/historikk/historikk.service.ts'
import type { FieldCipher } from '../platform/crypto/field-cipher.ts'
import type { Caller } from '../platform/http/caller.ts'
import { createLog } from '../platform/log.ts'
import { norwegianDay } from '../platform/norwegian-day.ts'
import type { FileStorage } from '../platform/storage/storage.ts'
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

type Context = {
  db: Database
  newId: NewId
  cipher: FieldCipher
  storage: FileStorage
  administratorId: string
  produksjonId: string
  naa: Date
}

/** What the services need, inside the transaction of the demo. */
const within = (context: Context, tx: Tx) => ({
  ...context,
  db: tx,
  inTransaction: <T>(work: (same: Tx) => Promise<T>) => work(tx),
  historikk: createHistorikkService(context.db),
  now: () => context.naa,
  log: createLog('warn'),
  betaler: { navn: 'F©R', id: '', konto: '15039999991', bic: 'EKSENOKKXXX' },
})
const innlogget = ({ administratorId: id, naa: autentisert }: Context): Caller => ({
  id,
  email: '',
  brukertype: 'administrator',
  sesjonId: '',
  autentisert,
  totrinn: true,
  omgang: 0,
})

/** A plan, a run of the year before that is paid, and one with three pots that nobody has simulated yet. */
export async function insertDemoFordeling(context: Context, tx: Tx): Promise<void> {
  const [d, caller, planId] = [within(context, tx), innlogget(context), context.newId()]
  await insertPlan(tx, {
    id: planId,
    visningsaar,
    utgave: 1,
    vedtatt: '2024-05-22',
    endring: 'Eksempel. Bare poengene for drama, spillefilm og dokumentar er vedtatt og kunngjort.',
    innhold: JSON.stringify(demoplan()),
    laast: context.naa,
    opprettet: context.naa,
    endret: context.naa,
    endret_av: caller.id,
  })
  const create = (felter: Pottfelter) => createPottService(d).create(caller, felter)
  const ifjor = visningsaar - 1
  await insertBetalt(d, caller, planId, [
    await create(pott([...norwaco, 90_000], ifjor)),
    await create(pott([...mediehusene, 160_000], ifjor)),
  ])
  const aarets = [
    await create(pott([...norwaco, 1_250_000])),
    await create(pott([...mediehusene, 2_400_000])),
    await create(pott(['Strømmetjenesten', 'Enkeltproduksjon', 180_000], visningsaar, context.produksjonId)),
  ]
  const valg = {
    navn: `Fordelingen for ${visningsaar}`,
    visningsaar,
    planId,
    potter: aarets.map(({ _id }) => _id),
  }
  await createKjoeringService(d).create(caller, valg)
}

/** The administrator approves what a colleague who has left has prepared, and pays it. */
async function insertBetalt(
  d: ReturnType<typeof within>,
  caller: Caller,
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
  const kjoering = { id, navn: `Fordelingen for ${visningsaar}`, visningsaar, plan_id, tid: d.naa, oppsett }
  const resultat = await insertKontrollert(d.db, kjoering)
  await createKontrollService(d).freeze(caller, id, { versjon: 1, resultat })
  const utbetaling = createUtbetalingService(d)
  for (const fil of (await utbetaling.order(caller, id, norwegianDay(d.naa))).filer) {
    await writeFil(d, fil._id)
    await utbetaling.send(caller, fil._id)
  }
}
