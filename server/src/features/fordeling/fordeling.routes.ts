import * as andelApi from '@rp/contract/andel'
import * as avsattApi from '@rp/contract/avsatt'
import { listEgenFordeling } from '@rp/contract/egen-fordeling'
import { listFordelingsrader } from '@rp/contract/fordelingsliste'
import * as planApi from '@rp/contract/fordelingsplan'
import { listIkkeHentet } from '@rp/contract/ikke-hentet'
import * as kjoeringApi from '@rp/contract/kjoering'
import * as korreksjonApi from '@rp/contract/korreksjon'
import { perSide } from '@rp/contract/liste'
import * as oppgjoerApi from '@rp/contract/oppgjoer'
import * as pottApi from '@rp/contract/pott'
import { listPottregnskap } from '@rp/contract/pottregnskap'
import * as skatteApi from '@rp/contract/skattegrunnlag'
import * as utbetalingApi from '@rp/contract/utbetaling'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '../../platform/http/caller.ts'
import type { Route } from '../../platform/http/caller-route.ts'
import { arbeidsbok } from '../../platform/http/list-file.ts'
import { networkOf } from '../../platform/http/network-of.ts'
import { sendWhole } from '../../platform/http/send-range.ts'
import { egenark } from './egen/egenark.ts'
import type { FordelingServices } from './fordeling.wiring.ts'
import { fordelingsark } from './fordelingsark.ts'
import { linjeark } from './kjoering/linjeark.ts'
import { oppgjoersark } from './oppgjoer/oppgjoersark.ts'
import { regnskapsark } from './regnskap/regnskapsark.ts'

function registerPlanOgPott(route: Route<Caller>, { plan, pott, avsatt }: FordelingServices): void {
  route(planApi.listPlaner, () => plan.list())
  route(planApi.createPlan, ({ caller, body }) => plan.create(caller, body))
  route(planApi.getPlan, ({ params }) => plan.get(params.id))
  route(planApi.updatePlan, ({ caller, params, body }) => plan.update(caller, params.id, body))
  route(planApi.deletePlan, async ({ caller, params }) => {
    await plan.delete(caller, params.id)
    return { message: 'Planen er slettet.' }
  })
  route(pottApi.listPotter, () => pott.list())
  route(pottApi.createPott, ({ caller, body }) => pott.create(caller, body))
  route(pottApi.updatePott, ({ caller, params, body }) => pott.update(caller, params.id, body))
  route(pottApi.deletePott, async ({ caller, params }) => {
    await pott.delete(caller, params.id)
    return { message: 'Potten er slettet.' }
  })
  route(avsattApi.listAvsatt, ({ caller }) => avsatt.list(caller))
  route(avsattApi.createFrigivelse, ({ caller, body }) => avsatt.create(caller, body))
  route(avsattApi.releaseLinje, async ({ caller, params, body }) => {
    await avsatt.releaseLinje(caller, params.id, body)
    return { message: body.til === 'medlem' ? 'Pengene kommer med i neste kjøring.' : tilReserven }
  })
  route(avsattApi.releaseBetaling, async ({ caller, params, body }) => {
    await avsatt.releaseBetaling(caller, params.id, body.begrunnelse)
    return { message: tilReserven }
  })
  route(avsattApi.approveFrigivelse, ({ caller, params }) => avsatt.approve(caller, params.id))
  route(avsattApi.deleteFrigivelse, async ({ caller, params }) => {
    await avsatt.delete(caller, params.id)
    return { message: 'Frigivelsen er slettet.' }
  })
}
const tilReserven = 'Pengene går til reserven når en annen administrator har godkjent det.'

function registerKjoering(route: Route<Caller>, services: FordelingServices): void {
  const { kjoering, kontroll, korreksjon } = services
  route(kjoeringApi.listKjoeringer, () => kjoering.list())
  route(kjoeringApi.createKjoering, ({ caller, body }) => kjoering.create(caller, body))
  route(kjoeringApi.updateKjoering, ({ caller, params, body }) => kjoering.update(caller, params.id, body))
  route(kjoeringApi.deleteKjoering, async ({ caller, params }) => {
    await kjoering.delete(caller, params.id)
    return { message: 'Kjøringen er slettet.' }
  })
  route(kjoeringApi.simulateKjoering, ({ caller, params }) => kjoering.simulate(caller, params.id))
  route(kjoeringApi.updateAnslag, ({ caller, params, body }) =>
    kjoering.updateAnslag(caller, params.id, body),
  )
  route(
    kjoeringApi.listKjoeringslinjer,
    ({ params, query: { side, antall, sorter, retning, ...filter } }) =>
      kjoering.listLinjer(
        params.id,
        filter,
        { sorter: sorter ?? 'nummer', synkende: retning === 'synkende' },
        { side: side ?? 1, antall: antall ?? perSide },
      ),
    linjeark,
  )
  route(kjoeringApi.getKjoeringssummer, ({ params, query }) => kjoering.sum(params.id, query.etter))
  route(kjoeringApi.getKjoering, ({ caller, params }) => kontroll.get(caller, params.id))
  route(kjoeringApi.listFunn, ({ params, query: { side, antall, slag, aapne } }) =>
    kontroll.listFunn(params.id, { slag, aapne }, { side: side ?? 1, antall: antall ?? perSide }),
  )
  route(kjoeringApi.decideFunn, ({ caller, params, body }) =>
    kontroll.decide(caller, params.id, params.funnId, body),
  )
  route(kjoeringApi.checkKjoering, ({ caller, params, body }) =>
    kontroll.check(caller, params.id, body.versjon),
  )
  route(kjoeringApi.freezeKjoering, ({ caller, params, body }) => kontroll.freeze(caller, params.id, body))
  route(korreksjonApi.listKorreksjoner, ({ params }) => korreksjon.list(params.id))
  route(korreksjonApi.createKorreksjon, ({ caller, params, body }) =>
    korreksjon.create(caller, params.id, body),
  )
  route(korreksjonApi.deleteKorreksjon, async ({ caller, params }) => {
    await korreksjon.delete(caller, params.id)
    return { message: 'Korreksjonen er slettet.' }
  })
}

