import type { RegistreringFunn } from '../../funn.ts'
import type { Sammenheng } from '../../motor.ts'
import type { Oppslag } from '../../oppslag.ts'
import type { Episodesvar } from '../episode/episodelesing.ts'
import { episoderOf, episodesvar } from '../episode/episodesvar.ts'
import type { Felt } from '../felt/felt.ts'
import { findTabellrader, isNavneliste, type Tabellrad } from '../felt/tabell.ts'
import { chooseFunksjoner, findFunksjonsspor } from '../funksjon/funksjon.ts'
import { addedKind } from '../funksjon/funksjon-rekke.ts'
import type { Funksjonsspor } from '../funksjon/funksjonsord.ts'
import { looksLikeCompany, readNavn } from '../navn/navn.ts'
import { kanVaereTittel } from '../navn/rimelig.ts'
import { lesEpisoder, lesNumre } from '../ord/episoder.ts'
import { isEtikett } from '../ord/etiketter.ts'
import { tolkFunksjon } from '../ord/fagord.ts'
import { fold, likhet } from '../ord/likhet.ts'
import { lineName } from '../part/navnespor.ts'
import { findKjennetegn } from '../produksjon/kjennetegn.ts'
import { findTittelspor } from '../produksjon/produksjon.ts'
import { findVerksvalg, type Produksjonsfunn, type Verksvelger } from '../produksjon/verksvalg.ts'
import { type Flate, sentenceStart } from '../side/flate.ts'
import { readAvrop } from './avrop.ts'
import { readHverSine } from './episoder-hver.ts'
import { fagfunksjonOf, produksjonOf, seriesOf } from './forslagsverdi.ts'
import { type Radfunksjon, readFunksjonsrader } from './funksjonsrader.ts'
import type { Grunnlag } from './grunnlag.ts'
import { medHeleRader } from './hele-rader.ts'
import { readOpplisting } from './opplisting.ts'
import { readSesongavsnitt } from './sesongavsnitt.ts'

/** «Hun er også manusforfatter på episode 3»: what is said of a function that comes besides is that one's alone. */
function ofAdded(one: Radfunksjon | null): Episodesvar[] | null {
  if (one?.kilde !== addedKind || !one.etter) return null
  const lest = lesEpisoder(one.etter.tekst)
  return lest && 'antall' in lest ? [{ lest, utsnitt: one.etter, vekt: 3 }] : null
}

/** «Klipper: Kari Nes» among lines of others, as in credits: what such a list says of episodes, it says of all of them. */
const hasOthers = ({ rader }: Flate, navn: string | null): boolean => {
  const others = rader.flatMap(row =>
    row.flatMap(cell => {
      // «Nes Film AS: Eva Moen» signs beside the person.
      const other = looksLikeCompany(cell.tekst)
        ? null
        : readNavn(cell.tekst.replace(/^[\p{L}/ -]{3,30}:\s+/u, ''))
      const isOther = other !== null && likhet(other, navn ?? '') < 0.82
      return isOther && row.some(one => tolkFunksjon(one.tekst) !== null) ? [fold(other)] : []
    }),
  )
  // «Ansvarlig redaktør: Bjarte Myhre» alone is no list.
  return new Set(others).size > 1
}

const subject = new RegExp(`^(${lineName})\\s\\p{Ll}+(?:er|ar|r)\\s`, 'u')
const familyAlone = /^(\p{Lu}[\p{L}-]+)\s(?:(?:skal|vil|will|shall|also|også)\s)?\p{Ll}{3,}\s/u
/** «Konseptuerende regissør Per Lie regisserer selv episode 1–3» begins with what he is. */
function withoutTitle(sentence: string): string {
  const title = /^(\p{Lu}\p{Ll}+(?:\s\p{Ll}+){0,2})\s(?=\p{Lu})/u.exec(sentence)
  return title && tolkFunksjon(title[1] ?? '') ? sentence.slice(title[0].length) : sentence
}
const ownSentence = 0.8
/**
 * What sentences say of episodes, the likeliest first: «Per Lie skriver episode 1 og 2» is about somebody else, and a sentence that begins
 * with the person's own name is surer to be about the person.
 */
