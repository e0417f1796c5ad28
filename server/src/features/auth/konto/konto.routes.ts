import * as contract from '@rp/contract/konto'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Route } from '../../../platform/http/caller-route.ts'
import { networkOf } from '../../../platform/http/network-of.ts'
import type { KontoService } from './konto.service.ts'

export function registerKontoRoutes(route: Route<Caller>, konto: KontoService): void {
  route(contract.confirmPassord, async ({ caller, body }) => {
    await konto.confirmPassord(caller, body.password)
    return { message: 'Takk. Nå kan du gjøre endringen.' }
  })
  route(contract.changePassord, async ({ caller, body }) => {
    await konto.changePassord(caller, body.password)
    return { message: 'Passordet er endret. Du er logget ut alle andre steder.' }
  })
  route(contract.changeEpost, async ({ caller, body }) => {
    await konto.requestEpost(caller, body.email)
    return {
      message: `Vi har sendt en lenke til ${body.email.trim()}. Adressen tas i bruk når du har åpnet lenken. Ikke logg ut før du har gjort det.`,
    }
  })
  route(contract.confirmEpost, async ({ body, request }) => {
    const { byttet } = await konto.confirmEpost(body.token, networkOf(request.ip))
    return {
      message: byttet
        ? 'Den nye adressen er tatt i bruk. Bruk den neste gang du logger inn.'
        : 'Takk. E-postadressen er bekreftet.',
    }
  })
  route(contract.sendBekreftelse, async ({ caller }) => {
    const epost = await konto.sendBekreftelse(caller)
    return { message: epost ? `Vi har sendt en lenke til ${epost}.` : 'E-postadressen er bekreftet.' }
  })
  route(contract.endOwnInnlogginger, async ({ caller }) => {
    await konto.logoutEverywhere(caller)
    return { message: 'Du er logget ut overalt.' }
  })
}
