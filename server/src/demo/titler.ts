/**
 * The titles of the demo, all invented. One line a title: title | seasons | episodes a season | minutes an episode | year of the
 * last season. Short ways to write `1 | 1` are left out on purpose: a line reads as a row of the register.
 */
const underholdning = `
Hvem tok grillen?|4|10|44|2023
Rundt bålet med Bente|3|8|39|2022
Loppelykke|6|10|29|2023
Kryss i takrenna|3|10|43|2022
Måltid for modige|2|8|28|2021
Bygdas bestemor|2|6|38|2023
Bygdas bestefar|1|6|38|2024
Vinterbaderne|2|8|29|2023
Lørdag med Bakke og Brekke|4|14|58|2023
Tolv timer til tog|2|8|43|2022
Parkeringsvaktene|3|12|23|2021
Svigermors valg|2|8|42|2020
På tur med tante Aase|2|6|29|2022
Duell i dialekt|3|10|29|2023
Campingsjefene|3|10|43|2023
Campingsjefen|1|10|43|2019
Strikk eller ryk|2|8|43|2023
Sannhet eller sild|3|12|38|2023
Låven min er din|2|8|43|2023
Prisen for en sau|1|6|41|2023
Hjelp, vi har kjøpt en øy – og nå må vi bo der hele vinteren|2|8|44|2023
Gjett instrumentet|2|10|41|2020
Én siste runde|2|10|44|2023
Aal eller ål?|1|10|27|2022
Søppelskatten|2|8|43|2023
Utsolgt!|2|10|43|2022
`
const drama = `
Stillvannet|3|8|46|2023
Stillvann|1|6|44|2018
Skipsklarereren|2|8|45|2022
Den sjette nøkkelen|2|6|52|2023
Tverrvåg|3|8|44|2023
Legevakta i Bårdsund|5|10|43|2023
Arvinger til besvær|2|8|41|2021
Haakon og haugfolket|2|10|28|2022
Under isbreen bor de andre|1|6|55|2023
Tinghuset|3|8|45|2022
Det siste sommerhuset|1|4|58|2020
Ferjemannens døtre|2|8|47|2023
Aamot stasjon|3|10|44|2023
Kveldsskiftet|2|8|29|2023
Mellom oss og havet|2|8|45|2021
Rikere enn naboen|3|8|42|2023
Glassverket|2|6|50|2022
Vinduet mot bakgården|1|6|44|2023
Lærerværelset|4|10|27|2022
Redaksjonen på Rognhaug|2|8|32|2023
Ingen ser Ellinor|1|6|48|2023
Kaptein uten skip|1|8|44|2019
Søsken på vent|2|8|31|2023
Havnesjefen|1|6|45|2024
Hotell Allé|2|8|44|2022
`
const dokumentarserier = `
Fyrlyktenes siste vakt|2|6|39|2023
På innsiden av tinglysningen|1|4|42|2023
Skogen som husker|1|3|58|2021
Mennesker med nøkler|1|6|29|2023
Kulturarv på hjul|2|6|38|2023
Håp, tro og skiføre|1|4|48|2020
Fødestua på Innerfjell|3|8|29|2023
Fengselsbetjentene på Rognhaug|2|6|41|2022
`
const dokumentarer = `
Alt mor aldri fortalte|1|1|84|2023
Ei klokke for hvert barn|1|1|58|2021
Čuovga – lyset tilbake|1|1|69|2022
Den lange veien til Lomsvik sykehus|1|1|79|2023
Trikk nummer 404|1|1|57|2020
Kjære statsråd|1|1|88|2023
Æ, Ø og Å – bokstavene som nektet å forsvinne|1|1|62|2022
Utenfor sesongen|1|1|76|2023
Fosterfaren|1|1|81|2023
Kvinnen bak kamera tre|1|1|66|2023
Dobbeltliv på Sørlandsbanen|1|1|55|2022
`
const spillefilmer = `
Furu|1|1|97|2023
Tolleren fra Tangvær|1|1|112|2021
Snø i lommene|1|1|88|2022
Bruktbilkongens fall|1|1|107|2020
Kjære Édith|1|1|93|2019
Etter oss kommer flommen, sa mor|1|1|118|2022
Når elva fryser|1|1|103|2021
Når elven fryser|1|1|98|2016
Vaktmesterens hemmelighet|1|1|94|2018
Lille Åse og det store hullet|1|1|78|2022
Ingen vei utenom Øksnesvika|1|1|102|2023
Tretten tomme stoler|1|1|111|2022
Vinterkontrakten|1|1|100|2023
Én gang fisker|1|1|92|2023
Løgnhalsens ære|1|1|94|2022
`
const kortfilmer = `
Furu|1|1|14|2019
Rekkverk|1|1|12|2022
Mamma ringer ikke|1|1|21|2021
Ål|1|1|7|2022
Å|1|1|6|2023
Papegøyen til Grete|1|1|16|2020
Postkassa|1|1|8|2018
Løs snø|1|1|15|2023
Løs snø II|1|1|17|2024
Siste kveld i Bowlinghallen|1|1|24|2023
Kusinens hund|1|1|10|2023
Over til reklamen|1|1|14|2019
Melkespann|1|1|9|2022
Kaffe hos Aagot|1|1|16|2021
Sprekken i taket|1|1|8|2023
`
const animasjon = `
Pinnsvinet Plym|3|26|7|2023
Plym og vennene|1|13|7|2024
Trollmor tar ferie|1|1|74|2022
Knøttene i Kladdeskogen|2|26|11|2023
Blekkspruten Balder|2|20|5|2023
Måken som ville bli kaptein|1|1|69|2021
Robotjenta Rá|1|13|12|2022
Skruen og mutteren|2|26|6|2022
Elgkalven Åmund|1|1|9|2023
`
const musikkvideoer = `
Nattbuss Nitten – Kom når du vil|1|1|4|2023
Ødegård og Mørk – Vannrett|1|1|3|2022
Tindra Vals – Blå time|1|1|5|2023
DJ Aamot feat. Silla – Sukkerspinn|1|1|3|2023
Gárral – Biegga|1|1|6|2023
Lyktestolpene – Fredag hele uka|1|1|4|2022
Lyktestolpene – Mandag igjen|1|1|4|2023
`

