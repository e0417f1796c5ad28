import { expect, it } from 'vitest'
import { type Drawn, plainText, textOfWord } from './word-text.ts'

/** Characters side by side; the last of a pair like «˚+a» is drawn over the other. */
function drawn(text: string): Drawn[] {
  let left = 0
  let isOver = false
  return [...text].flatMap((char): Drawn[] => {
    if (char === '+') {
      isOver = true
      return []
    }
    const own = { text: char, left: isOver ? left - 10 : left, right: isOver ? left : left + 10 }
    if (!isOver) left += 10
    isOver = false
    return [own]
  })
}

it.each([
  ['K˚are', 'Kåre'],
  ['˚Asen', 'Åsen'],
  ['Bj¨ork', 'Björk'],
  ['Ren´+e', 'René'],
  ['Rene+´', 'René'],
  ['Garc´+ıa', 'García'],
  ['Gonc+¸alves', 'Gonçalves'],
  ['K\u030Aare', 'Kåre'],
  ['Ka\u030Are', 'Kåre'],
  ['Ka+\u030Aare', 'Kåare'],
  ['\u030AAsen', 'Åsen'],
  ['Fran¸cois', 'François'],
  ['Ren˜a', 'Renã'],
  ['Andr´e', 'André'],
  ['ANDR´E', 'ANDRÉ'],
  ['Garc´ıa', 'García'],
  ['Mart´inez-Garc´ia', 'Martínez-García'],
  ['P´erez', 'Pérez'],
  ['Mich`ele', 'Michèle'],
  ['Fr´ed´eric', 'Frédéric'],
])('puts the accents of «%s» on their letters', (as, is) => {
  expect(textOfWord(drawn(as))).toBe(is)
})

it.each([
  'rock´n´roll',
  '20˚C',
  '25°',
  'd`e',
  '´',
  'O´Connor',
  'D´Angelo',
  'l´amour',
  'Hans´',
  'TV´en',
  'podcast´en',
  'ta´en',
  '´Andre´',
  'A´',
  'Mc´Allister',
  'Andre´',
  '´Siste reise´',
  'sms´e',
  'Sms´e',
  'har´u',
  'Har´u',
  'Er´e',
  'Drep´em',
])('leaves «%s» as it is', text => {
  expect(textOfWord(drawn(text))).toBe(text)
})

it.each(['a'.repeat(1_000_000), `A${'d´'.repeat(500_000)}`])('reads a line without end at once', text => {
  expect(plainText(text)).toBe(text)
})

it('takes a soft hyphen that is seen for a hyphen, and one that is not for nothing but between two names', () => {
  expect(textOfWord(drawn('Åsen\u00ADØverby'))).toBe('Åsen-Øverby')
  expect(textOfWord(drawn('Åsen-\u00ADØverby'))).toBe('Åsen-Øverby')
  const unseen = (text: string) =>
    textOfWord(drawn(text).map(one => (one.text === '\u00AD' ? { ...one, right: one.left } : one)))
  expect([unseen('Åsen\u00ADØverby'), unseen('Nord\u00ADlys'), unseen('NORD\u00ADLYS')]).toEqual([
    'Åsen-Øverby',
    'Nordlys',
    'NORDLYS',
  ])
})

it.each([
  ['Åsen\u2010Øverby', 'Åsen-Øverby'],
  ['Åsen\u2011Øverby', 'Åsen-Øverby'],
  ['Åsen\u2013Øverby', 'Åsen-Øverby'],
  ['Åsen\u2212Øverby', 'Åsen-Øverby'],
  ['Åsen\uFF0DØverby', 'Åsen-Øverby'],
  ['Åsen\u2043Øverby', 'Åsen-Øverby'],
  ['produk\u2010', 'produk-'],
  ['+47\u201122', '+47-22'],
  ['1\u20138', '1\u20138'],
  ['\u2212500', '\u2212500'],
  ['\u2013', '\u2013'],
  ['A\u030Asen', 'Åsen'],
])('writes «%s» as «%s»', (as, is) => {
  expect(plainText(as)).toBe(is)
})
