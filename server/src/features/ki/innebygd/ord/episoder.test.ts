import { expect, it } from 'vitest'
import { lesEpisoder } from './episoder.ts'

it.each([
  ['seks (6)', 6],
  ['6 (seks)', 6],
  ['ti (10)', 10],
  ['1 til 4', 4],
  ['1, 3 og 5', 3],
  ['1; 3,4, 6 0g 7', 5],
  ['11il8', 8],
])('reads how many episodes a field says: %s', (text, antall) => {
  expect(lesEpisoder(text, true)).toMatchObject({ antall, sikker: true })
})

it('takes a lone letter in a field for the figure that it is most like, without being sure', () => {
  expect(lesEpisoder('B', true)).toEqual({ antall: 8, sikker: false })
  expect(lesEpisoder('B')).toBeNull()
})

it('is not sure of a list in which a comma was read as a figure', () => {
  expect(lesEpisoder('Episodes 172 and 4')).toMatchObject({ sikker: false })
  expect(lesEpisoder('Episodes 201 and 204')).toMatchObject({ antall: 2, sikker: true })
})

it('takes no number of days or of a word that is none for episodes', () => {
  expect(lesEpisoder('avtale (6)', true)).toBeNull()
  expect(lesEpisoder('etter avtale', true)).toEqual({ ingen: true })
})

it('reads whole words for numbers: «til episodene» is not ten', () => {
  expect(lesEpisoder('navnet settes inn i forteksten til episodene')).toBeNull()
  expect(lesEpisoder('klipp til episode')).toBeNull()
  expect(lesEpisoder('ti episoder')).toEqual({ antall: 10, sikker: true })
})

it('takes «all» for the whole season only where nothing says which of them they are', () => {
  for (const whole of ['Du filmer alle episodene.', 'alle episoder som sendes i høst', 'all episodes'])
    expect(lesEpisoder(whole)).toEqual({ alle: true })
  for (const some of [
    'Hun krediteres i alle episoder der arbeidet hennes er brukt',
    'nevnes i samtlige programmer hvor opptakene inngår',
    'står i rulleteksten til alle episoder du har arbeidet på',
    'alle 10 episodene som medarbeideren er med på',
    'credited in all episodes on which you work',
  ])
    expect(lesEpisoder(some)).toBeNull()
})

it('takes no date for a part of the whole', () => {
  expect(lesEpisoder('endringer i tillegg nr. 1 av 2. oktober 2020')).toBeNull()
  expect(lesEpisoder('1 av 2 episoder')).toMatchObject({ antall: 1 })
})
