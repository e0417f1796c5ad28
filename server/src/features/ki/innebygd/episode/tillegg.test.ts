import { expect, test } from 'vitest'
import { createProevefinner } from '../../../../../test/ki-innebygd.ts'

const finn = createProevefinner([['Brenningen (sesong 2)', 'Skumsprøyt Film AS', 2, 2023, 'TV-drama', 10]])
const antall = async (tillegg: string) =>
  (
    await finn([
      'ARBEIDSAVTALE\nProduksjonsselskap: Skumsprøyt Film AS\nAnsatt: Tuva Lien Ask\nSerie: Brenningen, sesong 2\nFunksjon: Klipper\nEpisoder: 1, 2, 3 og 4',
      `Tillegg til arbeidsavtale av 10. januar 2023\n\n${tillegg}\nEllers gjelder avtalen uendret.`,
    ])
  ).funn.registreringer[0]?.episoder?.verdi

test.each([
  ['Antallet episoder økes fra fire til seks. De to nye er episode 5 og 6.', 6],
  ['Tuva tar også ep 5 og 6. Det blir da til sammen seks episoder.', 6],
  ['Tuva skal i tillegg klippe tre episoder til, slik at det samlede antallet nå er sju.', 7],
  ['Punktet skal lyde: «Arbeidet omfatter episode 1 til 8.»', 8],
  ['I avtalen settes «tre episoder (1–3)» i stedet for «fire episoder».', 3],
  ['Tuva skal også klippe episode 7 og 8.', 6],
  ['Tuva overtar ytterligere tre episoder.', 7],
])('et tillegg sier hvor mange det er fra nå av: %s', async (tillegg, ventet) => {
  expect(await antall(tillegg)).toBe(ventet)
})

test.each([
  'Arbeidstiden økes fra 37 til 40 timer i uken.',
  'Episode 5 og 6 settes bort til andre.',
  'Perioden forlenges fra 3. juni til 9. juli.',
  'Tuva skal også være med på filmfestivalen.',
  'Episodenes lengde endres fra 45 til 60 minutter.',
  'Antall klippedager per episode økes fra 8 til 10.',
  'Honoraret per episode økes fra 18 til 20 000 kroner.',
  'Opptakene utvides fra to til tre kamera på hver episode.',
  'Tuva skal også klippe tre episoder i et annet prosjekt.',
  'Episodene økes fra 45 til 60 minutter.',
  'Hver episode blir 60 i stedet for 45 minutter.',
  'Klippedager per episode blir til sammen 10.',
  'Klippen får i tillegg to nye assistenter på hver episode.',
])('et tillegg om noe annet lar det stå: %s', async tillegg => {
  expect(await antall(tillegg)).toBe(4)
})
