import { expect, it } from 'vitest'
import { checkUtkast, differences, toUtkast } from './pott-utkast.ts'

const utkast = {
  ...toUtkast(null),
  kilde: 'Norwaco',
  visningsaar: '2023',
  beloep: '1 250 000,50',
  mottatt: '2.5.2024',
}

it('reads a pot as people write it', () => {
  expect(checkUtkast({ ...utkast, mediehus: ' NRK \n\nTV 2' }).pott).toEqual({
    kilde: 'Norwaco',
    slag: 'Privatkopiering',
    visningsaar: 2023,
    mediehus: ['NRK', 'TV 2'],
    produksjonsID: null,
    beloep: 125_000_050,
    mottatt: '2024-05-02',
    fraOrganisasjon: false,
  })
})

it('says of each field what is wrong with it', () => {
  const wrong = { ...utkast, kilde: ' ', visningsaar: 'i fjor', beloep: 'mye', mottatt: '31.02.2024' }
  expect(Object.keys(checkUtkast(wrong).faults).toSorted()).toEqual([
    'beloep',
    'kilde',
    'mottatt',
    'visningsaar',
  ])
  expect(checkUtkast({ ...utkast, beloep: '' }).pott).toBeNull()
  expect(checkUtkast({ ...utkast, slag: 'Enkeltproduksjon' }).faults).toEqual({
    produksjonsID: 'Velg en produksjon fra listen.',
  })
})

it('tells what two have written otherwise', () => {
  const theirs = { ...utkast, beloep: '1', fraOrganisasjon: true }
  expect(differences(utkast, theirs)).toEqual([
    { navn: 'Beløp i kroner', min: '1 250 000,50', deres: '1' },
    { navn: 'Pengene kom fra en annen forvaltningsorganisasjon', min: 'Nei', deres: 'Ja' },
  ])
})
