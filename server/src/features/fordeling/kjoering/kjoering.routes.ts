import * as contract from '@rp/contract/kjoering'
import { perSide } from '@rp/contract/liste'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Route } from '../../../platform/http/caller-route.ts'
import type { KjoeringService } from './kjoering.service.ts'
import { linjeark } from './linjeark.ts'

export function registerKjoeringRoutes(route: Route<Caller>, kjoering: KjoeringService): void {
  route(contract.listKjoeringer, () => kjoering.list())
  route(contract.createKjoering, ({ caller, body }) => kjoering.create(caller, body))
  route(contract.updateKjoering, ({ caller, params, body }) => kjoering.update(caller, params.id, body))
  route(contract.deleteKjoering, async ({ caller, params }) => {
    await kjoering.delete(caller, params.id)
    return { message: 'Kjøringen er slettet.' }
  })
  route(contract.simulateKjoering, ({ caller, params }) => kjoering.simulate(caller, params.id))
  route(contract.updateAnslag, ({ caller, params, body }) => kjoering.updateAnslag(caller, params.id, body))
  route(
    contract.listKjoeringslinjer,
    ({ params, query: { side, antall, sorter, retning, ...filter } }) =>
      kjoering.listLinjer(
        params.id,
        filter,
        { sorter: sorter ?? 'nummer', synkende: retning === 'synkende' },
        { side: side ?? 1, antall: antall ?? perSide },
      ),
    linjeark,
  )
  route(contract.getKjoeringssummer, ({ params, query }) => kjoering.sum(params.id, query.etter))
}
