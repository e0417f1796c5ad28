// Registrene: selskaper og produksjoner, med nesten-dubletter, sesonger og vanlige ord som titler.
import type { Registerproduksjon, Registerselskap } from '../../../bench/ki-fasit.ts'
import { orgnr } from './hjelp.ts'

const navn = `Kvarts Post AS;Randi Moltke
Kvarts Post Bergen AS;
Dypblå Lydstudio AS;Ivar Stenseng
Glimmerslag AS;Camilla Rø
Glimmerslag Drama AS;Camilla Rø
Trekkpapir Film AS;Jonas Bleken
Underbruket TV AS;Hege Torsvik
Underbruket TV Vest AS;
Nattbuss Produksjon AS;Siri Amdal
Meridian Nord Series AS;Paul Arctander
Meridian Nord AS;
Tøyenblokka Media AS;Farah Nilsen
Halvtone Animasjon AS;Geir Lunde
Pikselbruket VFX AS;Arve Hoff
Løsgjenger Film AS;Mette Rambøl
Løsgjengeren Film ANS;
Kattekonsert AS;Ola Vik
Bikuben Underholdning AS;Tonje Skaar
Bikuben Studio AS;
Sju Soner Drama AS;Kristoffer Hemb
Ekkolodd Lyd & Bilde AS;Nora Tveter
Fyrtøyet Forteljingar AS;Ingvild Myklebust
Vrangsida Film AS;Torstein Øvrebø
Hovedøya Studios AS;Beate Krag
Grå Sone Dokumentar AS;Yngve Dahlberg
Skarpskyer Film og TV AS;Lise Uthaug
Longhaul Nordic Pictures AS;Edward Brandt
Blue Ferry Productions Norway AS;Anne Tollefsrud
Blekkhuset Animasjon AS;Rune Sæther
Straumdraget Film AS;Marit Vikøyr
Halling & Haug TV AS;Knut Haug
Rundkjøring Film AS;
Sidespor Film AS;
Sidesporet TV AS;
Kveldsmat Media AS;Liv Borge
Lakris Produksjoner AS;
Rødglød Film AS;
Tredje Etasje Post AS;
Grønt Lys Film og Fjernsyn AS;
Vindusplass AS;Eskil Ramm
Skuggesida Produksjon AS;
Kråkeslottet Animasjon AS;
Pulsåra TV AS;
Lørdagsgruppa AS;
Nullpunkt Visuelle Effekter AS;Dina Foss
Slurk Film AS;`
export const selskaper: Registerselskap[] = navn.split('\n').map((linje, i) => {
  const [firma = '', kontakt = ''] = linje.split(';')
  const kort = firma
    .toLowerCase()
    .replace(/ (as|ans)$/, '')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('å', 'a')
    .replace(/[^a-z]+/g, '')
  return {
    navn: firma,
    orgnr:
      kontakt === '' && i % 4 === 3 ? null : orgnr(i % 2 ? 31_204_417 + i * 70_423 : 29_318_550 + i * 61_207),
    kontaktperson: kontakt || null,
    epost: i % 5 === 4 ? null : `post@${kort}.example`,
    telefon: i % 3 === 2 ? null : `22 ${String(10 + i)} ${String(91 - i)} 0${i % 10}`,
  }
})
export function org(firma: string): string {
  const s = selskaper.find(one => one.navn === firma)
  if (!s?.orgnr) throw new Error(`${firma} mangler nummer`)
  return `${s.orgnr.slice(0, 3)} ${s.orgnr.slice(3, 6)} ${s.orgnr.slice(6)}`
}

