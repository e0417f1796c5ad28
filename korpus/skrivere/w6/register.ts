import type { Registerproduksjon, Registerselskap } from '../../../bench/ki-fasit.ts'
import { orgnr } from './verktoey.ts'

const korte = {
  kvikk: ['Kvikkleire TV AS', 21340917, 'Ragnhild Øksnevad', 'post@kvikkleire.example', '400 00 131'],
  lysloype: ['Lysløype Underholdning AS', 31877204, 'Terje Bruvoll', 'hei@lysloype.example', null],
  flat: ['Flatbrød Formater AS', 28115630, null, 'kontrakt@flatbrod.example', null],
  omgang: ['Tredje Omgang Film AS', 30944218, 'Mona Skjerdal', 'mona@tredjeomgang.example', '400 00 208'],
  omgang2: ['Tredje Omgang Sport AS', 30944301, null, null, null],
  spjeld: ['Spjeld Media AS', 25510782, 'Kåre Vindenes', 'kare@spjeld.example', null],
  brakke: ['Brakkerigg Produksjon AS', 22670145, null, 'lonn@brakkerigg.example', null],
  rundtur: ['Rundtur TV AS', 34408811, 'Anne-Lise Fossbakk', null, '400 00 377'],
  sjufjell: ['Formatfabrikken Sju Fjell AS', 27719033, 'Yngve Tøsse', 'yngve@sjufjell.example', null],
  ishav: ['Ishavsrøyk Media AS', 33190427, null, 'post@ishavsroyk.example', null],
  fjordblikk: ['Fjordablikk TV AS', 26804519, 'Solveig Hjelmeset', 'drift@fjordablikk.example', null],
  halling: ['Hallinglyd og Bilete AS', 32255078, 'Torleiv Sundre', null, null],
  sirkel: ['Sirkelsaga Film AS', 23918460, 'Bjørg Aune Ristad', 'film@sirkelsaga.example', null],
  snapp: ['Snapphane Reklamefilm AS', 35071926, null, 'snapp@snapphane.example', null],
  kilo: ['Kilovare Film & Reklame AS', 24463908, 'Petter Ulsaker', 'petter@kilovare.example', null],
  dugg: ['Duggfrisk TV AS', 29086174, 'Hilde Rognlien', 'hilde@duggfrisk.example', '400 00 415'],
  dugg2: ['Duggfrisk Drama AS', 29086210, null, null, null],
  gnist: ['Gnistregn Serier AS', 31200756, 'Eivor Lauvstad', 'post@gnistregn.example', null],
  papp: ['Pappkasse Animasjon AS', 22988140, 'Simen Øverli', 'studio@pappkasse.example', null],
  vindmolle: ['Vindskeiv Film AS', 34619207, null, null, null],
  roed: ['Rødt Kort Film AS', 26310884, 'Are Nymoen', 'are@rodtkort.example', null],
  tusen: ['Tusenmeter TV AS', 33507719, 'Liv Grete Hovden', 'tv@tusenmeter.example', null],
  kjeller: ['Kjellerstua Media AS', 28750063, null, 'booking@kjellerstua.example', null],
  nrk: ['NRK', 30061452, null, null, null],
  taake: ['Tåkelur Musikkvideo AS', 25894410, 'Isak Brenna', null, null],
  bok: ['Bokført Film AS', 32041587, 'Gerd Tallaksen', 'gerd@bokfort.example', null],
  snoe: ['Snøplog Produksjon AS', 21786503, null, 'snoplog@snoplog.example', null],
  varde: ['Varde & Vågen Film AS', 35512048, 'Nils-Ove Kvamme', null, '400 00 562'],
  saltlake: ['Saltlaken TV AS', 23377091, null, null, null],
  orgel: ['Orgelpunkt Dokumentar AS', 30418865, 'Ingvill Stranden', 'orgelpunkt@orgelpunkt.example', null],
} as const
export type Selskap = keyof typeof korte

/** Companies that no contract names; some of them look like those that do. */
const fyll =
  `Kvikksølvkula TV AS;Lysløypa Film AS;Flatbrødfilm ANS;Spjeld Media Nord AS;Rundturen TV Produksjon AS;Sju Fjell Film AS;Ishavsrøyk Drama AS;Fjordablikk AS;Sirkelsag & Sønn Film AS;Duggfrisk Holding AS;Gnist og Glør AS;Rødt Kort Sport AS;Tusen Meter Media AS;Papplåven AS;Tåkeluren Film AS`.split(
    ';',
  )

