import { fold, likhet } from '../innebygd/ord/likhet.ts'
import type { Ord, Utsnitt } from '../innebygd/side/celle.ts'
import type { Sendtord, Sendtside } from './sendt.ts'

/** Where a quote stands; `lik` 0–1 is how well. */
export type Belegg = { ord: readonly Sendtord[]; lik: number }

type Norm = { ord: Sendtord; norm: string }
const normsOf = (ord: readonly Sendtord[]): Norm[] =>
  ord.flatMap(one => one.norm.map(norm => ({ ord: one, norm })))
const wordsOf = (text: string) => fold(text).split(' ').filter(Boolean)
const unique = (norms: readonly Norm[]) => [...new Set(norms.map(({ ord }) => ord))]

/** A slip of reading that a model puts right is still the same quote; other words are not. */
const sameQuote = 0.9
const longestQuote = 90

function findExact(norms: readonly Norm[], wanted: readonly string[]): Norm[] | null {
  for (let at = 0; at + wanted.length <= norms.length; at++)
    if (wanted.every((word, k) => norms[at + k]?.norm === word)) return norms.slice(at, at + wanted.length)
  return null
}

/** The stretch of as many words that has most of the quote's words in it, if it reads nearly the same. */
function findAlike(norms: readonly Norm[], wanted: readonly string[]): { norms: Norm[]; lik: number } | null {
  const words = new Set(wanted)
  const text = wanted.join(' ')
  let best: { norms: Norm[]; lik: number } | null = null
  for (let at = 0; at + wanted.length <= norms.length; at++) {
    const stretch = norms.slice(at, at + wanted.length)
    const shared = stretch.filter(({ norm }) => words.has(norm)).length
    if (shared < Math.floor(wanted.length * 0.6)) continue
    const lik = likhet(stretch.map(({ norm }) => norm).join(' '), text)
    if (lik >= sameQuote && lik > (best?.lik ?? 0)) best = { norms: stretch, lik }
  }
  return best
}

/** Looks for a quote on the page it is said to stand on, then on the others. Null: the document does not say so. */
export function findBelegg(sider: readonly Sendtside[], sitat: string, side: number): Belegg | null {
  const wanted = wordsOf(sitat)
  if (wanted.length === 0 || wanted.length > longestQuote) return null
  const ordered = [...sider].sort((a, b) => Number(b.side === side) - Number(a.side === side))
  const all = ordered.map(({ ord }) => normsOf(ord))
  for (const norms of all) {
    const exact = findExact(norms, wanted)
    if (exact) return { ord: unique(exact), lik: 1 }
  }
  for (const norms of all) {
    const alike = findAlike(norms, wanted)
    if (alike) return { ord: unique(alike.norms), lik: alike.lik }
  }
  return null
}

/** The document's own words for a value, out of the quote; null when the quote does not say it. */
export function findVerdi(belegg: Belegg, verdi: string): { utsnitt: Utsnitt; lik: number } | null {
  const wanted = wordsOf(verdi)
  const norms = normsOf(belegg.ord)
  if (wanted.length === 0 || wanted.length > norms.length) return null
  const exact = findExact(norms, wanted)
  const found = exact ? { norms: exact, lik: 1 } : findAlike(norms, wanted)
  if (!found) return null
  return { utsnitt: utsnittOf(unique(found.norms)), lik: found.lik * belegg.lik }
}

/** Some of the words as the built-in engine passes them on. */
export function utsnittOf(ord: readonly Sendtord[]): Utsnitt {
  const words: Ord[] = ord.map(one => one.ord)
  return { tekst: words.map(({ tekst }) => tekst).join(' '), ord: words }
}
