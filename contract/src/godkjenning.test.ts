import { expect, test } from 'vitest'
import { listGodkjenningsmangler } from './godkjenning.ts'

const nattferja = { produksjonsnavn: 'Nattferja', fagfunksjon: 'Klipp', episoder: 4, episoderTotalt: 8 }
const helt = {
  arbeidstaker: 'Kari Nordlys',
  produksjonsselskap: 'Fjordfilm AS',
  signaturePC: true,
  signatureRH: false,
  rettighetsklausuler: { status: false },
  ansiennitet: [
    { produksjonsnavn: '', fagfunksjon: '', episoder: null, episoderTotalt: null },
    nattferja,
    { ...nattferja, episoder: null, episoderTotalt: 1 },
    { ...nattferja, episoder: null, episoderTotalt: null },
    { ...nattferja, episoder: 0 },
  ],
}

test('det som er sett på, er nok, også der svaret er nei', () => {
  expect(listGodkjenningsmangler(helt, 0)).toEqual([])
})

test.each([
  ['arbeidstaker', { arbeidstaker: ' ' }],
  ['produksjonsselskap', { produksjonsselskap: '' }],
  ['produksjon', { ansiennitet: [{ ...nattferja, produksjonsnavn: ' ' }] }],
  ['fagfunksjon', { ansiennitet: [{ ...nattferja, fagfunksjon: 'Kaffekoker' }] }],
  ['episoder', { ansiennitet: [nattferja, { ...nattferja, episoder: null }] }],
  ['signaturePC', { signaturePC: null }],
  ['signatureRH', { signatureRH: null }],
  ['rettighetsklausuler', { rettighetsklausuler: { status: null } }],
] as const)('mangler %s', (mangel, del) => {
  expect(listGodkjenningsmangler({ ...helt, ...del }, 0)).toEqual([mangel])
})

test('en merknad fra KI må ses på', () => {
  expect(listGodkjenningsmangler(helt, 1)).toEqual(['ki'])
})
