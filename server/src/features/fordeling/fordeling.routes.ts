import { listFordelingsrader } from '@rp/contract/fordelingsliste'
import { perSide } from '@rp/contract/liste'
import type { Caller } from '../../platform/http/caller.ts'
import type { Route } from '../../platform/http/caller-route.ts'
import type { FordelingService } from './fordeling.service.ts'
import { fordelingsark } from './fordelingsark.ts'

export function registerFordelingRoutes(route: Route<Caller>, fordeling: FordelingService): void {
  route(
    listFordelingsrader,
    ({ params, query: { side, antall, sorter, retning, ...filter } }) =>
      fordeling.list(
        params.aar,
        filter,
        { sorter: sorter ?? 'produksjon', synkende: retning === 'synkende' },
        side ? { side, antall: antall ?? perSide } : null,
      ),
    fordelingsark,
  )
}
