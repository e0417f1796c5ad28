import type { Episodesvar } from '../episode/episodelesing.ts'
import type { Valgtfunksjon } from '../funksjon/funksjon.ts'
import { addedKind } from '../funksjon/funksjon-rekke.ts'
import { type Funksjonsspor, splitFunksjoner } from '../funksjon/funksjonsord.ts'
import type { Episodelesing } from '../ord/episoder.ts'
import { lesTall, tallord } from '../ord/tall.ts'
import { type Flate, sentenceStart, utenLinjeskift } from '../side/flate.ts'
import type { Radfunksjon } from './funksjonsrader.ts'
import { lesDeler, lesEpisoderAv, readLedd } from './ledd.ts'

type Rolle = {
  funksjon: Pick<Funksjonsspor, 'ord' | 'tolket'>
  fra: number
  til: number
  lest: Episodelesing
}

function toRadfunksjon({ flyt }: Flate, { funksjon, fra, til, lest }: Rolle, kilde: string): Radfunksjon {
  const utsnitt = flyt.utsnitt(fra, til)
  const svar: Episodesvar[] = lest ? [{ lest, utsnitt, vekt: 2.1 }] : []
  return { ...funksjon, utsnitt, vekt: 2.5, kilde, enige: 0, uenige: 0, svar, etter: utsnitt }
}

/** The first place of each function. */
const distinct = (roller: readonly Rolle[]): Rolle[] =>
  [...new Map(roller.toReversed().map(one => [one.funksjon.tolket?.fag, one])).values()].toReversed()

const asHead = /(?<=^\s*|[\n.;]\s*)(?:Som|As)\s+(?:(?:an?|the)\s+)?(\p{L}[\p{L}/ -]{2,30}?)\s*:\s/gu
/** «Som regissør: seks av episodene. Som manusforfatter: to episoder.» */
function fromHeads(tekst: string): Rolle[] {
  const heads = [...tekst.matchAll(asHead)]
  return heads.flatMap((found, at) => {
    const fra = found.index
    const bak = fra + found[0].length
    const stop = tekst.slice(bak).search(/\n|$/u)
    const til = Math.min(bak + stop, heads[at + 1]?.index ?? tekst.length)
    const [funksjon] = splitFunksjoner(found[1] ?? '')
    // The first sentence tells it: the next ones tell of others.
    const [first = ''] = tekst.slice(bak, til).split(/\.\s/u)
    return funksjon?.tolket ? [{ funksjon, fra, til, lest: lesDeler(first) }] : []
  })
}

const tasks =
  '(?:oppgaver|oppgåver|roller|rollar|funksjoner|funksjonar|jobber|jobbar|stillinger|stillingar|hatter|tasks|roles|functions|jobs|positions|capacities)'
const announced = new RegExp(
  `(?<!\\p{L})(${tallord}|\\d|begge|både|both|flere|fleire|several)\\s+(?:(?:ulike|forskjellige|different)\\s+)?${tasks}(?!\\p{L})`,
  'giu',
)
const longest = 700
/** «Hun får to oppgaver. For det første er hun redaktør …. For det andre skriver hun manus til …»: as many as are announced. */
function fromAnnounced(tekst: string, navn: string | null): Rolle[] {
  for (const found of tekst.matchAll(announced)) {
    const told = lesTall(found[1] ?? '') ?? (/^(?:beg|bå|bot)/iu.test(found[1] ?? '') ? 2 : null)
    const ledd = readLedd(tekst, navn).filter(
      one => !one.fortid && one.fra >= found.index && one.fra < found.index + longest,
    )
    const roller = distinct(
      ledd.flatMap(one =>
        one.funksjoner.map(funksjon => ({ funksjon, fra: one.fra, til: one.til, lest: lesEpisoderAv(one) })),
      ),
    )
    const isAll = told === null ? roller.length > 1 : roller.length === told
    if (isAll && roller.length > 1) return roller
  }
  return []
}

const besides =
  /^\W*(?:\d[\d.)]*\W*)?(?:i tillegg(?: til (?:dette|det))?|dessuten|dessutan|utover dette|ved siden av|attåt|samtidig|in addition|additionally|besides)(?!\p{L})/iu
/** «I tillegg har han regien på del 3 og del 4» */
const fromAdded = (tekst: string, navn: string | null): Rolle[] =>
  readLedd(tekst, navn).flatMap(one => {
    const sentence = tekst.slice(sentenceStart(tekst, one.fra), one.til)
    const own = one.fortid || !besides.test(sentence) ? [] : one.funksjoner
    return own
      .filter(({ tolket }) => tolket?.godkjent)
      .map(funksjon => ({ funksjon, fra: one.fra, til: one.til, lest: lesEpisoderAv(one) }))
  })

/**
 * The functions that a person has on one work, where sentences give them one by one.
 * @param funksjoner those that one place gives the person
 */
export function readRoller(
  flate: Flate,
  navn: string | null,
  funksjoner: readonly Valgtfunksjon[],
): readonly Radfunksjon[] {
  const { tekst } = utenLinjeskift(flate).flyt
  for (const roller of [distinct(fromHeads(tekst)), fromAnnounced(tekst, navn)])
    if (roller.length > Math.max(1, funksjoner.length) && roller.some(one => one.funksjon.tolket?.godkjent))
      return roller.map(one => toRadfunksjon(flate, one, 'prosa'))
  const known = new Set(funksjoner.map(one => one.tolket?.fag))
  const added = distinct(fromAdded(tekst, navn)).filter(one => !known.has(one.funksjon.tolket?.fag))
  return funksjoner.length > 0 && added.length === 1
    ? [...funksjoner, ...added.map(one => toRadfunksjon(flate, one, addedKind))]
    : funksjoner
}
