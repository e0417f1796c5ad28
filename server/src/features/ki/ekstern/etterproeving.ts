import type { Funn, RegistreringFunn, Verdi } from '../funn.ts'
import type { Felt } from '../innebygd/felt/felt.ts'
import { splitFunksjoner } from '../innebygd/funksjon/funksjonsord.ts'
import { readNavn } from '../innebygd/navn/navn.ts'
import { lesEpisoder } from '../innebygd/ord/episoder.ts'
import { tittelFor } from '../innebygd/ord/fagord.ts'
import { likhet } from '../innebygd/ord/likhet.ts'
import { lesSesonger, lesTall } from '../innebygd/ord/tall.ts'
import { findKjennetegn, type Kjennetegn } from '../innebygd/produksjon/kjennetegn.ts'
import { lesTittel } from '../innebygd/produksjon/tittel.ts'
import { chooseVerk, findVerksvalg, type Produksjonsfunn } from '../innebygd/produksjon/verksvalg.ts'
import { produksjonOf, seriesOf } from '../innebygd/registrering/forslagsverdi.ts'
import type { Utsnitt } from '../innebygd/side/celle.ts'
import { type Flate, stedOf } from '../innebygd/side/flate.ts'
import type { Sammenheng } from '../motor.ts'
import type { Oppslag } from '../oppslag.ts'
import { type Belegg, findBelegg, findVerdi, utsnittOf } from './belegg.ts'
import type { Sendtside } from './sendt.ts'
import type { Svar, Svarregistrering, Utsagn } from './svar.ts'

/** What is left of an answer when it has been held against the document and the registers. */
export type Etterproevd = Pick<Funn, 'arbeidstaker' | 'produksjonsselskap' | 'registreringer'> & {
  selskapIRegister: boolean
  /** How many values the answer had, and how many of them the document says. */
  gitt: number
  holdt: number
}

type G = {
  flate: Flate
  felter: readonly Felt[]
  sider: readonly Sendtside[]
  oppslag: Oppslag
  faglistevalg: Sammenheng['faglistevalg']
}

/** What a rule of ours would say of it; `sikkerhet.ts` weighs that. */
const alene = 0.8

type Paavist = { utsnitt: Utsnitt; lik: number; belegg: Belegg }

function paavis(sider: readonly Sendtside[], utsagn: Utsagn | null): Paavist | null {
  const belegg = utsagn && findBelegg(sider, utsagn.sitat, utsagn.side)
  const funnet = belegg && findVerdi(belegg, utsagn.verdi)
  return funnet && { ...funnet, belegg }
}

const verdiOf = <T>(verdi: T, { utsnitt, lik }: Paavist, sikkerhet: number): Verdi<T> => {
  const lest = Math.min(1, ...utsnitt.ord.map(one => one.lesesikkerhet))
  return { verdi, sikkerhet: sikkerhet * lik * (lest < 0.5 ? 0.85 : 1), sted: stedOf(utsnitt) }
}

/** A person's name, as the document has it. */
function toArbeidstaker(paavist: Paavist | null): Verdi<string> | null {
  const navn = paavist && readNavn(paavist.utsnitt.tekst)
  return navn ? verdiOf(navn, paavist, alene) : null
}

/** The register's name where it has the company, else the document's. */
async function toSelskap(
  paavist: Paavist | null,
  oppslag: Oppslag,
): Promise<{ verdi: Verdi<string>; iRegister: boolean } | null> {
  if (!paavist) return null
  const skrevet = paavist.utsnitt.tekst.replace(/^[\s"“«(]+|[\s"”»),.;:]+$/gu, '')
  const [treff = []] = await oppslag.selskaper([skrevet])
  const best = treff.find(({ navn }) => likhet(navn, skrevet) >= 0.92)
  if (best) return { verdi: verdiOf(best.navn, paavist, alene + 0.05), iRegister: true }
  return skrevet ? { verdi: verdiOf(skrevet, paavist, alene - 0.1), iRegister: false } : null
}

async function toProduksjonsfunn(
  paavist: Paavist | null,
  facts: Kjennetegn,
  { flate, felter, oppslag }: G,
): Promise<Produksjonsfunn | null> {
  const lesing = paavist && lesTittel(paavist.utsnitt.tekst)
  if (!lesing) return null
  const sesonger = lesSesonger(utsnittOf(paavist.belegg.ord).tekst)
  const sesong = lesing.sesong ?? (sesonger.length === 1 ? (sesonger[0]?.sesong ?? null) : null)
  const egne = facts.selskap ? await oppslag.selskapetsVerk(facts.selskap) : []
  const spor = { lesing: { ...lesing, sesong }, utsnitt: paavist.utsnitt }
  return chooseVerk(await findVerksvalg({ flate, felter, facts, egne, oppslag }, [spor], 0), true)
}