// tittel | selskap | sesong | premiere | verkstype (u, d, s, f, a, k, m) | minutter | episoder
const linjer = `Hyttenaboer|Bikuben Underholdning AS|1|2021|u|44|14
Hyttenaboer|Bikuben Underholdning AS|2|2022|u|44|14
Hyttenaboer|Bikuben Underholdning AS|3|2023|u|44|14
Hyttenaboene|Lørdagsgruppa AS|1|2016|u|29|8
Nabohytta|Rundkjøring Film AS||2019|k|14|
Kaldt regnskap|Meridian Nord Series AS|1|2024|s|48|8
Kald regning|Meridian Nord AS||2012|f|96|
Regnskapet|Sidespor Film AS||2018|d|58|
Saltvann|Skarpskyer Film og TV AS|1|2023|s|45|6
Saltvannet|Slurk Film AS||2011|k|11|
Salt vann og søte drømmer|Rødglød Film AS||2009|f|88|
Saltvannsfolk|Fyrtøyet Forteljingar AS||2020|d|52|3
Loppelykke|Tøyenblokka Media AS|1|2022|u|29|8
Loppelykke|Tøyenblokka Media AS|2|2023|u|29|10
Loppelykke jul|Tøyenblokka Media AS||2023|u|43|2
Stemmen i heisen|Glimmerslag AS|1|2024|s|30|8
Stemmen|Pulsåra TV AS|2|2020|u|58|6
Heisen|Slurk Film AS||2015|k|9|
Siste campingplass|Underbruket TV AS|4|2022|u|43|20
Siste campingplass|Underbruket TV AS|5|2023|u|43|20
Siste campingplass – gjensynet|Underbruket TV AS||2023|u|58|1
Campingplassen|Sidesporet TV AS||2014|d|29|4
Kjelleren|Sju Soner Drama AS|1|2022|s|42|8
Kjellerne|Trekkpapir Film AS||2013|f|101|
Under kjelleren|Sju Soner Drama AS||2023|d|28|1
Mose & Mørtel|Halvtone Animasjon AS|1|2024|a|7|26
Mose og mark|Kråkeslottet Animasjon AS||2019|a|7|13
Mørtel|Rødglød Film AS||2010|k|12|
Fjellskulen|Fyrtøyet Forteljingar AS|1|2023|d|38|6
Fjellskolen|Grå Sone Dokumentar AS||2017|d|58|
Fjell skal flyttes|Pulsåra TV AS||2018|u|29|6
Jernvinter|Løsgjenger Film AS||2023|f|112|
Jern i vinterlys|Løsgjengeren Film ANS||2008|d|74|
Vinterjern|Slurk Film AS||2021|k|16|
Panelhøns|Nattbuss Produksjon AS|1|2023|u|39|10
Panelhøns – julespesial|Nattbuss Produksjon AS||2023|u|55|1
Panelet|Lørdagsgruppa AS|6|2019|u|29|12
Fire fluer|Kattekonsert AS|2|2023|u|24|8
Fire fluer|Kattekonsert AS|1|2022|u|24|8
Fluene|Slurk Film AS||2012|k|8|
Svartfjord|Longhaul Nordic Pictures AS|1|2024|s|50|8
Svart fjord|Vrangsida Film AS||2006|f|91|
Svartfjorden|Fyrtøyet Forteljingar AS||2016|d|49|
Kommunestyret|Skarpskyer Film og TV AS|1|2022|s|28|10
Kommunestyret|Skarpskyer Film og TV AS|2|2023|s|28|8
Kommunen|Sidesporet TV AS||2015|d|29|6
Øyfolket – sesong 1|Sju Soner Drama AS|1|2022|s|44|6
Øyfolket – sesong 2|Sju Soner Drama AS|2|2023|s|44|8
Øyfolket – sesong 3|Sju Soner Drama AS|3|2025|s|44|8
Folk på øyer|Fyrtøyet Forteljingar AS||2019|d|38|5
Dobbeltgjenger|Glimmerslag AS|1|2021|s|41|8
Dobbeltgjenger|Glimmerslag AS|2|2023|s|41|8
Gjenger|Grå Sone Dokumentar AS||2018|d|58|3
Bygdefolk i byen|Vrangsida Film AS|1|2023|d|29|8
Byfolk på bygda|Vrangsida Film AS|1|2021|d|29|8
Bygda|Straumdraget Film AS||2011|f|84|
Førstehjelp|Grå Sone Dokumentar AS|1|2023|d|43|5
Førstehjelpen|Pulsåra TV AS|3|2020|u|29|12
Vinterhagen|Kveldsmat Media AS|1|2022|u|44|8
Vinterhage|Rundkjøring Film AS||2004|k|21|
Ti netter|Bikuben Underholdning AS|1|2023|u|52|10
Tusen og ti netter|Kattekonsert AS||2017|u|29|6
Netter|Slurk Film AS||2014|m|4|
Knotten og Skruen|Blekkhuset Animasjon AS|1|2023|a|11|13
Knotten og Skruen på tivoli|Blekkhuset Animasjon AS||2025|a|72|
Knott|Kråkeslottet Animasjon AS||2016|k|6|
Vaktlista|Hovedøya Studios AS|1|2023|s|45|8
Vaktliste|Grå Sone Dokumentar AS||2020|d|56|
Vaktlista: Bak kamera|Hovedøya Studios AS||2023|d|24|2
Nordkapplinjen|Longhaul Nordic Pictures AS|1|2024|s|47|10
Linjen|Sidespor Film AS||2012|d|72|
Nordkapp|Vindusplass AS||2018|d|50|4
Elvebåten|Straumdraget Film AS|1|2023|s|30|6
Elvebåtane|Fyrtøyet Forteljingar AS||2015|d|45|
Båten|Rødglød Film AS||2019|k|13|
Plan B|Trekkpapir Film AS||2023|s|25|6
Plan B|Trekkpapir Film AS||2023|d|29|6
Plan C|Trekkpapir Film AS||2024|s|25|6
Nattskift|Vindusplass AS|1|2023|s|22|8
Nattskift|Vindusplass AS|2|2024|s|22|8
Nattskiftet|Pulsåra TV AS||2013|d|43|6
Hundre hus|Kveldsmat Media AS|1|2023|u|43|12
Hundre hus og en hage|Kveldsmat Media AS||2024|u|43|6
Byggeleiren|Underbruket TV AS|1|2023|u|43|16
Byggeleir|Sidespor Film AS||2007|d|59|
Kveldsåpent|Nattbuss Produksjon AS|2|2023|u|58|8
Kveldsåpent|Nattbuss Produksjon AS|1|2022|u|58|8
Åpent|Tøyenblokka Media AS||2020|u|28|10
Klokkaren|Vrangsida Film AS|1|2024|s|52|6
Klokka|Slurk Film AS||2011|k|7|
Klokkeren fra Vålerenga|Løsgjenger Film AS||2002|f|93|
Rømlingen|Glimmerslag Drama AS|1|2023|s|46|6
Rømling|Sidespor Film AS||2019|d|61|
Snøblind sommer|Blue Ferry Productions Norway AS||2023|f|104|
Snøblind|Rødglød Film AS||2016|k|18|
Sommer|Slurk Film AS||2013|f|86|
Siste vakt på Bjørnøya|Grå Sone Dokumentar AS||2023|d|78|
Siste vakt|Trekkpapir Film AS||2017|s|40|6
Tunkamp|Halling & Haug TV AS|3|2022|u|43|10
Tunkamp|Halling & Haug TV AS|4|2023|u|43|12
Tunet|Straumdraget Film AS||2014|d|52|
Bre og brann|Rødglød Film AS||2021|f|99|
Høst|Sidespor Film AS||2015|k|10|
Vår|Sidespor Film AS||2016|k|10|
Søsken|Skarpskyer Film og TV AS|1|2021|s|44|6
Søsken|Kveldsmat Media AS|2|2022|u|43|8
Kråkevinter|Kråkeslottet Animasjon AS||2020|a|68|
Sandkassa|Tøyenblokka Media AS|1|2021|u|24|20
Garderoben|Lørdagsgruppa AS|9|2018|u|58|10
Garderobe 3|Lakris Produksjoner AS||2022|k|12|
Fasit|Lakris Produksjoner AS|1|2020|u|29|8
Kontrakten|Trekkpapir Film AS||2010|f|94|
Episoden|Trekkpapir Film AS||2019|k|15|
Premieren|Løsgjenger Film AS||2021|d|66|
Dagen etter|Nattbuss Produksjon AS|4|2023|u|29|30
Dagen derpå|Nattbuss Produksjon AS||2016|u|29|6
Takvinkel|Vindusplass AS||2018|f|90|
Mellom tog|Grønt Lys Film og Fjernsyn AS|1|2022|d|29|6
Grønt lys|Grønt Lys Film og Fjernsyn AS||2013|d|52|
Rødt lys|Rødglød Film AS||2014|f|97|
Lille Lørdag på hytta|Lørdagsgruppa AS||2020|u|55|1
Sauetelling|Fyrtøyet Forteljingar AS|1|2022|d|25|8
Sjark|Fyrtøyet Forteljingar AS|2|2023|d|38|6
Bestis for en uke|Bikuben Underholdning AS|1|2022|u|43|12
Bestis for en uke|Bikuben Underholdning AS|2|2023|u|43|12
Hvem eier hunden?|Bikuben Underholdning AS||2021|u|29|8
Kokkekollisjon|Underbruket TV AS|1|2022|u|43|18
Kokkekollisjon|Underbruket TV AS|2|2023|u|43|18
Tiggergutten|Løsgjenger Film AS||2019|f|108|
Under isen|Meridian Nord Series AS|1|2022|s|51|6
Under isen|Meridian Nord AS||2015|d|58|
Ingenting|Slurk Film AS||2022|k|5|
Grensesnitt|Hovedøya Studios AS|1|2021|s|40|8
Snittet|Tredje Etasje Post AS||2020|d|55|
Alle sammen|Kattekonsert AS|3|2022|u|58|8
Alle|Kattekonsert AS||2012|m|4|
Onsdagslaget|Pulsåra TV AS|5|2023|u|29|20
Kartleseren|Vindusplass AS||2022|d|70|
Havnevakt|Longhaul Nordic Pictures AS|2|2023|s|45|8
Havnevakta|Pulsåra TV AS|1|2019|u|29|10
Silkeveven|Sju Soner Drama AS||2020|f|118|
Stjernesladder|Blekkhuset Animasjon AS||2021|a|9|10
Mellomspill|Halvtone Animasjon AS||2018|k|4|
Tordenkalven|Halvtone Animasjon AS||2022|a|81|
Rett vest|Vrangsida Film AS|2|2022|d|38|6
Skyggespillerne|Skarpskyer Film og TV AS|1|2024|s|43|6
Skuggespelet|Skuggesida Produksjon AS||2019|s|30|4
Tante Betong|Tøyenblokka Media AS||2022|k|17|
Sprinklersesong|Lakris Produksjoner AS|1|2023|s|20|10
Verdens verste vertskap|Kveldsmat Media AS|1|2021|u|43|10
Nullpunktet|Grå Sone Dokumentar AS||2022|d|88|`
const verkstyper: Record<string, string> = {
  u: 'TV-underholdning',
  d: 'Dokumentar',
  s: 'TV-drama',
  f: 'Spillefilm',
  a: 'Animasjon',
  k: 'Kortfilm/novellefilm',
  m: 'Musikkvideo',
}
const tall = (s: string | undefined) => (s ? Number(s) : null)
export const produksjoner: Registerproduksjon[] = linjer.split('\n').map((linje, i) => {
  const [tittel = '', firma = '', sesong, premiere, type = '', minutter, episoder] = linje.split('|')
  return {
    Produksjonstittel: tittel,
    Produksjonsselskap: i % 23 === 19 ? null : firma,
    Sesong: tall(sesong),
    Premiere: tall(premiere),
    Verkstype: i % 31 === 30 ? null : (verkstyper[type] ?? null),
    Spilletid_sekunder: i % 17 === 11 ? null : (tall(minutter) ?? 0) * 60 + (i % 4) * 11,
    Episoder: tall(episoder),
  }
})
