import * as contract from '@rp/contract/dokument'
import type { Caller } from '../../platform/http/caller.ts'
import type { Route } from '../../platform/http/caller-route.ts'
import { sendRange } from '../../platform/http/send-range.ts'
import type { FileStorage } from '../../platform/storage/storage.ts'
import type { AuthService } from '../auth/auth.service.ts'
import type { Clock } from '../database.ts'
import { dineProduksjonerArk } from './dine-produksjoner-ark.ts'
import { requireKontrollert } from './dokument.policy.ts'
import type { DokumentService } from './dokument.service.ts'
import { registerOriginalRoutes } from './original/original.routes.ts'
import type { OriginalService } from './original/original.service.ts'

type Dependencies = {
  dokument: DokumentService
  original: OriginalService
  auth: AuthService
  storage: FileStorage
  now: Clock
}

/** A viewer token opens one document for so long (spec-notes, trust.md B9). */
const visningSeconds = 60
const standardAntall = 50

function registerFilRoutes(route: Route<Caller>, { dokument, auth, storage, now }: Dependencies): void {
  route(contract.createVisning, async ({ caller, params }) => {
    requireKontrollert(await dokument.get(caller, params.id))
    const utloeper = new Date(now().getTime() + visningSeconds * 1000)
    return { token: await auth.createVisning(caller, params.id, utloeper), utloeper: utloeper.toISOString() }
  })
  route(contract.getFil, async ({ caller, params, query, request, reply }) => {
    const fil = await dokument.getFil(caller, params.id)
    return sendRange(request, reply, {
      type: 'application/pdf',
      bytes: fil.bytes,
      etag: `"${fil.sha256}"`,
      fileName: `${fil.filnavn.replace(/\.pdf$/i, '')}.pdf`,
      attachment: query.nedlasting === '1',
      open: range => storage.read(fil.noekkel, range),
    })
  })
}

export function registerDokumentRoutes(route: Route<Caller>, dependencies: Dependencies): void {
  const { dokument } = dependencies
  route(contract.getDokument, ({ caller, params }) => dokument.get(caller, params.id))
  route(
    contract.listMineDokumenter,
    ({ caller, params }) => dokument.listMine(caller, params.userId),
    dineProduksjonerArk,
  )
  route(contract.listDokumenter, ({ query: { side, antall, ...filter } }) =>
    side ? dokument.listSide(filter, { side, antall: antall ?? standardAntall }) : dokument.listAll(filter),
  )
  route(contract.updateDokument, ({ caller, params, body }) => dokument.update(caller, params.id, body))
  route(contract.answerDokument, ({ caller, params }) => dokument.answer(caller, params.id))
  route(contract.deleteDokument, async ({ caller, params }) => {
    await dokument.delete(caller, params.id)
    return { message: 'Dokumentet er slettet.' }
  })
  route(contract.getHistorikk, ({ caller, params }) => dokument.listHistorikk(caller, params.id))
  registerFilRoutes(route, dependencies)
  registerOriginalRoutes(route, dependencies)
}
