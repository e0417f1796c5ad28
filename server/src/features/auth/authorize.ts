import type { Endpoint } from '@rp/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../platform/http/app-error.ts'
import { type Caller, isAdministrator } from '../../platform/http/caller.ts'
import type { Authorize } from '../../platform/http/caller-route.ts'
import type { Log } from '../../platform/log.ts'
import type { AuthService, Innlogget } from './auth.service.ts'

const bearer = (request: FastifyRequest): string | null =>
  /^Bearer ([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null

const refuse = () => new AppError('ikke_innlogget', 'no valid token')

/** A token in the address is read for viewing a document and nowhere else (specification, section 7). */
async function authorizeVisning(auth: AuthService, request: FastifyRequest): Promise<Innlogget> {
  const { token } = request.query as { token?: unknown }
  const given = typeof token === 'string' && token ? token : bearer(request)
  if (!given) throw refuse()
  const caller = await auth.authenticate(given)
  if (caller) return caller
  const visning = await auth.authenticateVisning(given)
  const { id } = request.params as { id?: string }
  if (!visning || visning.dokumentId !== id?.toLowerCase()) throw refuse()
  return visning.caller
}

async function authorizeSesjon(auth: AuthService, request: FastifyRequest): Promise<Innlogget> {
  const token = bearer(request)
  const caller = token && (await auth.authenticate(token))
  if (!caller) throw refuse()
  return caller
}

/** Settles who calls before anything else of a request is read. */
export const createAuthorize =
  (auth: AuthService): Authorize<Caller> =>
  async (request: FastifyRequest, endpoint: Endpoint) => {
    if (endpoint.access === 'aapen') return null
    const caller = await (endpoint.access === 'visning' ? authorizeVisning : authorizeSesjon)(auth, request)
    // Every line of this request says who it was for: the id, never a name or an address.
    ;(request.log as Log).setBindings({ bruker: caller.id })
    if (!endpoint.foerTotrinn && auth.lacksTotrinn(caller))
      throw new AppError('krever_totrinn', 'two-step login is not set up')
    if (!endpoint.foerTotrinn && caller.harKoblingPaaVent)
      throw new AppError('krever_koblingsvar', 'a link on hold is not answered for')
    if (endpoint.access === 'administrator' && !isAdministrator(caller))
      throw new AppError('ingen_tilgang', 'administrators only')
    return caller
  }
