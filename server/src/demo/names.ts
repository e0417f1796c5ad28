import { createTelefon } from './numre.ts'
import type { Rng } from './rng.ts'

/** The names of a list written with commas. */
export const words = (text: string, between = /, /): string[] =>
  text.trim().replaceAll('\n', ' ').split(between)

const fornavn = words(`
Aase, Amina, Anders, Anne-Berit, Astrid, Bjørn-André, Bodil, Camilla, Dag, Eirin, Eivind, Elin, Espen, Farid, Frode, Geir,
Gunnhild, Halvor, Hege, Hilde, Håkon, Ida, Inger Lise, Ingunn, Jonas, Jørgen, Kaja, Kjersti, Knut, Kristoffer, Lars, Leila,
Lene, Magnus, Marit, Martin, Máret, Mina, Morten, Nora, Oddvar, Ole Kristian, Per, Ragnar, René, Rune, Samira, Sigrid, Silje,
Sindre, Solveig, Stian, Synnøve, Tone, Trond, Turid, Tuva, Vegard, Vilde, Yngve, Øyvind, Åshild
`)

const etternavn = words(`
Aasen, Abrahamsen, Bakke, Bakken, Berge, Bjerke, Brekke, Bråten, Dahl, Eide, Engen, Farah, Fjeld, Foss, Gundersen, Haugen,
Hauge, Heggelund, Holm, Hovland, Håland, Iversen, Johnsen, Karlsen, Kleven, Kristiansen, Lien, Lunde, Lyngstad, Mikkelsen,
Moen, Myhre, Ness, Nguyen, Nygård, Næss, Odden, Pedersen, Rønning, Sandvik, Solberg, Strøm, Sæther, Sørli, Tangen, Thoresen,
Tveit, Utne, Vik, Ødegård, Øien, Aarseth, Åsheim
`)

/** Invented streets; the postal codes and places are ordinary ones, so that the address looks like an address. */
const gater = words(`
Tindvedstien, Fløyfjæra, Kvitveisbakken, Månelyskroken, Storlomveien, Gamle Kvernslepet, Sildekroken, Øvre Lyngtunet,
Nattravnveien, Skyggedalsstien, Filmrullbakken, Nedre Saltmyra, Rognebærsvingen, Tåkelurveien, Brisling gate, Vårflomveien
`)

const steder = words(`
0477 Oslo, 0563 Oslo, 0655 Oslo, 1337 Sandvika, 1606 Fredrikstad, 2609 Lillehammer, 3045 Drammen, 4021 Stavanger, 4630
Kristiansand, 5006 Bergen, 5053 Bergen, 6004 Ålesund, 7042 Trondheim, 8006 Bodø, 9008 Tromsø, 9730 Kárášjohka
`)

export type Navn = { fornavn: string; mellomnavn: string; etternavn: string }
export type Adresse = { adresse: string; postnummer: string; by: string }

/** An ordinary Norwegian name put together by chance; one in four has a middle name. */
export function createNavn(rng: Rng): Navn {
  const last = rng.pick(etternavn)
  const middle = rng.chance(0.25) ? rng.pick(etternavn) : ''
  return { fornavn: rng.pick(fornavn), mellomnavn: middle === last ? '' : middle, etternavn: last }
}

/** The name as it stands in a contract. */
export const formatNavn = (navn: Navn) =>
  [navn.fornavn, navn.mellomnavn, navn.etternavn].filter(part => part !== '').join(' ')

export function createAdresse(rng: Rng): Adresse {
  const [postnummer = '', ...by] = rng.pick(steder).split(' ')
  return {
    adresse: `${rng.pick(gater)} ${rng.int(1, 88)}${rng.chance(0.2) ? 'B' : ''}`,
    postnummer,
    by: by.join(' '),
  }
}

/** Letters a–z and hyphens only, for addresses under .example. */
export function createSlug(text: string): string {
  return text
    .toLocaleLowerCase('nb')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('å', 'a')
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '')
}

/** A person to telephone in a company. */
export function createKontaktperson(rng: Rng): { kontaktperson: string; telefon: string } {
  const known = rng.chance(0.85)
  return {
    kontaktperson: known ? formatNavn(createNavn(rng)) : '',
    telefon: rng.chance(0.9) ? createTelefon(rng) : '',
  }
}
