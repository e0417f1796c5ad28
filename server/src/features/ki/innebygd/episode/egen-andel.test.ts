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
const brev = (setning: string) => `
Hei Siv Haugland!
Rognebær Film AS vil gjerne ha deg som klipper på «Taubanen», sesong 2. Du skal få kontrakt.
${setning}`
const agreement = (setning: string) => `
AGREEMENT
between Rognebær Film AS ("the Producer") and Siv Haugland ("the Editor").
Siv Haugland is engaged as Editor on season two of the drama series "Taubanen", twelve episodes.
${setning}
Signed: Siv Haugland`
const skjema = (verdi: string) => `
Arbeidsgiver: Rognebær Film AS
Arbeidstaker: Siv Haugland
Serie: Taubanen, sesong 2
Funksjon: Klipper
Format: 12 x 45 min
Episoder: ${verdi}`
const episoder = async (tekst: string) => (await finn(tekst)).funn.registreringer[0]?.episoder ?? null
const antall = async (tekst: string) => (await episoder(tekst))?.verdi ?? null

test.each([
  ['Siv klipper halvparten av episodene, altså seks, på skift med Tor Ek.', 6],
  ['Hun er klipper på første halvdel av sesongen, mens Tor Ek klipper resten.', 6],
  ['Siv klipper en tredel av episodene.', 4],
  ['Siv klipper to tredjedeler av episodene.', 8],
  ['Siv klipper 50 % av episodene.', 6],
  ['Hun klipper hver tredje episode.', 4],
  ['Siv klipper episodene med partall.', 6],
  ['Siv klipper annenhver, med start på den første, til sammen seks. Tor Ek klipper de andre.', 6],
  ['Arbeidet deles likt mellom tre klippere, og Siv er en av dem.', 4],
  ['Episodene fordeles på tre klippere med fire hver.', 4],
  ['Klippen av episodene fordeles på Siv Haugland og Tor Ek, det vil si seks hver.', 6],
])('andel av helheten: %s', async (setning, ventet) => {
  expect(await antall(avtale(setning))).toBe(ventet)
})

test.each([
  ['Siv klipper episodene i siste bolk, 9–12.', 4],
  ['Siv klipper del I, II og V.', 3],
  ['Siv klipper den tredje, fjerde og femte episoden.', 3],
  ['Siv klipper første og siste episode.', 2],
  ['Siv klipper episode 1, 2 og finalen.', 3],
  ['Siv klipper alle unntatt piloten.', 11],
  ['Siv klipper fra og med episode 5 og ut sesongen.', 8],
  ['Siv klipper til og med episode 4.', 4],
  ['Siv klipper to blokker à tre episoder.', 6],
  ['Siv klipper de fire vinterepisodene.', 4],
])('hvilke det er, sagt på andre måter: %s', async (setning, ventet) => {
  expect(await antall(avtale(setning))).toBe(ventet)
})

test.each([
  ['Siv klipper de tre som foregår på fjellet.', 3],
  ['Det lages en episode fra hver bygd, og Siv tar disse fem. De sju andre har Liv Ek.', 5],
  ['Av sesongens tolv episoder klipper Siv sju.', 7],
  ['Av disse tolv har Siv fem, og resten er Tors.', 5],
])('det personen selv har: %s', async (setning, ventet) => {
  expect(await antall(avtale(setning))).toBe(ventet)
})

test.each([
  ['Det blir tolv episoder. Du tar de fem sørpå (1–5). Ragnar klipper de sju nordpå.', 5],
  ['Det blir tolv episoder. Du klipper fem, og Kari klipper sju.', 5],
  ['Det blir tolv episoder. Kari har de fem første, og du tar resten.', 7],
  ['Det blir tolv episoder. Dine er nummer 2, 5 og 9.', 3],
  ['Tolv episoder i alt. Sju av dem er dine.', 7],
  ['Du får tre episoder i første bolk og to i andre bolk, fem til sammen.', 5],
])('det som sies til personen: %s', async (setning, ventet) => {
  expect(await antall(brev(setning))).toBe(ventet)
})

test.each([
  ['She edits the second half of the season.', 6],
  ['The Editor edits one third of the episodes.', 4],
  ['Haugland is employed as an editor on four of those episodes.', 4],
  ['The Editor shall edit five of the said twelve episodes.', 5],
  ['The episodes are split between three editors, four each.', 4],
  ['She edits from episode 9 to the end of the season.', 4],
  ['She edits all episodes up to and including episode 5.', 5],
  ['Siv edits the last three.', 3],
])('på engelsk: %s', async (setning, ventet) => {
  expect(await antall(agreement(setning))).toBe(ventet)
})

test.each([
  ['halvparten', 6],
  ['1. halvdel', 6],
  ['Del II, III og IV', 3],
  ['alle unntatt finalen', 11],
  ['fra og med episode 5 og ut sesongen', 8],
  ['pilot og episode 2', 2],
])('i et felt: %s', async (verdi, ventet) => {
  expect(await antall(skjema(verdi))).toBe(ventet)
})

test.each(['1:2.50g6', '2;4.7 og 9'])('en liste med feilleste skilletegn kan telles: %s', async verdi => {
  expect(await antall(skjema(verdi))).toBe(4)
})

test.each([
  'Siv klipper inntil fire episoder.',
  'Siv klipper 4–5 episoder.',
  'Siv klipper én episode i uken i seks uker.',
  'Siv klipper noen av episodene.',
])('et tall som kan bli et annet, er ikke sikkert: %s', async setning => {
  expect((await episoder(avtale(setning)))?.sikkerhet ?? 0).toBeLessThan(0.8)
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
