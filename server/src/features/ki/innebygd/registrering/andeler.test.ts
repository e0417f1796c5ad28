import { expect, test } from 'vitest'
import { createProevefinner } from '../../../../../test/ki-innebygd.ts'

const finn = createProevefinner([['Havsula (sesong 1)', 'Kveik Produksjon AS', 1, 2021, 'TV-drama', 8]])
const tabell = async (...rader: string[]) =>
  (
    await finn(`
AVTALE
Arbeidsgiver: Kveik Produksjon AS
Arbeidstaker: Siri Moland
Serie: Havsula, sesong 1

${rader.join('\n')}

Avtalen gjelder arbeidstakerens egne rader.`)
  ).registreringer

test.each([
  [
    [
      'Ep.|Regi|Klipp',
      '1|Per Ås|Siri Moland',
      '2|Per Ås|Siri Moland',
      '3|Ida Vik|Ola Berg',
      '4|Ida Vik|Siri Moland',
    ],
  ],
  [['Program|Klipper|Sted', '1–2|Siri Moland|Voss', '3–4|Ola Berg|Alta', '5|Siri Moland|Moss']],
  [['Block|Episodes|Editor', 'A|1, 2|Ola Berg', 'B|4, 5, 6|Siri Moland']],
  [
    [
      'Episode|Director|Editor',
      '1 Ice|I. Vik|S. Moland',
      '2 Fire|I. Vik|O. Berg',
      '3 Sea|P. Aas|S. Moland',
      '4 Sky|P. Aas|S. Moland',
    ],
  ],
  [['Episode|Navn|Funksjon', '1, 3 og 5|Siri Moland|klipper', '2 og 4|Ola Berg|klipper']],
  [['Klipper ep. 1–2|Ola Berg', 'Klipper ep. 3–5|Siri Moland', 'Klipper ep. 6|Ida Vik']],
])('en tabell som deler episodene mellom flere, gir personen sine', async rader => {
  expect(await tabell(...rader)).toEqual([expect.stringMatching(/^Havsula \(sesong 1\) \/ Klipp.* \/ 3$/u)])
})
