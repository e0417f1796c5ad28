import type { Registerproduksjon } from '../../../bench/ki-fasit.ts'

const U = 'TV-underholdning'
const D = 'TV-drama'
const S = 'Spillefilm'
const DOK = 'Dokumentar'
const K = 'Kortfilm/novellefilm'

/** A series: one line in the register for each season, named as staff name them. */
const serie = (
  tittel: string,
  selskap: string | null,
  type: string | null,
  minutter: number | null,
  sesonger: readonly (readonly [premiere: number | null, episoder: number | null])[],
): Registerproduksjon[] =>
  sesonger.map(([Premiere, Episoder], i) => ({
    Produksjonstittel: `${tittel} (sesong ${i + 1})`,
    Produksjonsselskap: selskap,
    Sesong: i + 1,
    Premiere,
    Verkstype: type,
    Spilletid_sekunder: minutter === null ? null : minutter * 60 - 37 + i * 11,
    Episoder,
  }))
/** A work of one piece, or a series without seasons. */
const verk = (
  tittel: string,
  selskap: string | null,
  type: string | null,
  Premiere: number | null,
  minutter: number | null,
  Episoder: number | null = 1,
): Registerproduksjon => ({
  Produksjonstittel: tittel,
  Produksjonsselskap: selskap,
  Sesong: null,
  Premiere,
  Verkstype: type,
  Spilletid_sekunder: minutter === null ? null : minutter * 60 + 14,
  Episoder,
})

const su = 'Storljos Underholdning AS'
const sd = 'Storljos Drama AS'
const sp = 'Storljos Produksjon AS'

