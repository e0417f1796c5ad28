import type { Rng } from './rng.ts'

/** The names of a list written with commas. */
const words = (text: string): string[] => text.trim().replaceAll('\n', ' ').split(', ')

const fornavn = words(`
Aase, Amina, Anders, Anne-Berit, Astrid, Bodil, Dag, Eirin, Eivind, Espen, Farid, Geir, Gunnhild, Halvor, Håkon, Ida, Inger Lise,
Jørgen, Kjersti, Knut, Lars, Leila, Magnus, Marit, Máret, Morten, Nora, Ole Kristian, Ragnar, René, Samira, Sindre, Synnøve,
Tone, Trond, Vegard, Yngve, Øyvind, Åshild`)

const etternavn = words(`
Aasen, Bakke, Berge, Bråten, Dahl, Eide, Farah, Fjeld, Gundersen, Haugen, Holm, Håland, Iversen, Kleven, Lien, Lunde, Moen,
Nguyen, Nygård, Næss, Pedersen, Rønning, Sandvik, Solberg, Strøm, Sæther, Tveit, Utne, Vik, Ødegård, Øien, Aarseth, Åsheim`)

/** Invented streets; the postal codes and places are ordinary ones, so that the address looks like an address. */
const gater = words(`
Tindvedstien, Fløyfjæra, Kvitveisbakken, Månelyskroken, Storlomveien, Gamle Kvernslepet, Sildekroken, Øvre Lyngtunet,
Nattravnveien, Skyggedalsstien, Filmrullbakken, Nedre Saltmyra, Rognebærsvingen, Tåkelurveien, Brisling gate, Vårflomveien
`)

const steder = words(`
0477 Oslo, 0563 Oslo, 0655 Oslo, 1337 Sandvika, 1606 Fredrikstad, 2609 Lillehammer, 3045 Drammen, 4021 Stavanger, 4630
Kristiansand, 5006 Bergen, 5053 Bergen, 6004 Ålesund, 7042 Trondheim, 8006 Bodø, 9008 Tromsø, 9730 Kárášjohka
`)

type Navn = { fornavn: string; etternavn: string }
type Adresse = { adresse: string; postnummer: string; by: string }

/** An ordinary Norwegian name put together by chance. */
export const createNavn = (rng: Rng): Navn => ({ fornavn: rng.pick(fornavn), etternavn: rng.pick(etternavn) })

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
