import type { Registerproduksjon } from '../../../bench/ki-fasit.ts'

// Title | company | season | premiere | seconds | episodes; nothing between the bars where the register does not know.
const serier = `Havskodde (sesong 1)|Havdur Serier AS|1|2020|2640|6
Havskodde (sesong 2)|Havdur Serier AS|2|2022|2655|8
Havskodde (sesong 3)|Havdur Serier AS|3|2024|2650|8
Tingretten (sesong 1)|Nordre Gate Drama AS|1|2019|2520|10
Tingretten (sesong 2)|Nordre Gate Drama AS|2|2021|2530|10
Tingretten (sesong 3)|Nordre Gate Drama AS|3|2023|2535|12
Arvefiendene|Femte Akt Drama AS||2022|2700|8
Arvingene på Furuly (sesong 1)|Kvisthaug & Rød Produksjon AS|1|2021|2580|8
Arvingene på Furuly (sesong 2)|Kvisthaug & Rød Produksjon AS|2|2023|2590|8
Grønnevik (sesong 1)|Grønnevik Drama AS|1|2021|1740|10
Grønnevik (sesong 2)|Grønnevik Drama Sesong 2 AS|2|2023|1755|10
Skiftet|Skjærgårdslys Fiksjon AS||2022|2400|6
Nattskiftet (sesong 1)|Vestibyle Film AS|1|2022|1500|8
Nattskiftet (sesong 2)|Vestibyle Film AS|2|2023|1510|8
Kaldstart|Bjelkeloft Produksjon AS||2023|2610|8
Kaldstarten|Elleve Meter TV AS||2020|1800|6
Losen (sesong 1)|Oksøy Film & TV AS|1|2021|2670|10
Losen (sesong 2)|Oksøy Film & TV AS|2|2023|2690|10
Lesiden|Nattog Pictures AS||2023|3060|8
Isgang (sesong 1)|Kalkstein Serie AS|1|2020|2700|9
Isgang (sesong 2)|Kalkstein Serie AS|2|2022|2710|9
Isgangen|Tidevannet Film DA||2016|2640|3
Fyrskipet|NRK||2022|2760|6
Naustfolket (sesong 1)|Sildestim Film AS|1|2022|1680|9
Naustfolket (sesong 2)|Sildestim Film AS|2|2024|1680|9
Nordavind (sesong 1)|Strilelys Film AS|1|2021|2460|8
Nordavind (sesong 2)|Strilelys Film AS|2|2023|2460|8
Strandhogg|Ytste Nes Film AS||2023|2880|6
Nattportieren|Hylle Film AS||2022|2580|8
Kongsbrygga|Blåtind Film AS||2021|1560|10
Bakrommet (sesong 1)|Frosk & Frakk AS|1|2020|1320|8
Bakrommet (sesong 2)|Frosk & Frakk AS|2|2022|1330|8
Bakerommet|Vindskeiv Film AS||2019|2700|4
Sju netter i november|Femte Akt Drama AS||2020|2640|7
Den trettende jury|Nordre Gate Drama AS||2018|2700|6
Vaktbytte (sesong 1)|Ramnkleiva Produksjon AS|1|2019|2520|8
Vaktbytte (sesong 2)|Ramnkleiva Produksjon AS|2|2020|2520|10
Kystradio|Fjordmunn Media AS||2021|1800|6
Kyst Radio|Sør for Sola Film AS||2017|1800|
Ormegård (sesong 1)|Skjærgårdslys Fiksjon AS|1|2023|2640|8
Sluttseddel|Vestibyle Film AS||2024||
Den fjerde søsteren|Tverrslag Film AS||2022|2820|5
Dobbeltliv|Vestibyle Film AS||2021|2700|6
Losbåten|Tidevannet Film DA||2018|2640|4
Hvit uke|Måneskinnsgata Film AS||2020|2400|6
Blindskjær|Oksøy Film & TV AS||2019|2640|6
Lærerværelset (sesong 1)|Kveldsvakt TV AS|1|2021|1500|10
Lærerværelset (sesong 2)|Kveldsvakt TV AS|2|2022|1500|10`

const underholdning = `Latterlig nær (sesong 1)|Trappeløp Underholdning AS|1|2021|2580|8
Latterlig nær (sesong 2)|Trappeløp Underholdning AS|2|2022|2600|10
Hundre på hytta (sesong 1)|Gjallar Underholdning AS|1|2022|2520|12
Hundre på hytta (sesong 2)|Gjallar Underholdning AS|2|2023|2520|12
Sporløs i fjellet|Støypejern TV AS||2022|2640|10
Sporløst forsvunnet|Støypejern TV AS||2018|2640|8
Kjøkkenkuppet (sesong 1)|Elleve Meter TV AS|1|2020|2460|10
Kjøkkenkuppet (sesong 2)|Elleve Meter TV AS|2|2021|2460|10
Kjøkkenkuppet (sesong 3)|Elleve Meter TV AS|3|2023|2460|12
Lørdag med Lauvmyr|Elleve Meter TV AS||2021|3300|16
Bryllupsbyttet|Kveldsvakt TV AS||2022|2520|8
Bonden og byfrøkna|Trappeløp Underholdning AS||2019|2580|
Fasit eller fusk (sesong 1)|Gjallar Underholdning AS|1|2020|1740|14
Fasit eller fusk (sesong 2)|Gjallar Underholdning AS|2|2021|1740|14
Øyhopperne|Støypejern TV AS||2023|2640|10
Stuevogn|Kveldsvakt TV AS||2020|1740|6`