export const produksjoner: readonly Registerproduksjon[] = [
  ...serie('Sofakrigerne', su, U, 45, [
    [2018, 8],
    [2019, 10],
    [2020, 10],
    [2021, 12],
  ]),
  ...serie('Naboduellen', su, U, 60, [
    [2019, 8],
    [2020, 8],
  ]),
  ...serie('Siste mann i båten', su, U, 45, [
    [2021, 10],
    [2022, 12],
    [2023, 12],
  ]),
  ...serie('Alle mot bestemor', su, U, 30, [
    [2020, 8],
    [2022, 8],
  ]),
  verk('Bilbingo', su, U, 2017, 30, 6),
  verk('Bilbingo jul', su, U, 2018, 30, 4),
  ...serie('Loppisløpet', su, U, 45, [
    [2019, 8],
    [2020, 8],
    [2022, 10],
  ]),
  ...serie('Campinglivet på Sandvær', su, U, 45, [
    [2020, 6],
    [2021, 8],
  ]),
  ...serie('Kvelden er din', su, U, 55, [
    [2018, 24],
    [2019, 24],
  ]),
  ...serie('Gryteklart', su, U, 25, [
    [2016, 20],
    [2017, 20],
    [2018, 25],
  ]),
  verk('Rundt bålet', su, U, 2021, 60, 8),
  verk('Rundt bordet', 'Kveldsvakt TV AS', U, 2019, 60, 6),
  ...serie('Latterkammeret', 'Kveldsvakt TV AS', U, 30, [
    [2019, 10],
    [2021, 10],
  ]),
  ...serie('Husjegerne i Nord', 'Storljos Nord AS', U, 40, [
    [2021, 8],
    [2022, null],
  ]),
  ...serie('Fest i fjøset', 'Neste Stopp TV AS', U, 45, [
    [2017, 6],
    [2018, 6],
    [2019, 8],
  ]),
  verk('Fjøsfesten', 'Bakrommet TV AS', U, 2018, 42, 6),
  ...serie('Tabbekvoten', 'Trikkesløyfa TV AS', U, 28, [
    [2020, 10],
    [2021, 10],
    [2022, 12],
  ]),
  ...serie('Pengeløs uke', 'Fem Fot TV AS', U, 43, [
    [2018, 8],
    [2020, 8],
  ]),
  verk('Førti sekunder', 'Trikkesløyfa TV AS', U, 2023, 30, 16),
  ...serie('Vinn mitt verksted', 'Kaffe & Kabel AS', U, 44, [
    [2021, 8],
    [2023, 8],
  ]),
  verk('Juleduellen', su, U, 2020, 24, 24),
  ...serie('Frostrøyk', sd, D, 45, [
    [2019, 8],
    [2021, 6],
  ]),
  verk('Frostrøyk', 'Elvebredd Film AS', K, 2014, 18),
  ...serie('Hustrua på Skarvøy', sd, D, 45, [
    [2020, 6],
    [2022, 8],
  ]),
  ...serie('Kystvakta', sd, D, 42, [
    [2018, 10],
    [2019, 10],
    [2021, 10],
  ]),
  verk('Kystvakten', 'Sidespor Dokumentar AS', DOK, 2018, 52, 4),
  verk('Den tredje søsteren', sd, D, 2022, 48, 6),
  verk('Den tredje broren', 'Ildstad Fiksjon AS', S, 2019, 96),
  ...serie('Ferjeleiet', 'Ildstad Fiksjon AS', D, 45, [
    [2017, 8],
    [2019, 8],
  ]),
  ...serie('Vaktskifte', 'Tredje Etasje Produksjoner AS', D, 29, [
    [2021, 10],
    [2023, 10],
  ]),
  ...serie('Prestegarden', 'Øksendrift Film AS', D, 50, [
    [2018, 7],
    [2020, 7],
  ]),
  verk('Mørketidsarkivet', 'Vrakfisk Film AS', D, 2020, 44, 6),
  verk('Lensvingen', 'NRK', D, 2021, 58, 3),
  verk('Skulelaget', 'NRK', D, 2022, 20, 12),
  verk('Breitorget', 'NRK', DOK, 2019, 40, 6),
  ...serie('Klasse 9C', 'Papirbåt Produksjon AS', D, 18, [
    [2019, 12],
    [2020, 12],
  ]),
  ...serie('Stemmer fra myra', sp, DOK, 40, [
    [2019, 6],
    [2021, 6],
  ]),
  verk('Yrke: Lykkejeger', sp, DOK, 2020, 43, 4),
  ...serie('Bak bommen', sp, DOK, 38, [
    [2018, 8],
    [2020, 10],
  ]),
  verk('Saltarbeiderne', 'Fjellsmug Dokumentar AS', DOK, 2021, 52),
  verk('Saltarbeideren', 'Isfuglen Film AS', K, 2016, 14),
  verk('Mor Elling', 'Fjellsmug Dokumentar AS', DOK, 2023, 74),
  verk('Hundre dager på Brennholmen', 'Sidespor Dokumentar AS', DOK, 2022, 55),
  ...serie('Legevakt Øst', 'Blåmandag Media AS', DOK, 40, [
    [2017, 8],
    [2018, 10],
    [2019, 10],
  ]),
  verk('De som ble igjen på Tangvik', 'Grønn Lykt Film AS', DOK, 2020, 58),
  verk('Ishavskokken', 'Tindegram AS', DOK, 2021, 30, 5),
  verk('Orgelbyggeren', 'Gråpapir Film AS', DOK, 2018, 49),
  verk('Motvekt', 'Motlys Hav AS', DOK, 2022, 71),
  verk('Sommeren vi flyttet elva', 'Elvebredd Film AS', S, 2022, 102),
  verk('Sommaren elva snudde', 'Elvebreidda Film AS', S, 2020, 94),
  verk('Siste natt på Grand Solheim', 'Lampelys Film AS', S, 2021, 108),
  verk('En natt på Solheim', 'Lampelys Film & TV AS', K, 2017, 12),
  verk('Tørrfisk', 'Vrakfisk Film AS', S, 2023, 89),
  verk('Hestemannen', 'Vårknipe Film AS', S, 2019, 99),
  verk('Papirbrudgommen', 'Gråpapir Film AS', S, 2018, 91),
  verk('Grensegjengerne', 'Sju Søvn Film AS', S, 2020, 113),
  verk('Nullpunkt Nordkapp', 'Lyslange Netter AS', S, 2016, 87),
  verk('Åtte føtter under', 'Kråkesølv Kino AS', S, 2022, 95),
  verk('Kvinnen i vaktbua', 'Halvtanke Film AS', S, 2021, 98),
  verk('Lykten', 'Grønn Lykt Film AS', K, 2019, 17),
  verk('Lykta', 'Elvebreidda Film AS', K, 2021, 22),
  verk('Sauebonden sin sønn', 'Øksendrift Film AS', K, 2022, 15),
  verk('Et rom til leie', 'Støvsky Film AS', K, 2020, 11),
  verk('Dråpen', 'Utkikkstårnet AS', K, 2018, 9),
  verk('Dråpen', 'Isfuglen Film AS', K, 2021, 13),
  verk('Tannlegen', 'Dobbel Bunn Produksjon AS', K, 2023, 19),
  verk('Snekkerbrødrene på Nordpolen', 'Halvmåne Animasjon AS', 'Animasjon', 2023, 78),
  ...serie('Pelle Pinnsvin', 'Halvmåne Animasjon AS', 'Animasjon', 7, [
    [2018, 26],
    [2020, 26],
  ]),
  verk('Knøttene', 'Knirk Animasjon AS', 'Animasjon', 2022, 11, 13),
  verk('Byen under trappa', 'Papirbåten Barne-TV AS', 'Animasjon', 2021, 12, 10),
  verk('Lilla Vinter – Ta meg med', 'Nattarbeid Studio AS', 'Musikkvideo', 2020, 4),
  verk('Kjell Storm – Fyrlykt', 'Nattarbeid Studio AS', 'Musikkvideo', 2022, 5),
  verk('Stjernehimmelen over Toten', 'Sørhella Produksjon AS', DOK, 2017, null),
  verk('Vinterbanen', null, DOK, 2019, 44, 4),
  verk('Roserommet', 'Ytterst Film AS', S, null, 92),
  verk('Kafé Kontinental', 'Kveldsvakt Film AS', D, 2016, 27, 8),
  verk('Kafé Kontinent', 'Måltrost Media AS', DOK, 2016, 27, null),
  ...serie('Folk langs riksvegen', 'Måltrost Media AS', DOK, 29, [
    [2020, 6],
    [2021, 8],
    [2022, 8],
  ]),
  ...serie('Mesterbyggeren', 'Utkikkstårnet AS', U, 44, [
    [2019, 10],
    [2020, 10],
    [2021, 10],
  ]),
  ...serie('Speilkabinettet', 'Dobbel Bunn Produksjon AS', D, 44, [
    [2020, 6],
    [2022, 6],
  ]),
  verk('Høydeskrekk', 'Tindegram AS', U, 2022, 30, 8),
  verk('Kjærlighet på linje 12', 'Trikkesløyfa TV AS', D, 2018, 22, 10),
  verk('Ned i vekt med Vera', 'Bakrommet TV AS', U, 2016, 40, 8),
  verk('Innlandskongen', 'Sørhella Produksjon AS', S, 2023, 104),
  verk('Håndverkerne', 'Hovedpulten Post AS', DOK, 2021, 27, 6),
  verk('Pakkhuset', 'Ytterst Film AS', D, 2019, 47, 8),
  verk('Kornbandet', 'Lyslange Netter AS', DOK, 2023, 61),
  verk('Morgenfuglene', 'Neste Stopp TV AS', U, 2021, 60, 40),
  verk('Klokka tre på torget', 'Motlys Hav AS', K, 2016, 8),
]
