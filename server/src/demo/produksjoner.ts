/** The viewing year of the demo's broadcast list. */
export const visningsaar = 2023

export type DemoProduksjon = {
  tittel: string
  selskap: string
  sesong: number | null
  premiere: number | null
  verkstype: string | null
  spilletid_sekunder: number | null
  episoder: number | null
}

/**
 * The register, all invented, with the near duplicates and the holes that a real one has. One line a title: title | company | seasons |
 * episodes a season | minutes an episode | year of the last season.
 */
const titler: Record<string, string> = {
  'TV-drama': `
Stillvannet|Låst Dør Drama|3|8|46|2023
Stillvann|Låst Dør Drama|1|6|44|2018
Den sjette nøkkelen|Sjette Sans Fiksjon|2|6|52|2023
Tverrvåg|Nordre Pir Serie|3|8|44|2023
Legevakta i Bårdsund|Åpent Hav Drama|5|10|43|2023
Under isbreen bor de andre|Etasje Fem Fiksjon|1|6|55|2023
Tinghuset|Kaldluft Fiksjon|3|8|45|2022
Ferjemannens døtre|Kaldluft Fiksjon|2|8|47|2023
Aamot stasjon|Bakgård Serier|3|10|44|2023
Kveldsskiftet|Kapittel Ni|2|8|29|2023
Rikere enn naboen|Tredje Rom Drama|3|8|42|2023
Hotell Allé|Vindstille Produksjon|2|8|44|2022`,
  'TV-underholdning': `
Hvem tok grillen?|Tirsdagsklubben TV|4|10|44|2023
Rundt bålet med Bente|Kaffekjele Media|3|8|39|2022
Loppelykke|Latterkula Produksjon|6|10|29|2023
Bygdas bestemor|Trillebår Format|2|6|38|2023
Bygdas bestefar|Trillebår Format|1|6|38|2024
Lørdag med Bakke og Brekke|Store Bokstaver TV|4|14|58|2023
Duell i dialekt|Aal & Ål Produksjon|3|10|29|2023
Hjelp, vi har kjøpt en øy – og nå må vi bo der hele vinteren|Kjøkkenbenken TV|2|8|44|2023
Én siste runde|Publikumsfavoritt|2|10|44|2023`,
  Dokumentar: `
Fyrlyktenes siste vakt|Lupe Dokumentar|2|6|39|2023
Alt mor aldri fortalte|Protokoll Film|1|1|84|2023
Čuovga – lyset tilbake|Guolli Govat|1|1|69|2022
Trikk nummer 404|Fotspor Film|1|1||2020
Æ, Ø og Å – bokstavene som nektet å forsvinne|Hjemmelaget Sannhet|1|1|62|2022
Fosterfaren|Øyevitne Produksjon|1|1|81|2023
Kvinnen bak kamera tre||1|1|66|2023
Dobbeltliv på Sørlandsbanen|Kildekritikk Film|1|1|55|`,
  Spillefilm: `
Furu|Halvmåne Film|1|1|97|2023
Snø i lommene|Siste Benk Film|1|1|88|2022
Når elva fryser|Myrull Film|1|1|103|2021
Når elven fryser|Myrull Film Innlandet|1|1|98|2016
Lille Åse og det store hullet|Blåtime Film|1|1|78|2022
Vinterkontrakten|Grenseland Spillefilm|1|1|100|2023
Én gang fisker|Trekkfugl Film|1|1|92|2023`,
  'Kortfilm/novellefilm': `
Furu|Novellefabrikken|1|1|14|2019
Å|Fyrstikkfilm|1|1|6|2023
Løs snø|Semikolon Film|1|1|15|2023
Løs snø II|Semikolon Film|1|1|17|2024`,
  Animasjon: `
Pinnsvinet Plym|Blekkhus Animasjon|3|26|7|2023
Knøttene i Kladdeskogen|Kladdebok Studio|2|26|11|2023`,
  Musikkvideo: `
Nattbuss Nitten – Kom når du vil|Refleks Musikkfilm|1|1|4|2023
Gárral – Biegga|Synth & Snø|1|1|6|2023`,
}

/** Shown in the year that is distributed: a run is stopped by it until staff have told what it is. */
const utenVerkstype = 'Gárral – Biegga'

const numberOf = (text: string | undefined) => (text ? Number(text) : null)

function toSesonger(verkstype: string, line: string): DemoProduksjon[] {
  const [tittel = '', selskap, ...numbers] = line.split('|')
  const [sesonger, episoder = null, minutter = null, siste = null] = numbers.map(numberOf)
  const many = (sesonger ?? 1) > 1
  return Array.from({ length: sesonger ?? 1 }, (_, index) => ({
    tittel: many ? `${tittel} (sesong ${index + 1})` : tittel,
    selskap: selskap ? `${selskap} AS` : '',
    sesong: many || (episoder ?? 1) > 1 ? index + 1 : null,
    premiere: siste && siste - ((sesonger ?? 1) - index - 1),
    verkstype: tittel === utenVerkstype ? null : verkstype,
    spilletid_sekunder: minutter && minutter * 60,
    episoder,
  }))
}

export const produksjoner: readonly DemoProduksjon[] = Object.entries(titler).flatMap(([verkstype, lines]) =>
  lines
    .trim()
    .split('\n')
    .flatMap(line => toSesonger(verkstype, line)),
)

export const selskaper = [...new Set(produksjoner.map(({ selskap }) => selskap))].filter(Boolean)

const mediehus = ['NRK', 'NRK', 'TV 2', 'TVNorge', 'Viaplay', 'TV3']

/** Broadcasters write titles their own way: a season as theirs, or not at all. */
const writers = [
  (tittel: string) => tittel,
  (tittel: string) => tittel.toLocaleUpperCase('nb'),
  (tittel: string) => tittel.replace(/ \(sesong (\d+)\)$/, ' S$1'),
  (tittel: string) => tittel,
  (tittel: string) => tittel.replace(/ \(sesong \d+\)$/, ''),
]
const ukjente = ['Strikkekafeen', 'DOK: UTEN TITTEL 4', 'Trekning uke 14–26', 'Debatten etter debatten']

/** The list of the viewing year as it is sent: what is new, most of what is older, and some that nobody knows. */
export const sendeliste: string = [
  'Tittel;Kanal;Episoder;Premiere;Produksjonsselskap',
  ...produksjoner
    .filter(({ premiere }) => premiere !== null && premiere >= 2021 && premiere <= visningsaar)
    .map(({ tittel, selskap, premiere, episoder }, index) => {
      const written = writers[index % writers.length]?.(tittel)
      const bare = index % writers.length === 4
      return [written, mediehus[index % mediehus.length], episoder, bare ? '' : premiere, bare ? '' : selskap]
    })
    .map(cells => cells.join(';')),
  ...ukjente.map((tittel, index) => `${tittel};${mediehus[index]};${index + 1};;`),
].join('\n')
