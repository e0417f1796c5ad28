import type { Registerproduksjon, Registerselskap } from '../../../bench/ki-fasit.ts'
import { orgnr } from '../hjelp.ts'

const first = [
  'Havskodde Film',
  'Kvitstein Produksjon',
  'Fjordbotn Film',
  'Polar Lantern Pictures',
  'Tretopp TV',
]
const forledd = ['Bekkeblom', 'Steinrøys', 'Nordlykt', 'Grålom', 'Myrull', 'Sølvkrok', 'Tømmerås']
const etterledd = ['Film', 'Media', 'Fjernsyn', 'Produksjon', 'Bilde']
const navn = [...first, ...forledd.flatMap(a => etterledd.map(b => `${a} ${b}`))]
  .with(-1, 'Norsk rikskringkasting')
  .map(one => `${one} AS`)
export const selskaper: Registerselskap[] = navn.map((one, i) => ({
  navn: one,
  orgnr: orgnr(31240000 + 11 * (i + 1)),
  kontaktperson: null,
  epost: `post@${one
    .toLowerCase()
    .replaceAll(' as', '')
    .replaceAll(/[^a-z]/g, '')}.example`,
  telefon: null,
}))

const p = (
  Produksjonstittel: string,
  selskap: number,
  Sesong: number | null,
  Premiere: number,
  Verkstype: string,
  Episoder: number | null,
): Registerproduksjon => ({
  Produksjonstittel,
  Produksjonsselskap: navn[selskap] ?? null,
  Sesong,
  Premiere,
  Verkstype,
  Spilletid_sekunder: null,
  Episoder,
})
const drama = 'TV-drama'
const under = 'TV-underholdning'
const steder = [
  'Odden',
  'Sagbruket',
  'Tangen',
  'Elvebredden',
  'Kornlåven',
  'Fyrvika',
  'Dalsida',
  'Skysstasjonen',
  'Myra',
  'Holmen',
  'Brattlia',
]
export const produksjoner: Registerproduksjon[] = [
  p('Under Brua', 0, 1, 2021, drama, 8),
  p('Under Brua', 0, 2, 2023, drama, 8),
  p('Under Bruene', 9, null, 2020, 'Dokumentar', 3),
  p('Bygdas Beste', 1, 1, 2022, under, 10),
  p('Siste båten heim', 2, null, 2022, 'Kortfilm/novellefilm', null),
  p('Siste båten', 12, null, 2018, 'Spillefilm', null),
  p('The Ninth Lighthouse', 3, null, 2023, drama, 6),
  p('Hytta på Prøve', 4, null, 2022, under, 8),
  p('Kjøkkenvakta', 4, null, 2022, under, 10),
  p('Vinterrøyk', 0, null, 2023, 'Spillefilm', null),
  p('Stølsfolk', 1, null, 2023, under, 12),
  p('Kaldsmia', 15, 1, 2022, drama, 6),
  p('Kaldsmia', 15, 2, 2024, drama, 8),
  p('Kaldsmien', 11, null, 2019, 'Dokumentar', 2),
  p('Ti på bygda', 12, 1, 2021, under, 12),
  p('Ti på bygda', 12, 2, 2022, under, 12),
  p('Songkveld i Dalen', 1, null, 2023, under, 10),
  p('Saltwater Road', 3, 1, 2023, drama, 8),
  p('Saltwater Roads', 14, null, 2021, 'Dokumentar', 3),
  p('Nabolaget vårt', 39, 1, 2021, under, 8),
  p('Nabolaget vårt', 39, 2, 2023, under, 8),
  p('Den tause skogen', 25, null, 2023, 'Spillefilm', null),
  p('Den tause', 18, null, 2020, 'Kortfilm/novellefilm', null),
  p('Losen', 8, null, 2023, drama, 8),
  p('Losene', 22, null, 2022, 'Dokumentar', 4),
  p('Storkjøkken', 21, 1, 2021, under, 8),
  p('Storkjøkken', 21, 2, 2023, under, 10),
  p('Hotell Utsyn', 35, 1, 2022, under, 8),
  p('Fjøsfolk', 35, null, 2022, 'Dokumentar', 6),
  p('Ferje 12', 35, null, 2022, 'Kortfilm/novellefilm', null),
  p('Arven etter Berge', 2, null, 2023, 'Dokumentar', 4),
  p('Glass Harbour', 19, null, 2023, 'Spillefilm', null),
  p('A Quiet Tide', 19, null, 2022, 'Kortfilm/novellefilm', null),
  p('Loppejakten', 7, 1, 2022, under, 10),
  p('Loppejakten', 7, 2, 2022, under, 10),
  p('Siste runde', 30, null, 2023, drama, 6),
  p('Grannelaget', 32, null, 2023, under, 10),
  p('Bakstekampen', 32, 1, 2022, under, 8),
  p('Frost i mai', 26, null, 2023, 'Spillefilm', null),
  ...steder.flatMap((sted, i) => [
    p(`Natt på ${sted}`, 5 + i, 1, 2018, drama, 6),
    p(`Natt på ${sted}`, 5 + i, 2, 2020, drama, 8),
    p(`Folk fra ${sted}`, 12 + i, null, 2019, 'Dokumentar', 4),
    p(`Fest på ${sted}`, 20 + i, 1, 2021, under, 10),
    p(`Fest på ${sted}`, 20 + i, 2, 2022, under, 10),
    p(`Brev til ${sted}`, 28 + i, null, 2020, 'Kortfilm/novellefilm', null),
    p(`Veien mot ${sted}`, 25 + i, null, 2021, 'Spillefilm', null),
    p(`Reven i ${sted}`, 15 + i, null, 2022, 'Animasjon', 13),
  ]),
]
