import type { Registerselskap } from '../../../bench/ki-fasit.ts'
import { orgnr, tredelt } from './tall.ts'

// Name | first eight digits | contact | domain (empty: unknown).
const rader = `Skjærgårdslys Fiksjon AS|31204455|Dagny Holteskar|skjaergardslys
Vestibyle Film AS|28711930||vestibyle
Kvisthaug & Rød Produksjon AS|30955120|Sigmund Kvisthaug|kvisthaugrod
Nordre Gate Drama AS|33410872|Ragna Tvedtmo|nordregate
Havdur Serier AS|29844016|Preben Ulvestøl|havdur
Blåtind Film AS|27650331||blatind
Bjelkeloft Produksjon AS|32209817|Henriette Skaugmyr|bjelkeloft
Sildestim Film AS|31877240|Kåre Ommedalstø|sildestim
Fjordmunn Media AS|26019355|Oddny Hjellåsen|fjordmunn
Støypejern TV AS|34120966||stoypejern
Trappeløp Underholdning AS|35661204|Nils-Even Brattåker|trappelop
Kveldsvakt TV AS|29930781|Celina Marheim|kveldsvakt
Papirfly Animasjon AS|30287714|Tuva Lindestøl|papirfly
Langøye Dokumentar AS|28114609||langoye
Hylle Film AS|33798025|Jostein Hyllestad-Mo|hyllefilm
Nattog Pictures AS|36100482|Vilde Ramnefjell|nattog
Grønnevik Drama AS|32550918|Aslaug Trollnes|gronnevik
Grønnevik Drama Sesong 2 AS|32550999|Aslaug Trollnes|gronnevik
Ur & Li Film AS|27400635||
Tverrslag Film AS|31966270|Mathias Gjøvåg|tverrslag
Halvmåne Manus AS|28633058||halvmane
Oksøy Film & TV AS|30571842|Berit Oksøymo|oksoy
Tidevannet Film DA|29018476|Ellinor Skarvbakk|tidevannet
Ramnkleiva Produksjon AS|33005791||ramnkleiva
Gjallar Underholdning AS|34889513|Thorvald Espenæs|gjallar
Frosk & Frakk AS|26744180|Ina Kvernhusvik|froskogfrakk
Sør for Sola Film AS|35120377||sorforsola
Elleve Meter TV AS|31520649|Roger Lauvmyr|ellevemeter
Kalkstein Film AS|28970513|Magnhild Sørvåg|kalkstein
Kalkstein Serie AS|28970601|Magnhild Sørvåg|kalkstein
Møllehjulet Barneserier AS|30112896||mollehjulet
Vindskeiv Film AS|27815064|Arnt Birger Løkstad|vindskeiv
Hestmona Film AS|33641027||hestmona
Sagbruket Animasjon AS|36220915|Line Tømmervåg|sagbruket
Lun Lyd og Bilde AS|29477301||
Takrenne Kortfilm AS|31039586|Jens Petter Frøland|takrenne
Ytste Nes Film AS|34507128|Torunn Nesgard|ytstenes
Strilelys Film AS|30846192|Gaute Fosnes|strilelys
Dobbeltspor Dokumentar AS|26388047|Selma Kroksæter|dobbeltspor
Måneskinnsgata Film AS|35274960||maneskinnsgata
Gråstein Musikkvideo AS|28255713||
NRK|33719046||
Bortenfor Film AS|32016485|Ulrik Svanhild|bortenfor
Femte Akt Drama AS|31388207|Gunhild Aasterud|femteakt
Femte Akt Film AS|31388306|Gunhild Aasterud|femteakt`

export const selskaper: Registerselskap[] = rader.split('\n').map((rad, i) => {
  const [navn = '', fra = '', kontakt = '', mail = ''] = rad.split('|')
  return {
    navn,
    // Three are in the register without a number.
    orgnr: [20, 34, 40].includes(i) ? null : orgnr(Number(fra)),
    kontaktperson: kontakt || null,
    epost: mail ? `post@${mail}.example` : null,
    telefon: null,
  }
})

/** A company's number as its papers write it. */
export const orgnrTil = (navn: string): string => {
  const funnet = selskaper.find(s => s.navn === navn)?.orgnr
  if (!funnet) throw new Error(`${navn} har ikke organisasjonsnummer.`)
  return funnet
}

/** Grouped by three. */
export const org = (navn: string): string => tredelt(orgnrTil(navn))
