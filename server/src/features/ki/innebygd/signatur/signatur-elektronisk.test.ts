import { expect, test } from 'vitest'
import { type Proevelinje, proeveavsnitt, proevelesing } from '../../../../../test/lesing.ts'
import { finnSignaturer } from './signatur.ts'

const tekst = proeveavsnitt([
  'ARBEIDSAVTALE',
  'Mellom Fjordlys Film AS (heretter kalt Produsenten) og Synnøve Kvamsdal Riste er det inngått avtale om honorar.',
])

test('en statusside med forsegling sier det samme, på linjer under navnene', () => {
  const status: Proevelinje[] = [
    { tekst: 'Status for signering', y: 6 },
    { tekst: 'Synnøve Kvamsdal Riste', y: 20 },
    { tekst: 'arbeidstaker', y: 22 },
    { tekst: 'Signert', x: 60, y: 22 },
    { tekst: 'BankID 29.01.2020 kl. 18:20', y: 24 },
    { tekst: 'Halvor Mo', y: 32 },
    { tekst: 'for Fjordlys Film AS', y: 34 },
    { tekst: 'Ikke signert', x: 60, y: 34 },
    { tekst: 'Forsegling SGL-33 · denne siden er en del av dokumentet', y: 60 },
  ]
  const { arbeidstaker, produksjonsselskap } = finnSignaturer(
    proevelesing({ linjer: tekst }, { linjer: status }),
    { arbeidstaker: 'Synnøve Kvamsdal Riste', produksjonsselskap: 'Fjordlys Film AS' },
  )
  expect([arbeidstaker?.verdi, produksjonsselskap?.verdi]).toEqual([true, false])
})

test('en setning om at alle har signert, gjelder den som ikke står for seg', () => {
  const bunn: Proevelinje[] = [
    { tekst: 'Electronic signatures – document ref. 7F3A', y: 50 },
    { tekst: 'Signed 2020-12-15 10:42:07 One-time', x: 60, y: 59 },
    { tekst: 'Synnøve Kvamsdal Riste', y: 60 },
    { tekst: 'synnoeve@lys.example', x: 35, y: 60 },
    { tekst: 'CET', x: 60, y: 61 },
    { tekst: 'Halvor Mo (Fjordlys', y: 66 },
    { tekst: 'Signed 2020-12-15 13:05:51', x: 60, y: 66 },
    { tekst: 'Film AS)', y: 67.6 },
    { tekst: 'All parties have signed. The document is sealed and cannot be altered.', y: 74 },
  ]
  const { arbeidstaker, produksjonsselskap } = finnSignaturer(proevelesing({ linjer: [...tekst, ...bunn] }), {
    arbeidstaker: 'Synnøve Kvamsdal Riste',
    produksjonsselskap: 'Fjordlys Film AS',
  })
  expect([arbeidstaker?.verdi, produksjonsselskap?.verdi]).toEqual([true, true])
})
