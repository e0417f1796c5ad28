import {
  listProduksjoner,
  listProduksjonsselskaper,
  listProduksjonsside,
  listSendelister,
} from '@rp/contract/produksjon'
import { type Caller, requireAdministrator } from '../../platform/http/caller.ts'
import type { Route } from '../../platform/http/caller-route.ts'
import { sendPrepared } from '../../platform/http/prepared-answer.ts'
import type { ProduksjonslisteService } from './liste/liste.service.ts'
import type { ProduksjonService } from './produksjon.service.ts'
import { produksjonsark } from './register/produksjonsark.ts'
import type { RegisterService } from './register/register.service.ts'
import type { SelskapService } from './selskap/selskap.service.ts'
import { selskapsark } from './selskap/selskapsark.ts'

export function registerProduksjonRoutes(
  route: Route<Caller>,
  { answers }: ProduksjonService,
  {
    register,
    selskap,
    produksjonsliste,
  }: { register: RegisterService; selskap: SelskapService; produksjonsliste: ProduksjonslisteService },
): void {
  route(
    listProduksjoner,
    async ({ caller, query, request, reply }) => {
      if (query.side === undefined) return sendPrepared(request, reply, await answers.produksjoner())
      requireAdministrator(caller)
      return register.listSide({ ...query, side: query.side })
    },
    produksjonsark,
  )
  route(listProduksjonsside, ({ caller, query }) => produksjonsliste.listSide(caller, query))
  route(
    listProduksjonsselskaper,
    async ({ caller, query, request, reply }) => {
      if (query.side === undefined) return sendPrepared(request, reply, await answers.produksjonsselskaper())
      requireAdministrator(caller)
      return selskap.listSide({ ...query, side: query.side })
    },
    selskapsark,
  )
  route(listSendelister, async ({ request, reply }) =>
    sendPrepared(request, reply, await answers.sendelister()),
  )
}
