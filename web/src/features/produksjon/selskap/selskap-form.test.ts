import { expect, test } from 'vitest'
import { changedFelt, emptySelskap, findFaults } from './selskap-form.ts'

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
