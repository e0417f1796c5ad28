import { listBrukere } from '@rp/contract/bruker'
import * as contract from '@rp/contract/bruker-stab'
import { endInnloggingerForBruker } from '@rp/contract/innlogging'
import { perSide } from '@rp/contract/liste'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Route } from '../../../platform/http/caller-route.ts'
import { readGrunn } from '../personnummer/innsyn.ts'
import { brukerark } from './brukerark.ts'
import type { BrukerStabService } from './stab.service.ts'

/** The administrator's calls about users. The person's own are in bruker.routes.ts: one service, two policies. */
export function registerBrukerStabRoutes(route: Route<Caller>, stab: BrukerStabService): void {
  route(
    listBrukere,
    ({ query: { side, antall = perSide, ...sok } }) =>
      side === undefined ? stab.list(sok) : stab.listPage(sok, { side, antall }),
    brukerark,
  )
  route(contract.getBrukerSomAdministrator, ({ params }) => stab.get(params.id))
  route(contract.updateBrukerSomAdministrator, ({ caller, params, body: { foer, ...body }, request }) =>
    stab.update(caller, params.id, body, { foer, grunn: readGrunn(request.headers) }),
  )
  route(contract.setBrukerEpost, ({ caller, params, body }) => stab.setEpost(caller, params.id, body))
  route(contract.setBrukerRolle, ({ caller, params, body }) => stab.setRolle(caller, params.id, body))
  route(contract.setBrukerAktiv, ({ caller, params, body }) => stab.setAktiv(caller, params.id, body))
  route(contract.sendPassordlenke, async ({ caller, params }) => ({
    message: `Vi har sendt en lenke for nytt passord til ${await stab.sendLenke(caller, params.id)}.`,
  }))
  route(endInnloggingerForBruker, async ({ caller, params }) => {
    await stab.endInnlogginger(caller, params.id)
    return { message: 'Kontoen er logget ut overalt.' }
  })
  route(contract.resetTotrinn, ({ caller, params, body }) => stab.nullstillTotrinn(caller, params.id, body))
  route(contract.closeSletteoenske, ({ caller, params, body }) => stab.closeSletting(caller, params.id, body))
}
