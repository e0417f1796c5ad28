import { expect, test } from 'vitest'
import { createProevefinner } from '../../../../../test/ki-innebygd.ts'

const finn = createProevefinner([
  ['Tåkeheimen', 'Breheim Film AS', 1, 2023, 'TV-drama', 6],
  ['Skarverenna', 'Breheim Film AS', null, 2022, 'Spillefilm', null],
])
const hvem = async (tekst: string) => (await finn(tekst)).hvem

test.each([
  [
    'Solfrid Mo Aaland',
    'Hei Solfrid Mo Aaland\n\nAvtalen viser det vi er enige om. A-foto er Jostein Hovdeveit, og regien har Mette Li.',
  ],
  [
    'Solfrid Mo Aaland',
    'Kjære Solfrid Mo Aaland\n\nDu er regissør på de tre siste, mens Jostein Hovdeveit regisserer de tre første.',
  ],
  [
    'Solfrid Inga Mo Aaland',
    'Til: Solfrid Inga Mo Aaland\nHei Solfrid Inga,\nda er vi enige: Du er fargekorrigerer på «Tåkeheimen».',
  ],
  [
    'Solfrid Aaland',
    '1. Parter\nSolfrid Aaland, Volda, heretter Animatøren.\nBreheim Film AS, Oslo, heretter Selskapet.\nRegissør er Kine Hovdeveit.',
  ],
  [
    'Solfrid Aaland-Mo',
    'Breheim Film AS\n\nSolfrid Aaland-Mo\nMarkestredet 14, Bergen\n\nENGASJEMENT\nVi viser til møtet med Jostein Hovdeveit.',
  ],
  [
    'S. K. Berge Aaland',
    'Kontrakt mellom\n1. Breheim Film AS\n2. S. K. Berge Aaland\n\nom arbeid som fotograf. Agenten, Ulv Talent v/ Kine Hovdeveit, får kopi.',
  ],
  ['Owen ap Llwyd', 'The parties are Breheim Film AS (the "Producer") and Owen ap Llwyd (the "Designer").'],
  [
    'Solfrid Mo Aaland',
    'Scenograf Solfrid Mo Aaland («Scenografen»)\nProdusent Breheim Film AS («Produsenten»)\nScenograf: Solfrid Mo Aaland',
  ],
  [
    'Solfrid Mo Aaland',
    'Kunde: Breheim Film AS, på oppdrag fra plateselskapet Grå Ugle\nRegissør: Solfrid Mo Aaland\nRegissøren leverer idé og regi.',
  ],
  ['Solfrid Mo Aaland', 'Etternav n, fornavn|Fødselsnr.\nMo Aaland, Solfrid|–\nProdusent|Breheim Film AS'],
])('%s er part, slik teksten sier det', async (navn, tekst) => {
  expect(await hvem(tekst)).toBe(navn)
})

test.each([
  'Kontrakten er inngått mellom produsent Breheim Film AS, ved daglig leder Kine Li, og klipper Jo Mo Aaland.',
  'Hei Jo Mo Aaland,\ndette er avtalen mellom deg og Breheim Film AS.',
  'Scenograf Jo Mo Aaland («Scenografen»)\nProdusent Breheim Film AS («Produsenten»)',
  'Jo Mo Aaland (i eige føretak, Aaland Klipp ENK) tek på seg eit oppdrag som redaktør for Breheim\nFilm AS.\n\nAlt som vert laga, vert eigedomen til Breheim Film AS.',
])('selskapets navn står uten ordene foran: %s', async tekst => {
  expect((await finn(tekst)).selskap).toBe('Breheim Film AS')
})

test('en setning slutter etter navnet, og en løs bokstav er ikke noe etternavn', async () => {
  expect(await hvem('Breheim Film AS tar inn\nSolfrid Aaland. Hun får ikke mer.')).toBe('Solfrid Aaland')
  expect(await hvem('Medarbeider|Etternav N\nFirma|Breheim Film AS')).toBe(null)
})
