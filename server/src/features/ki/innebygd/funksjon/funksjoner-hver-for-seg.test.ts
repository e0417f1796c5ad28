import { expect, test } from 'vitest'
import { createProevefinner } from '../../../../../test/ki-innebygd.ts'

const finn = createProevefinner([
  ['Tåkeheimen (sesong 1)', 'Breheim Film AS', 1, 2023, 'TV-drama', null],
  ['Skarverenna', 'Breheim Film AS', null, 2022, 'Dokumentar', null],
  ['Sanger for sauer', 'Breheim Film AS', null, 2023, 'TV-underholdning', null],
])
const les = async (tekst: string) =>
  (await finn(`Avtale mellom Breheim Film AS og Solfrid Mo Aaland\n\n${tekst}`)).registreringer

/** More clauses than a sentence may be long. */
const punkter = Array.from(
  { length: 9 },
  (_, at) => `(${at + 4}) Partene er enige om at punktet om reiser, losji og kost i reglementet gjelder her.`,
).join('\n')

test.each([
  ['OPPGAVE\nA-foto på alle fire delene av «Tåkeheimen». B-foto er Kine Li.', 'A-foto / 4'],
  [
    'Solfrid skriver episode 3 («Nabovarsel») og episode 6 («Retrett») av «Tåkeheimen».\n\nManus: Solfrid Mo Aaland',
    'Manus / 2',
  ],
  [
    'Du er klipper på «Tåkeheimen». Sesongen har ti episoder. Du har de fem som spilles inn i sør; de fem andre har Ole Li.',
    'Klipper / 5',
  ],
  [
    'Vi tilbyr deg oppdraget som regissør på «Tåkeheimen», første sesong (krim, ti episoder).\nDu regisserer episode 7 og 8.',
    'Regi / 2',
  ],
  [
    `(1) Programserien er «Tåkeheimen», 6 programmer.\n(2) Den engasjerte er Solfrid Mo Aaland.\n(3) Hun skal være maskør i alle programmene.\n${punkter}`,
    'Maskør / 6',
  ],
  [
    'Produksjon: «Tåkeheimen» – sesong 1 – 8 episoder\nFunksjon: Klipper (alle episoder)\nLevering: to episoder i uka',
    'Klipper / 8',
  ],
  ['Solfrid har ansvaret for maskene som maskør i alle episodene (8) av «Tåkeheimen».', 'Maskør / 8'],
  [
    'Solfrid Mo Aaland er animatør på «Tåkeheimen» (arbeidstittel), 26 korte episoder for NRK Super. Hun skal arbeide med episode 1 til 13.',
    'Foto (og animatør på animasjonsfilm som ikke har regi) / 13',
  ],
  [
    'Breheim Film AS tar inn Solfrid Mo Aaland, Lia 14, 9017 Tromsø, på lyd til «Tåkeheimen», sesong 1.',
    'Lyd / –',
  ],
  [
    'Bestilling|Fargekorrigerer på «Tåkeheimen»\nAntall|5 episoder à 28 min.\nGodkjennes av|regissør Tov Li',
    'Fargekorrigerer / 5',
  ],
])('funksjon og episoder, slik det sies: %s', async (tekst, ventet) => {
  expect((await les(tekst)).map(one => one.replace(/^Tåkeheimen \(sesong 1\) \/ /u, ''))).toEqual([ventet])
})

test('«Sanger …» er en tittel og ikke ordet «Sjanger»', async () => {
  expect(
    await les('Program|Sanger for sauer (TV-underholdning)\nArbeidet ditt|Scenograf for alle ti sendinger'),
  ).toEqual(['Sanger for sauer / Scenograf/produksjonsdesigner / 10'])
})
