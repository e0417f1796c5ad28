import { addProduksjon, listNyeProduksjoner } from '@rp/contract/ny-produksjon'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Route } from '../../../platform/http/caller-route.ts'
import type { NyProduksjonService } from './ny.service.ts'

export function registerNyProduksjonRoutes(route: Route<Caller>, service: NyProduksjonService): void {
  route(addProduksjon, async ({ caller, body }) => ({
    message: 'Produksjonen er lagt til. Vi ser på den når vi behandler dokumentet.',
    produksjon: await service.add(caller, body),
  }))
  route(listNyeProduksjoner, ({ caller }) => service.listNye(caller))
}
