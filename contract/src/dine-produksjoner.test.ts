import { expect, it } from 'vitest'
import { dokument, registrering as entry } from '../../web/test/dokument.ts'
import { asksForEpisoder, listDineRader, rettighetTekst, signaturTekst } from './dine-produksjoner.ts'
import type { Registrering } from './dokument.ts'

it('has one row for each production and function entry, of all documents', () => {
  const rader = listDineRader([
    dokument('a', [entry('Øyfolk', { fagfunksjon: 'Regi' }), entry('Øyfolk', { fagfunksjon: 'Klipp' })]),
    dokument('b', [entry('Øyfolk', { fagfunksjon: 'Klipp' })]),
  ])
  expect(rader.map(rad => [rad.dokumentId, rad.fagfunksjon])).toEqual([
    ['a', 'Klipp'],
    ['b', 'Klipp'],
    ['a', 'Regi'],
  ])
  expect(new Set(rader.map(rad => rad.key)).size).toBe(3)
})

it('skips entries without a production name, also when they have a function', () => {
  expect(listDineRader([dokument('a', [entry(''), entry('  ', { fagfunksjon: 'Klipp' })])])).toEqual([])
})

it('is sorted by production name in Norwegian, aa as å, season 2 before season 10', () => {
  const names = ['Åsgård', 'Zoo', 'Ære', 'Aabel', 'Øy (sesong 10)', 'Øy (sesong 2)', 'alt']
  const rader = listDineRader([
    dokument(
      'a',
      names.map(name => entry(name)),
    ),
  ])
  expect(rader.map(rad => rad.produksjonsnavn)).toEqual([
    'alt',
    'Zoo',
    'Ære',
    'Øy (sesong 2)',
    'Øy (sesong 10)',
    'Aabel',
    'Åsgård',
  ])
})

it.each<[string, Partial<Registrering>, number, number | null]>([
  ['the production’s total and what was entered', { episoderTotalt: 8, episoder: 3 }, 8, 3],
  ['0 in total without a matching production', { episoder: 3 }, 0, 3],
  ['nothing entered', { episoderTotalt: 8 }, 8, null],
  ['0 entered is a number', { episoderTotalt: 8, episoder: 0 }, 8, 0],
])('episodes: %s', (_, felt, totalt, jobbet) => {
  expect(listDineRader([dokument('a', [entry('Øyfolk', felt)])])).toMatchObject([{ totalt, jobbet }])
})

it.each([
  [true, 'SIGNERT', 'Rettigheter i behold'],
  [false, 'IKKE SIGNERT', 'Ikke rettigheter i behold'],
  [null, 'IKKE SIGNERT', 'Ikke rettigheter i behold'],
])('%s is told as %s and %s', (value, signatur, rettighet) => {
  expect([signaturTekst(value), rettighetTekst(value)]).toEqual([signatur, rettighet])
})

it.each([
  ['MANGLER EPISODER', 8, true],
  ['IKKE VURDERT', 0, true],
  ['KI VURDERT', null, true],
  ['MANGLER SIGNATUR', 1, false],
  ['BEHANDLET', 8, false],
  ['behandlet ', 1, false],
])('asks for episodes where they can be filled in and are several: %s, %s: %s', (status, totalt, expected) => {
  expect(asksForEpisoder(status, totalt)).toBe(expected)
})
