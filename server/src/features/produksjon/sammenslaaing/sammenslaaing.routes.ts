import {
  listDuplikater,
  listSammenslaatteProduksjoner,
  mergeProduksjon,
  previewSammenslaaing,
  undoProduksjonssammenslaaing,
} from '@rp/contract/sammenslaaing'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Route } from '../../../platform/http/caller-route.ts'
import type { SammenslaaingService } from './sammenslaaing.service.ts'

export function registerSammenslaaingRoutes(route: Route<Caller>, service: SammenslaaingService): void {
  route(listDuplikater, ({ params }) => service.listDuplikater(params.id))
  route(previewSammenslaaing, ({ params, query }) => service.preview(params.id, query.fra))
  route(mergeProduksjon, async ({ caller, params, body }) => ({
    message: 'Produksjonene er slått sammen.',
    ...(await service.merge(caller, params.id, body)),
  }))
  route(listSammenslaatteProduksjoner, ({ params }) => service.listAngrelige(params.id))
  route(undoProduksjonssammenslaaing, async ({ caller, params, body }) => ({
    message: 'Sammenslåingen er angret.',
    produksjon: await service.undo(caller, params.id, body.sammenslaaing),
  }))
}
