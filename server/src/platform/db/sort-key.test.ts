import { expect, test } from 'vitest'
import { sortKey } from './sort-key.ts'

const collator = new Intl.Collator('nb')

/** As PostgreSQL compares under COLLATE "C". */
const bytes = (title: string): Buffer => Buffer.from(sortKey(title))
const compareKeys = (a: string, b: string): number => Buffer.compare(bytes(a), bytes(b))

const WORDS =
  `Ål Åsen Aasen aa Aa AA å Å Æra æra Ægir Øst øst Öst Österreich Ärlig ärlig Zorro Zürich Zurich Zyrian
  Yttergrense Ytre Über Uber Thor Þor Tor Dag Đak Ðag Dår Café Cafe cafe CAFÉ Crème Creme Ålesund Aalesund Alesund
  naiv naïv Noël Noel Señor Senor Façade Facade Čáhci Cahci Šaman Saman Žižek Zizek Ŋiŋa Nisse Njord ŧuolla Tuolla Łódź
  Lodz Straße Strasse Bjørn Bjorn Björn Bjarne Knæck Knaeck Søt Sot Så Sa Saa Hæ Hä Ha Hø Hö Hå 1 2 10 17 1984 2. 3D ² ½
  M*A*S*H Mash O'Hara O’Hara Ohara «Norge» "Norge" Norge! Norge? Norge: Norge. Norge, Norge- Norge– Norge_ (Norge)
  [Norge] Norge/Sverige Norge&Co Norge+ #metoo @hjem 100% 100 €uro $krik £ *stjerne* …og …`
    .trim()
    .split(/\s+/)

/** Titles such as registers hold: words of ours in pairs, in several writings. */
function* titles(): Generator<string> {
  for (const [index, word] of WORDS.entries()) {
    yield word
    yield word.toUpperCase()
    yield word.toLowerCase()
    const other = WORDS[(index * 37 + 11) % WORDS.length]
    yield `${word} ${other}`
    yield `${word}-${other}`
    yield `${word}${other}`
    yield `${word}: ${other} (sesong ${index % 12})`
    yield `${word} – ${other}, del ${index % 3}`
  }
}

test('every two titles stand in the order the Norwegian collator gives them', () => {
  const all = [...titles()].map(title => ({ title, key: bytes(title) }))
  const wrong: string[] = []
  for (const a of all) {
    for (const b of all) {
      const isWrong = Buffer.compare(a.key, b.key) !== Math.sign(collator.compare(a.title, b.title))
      if (isWrong) wrong.push(`${a.title} | ${b.title}`)
    }
  }
  expect(wrong.slice(0, 40)).toEqual([])
})

test('the alphabet ends æ, ø, å, and aa is å', () => {
  const sorted = ['Aas', 'Å', 'Zebra', 'Østen', 'Ære', 'Ås', 'Aase', 'Anker', 'ås'].sort(compareKeys)
  expect(sorted).toEqual(['Anker', 'Zebra', 'Ære', 'Østen', 'Å', 'ås', 'Ås', 'Aas', 'Aase'])
})

test('a title written with loose accents, odd spaces or control characters sorts as the tidy one', () => {
  expect(sortKey('  Cafe\u0301 \u00a0 Noe\u0308l\u0000\n')).toBe(sortKey('Café Noël'))
})

test('no key holds a character that PostgreSQL refuses', () => {
  for (const title of ['', '\u0000', 'a\u0000b', '🎬 Film', '日本', '\ud800']) {
    expect(sortKey(title)).not.toContain('\u0000')
    expect(sortKey(title).isWellFormed()).toBe(true)
  }
})
