import type { Historikklinje } from '@rp/contract/historikk'
import { expect, test } from 'vitest'
import { describeEndring, describeHendelse } from './historikk-text.ts'

const describe = (line: Historikklinje) => describeHendelse(line, 'dokument')
const line = (part: Partial<Historikklinje>): Historikklinje => ({
  id: '1',
  tid: '2026-11-20T12:00:00Z',
  hvem: 'Saksbehandler',
  hendelse: 'endret',
  endringer: [],
  ...part,
})

test('en ny status står for seg, som et merke', () => {
  const told = describe(
    line({
      endringer: [
        { felt: 'status', fra: 'IKKE VURDERT', til: 'BEHANDLET' },
        { felt: 'notat', fra: 'a', til: 'b' },
      ],
    }),
  )
  expect(told.handling).toBe('satte statusen til')
  expect(told.status).toBe('BEHANDLET')
  expect(told.endringer.map(describeEndring)).toEqual(['Notat: fra «a» til «b»'])
})

test('en pott fortelles i kroner, og datoer som vi skriver dem', () => {
  const [beloep, mottatt] = describe(
    line({
      endringer: [
        { felt: 'beloep', fra: '125000000', til: '999' },
        { felt: 'mottatt', fra: null, til: '2024-05-02' },
      ],
    }),
  ).endringer
  expect(beloep).toEqual({
    navn: 'Beløp',
    fra: expect.stringMatching(/^1.250.000,00.kr$/u),
    til: expect.stringMatching(/^9,99.kr$/u),
  })
  expect(mottatt?.til).toBe('02.05.2024')
})

test('signaturer fortelles med ord, også når de ikke er vurdert', () => {
  const told = describe(line({ endringer: [{ felt: 'signatur_pc', fra: null, til: 'nei' }] }))
  expect(told.endringer.map(describeEndring)).toEqual([
    'Signert av produksjonsselskap: fra «ikke vurdert» til «nei»',
  ])
})

test('et tømt felt og et nytt felt leses som det de er', () => {
  expect(describeEndring({ navn: 'Notat', fra: 'gammelt', til: null })).toBe('Notat: tok bort «gammelt»')
  expect(describeEndring({ navn: 'Filer', fra: null, til: 'avtale.pdf' })).toBe('Filer: avtale.pdf')
})

test('bruken av en produksjon fortelles med ord', () => {
  const told = describe(
    line({
      endringer: [
        { felt: 'bruk', fra: '[]', til: '[{"year":2023,"episoder":8}]' },
        { felt: 'bruk', fra: '"Vist på kino"', til: 'NRK' },
      ],
    }),
  )
  expect(told.endringer.map(describeEndring)).toEqual([
    'Bruk: År: 2023, Episoder: 8',
    'Bruk: fra «Vist på kino» til «NRK»',
  ])
})

test('et felt som vi ikke kjenner, vises med sitt eget navn', () => {
  const told = describe(line({ endringer: [{ felt: 'nytt_felt', fra: '1', til: '2' }] }))
  expect(told.handling).toBe('endret dokumentet')
  expect(told.endringer[0]?.navn).toBe('nytt_felt')
})
