/** The accounts that `npm start` prints. They exist in a demo only, which never runs in production. What one administrator makes of money, the other approves. */
export const demoKontoer = {
  medlem: { email: 'kari.nordlys@portalen.example', password: 'nordlys-over-fjorden' },
  administrator: { email: 'admin@portalen.example', password: 'morild-i-saksmappa' },
  kollega: { email: 'ragnhild.myrvold@portalen.example', password: 'tyttebaer-ved-skoggrensa' },
} as const

/** Where the accounts stand in `folk`. */
export const medlemIndeks = 0
export const administratorIndeks = 1
export const kollegaIndeks = 14

type Person = { navn: readonly [string, string, string]; adresse: readonly [string, string, string, string] }

/** All invented: first, middle and last name, street, postal code, place, country. One lives abroad, and one has not filled in everything. */
export const folk: readonly Person[] = `
Kari|Elise|Nordlys|Månelyskroken 12|7042|Trondheim|Norge
Astrid||Fjellheim|Storlomveien 4|0563|Oslo|Norge
Håkon||Sæther|Gamle Kvernslepet 31|5006|Bergen|Norge
Máret|Holm|Utne|Tåkelurveien 8|9730|Kárášjohka|Norge
Bjørn-André||Aasen|Skyggelyngsvej 8|2100|København Ø|Danmark
Solveig||Ødegård|Nattravnveien 60|0655|Oslo|Norge
Farid||Nguyen|Brisling gate 3B|3045|Drammen|Norge
Inger Lise|Moen|Strøm|Filmrullbakken 17|2609|Lillehammer|Norge
Vegard||Åsheim|Sildekroken 2|6004|Ålesund|Norge
Tuva||Lyngstad||||
Øyvind||Brekke|Øvre Lyngtunet 44|8006|Bodø|Norge
Samira||Dahl|Rognebærsvingen 9|4021|Stavanger|Norge
Åshild|Berge|Tveit|Vårflomveien 71|9008|Tromsø|Norge
Ole Kristian||Foss|Nedre Saltmyra 5|1606|Fredrikstad|Norge
Ragnhild||Myrvold|Tyttebærstien 9|7043|Trondheim|Norge`
  .trim()
  .split('\n')
  .map(line => {
    const [fornavn = '', mellomnavn = '', etternavn = '', gate = '', postnummer = '', by = '', land = ''] =
      line.split('|')
    return { navn: [fornavn, mellomnavn, etternavn], adresse: [gate, postnummer, by, land] }
  })

export const navnOf = (indeks: number): string => folk[indeks]?.navn.filter(Boolean).join(' ') ?? ''
