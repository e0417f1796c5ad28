import * as brukerApi from '@rp/contract/bruker'
import * as stabApi from '@rp/contract/bruker-stab'
import { endInnloggingerForBruker } from '@rp/contract/innlogging'
import { perSide } from '@rp/contract/liste'
import * as nummerApi from '@rp/contract/personnummer'
import type { Caller } from '../../platform/http/caller.ts'
import type { Route } from '../../platform/http/caller-route.ts'
import type { BrukerServices } from './bruker.wiring.ts'
import { readGrunn } from './personnummer/innsyn.ts'
import { brukerark } from './stab/brukerark.ts'

/** The administrator's calls about users. */
function registerStab(route: Route<Caller>, { brukerStab: stab }: BrukerServices): void {
  route(
    brukerApi.listBrukere,
    ({ query: { side, antall = perSide, ...sok } }) =>
      side === undefined ? stab.list(sok) : stab.listPage(sok, { side, antall }),
    brukerark,
  )
  route(stabApi.getBrukerSomAdministrator, ({ params }) => stab.get(params.id))
  route(stabApi.updateBrukerSomAdministrator, ({ caller, params, body: { foer, ...body }, request }) =>
    stab.update(caller, params.id, body, { foer, grunn: readGrunn(request.headers) }),
  )
  route(stabApi.setBrukerEpost, ({ caller, params, body }) => stab.setEpost(caller, params.id, body))
  route(stabApi.setBrukerRolle, ({ caller, params, body }) => stab.setRolle(caller, params.id, body))
  route(stabApi.setBrukerAktiv, ({ caller, params, body }) => stab.setAktiv(caller, params.id, body))
  route(stabApi.sendPassordlenke, async ({ caller, params }) => ({
    message: `Vi har sendt en lenke for nytt passord til ${await stab.sendLenke(caller, params.id)}.`,
  }))
  route(endInnloggingerForBruker, async ({ caller, params }) => {
    await stab.endInnlogginger(caller, params.id)
    return { message: 'Kontoen er logget ut overalt.' }
  })
  route(stabApi.resetTotrinn, ({ caller, params, body }) => stab.nullstillTotrinn(caller, params.id, body))
  route(stabApi.acceptKonto, ({ caller, params, body }) => stab.acceptKonto(caller, params.id, body))
  route(stabApi.closeSletteoenske, ({ caller, params, body }) => stab.closeSletting(caller, params.id, body))
}

export function registerBrukerRoutes(route: Route<Caller>, services: BrukerServices): void {
  const { bruker, personnummer } = services
  // The person's own; the administrator's save is another call: one service, two policies.
  route(brukerApi.getBruker, ({ caller, params, request }) =>
    bruker.get(caller, params.id, readGrunn(request.headers)),
  )
  route(brukerApi.updateBruker, async ({ caller, params, body: { foer, ...body }, request }) => {
    await bruker.update(caller, params.id, body, { foer, grunn: readGrunn(request.headers) })
    return bruker.get(caller, params.id)
  })
  registerStab(route, services)
  route(nummerApi.getPersonnummer, async ({ caller, query, request }) => ({
    personnummer: await personnummer.get(caller, query.userId, readGrunn(request.headers)),
  }))
  route(nummerApi.getInternasjonalId, async ({ caller, query: { userId }, request }) => ({
    internasjonalIdNummer: await personnummer.getInternasjonalId(caller, userId, readGrunn(request.headers)),
  }))
  route(nummerApi.updatePersonnummer, async ({ caller, query, body, request }) => {
    await personnummer.update(caller, query.userId, { ...body, grunn: readGrunn(request.headers) })
    return { message: 'Personnummeret er lagret.' }
  })
  route(nummerApi.listInnsyn, ({ caller, params }) => personnummer.listInnsyn(caller, params.id))
}
