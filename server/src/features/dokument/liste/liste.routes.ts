import { perSide } from '@rp/contract/liste'
import * as contract from '@rp/contract/registreringsliste'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Route } from '../../../platform/http/caller-route.ts'
import type { ListeService } from './liste.service.ts'
import { registreringsark } from './registreringsark.ts'

/** The list as its service is asked: `meg` is whoever calls. */
const asked = <S extends { tildelt?: string | undefined }>(caller: Caller, sporring: S) => ({
  ...sporring,
  tildelt: sporring.tildelt === 'meg' ? caller.id : sporring.tildelt,
})

export function registerListeRoutes(route: Route<Caller>, liste: ListeService): void {
  route(
    contract.listRegistreringer,
    ({ caller, query: { side = 1, antall = perSide, ...sporring } }) =>
      liste.list(asked(caller, sporring), { side, antall }),
    registreringsark,
  )
  route(contract.listStatuser, () => liste.listStatuser())
  route(contract.listUtvalg, ({ caller, query }) => liste.listUtvalg(asked(caller, query)))
  route(contract.startNeste, async ({ caller, query }) => ({
    dokument: await liste.startNeste(asked(caller, query), caller.id),
  }))
  route(contract.listRekke, ({ caller, query: { dokument, ...sporring } }) =>
    liste.listRekke(asked(caller, sporring), dokument, caller.id),
  )
}
