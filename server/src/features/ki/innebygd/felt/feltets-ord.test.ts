import { expect, test } from 'vitest'
import { createProevefinner } from '../../../../../test/ki-innebygd.ts'

const finn = createProevefinner([
  ['Havsula (sesong 1)', 'Kveik Produksjon AS', 1, 2021, 'TV-drama', 8],
  ['Vårsild', 'Kveik Produksjon AS', null, 2021, 'Kortfilm/novellefilm', null],
])
const skjema = async (...rader: string[]) =>
  (await finn(`AVTALE\nArbeidsgiver|Kveik Produksjon AS\nNavn|Siri Moland\n${rader.join('\n')}`))
    .registreringer

test.each([
  'Engasjementet gjelder|program 1, 2 og 5',
  'You will cover|programmes 3–5',
  'Omfang av jobben|3 episoder (nr. 2, 4 og 6)',
])('en verdi som nevner numrene, sier hvilke episoder det er: %s', async rad => {
  expect(await skjema('Serie|Havsula, sesong 1', 'Funksjon|Klipper', 'Antall episoder i alt|8', rad)).toEqual(
    ['Havsula (sesong 1) / Klipper / 3'],
  )
})

test.each([
  'Rubrikk 3 Fag|Lyd – A-lyd',
  'Felt 4. Stilling|A-lyd',
  'As what?|Sound recordist (A-lyd)',
  'Designation|A-lyd',
  'You will work as|Field recording (A-lyd)',
  'Tittel på stillinga|A-lyd',
])('funksjonen står bak mange slags spørsmål: %s', async rad => {
  const [funnet = ''] = await skjema('Film|Vårsild', rad)
  expect(funnet).toMatch(/^Vårsild \/ (?:A-lyd|Lyd)/u)
})

test('en assistent er ikke det han assisterer', async () => {
  expect(await skjema('Film|Vårsild', 'Funksjon|Klippeassistent (klipp)')).toEqual([
    expect.stringMatching(/^Vårsild \/ \(/u),
  ])
})
