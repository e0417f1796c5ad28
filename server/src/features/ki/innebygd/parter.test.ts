import { expect, test } from 'vitest'
import { readSelskap } from './parter.ts'

test('et selskap leses uten det som står rundt navnet', () => {
  expect(readSelskap('mellom Nattlys Film AS, org.nr. 999 888 777')).toBe('Nattlys Film AS')
  expect(readSelskap('Vardeholmen kulturhus')).toBe('Vardeholmen kulturhus')
})

test('partene i avtalen om rettigheter er ikke arbeidsgiveren', () => {
  expect(readSelskap('Virke Produsentforeningen og Norsk Filmforbund/F©R av')).toBeNull()
})
