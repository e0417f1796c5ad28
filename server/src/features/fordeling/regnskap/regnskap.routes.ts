import { listPottregnskap } from '@rp/contract/pottregnskap'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Route } from '../../../platform/http/caller-route.ts'
import type { RegnskapService } from './regnskap.service.ts'
import { regnskapsark } from './regnskapsark.ts'

export function registerRegnskapRoutes(route: Route<Caller>, regnskap: RegnskapService): void {
  route(listPottregnskap, ({ query }) => regnskap.list(Number(query.visningsaar)), regnskapsark)
}