function toProduksjon(found: Produksjonsfunn, paavist: Paavist, facts: Kjennetegn) {
  const { verdi, sikkerhet } = produksjonOf(found, facts)
  return verdiOf(verdi, paavist, sikkerhet)
}

/** The functions that the words name, by the built-in engine's list; «regissør og manusforfatter» are two. */
function toFunksjoner(paavist: Paavist | null, verkstype: string | null, valg: G['faglistevalg']) {
  if (!paavist) return []
  return splitFunksjoner(paavist.utsnitt.tekst).map(({ ord, tolket }) => {
    const fag = tolket?.fagene
    if (fag) return { ...verdiOf(tittelFor(fag, verkstype, valg), paavist, alene), godkjent: true }
    return { ...verdiOf(ord, paavist, tolket ? alene : 0.5), godkjent: false }
  })
}

const says = (text: string, antall: number): boolean =>
  text.split(/[^\p{L}\p{N}]+/u).some(word => lesTall(word) === antall)

/** A number that the quote says or lists, or that the register has where the quote says «alle». */
function toEpisoder(
  svar: Svarregistrering['episoder'],
  sider: readonly Sendtside[],
  total: number | null,
): Verdi<number> | null {
  const belegg = svar && findBelegg(sider, svar.sitat, svar.side)
  if (!belegg) return null
  const utsnitt = utsnittOf(belegg.ord)
  const paavist = { utsnitt, lik: belegg.lik, belegg }
  const lest = lesEpisoder(utsnitt.tekst, true)
  if (lest && 'antall' in lest && lest.antall === svar.antall) return verdiOf(svar.antall, paavist, alene)
  if (lest && 'alle' in lest && total === svar.antall) return verdiOf(svar.antall, paavist, alene)
  if (lest && 'ingen' in lest) return null
  return says(utsnitt.tekst, svar.antall) ? verdiOf(svar.antall, paavist, 0.6) : null
}

async function toRegistreringer(
  svar: Svarregistrering,
  g: G,
  facts: Kjennetegn,
): Promise<RegistreringFunn[]> {
  const paavist = paavis(g.sider, svar.produksjon)
  const found = await toProduksjonsfunn(paavist, facts, g)
  const verk = found?.verk
  const erSerie = seriesOf(found, facts, g.flate.flyt.tekst.slice(0, 3000))
  const produksjon = found && paavist ? toProduksjon(found, paavist, facts) : null
  const episoder = erSerie
    ? toEpisoder(svar.episoder, g.sider, facts.episoder ?? verk?.episoder ?? null)
    : null
  const funksjoner = toFunksjoner(
    paavis(g.sider, svar.fagfunksjon),
    verk?.verkstype ?? facts.verkstype,
    g.faglistevalg,
  )
  if (!produksjon && funksjoner.length === 0) return []
  const each = funksjoner.length > 0 ? funksjoner : [null]
  return each.map(fagfunksjon => ({ produksjon, fagfunksjon, episoder, erSerie }))
}

const sitater = ({ arbeidstaker, produksjonsselskap, registreringer }: Svar) =>
  [
    arbeidstaker,
    produksjonsselskap,
    ...registreringer.flatMap(one => [one.produksjon, one.fagfunksjon, one.episoder]),
  ].filter(one => one !== null)

/**
 * Holds an answer against the document and the registers. A value whose quote the document does not have, or does not
 * say, is dropped; what is left is in the document's own words or the register's.
 * @param selskap the employer that the built-in engine found, to tell productions apart by; may be empty
 */
export async function etterproev(svar: Svar, g: G, selskap: string): Promise<Etterproevd> {
  const given = sitater(svar)
  const funnet = await toSelskap(paavis(g.sider, svar.produksjonsselskap), g.oppslag)
  const facts = findKjennetegn(g.flate, g.felter, selskap || (funnet?.verdi.verdi ?? ''))
  const registreringer: RegistreringFunn[] = []
  for (const one of svar.registreringer) registreringer.push(...(await toRegistreringer(one, g, facts)))
  return {
    arbeidstaker: toArbeidstaker(paavis(g.sider, svar.arbeidstaker)),
    produksjonsselskap: funnet?.verdi ?? null,
    selskapIRegister: funnet?.iRegister ?? false,
    registreringer,
    gitt: given.length,
    holdt: given.filter(one => findBelegg(g.sider, one.sitat, one.side)).length,
  }
}
