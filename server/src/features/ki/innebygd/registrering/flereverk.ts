import type { RegistreringFunn } from '../../funn.ts'
import { episoderOf, episodesvar } from '../episode/episodesvar.ts'
import type { Felt } from '../felt/felt.ts'
import { chooseFunksjoner, type Valgtfunksjon } from '../funksjon/funksjon.ts'
import { addedKind } from '../funksjon/funksjon-rekke.ts'
import type { Funksjonsspor } from '../funksjon/funksjonsord.ts'
import { lesTotal } from '../ord/episoder.ts'
import { fold } from '../ord/likhet.ts'
import { lesSesonger } from '../ord/tall.ts'
import { seasonOfFelter } from '../produksjon/kjennetegn.ts'
import { findTittelspor, type Produksjonsfunn, type Tittelspor } from '../produksjon/produksjon.ts'
import { findVerk } from '../produksjon/verk.ts'
import type { Celle } from '../side/celle.ts'
import { sentenceStart } from '../side/flate.ts'
import { notPart } from './avsnitt.ts'
import { fagfunksjonOf, isUndecided, produksjonOf, seriesOf } from './forslagsverdi.ts'
import type { Grunnlag } from './grunnlag.ts'

/** What the document says of one of several works: from its title to the next one. */
type Del = { spor: Tittelspor; felter: readonly Felt[]; fra: number; til: number }

const isBefore = (a: Celle, b: Celle) => a.side < b.side || (a.side === b.side && a.rad < b.rad)

/** «Produksjon: …» said again and again, each time with fields of its own. */
function blocksOf({ flate, felter }: Grunnlag): Del[] {
  const titles = felter.filter(one => one.roller.has('tittel') && !one.roller.has('arbeidstittel'))
  const [first] = titles
  const name = (felt: Felt | undefined) => fold((felt?.etikett.tekst ?? '').replace(/\d/gu, ''))
  const same = titles.filter(one => name(one) === name(first))
  return same.flatMap((one, at): Del[] => {
    const [spor] = findTittelspor(flate, [one], []).filter(({ kilde }) => kilde === 'felt')
    const next = same[at + 1]
    const own = felter.filter(
      felt =>
        !isBefore(felt.etikett, one.etikett) && (next === undefined || isBefore(felt.etikett, next.etikett)),
    )
    const place = (felt: Felt | undefined) => flate.flyt.stedFor(felt?.etikett.ord[0])
    const fra = place(one)
    const til = next ? place(next) : fra + 600
    return spor && fra >= 0 && til > fra ? [{ spor, felter: own, fra, til }] : []
  })
}

