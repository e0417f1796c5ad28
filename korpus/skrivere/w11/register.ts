import type { Registerproduksjon, Registerselskap } from '../../../bench/ki-fasit.ts'
import { orgnr } from '../hjelp.ts'

const navn = [
  'Strandlupe Film AS',
  'Kvernfoss Fjernsyn AS',
  'Kvernfoss Film AS',
  'Nattravn Produksjon AS',
  'Gråbein Pictures AS',
  'Solspill TV AS',
  'Solspill Drama AS',
  'Lyngørn Film AS',
  'Tussmørke Produksjoner AS',
  'Blåtopp Media AS',
  'Blåtopp Media Vest AS',
  'Havgap Film & Fjernsyn AS',
  'Rimfrost Animasjon AS',
  'Ullteppe Studio AS',
  'Storfuru Film AS',
  'Storfuru Film Vest AS',
  'Måltrost Media AS',
  'Fjellvåk Produksjon AS',
  'Tre Elger AS',
  'Ildflue Film AS',
  'Vadefugl AS',
  'Kobberkjele TV AS',
  'Elveos Film AS',
  'NRK',
  'Sprettert Kortfilm AS',
  'Glødelampe AS',
  'Gullklokke TV AS',
  'Nordre Brygge Film AS',
  'Søndre Brygge Film AS',
  'Kråkefot Filmlag SA',
  'Tåkelur Fjernsyn AS',
  'Tåkelur Film AS',
  'Bjørkesaft Dokumentar AS',
  'Hvalross Pictures AS',
  'Sju Fjøler AS',
  'Månesigd Film AS',
  'Torskekrok Media AS',
  'Appelsinskall TV AS',
  'Plystring Produksjoner AS',
  'Kaldfyr Film AS',
  'Vintersko AS',
  'Halvmil TV AS',
  'Skjærgård & Sønner Film DA',
  'Papirfly Animasjon AS',
  'Ekkokammer Lyd og Bilde AS',
] as const

const numberOf = (i: number) => orgnr((i % 2 ? 31_240_700 : 29_518_300) + i * 1013)

export const selskaper: Registerselskap[] = navn.map((one, i) => {
  const post = one
    .toLowerCase()
    .replace(/ (as|sa|da)$/, '')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('å', 'a')
    .replace(/[^a-z]+/g, '')
  return {
    navn: one,
    orgnr: i % 11 === 6 ? null : numberOf(i),
    kontaktperson: i % 4 === 1 ? null : (['Berit Aasbakk', 'Odd Kvamsøy', 'Runa Holtefjell'][i % 3] ?? null),
    epost: i % 7 === 3 ? null : `post@${post}.example`,
    telefon: i % 5 === 2 ? null : `990 ${String(10 + i)} ${String(110 + i * 7)}`,
  }
})
/** What a company's own papers say, also where the register has a gap. */
export const orgnrTil = (selskap: (typeof navn)[number]) => numberOf(navn.indexOf(selskap))

