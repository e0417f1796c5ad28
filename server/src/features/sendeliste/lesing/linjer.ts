import { type Felt, felter, type Leseoppsett, type Merknad } from '@rp/contract/sendeliste'
import { cutText } from '../../../platform/cut-text.ts'
import { fold } from '../kobling/ord.ts'
import { createPause } from '../kobling/pause.ts'
import type { Sendelinje } from '../kobling/vurdering.ts'
import { countOf } from './antall.ts'
import { joinSendinger, type Lest, type Leste } from './sendinger.ts'
import { createOpptelling, isSum } from './sumlinje.ts'
import { isDate, isFailed, seasonOf, yearOf } from './verdier.ts'

type Take = (felt: Felt) => string

/** Rows that hold the header once more, as lists put together from several sheets do. */
const isHeaderAgain = (rad: readonly string[], header: readonly string[]): boolean => {
  const filled = rad.map((cell, i) => [cell, header[i] ?? '']).filter(([cell]) => cell)
  return filled.length >= 2 && filled.every(([cell, name]) => fold(cell ?? '') === fold(name ?? ''))
}

const sumlinje = 'Raden ser ut som en sumlinje.'

/** Why a row is no line of this year's list; null where it is one. */
function reasonToLeaveOut(
  take: Take,
  rad: readonly string[],
  { header, visningsaar, above }: Sted,
): string | null {
  if (isHeaderAgain(rad, header)) return 'Raden gjentar overskriftene.'
  const tittel = take('tittel')
  if (isFailed(tittel)) return `Tittelen er en feil fra regnearket: «${tittel}».`
  if (!/[\p{L}\p{N}]/u.test(tittel)) return 'Raden mangler tittel.'
  const others = rad.filter(cell => cell && cell !== tittel && !isFailed(cell))
  if (isSum(tittel, others, above)) return sumlinje
  const aar = take('aar')
  const year = yearOf(aar)
  if (year !== null && year !== visningsaar) {
    // A day as a spreadsheet counts it does not show its year.
    const cell = aar.includes(String(year % 100).padStart(2, '0')) ? '' : ` («${cutText(aar, 40)}»)`
    return `Raden gjelder ${year}${cell}, ikke ${visningsaar}.`
  }
  return null
}
type Sted = {
  readonly header: readonly string[]
  readonly visningsaar: number
  readonly above: ReturnType<ReturnType<typeof createOpptelling>['above']>
}

const navn: Readonly<Record<Felt, string>> = {
  tittel: 'Tittel',
  alternativTittel: 'Alternativ tittel',
  mediehus: 'Mediehus',
  aar: 'År',
  episoder: 'Episoder',
  premiere: 'Premiere',
  produksjonsselskap: 'Produksjonsselskap',
  sesong: 'Sesong',
}
const shown = (felt: Felt, text: string) => `${navn[felt]} «${cutText(text, 40)}»`

/** What a cell says and we could not read. The row is taken in without it. */
function notUnderstood(take: Take, linje: Sendelinje): string[] {
  const unread = (felt: 'episoder' | 'premiere' | 'sesong') => {
    const text = take(felt)
    if (linje[felt] !== null || isFailed(text) || !/[\p{L}\p{N}]/u.test(text)) return []
    if (felt !== 'premiere' && isDate(text))
      return [`${shown(felt, text)} er en dato, og er utelatt. Regneark gjør ofte «1-8» om til en dato.`]
    return [`${shown(felt, text)} er ikke et tall vi forstår, og er utelatt.`]
  }
  const aar = take('aar')
  const unreadYear =
    yearOf(aar) === null && !isFailed(aar) && /[\p{L}\p{N}]/u.test(aar)
      ? [`${shown('aar', aar)} er ikke et årstall vi kan lese. Raden er tatt med likevel.`]
      : []
  return [
    ...unreadYear,
    ...felter
      .filter(felt => isFailed(take(felt)))
      .map(felt => `${shown(felt, take(felt))} er en feil fra regnearket, og er utelatt.`),
    ...unread('episoder'),
    ...unread('premiere'),
    ...unread('sesong'),
  ]
}

function toLinje(take: Take, mediehus: string): Sendelinje {
  const text: Take = felt => (isFailed(take(felt)) ? '' : take(felt))
  return {
    tittel: text('tittel'),
    alternativTittel: text('alternativTittel'),
    sesong: seasonOf(text('sesong')),
    mediehus: text('mediehus') || mediehus.trim(),
    episoder: countOf(text('episoder')),
    premiere: yearOf(text('premiere')),
    selskap: text('produksjonsselskap'),
  }
}

/**
 * The lines of a list, and what became of the rows that are none. A row that says the same as one above it is left out, and told.
 * @param visningsaar rows that name another year are left out
 */
export async function readLinjer(
  rader: readonly (readonly string[])[],
  oppsett: Leseoppsett,
  visningsaar: number,
): Promise<Leste> {
  const pause = createPause()
  const { kolonner, overskriftsrad, mediehus } = oppsett
  const header = rader[overskriftsrad - 1] ?? []
  const leste: Lest[] = []
  const merknader: Merknad[] = []
  const opptelling = createOpptelling()
  for (const [index, celler] of rader.entries()) {
    await pause()
    if (index < overskriftsrad || !celler.some(Boolean)) continue
    const rad = index + 1
    const take: Take = felt => {
      const column = kolonner[felt]
      return column === null || column === undefined ? '' : (celler[column] ?? '')
    }
    const grunn = reasonToLeaveOut(take, celler, { header, visningsaar, above: opptelling.above() })
    const linje = toLinje(take, mediehus)
    if (grunn === sumlinje) opptelling.begin()
    else opptelling.add(linje.episoder ?? 0)
    if (grunn) merknader.push({ rad, utelatt: true, grunn })
    else leste.push({ rad, celler, linje, grunner: notUnderstood(take, linje) })
  }
  const { linjer, merknader: gjentatte } = joinSendinger(leste)
  return { linjer, merknader: [...merknader, ...gjentatte].toSorted((one, other) => one.rad - other.rad) }
}
