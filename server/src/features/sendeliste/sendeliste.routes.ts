import {
  createSendelisteutkast,
  deleteSendelisteutkast,
  getAngring,
  getListearbeid,
  getSendelisteutkast,
  importSendelisteutkast,
  linkSendeaar,
  listSendeaar,
  listSendelisteimporter,
  listSendelisteutkast,
  readSendelisteutkast,
  trySendelisteutkast,
  undoSendelisteimport,
} from '@rp/contract/sendeliste'
import {
  decideSendelisterad,
  getSendelisterad,
  getSisteValg,
  listSendelisterader,
  type Sendelisterad,
  undoSendelisterad,
} from '@rp/contract/sendelisterad'
import type { Caller } from '../../platform/http/caller.ts'
import type { Route } from '../../platform/http/caller-route.ts'
import { receiveListe } from './lesing/mottak.ts'
import { radark } from './rader/radark.ts'
import type { SendelisteService } from './sendeliste.service.ts'

/** A line and what it is linked to, by their names. */
function outcomeOf({ tittel, produksjon, utfall }: Sendelisterad): string {
  if (!produksjon) return utfall === 'tvil' ? `«${tittel}» må avklares.` : `«${tittel}» står uten produksjon.`
  const year = produksjon.Premiere === null ? '' : ` (${produksjon.Premiere})`
  return `«${tittel}» er koblet til «${produksjon.Produksjonstittel}»${year}.`
}

const othersOf = (like: number): string =>
  like === 0 ? '' : ` Det gjelder også ${like === 1 ? 'én lik linje' : `${like} like linjer`}.`

const lines = (count: number) => `${count.toLocaleString('nb-NO')} ${count === 1 ? 'linje' : 'linjer'}`
const newLines = (count: number) =>
  count === 1 ? '1 linje er ny' : `${count.toLocaleString('nb-NO')} linjer er nye`

function registerUtkast(route: Route<Caller>, utkast: SendelisteService['utkast']): void {
  route(createSendelisteutkast, async ({ caller, request }) =>
    utkast.create(caller, await receiveListe(request)),
  )
  route(listSendelisteutkast, ({ caller }) => utkast.list(caller))
  route(getSendelisteutkast, ({ caller, params }) => utkast.get(caller, params.id))
  route(readSendelisteutkast, ({ caller, params, body }) => utkast.choose(caller, params.id, body))
  route(trySendelisteutkast, ({ caller, params, body }) => utkast.tryOut(caller, params.id, body))
  route(importSendelisteutkast, async ({ caller, params, body }) => {
    const done = await utkast.importListe(caller, params.id, body.versjon)
    return { message: `Sendelisten er importert: ${newLines(done.resultat.nye)}.`, ...done }
  })
  route(deleteSendelisteutkast, async ({ caller, params }) => {
    await utkast.remove(caller, params.id)
    return { message: 'Importen er slettet.' }
  })
}

export function registerSendelisteRoutes(route: Route<Caller>, services: SendelisteService): void {
  const { importer, rader, utkast } = services
  registerUtkast(route, utkast)
  route(listSendelisteimporter, () => importer.list())
  route(getAngring, ({ params }) => importer.previewUndo(params.id))
  route(undoSendelisteimport, async ({ caller, params }) => {
    await importer.undo(caller, params.id)
    return { message: 'Importen er angret.' }
  })
  route(getListearbeid, ({ caller, params }) => importer.getArbeid(caller, params.noekkel))
  route(listSendeaar, () => rader.listAar())
  route(linkSendeaar, async ({ caller, params, body }) => {
    const done = await rader.matchAgain(caller, params.aar, body.noekkel)
    const { sett, koblet, tvil } = done
    return {
      message: `Vi så på ${lines(sett)} uten produksjon. ${lines(koblet)} er koblet, og ${lines(tvil)} til må avklares.`,
      ...done,
    }
  })
  route(getSisteValg, async ({ caller, params }) => ({
    valg: await rader.findSisteValg(caller, params.aar),
  }))
  route(listSendelisterader, ({ query }) => rader.list(query), radark)
  route(getSendelisterad, ({ params }) => rader.get(params.id))
  route(decideSendelisterad, async ({ caller, params, body }) => {
    const { rad, like } = await rader.decide(caller, params.id, body)
    return { message: `${outcomeOf(rad)}${othersOf(like)}`, rad, like }
  })
  route(undoSendelisterad, async ({ caller, params, body }) => {
    const { rad, like } = await rader.undo(caller, params.id, body.avgjort)
    return { message: `Valget er angret. ${outcomeOf(rad)}${othersOf(like)}`, rad, like }
  })
}
