import { expect, it } from 'vitest'
import { matchGrupper, type Samsvarsrad, sameProduksjon, sameText } from './ki-samsvar.ts'

const rad = (produksjonsnavn: string, fagfunksjon = '', episoder: number | null = null): Samsvarsrad => ({
  produksjonsID: null,
  produksjonsnavn,
  fagfunksjon,
  episoder,
})
const grupper = (...rader: Samsvarsrad[]) => new Map(rader.entries())

it('finds a registration again wherever the person has moved it', () => {
  const funnet = grupper(rad('Fjellheimen', 'Klipp', 8), rad('Strandvakta', 'Klipp', 6))
  const skrevet = [rad('Strandvakta'), rad('Noe annet'), rad('fjellheimen ')]
  expect(Object.fromEntries(matchGrupper(funnet, skrevet))).toEqual({ 0: 2, 1: 0 })
})

it('tells two functions on one production apart by the function', () => {
  const funnet = grupper(rad('Fjellheimen', 'Klipp'), rad('Fjellheimen', 'Regi'))
  const skrevet = [rad('Fjellheimen', 'Regi'), rad('Fjellheimen', 'Klipp')]
  expect(Object.fromEntries(matchGrupper(funnet, skrevet))).toEqual({ 0: 1, 1: 0 })
})

it('does not take a number of episodes for a likeness', () => {
  expect(matchGrupper(grupper(rad('Fjellheimen', 'Klipp', 8)), [rad('Strandvakta', 'Regi', 8)]).size).toBe(0)
})

it('finds a registration again that has nothing but its number of episodes', () => {
  const funnet = grupper(rad('Fjellheimen', 'Klipp', 8))
  expect(Object.fromEntries(matchGrupper(funnet, [rad('', '', 8)]))).toEqual({ 0: 0 })
  expect(matchGrupper(funnet, [rad('', '', 6)]).size).toBe(0)
})

it('does not take two productions of the register with one name for the same', () => {
  const a = { produksjonsID: '00000000-0000-4000-8000-000000000001', produksjonsnavn: 'Fjellheimen' }
  const b = { produksjonsID: '00000000-0000-4000-8000-000000000002', produksjonsnavn: 'Fjellheimen' }
  expect([sameProduksjon(a, b), sameProduksjon(a, { ...b, produksjonsID: null })]).toEqual([false, true])
})

it('takes a name for the same whichever hyphens it has', () => {
  for (const strek of ['\u2010', '\u2011', '\u2013', '\u2212', '-\u00AD'])
    expect(sameText(`Kåre Åsen${strek}Øverby`, 'Kåre Åsen-Øverby')).toBe(true)
  expect(sameText('Åsen Øverby', 'Åsen-Øverby')).toBe(false)
})
