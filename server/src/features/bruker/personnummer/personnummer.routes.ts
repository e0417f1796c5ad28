import * as contract from '@rp/contract/personnummer'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Route } from '../../../platform/http/caller-route.ts'
import { readGrunn } from './innsyn.ts'
import type { PersonnummerService } from './personnummer.service.ts'

export function registerPersonnummerRoutes(route: Route<Caller>, personnummer: PersonnummerService): void {
  route(contract.getPersonnummer, async ({ caller, query, request }) => ({
    personnummer: await personnummer.get(caller, query.userId, readGrunn(request.headers)),
  }))
  route(contract.getInternasjonalId, async ({ caller, query, request }) => ({
    internasjonalIdNummer: await personnummer.getInternasjonalId(
      caller,
      query.userId,
      readGrunn(request.headers),
    ),
  }))
  route(contract.updatePersonnummer, async ({ caller, query, body, request }) => {
    await personnummer.update(caller, query.userId, { ...body, grunn: readGrunn(request.headers) })
    return { message: 'Personnummeret er lagret.' }
  })
  route(contract.listInnsyn, ({ caller, params }) => personnummer.listInnsyn(caller, params.id))
}
