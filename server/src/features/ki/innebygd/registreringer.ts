import type { RegistreringFunn, Verdi } from '../funn.ts'
import type { Sammenheng } from '../motor.ts'
import type { Oppslag, Registerverk } from '../oppslag.ts'
import { type Episodelesing, lesEpisoder } from './episoder.ts'
import { tittelFor } from './fagord.ts'
import { type Felt, utsnittOf } from './felt.ts'
import { type Flate, stedOf, type Utsnitt } from './flate.ts'
import { chooseFunksjoner, type Funksjonsspor, findFunksjonsspor, splitFunksjoner } from './funksjon.ts'
import { findKjennetegn, lesVerkstype, namesSerie } from './kjennetegn.ts'
import { findTittelspor, type Produksjonsfunn, rankProduksjoner } from './produksjon.ts'
import { findTabellrader, type Tabellrad } from './tabell.ts'
import { lesTittel } from './tittel.ts'
import { findVerk, type Kjennetegn } from './verk.ts'

type Grunnlag = {
  flate: Flate
  felter: readonly Felt[]
  facts: Kjennetegn
  egne: readonly Registerverk[]
  oppslag: Oppslag
  faglistevalg: Sammenheng['faglistevalg']
}
type Funksjon = Funksjonsspor & { enige: number; uenige: number }

const lowest = (utsnitt: Utsnitt) => Math.min(1, ...utsnitt.ord.map(one => one.lesesikkerhet))

/** Seasons of one series, or two of the same name, that nothing in the document tells apart. */
const isUndecided = ({ treff }: Produksjonsfunn): boolean =>
  treff !== null && treff.forsprang < (treff.sesongUkjent ? 1.6 : 0.8)

function produksjonOf(
  found: Produksjonsfunn,
  facts: Kjennetegn,
): NonNullable<RegistreringFunn['produksjon']> {
  const { treff, lesing, utsnitt } = found
  const sted = stedOf(utsnitt)
  if (treff && !isUndecided(found)) {
    const sure = treff.vekt >= 6.5 && treff.lik >= 0.95
    const sikkerhet =
      sure && treff.forsprang >= 2
        ? 0.97
        : treff.vekt >= 5 && treff.forsprang >= 1.2
          ? 0.93
          : treff.vekt >= 4
            ? 0.84
            : 0.65
    const guessed = treff.sesongUkjent ? Math.min(sikkerhet, 0.86) : sikkerhet
    return {
      verdi: { produksjonsID: treff.verk.id, produksjonsnavn: treff.verk.tittel },
      sikkerhet: guessed,
      sted,
    }
  }
  const season = lesing.sesong ?? facts.sesong
  const written =
    treff && isUndecided(found)
      ? treff.verk.tittel.replace(/\s*\(sesong \d+\)$/iu, '')
      : normalTitle(lesing.navn)
  const produksjonsnavn =
    season !== null && !/sesong/iu.test(written) ? `${written} (sesong ${season})` : written
  const sikkerhet = treff
    ? 0.7
    : found.vekt >= 2.8 && !lesing.arbeidstittel && lowest(utsnitt) > 0.9
      ? 0.82
      : 0.6
  return { verdi: { produksjonsID: null, produksjonsnavn }, sikkerhet, sted }
}

/** A title in capitals: first letter of the sentence only, as Norwegian titles are written. */
const normalTitle = (navn: string): string =>
  navn.length > 4 && navn === navn.toLocaleUpperCase('nb') && /\p{L}{3}/u.test(navn)
    ? navn.charAt(0) + navn.slice(1).toLocaleLowerCase('nb')
    : navn

function fagfunksjonOf(
  one: Funksjon,
  verkstype: string | null,
  valg: Sammenheng['faglistevalg'],
): NonNullable<RegistreringFunn['fagfunksjon']> {
  const base =
    one.kilde === 'felt'
      ? 0.95
      : one.kilde === 'prosa'
        ? 0.94
        : one.kilde === 'kryss'
          ? 0.86
          : one.kilde === 'rad'
            ? 0.85
            : 0.65
  const agreed = one.enige > 0 ? Math.min(0.98, base + 0.03) : base
  const doubted = one.uenige > 0 && one.enige === 0 ? Math.min(agreed, 0.85) : agreed
  const read = lowest(one.utsnitt) < 0.5 && one.enige === 0 ? Math.min(doubted, 0.85) : doubted
  const sted = stedOf(one.utsnitt)
  const fag = one.tolket?.fagene
  if (fag) {
    // Animation directed and drawn by one person is direction.
    return { verdi: tittelFor(fag, verkstype, valg), sikkerhet: read, sted, godkjent: true }
  }
  return { verdi: one.ord, sikkerhet: one.tolket ? read : Math.min(read, 0.6), sted, godkjent: false }
}

type Episodesvar = { lest: Episodelesing; utsnitt: Utsnitt; vekt: number }

