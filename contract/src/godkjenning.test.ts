import { expect, test } from 'vitest'
import { listGodkjenningsmangler } from './godkjenning.ts'

const helt = {
  arbeidstaker: 'Kari Nordlys',
  produksjonsselskap: 'Fjordfilm AS',
  signaturePC: true,
  signatureRH: false,
  rettighetsklausuler: { status: false },
  ansiennitet: [
    { produksjonsnavn: '', fagfunksjon: '' },
    { produksjonsnavn: 'Nattferja', fagfunksjon: 'Klipp' },
  ],
}

test('det som er sett på, er nok, også der svaret er nei', () => {
  expect(listGodkjenningsmangler(helt, 0)).toEqual([])
})

test.each([
  ['arbeidstaker', { arbeidstaker: ' ' }],
  ['produksjonsselskap', { produksjonsselskap: '' }],
  ['produksjon', { ansiennitet: [{ produksjonsnavn: ' ', fagfunksjon: 'Klipp' }] }],
  ['fagfunksjon', { ansiennitet: [{ produksjonsnavn: 'Nattferja', fagfunksjon: 'Kaffekoker' }] }],
  ['signaturePC', { signaturePC: null }],
  ['signatureRH', { signatureRH: null }],
  ['rettighetsklausuler', { rettighetsklausuler: { status: null } }],
] as const)('mangler %s', (mangel, del) => {
  expect(listGodkjenningsmangler({ ...helt, ...del }, 0)).toEqual([mangel])
})

test('en merknad fra KI må ses på', () => {
  expect(listGodkjenningsmangler(helt, 1)).toEqual(['ki'])
})