export const selskapsnavn = (kort: Selskap): string => korte[kort][0]
export const nummer = (kort: Selskap): string => orgnr(korte[kort][1])

export const selskaper: readonly Registerselskap[] = [
  ...Object.values(korte).map(([navn, tall, kontaktperson, epost, telefon]) => ({
    navn,
    orgnr: orgnr(tall),
    kontaktperson,
    epost,
    telefon,
  })),
  ...fyll.map((navn, i) => ({
    navn,
    orgnr: i % 4 === 1 ? null : orgnr(20500117 + i * 731_019),
    kontaktperson: null,
    epost: i % 3 === 0 ? `post@selskap${i + 1}.example` : null,
    telefon: null,
  })),
]

type Linje = [
  tittel: string,
  selskap: Selskap | null,
  sesong: number | null,
  premiere: number | null,
  sekunder: number | null,
  episoder: number | null,
]
const underholdning: Linje[] = [
  ['Hyttekrangel (sesong 1)', 'kvikk', 1, 2021, 2520, 8],
  ['Hyttekrangel (sesong 2)', 'kvikk', 2, 2022, 2530, 8],
  ['Hyttekrangel (sesong 3)', 'kvikk', 3, 2024, 2530, 10],
  ['Hyttekrangel – ukas råeste', 'kvikk', null, 2022, 1300, 8],
  ['Fem på pulten (sesong 2)', 'flat', 2, 2021, 1740, 24],
  ['Fem på pulten (sesong 3)', 'flat', 3, 2022, 1750, 24],
  ['Fem på pulten (sesong 4)', 'flat', 4, 2023, 1750, 30],
  ['Fem på pulten junior', 'flat', null, 2023, 1500, 10],
  ['Øyhopp (sesong 1)', 'lysloype', 1, 2022, 2640, 10],
  ['Øyhopp (sesong 2)', 'lysloype', 2, 2023, 2640, 12],
  ['Øyhopp: Vinter', 'lysloype', null, 2023, 2640, 6],
  ['Grillkrigen (sesong 1)', 'dugg', 1, 2023, 1760, 10],
  ['Grillkrigen (sesong 2)', 'dugg', 2, 2024, 1760, 10],
  ['Kjelleren kaller', 'dugg', null, 2023, 2580, 8],
  ['Kjelleren kaller jul', 'dugg', null, 2023, 2580, 4],
  ['Kvissbåten (sesong 1)', 'dugg', 1, 2022, 2400, 12],
  ['Kvissbåten (sesong 2)', 'dugg', 2, 2023, 2400, 12],
  ['Bobilbråk (sesong 1)', 'rundtur', 1, 2021, 1720, 10],
  ['Bobilbråk (sesong 2)', 'rundtur', 2, 2023, 1720, 10],
  ['Bobilbråk i Sverige', 'rundtur', null, 2022, 1720, 6],
  ['Hvem eier rotet? (sesong 1)', 'kjeller', 1, 2022, 2600, 8],
  ['Hvem eier rotet? (sesong 2)', 'kjeller', 2, 2023, 2600, 8],
  ['Campingdronningene (sesong 1)', 'tusen', 1, 2020, 2620, 8],
  ['Campingdronningene (sesong 2)', 'tusen', 2, 2021, 2620, 8],
  ['Campingdronningene (sesong 3)', 'tusen', 3, 2022, 2620, 10],
  ['Stolleken', 'tusen', null, 2021, 2700, 6],
  ['Stolleken', 'saltlake', null, 2016, 1500, 8],
  ['Fergekø', 'tusen', null, 2021, 1480, 7],
  ['Postkortjakten', 'sjufjell', null, 2022, 2500, 10],
  ['Postkortjakta', 'snoe', null, 2018, 1800, 6],
  ['Gjemsel for voksne (sesong 1)', 'brakke', 1, 2022, 2600, 8],
  ['Gjemsel for voksne (sesong 2)', 'brakke', 2, 2023, 2600, 8],
  ['Tause middager (sesong 1)', 'brakke', 1, 2023, 2550, 6],
  ['Alle mot Oddvar (sesong 5)', 'sjufjell', 5, 2022, 2600, 9],
  ['Alle mot Oddvar (sesong 6)', 'sjufjell', 6, 2023, 2600, 9],
  ['Naboens plen (sesong 2)', 'spjeld', 2, 2023, 1700, 12],
  ['Naboens plen (sesong 1)', 'spjeld', 1, 2022, 1700, 10],
  ['Loddbok-milliarden', 'spjeld', null, null, 2640, null],
  ['Ni liv på Nesodden', 'kjeller', null, 2021, 1600, 8],
  ['Brettkampen (sesong 1)', 'flat', 1, 2021, 2550, 8],
  ['Brettkampen (sesong 2)', 'flat', 2, 2022, 2550, 8],
  ['Kvelden med Krångli', 'saltlake', null, 2022, 3000, 16],
  ['Sveivestart', 'saltlake', null, 2023, 1650, 10],
  ['Trekk et kort (sesong 1)', 'kvikk', 1, null, 1700, 10],
  ['Dansebandbussen', 'rundtur', null, 2019, 2600, 8],
]
const dokumentar: Linje[] = [
  ['Siste stang', 'omgang', null, 2022, 2700, 4],
  ['Siste stange', 'vindmolle', null, 2015, 3300, 1],
  ['Målløs (sesong 1)', 'omgang', 1, 2021, 2650, 6],
  ['Målløs (sesong 2)', 'omgang', 2, 2023, 2650, 6],
  ['Siste runde på Valle', 'roed', null, 2022, 5200, 1],
  ['Siste runde', 'varde', null, 2014, 3480, 1],
  ['Sprintlandet', 'omgang2', null, 2021, 3300, 1],
  ['Keeperen fra Kvaløya', 'roed', null, 2023, 4800, 1],
  ['Keeperen', 'roed', null, 2018, 1500, 1],
  ['Rundbana', 'halling', null, 2022, 1720, 9],
  ['Rundbanen', 'omgang', null, 2020, 3100, 1],
  ['Fjellgardar (sesong 1)', 'fjordblikk', 1, 2021, 1760, 6],
  ['Fjellgardar (sesong 2)', 'fjordblikk', 2, 2023, 1760, 6],
  ['Hoppbakkens barn', 'varde', null, 2021, 5400, 1],
  ['Sjette etappe', 'tusen', null, 2022, 2600, 5],
  ['Sjette etappe', 'orgel', null, 2019, 3480, 1],
  ['Treneren (sesong 1)', 'spjeld', 1, 2022, 2700, 4],
  ['Treneren (sesong 2)', 'spjeld', 2, 2023, 2700, 8],
  ['Ishavscupen', 'ishav', null, 2022, 1740, 8],
  ['Ishavscupen – reprise', 'ishav', null, 2023, 1740, 8],
  ['Garnet ut', 'ishav', null, 2021, 3500, 1],
  ['Bygdekoret mitt', 'nrk', null, 2021, 1740, 8],
  ['Bygdekorpset mitt', 'nrk', null, 2019, 1740, 6],
  ['Snøscooterfylket', 'snoe', null, 2023, 1720, 6],
  ['Dommer bak gardinen', 'omgang', null, 2023, 2650, 3],
  ['Det tause laget', 'roed', null, 2020, 4300, 1],
  ['Orgelbyggeren', 'orgel', null, 2022, 3480, 1],
  ['Ferjefolk', 'fjordblikk', null, 2020, 1740, 8],
  ['Fergefolk', 'orgel', null, 2021, 3000, 1],
  ['Hallingkast og harde tak', 'halling', null, 2023, 3200, 1],
  ['Gull på Galdane', 'halling', null, null, 2900, 1],
  ['Ti tusen slag', 'vindmolle', null, 2022, 4700, 1],
  ['Regnskapets time', 'bok', null, 2023, 3480, 1],
  ['Storlaksen', 'fjordblikk', null, 2022, 1720, 6],
  ['Vaktmester Wiik', 'bok', null, 2021, 2400, 1],
  ['Korpsåret', 'varde', null, 2020, 1740, 10],
]
const drama: Linje[] = [
  ['Nattbussen (sesong 1)', 'gnist', 1, 2020, 2700, 8],
  ['Nattbussen (sesong 2)', 'gnist', 2, 2022, 2700, 8],
  ['Nattbuss 4', 'dugg2', null, 2017, 2640, 6],
  ['Sorenskriveren', 'dugg2', null, 2022, 3300, 6],
  ['Sorenskriverne', 'gnist', null, 2019, 3300, 4],
  ['Glasshytta (sesong 1)', 'gnist', 1, 2021, 1500, 10],
  ['Glasshytta (sesong 2)', 'gnist', 2, 2023, 1500, 10],
  ['Underslag', 'bok', null, 2023, 2650, 8],
  ['Bilag 17', 'bok', null, 2022, 2640, 6],
  ['Bilag', 'bok', null, 2018, 2640, 4],
  ['Havnesjefen (sesong 1)', 'nrk', 1, 2021, 3300, 6],
  ['Havnesjefen (sesong 2)', 'nrk', 2, 2023, 3300, 8],
  ['Kaldvik sone', 'ishav', null, 2021, 2640, 8],
  ['Frostrøyk', 'ishav', null, 2020, null, 8],
  ['Tinghuset', 'dugg2', null, 2023, 2700, 10],
  ['Skift', 'sirkel', null, 2022, 1300, 12],
  ['Skiftet', 'sirkel', null, 2020, 1300, 8],
]
const film: Linje[] = [
  ['Blikkboksen', 'sirkel', null, 2021, 5900, 1],
  ['Vinterdekk', 'sirkel', null, 2022, 5700, 1],
  ['Vinterdekket', 'varde', null, 2019, 5500, 1],
  ['Oppgjøret i Oksenøya', 'varde', null, 2023, 6300, 1],
  ['Mor Åses Taxi', 'sirkel', null, 2020, 5200, 1],
  ['Tungtvann og lettøl', 'vindmolle', null, 2023, 6000, 1],
]
const animasjon: Linje[] = [
  ['Knott og Kløe (sesong 1)', 'papp', 1, 2021, 660, 13],
  ['Knott og Kløe (sesong 2)', 'papp', 2, 2023, 660, 13],
  ['Pinnsvin i solsystemet', 'papp', null, 2022, 4500, 1],
  ['Musa under gulvet', 'papp', null, 2020, 420, 26],
]
const kort: Linje[] = [
  ['Kvittering', 'bok', null, 2022, 840, 1],
  ['Kvitteringen', 'vindmolle', null, 2020, 700, 1],
  ['Sluk', 'vindmolle', null, 2023, 960, 1],
  ['Plass til en til', 'sirkel', null, 2021, 1100, 1],
  ['Måneskinnsgarasjen', 'snoe', null, null, 900, 1],
]
const musikk: Linje[] = [
  ['Lavvo Lou – Neon og never', 'taake', null, 2022, 245, 1],
  ['Lavvo Lou – Neon', 'taake', null, 2021, 201, 1],
  ['Grusgutane – Siste ferja heim', 'taake', null, 2023, 230, 1],
  ['Ida Ruud – Kaldt kjøkken', 'kilo', null, 2022, 212, 1],
]

const uten: Linje[] = [
  ['Prøvesending 3', null, null, null, null, null],
  ['Ukjent pilot', 'kjeller', null, null, 1400, 1],
]

const alle = (verkstype: string | null, linjer: readonly Linje[]): Registerproduksjon[] =>
  linjer.map(([tittel, selskap, Sesong, Premiere, Spilletid_sekunder, Episoder]) => ({
    Produksjonstittel: tittel,
    Produksjonsselskap: selskap && selskapsnavn(selskap),
    Sesong,
    Premiere,
    Verkstype: verkstype,
    Spilletid_sekunder,
    Episoder,
  }))

export const produksjoner: readonly Registerproduksjon[] = [
  ...alle('TV-underholdning', underholdning),
  ...alle('Dokumentar', dokumentar),
  ...alle('TV-drama', drama),
  ...alle('Spillefilm', film),
  ...alle('Animasjon', animasjon),
  ...alle('Kortfilm/novellefilm', kort),
  ...alle('Musikkvideo', musikk),
  ...alle(null, uten),
]
