import * as contract from '@rp/contract/utbetaling'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Route } from '../../../platform/http/caller-route.ts'
import { sendWhole } from '../../../platform/http/send-range.ts'
import type { FileStorage } from '../../../platform/storage/storage.ts'
import type { UtbetalingService } from './utbetaling.service.ts'

type Dependencies = { utbetaling: UtbetalingService; storage: FileStorage }

export function registerUtbetalingRoutes(route: Route<Caller>, { utbetaling, storage }: Dependencies): void {
  route(contract.getUtbetalinger, ({ params }) => utbetaling.read(params.id))
  route(contract.orderUtbetaling, ({ caller, params, body }) =>
    utbetaling.order(caller, params.id, body.dato),
  )
  // In whole, so that one line of the history is one download.
  route(contract.getUtbetalingsfil, async ({ caller, params, request, reply }) => {
    const fil = await utbetaling.open(caller, params.id)
    return sendWhole(request, reply, {
      type: 'application/xml',
      bytes: fil.bytes,
      etag: `"${fil.sha256}"`,
      fileName: fil.navn,
      attachment: true,
      open: () => storage.read(fil.noekkel),
    })
  })
  route(contract.sendUtbetaling, ({ caller, params }) => utbetaling.send(caller, params.id))
  route(contract.discardUtbetaling, ({ caller, params, body }) =>
    utbetaling.discard(caller, params.id, body.begrunnelse),
  )
  route(contract.applyBankstatus, ({ caller, params, body }) =>
    utbetaling.applyBankstatus(caller, params.id, body.innhold),
  )
}
