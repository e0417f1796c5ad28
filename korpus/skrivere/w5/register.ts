import type { Registerproduksjon, Registerselskap } from '../../../bench/ki-fasit.ts'
import { epostFor, orgnrOf, telefon } from './felles.ts'

/** Name and contact; "-" has no e-mail, "?" no organisation number. */
const navn = [
  'Tarvelig Film AS|Gudrun Lekseth',
  'Munkvika Drama AS|Steinar Ubostad',
  'Bispehaugen Bilde AS',
  'Kløverstien Film AS|Ida Marie Fossnes',
  'Trollgarn Animasjon AS|Tormod Gynnild',
  'Pappvinge Animasjon AS',
  'Stemmegaffelen Lydstudio AS|Vibeke Rostadmo',
  'Ordklang Versjon AS',
  'Grindverk Barneserier AS|Kari Anne Hernesmo',
  'Lauvsus Film AS|Halvor Skjervfoss',
  'Lauvsus Film Trøndelag AS',
  'Kvern & Kverulant AS|-',
  'Halvmeter Film AS',
  'Fossegrim Fiksjon AS|Odd Arvid Rømo',
  'Ilabekken Produksjon AS',
  'Bakkeløkka TV AS|Jeanette Stubskin',
  'Sveivefilm AS|-',
  'Nordafjells Dokumentar AS|Eldbjørg Vinjesti',
  'Østafjells Dokumentar AS',
  'Rødtind Serier AS|Mattis Grøtan-Lie',
  'Gråtind Serier AS',
  'Leirfivel Film AS',
  'Sjokkrosa TV AS|Pernille Haugsvær',
  'Brakke 4 AS|Thea Kolstadmoen',
  'Brakke Fire Underholdning AS',
  'Tøffelhelten TV AS',
  'Tidsrom Film ANS|?',
  'Filmlauget Namsen SA|Gunnvor Overhalla',
  'Innherad Levende Bilder AS',
  'Snøplogen Media AS',
  'Kobberverket Film AS|Anders Ratvolden',
  'Kobberverket Serie 2 AS',
  'Papegøye Versjonering AS|Line Tautra',
  'Lillelørdag Format AS|-',
  'Aldri Mandag AS|Jo Inge Brekstadli',
  'Dalstroka Film DA|?',
  'Høstprakt Film AS',
  'Bukkesprang AS',
  'Elgtråkk Film & TV AS|Sunniva Tydalsås',
  'Fabelverkstedet AS',
  'Kråketær Kort AS|-',
  'Sørvendt Film AS',
  'NRK',
  'Ytre Rand Produksjon AS|Benedikte Stokmo',
  'Kjellerstua Film AS',
  'Regnbyge AS',
]

export const selskaper: Registerselskap[] = navn.map((line, i) => {
  const [name = '', extra = ''] = line.split('|')
  return {
    navn: name,
    orgnr: extra === '?' ? null : orgnrOf(name),
    kontaktperson: extra.length > 1 ? extra : null,
    epost: extra === '-' || name === 'NRK' ? null : epostFor(name),
    telefon: i % 3 === 0 ? telefon(name) : null,
  }
})

