import { expect, test } from 'vitest'
import { findMerknader } from './merknader.ts'
import { merknadText } from './vurdering.text.ts'
import type { VurderingDraft } from './vurdering-draft.ts'

const entry = {
  id: 'a',
  produksjonsnavn: 'Nattferja',
  produksjonsID: 'p1',
  fagfunksjon: '',
  episoder: null,
  skrevet: '',
  stillingsprosent: '',
  verkstype: 'TV-drama',
  premiere: 2021,
  episoderTotalt: 8,
  sistValgt: null,
}
const draft: VurderingDraft = {
  filnavn: 'Avtale',
  arbeidstaker: 'Synne',
  produksjonsselskap: 'Polarlykt AS',
  notat: '',
  ansiennitet: [entry],
  status: 'IKKE VURDERT',
  status_comment: '',
  signaturePC: null,
  signatureRH: null,
  rettighetsklausuler: { status: null, comment: '' },
  internt_notat: '',
}
const kontroll = {
  eier: { id: 'e', navn: 'Synne', email: 's@x.example', kontrollsifferStemmer: true },
  nyeProduksjoner: [],
  svar: null,
  duplikater: [],
}
const lik = { _id: 'd2', filnavn: 'Kopi', eier: 'Ola', createdAt: '2026-01-01T00:00:00Z' }
const kjent = { kontroll, selskaper: [{ navn: 'Polarlykt AS' }], ki: [] }

test('et dokument der alt stemmer, har ingen merknader', () => {
  expect(findMerknader(draft, kjent)).toEqual([])
})

test('et selskap som ikke står i registeret, vises som et forslag, men ikke før registeret er hentet', () => {
  const foreslaatt = { ...draft, produksjonsselskap: 'Nordlys Film' }
  expect(findMerknader(foreslaatt, kjent)).toEqual([
    { id: 'selskap', tekst: merknadText.nyttSelskap('Nordlys Film') },
  ])
  expect(findMerknader(foreslaatt, { ...kjent, selskaper: undefined })).toEqual([])
  expect(findMerknader({ ...draft, produksjonsselskap: ' polarlykt as ' }, kjent)).toEqual([])
})

test('en fagfunksjon som ikke er godkjent, leder til statusen for det', () => {
  const fri = { ...draft, ansiennitet: [{ ...entry, fagfunksjon: 'Kaffekoker' }] }
  expect(findMerknader(fri, kjent)[0]).toMatchObject({ status: 'MANGLER GODKJENT FAGFUNKSJON' })
  expect(findMerknader({ ...fri, status: 'mangler godkjent fagfunksjon' }, kjent)[0]?.status).toBeUndefined()
})

test('kontrollsiffer, nye produksjoner, for mange episoder og likt innhold sies fra om', () => {
  const mye = { ...draft, ansiennitet: [{ ...entry, skrevet: '9', episoder: 9 }] }
  const found = findMerknader(mye, {
    ...kjent,
    kontroll: {
      eier: { ...kontroll.eier, kontrollsifferStemmer: false },
      nyeProduksjoner: ['p1'],
      svar: null,
      duplikater: [lik],
    },
  })
  expect(found.map(({ tekst }) => tekst)).toEqual([
    merknadText.kontrollsiffer('Synne'),
    merknadText.duplikat('Kopi', 'Ola'),
    merknadText.nyProduksjon('Nattferja'),
    merknadText.forMange('Nattferja', '9', 8),
  ])
})

test('et annet navn, et annet personnummer og en side som mangler, kommer først og er alvorlig', () => {
  const sted = { side: 2, sitat: '', boks: { left: 0, top: 0, right: 1, bottom: 1 } }
  const ki = [
    { kode: 'mangler_side', sted: null },
    { kode: 'tillegg', sted: null },
    { kode: 'annet_personnummer', sted },
  ] as const
  const found = findMerknader(
    { ...draft, arbeidstaker: 'Ola Nordmann' },
    { ...kjent, kontroll: { ...kontroll, duplikater: [lik] }, ki },
  )
  expect(found).toMatchObject([
    { tekst: merknadText.annetNavn('Ola Nordmann', 'Synne'), alvorlig: true },
    { id: 'mangler_side', alvorlig: true },
    { id: 'annet_personnummer', alvorlig: true, sted },
    { tekst: merknadText.duplikat('Kopi', 'Ola') },
  ])
  expect(found.at(-1)?.alvorlig).toBeUndefined()
})

test('den som ikke har fylt inn navnet sitt, har ikke et annet navn', () => {
  const ukjent = { ...kontroll, eier: { ...kontroll.eier, navn: 's@x.example' } }
  expect(findMerknader(draft, { ...kjent, kontroll: ukjent })).toEqual([])
  expect(findMerknader({ ...draft, arbeidstaker: ' ' }, kjent)).toEqual([])
})