const dokumentar = `Dyrtid|Dobbeltspor Dokumentar AS||2023|1740|8
Dyre tider|Langøye Dokumentar AS||2021|3480|
Sveltihel|NRK||2023|1740|8
Siste buss fra Vangen|Langøye Dokumentar AS||2020|3300|3
Mitt navn er ingen|Dobbeltspor Dokumentar AS||2022|5220|
Kaikanten (sesong 1)|Fjordmunn Media AS|1|2021|1680|6
Kaikanten (sesong 2)|Fjordmunn Media AS|2|2022|1680|6
Glassverket|Tidevannet Film DA||2019|4680|
Å selge en bre|Langøye Dokumentar AS||2023|4920|
Bergtatt av Bremanger|Strilelys Film AS||2018|1740|4
Trålerdagbøkene|Sildestim Film AS||2022|1740|5
Rettens mindretall|Dobbeltspor Dokumentar AS||2021|3480|2
Fire generasjoner|Ur & Li Film AS||2016|3120|
Utkantmesteren|Lun Lyd og Bilde AS||2020||
Redningsskøyta|NRK||2021|1740|10`

const filmer = `Løvfall|Femte Akt Film AS||2023|6360|
Løvfall|Vindskeiv Film AS||2019|5700|
Skiftet|Bortenfor Film AS||2018|5640|
Saltstein|Kalkstein Film AS||2022|6540|
Undertun|Hylle Film AS||2023|5880|
Brevduene|Bortenfor Film AS||2021|6000|
Den siste notaren|Femte Akt Film AS||2020|6180|
Mellom bakkar|Ytste Nes Film AS||2019|5520|
Kvit støy|Ytste Nes Film AS||2022|5340|
Vårknipe|Måneskinnsgata Film AS||2024||
Ensom majestet|Tverrslag Film AS||2021|6420|
Hundreårsbølgen|Blåtind Film AS||2022|6900|
Hundreårsbølga|Hestmona Film AS||2018|5400|
Herskapelig|Vestibyle Film AS||2020|6120|
Tomgang|Hestmona Film AS||2017|5280|
Tomgang|Sør for Sola Film AS||2022|5460|
Alt hva mødrene glemte|Kvisthaug & Rød Produksjon AS||2019|6240|
Trettini komma fem|Bjelkeloft Produksjon AS||2023|5580|
Snøblind|Ur & Li Film AS||2021||
Nattportierens datter|Blåtind Film AS||2020|5760|
Pappas paraplyer|Ur & Li Film AS||2018|5160|
Prokuristen|Nattog Pictures AS||2022|6720|`

const animasjon = `Pappas paraply (sesong 1)|Papirfly Animasjon AS|1|2021|420|26
Pappas paraply (sesong 2)|Papirfly Animasjon AS|2|2023|420|26
Elgen Eskil og det store blå|Sagbruket Animasjon AS||2022|4800|
Knott|Papirfly Animasjon AS||2020|300|13
Knott og Klegg|Papirfly Animasjon AS||2022|300|13
Måken som ikke ville|Sagbruket Animasjon AS||2019|480|`

const kort = `Tre minutter over|Takrenne Kortfilm AS||2021|900|
Kvitvask|Takrenne Kortfilm AS||2022|1080|
Hvitvask|Måneskinnsgata Film AS||2020|840|
Mors siste smil|Frosk & Frakk AS||2019|1200|
Parkert|Takrenne Kortfilm AS||2023|660|
Andre etasje|Halvmåne Manus AS||2020|1500|
Varsling|Ramnkleiva Produksjon AS||2021|780|
En halv liter melk|Takrenne Kortfilm AS||2018|540|
Båra|Strilelys Film AS||2022|960|
Sjøbod nr. 8|Sildestim Film AS||2020|1140|
Kontoret for tapt tid|Halvmåne Manus AS||2022|1320|`

const musikk = `Lyse netter – Aurora Fjellro|Gråstein Musikkvideo AS||2022|240|
Kjør hjem – Betongduene|Gråstein Musikkvideo AS||2021|210|
Sovesofa – Pastor Grå|Frosk & Frakk AS||2023|225|`

const list = (verkstype: string, rader: string): Registerproduksjon[] =>
  rader.split('\n').map(rad => {
    const [tittel = '', selskap = '', ...tall] = rad.split('|')
    const [sesong, premiere, sekunder, episoder] = tall.map(t => (t ? Number(t) : null))
    return {
      Produksjonstittel: tittel,
      Produksjonsselskap: selskap || null,
      Sesong: sesong ?? null,
      Premiere: premiere ?? null,
      Verkstype: verkstype,
      Spilletid_sekunder: sekunder ?? null,
      Episoder: episoder ?? null,
    }
  })

export const produksjoner: Registerproduksjon[] = [
  ...list('TV-drama', serier),
  ...list('TV-underholdning', underholdning),
  ...list('Dokumentar', dokumentar),
  ...list('Spillefilm', filmer),
  ...list('Animasjon', animasjon),
  ...list('Kortfilm/novellefilm', kort),
  ...list('Musikkvideo', musikk),
]
