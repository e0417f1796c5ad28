import type { Registrering } from '@rp/contract/dokument'
import { expect, test } from 'vitest'
import { checkEpisoder, listFilled, parseEpisoder, toEndring } from './registrering.ts'

const entry = (part: Partial<Registrering> = {}): Registrering => ({
  produksjonsnavn: '',
  produksjonsID: null,
  fagfunksjon: '',
  episoder: null,
  stillingsprosent: '',
  verkstype: null,
  premiere: null,
  episoderTotalt: null,
  ...part,
})

test('en registrering teller når den har produksjon eller fagfunksjon', () => {
  const ansiennitet = [
    entry(),
    entry({ produksjonsnavn: 'Ærøya' }),
    entry({ fagfunksjon: 'Klipper' }),
    entry({ produksjonsnavn: '  ', episoder: 4 }),
  ]
  expect(listFilled({ ansiennitet })).toHaveLength(2)
})

test('tomt antall episoder forblir tomt, og resten blir tall', () => {
  expect(parseEpisoder('  ')).toEqual({ verdi: null, gyldig: true })
  expect(parseEpisoder(' 7 ')).toEqual({ verdi: 7, gyldig: true })
  expect(parseEpisoder('0')).toEqual({ verdi: 0, gyldig: true })
})

test.each(['-1', '1,5', '1.5', 'to', '1e3'])('«%s» er ikke et antall episoder', typed => {
  expect(parseEpisoder(typed).gyldig).toBe(false)
  expect(checkEpisoder(typed, 10)).toBe('ikke_tall')
})

test('flere episoder enn produksjonen har, gir et varsel og ikke en feil', () => {
  expect(checkEpisoder('11', 10)).toBe('over_total')
  expect(parseEpisoder('11').gyldig).toBe(true)
  expect(checkEpisoder('11', null)).toBeNull()
  expect(checkEpisoder('10', 10)).toBeNull()
})

test('det som er avledet av produksjonen, sendes ikke', () => {
  const sent = toEndring(entry({ verkstype: 'TV-drama', premiere: 2021, episoderTotalt: 8 }))
  expect(Object.keys(sent).sort()).toEqual([
    'episoder',
    'fagfunksjon',
    'produksjonsID',
    'produksjonsnavn',
    'stillingsprosent',
  ])
})
