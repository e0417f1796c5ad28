import { listProduksjoner, listProduksjonsselskaper, listSendelister } from '@rp/contract/produksjon'
import type { Route } from '../../platform/http/caller-route.ts'
import { sendPrepared } from '../../platform/http/prepared-answer.ts'
import type { Caller } from '../bruker/bruker.policy.ts'
import type { ProduksjonService } from './produksjon.service.ts'

export function registerProduksjonRoutes(route: Route<Caller>, { answers }: ProduksjonService): void {
  route(listProduksjoner, async ({ request, reply }) =>
    sendPrepared(request, reply, await answers.produksjoner()),
  )
  route(listProduksjonsselskaper, async ({ request, reply }) =>
    sendPrepared(request, reply, await answers.produksjonsselskaper()),
  )
  route(listSendelister, async ({ request, reply }) =>
    sendPrepared(request, reply, await answers.sendelister()),
  )
}
