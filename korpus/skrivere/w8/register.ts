import type { Registerproduksjon, Registerselskap } from '../../../bench/ki-fasit.ts'
import { kildeFor, orgnr } from './hjelp.ts'

// Title | company | season | premiere | type | seconds an episode | episodes. What the register lacks stands empty.
const produksjonsliste = `
Havari i Hjelmefjorden (sesong 1)|Lyderhorn Drama AS|1|2021|TV-drama|2640|8
Havari i Hjelmefjorden (sesong 2)|Lyderhorn Serie 2 AS|2|2023|TV-drama|2655|8
Hjelmefjorden|Dokken Dokumentar AS||2017|Dokumentar|3480|
Sildeeventyret (sesong 1)|Nøstet Fiksjon AS|1|2019|TV-drama|2700|6
Sildeeventyret (sesong 2)|Nøstet Fiksjon AS|2|2021|TV-drama|2690|8
Sildeeventyr|Vinterlys Kortfilm AS||2018|Kortfilm/novellefilm|720|
Kaldhavn (sesong 1)|Ravnkloa Serie AS|1|2022|TV-drama|2580|6
Kaldhavn (sesong 2)|Ravnkloa Serie AS|2|2024|TV-drama||6
Kald havn|Vinterlys Kortfilm AS||2020|Kortfilm/novellefilm|840|
Mannskapet (sesong 1)|Puddefjord Produksjoner AS|1|2020|TV-drama|1740|6
Mannskapet (sesong 2)|Puddefjord Produksjoner AS|2|2022|TV-drama|1755|8
Vintervakt (sesong 1)|Kuhaugen Drama AS|1|2018|TV-drama|2520|8
Vintervakt (sesong 2)|Kuhaugen Drama AS|2|2020|TV-drama|2535|8
Vintervakt (sesong 3)|Kuhaugen Drama AS|3|2022|TV-drama|2541|8
Vinternatt|Kuhaugen Drama AS|1|2016|TV-drama|2400|4
Dobbeltgjengeren|Nattskift Fiksjon AS|1|2023|TV-drama|2610|6
Dobbeltgjengeren|Indre Kyst Film AS||2006|Spillefilm|5640|
Fyrlykta|Stadlandet Film AS|1|2022|TV-drama|2460|8
Fyrlykten|Vinterlys Kortfilm AS||2015|Kortfilm/novellefilm|600|
Tante Sofie flytter inn (sesong 1)|Nygårdsmyra Serie AS|1|2019|TV-drama|1560|6
Tante Sofie flytter inn (sesong 2)|Nygårdsmyra Serie AS|2|2021|TV-drama|1548|8
Tante Sofie flytter inn (sesong 3)|Nygårdsmyra Serie AS|3|2023|TV-drama|1550|10
Folket under fjellet|Norddal Drama AS|1|2022|TV-drama|2640|8
Folket under fjellet|Norddal Dokumentar AS||2014|Dokumentar|3120|
Straumen|Ytre Kyst Film AS|1|2023|TV-drama|2580|6
Straumen|Indre Kyst Film AS||2011|Spillefilm|5880|
Nattevakta (sesong 1)|Marineholm Media AS|1|2021|TV-drama|1320|4
Nattevakta (sesong 2)|Marineholm Media AS|2|2023|TV-drama|1338|6
Nattevakt|Nattskift Fiksjon AS||2019|Kortfilm/novellefilm|900|
Sju dager i Sandviken|Sandvikspollen Film AS|1|2020|TV-drama|2400|7
Krigsbarna|Bakkestø Produksjon AS|1|2018|TV-drama|3360|4
Legevakten i Kirkegata (sesong 1)|Bakkestø Produksjon AS|1|2019|TV-drama|2640|10
Legevakten i Kirkegata (sesong 2)|Bakkestø Produksjon AS|2|2020|TV-drama|2640|10
Legevakten i Kirkegata (sesong 3)|Bakkestø Produksjon AS|3|2022|TV-drama|2634|12
Den grønne døra|Nattskift Fiksjon AS|1|2021|TV-drama|2700|5
Arvingene på Solbakken|Lyderhorn Drama AS|1|2024|TV-drama|2640|8
Brohode|Ilsvika Film AS||2022|Spillefilm|6120|
Brohodet|Norddal Dokumentar AS||2022|Dokumentar|3420|
Kvernmannen|Nidelvkroken Film AS||2023|Spillefilm|5940|
Kvernkallen|Småtroll Animasjon AS||2016|Animasjon|480|
Steinjenta|Trollheimsporten Film AS||2023|Spillefilm|6480|
Steinjenta 2: Vardefolket|Trollheimsporten Film AS||2025|Spillefilm||
Paraplymakeren|Rundemanen Film AS||2019|Spillefilm|5520|
Paraplymakeren|Regnfang Film AS||2009|Spillefilm|5460|
Paraplymakerens datter|Rundemanen Film AS||2021|Spillefilm|5760|
Elleve liv|Svartediket Film & TV AS||2023|Spillefilm|6300|
Elleve liv til|Svartediket Film & TV AS||2025|Spillefilm||
Gul tåke|Gløshaug Film AS||2020|Spillefilm|5340|
Ingen ror alene|Frøyhav Film AS||2021|Spillefilm|5700|
Havfrua på Hitra|Frøyhav Film AS||2022|Spillefilm|5820|
Tre søstre fra Laksevåg|Tre Søstre Produksjon AS||2018|Spillefilm|5280|
Prestens hund|Blåmeis Barnefilm AS||2022|Spillefilm|4920|
Prestens hund og den store flommen|Blåmeis Barnefilm AS||2024|Spillefilm|4980|
Nordover med Nils|Blåmeis Barnefilm AS||2019|Spillefilm|4800|
Fjøsvinter|Sunnfjord Bilete AS||2021|Dokumentar|4380|
Fjøssommar|Sunnfjord Bilete AS||2023|Dokumentar|4440|
Havneliv (sesong 1)|Dokken Dokumentar AS|1|2020|Dokumentar|2520|6
Havneliv (sesong 2)|Dokken Dokumentar AS|2|2022|Dokumentar|2526|8
Havneliv (sesong 3)|Dokken Dokumentar AS|3|2024|Dokumentar|2520|8
Tolv måter å tie på|Dokken Dokumentar AS||2021|Dokumentar|5220|
Kystvegen|NRK|1|2022|Dokumentar|3540|6
Kystveien|Fosenhalvøya Produksjoner AS||2018|Dokumentar|3000|
Øyfolk|Fosenhalvøya Produksjoner AS|1|2021|Dokumentar|1740|5
Øyfolket|Frøyhav Film AS|1|2016|Dokumentar|1500|6
Den siste fergemannen|Ladestien Dokumentar AS||2022|Dokumentar|4740|
Den siste fyrvokteren|Ladestien Dokumentar AS||2019|Dokumentar|4260|
Fruktbøndene|Hardangervid Dokumentar AS|1|2022|Dokumentar|2460|9
Fruktbøndene – året etter|Hardangervid Dokumentar AS||2023|Dokumentar|3540|
Sauesankarane (sesong 1)|Osterøy Fortellinger AS|1|2020|Dokumentar|1680|6
Sauesankarane (sesong 2)|Osterøy Fortellinger AS|2|2022|Dokumentar|1692|8
Hvalprotokollen|Sandvikspollen Film AS||2023|Dokumentar|5100|
Regnboka|Regnfang Film AS|1|2021|Dokumentar|1800|6
Regnbua|Regnfang Film AS||2017|Dokumentar|3120|
Jernbanebarna|Bakkestø Produksjon AS||2020|Dokumentar|3480|
Det vi ikke sa til mor|Tre Søstre Produksjon AS||2022|Dokumentar|4620|
Oljeberget|Dokken Dokumentar AS||2018|Dokumentar|3420|
Stillheten på Sverresborg|Nidelvkroken Film AS||2019|Dokumentar|3300|
Bryggerne (sesong 1)|Ladestien Dokumentar AS|1|2021|Dokumentar|2400|4
Bryggerne (sesong 2)|Ladestien Dokumentar AS|2|2023|Dokumentar|2412|4
Under brua|Nordre Hamn Film AS||2016|Dokumentar|2760|
Under broen|Kaikant TV AS|1|2021|Dokumentar|2520|3
Torsketungene|Fosenhalvøya Produksjoner AS||2023|Dokumentar|3600|
Elvelangs med Oddny|NRK|1|2020|Dokumentar|1740|8
Draugen|NRK|1|2021|TV-drama|2640|6
Mellom to fjell|NRK|1|2023|Dokumentar|2340|10
Brygga rundt (sesong 1)|Kaikant TV AS|1|2020|TV-underholdning|2520|8
Brygga rundt (sesong 2)|Kaikant TV AS|2|2021|TV-underholdning|2520|10
Brygga rundt (sesong 3)|Kaikant TV AS|3|2022|TV-underholdning|2526|10
Alle på låven (sesong 1)|Tyholtmasta Media AS|1|2018|TV-underholdning|2640|8
Alle på låven (sesong 2)|Tyholtmasta Media AS|2|2019|TV-underholdning|2640|8
Alle på låven (sesong 3)|Tyholtmasta Media AS|3|2021|TV-underholdning|2640|8
Alle på låven (sesong 4)|Tyholtmasta Media AS|4|2022|TV-underholdning|2652|8
Gjett yrket (sesong 1)|Munkegata Fjernsyn AS|1|2021|TV-underholdning|1740|12
Gjett yrket (sesong 2)|Munkegata Fjernsyn AS|2|2022|TV-underholdning|1746|18
Gjett yrket jul|Munkegata Fjernsyn AS||2022|TV-underholdning|2640|1
Kjelleren (sesong 1)|Havrekake Underholdning AS|1|2023|TV-underholdning|1560|8
Kjelleren (sesong 2)|Havrekake Underholdning AS|2|2024|TV-underholdning||8
Nabovakt (sesong 1)|Femti Grader Nord TV AS|1|2021|TV-underholdning|2460|6
Nabovakt (sesong 2)|Femti Grader Nord TV AS|2|2023|TV-underholdning|2466|8
Torgdagen (sesong 1)|Femti Grader Nord TV AS|1|2023|TV-underholdning|1500|20
Byens beste (sesong 1)|Bryggesporen TV AS|1|2022|TV-underholdning|2520|10
Byens beste (sesong 2)|Bryggesporen TV AS|2|2023|TV-underholdning|2520|10
Byens verste|Lørdag Hele Uka AS|1|2020|TV-underholdning|1800|6
Lørdag hele uka|Lørdag Hele Uka AS|1|2021|TV-underholdning|3480|12
Husbåtferien (sesong 1)|Kaikant TV AS|1|2023|TV-underholdning|2520|8
Hvem spiste kaka?|Havrekake Underholdning AS|1|2022|TV-underholdning|1500|15
Sju fjell, sju feil|Bryggesporen TV AS|1|2024|TV-underholdning|2580|7
Trollet Tverr (sesong 1)|Steinan Animasjon AS|1|2022|Animasjon|660|26
Trollet Tverr (sesong 2)|Steinan Animasjon AS|2|2024|Animasjon|660|26
Trollet Tverr og nissen|Steinan Animasjon AS||2021|Animasjon|1500|
Småtrolla i Sogn|Småtroll Animasjon AS|1|2020|Animasjon|420|13
Pytt og Panne|Småtroll Animasjon AS|1|2023|Animasjon|360|20
Bensinstasjonen|Vinterlys Kortfilm AS||2020|Kortfilm/novellefilm|960|
Bensinstasjonen|Nordre Hamn Film AS||2022|Kortfilm/novellefilm|1080|
Åtte minutter|Vinterlys Kortfilm AS||2021|Kortfilm/novellefilm|480|
Vaskeridagen|Gløshaug Film AS||2019|Kortfilm/novellefilm|870|
Måker|Ytre Kyst Film AS||2022|Kortfilm/novellefilm|780|
Ei slags heimkome|Stadlandet Film AS||2021|Kortfilm/novellefilm|1140|
Askefast – Ro deg ned|Klangbunn Video AS||2022|Musikkvideo|232|
Askefast – Ro igjen|Klangbunn Video AS||2023|Musikkvideo|244|
Fru Lykke – Blåtimen|Klangbunn Video AS||2021|Musikkvideo|198|
Vestavind Kvartett – Sju sund||||Musikkvideo||
`

