import { type Felt, hasLabelAbove } from '../felt/felt.ts'
import { isNavneliste } from '../felt/tabell.ts'
import { looksLikeCompany, readNavn } from '../navn/navn.ts'
import { tolkFunksjon } from '../ord/fagord.ts'
import { fold, likhet } from '../ord/likhet.ts'
import type { Celle } from '../side/celle.ts'
import type { Flate } from '../side/flate.ts'
import { findOmtale } from './funksjon-omtale.ts'
import { findIProsa } from './funksjon-prosa.ts'
import { addedKind } from './funksjon-rekke.ts'
import { cutPhrase, type Funksjonsspor, splitFunksjoner, tidy } from './funksjonsord.ts'

/** Nothing, a title in quotes, or the date of something: «av 29.10.2016» is the end of a sentence in the column beside. */
const noFunction =
  /^(?:[«“„].*|n\/?a|\P{L}+|(?:(?:av|den|datert|frå|fra|of|dated|from)\s+)*\d{1,2}[.\s]\s?(?:\d{1,2}\.|\p{L}+)\s?\d{2,4}\W*)$/iu

function fromFelter(flate: Flate, felter: readonly Felt[]): Funksjonsspor[] {
  const spor: Funksjonsspor[] = []
  for (const { roller, verdier, etikett } of felter) {
    if (isNavneliste(flate, etikett)) continue
    const loose = !roller.has('funksjon')
    // «Gjelder: Letregi, episode 1 og 2»
    if (!(roller.has('funksjon') || roller.has('funksjonNoe') || isOwnTitle(felter, etikett))) continue
    const told = verdier.toSorted((a, b) => Number(namesFunction(b)) - Number(namesFunction(a)))
    for (const { linjer, maate } of told) {
      const line = linjer[0]
      // «Regissør  Kari Nes» is a line of its own, not what stands under the label above.
      const next = line && flate.rader[line.rad]?.find(one => one.left > line.right)
      if (maate === 'under' && next && readNavn(next.tekst) && !hasLabelAbove(flate, next)) continue
      if (!line || noFunction.test(line.tekst)) continue
      if (maate === 'hoeyre' && asksForOther(flate, etikett, line)) continue
      const whole = asWritten(
        maate === 'hoeyre' || maate === 'samme' ? linjer.map(one => one.tekst).join(' ') : line.tekst,
        line,
      )
      if (whole.length > 90 && !beginsWithFunction(whole)) continue
      const phrase = cutPhrase(
        loose ? (whole.split(',')[0] ?? whole) : (whole.split(/\.\s+(?=\p{Lu})/u)[0] ?? whole),
      )
      if (loose && (phrase.length > 45 || isSentence(whole.split(/\.\s+(?=\p{Lu})/u)[0] ?? whole))) continue
      const parts = splitFunksjoner(phrase)
      const understood = parts.some(part => part.tolket)
      if (!understood && loose) continue
      for (const part of parts)
        spor.push({
          ...part,
          utsnitt: { tekst: line.tekst, ord: line.ord },
          vekt: loose ? (phrase.split(' ').length <= 5 ? 2.35 : 1.5) : understood ? 3 : 1.8,
          kilde: 'felt',
        })
      break
    }
  }
  return spor
}

/** «Regi / foto» beside the label asks for somebody else, where a name stands under it and a function under the label. */
function asksForOther({ rader }: Flate, label: Celle, beside: Celle): boolean {
  // «Position:» over «Block A DoP:» are labels of lines of their own.
  if (label.tekst.endsWith(':')) return false
  const under = (cell: Celle) => rader[cell.rad + 1]?.find(one => Math.abs(one.left - cell.left) < sameLeft)
  const [own, other] = [under(label), under(beside)]
  return (
    own !== undefined &&
    other !== undefined &&
    tolkFunksjon(own.tekst) !== null &&
    readNavn(other.tekst) !== null
  )
}
/** In points. */
const sameLeft = 6

/** «VJ» by hand is recognised as the number. */
const asWritten = (text: string, { ord }: Celle): string =>
  /^VI\.?$/u.test(text) && ord.some(one => one.lesesikkerhet < 1) ? 'VJ' : text

/** «Tittel» alone may ask for the person's, where another label asks for the production's. */
const isOwnTitle = (felter: readonly Felt[], { tekst }: Celle): boolean =>
  /^(?:\d{1,2}[.)]?\s)?(?:tittel|title):?$/iu.test(tekst) &&
  felter.some(one => one.roller.has('tittel') && one.etikett.tekst !== tekst)

