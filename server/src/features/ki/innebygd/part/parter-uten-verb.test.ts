import { expect, test } from 'vitest'
import { createProevefinner } from '../../../../../test/ki-innebygd.ts'

const finn = createProevefinner([
  ['Tiriltunge', 'Steinrøys Film SA', null, 2022, 'Kortfilm/novellefilm', null],
  ['Sesongslutt (sesong 1)', 'Steinrøys Film SA', 1, 2022, 'TV-drama', 8],
])

test('to selskaper, eller et selskap og et sted, er ikke selskapet og personen', async () => {
  expect(
    await finn(`
Notat
Steinrøys Film SA og Store Skogvei, 0567 Oslo.
Steinrøys Film SA og Nesland Lyd AS, Lia 2, 0567 Oslo.`),
  ).toMatchObject({ hvem: null })
})
