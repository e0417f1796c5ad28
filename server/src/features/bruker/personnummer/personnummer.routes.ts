import * as contract from '@rp/contract/personnummer'
import type { Route } from '../../../platform/http/caller-route.ts'
import type { Caller } from '../bruker.policy.ts'
import type { PersonnummerService } from './personnummer.service.ts'

export function registerPersonnummerRoutes(route: Route<Caller>, personnummer: PersonnummerService): void {
  route(contract.getPersonnummer, async ({ caller, query }) => ({
    personnummer: await personnummer.get(caller, query.userId, query.aarsak),
  }))
  route(contract.updatePersonnummer, async ({ caller, query, body }) => {
    await personnummer.update(caller, query.userId, body)
    return { message: 'Personnummeret er lagret.' }
  })
  route(contract.listInnsyn, ({ caller, params }) => personnummer.listInnsyn(caller, params.id))
}
