/** The commonest small words of Norwegian (both forms), English, Danish and Swedish: every page of prose is full of them. */
const common = new Set(
  `og i å på er som til for av med den det de en et ei ein eit har skal kan ikke ikkje ikkje om ved fra frå eller så vi du jeg eg
  var være vere blir ble vert bli etter mellom sin sitt sine denne dette disse desse der når alle andre under over før per dag
  avtale avtalen kontrakt navn namn dato sted adresse tittel telefon side kr nr org underskrift signatur arbeidstaker produksjon
  the of and to in a is that for it on with as be this by are or from at an not shall will may any all which has have been name
  date title address signed page company agreement och att det som en på är av för med till den inte och eller af at ikke være`.split(
    /\s+/,
  ),
)
/** Prose has one such word in three; a form or a table has far fewer, but not none. */
const usualShare = 0.12
const smallSample = 30

/**
 * How much like language a page's words look, 0–1. Letters shifted by a wrong encoding, and the guesses of a poor recognition,
 * give words without vowels, with signs inside, in mixed case; and none of the words that every text has.
 */
export function plausibility(words: string[]): number {
  const bare = words.map(word => word.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '')).filter(word => word !== '')
  if (bare.length === 0) return 0
  const wellFormed = bare.filter(isWellFormed).length / words.length
  if (bare.length < smallSample) return wellFormed
  const known = bare.filter(word => common.has(word.toLowerCase())).length / bare.length
  return wellFormed * (0.5 + 0.5 * Math.min(1, known / usualShare))
}

function isWellFormed(word: string): boolean {
  if (/^[\d.,:/–-]+$/.test(word)) return true
  if (!/^[\p{L}\d©@.,:/&'’+–_-]+$/u.test(word)) return false
  const letters = word.replace(/[^\p{L}]/gu, '')
  if (letters.length < 4 || letters === letters.toUpperCase()) return true
  const hasVowel = /[aeiouyæøåäöéèêáàóòôüíúõ]/i.test(letters)
  const isCased = /^\p{Lu}?\p{Ll}+$/u.test(letters) || /\p{Ll}{2}/u.test(letters)
  return hasVowel && isCased && !/(\p{L})\1\1/iu.test(letters) && !/[bcdfghjklmnpqrstvwxz]{7}/i.test(letters)
}

/** The share of the surely recognised longer words that the layer has as well. 1 when there are none to compare. */
export function agreement(layer: string[], recognised: { text: string; confidence: number }[]): number {
  const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]/gu, '')
  const known = new Set(layer.map(bare))
  const sure = recognised
    .filter(word => word.confidence > 0.85)
    .map(word => bare(word.text))
    .filter(word => word.length > 3)
  if (sure.length === 0) return 1
  return sure.filter(word => known.has(word)).length / sure.length
}