/** What is said of episodes, the nearest to the person's work first. */
function episodesvar({ flate, felter }: Grunnlag, funksjon: Funksjon | null): Episodesvar[] {
  const svar: Episodesvar[] = []
  const add = (tekst: string, felt: boolean, utsnitt: Utsnitt, vekt: number) => {
    const lest = lesEpisoder(tekst, felt)
    if (lest) svar.push({ lest, utsnitt, vekt })
  }
  for (const { roller, verdier } of felter) {
    if (!roller.has('episoder')) continue
    const first = verdier[0]
    if (!first) continue
    const utsnitt = utsnittOf(first.linjer.slice(0, first.maate === 'under' ? 1 : 3))
    if (utsnitt.tekst.length < 140) add(utsnitt.tekst, true, utsnitt, roller.has('sesong') ? 2 : 3)
  }
  const { tekst } = flate.flyt
  if (funksjon && (funksjon.kilde === 'prosa' || funksjon.kilde === 'felt')) {
    const at = tekst.indexOf(funksjon.utsnitt.tekst)
    if (at >= 0) {
      const near = (/^[^\n]*/u.exec(tekst.slice(at, at + 420))?.[0] ?? '').split(/\.\s+(?=\p{Lu})/u)
      for (const [index, sentence] of near.slice(0, 3).entries())
        add(sentence, false, sentenceCut(flate, sentence, at), 2.6 - index * 0.4)
    }
  }
  const scope =
    /(?:arbeidet|oppdraget|stillingen|stillinga|engasjementet|ansettelsen|tilsetjinga|avtalen|engagement|services|the work|arbeidstakeren|oppdragstaker|medarbeideren)[^.\n]{0,60}?(?:gjelder|gjeld|omfatter|omfattar|covers?|comprises?|includes?|på|on)\s+([^.\n]{3,80})/giu
  for (const found of tekst.matchAll(scope))
    add(found[1] ?? '', false, flate.flyt.utsnitt(found.index, found.index + found[0].length), 1.8)
  return svar.sort((a, b) => b.vekt - a.vekt)
}

function sentenceCut(flate: Flate, sentence: string, from: number): Utsnitt {
  const at = flate.flyt.tekst.indexOf(sentence, from)
  const told = /\d|episod|program/iu.exec(sentence)
  const start = at + Math.max(0, (told?.index ?? 0) - 10)
  return flate.flyt.utsnitt(start, Math.min(at + sentence.length, start + 60))
}

function episoderOf(
  svar: readonly Episodesvar[],
  total: number | null,
  liste: boolean,
  sted: Utsnitt | null,
): Verdi<number> | null {
  const [best] = svar
  if (best?.lest && 'antall' in best.lest) {
    const count = best.lest.antall
    const other = svar.find(
      one => one.lest && 'antall' in one.lest && one.lest.antall !== count && one.vekt > best.vekt - 0.7,
    )
    const sikkerhet = other
      ? 0.75
      : best.vekt >= 2.2 && best.lest.sikker
        ? 0.95
        : best.lest.sikker
          ? 0.85
          : 0.6
    return { verdi: count, sikkerhet, sted: stedOf(best.utsnitt) }
  }
  if (best?.lest && 'ingen' in best.lest) {
    const later = svar.find(one => one.lest && 'antall' in one.lest && one.vekt >= 2)
    return later?.lest && 'antall' in later.lest
      ? { verdi: later.lest.antall, sikkerhet: 0.6, sted: stedOf(later.utsnitt) }
      : null
  }
  if (total === null || liste) return null
  if (best?.lest && 'alle' in best.lest) return { verdi: total, sikkerhet: 0.93, sted: stedOf(best.utsnitt) }
  return sted ? { verdi: total, sikkerhet: 0.7, sted: stedOf(sted) } : null
}

const single = new Set(['Spillefilm', 'Kortfilm/novellefilm', 'Musikkvideo'])

/** A single work has no number of episodes. */
function seriesOf(found: Produksjonsfunn | null, facts: Kjennetegn, text: string): boolean {
  const verk = found?.treff?.verk
  if (verk) {
    if (verk.sesong !== null || (verk.episoder ?? 0) > 1) return true
    if (verk.episoder !== null || (verk.verkstype && single.has(verk.verkstype))) return false
    if (verk.verkstype === 'TV-drama' || verk.verkstype === 'TV-underholdning') return true
  }
  if (facts.verkstype && single.has(facts.verkstype)) return false
  if (facts.sesong !== null || (facts.episoder ?? 0) > 1) return true
  return facts.verkstype === 'TV-drama' || facts.verkstype === 'TV-underholdning' || namesSerie(text)
}

