/** A reason is a sentence; a number that somebody writes into it is not kept. */
export const withoutNumbers = (text: string): string =>
  text.replace(/\d(?:[\s.-]?\d){9,}/g, '[tall fjernet]').trim()

/** Why staff opened or changed something, as the history keeps it; nothing when no reason was given. */
export const toAarsak = (aarsak = '') =>
  aarsak.trim() === '' ? [] : [{ felt: 'aarsak', fra: null, til: withoutNumbers(aarsak) }]
