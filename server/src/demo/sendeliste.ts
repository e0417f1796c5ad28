import { words } from './names.ts'
import { type DemoProduksjon, visningsaar } from './produksjoner.ts'
import type { Rng } from './rng.ts'

export type DemoSendelinje = {
  produksjonIndeks: number | null
  produksjonstittel: string
  mediehus: string
  year: 2023
  episoder: number | null
  premiere: number | null
  produksjonsselskap: string
  /** Left to a person: nothing tells which season it is. */
  tvil?: true
}

const mediehus = words('NRK, NRK, NRK, TV 2, TV 2, TVNorge, TV3, Viaplay, Discovery+, VGTV')

/** Titles that the broadcasters reported and nobody has found in the register yet. */
const utenTreff = words(
  `
MORGENNYTT SPESIAL; Hagen min, hagen din; Klar, ferdig, kor!; Bygdeblikk: Skomakeren; DOK: UTEN TITTEL 4; Sommer i parken
2023; Strikkekafeen; Kveldsstund m/gjester; Sportsåret som gikk – del 2; Trekning uke 14–26; Ord til ettertanke; Når havet
kaller (AKA Call of the Deep); Mat fra nord ses. 2; Juleklokker over Tangvær; Konsert: Ukjent orkester; Debatten etter
debatten; Fem minutter før midnatt; Åpen post fra Aalby; Distriktsrunden; BARNAS QUIZ; Snarveien; Ferieklar på 1-2-3
`,
  /; /,
)

/** The 2023 broadcast list: about 170 lines, some of them twice with two media houses, some without a match. */
export function createSendeliste(produksjoner: readonly DemoProduksjon[], rng: Rng): DemoSendelinje[] {
  const broadcast = produksjoner.flatMap((produksjon, index) =>
    isBroadcast(produksjon, rng) ? [{ produksjon, index }] : [],
  )
  const matched = broadcast.flatMap(({ produksjon, index }) => {
    const first = createLinje(produksjon, index, rng)
    const repeated = rng.chance(0.1) ? [createLinje(produksjon, index, rng)] : []
    return [first, ...repeated.filter(line => line.mediehus !== first.mediehus)]
  })
  const doubtful = seriesWithSeasons(produksjoner)
  const unmatched = utenTreff.map(
    (utenNavn, index): DemoSendelinje => ({
      produksjonIndeks: null,
      produksjonstittel: doubtful[index] ?? utenNavn,
      ...(doubtful[index] !== undefined && { tvil: true }),
      mediehus: rng.pick(mediehus),
      year: visningsaar,
      episoder: rng.chance(0.8) ? rng.int(1, 30) : null,
      premiere: rng.chance(0.5) && doubtful[index] === undefined ? rng.int(2015, 2023) : null,
      produksjonsselskap: '',
    }),
  )
  return rng.shuffle([...matched, ...unmatched])
}

const doubtfulLines = 7

/** Names of series of which the register has several seasons, as a broadcaster sends them without one. */
function seriesWithSeasons(produksjoner: readonly DemoProduksjon[]): string[] {
  const names = produksjoner.flatMap(({ Produksjonstittel }) =>
    / \(sesong \d+\)$/.test(Produksjonstittel) ? [Produksjonstittel.replace(/ \(sesong \d+\)$/, '')] : [],
  )
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))].slice(0, doubtfulLines)
}

function isBroadcast({ Premiere, Verkstype }: DemoProduksjon, rng: Rng): boolean {
  if (Premiere === null || Premiere > visningsaar) return false
  if (Premiere === visningsaar) return rng.chance(0.94)
  const age = visningsaar - Premiere
  return rng.chance(Verkstype === 'Musikkvideo' ? 0.2 : Math.max(0.16, 0.66 - age * 0.1))
}

function createLinje(produksjon: DemoProduksjon, index: number, rng: Rng): DemoSendelinje {
  return {
    produksjonIndeks: index,
    produksjonstittel: reportTitle(produksjon.Produksjonstittel, rng),
    mediehus: rng.pick(mediehus),
    year: visningsaar,
    episoder: produksjon.Episoder,
    premiere: rng.chance(0.92) ? produksjon.Premiere : null,
    produksjonsselskap: rng.chance(0.85) ? produksjon.Produksjonsselskap : '',
  }
}

/** Broadcasters write titles their own way. */
function reportTitle(title: string, rng: Rng): string {
  if (rng.chance(0.1)) return title.toLocaleUpperCase('nb')
  if (rng.chance(0.12)) return title.replace(/ \(sesong (\d+)\)$/, ' S$1')
  return title
}

/** `Bruk` of each production: where it was shown in the viewing year, as a list. */
export function addBruk(
  produksjoner: readonly DemoProduksjon[],
  sendeliste: readonly DemoSendelinje[],
): DemoProduksjon[] {
  return produksjoner.map((produksjon, index) => ({
    ...produksjon,
    Bruk: sendeliste
      .filter(line => line.produksjonIndeks === index)
      .map(({ mediehus: hus, year, episoder }) => ({ mediehus: hus, year, episoder })),
  }))
}
