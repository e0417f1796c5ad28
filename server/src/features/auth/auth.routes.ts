import * as auth from '@rp/contract/auth'
import { logInWithKode } from '@rp/contract/totrinn'
import type { FastifyRequest } from 'fastify'
import type { Caller } from '../../platform/http/caller.ts'
import type { Route } from '../../platform/http/caller-route.ts'
import { networkOf } from '../../platform/http/network-of.ts'
import type { AuthService } from './auth.service.ts'
import type { Innlogging } from './innlogging.ts'
import type { OidcService } from './oidc/oidc.service.ts'

const innlogget = 'Du er logget inn.'
const passordEndret = 'Passordet er endret. Nå kan du logge inn.'
const spoerIgjen =
  'Kontoen kan også åpnes gjennom en innloggingstjeneste. Når du logger inn, spør vi om det skal være slik.'

/** What a way in answers: a session, or what the second step begins with. */
export const withMessage = (innlogging: Innlogging) => ({
  ...innlogging,
  message: 'token' in innlogging ? innlogget : 'Skriv inn koden fra appen.',
})

/** Where a call comes from; the address is the network that limits count by. */
export const opphav = (request: FastifyRequest) => ({
  log: request.log,
  address: networkOf(request.ip),
  userAgent: request.headers['user-agent'],
})

export function registerAuthRoutes(
  route: Route<Caller>,
  service: AuthService,
  oidc: Pick<OidcService, 'end'>,
): void {
  route(auth.register, async ({ body, request }) => {
    await service.register(body, opphav(request))
    return { message: 'Du er registrert. Nå kan du logge inn.' }
  })
  route(auth.logIn, async ({ body, request }) => {
    return withMessage(await service.login(body, opphav(request)))
  })
  route(logInWithKode, async ({ body, request }) => {
    const token = await service.loginWithKode(body.utfordring, body.kode, opphav(request))
    return { token, message: innlogget }
  })
  route(auth.endOwnInnlogging, async ({ caller, reply }) => {
    const videre = await oidc.end(await service.logout(caller))
    // What lies in storage the web removes itself: this would take the choice of light or dark along.
    reply.header('Clear-Site-Data', '"cache"')
    return { message: 'Du er logget ut.', ...(videre && { videre }) }
  })
  route(auth.requestNyttPassord, async ({ body, request }) => {
    await service.requestReset(body.email, opphav(request))
    return {
      message:
        'Finnes det en konto med denne adressen, får du snart en e-post med en lenke. Se også i søppelposten.',
    }
  })
  route(auth.resetPassord, async ({ body, request }) => {
    const harKobling = await service.resetPassord(body.token, body.password, opphav(request))
    return { message: harKobling ? `${passordEndret} ${spoerIgjen}` : passordEndret }
  })
  route(auth.getRobotsjekk, async ({ reply }) => {
    reply.header('Cache-Control', 'no-store')
    return { ...(await service.createRobotsjekk()) }
  })
}
