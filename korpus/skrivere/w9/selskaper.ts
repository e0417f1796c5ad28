import type { Registerselskap } from '../../../bench/ki-fasit.ts'
import { orgnr } from './verktoy.ts'

/** Name, and for some a contact; every seventh has no number in the register. */
const rows: readonly (readonly [navn: string, kontakt?: string, telefon?: string])[] = [
  ['Storljos Underholdning AS', 'Hedda Ramskogen', '22 00 41 10'],
  ['Storljos Produksjon AS', 'Jo Sletthaugmo'],
  ['Storljos Drama AS', 'Cathrine Bruvolleng', '22 00 41 30'],
  ['Storljos Nord AS'],
  ['Kveldsvakt TV AS', 'Morten Ulvsjøbakk'],
  ['Kveldsvakt Film AS'],
  ['Lampelys Film AS', 'Synne Gråbergmo', '55 00 12 31'],
  ['Lampelys Film & TV AS'],
  ['Ildstad Fiksjon AS', 'Olav Rødsetteng'],
  ['Tredje Etasje Produksjoner AS'],
  ['Blåmandag Media AS', 'Kine Torsvollen'],
  ['Vrakfisk Film AS', 'Benedikte Skarhamn', '77 00 18 02'],
  ['Neste Stopp TV AS'],
  ['Halvmåne Animasjon AS', 'Iben Kvalstrøm'],
  ['Fjellsmug Dokumentar AS', 'Sivert Ormemyr'],
  ['Ytterst Film AS'],
  ['Gråpapir Film AS', 'Nora Liabråten'],
  ['Motlys Hav AS'],
  ['Papirbåt Produksjon AS', 'Amund Vestgårdsli'],
  ['Papirbåten Barne-TV AS'],
  ['Sju Søvn Film AS'],
  ['Nattarbeid Studio AS', 'Frøydis Hammarsund'],
  ['Elvebredd Film AS'],
  ['Elvebreidda Film AS'],
  ['Trikkesløyfa TV AS', 'Jens Halvorbråten'],
  ['Sørhella Produksjon AS'],
  ['Tindegram AS'],
  ['Grønn Lykt Film AS'],
  ['Kaffe & Kabel AS', 'Lise Dovrengmo'],
  ['Sidespor Dokumentar AS'],
  ['Isfuglen Film AS'],
  ['Knirk Animasjon AS'],
  ['Øksendrift Film AS', 'Ragnhild Øyhovden'],
  ['Halvtanke Film AS'],
  ['Bakrommet TV AS'],
  ['Lyslange Netter AS'],
  ['Hovedpulten Post AS'],
  ['Måltrost Media AS'],
  ['Vårknipe Film AS', 'Torbjørn Setermoen'],
  ['Kråkesølv Kino AS'],
  ['Støvsky Film AS'],
  ['Dobbel Bunn Produksjon AS'],
  ['Utkikkstårnet AS', 'Yngvild Haraldshaug'],
  ['NRK'],
  ['Fem Fot TV AS'],
]

export const selskaper: readonly Registerselskap[] = rows.map(([navn, kontakt, telefon], i) => ({
  navn,
  orgnr: i % 7 === 5 ? null : orgnr((i % 2 ? 21_340_000 : 34_710_000) + i * 7129),
  kontaktperson: kontakt ?? null,
  epost:
    i % 5 === 3
      ? null
      : `post@${navn
          .toLowerCase()
          .replace(/ as$/, '')
          .replaceAll('å', 'a')
          .replaceAll('ø', 'o')
          .replaceAll(/[^a-z]/g, '')}.example`,
  telefon: telefon ?? null,
}))

export function org(navn: string): string {
  const found = selskaper.find(one => one.navn === navn)
  if (!found) throw new Error(`${navn} er ikke i registeret.`)
  return found.orgnr ?? orgnr(35_120_000 + navn.length * 977)
}
