import type { Registerproduksjon, Registerselskap } from '../../../bench/ki-fasit.ts'
import { orgnr } from '../hjelp.ts'

const navn = `Kvitsprett TV AS
Tindefoss Produksjon AS
Lavskrike Media AS
Bringebærkompaniet AS
Fem Over Halv AS
Nattravn Underholdning AS
Småtroll Barne-TV AS
Havsule Film & TV AS
Papirfly Produksjoner AS
Rullestein TV AS
Merkevarehistorier AS
Sildrebekk Film AS
Gråhegre Fjernsyn AS
Kjøkkenbenken Media AS
Storflo Formater AS
Lyngmo & Datter Film AS
Vimpel Video AS
Blåveis Drama AS
Skogsfiol Film AS
Tretti Sekund AS
Knutepunkt TV Vest AS
Ullgenser Produksjon AS
Dobbeldekker Media AS
Fjøskatt Film AS
Speilegg Produksjon AS
Nøkkerose Animasjon AS
Kvitsprett Sport AS
Tindefoss Drama AS
Langbein Foto og Film AS
Uvær Dokumentar AS
Trikkeskinne Film AS
Polkagris TV AS
Morgenbris Media AS
Stabbur Studio AS
Rosenrot Etterarbeid AS
Firkløver Produksjon AS
Sørpeføre Film AS
Hakkespett Humor AS
Grensebod Film AS
NRK`.split('\n')

const kontakter = ['Geir Ståle Kvernmo', 'Tonje Myrhaug', 'Arild Bøksle', 'Kaja Stenerud', 'Nils-Ove Hatling']

export const selskaper: Registerselskap[] = navn.map((one, i) => {
  const known = one !== 'NRK' && i % 5 !== 3
  return {
    navn: one,
    orgnr: one === 'NRK' ? null : nummer(one),
    kontaktperson: known ? (kontakter[i % kontakter.length] ?? null) : null,
    epost: known
      ? `post@${one
          .toLowerCase()
          .replace(/ as$/, '')
          .replaceAll('æ', 'ae')
          .replaceAll('ø', 'o')
          .replaceAll('å', 'a')
          .replace(/[^a-z0-9]+/g, '')}.example`
      : null,
    telefon: known && i % 2 === 0 ? `22 00 ${10 + i} ${50 + i}` : null,
  }
})

/** The organisation number that stands on the company's papers and in the register. */
export function nummer(selskap: string): string {
  const at = navn.indexOf(selskap)
  if (at < 0) throw new Error(selskap)
  return orgnr((at % 2 ? 21_430_017 : 31_208_455) + at * 10_113)
}

const typer: Record<string, string> = {
  U: 'TV-underholdning',
  D: 'TV-drama',
  O: 'Dokumentar',
  S: 'Spillefilm',
  A: 'Animasjon',
  K: 'Kortfilm/novellefilm',
  M: 'Musikkvideo',
}

