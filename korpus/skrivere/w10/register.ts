import type { Registerproduksjon, Registerselskap } from '../../../bench/ki-fasit.ts'
import { gruppert, orgnr } from './felles.ts'

// Name; contact. Those without a contact have gaps also in the true register.
const navn = `Tranfabrikken Film AS; Ragnhild Sæterlien
Kvernhuset Produksjon AS; Torgeir Vassfaret
Kvernhuset Film AS;
Lupinfeltet AS; Dagny Rustberggard
Nordre Skur TV AS; Øyvind Brekkesto
Fem Favner Film AS; Marit Aspelunn
Rød Kombi Produksjon AS; Kolbjørn Tresfjell
Myggbukta Media AS; Sissel Navarhaug
Tusmørke Animasjon AS; Embrik Lønnestøl
Tusmørke AS;
Peis & Propell AS; Hedda Kvistgård
Blikktak Underholdning AS; Jon Erik Sandbukt
Sagmugg Film AS; Tale Myrhaugen
Storlom Drama AS; Vetle Oksnevik
Storlom Serie 2 AS; Vetle Oksnevik
Vadefuglen Film AS; Gyda Hesteskar
Halvtanna TV AS; Preben Lauvtangen
Dampskipet Dokumentar AS; Aslaug Fjærvoll
NRK;
Søndre Skur TV AS;
Kaldtvann Film AS; Birger Stuvøy
Kaldvann Filmproduksjon AS;
Skrivebua AS; Nora Helgebostad
Fjellvettregel Fem AS; Sjur Tveitnes
Hønsehuset Studio AS; Ylva Kråkmo
Låvebrua Film og TV AS; Arnulf Sletthallen
Gråsteinsmuren AS;
Pannekake Produksjoner AS; Linn Tørrissen
Brennesle Film AS; Oddrun Vikesland
Sju Sviller AS; Halvard Nerdrumsli
Trebåtfestival Media AS;
Nattbuss Film AS; Mads Eikenæs
Ullteppe Drama AS; Selma Rognmo
Bakrommet Klipp og Lyd AS;
Kåte Knott AS;
Strandsona Pictures AS; Ivar Monsøy
Hvitløk TV AS; Cathrine Stavnem
Hvit Løk Media AS;
Vindfang Dokumentar AS; Liv Hallgrimsrud
Revebjelle Barnefilm AS; Solfrid Aukland
Møllehjulet Film AS;
Mølla Film AS; Even Grindstad
Kornband Animasjon AS; Peder Øygardsløkken
Langrenn Media AS;
Tjukk Line TV AS; Bodil Hammerseng`
  .split('\n')
  .map(l => l.split(';').map(x => x.trim()))

export const selskaper: Registerselskap[] = navn.map(([navn = '', kontakt], i) => ({
  navn,
  orgnr: i % 3 === 0 && !kontakt ? null : orgnr((i % 2 ? 30_100_000 : 20_200_000) + i * 8_713),
  kontaktperson: kontakt || null,
  epost: kontakt
    ? `post@${navn
        .toLowerCase()
        .replace(/ (as|nuf)$/, '')
        .replaceAll('æ', 'ae')
        .replaceAll('ø', 'o')
        .replaceAll('å', 'a')
        .replaceAll(/[^a-z0-9]/g, '')}.example`
    : null,
  telefon: i % 3 === 2 ? null : `400${String(10_000 + i * 137).slice(0, 5)}`,
}))

/** The number of a company as its papers print it. */
export const org = (selskap: string) =>
  gruppert(selskaper.find(s => s.navn === selskap)?.orgnr ?? orgnr(30_999_000))

const verk: Record<string, string> = {
  D: 'TV-drama',
  U: 'TV-underholdning',
  K: 'Dokumentar',
  S: 'Spillefilm',
  A: 'Animasjon',
  N: 'Kortfilm/novellefilm',
  M: 'Musikkvideo',
}