/** The rest of the documentaries and short films, made from a place: near duplicates, as a real register has them. */
export const stedstitler = {
  dokumentar: [
    'Siste sommer {i}',
    'Kirkebøkene fra {sted}',
    'Menneskene rundt {sted}',
    'Lyset over {sted}',
    '{sted} – et lokalsamfunn i endring, fra sildeeventyret til i dag',
    'Hvem bor {i}?',
  ],
  kort: ['Natt {i}', 'Bussen til {sted}', 'Jenta fra {sted}'],
} as const

/** Invented places, each with its preposition. */
export const oppdiktedeSteder = [
  'i Lomsvik',
  'i Bårdsund',
  'i Tverrvåg',
  'i Øksnesvika',
  'i Heggdal',
  'på Innerfjell',
  'på Myrkvang',
  'på Grønnholmen',
  'på Rognhaug',
  'i Haavardsund',
  'i Ytre Alme',
  'på Tangvær',
  'i Åmundset',
  'på Sølvstrand',
] as const

export type Tittellinje = {
  tittel: string
  sesonger: number
  episoder: number
  minutter: number
  sisteAar: number
}

function parse(lines: string): Tittellinje[] {
  return lines
    .trim()
    .split('\n')
    .map(line => {
      const [tittel = '', ...numbers] = line.split('|')
      const [sesonger = 1, episoder = 1, minutter = 1, sisteAar = 2023] = numbers.map(Number)
      return { tittel, sesonger, episoder, minutter, sisteAar }
    })
}

export const titler = {
  underholdning: parse(underholdning),
  drama: parse(drama),
  dokumentarserier: parse(dokumentarserier),
  dokumentarer: parse(dokumentarer),
  spillefilmer: parse(spillefilmer),
  kortfilmer: parse(kortfilmer),
  animasjon: parse(animasjon),
  musikkvideoer: parse(musikkvideoer),
} as const
