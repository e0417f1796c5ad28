import { isEtikett } from '../ord/etiketter.ts'
import { tolkFunksjon } from '../ord/fagord.ts'
import { looksLikeCompany } from './navn.ts'

/** What makes a sentence of some words, whatever they are about. */
const sentence =
  /(?<!\p{L})(?:skal|er|var|har|hadde|blir|vert|vil|kan|må|gjelder|gjeld|består|is|are|was|has|have|shall|will|may|must|jeg|eg|han|hun|ho|du|vi|dere|de|dei|it|he|she|you|we|they)(?!\p{L})|\p{L}{3}[.!?]\s+\p{Lu}/iu
const joint = 'som|as|på|i|for|av|til|med|og|eller|and|or|of|on|in|the|with|to'
/** Cut out of something longer. */
const unfinished = new RegExp(`^(?:${joint})\\s|(?<!\\p{L})(?:${joint})$`, 'iu')
const amount = /(?:kr|NOK|EUR|€|\$)\.?\s?\d|\d{4}|\d\s?%/iu
const mostWords = 6
const mostLetters = 60

/** A bracket has only one end. */
const isOpen = (text: string): boolean =>
  (text.match(/[([]/gu)?.length ?? 0) !== (text.match(/[)\]]/gu)?.length ?? 0)

/** A bracket or a quote that is not closed goes on in the next line of its cell. */
export const isUnclosed = (text: string): boolean => {
  const last = (signs: string): number => Math.max(...[...signs].map(sign => text.lastIndexOf(sign)))
  return last('(') > last(')') || last('«“„') > last('»”')
}

/** Whether words that no list knows may be what somebody does: not a sentence, a number, a label or a company. */
export const kanVaereFunksjon = (text: string): boolean =>
  /^\p{L}/u.test(text) &&
  /\p{L}{3}/u.test(text) &&
  text.length <= mostLetters &&
  text.split(/\s+/u).length <= mostWords &&
  !sentence.test(text) &&
  !unfinished.test(text) &&
  !amount.test(text) &&
  !isOpen(text) &&
  !looksLikeCompany(text) &&
  (!isEtikett(text) || tolkFunksjon(text) !== null)

/** «s. 1/2», «del 2 av 3» */
const pageNumber = /^(?:s|side|page|p|del|part|ark)\.?\s*\d/iu
/**
 * Whether words that the register does not know may be what a production is called: not a label or a function, and nothing
 * cut out of a sentence or a bracket.
 */
export const kanVaereTittel = (text: string): boolean =>
  /^\P{L}*[\p{Lu}\d]/u.test(text) &&
  /\p{L}{2}|^\d{2,4}$/u.test(text) &&
  !pageNumber.test(text) &&
  !isOpen(text) &&
  !isEtikett(text) &&
  !looksLikeCompany(text) &&
  !(text.split(/\s+/u).length <= 2 && tolkFunksjon(text)?.godkjent)