// Title; company; season; year; kind; minutes; episodes. A dash is a gap.
const rader = `Havnefogden (sesong 1);Storlom Drama AS;1;2019;D;45;8
Havnefogden (sesong 2);Storlom Drama AS;2;2021;D;45;8
Havnefogden (sesong 3);Storlom Serie 2 AS;3;2023;D;45;6
Havnefogdens datter;Kaldtvann Film AS;-;2018;S;98;-
Full fart hjem;Blikktak Underholdning AS;1;2020;U;42;12
Full fart hjem (sesong 2);Blikktak Underholdning AS;2;2021;U;42;12
Full fart ut;Halvtanna TV AS;1;2021;U;44;10
Siste slåtten;Vindfang Dokumentar AS;-;2020;K;76;-
Siste slått;Låvebrua Film og TV AS;-;2022;K;58;-
Slåttekar;Låvebrua Film og TV AS;1;2022;K;29;4
Bytt bobil;Nordre Skur TV AS;1;2021;U;41;10
Bytt bolig;Tjukk Line TV AS;1;2020;U;41;10
Bytt bobil jul;Nordre Skur TV AS;-;2021;U;60;1
Fergekaia;Ullteppe Drama AS;1;2022;D;30;10
Fergemannen;Nattbuss Film AS;-;2017;S;104;-
Gjestebudet;Pannekake Produksjoner AS;1;2019;U;52;9
Gjestebud i mørket;Pannekake Produksjoner AS;1;2022;U;50;9
Kampen om Kråkerøya;Hvitløk TV AS;1;2020;U;43;14
Kampen om Kråkerøya (sesong 2);Hvitløk TV AS;2;2021;U;43;16
Kampen om tunet;Hvit Løk Media AS;1;2021;U;43;14
Et hus til leie;Rød Kombi Produksjon AS;1;2022;U;40;8
Huset på leie;Myggbukta Media AS;-;2019;N;18;-
Dyresirkus;Rød Kombi Produksjon AS;-;2021;K;52;-
Rallarblod;Rød Kombi Produksjon AS;1;2022;K;48;6
Kraftverket;Rød Kombi Produksjon AS;-;2022;K;58;-
Under isen;Vadefuglen Film AS;1;2021;D;44;8
Under isen (sesong 2);Vadefuglen Film AS;2;2023;D;44;8
Under is;Kaldtvann Film AS;-;2021;S;92;-
Gresshoppa Gry;Tusmørke Animasjon AS;1;2021;A;7;26
Gresshoppa Gry (sesong 2);Tusmørke Animasjon AS;2;2022;A;7;26
Gry og gresshoppene;Kornband Animasjon AS;1;2021;A;11;13
Sløyfa;Sagmugg Film AS;-;2020;S;101;-
Sløyfen;Nattbuss Film AS;-;2020;N;14;-
Tonefall;Storlom Drama AS;1;2022;D;50;6
Tonefallet;Peis & Propell AS;-;2021;M;4;-
Saltkar;Fem Favner Film AS;-;2022;S;109;-
Saltkaret;Fem Favner Film AS;-;2016;N;12;-
Kuldegrop;Kaldtvann Film AS;1;2023;D;46;8
Kuldegropa;Kaldvann Filmproduksjon AS;1;2019;D;46;8
Tante Magdas teppe;Brennesle Film AS;-;2019;N;16;-
Heimover;Mølla Film AS;-;2021;S;94;-
Hjemover;Møllehjulet Film AS;-;2021;S;97;-
Hjemover;Møllehjulet Film AS;-;2014;S;90;-
Ildfluens vei;Kornband Animasjon AS;-;2022;A;9;-
Tvillingdal;Skrivebua AS;1;2022;D;42;8
Tvillingdalen;Skrivebua AS;-;2015;S;99;-
Sporløst i nord;NRK;1;2021;K;39;4
Sporløst i nord (sesong 2);NRK;2;2022;K;39;6
Sommerposten;NRK;1;2021;U;29;20
Tjern;Ullteppe Drama AS;1;2020;D;43;6
Tjernet;Sju Sviller AS;1;2020;D;45;8
Bikuben;Lupinfeltet AS;1;2021;D;28;8
Bikube 4;Lupinfeltet AS;-;2018;N;11;-
Røverne i Reveskogen;Revebjelle Barnefilm AS;1;2020;A;11;20
Røverjenta Runa;Revebjelle Barnefilm AS;-;2022;S;82;-
Femkamp på fjellet;Fjellvettregel Fem AS;1;2020;U;45;8
Femkamp på fjellet (sesong 2);Fjellvettregel Fem AS;2;2021;U;45;8
Femkamp på fjellet (sesong 3);Fjellvettregel Fem AS;3;2022;U;45;10
Sekk og pakk;Tjukk Line TV AS;1;2021;U;39;10
Loftsfunn;Hvitløk TV AS;1;2021;U;41;12
Loftsfunn (sesong 2);Hvitløk TV AS;2;2022;U;41;12
Trollkjerringa;Strandsona Pictures AS;-;2022;S;112;-
Malstrøm;Strandsona Pictures AS;1;2022;D;47;8
Malstrømmen;Trebåtfestival Media AS;-;2020;K;71;-
Pensjonatet;Tranfabrikken Film AS;1;2020;D;30;10
Pensjonatet (sesong 2);Tranfabrikken Film AS;2;2022;D;30;10
Tyskerbrakka;Tranfabrikken Film AS;1;2021;D;46;10
Brakka;Hønsehuset Studio AS;1;2021;U;30;10
Hønsehuset;Hønsehuset Studio AS;1;2019;U;30;8
Elvelangs;Dampskipet Dokumentar AS;1;2021;K;52;3
Elvelangs (sesong 2);Dampskipet Dokumentar AS;2;2023;K;52;4
Langs elva;Vindfang Dokumentar AS;-;2020;K;61;-
Ventetid;Kvernhuset Produksjon AS;1;2021;D;27;8
Ventetida;Kvernhuset Film AS;-;2021;N;20;-
Den siste bestillingen;Kvernhuset Produksjon AS;1;2022;U;44;12
Kjøkkensjefen;Kvernhuset Produksjon AS;1;2020;U;50;9
Nattevakt;Ullteppe Drama AS;1;2023;D;45;6
Nattevakten;Nattbuss Film AS;-;2019;S;88;-
Spelemannsprøva;Låvebrua Film og TV AS;1;2021;U;57;7
Spelemann;Langrenn Media AS;-;2020;K;55;-
Grenseløs;Peis & Propell AS;1;2021;K;43;6
Grensesteinen;Gråsteinsmuren AS;-;2018;K;64;-
Tåkelur;Peis & Propell AS;-;2022;M;5;-
Lysreklame;Bakrommet Klipp og Lyd AS;-;2020;M;4;-
Fyrstikkesken;Brennesle Film AS;-;2021;S;96;-
Fyrstikkene;Brennesle Film AS;1;2021;D;24;6
Gullrekka på hjul;Blikktak Underholdning AS;1;2022;U;58;8
Quizkongen av Toten;Blikktak Underholdning AS;1;2022;U;29;15
Hvem eier hytta;Halvtanna TV AS;1;2022;U;42;8
Hvem eide hytta;Halvtanna TV AS;1;2022;K;42;3
Naboer på vent;Myggbukta Media AS;1;2022;D;23;8
Nabovarsel;Myggbukta Media AS;1;2021;D;23;10
Bråtebrann;Sju Sviller AS;-;2022;S;103;-
Bråtebrannen;Sju Sviller AS;-;2019;N;9;-
Skaresnø;Vadefuglen Film AS;-;2020;S;93;-
Skare;Kåte Knott AS;1;2020;D;21;6
Teltduk;Langrenn Media AS;1;2021;U;38;6
Blåfiolen;Revebjelle Barnefilm AS;-;2021;A;74;-
Snømus;Hønsehuset Studio AS;1;2022;A;5;52
Måkeredet;Tusmørke Animasjon AS;-;2020;A;8;-
Kornåkeren;Kornband Animasjon AS;-;2021;A;10;-
Uvær;Fem Favner Film AS;1;2021;D;44;6
Uværet;Nattbuss Film AS;-;2020;N;17;-
Dugnadsånd;Nordre Skur TV AS;1;2022;U;40;8
Dugnad;Søndre Skur TV AS;1;2022;U;40;8
Dugnad i borettslaget;Søndre Skur TV AS;1;-;U;-;-
Kaffe på bensinstasjonen;Hvitløk TV AS;-;2021;K;47;-
Rutebil 54;Dampskipet Dokumentar AS;1;2020;K;28;6
Veivesenet;Lupinfeltet AS;1;2022;D;26;8
Arvtakerne;Tjukk Line TV AS;1;2022;U;44;8
Arvtageren;Mølla Film AS;-;2018;S;91;-
Midtsommar på Kvitøya;Mølla Film AS;1;2022;D;48;4
Midtsommer;Sagmugg Film AS;-;2019;S;95;-
Vaskeriet;Sagmugg Film AS;1;2023;D;29;8
Fru Olsens pensjon;Tranfabrikken Film AS;-;2017;S;100;-
Kvitveis;Ullteppe Drama AS;-;-;N;-;-
Grøftekanten;Skrivebua AS;-;2023;S;-;-
Tidevann;Strandsona Pictures AS;1;2021;K;50;5
Tidevannet;-;-;2020;K;50;-
Pass på Pelle;Pannekake Produksjoner AS;1;2022;U;25;10
Sleppet;Kaldtvann Film AS;1;2022;D;41;8`

const tallEller = (s: string | undefined) => (!s || s === '-' ? null : Number(s))

export const produksjoner: Registerproduksjon[] = rader.split('\n').map(rad => {
  const [tittel = '', selskap = '-', sesong, år, slag = '', minutter, episoder] = rad.split(';')
  const lengde = tallEller(minutter)
  return {
    Produksjonstittel: tittel,
    Produksjonsselskap: selskap === '-' ? null : selskap,
    Sesong: tallEller(sesong),
    Premiere: tallEller(år),
    Verkstype: verk[slag] ?? null,
    Spilletid_sekunder: lengde === null ? null : lengde * 60,
    Episoder: tallEller(episoder),
  }
})