type Fil = { noekkel: string; bytes: number; sha256: string; navn: string }

/** What is paid, to the bank and to the tax office. */
function registerUtbetaling(route: Route<Caller>, services: FordelingServices): void {
  const { utbetaling, skattegrunnlag, storage } = services
  // In whole, so that one line of the history is one download.
  const sendFil = (request: FastifyRequest, reply: FastifyReply, type: string, fil: Fil) =>
    sendWhole(request, reply, {
      type,
      bytes: fil.bytes,
      etag: `"${fil.sha256}"`,
      fileName: fil.navn,
      attachment: true,
      open: () => storage.read(fil.noekkel),
    })
  route(utbetalingApi.getUtbetalinger, ({ params }) => utbetaling.read(params.id))
  route(utbetalingApi.orderUtbetaling, ({ caller, params, body }) =>
    utbetaling.order(caller, params.id, body.dato),
  )
  route(utbetalingApi.getUtbetalingsfil, async ({ caller, params, request, reply }) =>
    sendFil(request, reply, 'application/xml', await utbetaling.open(caller, params.id)),
  )
  route(utbetalingApi.sendUtbetaling, ({ caller, params }) => utbetaling.send(caller, params.id))
  route(utbetalingApi.discardUtbetaling, ({ caller, params, body }) =>
    utbetaling.discard(caller, params.id, body.begrunnelse),
  )
  route(utbetalingApi.applyBankstatus, ({ caller, params, body }) =>
    utbetaling.applyBankstatus(caller, params.id, body.innhold),
  )
  route(skatteApi.listSkattegrunnlag, ({ caller }) => skattegrunnlag.list(caller))
  route(skatteApi.orderSkattegrunnlag, ({ caller, body }) => skattegrunnlag.order(caller, body))
  route(skatteApi.releaseSkattegrunnlag, ({ caller, params, body }) =>
    skattegrunnlag.release(caller, params.id, body.begrunnelse),
  )
  route(skatteApi.getSkattegrunnlagsfil, async ({ caller, params, request, reply }) =>
    sendFil(request, reply, arbeidsbok, await skattegrunnlag.open(caller, params.id)),
  )
}

/** What members read of their own, and what nobody has claimed. */
function registerMedlem(route: Route<Caller>, services: FordelingServices): void {
  const { egenFordeling, andel, oppgjoer, uhentet } = services
  route(
    listEgenFordeling,
    ({ caller, params }) => egenFordeling.list(caller, params.userId, Number(params.aar)),
    egenark,
  )
  route(andelApi.listAndeler, ({ caller, params }) => andel.list(caller, params.userId))
  route(andelApi.createAndelsavtale, ({ caller, body }) => andel.create(caller, body))
  route(andelApi.answerAndelsavtale, ({ caller, params, body }) => andel.answer(caller, params.id, body))
  route(
    oppgjoerApi.listOppgjoer,
    ({ caller, params, query }) => oppgjoer.list(caller, params.userId, query.kjoering),
    oppgjoersark,
  )
  route(oppgjoerApi.listAnslag, ({ caller, params }) =>
    oppgjoer.listAnslag(caller, params.userId, Number(params.aar)),
  )
  route(oppgjoerApi.listAarsoppgjoer, ({ caller, params }) => oppgjoer.listAar(caller, params.userId))
  route(oppgjoerApi.getHvorfor, ({ caller, params }) =>
    oppgjoer.getHvorfor(caller, params.userId, params.kjoeringId, Number(params.linje)),
  )
  route(listIkkeHentet, async ({ query, request, reply }) => {
    const answer = await uhentet.list(query, networkOf(request.ip))
    // The same for all, and it changes when a distribution is approved.
    reply.header('Cache-Control', 'public, max-age=300')
    return answer
  })
}

export function registerFordelingRoutes(route: Route<Caller>, services: FordelingServices): void {
  const { fordeling, regnskap } = services
  registerPlanOgPott(route, services)
  registerKjoering(route, services)
  registerUtbetaling(route, services)
  registerMedlem(route, services)
  route(
    listFordelingsrader,
    ({ params, query: { side, antall, sorter, retning, ...filter } }) =>
      fordeling.list(
        params.aar,
        filter,
        { sorter: sorter ?? 'produksjon', synkende: retning === 'synkende' },
        side ? { side, antall: antall ?? perSide } : null,
      ),
    fordelingsark,
  )
  route(listPottregnskap, ({ query }) => regnskap.list(Number(query.visningsaar)), regnskapsark)
}
