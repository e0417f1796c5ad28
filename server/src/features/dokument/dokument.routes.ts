import * as dokumentApi from '@rp/contract/dokument'
import * as fraseApi from '@rp/contract/frase'
import * as filterApi from '@rp/contract/lagret-filter'
import { perSide } from '@rp/contract/liste'
import * as masseendringApi from '@rp/contract/masseendring'
import * as opplastingApi from '@rp/contract/opplasting'
import * as papirkurvApi from '@rp/contract/papirkurv'
import * as listeApi from '@rp/contract/registreringsliste'
import * as vurderingApi from '@rp/contract/vurdering'
import type { Caller } from '../../platform/http/caller.ts'
import type { Route } from '../../platform/http/caller-route.ts'
import { sendRange, sendWhole } from '../../platform/http/send-range.ts'
import { dineProduksjonerArk } from './dine-produksjoner-ark.ts'
import { requireKontrollert } from './dokument.policy.ts'
import type { DokumentServices } from './dokument.wiring.ts'
import { registreringsark } from './liste/registreringsark.ts'
import { papirkurvark } from './papirkurv/papirkurvark.ts'

/** A viewer token opens one document for so long (spec-notes, trust.md B9). */
const visningSeconds = 60
const standardAntall = 50

function registerFiler(route: Route<Caller>, services: DokumentServices): void {
  const { dokument, original, opplasting, auth, storage, now } = services
  route(dokumentApi.createVisning, async ({ caller, params }) => {
    requireKontrollert(await dokument.get(caller, params.id))
    const utloeper = new Date(now().getTime() + visningSeconds * 1000)
    return { token: await auth.createVisning(caller, params.id, utloeper), utloeper: utloeper.toISOString() }
  })
  route(dokumentApi.getFil, async ({ caller, params, query, request, reply }) => {
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
  route(dokumentApi.getFiler, ({ caller, params }) => original.list(caller, params.id))
  // In whole, so that one line of the history is one download.
  route(dokumentApi.getOriginal, async ({ caller, params, request, reply }) => {
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
  route(opplastingApi.uploadFiler, async ({ caller, request }) => {
    const { dokumentId, duplikatAv } = await opplasting.upload(caller, request)
    const document = await dokument.get(caller, dokumentId)
    return { message: 'Dokumentet er lastet opp.', document, duplikatAv }
  })
  route(opplastingApi.addSider, async ({ caller, request, params }) => {
    await opplasting.addSider(caller, request, params.id)
    const document = await dokument.get(caller, params.id)
    return { message: 'Sider har blitt lagt til dokumentet!', document }
  })
  route(opplastingApi.findDuplikat, async ({ caller, body }) => ({
    duplikatAv: await opplasting.findDuplikat(caller, body.sha256),
  }))
  route(opplastingApi.getFremdrift, async ({ caller, params }) => ({
    steg: await opplasting.getSteg(caller, params.noekkel),
  }))
}

function registerVurdering(route: Route<Caller>, { vurdering, frase }: DokumentServices): void {
  route(vurderingApi.getKontroll, ({ caller, params }) => vurdering.getKontroll(caller, params.id))
  route(vurderingApi.takeSak, ({ caller, params }) => vurdering.assign(caller, params.id, caller.id))
  route(vurderingApi.releaseSak, ({ caller, params }) => vurdering.assign(caller, params.id, null))
  route(vurderingApi.postponeDokument, ({ caller, params, body }) =>
    vurdering.putOff(caller, params.id, body),
  )
  route(vurderingApi.recallDokument, ({ caller, params }) => vurdering.putOff(caller, params.id, null))
  route(vurderingApi.reportAapen, async ({ caller, params }) => ({
    andre: await vurdering.enter(caller, params.id),
  }))
  route(vurderingApi.reportLukket, async ({ caller, params, reply }) => {
    await vurdering.leave(caller, params.id)
    return reply.status(204).send()
  })
  route(fraseApi.listFraser, () => frase.list())
  route(fraseApi.createFrase, ({ caller, body }) => frase.create(caller, body.tekst))
  route(fraseApi.updateFrase, ({ caller, params, body }) => frase.update(caller, params.id, body))
  route(fraseApi.deleteFrase, async ({ caller, params }) => {
    await frase.delete(caller, params.id)
    return { message: 'Frasen er slettet.' }
  })
}

/** The list as its service is asked: `meg` is whoever calls. */
const asked = <S extends { tildelt?: string | undefined }>(caller: Caller, sporring: S) => ({
  ...sporring,
  tildelt: sporring.tildelt === 'meg' ? caller.id : sporring.tildelt,
})

/** The staff's list of registrations, its saved filters, and what is done to many of its documents at once. */
function registerListe(route: Route<Caller>, services: DokumentServices): void {
  const { registreringsliste: liste, filter, masseendring } = services
  route(
    listeApi.listRegistreringer,
    ({ caller, query: { side = 1, antall = perSide, ...sporring } }) =>
      liste.list(asked(caller, sporring), { side, antall }),
    registreringsark,
  )
  route(listeApi.listStatuser, () => liste.listStatuser())
  route(listeApi.listUtvalg, ({ caller, query }) => liste.listUtvalg(asked(caller, query)))
  route(listeApi.startNeste, async ({ caller, query }) => ({
    dokument: await liste.startNeste(asked(caller, query), caller.id),
  }))
  route(listeApi.listRekke, ({ caller, query: { dokument, ...sporring } }) =>
    liste.listRekke(asked(caller, sporring), dokument, caller.id),
  )
  route(filterApi.listFiltre, ({ query }) => filter.list(query.liste))
  route(filterApi.createFilter, ({ caller, body }) => filter.create(caller, body))
  route(filterApi.renameFilter, async ({ caller, params, body }) => {
    await filter.rename(caller, params.id, body)
    return { message: 'Filteret har fått nytt navn.' }
  })
  route(filterApi.deleteFilter, async ({ caller, params }) => {
    await filter.delete(caller, params.id)
    return { message: 'Filteret er slettet.' }
  })
  route(masseendringApi.previewMasseendring, ({ body }) => masseendring.preview(body))
  route(masseendringApi.createMasseendring, ({ caller, body }) => masseendring.create(caller, body))
  route(masseendringApi.listMasseendringer, ({ caller }) => masseendring.list(caller))
  route(masseendringApi.undoMasseendring, async ({ caller, params }) => ({
    message: 'Endringen er angret.',
    ...(await masseendring.undo(caller, params.id)),
  }))
}

export function registerDokumentRoutes(route: Route<Caller>, services: DokumentServices): void {
  const { dokument, papirkurv } = services
  route(dokumentApi.getDokument, ({ caller, params }) => dokument.get(caller, params.id))
  route(
    dokumentApi.listMineDokumenter,
    ({ caller, params }) => dokument.listMine(caller, params.userId),
    dineProduksjonerArk,
  )
  route(dokumentApi.listDokumenter, ({ query: { side, antall, ...filter } }) =>
    side ? dokument.listSide(filter, { side, antall: antall ?? standardAntall }) : dokument.listAll(filter),
  )
  route(dokumentApi.updateDokument, ({ caller, params, body }) => dokument.update(caller, params.id, body))
  route(dokumentApi.answerDokument, ({ caller, params }) => dokument.answer(caller, params.id))
  route(dokumentApi.deleteDokument, async ({ caller, params }) => {
    await dokument.delete(caller, params.id)
    return { message: 'Dokumentet er slettet.' }
  })
  route(dokumentApi.getHistorikk, ({ caller, params }) => dokument.listHistorikk(caller, params.id))
  route(
    papirkurvApi.listSlettede,
    ({ query: { side = 1, antall = perSide, sok = '' } }) => papirkurv.list(sok, { side, antall }),
    papirkurvark,
  )
  route(papirkurvApi.restoreDokument, async ({ caller, params }) => {
    await papirkurv.restore(caller, params.id)
    return { message: 'Dokumentet er hentet tilbake.' }
  })
  registerFiler(route, services)
  registerVurdering(route, services)
  registerListe(route, services)
}
