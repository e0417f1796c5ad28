/** What the Norwegian model makes of a letter whose mark it does not know, by the letter without the mark. */
const takenFor: Readonly<Record<string, string>> = {
  a: 'aå|å[iföa]?|a',
  d: '[döé]',
  e: '[ée]',
  i: '[il]',
  n: '[nihåäafrt]{1,3}?',
  o: '[öoé][oé]?',
  s: '[s5åöi]{1,2}?|\\$',
  u: '[uiåöfld]{1,3}?',
  y: '[yv]',
}
/** Letters that the two confuse without any mark. */
const alike: Readonly<Record<string, string>> = {
  c: '[cé]|[gq]{1,2}',
  e: '[eé]',
  é: '[ét]',
  g: '[gé]',
  i: '[il1tfj]',
  l: '[il1tfj]',
  o: '[oøö]',
  ö: '[öé]',
  œ: 'æ',
  r: '[rfø]{1,2}?',
  s: '[s$]',
  u: 'u|i{1,2}|[åö]',
  z: '[zé]',
}
/** Neither knows these, or not always: what each of them sees, and what it is. */
const between: readonly (readonly [norwegian: RegExp, other: Readonly<Record<string, string>>])[] = [
  [/^É$/u, { c: 'č', g: 'č', ö: 'č', s: 'š', š: 'č', z: 'ž' }],
  [/^é$/u, { c: 'č', e: 'e', ö: 'č', ð: 'č', s: 'š', š: 'č', z: 'ž' }],
  // Of «ü» the one sees the dots, the other the bow.
  [/^(?:i{1,2}|[åö])$/iu, { u: 'ü' }],
  [/^(?:[fø]|fø|ri)$/u, { r: 'ř' }],
  [/^[gq]{1,2}$/u, { c: 'ç' }],
  [/^\$$/u, { s: 's' }],
  [/^t$/u, { é: 'é' }],
]
/** The Vietnamese model's own marks, which hardly a name in Europe has, and what it was seen to give them for. */
const vietnamese: readonly (readonly [marked: RegExp, letter: string])[] = [
  [/[âảẩắẳẵẫấ]/giu, 'å'],
  [/[ãä]{2}/giu, 'ä'],
  [/ã(?![oe])/giu, 'ä'],
  [/[ồổỗỏờở]/giu, 'ö'],
  [/[ốộ]/giu, 'õ'],
  [/[ũủùừử]{1,2}/giu, 'ü'],
  [/[ẽềểẻế]/giu, 'ë'],
  [/ñ(?![aeiouáéíóú])/giu, 'n'],
  [/ạ/giu, 'a'],
  [/[ẹệ]/giu, 'e'],
  [/[ịĩ]/giu, 'i'],
  [/[ọợ]/giu, 'o'],
]
const plain = /[a-zåöæøé]/iu

const withoutMark = (letter: string): string =>
  letter.toLowerCase().replace(/[đð]/u, 'd').normalize('NFD').charAt(0)
const isForeign = (letter: string): boolean => !plain.test(letter) && withoutMark(letter) in takenFor

/**
 * A word as the Norwegian model read it, with the marks that only the model of more letters knows.
 * @param norwegian «Måret», «Muiioz,»
 * @param other the same word as that model read it: «Máret», «Muñoz.»
 * @returns «Máret», «Muñoz,»; the first reading where the two differ in more than marks
 */
export function withMarks(norwegian: string, other: string): string {
  const [, before = '', core = '', after = ''] = /^([^\p{L}\d$]*)(.*?)([^\p{L}\d]*)$/su.exec(norwegian) ?? []
  const letters = [...toEuropean(other.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, ''))]
  const pattern = letters.map((letter, at) => `(${patternOf(letter, letters[at - 1])})`).join('')
  const seen = new RegExp(`^${pattern}$`, 'iu').exec(core)?.slice(1)
  if (!seen) return norwegian
  const marked = letters.map((letter, at) => {
    const own = seen[at] ?? ''
    const neither = between.find(([read]) => read.test(own))?.[1][letter.toLowerCase()]
    // «Zoë»: it is «ć» that names end in.
    if (neither === 'č' && at === letters.length - 1) return 'ë'
    if (neither) return asWritten(own === '$' ? letter : own, neither)
    if (at === 0 && own === 't' && letter === 'L') return 'Ł'
    return isForeign(letter) ? letter : own
  })
  return before + marked.join('').replace(/(?<=\p{L}{3}i)é$/u, 'ć') + after
}

/**
 * The letters of Polish names that neither model knows, by what they are taken for where no other word has it: «t» for the slashed
 * capital before «sz» or «cz», and a dollar sign for «s» with an accent.
 */
export const inPolish = (text: string): string =>
  text.replace(/(?<!\p{L})t(?=\p{Ll}*[sc]z)/u, 'Ł').replace(/(?<=\p{Ll})\$(?=\p{Ll})/gu, 'ś')

const asWritten = (model: string, letter: string): string =>
  model === model.toLowerCase() ? letter : letter.toUpperCase()

function toEuropean(text: string): string {
  return vietnamese.reduce(
    (read, [marked, letter]) => read.replace(marked, found => asWritten(found.charAt(0), letter)),
    text,
  )
}

function patternOf(letter: string, before = ''): string {
  if (letter === 'š') return `${takenFor.s}|[cé]`
  if (isForeign(letter)) return takenFor[withoutMark(letter)] ?? ''
  // Of a «ü» it often reads the second half once more, or the letter after it.
  if (letter === 'i' && /ü/iu.test(before)) return '[lt]?'
  return alike[letter.toLowerCase()] ?? RegExp.escape(letter)
}
