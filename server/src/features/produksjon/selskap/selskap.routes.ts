import { listSammenslaatteSelskaper, undoSelskapssammenslaaing } from '@rp/contract/sammenslaaing'
import * as contract from '@rp/contract/selskapsregister'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Route } from '../../../platform/http/caller-route.ts'
import type { SelskapService } from './selskap.service.ts'

export function registerSelskapRoutes(route: Route<Caller>, selskap: SelskapService): void {
  route(contract.listSelskapsforslag, () => selskap.listForslag())
  route(contract.getSelskap, ({ params }) => selskap.get(params.id))
  route(contract.createSelskap, async ({ caller, body }) => ({
    message: 'Selskapet er opprettet.',
    selskap: await selskap.create(caller, body),
  }))
  route(contract.updateSelskap, async ({ caller, params, body }) => ({
    message: 'Selskapet er lagret.',
    selskap: await selskap.update(caller, params.id, body),
  }))
  route(contract.deleteSelskap, async ({ caller, params }) => {
    await selskap.delete(caller, params.id)
    return { message: 'Selskapet er slettet.' }
  })
  route(contract.mergeSelskap, async ({ caller, params, body }) => ({
    message: 'Selskapene er slått sammen.',
    ...(await selskap.merge(caller, params.id, body)),
  }))
  route(listSammenslaatteSelskaper, ({ params }) => selskap.listAngrelige(params.id))
  route(undoSelskapssammenslaaing, async ({ caller, params, body }) => ({
    message: 'Sammenslåingen er angret.',
    selskap: await selskap.undo(caller, params.id, body.sammenslaaing),
  }))
}
