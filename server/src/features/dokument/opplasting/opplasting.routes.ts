import { addSider, findDuplikat, getFremdrift, uploadFiler } from '@rp/contract/opplasting'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Route } from '../../../platform/http/caller-route.ts'
import type { DokumentService } from '../dokument.service.ts'
import type { OpplastingService } from './opplasting.service.ts'

export function registerOpplastingRoutes(
  route: Route<Caller>,
  opplasting: OpplastingService,
  dokument: DokumentService,
): void {
  route(uploadFiler, async ({ caller, request }) => {
    const { dokumentId, duplikatAv } = await opplasting.upload(caller, request)
    return {
      message: 'Dokumentet er lastet opp.',
      document: await dokument.get(caller, dokumentId),
      duplikatAv,
    }
  })
  route(addSider, async ({ caller, request, params }) => {
    await opplasting.addSider(caller, request, params.id)
    return {
      message: 'Sider har blitt lagt til dokumentet!',
      document: await dokument.get(caller, params.id),
    }
  })
  route(findDuplikat, async ({ caller, body }) => ({
    duplikatAv: await opplasting.findDuplikat(caller, body.sha256),
  }))
  route(getFremdrift, async ({ caller, params }) => ({
    steg: await opplasting.getSteg(caller, params.noekkel),
  }))
}
