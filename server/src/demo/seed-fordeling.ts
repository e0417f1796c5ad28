import type { Database, NewId, Tx } from '../features/database.ts'
import { createKjoeringService } from '../features/fordeling/kjoering/kjoering.service.ts'
import { insertPlan } from '../features/fordeling/plan/plan.repository.ts'
import { createPottService, type Pottfelter } from '../features/fordeling/pott/pott.service.ts'
import { createHistorikkService } from '../features/historikk/historikk.service.ts'
import type { Caller } from '../platform/http/caller.ts'
import { demoplan } from './fordelingsplan.ts'
import { visningsaar } from './produksjoner.ts'

const felles = { visningsaar, mediehus: [], mottatt: '2024-05-02' }
/** What comes in is nobody's real money. */
const potter = (produksjonsID: string): Pottfelter[] => [
  {
    ...felles,
    kilde: 'Norwaco (eksempel)',
    slag: 'Privatkopiering',
    produksjonsID: null,
    beloep: 1_250_000_00,
    fraOrganisasjon: true,
  },
  {
    ...felles,
    kilde: 'Mediehusene (eksempel)',
    slag: 'F©R-vederlag',
    produksjonsID: null,
    beloep: 2_400_000_00,
    fraOrganisasjon: false,
  },
  {
    ...felles,
    kilde: 'Strømmetjenesten (eksempel)',
    slag: 'Enkeltproduksjon',
    produksjonsID,
    beloep: 180_000_00,
    fraOrganisasjon: false,
  },
]

type Context = { db: Database; newId: NewId; administratorId: string; produksjonId: string; naa: Date }

/** A plan, three pots, and a run of them that nobody has simulated yet. */
export async function insertDemoFordeling(context: Context, tx: Tx): Promise<void> {
  const { newId, naa, administratorId } = context
  const historikk = createHistorikkService(context.db)
  const d = {
    db: tx,
    inTransaction: <T>(work: (same: Tx) => Promise<T>) => work(tx),
    historikk,
    now: () => naa,
    newId,
  }
  const caller: Caller = {
    id: administratorId,
    email: '',
    brukertype: 'administrator',
    sesjonId: '',
    autentisert: naa,
    totrinn: false,
    omgang: 0,
  }
  const planId = newId()
  await insertPlan(tx, {
    id: planId,
    visningsaar,
    utgave: 1,
    vedtatt: '2024-05-22',
    endring: 'Eksempel. Bare poengene for drama, spillefilm og dokumentar er vedtatt og kunngjort.',
    innhold: JSON.stringify(demoplan()),
    laast: null,
    opprettet: naa,
    endret: naa,
    endret_av: administratorId,
  })
  const service = createPottService(d)
  const ids: string[] = []
  for (const felter of potter(context.produksjonId)) ids.push((await service.create(caller, felter))._id)
  const valg = { navn: `Fordelingen for ${visningsaar}`, visningsaar, planId, potter: ids }
  await createKjoeringService(d).create(caller, valg)
}
