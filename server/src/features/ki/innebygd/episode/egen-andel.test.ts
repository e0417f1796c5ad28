import { expect, test } from 'vitest'
import { createProevefinner } from '../../../../../test/ki-innebygd.ts'

const finn = createProevefinner([['Taubanen (sesong 2)', 'Rognebær Film AS', 2, 2023, 'TV-drama', 12]])

const avtale = (setning: string) => `
AVTALE
Mellom Rognebær Film AS (produsenten) og Siv Haugland (klipper).
Siv Haugland er engasjert som klipper på dramaserien «Taubanen», sesong 2, som er på tolv episoder.
${setning}
Oslo, 3. mars 2023
Siv Haugland|Rognebær Film AS`
const skjema = (verdi: string) => `
Arbeidsgiver: Rognebær Film AS
Arbeidstaker: Siv Haugland
Serie: Taubanen, sesong 2
Funksjon: Klipper
Format: 12 x 45 min
Episoder: ${verdi}`
const episoder = async (tekst: string) => (await finn(tekst)).funn.registreringer[0]?.episoder ?? null
const antall = async (tekst: string) => (await episoder(tekst))?.verdi ?? null

test.each(['1:2.50g6', '2;4.7 og 9'])('en liste med feilleste skilletegn kan telles: %s', async verdi => {
  expect(await antall(skjema(verdi))).toBe(4)
})

test.each([
  'Siv klipper inntil fire episoder.',
  'Siv klipper 4–5 episoder.',
  'Siv klipper én episode i uken i seks uker.',
  'Siv klipper noen av episodene.',
])('et tall som kan bli et annet, er ikke sikkert: %s', async setning => {
  expect((await episoder(avtale(setning)))?.sikkerhet ?? 0).toBeLessThan(0.9)
})

test('hele sesongen er så mange som registeret sier', async () => {
  const uten = avtale('Hun klipper hele sesongen.').replace(', som er på tolv episoder', '')
  expect(await antall(uten)).toBe(12)
  expect(await antall(skjema('alle'))).toBe(12)
})

test.each([
  'Halvparten av honoraret for episodene betales ved start.',
  'I første halvdel av sesongen arbeider hun fra Oslo.',
  'Første halvdel av sesongen spilles inn i Bergen.',
  'Hun får halve sesongen betalt i mai.',
  'Siv leverer første halvdel av sesongen innen 1. mai.',
  'Halvparten av episodene har norsk tale.',
  'Tor Ek mikser halvparten av episodene.',
  'Annenhver uke møter hun i Oslo.',
  'Hver tredje episode leveres med engelske tekster.',
  'Del I og II av avtalen gjelder. Del I, II og III utgjør avtalen.',
  'Episodene fordeles på seks opptaksuker med to hver.',
  'Kostnadene for episodene fordeles på tre produsenter med fire hver.',
  'Inntekter deles likt mellom de to selskapene.',
  'Fra og med episode 5 og ut sesongen er honoraret kr 40 000 per episode.',
  'Til og med episode 4 betales kr 20 000.',
  'Første og siste episode er lengre.',
  'Siv får fire, senest fem, dagers varsel.',
  'Siv tar de to første ukene hjemme.',
  'Siv har de tre som assistenter: Per, Pål og Espen.',
  'Tor Ek skriver fire, Liv Ås skriver åtte.',
  'Serien har to blokker à seks episoder.',
  'Minst to episoder klippes i Bergen.',
  'Hun får halvparten nå og resten ved levering.',
  'Noen av episodene får engelske tekster.',
])('ingen andel av episodene: %s', async setning => {
  expect(await antall(avtale(`Siv klipper alle episodene. ${setning}`))).toBe(12)
})

test('setningen som nevner funksjonen, går foran den som nevner en annen', async () => {
  const { registreringer } = await finn(`
Avtale om manus og regi
Rognebær Film AS lager dramaserien «Taubanen», sesong 2. Serien får tolv episoder.
Manus
Rognebær Film AS har bedt Siv Haugland om å være manusforfatter for episodene 2, 4 og 7.
Regi
Samme person er regissør for episode 4 og episode 5, som tas opp i ukene 31 til 36.
Kr 140 000 for hver episode hun har regien på.`)
  expect(registreringer).toEqual([
    expect.stringMatching(/Manus.* \/ 3$/u),
    expect.stringMatching(/Regi.* \/ 2$/u),
  ])
})