/** Sentences that each name a work, one after the other. */
function sentencesOf({ flate }: Grunnlag): Del[] {
  const { tekst, stedFor } = flate.flyt
  const placed = findTittelspor(flate, [], [])
    .filter(({ kilde, vekt }) => kilde === 'prosa' && vekt >= 1.3)
    .map(spor => ({ spor, at: stedFor(spor.utsnitt.ord[0]) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
  const distinct = placed.filter(
    ({ spor }, at) => placed.findIndex(one => fold(one.spor.lesing.navn) === fold(spor.lesing.navn)) === at,
  )
  const starts = distinct.map(({ at }) => sentenceStart(tekst, at))
  // Of works that share a sentence each has what stands from a little before its title.
  const froms = distinct.map(({ at }, one) =>
    one > 0 && starts[one] === starts[one - 1]
      ? startOf(tekst, (distinct[one - 1]?.at ?? 0) + 1, at)
      : (starts[one] ?? 0),
  )
  return distinct.map(({ spor }, at) => ({
    spor,
    felter: [],
    fra: froms[at] ?? 0,
    til: froms[at + 1] ?? Math.min(tekst.length, (froms[at] ?? 0) + 500),
  }))
}

/** Letters of «den frittstående dokumentarfilmen». */
const ofKind = 40
const joined = /(?:,|\s)\s*(?:og|samt|and)\s/gu
/** «… som klipper, og på «Verket» …»: behind the word that joins it to what is said of the work before. */
function startOf(tekst: string, from: number, at: number): number {
  const join = [...tekst.slice(from, at).matchAll(joined)].at(-1)
  return join ? from + join.index : Math.max(from, at - ofKind)
}
/** «… på to produksjoner: …» announces them. */
const announced =
  /(?<!\p{L})(?:to|tre|fire|flere|fleire|begge|disse|two|three|four|several|both|these)\s+(?:\p{L}+\s+)?(?:\p{L}*produksjon(?:er|ar|ene|ane)|verk(?:ene|a)?|film(?:er|ar|ene)|seri(?:er|ar|ene)|prosjekt(?:er|ene|a)?|titler|productions?|projects|titles|films)(?!\p{L})/iu

const inOrder =
  /(?<!\p{L})(?:første|fyrste|andre|tredje|first|second|third|den ene|den andre)\s+(?:oppdrag|produksjon|engasjement|verk|assignment|production|engagement)\p{L}*|(?<!\p{L})(?:oppdrag|avrop|assignment|production|produksjon)\s+(?:nr\.?\s*)?[1-9a-c](?!\p{L}|\d)/iu

const within = (g: Grunnlag, { fra, til }: Del, { utsnitt }: Pick<Funksjonsspor, 'utsnitt'>) => {
  const at = g.flate.flyt.stedFor(utsnitt.ord[0])
  return at >= fra && at < til
}

async function foundOf(g: Grunnlag, { spor, felter, fra, til }: Del) {
  const text = g.flate.flyt.tekst.slice(fra, til)
  const told = new Set(lesSesonger(text).map(({ sesong }) => sesong))
  const sesong = seasonOfFelter(felter) ?? (told.size === 1 ? ([...told][0] ?? null) : null)
  const facts = { ...g.facts, sesong, aar: null, episoder: lesTotal(text) }
  const treff = await findVerk(spor.lesing, facts, g.oppslag, g.egne)
  const found: Produksjonsfunn = { ...spor, treff }
  return { found, facts, text }
}

/** Registrations of several works that blocks or sentences name; none where there are not two at least. */
export async function readFlereverk(
  g: Grunnlag,
  funksjoner: readonly Valgtfunksjon[],
  spor: readonly Funksjonsspor[],
): Promise<RegistreringFunn[]> {
  const told = spor.filter(({ kilde, vekt }) => kilde === addedKind || (kilde !== 'rad' && vekt >= 1.5))
  const isAnnounced = announced.test(g.flate.flyt.tekst.slice(0, 4000))
  for (const [deler, least] of [
    [blocksOf(g), 0],
    [sentencesOf(g), 0.95],
  ] as const) {
    if (deler.length < 2) continue
    const read = []
    for (const del of deler) {
      const one = await foundOf(g, del)
      const own = chooseFunksjoner(told.filter(one => within(g, del, one)))
      const isTold =
        least === 0 || (!notPart.test(one.text) && (isAnnounced || own.length > 0 || inOrder.test(one.text)))
      if (isTold && (one.found.treff?.lik ?? 0) >= least) read.push({ ...one, del, own })
    }
    const works = new Set(read.map(({ found }) => found.treff?.verk.id ?? fold(found.lesing.navn)))
    if (works.size < 2 || works.size < read.length) continue
    return read.flatMap(one => toRegistreringer(g, one, funksjoner))
  }
  return []
}

type Lest = Awaited<ReturnType<typeof foundOf>> & { del: Del; own: readonly Valgtfunksjon[] }

function toRegistreringer(g: Grunnlag, lest: Lest, otherwise: readonly Valgtfunksjon[]): RegistreringFunn[] {
  const { found, facts, text, del, own } = lest
  const verk = isUndecided(found) ? undefined : found.treff?.verk
  const erSerie = seriesOf(found, facts, text)
  const svar = episodesvar(g.flate, del.felter, null).filter(
    ({ utsnitt, vekt }) => (del.felter.length > 0 && vekt >= 3) || within(g, del, { utsnitt }),
  )
  const episoder = erSerie ? episoderOf(svar, verk?.episoder ?? null, false, null) : null
  const told = own.length > 0 ? own : otherwise
  return (told.length > 0 ? told : [null]).map(one => ({
    produksjon: produksjonOf(found, facts),
    fagfunksjon: one ? fagfunksjonOf(one, verk?.verkstype ?? facts.verkstype, g.faglistevalg) : null,
    episoder,
    erSerie,
  }))
}