/** Title | company | season | premiere | work type | minutes | episodes; an empty field is unknown. */
const rader = `Hyttekrigen|Tindefoss Produksjon AS|1|2018|U|42|10
Hyttekrigen|Tindefoss Produksjon AS|2|2019|U|42|12
Hyttekrigen|Tindefoss Produksjon AS|3|2021|U|42|12
Hyttekrigen|Tindefoss Produksjon AS|4|2023|U|42|14
Hyttekrigen – julehytta|Tindefoss Produksjon AS||2021|U|58|1
Hytte i krig|Uvær Dokumentar AS||2016|O|52|1
Nabolagets beste|Nattravn Underholdning AS|1|2022|U|28|8
Nabolagets beste|Nattravn Underholdning AS|2|2023|U|28|10
Nabolagets verste|Hakkespett Humor AS||2020|U|23|6
Kaffekroken|Nattravn Underholdning AS||2023|U|14|20
Kaffekroken på hjul|Nattravn Underholdning AS||2024|U|14|8
Måltidsmagi|Nattravn Underholdning AS|1|2023|U|28|12
Måltidsmagi|Nattravn Underholdning AS|2|2024|U|28|12
Campingkongene|Polkagris TV AS|1|2023|U|44|
Campingkongen|Sørpeføre Film AS||2009|S|93|
Siste ferge|Storflo Formater AS|1|2023|U|58|10
Siste ferge|Storflo Formater AS|2|2024|U|58|10
Siste ferje heim|Skogsfiol Film AS||2014|K|19|
Trollkjelleren|Småtroll Barne-TV AS|1|2021|D|15|20
Trollkjelleren|Småtroll Barne-TV AS|2|2023|D|15|26
Trollkjelleren – kinofilmen|Småtroll Barne-TV AS||2024|S|78|
Bygda svarar|NRK||2022|U|39|8
Bygda svarar ikkje|Fjøskatt Film AS||2019|O|58|1
Ferdig pakket|Rullestein TV AS|1|2022|U|43|6
Ferdig pakket|Rullestein TV AS|2|2023|U|43|8
Loftsfunn|Bringebærkompaniet AS|1|2022|U|29|8
Loftsfunn|Bringebærkompaniet AS|2|2023|U|29|10
Nygift på prøve|Lavskrike Media AS|1|2021|U|58|10
Nygift på prøve|Lavskrike Media AS|2|2023|U|58|12
Nygifte på prøve – hva skjedde siden?|Lavskrike Media AS||2023|U|58|2
Skattejegerskolen|Papirfly Produksjoner AS|1|2022|U|24|12
Skattejegerskolen|Papirfly Produksjoner AS|2|2023|U|24|12
Skattejegerne|Grensebod Film AS||2011|S|84|
Bestemors bobleplast|Småtroll Barne-TV AS||2023|D|12|10
Bestefars bobilplass|Ullgenser Produksjon AS||2020|U|28|6
Gulvkveld|Merkevarehistorier AS|1|2022|U|11|8
Gulvkveld|Merkevarehistorier AS|2|2023|U|11|8
Rett i kurven|Tretti Sekund AS||2023|U|9|16
Rett i kurva|Kvitsprett Sport AS||2021|O|52|3
Kjærlighet på tomgang|Kvitsprett TV AS|1|2022|U|43|16
Kjærlighet på tomgang|Kvitsprett TV AS|2|2023|U|43|20
Kjærleik på tomgang|Knutepunkt TV Vest AS||2017|O|58|1
Bonde mot by|Fem Over Halv AS|1|2021|U|44|10
Bonde mot by|Fem Over Halv AS|2|2022|U|44|10
Bonde mot by|Fem Over Halv AS|3|2023|U|44|12
Fjellstova|Knutepunkt TV Vest AS|1|2020|U|39|6
Fjellstova|Knutepunkt TV Vest AS|2|2022|U|39|8
Fjellstove|Gråhegre Fjernsyn AS||2015|O|50|2
Kappsteget|Knutepunkt TV Vest AS|1|2020|U|50|8
Kappsteget|Knutepunkt TV Vest AS|2|2021|U|50|8
Kappsteget|Knutepunkt TV Vest AS|3|2022|U|50|8
Dommedagskokkene|Kjøkkenbenken Media AS||2023|U|43|15
Dommerkokkene|Kjøkkenbenken Media AS|1|2019|U|43|12
Ishavsrussen|Havsule Film & TV AS|1|2022|U|28|8
Ishavsrussen|Havsule Film & TV AS|2|2023|U|28|10
Ishavsrussen – ti år etter|Havsule Film & TV AS||2024|O|58|1
Ukeslutt for alle|NRK||2023|U|29|20
Ukeslutt|NRK||2008|U|29|40
Hemmelig studio|Speilegg Produksjon AS|1|2022|U|48|8
Hemmelig studio|Speilegg Produksjon AS|2|2023|U|48|9
Hemmelig stadion|Kvitsprett Sport AS||2022|O|52|1
Sauesmell|Vimpel Video AS||2023|M|4|
Tåkelur i moll|Vimpel Video AS||2023|M|5|
Tåkelur|Blåveis Drama AS||2012|D|44|6
Sangstafetten|Morgenbris Media AS|1|2022|U|58|8
Sangstafetten|Morgenbris Media AS|2|2023|U|58|8
Stafettsangen|Firkløver Produksjon AS||2018|K|11|
Drømmekjøkkenet på hjul|Morgenbris Media AS||2023|U|28|10
Snekkersvennene|Dobbeldekker Media AS|1|2022|U|44|8
Snekkersvennene|Dobbeldekker Media AS|2|2023|U|44|10
Storebrorskolen|Papirfly Produksjoner AS||2022|U|20|8
Pappa på permisjon|Stabbur Studio AS||2020|D|27|6
Mamma på månen|Nøkkerose Animasjon AS|1|2021|A|7|26
Mamma på månen|Nøkkerose Animasjon AS|2|2023|A|7|26
Kråka som ville på kurs|Nøkkerose Animasjon AS||2022|A|9|13
Plutselig svoger|Hakkespett Humor AS|1|2021|U|23|8
Plutselig svoger|Hakkespett Humor AS|2|2022|U|23|8
Elleve på sofaen|Hakkespett Humor AS||2023|U|34|11
Torsdag med Trond-Ivar|Gråhegre Fjernsyn AS||2022|U|52|10
Fredag med naboen|Gråhegre Fjernsyn AS||2021|U|52|24
Øya uten klokke|Kvitsprett TV AS|1|2020|U|43|24
Øya uten klokke|Kvitsprett TV AS|2|2021|U|43|30
Øya uten klokke|Kvitsprett TV AS|3|2022|U|43|30
Klokka uten øy|Lyngmo & Datter Film AS||2017|K|14|
Gjemselskongen|Småtroll Barne-TV AS||2019|D|14|12
Sparegrisprosjektet|Merkevarehistorier AS||2021|U|12|6
Regnskapets time|Tretti Sekund AS||2022|U|10|8
Hverdagshelter på Skaret|Tindefoss Drama AS|1|2022|D|44|8
Hverdagshelter på Skaret|Tindefoss Drama AS|2|2024|D|44|8
Kom deg ut av sofaen|Lavskrike Media AS||2023|U|39|10
Flyttelasset|Rullestein TV AS||2021|U|28|12
Flyttelass|Trikkeskinne Film AS||2016|S|101|
Grytelokket|Kjøkkenbenken Media AS|1|2021|U|28|20
Grytelokket|Kjøkkenbenken Media AS|2|2022|U|28|20
Dyreklinikken på Dokka|Ullgenser Produksjon AS|1|2022|U|39|8
Dyreklinikken på Dokka|Ullgenser Produksjon AS|2|2023|U|39|10
Dansegulvet er lava|Morgenbris Media AS||2021|U|58|9
Fra null til nabofest|Fem Over Halv AS||2022|U|43|8
Halvtid|Kvitsprett Sport AS||2020|O|28|6
Blindtarmen|Hakkespett Humor AS||2019|D|24|6
Sju sorter stress|Bringebærkompaniet AS||2022|U|29|4
Tre på rad|Storflo Formater AS||2021|U|44|30
Den lange lunsjen|Sildrebekk Film AS||2018|S|97|
Søsken på søndag|Stabbur Studio AS||2023|U|27|10
Kvite nykler|Fjøskatt Film AS||2021|O|74|1
Hundre meter hav|Havsule Film & TV AS||2020|O|58|1
Fargehandleren|Blåveis Drama AS||2021|D|45|6
Stemmen fra bussen|Langbein Foto og Film AS||2022|K|17|
Uten hjelm|Uvær Dokumentar AS||2023|O|82|1
Byttehandel|Speilegg Produksjon AS||2021|U|43|12
Garasjesalget|Dobbeldekker Media AS||2020|U|28|14
Vinterlekene på løkka|Firkløver Produksjon AS||2023|U|24|9
Pizza på pallen|Merkevarehistorier AS||2023|U|8|10
Prøverommet|NRK|1|2021|U|29|10
Prøverommet|NRK|2|2022|U|29|10
Klassekokken|NRK||2023|U|22|12`.split('\n')

const tall = (value: string | undefined) => (value ? Number(value) : null)
export const produksjoner: Registerproduksjon[] = rader.map(rad => {
  const [Produksjonstittel = '', selskap = '', sesong, premiere, type = '', minutter, episoder] =
    rad.split('|')
  if (!navn.includes(selskap)) throw new Error(rad)
  const sekunder = tall(minutter)
  return {
    Produksjonstittel,
    Produksjonsselskap: selskap,
    Sesong: tall(sesong),
    Premiere: tall(premiere),
    Verkstype: typer[type] ?? null,
    Spilletid_sekunder: sekunder && sekunder * 60,
    Episoder: tall(episoder),
  }
})
