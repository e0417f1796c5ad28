import { expect, test } from 'vitest'
import { splitVisningsaar } from './visningsaar.ts'

const year = (aar: number, fordeles: number | null = null) => ({ aar, fordeles })

test('årene før og etter det som fordeles nå, står hver for seg', () => {
  const aar = [2024, 2023, 2022, 2021, 2020, 2019, 2018].map(one => year(one))
  expect(splitVisningsaar(aar)).toEqual({ tidligere: '2018–2022', kommende: '2024' })
  expect(splitVisningsaar([year(2018), year(2020), year(2023), year(2024, 2026), year(2025)])).toEqual({
    tidligere: '2018 og 2020',
    kommende: '2024 (fordeles i 2026) og 2025',
  })
  expect(splitVisningsaar([year(2023)])).toEqual({ tidligere: '', kommende: '' })
})
