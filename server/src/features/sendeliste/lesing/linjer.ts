import type { Felt, Leseoppsett, Merknad } from '@rp/contract/sendeliste'
import { cutText } from '../../../platform/cut-text.ts'
import { fold } from '../kobling/ord.ts'
import { createPause } from '../kobling/pause.ts'
import type { Sendelinje } from '../kobling/vurdering.ts'
import { countOf } from './antall.ts'
import { isSum } from './sumlinje.ts'
import { isDate, seasonOf, yearOf } from './verdier.ts'

export type Radlinje = Sendelinje & { readonly rad: number }
export type Leste = { readonly linjer: Radlinje[]; readonly merknader: Merknad[] }

type Take = (felt: Felt) => string

/** Rows that hold the header once more, as lists put together from several sheets do. */
const isHeaderAgain = (rad: readonly string[], header: readonly string[]): boolean => {
  const filled = rad.map((cell, i) => [cell, header[i] ?? '']).filter(([cell]) => cell)
  return filled.length >= 2 && filled.every(([cell, name]) => fold(cell ?? '') === fold(name ?? ''))
}

/** Why a row is no line of this year's list; null where it is one. */
function reasonToLeaveOut(
  take: Take,
  rad: readonly string[],
  header: readonly string[],
  visningsaar: number,
): string | null {
  if (isHeaderAgain(rad, header)) return 'Raden gjentar overskriftene.'
  const tittel = take('tittel')
  const others = rad.filter(cell => cell && cell !== tittel)
  if (!/[\p{L}\p{N}]/u.test(tittel)) return 'Raden mangler tittel.'
  if (isSum(tittel, others)) return 'Raden ser ut som en sumlinje.'
  const aar = take('aar')
  const year = yearOf(aar)
  if (aar && year !== null && year !== visningsaar) return `Raden gjelder ${year}, ikke ${visningsaar}.`
  return null
}

/** What a cell says and we could not read. The row is taken in without it. */
function notUnderstood(take: Take, linje: Sendelinje): string[] {
  const unread = (felt: Felt, name: string, value: number | null) => {
    const text = take(felt)
    if (value !== null || !/[\p{L}\p{N}]/u.test(text)) return []
    const shown = `${name} «${cutText(text, 40)}»`
    if (felt !== 'premiere' && isDate(text))
      return [`${shown} er en dato, og er utelatt. Regneark gjør ofte «1-8» om til en dato.`]
    return [`${shown} er ikke et tall vi forstår, og er utelatt.`]
  }
  return [
    ...unread('episoder', 'Episoder', linje.episoder),
    ...unread('premiere', 'Premiere', linje.premiere),
    ...unread('sesong', 'Sesong', linje.sesong),
  ]
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
  const linjer: Radlinje[] = []
  const merknader: Merknad[] = []
  const seen = new Map<string, number>()
  for (const [index, celler] of rader.entries()) {
    await pause()
    if (index < overskriftsrad || !celler.some(Boolean)) continue
    const rad = index + 1
    const take: Take = felt => {
      const column = kolonner[felt]
      return column === null || column === undefined ? '' : (celler[column] ?? '')
    }
    const reason = reasonToLeaveOut(take, celler, header, visningsaar)
    if (reason) {
      merknader.push({ rad, utelatt: true, grunn: reason })
      continue
    }
    const linje: Sendelinje = {
      tittel: take('tittel'),
      alternativTittel: take('alternativTittel'),
      sesong: seasonOf(take('sesong')),
      mediehus: take('mediehus') || mediehus.trim(),
      episoder: countOf(take('episoder')),
      premiere: yearOf(take('premiere')),
      selskap: take('produksjonsselskap'),
    }
    const earlier = seen.get(JSON.stringify(linje))
    if (earlier !== undefined) {
      merknader.push({ rad, utelatt: true, grunn: `Raden er helt lik rad ${earlier}.` })
      continue
    }
    seen.set(JSON.stringify(linje), rad)
    for (const grunn of notUnderstood(take, linje)) merknader.push({ rad, utelatt: false, grunn })
    linjer.push({ ...linje, rad })
  }
  return { linjer, merknader }
}
