import { expect, it } from 'vitest'
import { decodeText } from './tegnsett.ts'

/** Norwegian letters in the two older encodings. */
const mac: Record<string, number> = {
  å: 0x8c,
  Å: 0x81,
  ø: 0xbf,
  Ø: 0xaf,
  æ: 0xbe,
  Æ: 0xae,
  é: 0x8e,
  '–': 0xd0,
}
const dos: Record<string, number> = { å: 0x86, Å: 0x8f, ø: 0x9b, Ø: 0x9d, æ: 0x91, Æ: 0x92, é: 0x82 }
const encode = (text: string, table: Record<string, number>) =>
  Buffer.from([...text].map(letter => table[letter] ?? letter.charCodeAt(0)))
const latin1 = (text: string) => Buffer.from(text, 'latin1')

const titles = ['Sjøfolk på øya', 'ÆRFUGL I MÅNELYS', 'Åse og Øyvind', 'Café i bakgården']
const list = titles.join('\n')

it.each([
  ['MacRoman', encode(list, mac)],
  ['CP850', encode(list, dos)],
  ['Windows-1252', latin1(list)],
  ['UTF-8', Buffer.from(list)],
] as const)('finds %s by the words that it makes', (tegnsett, bytes) => {
  expect(decodeText(bytes)).toEqual({ tekst: list, tegnsett, fremmede: 0 })
})

it.each(titles)('tells the encodings apart by «%s» alone', title => {
  for (const [tegnsett, bytes] of [
    ['MacRoman', encode(title, mac)],
    ['CP850', encode(title, dos)],
    ['Windows-1252', latin1(title)],
  ] as const)
    expect(decodeText(bytes)).toMatchObject({ tekst: title, tegnsett })
})

it('lets a line in another encoding be its own, and spoils no other one', () => {
  const other = encode('Sjøfolk på øya\n', dos)
  const mixed = [
    Buffer.concat([Buffer.from(`${list}\n`), latin1('Bølger på vei\n'), Buffer.from('Blåbær\n')]),
  ]
  mixed.push(Buffer.concat([latin1(`${list}\n`), other, latin1('Blåbær\n')]))
  expect(mixed.map(bytes => decodeText(bytes))).toEqual([
    { tekst: `${list}\nBølger på vei\nBlåbær\n`, tegnsett: 'UTF-8', fremmede: 1 },
    { tekst: `${list}\nSjøfolk på øya\nBlåbær\n`, tegnsett: 'Windows-1252', fremmede: 1 },
  ])
})

it('knows titles of the register where the letters alone do not tell', () => {
  // «Zoé» in Windows-1252 is «ZoÈ» or «ZoÚ» in others, and 0x8e is «Ž» or «é».
  const bytes = Buffer.from([...latin1('Ren'), 0x8e, ...latin1(' og Zo'), 0x8e])
  expect(decodeText(bytes, null, new Set(['zoé', 'rené'])).tegnsett).toBe('MacRoman')
})

it('reads as what a person has chosen, but for the lines that are UTF-8', () => {
  const bytes = Buffer.concat([latin1('Sjøfolk\n'), Buffer.from('Blåbær\n')])
  expect(decodeText(bytes, 'MacRoman')).toEqual({
    tekst: 'Sj¯folk\nBlåbær\n',
    tegnsett: 'MacRoman',
    fremmede: 1,
  })
  expect(decodeText(bytes, 'UTF-8').tekst).toBe('Sjøfolk\nBlåbær\n')
  expect(decodeText(Buffer.from('Blåbær', 'utf16le'), 'UTF-16').tekst).toBe('Blåbær')
})
