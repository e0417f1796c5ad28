import type { Line } from '../../../../platform/reading/page-text.ts'
import { harStamme, tilGrunnform } from '../ord/stamme.ts'

const foretaksord =
  /^(?:as|asa|enk|da|ans|nuf|ltd|limited|film|filmer|tv|media|produksjon|produksjoner|production|productions|studio|studios|drama|fiksjon|underholdning|serie|video|norge|norway|the|og|and)$/

/** 'K a r i  M o e' set wide, as one word. */
function tett(text: string): string | null {
  const parts = text.trim().split(/\s+/)
  const wide = parts.length > 5 && parts.filter(part => part.length === 1).length > parts.length * 0.6
  return wide ? tilGrunnform(text) : null
}

const deler = (navn: string): string[] =>
  navn
    .split(/[\s/&.,()-]+/)
    .map(tilGrunnform)
    .filter(part => part.length > 1)

/** A text that names the person: the family name and one more, give or take what was misread. */
export function nevnerPerson(text: string, navn: string | null): boolean {
  if (navn === null) return false
  const words = deler(text)
  const wide = tett(text)
  const parts = deler(navn)
  const hits = parts.filter(part => wide?.includes(part) || words.some(word => sammeOrd(word, part)))
  return parts.length > 0 && hits.length >= Math.min(2, parts.length)
}

/** A firm that bears the person's family name: who delivers through a company of their own. */
export function nevnerEtternavn(text: string, navn: string | null): boolean {
  const etternavn = deler(navn ?? '').at(-1)
  return etternavn !== undefined && deler(text).some(word => sammeOrd(word, etternavn))
}

/** A text that names the company by the words that are its own: 'Film' and 'AS' are everyone's. */
export function nevnerSelskap(text: string, navn: string | null): boolean {
  if (navn === null) return false
  const words = deler(text)
  const wide = tett(text)
  const own = deler(navn).filter(part => !foretaksord.test(part))
  const hits = own.filter(part => wide?.includes(part) || words.some(word => sammeOrd(word, part)))
  return own.length > 0 && hits.length >= Math.ceil(own.length * 0.6)
}

const sammeOrd = (word: string, part: string): boolean =>
  word === part || (part.length > 3 && Math.abs(word.length - part.length) < 3 && harStamme(word, part))

/** Words of a line, where letters set wide are no words of their own. */
export const ordtall = (line: Line): number => (tett(line.text) === null ? line.words.length : 3)
