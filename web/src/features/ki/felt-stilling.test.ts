import type { KiForslag, KiMerknad, KiSvar } from '@rp/contract/ki'
import { expect, test } from 'vitest'
import { isWorthAgain, stillingOf } from './felt-stilling.ts'

const forslag = (deler: Partial<KiForslag> = {}): KiForslag => ({
  id: '0',
  felt: 'arbeidstaker',
  gruppe: null,
  verdi: 'Ingrid Solbakk',
  produksjonsID: null,
  sikkerhet: 0.96,
  sted: null,
  forklaring: '',
  tilstand: 'foreslaatt',
  ...deler,
})

test('det KI har satt inn, lyser til noen har sett på det', () => {
  expect(stillingOf(forslag({ tilstand: 'utfylt' }), 'lik')).toBe('utfylt')
  for (const tilstand of ['godtatt', 'endret', 'forkastet', 'foreldet'] as const)
    expect(stillingOf(forslag({ tilstand }), 'lik')).toBeNull()
})

test('et tomt felt får tilbudet, og det noen har skrevet, blir bare møtt med en stille linje', () => {
  expect(stillingOf(forslag(), 'tom')).toBe('tilbys')
  expect(stillingOf(forslag(), 'annen')).toBe('leste')
  expect(stillingOf(forslag({ tilstand: 'utfylt' }), 'annen')).toBe('leste')
})

test('det noen nettopp har fjernet, tilbys ikke på nytt med lys', () => {
  expect(stillingOf(forslag({ tilstand: 'utfylt' }), 'tom')).toBe('leste')
})

test('har noen skrevet det samme selv, er det ingenting å si', () => {
  expect(stillingOf(forslag(), 'lik')).toBeNull()
  expect(stillingOf(null, 'tom')).toBeNull()
})

test('en ny lesing tilbys der den kan gi mer, ikke der dokumentet er for langt', () => {
  const svar = (utelatt: number, tilstand: KiForslag['tilstand'], kode?: KiMerknad['kode']): KiSvar => ({
    lesing: {
      id: '0',
      tilstand: 'ferdig',
      lest: 30,
      sider: 30,
      utelatt,
      motor: 'innebygd',
      reserve: false,
      spraak: 'nb',
      feil: null,
      venterTil: null,
      startet: '2026-01-01T00:00:00.000Z',
      ferdig: '2026-01-01T00:00:01.000Z',
    },
    forslag: [forslag({ tilstand })],
    merknader: kode ? [{ kode, sted: null }] : [],
  })
  expect(isWorthAgain(svar(0, 'utfylt'))).toBe(true)
  expect(isWorthAgain(svar(0, 'godtatt'))).toBe(false)
  expect(isWorthAgain(svar(1, 'godtatt', 'ulest_side'))).toBe(true)
  expect(isWorthAgain(svar(70, 'godtatt', 'mange_sider'))).toBe(false)
})
