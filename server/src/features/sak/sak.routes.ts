import * as sakApi from '@rp/contract/sak'
import * as behandlingApi from '@rp/contract/saksbehandling'
import type { Caller } from '../../platform/http/caller.ts'
import type { Route } from '../../platform/http/caller-route.ts'
import { describeKall } from '../idempotens/idempotens.service.ts'
import { saksark } from './behandling/saksark.ts'
import type { SakServices } from './sak.wiring.ts'

export function registerSakRoutes(route: Route<Caller>, services: SakServices): void {
  const { sak, henvendelse, saksbehandling: saker } = services
  // What members do: write, read what was answered, write more.
  route(sakApi.sendMelding, async ({ caller, body, request }) => {
    const { sakId, saksnummer } = await sak.send(caller, body, describeKall(request, body))
    return { message: `Meldingen er sendt. Saken har nummer ${saksnummer}.`, saksnummer, sakId }
  })
  route(sakApi.listHenvendelser, ({ caller }) => henvendelse.list(caller))
  route(sakApi.getHenvendelse, ({ caller, params }) => henvendelse.get(caller, Number(params.nummer)))
  route(sakApi.answerHenvendelse, ({ caller, params, body, request }) =>
    henvendelse.reply(caller, Number(params.nummer), body.tekst, describeKall(request, body)),
  )
  // What staff do with cases.
  route(behandlingApi.listSaker, ({ caller, query }) => saker.list(caller, query), saksark)
  route(behandlingApi.listSaksansvarlige, () => saker.listAnsvarlige())
  route(behandlingApi.getSak, ({ params }) => saker.get(Number(params.nummer)))
  route(behandlingApi.answerSak, ({ caller, params, body, request }) =>
    // Without what the caller had read: between two tries of one answer it may rightly differ.
    saker.answer(caller, Number(params.nummer), body, describeKall(request, body.tekst)),
  )
  route(behandlingApi.addSaksnotat, ({ caller, params, body, request }) =>
    saker.note(caller, Number(params.nummer), body.tekst, describeKall(request, body)),
  )
  route(behandlingApi.updateSak, ({ caller, params, body }) =>
    saker.update(caller, Number(params.nummer), body),
  )
  route(behandlingApi.closeSak, ({ caller, params, body }) =>
    saker.close(caller, Number(params.nummer), body),
  )
  route(behandlingApi.reopenSak, ({ caller, params, body }) =>
    saker.reopen(caller, Number(params.nummer), body.versjon),
  )
}
