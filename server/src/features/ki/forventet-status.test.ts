import { expect, test } from 'vitest'
import { forventetStatus } from './forventet-status.ts'
import type { Funn } from './funn.ts'

const sikker = <T>(verdi: T) => ({ verdi, sikkerhet: 0.95, sted: null })
const registrering = {
  produksjon: sikker({ produksjonsID: 'p1', produksjonsnavn: 'Fjellstua' }),
  fagfunksjon: { ...sikker('Klipper'), godkjent: true },
  episoder: sikker(4),
  erSerie: true,
}
const helt: Funn = {
  arbeidstaker: sikker('Synnøve Kvamsdal Riste'),
  produksjonsselskap: sikker('Fjordlys Film AS'),
  registreringer: [registrering],
  klausul: sikker({ variant: '1a', oekonomiskeIBehold: true }),
  signaturer: { arbeidstaker: sikker(true), produksjonsselskap: sikker(true) },
  annetPersonnummer: null,
  spraak: 'nb',
  dokumenttype: sikker('kontrakt'),
  manglerSide: sikker(false),
}
const status = (endring: Partial<Funn>) => forventetStatus({ ...helt, ...endring })?.verdi

test('den første mangelen i fordelingsplanens rekkefølge gir statusen', () => {
  expect(status({})).toBe('BEHANDLET')
  expect(status({ dokumenttype: sikker('ikke_kontrakt') })).toBe('DOKUMENTASJONEN ER MANGELFULL')
  expect(status({ manglerSide: sikker(true) })).toBe('DOKUMENTASJONEN ER MANGELFULL')
  expect(status({ signaturer: { arbeidstaker: sikker(false), produksjonsselskap: sikker(true) } })).toBe(
    'MANGLER SIGNATUR',
  )
  expect(
    status({ registreringer: [{ ...registrering, fagfunksjon: { ...sikker('Runner'), godkjent: false } }] }),
  ).toBe('MANGLER GODKJENT FAGFUNKSJON')
  expect(
    status({
      registreringer: [
        { ...registrering, produksjon: sikker({ produksjonsID: null, produksjonsnavn: 'Prosjekt X' }) },
      ],
    }),
  ).toBe('MANGLER PRODUKSJONSINFORMASJON')
  expect(status({ registreringer: [{ ...registrering, episoder: null }] })).toBe('FYLL INN EPISODER')
  expect(status({ klausul: sikker({ variant: 'motstridende', oekonomiskeIBehold: null }) })).toBe(
    'UNDER BEHANDLING',
  )
})

test('en godkjent funksjon er nok, og en buy-out behandles', () => {
  const uten = { ...registrering, fagfunksjon: { ...sikker('Runner'), godkjent: false }, episoder: null }
  expect(status({ registreringer: [registrering, uten] })).toBe('BEHANDLET')
  expect(status({ klausul: sikker({ variant: 'buy-out', oekonomiskeIBehold: false }) })).toBe('BEHANDLET')
})

test('en mangel som kommer først, skjules ikke av en senere', () => {
  const usignert = { arbeidstaker: sikker(false), produksjonsselskap: sikker(true) }
  expect(status({ signaturer: usignert, registreringer: [{ ...registrering, episoder: null }] })).toBe(
    'MANGLER SIGNATUR',
  )
})

test('at KI ikke fant noe sted å signere, er ikke det samme som at signaturen mangler', () => {
  const ukjent = { verdi: false, sikkerhet: 0.5, sted: null }
  const signaturer = { arbeidstaker: ukjent, produksjonsselskap: sikker(true) }
  const forslag = forventetStatus({ ...helt, signaturer })
  expect(forslag).toMatchObject({ verdi: 'BEHANDLET', sikkerhet: 0.5 })
  expect(forslag?.forklaring).toBe('KI ser ingen mangler, men fant ikke begge signaturene.')
  expect(forventetStatus(helt)?.forklaring).toBe('Alt som trengs, ser ut til å være på plass.')
  expect(status({ signaturer, registreringer: [{ ...registrering, episoder: null }] })).toBe(
    'FYLL INN EPISODER',
  )
})