function ofPerson({ flyt }: Flate, svar: readonly Episodesvar[], navn: string | null): Episodesvar[] {
  if (navn === null) return [...svar]
  return svar
    .flatMap((one): Episodesvar[] => {
      const at = flyt.stedFor(one.utsnitt.ord[0])
      const told = at < 0 ? '' : withoutTitle(flyt.tekst.slice(sentenceStart(flyt.tekst, at)).trimStart())
      const other = readNavn(subject.exec(told)?.[1] ?? '')
      if (other !== null && likhet(other, navn) < 0.82) return []
      const lists = /\d\s*(?:,|og|and|til|to|[-–])\s*\d/u.test(one.utsnitt.tekst)
      const isOwn = lists && (other !== null || navn.split(' ').includes(familyAlone.exec(told)?.[1] ?? ''))
      return [isOwn ? { ...one, vekt: one.vekt + ownSentence } : one]
    })
    .toSorted((a, b) => b.vekt - a.vekt)
}

/** One production with the functions that the prose or the form tells. */
function combine(
  g: Grunnlag,
  found: Produksjonsfunn | null,
  funksjoner: readonly Radfunksjon[],
  arbeidstaker: string | null,
  spor: readonly Funksjonsspor[],
): RegistreringFunn[] {
  const { facts } = g
  const verk = found?.verk
  const verkstype = verk?.verkstype ?? facts.verkstype
  const erSerie = seriesOf(found, facts, g.flate.flyt.tekst.slice(0, 3000))
  const produksjon = found ? produksjonOf(found, facts) : null
  // What a list of the crew says of episodes, it says of others.
  const isListe = g.flate.rader.some(([first]) => first !== undefined && isNavneliste(g.flate, first))
  const each: (Radfunksjon | null)[] = funksjoner.length > 0 ? [...funksjoner] : [null]
  const apart = readHverSine(g.flate, each, spor)
  return each.map((one, at) => {
    const ofRow = one?.kilde === 'rad' && hasOthers(g.flate, arbeidstaker)
    const liste = ofRow || one?.kilde === 'loenn' || isListe
    const total = facts.episoder ?? verk?.episoder ?? null
    const svar = one?.svar?.length ? one.svar : ofAdded(one)
    const episoder =
      erSerie && (!liste || svar)
        ? episoderOf(
            apart?.[at] ??
              svar ??
              ofPerson(g.flate, episodesvar(g.flate, g.felter, one, arbeidstaker), arbeidstaker),
            total,
            liste,
            facts.episoder && !one?.svar?.length && apart === null ? (found?.utsnitt ?? null) : null,
          )
        : null
    return {
      produksjon,
      fagfunksjon: one ? fagfunksjonOf(one, verkstype, g.faglistevalg) : null,
      episoder,
      erSerie,
    }
  })
}

const onlyNumbers = /^(?:nr\.?\s*)?\d{1,2}(?:\s*(?:,|og|and|[-–—])\s*\d{1,2})*$/iu
/** What has a label where the title would be, or numbers, is a row of a form: its fields say the rest. */
function isForm({ celler }: Tabellrad): boolean {
  const tittel = celler.find(({ roller }) => roller.has('tittel'))?.celle.tekst
  return tittel !== undefined && (isEtikett(tittel) || onlyNumbers.test(tittel))
}

/** Who sign under a table stand under its columns. */
const isSignatures = ({ celler }: Tabellrad): boolean =>
  celler.length > 1 && celler.every(({ celle }) => readNavn(celle.tekst) !== null)

const isInRegister = ({ produksjon }: RegistreringFunn): boolean =>
  (produksjon?.verdi.produksjonsID ?? null) !== null