/** Work type: title | company | season | year | seconds | episodes; "-" is unknown. */
const titler: Record<string, string> = {
  Spillefilm: `Det siste lasset|Kobberverket Film AS|-|2021|6240|1
Det siste lasset|Tidsrom Film ANS|-|2009|5310|1
Vinterhavn|Ytre Rand Produksjon AS|-|2022|6620|1
Vinterhamn|Filmlauget Namsen SA|-|2017|5480|1
Bror min, hesten|Lauvsus Film AS|-|2023|5890|1
Bror min, Herman|Leirfivel Film AS|-|2021|5740|1
Frostrøyk|Fossegrim Fiksjon AS|-|2020|6105|1
Kveldsmat i Kvikne|Dalstroka Film DA|-|2019|5200|1
Tante Borghilds bil|Kløverstien Film AS|-|2022|4920|1
Tante Borghilds båt|Kløverstien Film AS|-|-|-|1
Mørke Mo|Tarvelig Film AS|-|2023|5650|1
Ein plass ved omnen|Innherad Levende Bilder AS|-|2021|5460|1
Alt vi ikke sa|Høstprakt Film AS|-|2020|6010|1
Alt vi aldri sa|Leirfivel Film AS|-|2022|5990|1
Gruvebarn|Kobberverket Film AS|-|2018|5640|1
Gruvebarna|Bukkesprang AS|-|2023|5340|1
Nattbuss til Nærøy|Elgtråkk Film & TV AS|-|2021|5870|1
Skuddår|Sørvendt Film AS|-|2016|5500|1
Skuddår|Halvmeter Film AS|-|2020|5760|1
Den tredje brannmannen|Bispehaugen Bilde AS|-|2019|6180|1
Ulveunger|Kjellerstua Film AS|-|2022|5230|1
Ulveunger 2 – Tilbake til Femund|Kjellerstua Film AS|-|2023|5410|1
Operasjon Brunost|Kløverstien Film AS|-|2021|4980|1
Sommeren med Sverre|Høstprakt Film AS|-|2018|5320|1
Havet under huset|Tarvelig Film AS|-|2023|6060|1`,
  'TV-drama': `Fjordkommunen (sesong 1)|Munkvika Drama AS|1|2020|2640|8
Fjordkommunen (sesong 2)|Munkvika Drama AS|2|2022|2655|8
Fjordkommunen (sesong 3)|Munkvika Drama AS|3|2023|2650|6
Smeltehytta|Kobberverket Film AS|-|2021|2700|6
Smeltehytta 2|Kobberverket Serie 2 AS|2|2023|2690|6
Lysbrudd (sesong 1)|Fossegrim Fiksjon AS|1|2020|2610|6
Lysbrudd (sesong 2)|Fossegrim Fiksjon AS|2|2022|2620|6
Tunnelbyggerne|Gråtind Serier AS|-|2020|3120|4
Sommerskiftet|Elgtråkk Film & TV AS|-|2022|2580|6
Elveosen (sesong 1)|Rødtind Serier AS|1|2021|2720|8
Elveosen (sesong 2)|Rødtind Serier AS|2|2023|2720|8
Elveos|Gråtind Serier AS|-|2016|2600|3
Grensevakt|Elgtråkk Film & TV AS|-|2019|2760|8
Grensevakten|Gråtind Serier AS|-|2021|2700|10
Kystens krønike|Sveivefilm AS|-|2018|3300|5
Gjengen i Gamle Gasverk (sesong 1)|Grindverk Barneserier AS|1|2020|1320|10
Gjengen i Gamle Gasverk (sesong 2)|Grindverk Barneserier AS|2|2021|1325|10
Gjengen i Gamle Gasverk (sesong 3)|Grindverk Barneserier AS|3|2023|1330|12
Klasse 6B (sesong 1)|Grindverk Barneserier AS|1|2020|1080|8
Klasse 6B (sesong 2)|Grindverk Barneserier AS|2|2022|1085|8
Klasse 7B|Grindverk Barneserier AS|-|2023|1100|8
Hemmelighetsklubben|Fabelverkstedet AS|-|2021|1260|12
Snøfokk og Sjokolade|Grindverk Barneserier AS|-|2022|1500|24
Adventsbåten|Fabelverkstedet AS|-|2020|1490|24
Doktor Dal (sesong 1)|Rødtind Serier AS|1|2019|2500|10
Doktor Dal (sesong 2)|Rødtind Serier AS|2|2021|2510|10
Måneklubben|NRK|-|2022|1180|13
Siste vitne|Munkvika Drama AS|-|2021|2680|4
Utlånt|Bispehaugen Bilde AS|-|2022|-|6
Kullgraverne|-|-|2019|2750|6`,
  Animasjon: `Pipp og Pjolter (sesong 1)|Trollgarn Animasjon AS|1|2020|420|26
Pipp og Pjolter (sesong 2)|Trollgarn Animasjon AS|2|2022|420|26
Pipp og Pjolter – julefilmen|Trollgarn Animasjon AS|-|2022|1560|1
Traktor-Tora (sesong 1)|Pappvinge Animasjon AS|1|2021|660|26
Traktor-Tora (sesong 2)|Pappvinge Animasjon AS|2|2023|660|26
Mumle i skogen|Fabelverkstedet AS|-|2021|4440|1
Mumle og månen|Fabelverkstedet AS|-|2023|-|1
Raske Rev|Bukkesprang AS|1|2023|680|13
Raske Rev og vennene|Papegøye Versjonering AS|1|2021|690|26
Snakkende steiner|Trollgarn Animasjon AS|-|2019|540|1
Bamsepolitiet (norsk versjon) (sesong 1)|Stemmegaffelen Lydstudio AS|1|2020|720|26
Bamsepolitiet (norsk versjon) (sesong 2)|Stemmegaffelen Lydstudio AS|2|2021|720|26
Havets helter (norsk versjon)|Ordklang Versjon AS|1|2022|1320|20
Robo-Rikke (norsk versjon)|Papegøye Versjonering AS|-|2023|640|52
Ugla Ursula|Pappvinge Animasjon AS|-|2018|300|40`,
  Dokumentar: `Femund – et år|Østafjells Dokumentar AS|-|2021|5120|1
Sørsamisk vinter|Nordafjells Dokumentar AS|-|2022|2900|3
De som ble igjen|Sveivefilm AS|-|2012|3480|1
De som ble igjen|Østafjells Dokumentar AS|-|2020|5200|1
Kornbåndet|Innherad Levende Bilder AS|-|2019|3300|1
Trikken som forsvant|Bispehaugen Bilde AS|-|2018|3120|1
Lyden av elva|Tidsrom Film ANS|-|2022|4380|1
Stålverket (sesong 1)|Nordafjells Dokumentar AS|1|2021|2520|8
Stålverket (sesong 2)|Nordafjells Dokumentar AS|2|2023|2520|8
Kraftlinja|Snøplogen Media AS|-|2023|2600|4
Det lange valget|Ytre Rand Produksjon AS|-|2021|3180|6
Setra|Dalstroka Film DA|-|2020|2840|3
Setertausa|Dalstroka Film DA|-|2018|2840|1
Siste skift|Nordafjells Dokumentar AS|-|2019|3420|1
Siste skift|Nordafjells Dokumentar AS|-|2023|3490|1
Folk i fjæra|NRK|-|2021|1740|8
Slakteren på hjørnet|Kjellerstua Film AS|-|2020|1680|1
Hundre dager på Hestkjølen|Snøplogen Media AS|-|2022|4800|1
Jordmora|Leirfivel Film AS|-|2021|4620|1
Ukjent soldat, kjent sønn|Østafjells Dokumentar AS|-|2022|5010|1`,
  'TV-underholdning': `Naboduellen (sesong 1)|Brakke 4 AS|1|2020|2520|8
Naboduellen (sesong 2)|Brakke 4 AS|2|2021|2520|8
Naboduellen (sesong 3)|Brakke 4 AS|3|2022|2525|10
Naboduellen (sesong 4)|Brakke Fire Underholdning AS|4|2023|2525|10
Hus på hengeren (sesong 1)|Sjokkrosa TV AS|1|2021|2580|8
Hus på hengeren (sesong 2)|Sjokkrosa TV AS|2|2022|2580|8
Hus på hengeren (sesong 3)|Sjokkrosa TV AS|3|2023|2580|8
Fredagsklubben (sesong 1)|Lillelørdag Format AS|1|2018|3300|10
Fredagsklubben (sesong 2)|Lillelørdag Format AS|2|2019|3300|10
Fredagsklubben (sesong 3)|Lillelørdag Format AS|3|2020|3310|12
Fredagsklubben (sesong 4)|Lillelørdag Format AS|4|2021|3310|12
Fredagsklubben (sesong 5)|Lillelørdag Format AS|5|2022|3305|12
Veien til kjøkkenet (sesong 1)|Aldri Mandag AS|1|2021|2460|12
Veien til kjøkkenet (sesong 2)|Aldri Mandag AS|2|2023|2460|12
Skattkisten (sesong 1)|Tøffelhelten TV AS|1|2020|2640|8
Skattkisten (sesong 2)|Tøffelhelten TV AS|2|2022|2640|8
Bygdekampen (sesong 1)|Bakkeløkka TV AS|1|2021|2700|10
Bygdekampen (sesong 2)|Bakkeløkka TV AS|2|2022|2700|10
Bygdekampen (sesong 3)|Bakkeløkka TV AS|3|2023|2700|10
Bygdekampen – jul|Bakkeløkka TV AS|-|2022|3400|1
Pubquizen på turné|Lillelørdag Format AS|-|2022|1680|6
Loppemarkedet (sesong 1)|Ilabekken Produksjon AS|1|2022|1500|10
Loppemarkedet (sesong 2)|Ilabekken Produksjon AS|2|2023|1500|10`,
  'Kortfilm/novellefilm': `Isbit|Kråketær Kort AS|-|2021|720|1
Vaskedag|Kråketær Kort AS|-|2019|905|1
Fem minutter på fem|Halvmeter Film AS|-|2022|300|1
Kaffe uten melk|Sørvendt Film AS|-|2020|1140|1
Hull i hekken|Kråketær Kort AS|-|2023|840|1
Trapp opp|Kjellerstua Film AS|-|2018|660|1
Minibanken|Kråketær Kort AS|-|2022|1020|1
Søndag klokka tre|Filmlauget Namsen SA|-|2021|1260|1`,
  Musikkvideo: `Svarttrost – Aldri heim|Regnbyge AS|-|2021|236|1
Svarttrost – Kveldsskift|Regnbyge AS|-|2022|251|1
Kald Fot – Halvveis|Snøplogen Media AS|-|2020|198|1`,
}

const tall = (text = '-') => (text === '-' ? null : Number(text))
export const produksjoner: Registerproduksjon[] = Object.entries(titler).flatMap(([Verkstype, lines]) =>
  lines.split('\n').map(line => {
    const [Produksjonstittel = '', selskap = '-', sesong, premiere, sekunder, episoder] = line.split('|')
    return {
      Produksjonstittel,
      Produksjonsselskap: selskap === '-' ? null : selskap,
      Sesong: tall(sesong),
      Premiere: tall(premiere),
      Verkstype,
      Spilletid_sekunder: tall(sekunder),
      Episoder: tall(episoder),
    }
  }),
)
