import { expect, test } from 'vitest'
import { createProevefinner } from '../../../../../test/ki-innebygd.ts'

const finn = createProevefinner([
  ['Ytterst ute (sesong 1)', 'Bergtun Film AS', 1, 2022, 'Dokumentarserie', 6],
  ['Ytterst ute (sesong 2)', 'Bergtun Film AS', 2, 2023, 'Dokumentarserie', 8],
])
const registrert = async (oppdrag: string) =>
  (
    await finn(`
AVTALE
Bergtun Film AS engasjerer Silje Moen Dahl som fotograf på serien Ytterst ute.

${oppdrag}

Dagshonoraret er 4 500 kroner.`)
  ).registreringer
const sesonger = (en: string, to: string) => [
  `Ytterst ute (sesong 1) / ${en}`,
  `Ytterst ute (sesong 2) / ${to}`,
]

test.each([
  [
    'Sesong 1: alle seks programmer, opptak mai 2022.\nSesong 2: program 1, 2 og 5, opptak mai 2023.',
    sesonger('Foto / 6', 'Foto / 3'),
  ],
  [
    '- Sesong 1: episode 1 til 4. Deretter tar Per Hauge over.\n- Sesong 2: hele sesongen, åtte episoder.',
    sesonger('Foto / 4', 'Foto / 8'),
  ],
  [
    '§ 1 I første sesong er Silje manusforfatter på tre episoder.\n§ 2 I andre sesong er hun regissør på episode 4, 5 og 6.',
    sesonger('Manus / 3', 'Regi / 3'),
  ],
  [
    `Del A - sesong 1 av Ytterst ute
Silje er regissør for alle seks episodene.

Del B - sesong 2
Silje går ut av regien og skriver i stedet manus til to episoder. Ny regissør blir Eva Lunde.`,
    sesonger('Regi / 6', 'Manus / 2'),
  ],
])('hver sesong har sitt avsnitt: %s', async (oppdrag, ventet) => {
  expect((await registrert(oppdrag)).toSorted()).toEqual(ventet)
})

test.each([
  'Silje filmer alle åtte episodene i sesong 2. Sesong 1 hadde seks episoder og ble filmet av Per Hauge.',
  'Silje filmer alle åtte episodene i sesong 2. I sesong 1 skulle Silje filme to episoder, men det ble det ikke noe av.',
  'Silje filmer alle åtte episodene i sesong 2. Eva Lunde filmet sesong 1.',
])('den andre sesongen er ikke med i avtalen: %s', async oppdrag => {
  expect(await registrert(oppdrag)).toHaveLength(1)
})
