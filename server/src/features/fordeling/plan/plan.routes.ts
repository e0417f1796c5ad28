import * as contract from '@rp/contract/fordelingsplan'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Route } from '../../../platform/http/caller-route.ts'
import type { PlanService } from './plan.service.ts'

export function registerPlanRoutes(route: Route<Caller>, plan: PlanService): void {
  route(contract.listPlaner, () => plan.list())
  route(contract.createPlan, ({ caller, body }) => plan.create(caller, body))
  route(contract.getPlan, ({ params }) => plan.get(params.id))
  route(contract.updatePlan, ({ caller, params, body }) => plan.update(caller, params.id, body))
  route(contract.deletePlan, async ({ caller, params }) => {
    await plan.delete(caller, params.id)
    return { message: 'Planen er slettet.' }
  })
}