/** Rows of one work and one function that have an episode each, «201 «Hekken»», are one. */
function oneEach(rows: readonly Tabellrad[]): Tabellrad[] {
  const isNumre = ({ roller }: Tabellrad['celler'][number]) => roller.has('episoder')
  const textOf = (rad: Tabellrad, test: (one: Tabellrad['celler'][number]) => boolean) =>
    rad.celler.find(test)?.celle.tekst ?? ''
  const kinds = Map.groupBy(rows, rad =>
    (['tittel', 'sesong', 'funksjon', 'funksjonNoe'] as const)
      .map(rolle => fold(textOf(rad, ({ roller }) => roller.has(rolle))))
      .join('|'),
  )
  return [...kinds.values()].flatMap(same => {
    const [first] = same
    const numre = same.map(rad => lesNumre(`episode ${textOf(rad, isNumre)}`))
    const all = new Set(numre.flatMap(one => [...one]))
    const isApart =
      numre.every(({ size }) => size > 0) && all.size === numre.reduce((sum, { size }) => sum + size, 0)
    if (!first || same.length < 2 || !isApart) return same
    const tekst = [...all].join(', ')
    return [
      { celler: first.celler.map(one => (isNumre(one) ? { ...one, celle: { ...one.celle, tekst } } : one)) },
    ]
  })
}

/** No registration is made of words that cannot be a title. */
const isRimelig = ({ produksjon }: RegistreringFunn): boolean =>
  produksjon === null ||
  produksjon.verdi.produksjonsID !== null ||
  kanVaereTittel(produksjon.verdi.produksjonsnavn)

/** Where a text falls in parts, each part is likely a registration, but never surely: it may be told for comparison. */
const atMost = 0.88
const capped = <T extends { sikkerhet: number }>(one: T | null): T | null =>
  one && { ...one, sikkerhet: Math.min(one.sikkerhet, atMost) }
const unsure = (one: RegistreringFunn): RegistreringFunn => ({
  ...one,
  produksjon: capped(one.produksjon),
  fagfunksjon: capped(one.fagfunksjon),
  episoder: capped(one.episoder),
})

/** Every production and function of the document. */
export async function findRegistreringer(
  flate: Flate,
  felter: readonly Felt[],
  selskap: string,
  arbeidstaker: string | null,
  oppslag: Oppslag,
  { faglistevalg }: Pick<Sammenheng, 'faglistevalg'>,
  velgVerk: Verksvelger,
): Promise<RegistreringFunn[]> {
  const egne = selskap ? await oppslag.selskapetsVerk(selskap) : []
  const facts = findKjennetegn(flate, felter, selskap)
  const g: Grunnlag = { flate, felter, facts, egne, oppslag, faglistevalg, arbeidstaker, velgVerk }
  const spor = findFunksjonsspor(flate, felter, arbeidstaker)
  const funksjoner = chooseFunksjoner(spor)
  const titler = findTittelspor(flate, felter, egne)
  const best = velgVerk(await findVerksvalg(g, titler, funksjoner.length), false)
  const rows = findTabellrader(medHeleRader(flate)).filter(row => !isForm(row) && !isSignatures(row))
  // One row without a function is a line of a form as well.
  const isTable = rows.length > 1 || rows.some(({ celler }) => celler.some(one => one.roller.has('funksjon')))
  if (isTable) {
    const found = []
    for (const rad of oneEach(rows)) found.push(...(await readAvrop(g, rad, funksjoner, best)))
    const rimelige = found.filter(isRimelig)
    // What has no title of the register, in a document that names one elsewhere, is a list of something else.
    const isElsewhere = best?.likest && !rimelige.some(isInRegister)
    if (rimelige.length > 0 && !isElsewhere) return rimelige
  }
  const opplisting = (await readOpplisting(g, funksjoner, spor)).filter(isRimelig)
  if (opplisting.length > 1) return opplisting
  const egneRader = readFunksjonsrader(flate)
  if (!best && funksjoner.length + egneRader.length === 0) return []
  const told = egneRader.length > 0 ? egneRader : funksjoner
  const hverForSeg = best ? await readSesongavsnitt(g, best, told) : []
  if (hverForSeg.length > 1) return hverForSeg.map(unsure)
  return combine(g, best, told, arbeidstaker, spor)
}
