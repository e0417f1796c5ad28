import type { Registerproduksjon, Registerselskap } from '../../../bench/ki-fasit.ts'
import { orgnr } from '../hjelp.ts'

const U = 'TV-underholdning'
const D = 'TV-drama'
const K = 'Dokumentar'
const F = 'Spillefilm'
const A = 'Animasjon'
const N = 'Kortfilm/novellefilm'
const M = 'Musikkvideo'

type Rad = readonly [
  string,
  string | null,
  number | null,
  number | null,
  string | null,
  number | null,
  number | null,
]
const rader: readonly Rad[] = [
  ['Kaifolket', 'Havbrisa Drama AS', 1, 2021, D, 2640, 8],
  ['Kaifolket', 'Havbrisa Drama AS', 2, 2023, D, 2640, 8],
  ['Kaifolket', 'Havbrisa Drama AS', 3, 2024, D, 2640, 10],
  ['Kaifolk', 'Bruhaug Media AS', null, 2016, K, 3480, 1],
  ['Kaikanten', 'Nordvik & Lie Produksjon AS', 1, 2019, D, 1740, 6],
  ['Camp Vidde', 'Kvassbrygge Underholdning AS', 1, 2020, U, 2580, 10],
  ['Camp Vidde', 'Kvassbrygge Underholdning AS', 2, 2021, U, 2580, 12],
  ['Camp Vidde', 'Kvassbrygge Underholdning AS', 3, 2023, U, 2580, 12],
  ['Camp Vidde junior', 'Kvassbrygge Underholdning AS', 1, 2022, U, 1500, 8],
  ['Siste ferga fra Lindøy', 'Holtekroken Dokumentar AS', null, 2023, K, 4440, 1],
  ['Siste ferga', 'Østre Kvern Film AS', null, 2014, N, 1080, 1],
  ['Anneksjakten', 'Skrubbhatt TV AS', 3, 2022, U, 2520, 10],
  ['Anneksjakten', 'Skrubbhatt TV AS', 4, 2023, U, 2520, 10],
  ['Anneksjakten', 'Skrubbhatt TV AS', 5, 2024, U, 2520, 12],
  ['Bordets ende', 'Skrubbhatt TV AS', 1, 2023, U, 1680, 8],
  ['Bordets gleder', 'Trekant Fjernsyn AS', 1, 2018, U, 1680, 6],
  ['Gata rundt hjørnet', 'Skrubbhatt TV AS', 1, 2023, U, 1620, 10],
  ['Gata rundt', 'Bruhaug Media AS', null, 2012, K, 3120, 1],
  ['Hvem eier fjellet?', 'Skrubbhatt TV AS', null, 2023, K, 3360, 1],
  ['Hvem eier vannet?', 'Holtekroken Dokumentar AS', null, 2020, K, 3300, 1],
  ['Moloen', 'Sølvsnor Fiksjon AS', 1, 2023, D, 2760, 6],
  ['Moloen', 'Rundbuen Film AS', null, 2009, N, 840, 1],
  ['Kornåkeren', 'Sølvsnor Fiksjon AS', null, 2023, F, 6480, 1],
  ['Den blinde passasjeren', 'Sølvsnor Fiksjon AS', null, 2022, F, 5940, 1],
  ['Blindpassasjerene', 'Papirdrage Animasjon AS', 1, 2021, A, 660, 26],
  ['Fonnløypa', 'Fonnaland Film AS', 1, 2023, D, 2700, 6],
  ['Fonna', 'Fonnaland Film AS', null, 2018, K, 3540, 1],
  ['Gjett hvor på kartet', 'Langbølge Reality AS', 1, 2023, U, 1740, 20],
  ['Gjett hvor på kartet jul', 'Langbølge Reality AS', null, 2023, U, 2700, 1],
  ['Søvngjengerhuset', 'Østre Kvern Film AS', null, 2023, F, 6120, 1],
  ['Søvngjengeren', 'Tjeldholmen Film AS', null, 2011, F, 5700, 1],
  ['Bakgårdsrepublikken', 'Rundbuen Film AS', 1, 2023, D, 1860, 8],
  ['Bakgården', 'Bruhaug Media AS', 1, 2017, D, 1500, 6],
  ['Handverkarane', 'Storegut Fjernsyn AS', 1, 2021, U, 2340, 8],
  ['Handverkarane', 'Storegut Fjernsyn AS', 2, 2023, U, 2340, 8],
  ['Håndverkerne', 'Trekant Fjernsyn AS', 1, 2019, U, 2520, 10],
  ['Glasspusteren', 'Måltrostveien Film AS', null, 2024, F, 6300, 1],
  ['Glassblåserne', 'Bruhaug Media AS', null, 2015, K, 3180, 1],
  ['Sommerkroa', 'Kvassbrygge Underholdning AS', 1, 2023, U, 2580, 10],
  ['Sommerkroa', 'Kvassbrygge Underholdning AS', 2, 2024, U, 2580, 12],
  ['Sommerkroen', 'Østre Kvern Film AS', null, 2008, F, 5400, 1],
  ['Elva som snudde', 'Lauvtind Media AS', null, 2023, K, 4920, 1],
  ['Elva', 'Lauvtind Media AS', 1, 2020, K, 2400, 4],
  ['Steinrøysa', 'Lauvtind Media AS', null, 2022, N, 960, 1],
  ['Prosedyren', 'Rundbuen Film AS', 1, 2023, D, 2580, 8],
  ['Prosedyren', 'Rundbuen Film AS', 2, 2025, D, 2580, 8],
  ['Grendeliv', 'NRK', 1, 2022, U, 1740, 10],
  ['Grendeliv', 'NRK', 2, 2023, U, 1740, 10],
  ['Losbåten', 'Tjeldholmen Film AS', 1, 2023, D, 2640, 9],
  ['Losen', 'Nordvik & Lie Produksjon AS', null, 2013, K, 3000, 1],
  ['Krattfolket', 'Papirdrage Animasjon AS', 1, 2023, A, 660, 13],
  ['Krattfolket', 'Papirdrage Animasjon AS', 2, 2025, A, 660, 13],
  ['Bomstasjonen', 'Tjeldholmen Film AS', 1, 2021, D, 1740, 8],
  ['Bomstasjonen', 'Tjeldholmen Film AS', 2, 2022, D, 1740, 8],
  ['Bomstasjonen', 'Tjeldholmen Film AS', 3, 2024, D, 1740, 8],
  ['Nøkkelbarn', 'Måltrostveien Film AS', null, 2022, N, 1020, 1],
  ['Nøkkelbarna', 'Holtekroken Dokumentar AS', null, 2010, K, 3420, 1],
  ['Tretten trapper', 'Bruhaug Media AS', 1, 2020, D, 2520, 6],
  ['Tretten trinn', 'Vindskeiva Film AS', null, 2019, N, 720, 1],
  ['Flomlys over Tveit', 'Nordvik & Lie Produksjon AS', 1, 2022, K, 2700, 5],
  ['Grisgrendt', 'Trekant Fjernsyn AS', 1, 2021, U, 1740, 8],
  ['Grisgrendt', 'Trekant Fjernsyn AS', 2, 2022, U, 1740, 8],
  ['Den store potetprøva', 'Trekant Fjernsyn AS', 1, 2023, U, 2640, 10],
  ['Tannlegens hemmelighet', 'Vindskeiva Film AS', null, 2021, F, 5520, 1],
  ['Hundre dager på hytta', 'Langbølge Reality AS', 1, 2021, U, 2580, 14],
  ['Hundre dager på hytta', 'Langbølge Reality AS', 2, 2022, U, 2580, 14],
  ['Hundre dager til sjøs', 'Langbølge Reality AS', 1, 2023, U, 2580, 14],
  ['Rundkjøringa', 'Vindskeiva Film AS', 1, 2023, D, 1380, 6],
  ['Orgelbyggeren', 'Holtekroken Dokumentar AS', null, 2022, K, 3120, 1],
  ['Tåkeluren', 'Tjeldholmen Film AS', null, 2020, F, 5880, 1],
  ['Tåkeluren: et etterspill', 'Tjeldholmen Film AS', null, 2021, N, 900, 1],
  ['Ulvunge', 'Papirdrage Animasjon AS', null, 2022, A, 4680, 1],
  ['Knott', 'Papirdrage Animasjon AS', 1, 2019, A, 420, 20],
  ['Mørketidsmat', 'Nordlysbua Media AS', 1, 2022, U, 1680, 8],
  ['Mørketidsmat', 'Nordlysbua Media AS', 2, 2023, U, 1680, 8],
  ['Ishavsprestene', 'Nordlysbua Media AS', null, 2021, K, 3480, 1],
  ['Stolthaugen', 'Storegut Fjernsyn AS', 1, 2020, D, 2400, 6],
  ['Bygdebrannmennene', 'Storegut Fjernsyn AS', 1, 2022, K, 2340, 6],
  ['Fem på en låve', 'Bruhaug Media AS', null, 2018, F, 4980, 1],
  ['Lykkelig skilte naboer', 'Kvassbrygge Underholdning AS', 1, 2022, U, 2520, 8],
  ['Kjelleren på Sagene', 'Rundbuen Film AS', null, 2017, N, 1140, 1],
  ['Sjakk i bakrommet', 'Holtekroken Dokumentar AS', null, 2019, K, 3300, 1],
  ['Måneskinnsbonden', 'Sølvsnor Fiksjon AS', null, 2020, F, 6060, 1],
  ['Nordover uten Britt', 'Østre Kvern Film AS', null, 2021, F, 5760, 1],
  ['Veldig vanlig vinter', 'Måltrostveien Film AS', null, 2019, F, 5640, 1],
  ['Torghandel', 'Langbølge Reality AS', 1, 2022, U, 1320, 30],
  ['Sauesommar', 'Lauvtind Media AS', 1, 2022, K, 1740, 6],
  ['Fjordheksa', 'Fonnaland Film AS', null, 2021, F, 5700, 1],
  ['Papirbåtregattaen', 'Nordvik & Lie Produksjon AS', null, 2023, U, 3480, 1],
  ['Vennskapsbyen', 'Vindskeiva Film AS', 1, 2022, D, 1560, 8],
  ['Vennskapsbyen', 'Vindskeiva Film AS', 2, 2023, D, 1560, 8],
  ['Haglskur (Ragna Vik)', 'Vindskeiva Film AS', null, 2023, M, 228, 1],
  ['Sølepytten', 'Papirdrage Animasjon AS', null, 2020, A, 540, 1],
  ['Rett i kurven', 'Trekant Fjernsyn AS', 1, 2021, U, 2580, 10],
  ['Ein liten by i Sunnfjord', 'Fonnaland Film AS', null, 2016, K, 3240, 1],
  ['Bompengepartiet', 'Bruhaug Media AS', null, 2021, K, 3420, 1],
  ['Det fjerde kammer', 'Havbrisa Drama AS', 1, 2022, D, 2640, 6],
  ['Frivakt', 'Havbrisa Drama AS', 1, 2020, D, 2640, 8],
  ['Frivakta', 'Nordlysbua Media AS', null, 2018, K, 3060, 1],
  ['Trygg havn', 'Sølvsnor Fiksjon AS', 1, 2021, D, 2700, 8],
]

