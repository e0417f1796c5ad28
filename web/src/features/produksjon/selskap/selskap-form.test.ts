import { expect, test } from 'vitest'
import { ApiError } from '../../../platform/api.ts'
import { changedFelt, emptySelskap, fillEmpty, findFaults, toldFaults } from './selskap-form.ts'

const stored = { ...emptySelskap('Gammelt AS'), orgnr: '12345' }

test('en gammel feil i registeret hindrer ikke andre endringer', () => {
  expect(findFaults({ ...stored, telefon: '22 33 44 55' }, stored)).toEqual({})
  expect(changedFelt({ ...stored, telefon: '22 33 44 55 ' }, stored)).toEqual({ telefon: '22 33 44 55' })
})

test('det som er skrevet nå, må være riktig', () => {
  expect(Object.keys(findFaults({ ...stored, orgnr: '123456', epost: 'hei' }, stored))).toEqual([
    'orgnr',
    'epost',
  ])
  expect(Object.keys(findFaults(emptySelskap(' ')))).toEqual(['navn'])
  expect(findFaults({ ...emptySelskap('Nytt AS'), orgnr: '974 760 673' })).toEqual({})
})

test('det Enhetsregisteret vet, fylles bare inn i tomme felter', () => {
  const enhet = {
    orgnr: '974760673',
    navn: 'BØLGEBRYTER AS',
    organisasjonsform: 'Aksjeselskap',
    adresse: '',
    epost: 'post@bolge.example',
    telefon: '',
    slettet: null,
    konkurs: false,
    avvikles: false,
  }
  const utkast = { ...emptySelskap('Bølgebryter'), orgnr: '974 760 673', telefon: '22 33 44 55' }
  expect(fillEmpty(utkast, enhet)).toEqual({
    utkast: { ...utkast, epost: 'post@bolge.example' },
    filled: ['epost'],
  })
})

test('det serveren nekter, står ved feltet sitt', () => {
  const refused = (code: string, felt?: Record<string, string>) =>
    toldFaults(new ApiError(409, { code, message: 'Nei.', ...(felt && { felt }) }))
  expect(refused('orgnr_i_bruk')).toEqual({ orgnr: 'Nei.' })
  expect(refused('selskap_finnes')).toEqual({ navn: 'Nei.' })
  expect(refused('ugyldig_foresporsel', { epost: 'Feil adresse.', annet: 'x' })).toEqual({
    epost: 'Feil adresse.',
  })
  expect([refused('intern_feil'), toldFaults(null)]).toEqual([{}, {}])
})
