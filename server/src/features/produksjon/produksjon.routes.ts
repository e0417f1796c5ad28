import { findEnhet } from '@rp/contract/enhetsregister'
import { listForslag } from '@rp/contract/forslag'
import { addProduksjon, listNyeProduksjoner } from '@rp/contract/ny-produksjon'
import * as produksjonApi from '@rp/contract/produksjon'
import * as registerApi from '@rp/contract/produksjonsregister'
import * as sammenApi from '@rp/contract/sammenslaaing'
import * as selskapApi from '@rp/contract/selskapsregister'
import { type Caller, requireAdministrator } from '../../platform/http/caller.ts'
import type { Route } from '../../platform/http/caller-route.ts'
import { sendPrepared } from '../../platform/http/prepared-answer.ts'
import type { ProduksjonServices } from './produksjon.wiring.ts'
import { produksjonsark } from './register/produksjonsark.ts'
import { selskapsark } from './selskap/selskapsark.ts'

/** The lists that all read, and what members do with them. */
function registerLister(route: Route<Caller>, services: ProduksjonServices): void {
  const { register, selskap, produksjonsliste, forslag, nyProduksjon } = services
  const { answers } = services.produksjon
  route(
    produksjonApi.listProduksjoner,
    async ({ caller, query, request, reply }) => {
      if (query.side === undefined) return sendPrepared(request, reply, await answers.produksjoner())
      requireAdministrator(caller)
      return register.listSide({ ...query, side: query.side })
    },
    produksjonsark,
  )
  route(produksjonApi.listProduksjonsside, ({ caller, query }) => produksjonsliste.listSide(caller, query))
  route(
    produksjonApi.listProduksjonsselskaper,
    async ({ caller, query, request, reply }) => {
      if (query.side === undefined) return sendPrepared(request, reply, await answers.produksjonsselskaper())
      requireAdministrator(caller)
      return selskap.listSide({ ...query, side: query.side })
    },
    selskapsark,
  )
  route(produksjonApi.listSendelister, async ({ request, reply }) =>
    sendPrepared(request, reply, await answers.sendelister()),
  )
  route(listForslag, ({ caller, params }) => forslag.list(caller, params.userId))
  route(addProduksjon, async ({ caller, body }) => ({
    message: 'Produksjonen er lagt til. Vi ser på den når vi behandler dokumentet.',
    produksjon: await nyProduksjon.add(caller, body),
  }))
  route(listNyeProduksjoner, ({ caller }) => nyProduksjon.listNye(caller))
}

function registerRegister(route: Route<Caller>, services: ProduksjonServices): void {
  const { register, sammenslaaing } = services
  route(registerApi.getProduksjon, ({ params }) => register.get(params.id))
  route(registerApi.createProduksjon, async ({ caller, body }) => ({
    message: 'Produksjonen er opprettet.',
    produksjon: await register.create(caller, body),
  }))
  route(registerApi.updateProduksjon, async ({ caller, params, body }) => ({
    message: 'Produksjonen er lagret.',
    produksjon: await register.update(caller, params.id, body),
  }))
  route(registerApi.correctTittel, async ({ caller, params, body }) => ({
    message: 'Tittelen er rettet.',
    produksjon: await register.correctTittel(caller, params.id, body),
  }))
  route(registerApi.markProduksjonSett, async ({ caller, params }) => ({
    message: 'Produksjonen er merket som sett.',
    produksjon: await register.markSett(caller, params.id),
  }))
  route(registerApi.deleteProduksjon, async ({ caller, params }) => {
    await register.delete(caller, params.id)
    return { message: 'Produksjonen er slettet.' }
  })
  route(sammenApi.listDuplikater, ({ params }) => sammenslaaing.listDuplikater(params.id))
  route(sammenApi.previewSammenslaaing, ({ params, query }) => sammenslaaing.preview(params.id, query.fra))
  route(sammenApi.mergeProduksjon, async ({ caller, params, body }) => ({
    message: 'Produksjonene er slått sammen.',
    ...(await sammenslaaing.merge(caller, params.id, body)),
  }))
  route(sammenApi.listSammenslaatteProduksjoner, ({ params }) => sammenslaaing.listAngrelige(params.id))
  route(sammenApi.undoProduksjonssammenslaaing, async ({ caller, params, body }) => ({
    message: 'Sammenslåingen er angret.',
    produksjon: await sammenslaaing.undo(caller, params.id, body.sammenslaaing),
  }))
}

function registerSelskap(route: Route<Caller>, { selskap, enhetsregister }: ProduksjonServices): void {
  route(findEnhet, ({ query }) => enhetsregister.find(query.orgnr))
  route(selskapApi.listSelskapsforslag, () => selskap.listForslag())
  route(selskapApi.getSelskap, ({ params }) => selskap.get(params.id))
  route(selskapApi.createSelskap, async ({ caller, body }) => ({
    message: 'Selskapet er opprettet.',
    selskap: await selskap.create(caller, body),
  }))
  route(selskapApi.updateSelskap, async ({ caller, params, body }) => ({
    message: 'Selskapet er lagret.',
    selskap: await selskap.update(caller, params.id, body),
  }))
  route(selskapApi.deleteSelskap, async ({ caller, params }) => {
    await selskap.delete(caller, params.id)
    return { message: 'Selskapet er slettet.' }
  })
  route(selskapApi.mergeSelskap, async ({ caller, params, body }) => ({
    message: 'Selskapene er slått sammen.',
    ...(await selskap.merge(caller, params.id, body)),
  }))
  route(sammenApi.listSammenslaatteSelskaper, ({ params }) => selskap.listAngrelige(params.id))
  route(sammenApi.undoSelskapssammenslaaing, async ({ caller, params, body }) => ({
    message: 'Sammenslåingen er angret.',
    selskap: await selskap.undo(caller, params.id, body.sammenslaaing),
  }))
}

export function registerProduksjonRoutes(route: Route<Caller>, services: ProduksjonServices): void {
  registerLister(route, services)
  registerRegister(route, services)
  registerSelskap(route, services)
}
