import { expect, test } from 'vitest'
import { createProevefinner } from '../../../../../test/ki-innebygd.ts'

const finn = createProevefinner([
  ['Islands in Between', 'Nordbris Film AS', null, 2021, 'Dokumentar', null],
  ['Vindstille', 'Nordbris Film AS', null, 2021, 'TV-drama', 6],
])

test('«you are our …» sier hva den som får brevet, skal gjøre', async () => {
  expect(
    await finn(`
From: Liv Moe <liv@nordbris.example>
To: Annika Hoek <annika@hoek.example>
Great, then it is settled: you are our colourist on the documentary film “Islands in Between”. The fee is due in May.
Regards, Nordbris Film AS`),
  ).toMatchObject({ registreringer: ['Islands in Between / Fargekorrigerer / –'] })
})
