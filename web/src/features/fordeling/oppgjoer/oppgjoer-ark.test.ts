import type { Oppgjoerslinje } from '@rp/contract/oppgjoer'
import { expect, it } from 'vitest'
import { text } from './oppgjoer.text.ts'
import { toSheet } from './oppgjoer-ark.ts'

const linje: Oppgjoerslinje = {
  nummer: 1,
  kilde: 'Norwaco',
  pottslag: 'Privatkopiering',
  produksjonsID: null,
  produksjonstittel: 'Fyret',
  gruppe: 'Foto',
  fagfunksjon: 'Foto',
  dokumentId: null,
  egneEpisoder: 6,
  visteEpisoder: 10,
  andel: null,
  brutto: 545_46,
  trekk: 81_82,
  netto: 463_64,
  holdtTilbake: false,
  annetSted: false,
  avklart: null,
  korreksjon: null,
}
const holdt = { ...linje, holdtTilbake: true }
const avklart = (fordeling: string | null) => ({ ...holdt, avklart: { fordeling, begrunnelse: 'Avklart.' } })

it('exports what is held back as nothing to the member, with what the screen says of it', () => {
  const annet = { ...linje, brutto: 0, trekk: 0, netto: 0, annetSted: true }
  const { header, rows } = toSheet({
    kjoeringId: '1',
    navn: 'Privatkopiering 2023',
    visningsaar: 2023,
    godkjent: '2025-05-02T10:00:00.000Z',
    netto: 463_64,
    holdtTilbake: 3 * 463_64,
    betaling: null,
    linjer: [linje, holdt, avklart('Etterfordeling'), avklart(null), annet],
  })
  expect(header.slice(-2)).toEqual([text.kolonne.netto, text.merknad])
  expect(rows.map(row => row.slice(-2))).toEqual([
    [463.64, ''],
    [0, text.holdt],
    [0, text.kom('Etterfordeling')],
    [0, text.reserve],
    [0, text.annetSted],
  ])
})
