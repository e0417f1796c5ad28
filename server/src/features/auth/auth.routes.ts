import * as authApi from '@rp/contract/auth'
import * as innloggingApi from '@rp/contract/innlogging'
import * as kontoApi from '@rp/contract/konto'
import * as oidcApi from '@rp/contract/oidc'
import * as totrinnApi from '@rp/contract/totrinn'
import type { FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Caller } from '../../platform/http/caller.ts'
import type { OwnerOf, Route } from '../../platform/http/caller-route.ts'
import { networkOf } from '../../platform/http/network-of.ts'
import type { AuthServices } from './auth.wiring.ts'
import type { Innlogging } from './innlogging.ts'

const innlogget = 'Du er logget inn.'
const passordEndret = 'Passordet er endret. Nå kan du logge inn.'
const spoerIgjen =
  'Kontoen kan også åpnes gjennom en innloggingstjeneste. Når du logger inn, spør vi om det skal være slik.'

/** What a way in answers: a session, or what the second step begins with. */
const withMessage = (innlogging: Innlogging) => ({
  ...innlogging,
  message: 'token' in innlogging ? innlogget : 'Skriv inn koden fra appen.',
})

/** Where a call comes from; the address is the network that limits count by. */
const opphav = (request: FastifyRequest) => ({
  log: request.log,
  address: networkOf(request.ip),
  userAgent: request.headers['user-agent'],
})

const bekreftet = {
  bekreftet: 'Takk. E-postadressen er bekreftet.',
  byttet: 'Den nye adressen er tatt i bruk. Bruk den neste gang du logger inn.',
  alt: 'E-postadressen er alt bekreftet. Du trenger ikke gjøre noe mer.',
} as const

/** In and out with a password. */
function registerInnlogging(route: Route<Caller>, { auth: service, oidc }: AuthServices): void {
  route(authApi.register, async ({ body, request }) => {
    await service.register(body, opphav(request))
    return { message: 'Du er registrert. Nå kan du logge inn.' }
  })
  route(authApi.logIn, async ({ body, request }) => {
    return withMessage(await service.login(body, opphav(request)))
  })
  route(totrinnApi.logInWithKode, async ({ body, request }) => {
    const token = await service.loginWithKode(body.utfordring, body.kode, opphav(request))
    return { token, message: innlogget }
  })
  route(authApi.endOwnInnlogging, async ({ caller, reply }) => {
    const videre = await oidc.end(await service.logout(caller))
    // What lies in storage the web removes itself: this would take the choice of light or dark along.
    reply.header('Clear-Site-Data', '"cache"')
    return { message: 'Du er logget ut.', ...(videre && { videre }) }
  })
  route(authApi.requestNyttPassord, async ({ body, request }) => {
    await service.requestReset(body.email, opphav(request))
    return {
      message:
        'Finnes det en konto med denne adressen, får du snart en e-post med en lenke. Se også i søppelposten.',
    }
  })
  route(authApi.resetPassord, async ({ body, request }) => {
    const harKobling = await service.resetPassord(body.token, body.password, opphav(request))
    return { message: harKobling ? `${passordEndret} ${spoerIgjen}` : passordEndret }
  })
  route(authApi.getRobotsjekk, async ({ reply }) => {
    reply.header('Cache-Control', 'no-store')
    return { ...(await service.createRobotsjekk()) }
  })
}

/** In through a provider of identities, and which of its links a person keeps. */
function registerOidc(route: Route<Caller>, { oidc, auth }: AuthServices): void {
  route(oidcApi.startOidc, async ({ body, request }) => ({
    adresse: await oidc.start(body.nettleser, opphav(request)),
  }))
  route(oidcApi.completeOidc, async ({ body, request }) => {
    const svar = await oidc.finish(body, opphav(request))
    return 'ukjent' in svar || 'kobling' in svar ? svar : withMessage(svar)
  })
  route(oidcApi.linkOidc, async ({ body, request }) =>
    withMessage(await auth.linkIdentitet(body, opphav(request))),
  )
  route(oidcApi.listKoblinger, ({ caller }) => oidc.listKoblinger(caller))
  route(oidcApi.answerKoblinger, async ({ caller, body }) => {
    await oidc.answerKoblinger(caller, body.svar)
    return { message: 'Takk. Svaret er lagret.' }
  })
  route(oidcApi.reportMisbruk, async ({ body, request }) => {
    await oidc.report(body.kobling, body.melding, opphav(request))
    return { message: 'Takk. Vi har fått meldingen, og tar kontakt med deg.' }
  })
}

/** What a person who is logged in does with their own account. */
function registerKonto(route: Route<Caller>, { konto, sesjon, totrinn }: AuthServices): void {
  route(kontoApi.confirmPassord, async ({ caller, body }) => {
    await konto.confirmPassord(caller, body.password)
    return { message: 'Takk. Nå kan du gjøre endringen.' }
  })
  route(kontoApi.changePassord, async ({ caller, body }) => {
    await konto.changePassord(caller, body.password)
    return { message: 'Passordet er endret. Du er logget ut alle andre steder.' }
  })
  route(kontoApi.changeEpost, async ({ caller, body }) => {
    await konto.requestEpost(caller, body.email)
    return {
      message: `Vi har sendt en lenke til ${body.email.trim()}. Adressen tas i bruk når du har åpnet lenken. Ikke logg ut før du har gjort det.`,
    }
  })
  route(kontoApi.confirmEpost, async ({ body, request }) => {
    return { message: bekreftet[await konto.confirmEpost(body.token, networkOf(request.ip))] }
  })
  route(kontoApi.sendBekreftelse, async ({ caller }) => {
    const epost = await konto.sendBekreftelse(caller)
    return { message: epost ? `Vi har sendt en lenke til ${epost}.` : 'E-postadressen er bekreftet.' }
  })
  route(kontoApi.endOwnInnlogginger, async ({ caller }) => {
    await konto.logoutEverywhere(caller)
    return { message: 'Du er logget ut overalt.' }
  })
  route(innloggingApi.listInnlogginger, ({ caller, params }) => sesjon.list(caller, params.id))
  route(innloggingApi.endInnlogging, async ({ caller, params }) => {
    await sesjon.end(caller, params.id, params.sesjonId)
    return { message: 'Du er logget ut der.' }
  })
  route(totrinnApi.getTotrinn, ({ caller }) => totrinn.get(caller))
  route(totrinnApi.startTotrinn, ({ caller }) => totrinn.start(caller))
  route(totrinnApi.confirmTotrinn, async ({ caller, body }) => ({
    koder: await totrinn.confirm(caller, body.kode),
  }))
  route(totrinnApi.renewKoder, async ({ caller }) => ({ koder: await totrinn.renewKoder(caller) }))
  route(totrinnApi.disableTotrinn, async ({ caller, body }) => {
    await totrinn.turnOff(caller, body)
    return { message: 'Totrinnsinnlogging er slått av.' }
  })
}

/** Whose a call without a session is: who sets a new password has the secret of a link that was mailed to them. */
export const createOwnerOf =
  ({ findLenkeEier }: Pick<AuthServices['auth'], 'findLenkeEier'>): OwnerOf =>
  async (endpoint, body) =>
    endpoint.path === authApi.resetPassord.path
      ? findLenkeEier((body as z.output<typeof authApi.resetPassord.body>).token)
      : undefined

export function registerAuthRoutes(route: Route<Caller>, services: AuthServices): void {
  registerInnlogging(route, services)
  registerOidc(route, services)
  registerKonto(route, services)
}
