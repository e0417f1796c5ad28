/** Letters that lists lose or write in another way. What is not here is taken apart by Unicode (é is e and an accent). */
const letters: Readonly<Record<string, string>> = {
  æ: 'ae',
  ä: 'ae',
  ø: 'o',
  ö: 'o',
  œ: 'o',
  å: 'a',
  đ: 'd',
  ð: 'd',
  ŋ: 'n',
  ŧ: 't',
  þ: 'th',
  ß: 'ss',
  ł: 'l',
}

/** What is written short in lists, before punctuation goes. */
const shortForms: readonly (readonly [RegExp, string])[] = [
  [/[&+]/g, ' og '],
  [/(^|\s)m\/(?=\s|\p{L})/gu, '$1med '],
  [/(^|\s)v\/(?=\s|\p{L})/gu, '$1ved '],
  [/(^|\s)u\/(?=\s|\p{L})/gu, '$1uten '],
  [/(^|\s)f\/(?=\s|\p{L})/gu, '$1for '],
  [/(^|\s)t\/(?=\s|\p{L})/gu, '$1til '],
  [/(^|\s)m\.(?=\s\p{L})/gu, '$1med '],
  [/(^|\s)o\.(?=\s\p{L})/gu, '$1og '],
]

/** Words that mean the same in a title. Numbers up to twelve are written in both ways. */
const numbers = 'to tre fire fem seks sju atte ni ti elleve tolv'.split(' ')
const others = {
  mot: 'vs versus',
  og: 'and och',
  med: 'feat ft',
  nummer: 'nr no',
  doktor: 'dr',
  sankt: 'st',
  klokken: 'kl klokka',
  mister: 'mr',
  sju: 'syv',
}
const sameWord = new Map([
  ...numbers.map((word, index) => [String(index + 2), word] as const),
  ...Object.entries(others).flatMap(([word, all]) => all.split(' ').map(one => [one, word] as const)),
])

/** Lower case ASCII: case, accents and the ways to write æ, ø and å do not count. */
export const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[æäøöœåđðŋŧþßł]/g, letter => letters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    // «Aa» and «oe» are å and ø to whoever has no such keys.
    .replace(/aa/g, 'a')
    .replace(/oe/g, 'o')

/** The words of a title as they are compared: folded, written out, without punctuation. */
export function wordsOf(text: string): string[] {
  let plain = text.toLowerCase()
  for (const [pattern, written] of shortForms) plain = plain.replace(pattern, written)
  return fold(plain)
    .replace(/['’`´]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(word => sameWord.get(word) ?? word)
}

const legalForms = new Set('as asa ans da sa ab aps oy ltd inc llc gmbh bv limited'.split(' '))

/** The words of a company's name without its legal form. */
export const companyWords = (text: string): string[] => {
  const words = wordsOf(text.replace(/\ba\s*\/\s*s\b/gi, ' '))
  const bare = words.filter(word => !legalForms.has(word))
  return bare.length > 0 ? bare : words
}
