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
const kjent = { kontroll, selskaper: [{ navn: 'Polarlykt AS' }] }

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
      duplikater: [{ _id: 'd2', filnavn: 'Kopi', eier: 'Ola', createdAt: '2026-01-01T00:00:00Z' }],
    },
  })
  expect(found.map(({ tekst }) => tekst)).toEqual([
    merknadText.kontrollsiffer('Synne'),
    merknadText.duplikat('Kopi', 'Ola'),
    merknadText.nyProduksjon('Nattferja'),
    merknadText.forMange('Nattferja', '9', 8),
  ])
})
