import * as contract from '@rp/contract/skattegrunnlag'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Route } from '../../../platform/http/caller-route.ts'
import { sendWhole } from '../../../platform/http/send-range.ts'
import type { FileStorage } from '../../../platform/storage/storage.ts'
import type { SkattegrunnlagService } from './skattegrunnlag.service.ts'

type Dependencies = { skattegrunnlag: SkattegrunnlagService; storage: FileStorage }

export function registerSkattegrunnlagRoutes(
  route: Route<Caller>,
  { skattegrunnlag, storage }: Dependencies,
): void {
  route(contract.listSkattegrunnlag, ({ caller }) => skattegrunnlag.list(caller))
  route(contract.orderSkattegrunnlag, ({ caller, body }) =>
    skattegrunnlag.order(caller, body.aar, body.begrunnelse),
  )
  route(contract.releaseSkattegrunnlag, ({ caller, params, body }) =>
    skattegrunnlag.release(caller, params.id, body.begrunnelse),
  )
  // In whole, so that one line of a log is one download.
  route(contract.getSkattegrunnlagsfil, async ({ caller, params, request, reply }) => {
    const fil = await skattegrunnlag.open(caller, params.id)
    return sendWhole(request, reply, {
      type: 'text/csv',
      bytes: fil.bytes,
      etag: `"${fil.sha256}"`,
      fileName: fil.navn,
      attachment: true,
      open: () => storage.read(fil.noekkel),
    })
  })
}
