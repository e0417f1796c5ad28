import { sikkerNok } from '@rp/contract/ki'
import type { Funn, RegistreringFunn, Verdi } from '../funn.ts'
import { fold, likhet } from '../innebygd/ord/likhet.ts'
import { lesSesonger } from '../innebygd/ord/tall.ts'
import { wholeTable } from '../innebygd/sikkerhet/sikkerhet.ts'
import type { Etterproevd } from './etterproeving.ts'

/** What two engines disagree about is for a person to look at. */
const uenige = sikkerNok - 0.1
const flestRegistreringer = 60
const ulikt = 'Dokumentet kan leses på to måter her.'

/** Two that read each in their own way and come to the same are surer than one. */
const enige = (sikkerhet: number) => Math.min(0.98, 1 - (1 - sikkerhet) * 0.45)

/** The value that two engines agree about, the only one, or the better evidenced of two, as something to look at. */
function velg<V extends Verdi<unknown>>(
  egen: V | null,
  annen: V | null,
  same: (a: V, b: V) => boolean,
): V | null {
  if (!egen || !annen) return egen ?? annen
  if (same(egen, annen)) return { ...egen, sikkerhet: enige(egen.sikkerhet) }
  const best = annen.sikkerhet > egen.sikkerhet ? annen : egen
  return { ...best, sikkerhet: Math.min(best.sikkerhet, uenige), forklaring: ulikt }
}

const samePerson = (a: Verdi<string>, b: Verdi<string>) => likhet(a.verdi, b.verdi) >= 0.93
const bare = (navn: string) => fold(navn).replace(/\s(?:as|asa|ans|ba|da)$/u, '')
const sameSelskap = (a: Verdi<string>, b: Verdi<string>) => likhet(bare(a.verdi), bare(b.verdi)) >= 0.95

type Produksjon = NonNullable<RegistreringFunn['produksjon']>

/** A title without its season, and the season it says. */
function readNavn(navn: string): { tittel: string; sesong: number | null } {
  const [funnet] = lesSesonger(navn)
  if (!funnet) return { tittel: navn, sesong: null }
  return { tittel: `${navn.slice(0, funnet.fra)} ${navn.slice(funnet.til)}`, sesong: funnet.sesong }
}

/** One that says no season does not contradict one that does. */
function sameProduksjon({ verdi: a }: Produksjon, { verdi: b }: Produksjon): boolean {
  if (a.produksjonsID && b.produksjonsID) return a.produksjonsID === b.produksjonsID
  const [x, y] = [readNavn(a.produksjonsnavn), readNavn(b.produksjonsnavn)]
  const season = x.sesong === null || y.sesong === null || x.sesong === y.sesong
  return season && likhet(x.tittel, y.tittel) >= 0.95
}

/** Of the same title, the one that the register has; the other has not confirmed which of its seasons it is. */
function chooseProduksjon(egen: Produksjon | null, annen: Produksjon | null): Produksjon | null {
  if (egen && annen && sameProduksjon(egen, annen)) {
    if (!egen.verdi.produksjonsID && annen.verdi.produksjonsID) return annen
    if (egen.verdi.produksjonsID && !annen.verdi.produksjonsID) return egen
  }
  return velg(egen, annen, sameProduksjon)
}

const sameVerdi = (a: Verdi<unknown>, b: Verdi<unknown>) => a.verdi === b.verdi

const slaaSammen = (egen: RegistreringFunn, annen: RegistreringFunn): RegistreringFunn => ({
  produksjon: chooseProduksjon(egen.produksjon, annen.produksjon),
  fagfunksjon: velg(egen.fagfunksjon, annen.fagfunksjon, sameVerdi),
  episoder: velg(egen.episoder, annen.episoder, sameVerdi),
  erSerie: egen.erSerie || annen.erSerie,
})

/** How much speaks for two registrations being the same; 0 when nothing does. */
function samsvar(a: RegistreringFunn, b: RegistreringFunn): number {
  const produksjon = a.produksjon && b.produksjon && sameProduksjon(a.produksjon, b.produksjon)
  const funksjon = a.fagfunksjon && b.fagfunksjon && sameVerdi(a.fagfunksjon, b.fagfunksjon)
  const differs =
    (a.produksjon && b.produksjon && !produksjon) || (a.fagfunksjon && b.fagfunksjon && !funksjon)
  return (produksjon ? 2 : 0) + (funksjon ? 1 : 0) - (differs ? 1.5 : 0)
}

/** The other engine lists registrations, and this is not among them. */
const tviler = (egen: RegistreringFunn): RegistreringFunn => ({
  ...egen,
  fagfunksjon: egen.fagfunksjon && {
    ...egen.fagfunksjon,
    sikkerhet: Math.min(egen.fagfunksjon.sikkerhet, uenige),
    forklaring: ulikt,
  },
})

function slaaSammenAlle(
  egne: readonly RegistreringFunn[],
  andre: readonly RegistreringFunn[],
): RegistreringFunn[] {
  const [egen, annen] = [egne[0], andre[0]]
  if (!egen || !annen) return [...egne, ...andre]
  if (egne.length === 1 && andre.length === 1) return [slaaSammen(egen, annen)]
  const rest = new Set(andre)
  const merged = egne.map(one => {
    const best = [...rest]
      .map(other => ({ other, poeng: samsvar(one, other) }))
      .sort((a, b) => b.poeng - a.poeng)[0]
    if (!best || best.poeng <= 0) return tviler(one)
    rest.delete(best.other)
    return slaaSammen(one, best.other)
  })
  return [...merged, ...[...rest].filter(one => one.produksjon && one.fagfunksjon)]
}

/**
 * What both engines found. People, companies and productions are the concern of both; clause, signatures, ID numbers and
 * what kind of paper it is are the built-in engine's alone, so that no words of a document can set them by way of a model.
 */
export const slaaSammenFunn = (egne: Funn, andre: Etterproevd): Funn => ({
  ...egne,
  arbeidstaker: velg(egne.arbeidstaker, andre.arbeidstaker, samePerson),
  produksjonsselskap: velg(egne.produksjonsselskap, andre.produksjonsselskap, sameSelskap),
  registreringer: wholeTable(
    slaaSammenAlle(egne.registreringer, andre.registreringer).slice(0, flestRegistreringer),
  ),
})