const tall = (tekst: string | undefined) => (tekst ? Number(tekst) : null)

export const produksjoner: readonly Registerproduksjon[] = produksjonsliste
  .trim()
  .split('\n')
  .map(linje => {
    const [tittel = '', selskap, sesong, premiere, type, sekunder, episoder] = linje.split('|')
    return {
      Produksjonstittel: tittel,
      Produksjonsselskap: selskap || null,
      Sesong: tall(sesong),
      Premiere: tall(premiere),
      Verkstype: type || null,
      Spilletid_sekunder: tall(sekunder),
      Episoder: tall(episoder),
    }
  })

// Company | contact, with gaps.
const selskapsliste = `
Lyderhorn Drama AS|Synnøve Kvamsbrekke
Lyderhorn Drama Holding AS|
Lyderhorn Serie 2 AS|Synnøve Kvamsbrekke
Nøstet Fiksjon AS|Aksel Tveitehaug
Sandvikspollen Film AS|Marthe Ådlandsvåg
Dokken Dokumentar AS|Geir Inge Fosslihaug
Puddefjord Produksjoner AS|Bodil Ekrehagen
Regnfang Film AS|Torunn Bjørgeset
Svartediket Film & TV AS|
Marineholm Media AS|Joakim Reksteråsen
Nygårdsmyra Serie AS|Elin Skarsbørhaug
Nidelvkroken Film AS|Håvard Stokkanmo
Bakkestø Produksjon AS|
Kuhaugen Drama AS|Siv Rønninglien
Tyholtmasta Media AS|Odd Erling Havsteinbakk
Ladestien Dokumentar AS|Guro Leangshaug
Ilsvika Film AS|Brede Fjæraunet
Ravnkloa Serie AS|Ingebjørg Tempeslett
Munkegata Fjernsyn AS|Stein Vidar Hoeggmo
Steinan Animasjon AS|Kaja Risvollenget
Gløshaug Film AS|
Trollheimsporten Film AS|Anders Kårvatnmo
Fosenhalvøya Produksjoner AS|Mona Råkvågnes
Frøyhav Film AS|Terje Sletthamn
Sunnfjord Bilete AS|Jorunn Haukedalsmo
Hardangervid Dokumentar AS|Lars Kinsarvbø
Stadlandet Film AS|Brit Ervikstrand
Norddal Drama AS|Kjersti Fjøråhaug
Norddal Dokumentar AS|Kjersti Fjøråhaug
Bryggesporen TV AS|Mats Vågsbunnes
Småtroll Animasjon AS|
Nordre Hamn Film AS|Rune Skolthaug
Nattskift Fiksjon AS|Heidi Damsgårdlid
Vinterlys Kortfilm AS|Jo Singsåkerås
Kaikant TV AS|Pernille Strandgatvik
Havrekake Underholdning AS|Sturla Møllendalsnes
Femti Grader Nord TV AS|Camilla Bispehauglien
Lørdag Hele Uka AS|
Klangbunn Video AS|Vegar Rosenborgmo
Ytre Kyst Film AS|Nils Solundvåg
Indre Kyst Film AS|
Blåmeis Barnefilm AS|Dorthe Fantoftbrekke
Tre Søstre Produksjon AS|Maren Laksevåghøyden
Rundemanen Film AS|Øivind Starefosshaug
Osterøy Fortellinger AS|Signe Hamrelid
NRK|
`

const adresse = (navn: string) =>
  navn
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('å', 'a')
    .replaceAll(/ as$|[^a-z0-9]/g, '')

export const selskaper: readonly Registerselskap[] = selskapsliste
  .trim()
  .split('\n')
  .map(linje => {
    const [navn = '', kontakt] = linje.split('|')
    const rng = kildeFor(`selskap ${navn}`)
    return {
      navn,
      orgnr: rng.chance(0.06) ? null : orgnr(navn),
      kontaktperson: kontakt || null,
      epost: rng.chance(0.2) ? null : `post@${adresse(navn)}.example`,
      telefon: null,
    }
  })
