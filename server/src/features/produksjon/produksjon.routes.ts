import crypto from 'node:crypto'
import { listProduksjoner, listProduksjonsselskaper, listSendelister } from '@rp/contract/produksjon'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Route } from '../../platform/http/caller-route.ts'
import type { Caller } from '../bruker/bruker.policy.ts'
import type { ProduksjonService } from './produksjon.service.ts'

/** Registers may be kept by the browser, but are asked for anew each time (spec-notes). */
function answerWithEtag(request: FastifyRequest, reply: FastifyReply, list: unknown) {
  const body = JSON.stringify(list)
  const etag = `"${crypto.createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  reply.header('Cache-Control', 'private, no-cache').header('ETag', etag).header('Vary', 'Authorization')
  if (request.headers['if-none-match'] === etag) return reply.status(304).send()
  return reply.type('application/json; charset=utf-8').send(body)
}

export function registerProduksjonRoutes(route: Route<Caller>, service: ProduksjonService): void {
  route(listProduksjoner, async ({ request, reply }) =>
    answerWithEtag(request, reply, await service.listProduksjoner()),
  )
  route(listProduksjonsselskaper, async ({ request, reply }) =>
    answerWithEtag(request, reply, await service.listProduksjonsselskaper()),
  )
  route(listSendelister, async ({ request, reply }) =>
    answerWithEtag(request, reply, await service.listSendelister()),
  )
}