/** Tittel|selskap|verkstype|minutter|first premiere|episodes of each season; no episodes: a work of its own. */
const linjer = `Kjøkkenhelten|Kvernfoss Fjernsyn AS|TV-underholdning|44|2019|8,8,10
Kjøkkenhelten junior|Kvernfoss Fjernsyn AS|TV-underholdning|29|2021|8
Fergefolket|Solspill TV AS|TV-underholdning|42|2020|10,10
Fergemannen|Solspill Drama AS|TV-drama|45|2022|6
Under Brekanten|Gråbein Pictures AS|TV-drama|48|2021|9,9
Bregrepet|Gråbein Pictures AS|TV-drama|45|2018|8
Dei siste tonane|Bjørkesaft Dokumentar AS|Dokumentar|38|2022|6
De siste tonene|Blåtopp Media AS|Dokumentar|58|2017|
Losvakta|Havgap Film & Fjernsyn AS|TV-drama|44|2020|8,8
Losen|Havgap Film & Fjernsyn AS|Spillefilm|101|2015|
Hyttenaboen|Kobberkjele TV AS|TV-underholdning|41|2021|8,8,8
Hyttenaboer i krig|Halvmil TV AS|TV-underholdning|41|2022|8
Salt i såret|Storfuru Film AS|Spillefilm|108|2021|
Salt i såret|Kråkefot Filmlag SA|Kortfilm/novellefilm|14|2012|
Saltsteinen|Storfuru Film Vest AS|Spillefilm|96|2019|
Heimløysa|Lyngørn Film AS|Spillefilm|112|2022|
Heimløs|Lyngørn Film AS|Kortfilm/novellefilm|18|2016|
Nattskiftet|Tåkelur Fjernsyn AS|Dokumentar|28|2019|9,8
Nattskift|Tåkelur Film AS|Kortfilm/novellefilm|22|2020|
Auksjonsfeber|Gullklokke TV AS|TV-underholdning|43|2021|10,12
Bydelsmatchen|Gullklokke TV AS|TV-underholdning|27|2022|6
Loppejakten|Gullklokke TV AS|TV-underholdning|42|2022|8
Loppejegerne|Appelsinskall TV AS|TV-underholdning|42|2018|10,10
Glassveggen|Glødelampe AS|Musikkvideo|4|2022|
Glassvegger|Glødelampe AS|Musikkvideo|5|2021|
Brønnen|Nattravn Produksjon AS|TV-drama|46|2022|8
Brønnpisserne|Nattravn Produksjon AS|TV-underholdning|28|2019|8
Straumen|Elveos Film AS|TV-drama|43|2021|9
Strømmen|Elveos Film AS|Dokumentar|52|2018|
Fyrvokteren|NRK|Dokumentar|39|2022|3
Fyrvokterne|Havgap Film & Fjernsyn AS|TV-underholdning|40|2021|6
Knott og Knute|Rimfrost Animasjon AS|Animasjon|11|2021|26
Knotten|Papirfly Animasjon AS|Animasjon|74|2017|
Tvillingbanen|Tussmørke Produksjoner AS|TV-underholdning|44|2019|8,8
Vinterkarusellen|Plystring Produksjoner AS|TV-underholdning|45|2020|10,8,9
Vinterkaruselleffekten|Plystring Produksjoner AS|Dokumentar|57|2020|
Kald kaffe|Sprettert Kortfilm AS|Kortfilm/novellefilm|17|2022|
Kaldt kaffe|Vintersko AS|Kortfilm/novellefilm|12|2014|
Havna|Torskekrok Media AS|TV-drama|42|2021|10
Havnen|NRK|TV-drama|45|2016|8,8
Redningsmenn|Måltrost Media AS|Dokumentar|42|2020|8,8,8
Redningsselskapet|Fjellvåk Produksjon AS|Dokumentar|40|2021|6
Lensehuset|Vadefugl AS|TV-drama|44|2020|6,6
Bygdeopprøret|Tre Elger AS|TV-underholdning|30|2018|6,6,6
Måneskinnsbonden|Ildflue Film AS|Spillefilm|94|2020|
Måneskinnsbøndene|Månesigd Film AS|Dokumentar|71|2021|
Trekkfuglens vei|Vadefugl AS|Dokumentar|66|2019|
Kalvskinn|Hvalross Pictures AS|Spillefilm|103|2018|
Kalveskinnet|Hvalross Pictures AS|TV-drama|44|2022|6
Sju mil til Ås|Sju Fjøler AS|Spillefilm|88|2016|
Båtplassen|Skjærgård & Sønner Film DA|TV-underholdning|28|2020|12,12
Trollmors barnehage|Papirfly Animasjon AS|Animasjon|9|2019|13,13
Ullkatten|Ullteppe Studio AS|Animasjon|7|2020|20
Lyttposten|Ekkokammer Lyd og Bilde AS|Dokumentar|49|2022|4
Siste buss til Lom|Nordre Brygge Film AS|Spillefilm|97|2022|
Siste buss|Søndre Brygge Film AS|Kortfilm/novellefilm|19|2022|
Frostrøyk|Kaldfyr Film AS|TV-drama|45|2019|8,8
Sykkelgutta|Halvmil TV AS|TV-underholdning|41|2020|8,8
Gjeldsofferet|Strandlupe Film AS|TV-drama|47|2021|6
Gjeldsofrene|Strandlupe Film AS|TV-underholdning|42|2021|8
Hjem til far|Strandlupe Film AS|Spillefilm|92|2014|
Hjem til far|Måltrost Media AS|Dokumentar|60|2020|
Ord på veien|Blåtopp Media Vest AS|TV-underholdning|28|2019|6,8
Arvegods|Kvernfoss Film AS|Spillefilm|99|2020|
Arvegodset|Kvernfoss Fjernsyn AS|TV-underholdning|43|2020|8,8
Pipa på taket|Tre Elger AS|Musikkvideo|3|2020|
Sølvpila|Ildflue Film AS|Spillefilm|107|2022|
Den grå døra|Lyngørn Film AS|TV-drama|43|2017|6
Fosterbarna|Bjørkesaft Dokumentar AS|Dokumentar|41|2018|4,4
Grensevakt nord|Fjellvåk Produksjon AS|Dokumentar|43|2019|8,8,8
Torskeballaden|Torskekrok Media AS|Musikkvideo|4|2019|
Kveldsvakten|Tåkelur Fjernsyn AS|Dokumentar|29|2021|6
Ei natt på Vega|Vadefugl AS|Kortfilm/novellefilm|24|2018|
Rødt kort|Solspill Drama AS|TV-drama|30|2020|10
Fjøsnissen|Ullteppe Studio AS|Animasjon|81|2021|
Klatrerne|Hvalross Pictures AS|Dokumentar|85|2022|
Naboklagen|Kobberkjele TV AS|TV-underholdning|28|2018|10
Redningsbåten|Måltrost Media AS|Dokumentar|41|2018|6
Brenna jord|Kaldfyr Film AS|Spillefilm|105|2021|
Fergeleiet|Solspill TV AS|TV-underholdning|42|2018|8
Knute|Rimfrost Animasjon AS|Kortfilm/novellefilm|9|2018|
Auksjonen|Gullklokke TV AS|Dokumentar|54|2019|
Vinterkaruselljentene|Plystring Produksjoner AS|TV-drama|43|2022|8
Straumfall|Elveos Film AS|Spillefilm|98|2019|
Grensevakt sør|Fjellvåk Produksjon AS|Dokumentar|43|2022|6,6
Fyrlykta|NRK|TV-underholdning|29|2021|10,10
Kald kaffe til to|Sprettert Kortfilm AS|Kortfilm/novellefilm|20|2019|
Tvillingbanen junior|Tussmørke Produksjoner AS|TV-underholdning|26|2021|6`

export const produksjoner: Registerproduksjon[] = linjer.split('\n').flatMap((linje, i) => {
  const [tittel = '', selskap = '', verkstype = '', minutter = '0', aar = '0', tall = ''] = linje.split('|')
  const sesonger = tall === '' ? [null] : tall.split(',').map(Number)
  return sesonger.map((episoder, nr) => ({
    Produksjonstittel: sesonger.length > 1 ? `${tittel} (sesong ${nr + 1})` : tittel,
    Produksjonsselskap: i % 23 === 22 ? null : selskap,
    Sesong: episoder === null ? null : i % 13 === 12 ? null : nr + 1,
    Premiere: i % 17 === 16 ? null : Number(aar) + nr,
    Verkstype: i % 29 === 28 ? null : verkstype,
    Spilletid_sekunder: i % 7 === 5 ? null : Number(minutter) * 60 + ((i * 13 + nr * 7) % 50),
    Episoder: i % 19 === 18 ? null : episoder,
  }))
})
