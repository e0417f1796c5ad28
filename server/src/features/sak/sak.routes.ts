import { answerHenvendelse, getHenvendelse, listHenvendelser, sendMelding } from '@rp/contract/sak'
import type { Caller } from '../../platform/http/caller.ts'
import type { Route } from '../../platform/http/caller-route.ts'
import { describeKall } from '../idempotens/idempotens.service.ts'
import type { HenvendelseService } from './henvendelse/henvendelse.service.ts'
import type { SakService } from './sak.service.ts'

/** What members do: write, read what was answered, write more. */
export function registerSakRoutes(
  route: Route<Caller>,
  sak: SakService,
  henvendelse: HenvendelseService,
): void {
  route(sendMelding, async ({ caller, body, request }) => {
    const { sakId, saksnummer } = await sak.send(caller, body, describeKall(request, body))
    return { message: `Meldingen er sendt. Saken har nummer ${saksnummer}.`, saksnummer, sakId }
  })
  route(listHenvendelser, ({ caller }) => henvendelse.list(caller))
  route(getHenvendelse, ({ caller, params }) => henvendelse.get(caller, Number(params.nummer)))
  route(answerHenvendelse, ({ caller, params, body, request }) =>
    henvendelse.reply(caller, Number(params.nummer), body.tekst, describeKall(request, body)),
  )
}
