import type { Oppgjoerslinje } from '@rp/contract/oppgjoer'
import { episodes, forWhat } from '@rp/contract/oppgjoersord'
import { expect, it } from 'vitest'
import { oppgjoersark } from './oppgjoersark.ts'

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
  const rows = oppgjoersark.rows([
    {
      kjoeringId: '1',
      navn: 'Privatkopiering 2023',
      visningsaar: 2023,
      godkjent: '2025-05-02T10:00:00.000Z',
      netto: 463_64,
      holdtTilbake: 3 * 463_64,
      betaling: null,
      linjer: [linje, holdt, avklart('Etterfordeling'), avklart(null), annet],
    },
  ])
  expect(oppgjoersark.header.slice(-2)).toEqual(['Til deg', 'Merknad'])
  expect(rows.map(row => row.slice(-2))).toEqual([
    [463.64, ''],
    [0, 'Satt av'],
    [0, 'Var satt av. Kom i Etterfordeling.'],
    [0, 'Gikk til reserven'],
    [0, 'Forvaltes av en annen organisasjon'],
  ])
})

it.each<[Partial<Oppgjoerslinje>, string, string]>([
  [{}, 'Foto', '6 av 10'],
  [{ egneEpisoder: null, andel: 33_33 }, 'Foto. Avtalt andel: 33,33 prosent', 'Alle 10'],
  [{ egneEpisoder: null, visteEpisoder: 1 }, 'Foto', '1 av 1'],
  [
    { korreksjon: { fordeling: 'Våren', begrunnelse: 'Feil.', frigitt: false } },
    'Foto. Korreksjon av Våren',
    '–',
  ],
  [
    { korreksjon: { fordeling: 'Våren', begrunnelse: 'Feil.', frigitt: true } },
    'Foto. Var satt av i Våren',
    '–',
  ],
])('says of %o what it is of and of which episodes', (felt, hva, episoder) => {
  expect([forWhat({ ...linje, ...felt }), episodes({ ...linje, ...felt })]).toEqual([hva, episoder])
})
