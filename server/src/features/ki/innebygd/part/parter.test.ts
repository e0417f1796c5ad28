import { expect, test } from 'vitest'
import { proeveavsnitt, proevelesing } from '../../../../../test/lesing.ts'
import { readSelskap } from '../navn/selskapsnavn.ts'
import { createFlate } from '../side/flate.ts'
import { findParter } from './parter.ts'

test('et selskap leses uten det som står rundt navnet', () => {
  expect(readSelskap('mellom Nattlys Film AS, org.nr. 999 888 777')).toBe('Nattlys Film AS')
  expect(readSelskap('Vardeholmen kulturhus')).toBe('Vardeholmen kulturhus')
})

test('partene i avtalen om rettigheter er ikke arbeidsgiveren', () => {
  expect(readSelskap('Virke Produsentforeningen og Norsk Filmforbund/F©R av')).toBeNull()
})

test('partene kan være kalt noe i hermetegn alene, og personen stå bak sitt eget foretak', () => {
  const tekst =
    'mellom Nattlys Film AS (org.nr. 311 222 333), «Oppdragsgiver», og Eikjevik Farge AS (org.nr. 322 333 444), «Oppdragstaker», ved Torunn Eikjevik, som utfører oppdraget personlig.'
  const parter = findParter(createFlate(proevelesing({ linjer: proeveavsnitt([tekst]) })))
  expect(parter.map(({ slag, navn }) => [slag, navn])).toEqual([
    ['selskap', 'Nattlys Film AS'],
    ['person', 'Torunn Eikjevik'],
  ])
})
