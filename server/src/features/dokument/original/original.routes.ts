import { getFiler, getOriginal } from '@rp/contract/dokument'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Route } from '../../../platform/http/caller-route.ts'
import { sendWhole } from '../../../platform/http/send-range.ts'
import type { FileStorage } from '../../../platform/storage/storage.ts'
import type { OriginalService } from './original.service.ts'

type Dependencies = { original: OriginalService; storage: FileStorage }

export function registerOriginalRoutes(route: Route<Caller>, { original, storage }: Dependencies): void {
  route(getFiler, ({ caller, params }) => original.list(caller, params.id))
  // In whole, so that one line of the history is one download.
  route(getOriginal, async ({ caller, params, request, reply }) => {
    const fil = await original.open(caller, params.id, params.filId)
    return sendWhole(request, reply, {
      // No browser opens it in the page, whatever it is.
      type: 'application/octet-stream',
      bytes: fil.bytes,
      etag: `"${fil.sha256}"`,
      fileName: fil.navn,
      attachment: true,
      open: () => storage.read(fil.noekkel),
    })
  })
}