/** «VFX-supervisor på dramaserien …: planlegging, tilsyn …» */
function beginsWithFunction(text: string): boolean {
  const phrase = cutPhrase(text.split(/,|\.\s+(?=\p{Lu})/u)[0] ?? '')
  return phrase.split(' ').length <= 3 && tolkFunksjon(phrase)?.godkjent === true
}

/** «Regissøren skal skrive manus til …» under «Oppdraget» is prose, which has its own rules. */
const isSentence = (text: string): boolean =>
  /(?<!\p{L})(?:skal|er|påtar|tek|har|shall|will|is|has|engasjeres|ansettes|tilsett|leverer|utfører)(?!\p{L})/iu.test(
    text,
  )

const namesFunction = ({ linjer }: Felt['verdier'][number]): boolean =>
  tolkFunksjon(linjer[0]?.tekst ?? '') !== null

const longestEntry = 80
/** «Serien, sesong 2: klipp, 2 episoder»: a line of a bill whose parts name just one function. */
const fromParts = (felter: readonly Felt[]): Funksjonsspor[] =>
  felter
    .filter(({ roller, etikett }) => roller.has('funksjonNoe') || /^gjeld(?:er)?:?$/iu.test(etikett.tekst))
    .flatMap(({ verdier }) => verdier.flatMap(({ linjer }) => linjer.slice(0, 1)))
    // Prose that names a function among others tells of somebody else.
    .filter(({ tekst }) => tekst.length <= longestEntry)
    .flatMap(({ tekst, ord }) => {
      const named = tekst
        .split(/\s*[:,;–—(]\s*|\s-\s/u)
        .map(part => part.replace(/\s+(?:ep|eps|episod\p{L}*|program\p{L}*)\.?\s*\d.*$/iu, ''))
        .filter(part => part && part.split(' ').length <= 2 && tolkFunksjon(part)?.godkjent)
      return named.length === 1
        ? splitFunksjoner(named[0] ?? '').map(one => ({
            ...one,
            utsnitt: { tekst, ord },
            vekt: 1.6,
            kilde: 'felt',
          }))
        : []
    })

/** Functions whose box is ticked. */
const fromChecked = (flate: Flate): Funksjonsspor[] =>
  flate.celler.flatMap(cell => {
    const ord = cell.ord.filter(one => one.kryss)
    const tekst = ord.map(one => one.tekst).join(' ')
    return ord.length === 0 || ord.length > 6
      ? []
      : splitFunksjoner(tekst).flatMap(part =>
          part.tolket
            ? [
                {
                  ...part,
                  utsnitt: { tekst, ord },
                  vekt: 3.4,
                  kilde: 'kryss',
                },
              ]
            : [],
        )
  })

/** In a list of names the function stands in the person's row, or above the name; in a payslip it is a line of its own. */
function fromName(flate: Flate, navn: string): Funksjonsspor[] {
  const spor: Funksjonsspor[] = []
  for (const row of flate.rader) {
    const own = row.find(cell => namesPerson(cell, navn))
    if (!own) continue
    for (const cell of row) {
      const text = cell === own ? withoutName(cell, navn) : cell.tekst
      // «For Nes Film: Kari Nes, produsent» beside the person's own name is somebody else's.
      const others = cell !== own && text.split(/[:,]\s/u).some(part => readNavn(part) !== null)
      if (text.length < 2 || text.length > 50 || others || looksLikeCompany(cell.tekst)) continue
      for (const part of splitFunksjoner(text))
        if (part.tolket)
          spor.push({ ...part, utsnitt: { tekst: cell.tekst, ord: cell.ord }, vekt: 1.4, kilde: 'rad' })
    }
    const above = flate.rader[(row[0]?.rad ?? 0) - 1]
    // «Nes Klipp» over the name is the person's firm.
    for (const cell of above ?? [])
      if (cell.tekst.length < 40 && cell.side === own.side && !fold(cell.tekst).includes(lastOf(navn)))
        for (const part of splitFunksjoner(cell.tekst))
          if (part.tolket && Math.abs((cell.left + cell.right - own.left - own.right) / 2) < 60)
            spor.push({ ...part, utsnitt: { tekst: cell.tekst, ord: cell.ord }, vekt: 0.9, kilde: 'rad' })
  }
  return spor
}

const lastOf = (navn: string): string => fold(navn).split(' ').at(-1) ?? ''
const namesPerson = (cell: Celle, navn: string): boolean =>
  fold(cell.tekst).includes(fold(navn)) || (cell.ord.length <= 5 && likhet(cell.tekst, navn) > 0.82)
const withoutName = (cell: Celle, navn: string): string => {
  const at = cell.tekst.toLowerCase().indexOf(navn.toLowerCase())
  return at < 0 ? '' : tidy(`${cell.tekst.slice(0, at)} ${cell.tekst.slice(at + navn.length)}`)
}

export function findFunksjonsspor(
  flate: Flate,
  felter: readonly Felt[],
  navn: string | null,
): Funksjonsspor[] {
  return [
    ...fromFelter(flate, felter),
    ...fromParts(felter),
    ...fromChecked(flate),
    ...findIProsa(flate, navn),
    ...(navn ? fromName(flate, navn) : []),
    ...findOmtale(flate),
  ]
}

/** Weight of a clue that says a function of the person, and doesn't only name it. */
const leastSaid = 1.3

/** How many other places name the same function, and how many another. */
export type Valgtfunksjon = Funksjonsspor & { enige: number; uenige: number }

/**
 * «Avtale om manus og regi»: the functions that a heading has together, where the contract comes back to each of them in a
 * place of its own and its best place names just one of them.
 */
function headedTogether(spor: readonly Funksjonsspor[], source: Funksjonsspor): Funksjonsspor[] | null {
  const headed = new Set(
    spor
      .filter(({ kilde, tolket }) => kilde === 'overskrift' && tolket?.godkjent)
      .map(one => one.tolket?.fag),
  )
  if (headed.size < 2 || source.kjede !== undefined || !headed.has(source.tolket?.fag)) return null
  const said = spor.filter(({ kilde, vekt }) => kilde !== 'overskrift' && vekt >= leastSaid)
  const each = [...headed].map(
    fag => said.filter(one => one.tolket?.fag === fag).sort((a, b) => b.vekt - a.vekt)[0],
  )
  return each.every(one => one !== undefined) ? each : null
}

/** The functions of the place that says it best, with what else agrees. */
export function chooseFunksjoner(spor: readonly Funksjonsspor[]): Valgtfunksjon[] {
  const added = spor.filter(({ kilde }) => kilde === addedKind)
  const isAdded = (one: Funksjonsspor) => added.some(({ utsnitt }) => utsnitt.ord[0] === one.utsnitt.ord[0])
  // What comes besides something else is not the first, as long as anything else says that.
  const hasApproved = spor.some(({ tolket, vekt }) => tolket?.godkjent && vekt >= leastSaid)
  const isProducer = ({ tolket, kilde, vekt }: Funksjonsspor) =>
    hasApproved && kilde === 'prosa' && vekt < 2 && tolket?.fag === '-produsent'
  const first = spor.filter(one => one.tolket && one.vekt >= leastSaid && !isAdded(one) && !isProducer(one))
  const among = first.length > 0 ? first : spor
  const best = Math.max(0, ...among.map(one => one.vekt))
  const source = among.find(one => one.vekt === best)
  if (!source) return []
  const same =
    headedTogether(spor, source) ??
    spor.filter(
      one =>
        one.kilde === source.kilde &&
        one.vekt >= best - 0.2 &&
        // What is ticked is ticked, wherever its box is.
        (one.kilde === 'kryss' ||
          one.utsnitt.ord[0] === source.utsnitt.ord[0] ||
          (one.kjede !== undefined && one.kjede === source.kjede)),
    )
  // What is said to come besides comes besides whatever place says the first.
  const more = source.kilde === 'kryss' ? [] : added
  const own = same.map(one => one.tolket?.fag)
  const all = [...same, ...more.filter(({ tolket }) => !own.includes(tolket?.fag))]
  const kinds = new Map(all.map(one => [one.tolket?.fag ?? fold(one.ord), one]))
  return [...kinds].map(([fag, one]) => {
    const others = spor.filter(other => other.utsnitt.ord[0] !== one.utsnitt.ord[0] && other.tolket)
    return {
      ...one,
      enige: others.filter(other => other.tolket?.fag === fag).length,
      uenige: others.filter(other => ![...kinds.keys()].includes(other.tolket?.fag ?? '') && other.vekt > 1.4)
        .length,
    }
  })
}
