import { expect, test } from 'vitest'
import { createProevefinner } from '../../../../../test/ki-innebygd.ts'

const finn = createProevefinner([
  ['Rødstrupe (sesong 1)', 'Bergtun Film AS', 1, 2022, 'TV-drama', 10],
  ['Rødstrupe (sesong 2)', 'Bergtun Film AS', 2, 2024, 'TV-drama', 10],
])
const registrert = async (oppdrag: string) =>
  (
    await finn(`
AVTALE
mellom Bergtun Film AS og Silje Moen Dahl
Serie: Rødstrupe, sesong 1, ti episoder

${oppdrag}

Honoraret er 300 000 kroner.`)
  ).registreringer.map(one => one.replace('Rødstrupe (sesong 1) / ', ''))

test.each([
  [
    'Silje får to oppgaver. For det første er hun redaktør for hele sesongen, det vil si program 1 til 10. For det andre klipper hun de fire siste.',
    ['Redaktør / 10', 'Klipper / 4'],
  ],
  [
    'She has two roles. Silje is director of episodes 1, 2 and 8. She also writes the script for episode 8.',
    ['Regi / 3', 'Manus / 1'],
  ],
  [
    'Som regissør: fem av episodene. Hvilke avtales senere.\nSom manusforfatter: episode 2 og 3.',
    ['Regi / 5', 'Manus / 2'],
  ],
  [
    'Silje er engasjert som lyddesigner på alle episodene. I tillegg har hun klippen på del 6 og del 7.',
    ['Lyd / 10', 'Klipp / 2'],
  ],
])('setningene gir hver sin funksjon: %s', async (oppdrag, ventet) => {
  expect((await registrert(oppdrag)).toSorted()).toEqual(ventet.toSorted())
})

test.each([
  'Silje er fotograf på alle episodene. Regissør er Eva Lunde. I tillegg har hun klippen på episode 8.',
  'Silje er fotograf på alle episodene. I tillegg skriver hun manus til programlederen.',
  'Silje er fotograf på alle episodene. I tillegg har hun ansvaret for klipp av prøveopptak.',
  'Silje er fotograf på alle episodene. Hun har flere oppgaver: hun planlegger bilder og er med på prøver.',
  'Silje er fotograf på alle episodene. Som fotograf: kr 200 000. Som ansatt: feriepenger.',
])('det som hører til jobben eller en annen, er ingen ny registrering: %s', async oppdrag => {
  expect(await registrert(oppdrag)).toEqual(['Foto / 10'])
})
