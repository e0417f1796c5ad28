import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nameFiler } from './filnavn.ts'

const fil = (dokument_id: string, filnavn: string, rolle: 'original' | 'samlet', navn: string) => ({
  dokument_id,
  filnavn,
  rolle,
  navn,
})
const pathsOf = (...filer: ReturnType<typeof fil>[]) => nameFiler(filer).map(({ path }) => path)

it('gives each document a folder with the merged PDF and the files as they came', () => {
  expect(
    pathsOf(
      fil('a', 'Avtale Ål', 'samlet', ''),
      fil('a', 'Avtale Ål', 'original', 'side 1.jpg'),
      fil('a', 'Avtale Ål', 'original', 'side 1.jpg'),
      fil('b', 'Avtale Ål', 'samlet', ''),
    ),
  ).toEqual([
    'dokumenter/01 Avtale Ål/Avtale Ål.pdf',
    'dokumenter/01 Avtale Ål/slik du lastet opp/01 side 1.jpg',
    'dokumenter/01 Avtale Ål/slik du lastet opp/02 side 1.jpg',
    'dokumenter/02 Avtale Ål/Avtale Ål.pdf',
  ])
})

it.each([
  ['../../etc/passwd', '01 etc passwd'],
  ['a\\b:c*d?.pdf', '01 a b c d'],
  ['..', '01 uten navn'],
  ['', '01 uten navn'],
  ['linje\nskift\u202Etxt', '01 linje skift txt'],
  ['x'.repeat(300), `01 ${'x'.repeat(80)}`],
])('makes a safe name of %j', (filnavn, folder) => {
  expect(pathsOf(fil('a', filnavn, 'samlet', ''))[0]?.split('/')[1]).toBe(folder)
})

it('keeps the ending of an uploaded file, however long its name', () => {
  const [path] = pathsOf(fil('a', 'Avtale', 'original', `${'y'.repeat(200)}.jpeg`))
  expect(path?.split('/').at(-1)).toBe(`01 ${'y'.repeat(80)}.jpeg`)
})

it.each([
  ['CON', '_CON.pdf'],
  ['nul', '_nul.pdf'],
  ['Aux .årgang', '_Aux .årgang.pdf'],
  ['com1.avtale', '_com1.avtale.pdf'],
  ['LPT²', '_LPT².pdf'],
  ['conin$', '_conin$.pdf'],
  ['Konto', 'Konto.pdf'],
  ['com10', 'com10.pdf'],
  [`${'x'.repeat(79)}. y`, `${'x'.repeat(79)}.pdf`],
])('gives the merged PDF of %j a name that Windows takes', (filnavn, name) => {
  const [path = ''] = pathsOf(fil('a', filnavn, 'samlet', ''))
  expect(path.split('/').at(-1)).toBe(name)
})

it('gives no name that Windows refuses, and no two that it takes for one, whatever the names were', () => {
  const part = fc.constantFrom(
    'CON',
    'nul',
    'LpT9',
    'com¹',
    '.',
    ' ',
    'Å',
    'å',
    'a',
    '😀',
    '\u202e',
    'x'.repeat(79),
    '.pdf',
    '/',
  )
  const names = fc.array(part, { maxLength: 4 }).map(parts => parts.join(''))
  const ofOne = fc.tuple(names, fc.array(names, { maxLength: 4 }))
  fc.assert(
    fc.property(fc.array(ofOne, { minLength: 1, maxLength: 6 }), documents => {
      const paths = pathsOf(
        ...documents.flatMap(([title, originals], index) => [
          fil(String(index), title, 'samlet', ''),
          ...originals.map(navn => fil(String(index), title, 'original', navn)),
        ]),
      )
      expect(new Set(paths.map(path => path.toLowerCase().normalize('NFKD'))).size).toBe(paths.length)
      for (const name of paths.flatMap(path => path.split('/'))) {
        expect(name).toMatch(/^(?! )[^<>:"\\|?*\p{Cc}]*[^. ]$/u)
        expect(name).not.toMatch(/^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]) *(\.|$)/i)
      }
    }),
  )
})