export const produksjoner: Registerproduksjon[] = rader.map(
  ([Produksjonstittel, Produksjonsselskap, Sesong, Premiere, Verkstype, Spilletid_sekunder, Episoder]) => ({
    Produksjonstittel,
    Produksjonsselskap,
    Sesong,
    Premiere,
    Verkstype,
    Spilletid_sekunder,
    Episoder,
  }),
)

const navn = [
  'Havbrisa Drama AS',
  'Kvassbrygge Underholdning AS',
  'Holtekroken Dokumentar AS',
  'Skrubbhatt TV AS',
  'Sølvsnor Fiksjon AS',
  'Fonnaland Film AS',
  'Langbølge Reality AS',
  'Østre Kvern Film AS',
  'Rundbuen Film AS',
  'Storegut Fjernsyn AS',
  'Måltrostveien Film AS',
  'Lauvtind Media AS',
  'Tjeldholmen Film AS',
  'Papirdrage Animasjon AS',
  'Bruhaug Media AS',
  'Nordvik & Lie Produksjon AS',
  'Trekant Fjernsyn AS',
  'Vindskeiva Film AS',
  'Nordlysbua Media AS',
  'Glimmer & Gry Postproduksjon AS',
  'Havbris Film AS',
  'Skrubbhatt Reklame AS',
  'Kvern Film AS',
  'Rundbuen Invest AS',
  'Langbølge Lyd AS',
  'Gråseljord Film AS',
  'Tømmerfløyta TV AS',
  'Uvær og Sol AS',
  'Kråkebolle Produksjon AS',
  'Steinkobbe Film AS',
  'Skyggespillet AS',
  'Ripsbusk Barne-TV AS',
  'Annenhver Torsdag AS',
  'Sjøboden Media AS',
  'Lyngrabb Film AS',
  'Fjerde Klokke Fiksjon AS',
  'Vadmel Produksjon AS',
  'Firkløverhagen Film AS',
  'Takras Dokumentar AS',
]
const numre = new Map(navn.map((one, i) => [one, orgnr(20_417_300 + i * 263_117)]))
/** The number that stands on a company's papers. */
export const orgnrAv = (selskap: string): string => {
  const found = numre.get(selskap)
  if (!found) throw new Error(`${selskap} er ikke i registeret.`)
  return found
}

const domene = (selskap: string) =>
  selskap
    .toLowerCase()
    .replace(/ as$/, '')
    .replaceAll('ø', 'o')
    .replaceAll('å', 'a')
    .replace(/[^a-z]/g, '')
export const selskaper: Registerselskap[] = [
  ...navn.map((one, i) => ({
    navn: one,
    orgnr: i % 9 === 8 ? null : orgnrAv(one),
    kontaktperson: null,
    epost: i % 4 === 3 ? null : `post@${domene(one)}.example`,
    telefon: null,
  })),
  { navn: 'NRK', orgnr: null, kontaktperson: null, epost: null, telefon: null },
]
