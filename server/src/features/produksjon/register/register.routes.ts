import * as contract from '@rp/contract/produksjonsregister'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Route } from '../../../platform/http/caller-route.ts'
import type { RegisterService } from './register.service.ts'

export function registerRegisterRoutes(route: Route<Caller>, register: RegisterService): void {
  route(contract.getProduksjon, ({ params }) => register.get(params.id))
  route(contract.createProduksjon, async ({ caller, body }) => ({
    message: 'Produksjonen er opprettet.',
    produksjon: await register.create(caller, body),
  }))
  route(contract.updateProduksjon, async ({ caller, params, body }) => ({
    message: 'Produksjonen er lagret.',
    produksjon: await register.update(caller, params.id, body),
  }))
  route(contract.correctTittel, async ({ caller, params, body }) => ({
    message: 'Tittelen er rettet.',
    produksjon: await register.correctTittel(caller, params.id, body),
  }))
  route(contract.markProduksjonSett, async ({ caller, params }) => ({
    message: 'Produksjonen er merket som sett.',
    produksjon: await register.markSett(caller, params.id),
  }))
  route(contract.deleteProduksjon, async ({ caller, params }) => {
    await register.delete(caller, params.id)
    return { message: 'Produksjonen er slettet.' }
  })
}