/** One production with the functions that the prose or the form tells. */
function combine(
  g: Grunnlag,
  found: Produksjonsfunn | null,
  funksjoner: readonly Funksjon[],
): RegistreringFunn[] {
  const { facts } = g
  const verk = found && !isUndecided(found) ? found.treff?.verk : undefined
  const verkstype = verk?.verkstype ?? facts.verkstype
  const erSerie = seriesOf(found, facts, g.flate.flyt.tekst.slice(0, 3000))
  const produksjon = found ? produksjonOf(found, facts) : null
  const each: (Funksjon | null)[] = funksjoner.length > 0 ? [...funksjoner] : [null]
  return each.map(one => {
    const liste = one?.kilde === 'rad' || one?.kilde === 'loenn'
    const total = facts.episoder ?? verk?.episoder ?? null
    const episoder =
      erSerie && !liste
        ? episoderOf(episodesvar(g, one), total, liste, facts.episoder ? (found?.utsnitt ?? null) : null)
        : null
    return {
      produksjon,
      fagfunksjon: one ? fagfunksjonOf(one, verkstype, g.faglistevalg) : null,
      episoder,
      erSerie,
    }
  })
}

const cellOf = (
  rad: Tabellrad,
  rolle: 'tittel' | 'funksjon' | 'episoder' | 'sesong' | 'sjanger' | 'periode',
) => rad.celler.find(({ roller }) => roller.has(rolle))?.celle

/** A row of a framework agreement: an assignment of its own. */
async function fromRow(
  g: Grunnlag,
  rad: Tabellrad,
  funksjoner: readonly Funksjon[],
): Promise<RegistreringFunn[]> {
  const cell = cellOf(rad, 'tittel')
  const lesing =
    cell && lesTittel(utsnittOf([cell]).tekst.replace(/^(?:[A-Z]{0,2}-?\d{1,2}[.)]?)\s+(?=\p{Lu})/u, ''))
  if (!cell || !lesing || /^(?:sum|total|totalt)/iu.test(lesing.navn)) return []
  const episodes = cellOf(rad, 'episoder')
  const type = cellOf(rad, 'sjanger')
  const season = cellOf(rad, 'sesong')
  const facts: Kjennetegn = {
    ...g.facts,
    sesong: season ? Number(/\d+/u.exec(season.tekst)?.[0]) || null : null,
    verkstype:
      (type && lesVerkstype(type.tekst)) ?? lesVerkstype(cell.tekst) ?? (type ? null : g.facts.verkstype),
    episoder: null,
  }
  const treff = await findVerk(lesing, facts, g.oppslag, g.egne)
  const found: Produksjonsfunn = {
    lesing,
    utsnitt: { tekst: cell.tekst, ord: cell.ord },
    vekt: 3,
    kilde: 'tabell',
    treff,
  }
  const told = cellOf(rad, 'funksjon')
  const own: Funksjon[] = told
    ? splitFunksjoner(told.tekst).map(part => ({
        ...part,
        utsnitt: { tekst: told.tekst, ord: told.ord },
        vekt: 3,
        kilde: 'felt',
        enige: 0,
        uenige: 0,
      }))
    : [...funksjoner]
  const [base] = combine({ ...g, facts, felter: [] }, found, [])
  if (!base) return []
  const film = /\((?:film|kortfilm|spillefilm)/iu.test(cell.tekst)
  const erSerie = base.erSerie && !film
  const lest = episodes ? lesEpisoder(episodes.tekst, true) : null
  const total = treff?.verk.episoder ?? null
  const episoder =
    episodes && lest && erSerie
      ? episoderOf(
          [{ lest, utsnitt: { tekst: episodes.tekst, ord: episodes.ord }, vekt: 3 }],
          total,
          false,
          null,
        )
      : null
  const verkstype = treff?.verk.verkstype ?? facts.verkstype
  const each: (Funksjon | null)[] = own.length > 0 ? own : [null]
  return each.map(one => ({
    ...base,
    erSerie,
    fagfunksjon: one ? fagfunksjonOf(one, verkstype, g.faglistevalg) : null,
    episoder,
  }))
}

/** Every production and function of the document. */
export async function findRegistreringer(
  flate: Flate,
  felter: readonly Felt[],
  selskap: string,
  arbeidstaker: string | null,
  oppslag: Oppslag,
  { faglistevalg }: Pick<Sammenheng, 'faglistevalg'>,
): Promise<RegistreringFunn[]> {
  const egne = selskap ? await oppslag.selskapetsVerk(selskap) : []
  const facts = findKjennetegn(flate, felter, selskap)
  const g: Grunnlag = { flate, felter, facts, egne, oppslag, faglistevalg }
  const funksjoner = chooseFunksjoner(findFunksjonsspor(flate, felter, arbeidstaker))
  const rows = findTabellrader(flate).filter(rad => cellOf(rad, 'tittel'))
  if (rows.length > 0) {
    const found = []
    for (const rad of rows) found.push(...(await fromRow(g, rad, funksjoner)))
    if (found.length > 0) return found
  }
  const ranked = await rankProduksjoner(findTittelspor(flate, felter, egne), facts, oppslag, egne)
  const best = ranked[0] ?? null
  if (!best && funksjoner.length === 0) return []
  return combine(g, best, funksjoner)
}
