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
