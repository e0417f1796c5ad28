import { verkstyper } from '@rp/contract/produksjon'
import type pg from 'pg'
import { createOrgnr, formatOrgnr } from '../demo/numre.ts'
import { noekkelOf } from '../features/sendeliste/importer/samsvar.ts'
import type { Sendelinje } from '../features/sendeliste/kobling/vurdering.ts'
import { sortKey } from '../platform/db/sort-key.ts'
import { copyRows, type Row } from './copy-rows.ts'
import type { Kilder, Stoerrelse } from './stoerrelse.ts'

const firsts = 'Arven Broen Fjorden Kysten Lyset Natten Skogen Stormen Vinteren Øya Åsen'.split(' ')
const seconds = ['i nord', 'mot kveld', 'under snøen', 'uten navn', 'ved havet']
const visningsaar = [2018, 2019, 2020, 2021, 2022, 2023, 2024]
const mediehus = ['NRK', 'TV 2', 'TVNorge', 'Viaplay', 'Netflix']
/** Every so many lines of a list waits for a person. */
const tvilHver = 50

/** A title that does not exist, another for each number. */
export const tittel = (n: number) => `${firsts[n % firsts.length]} ${seconds[n % seconds.length]} ${n}`
const selskapsnavn = (n: number, selskaper: number) => `Selskap ${n % selskaper} AS`

export type Produksjon = {
  id: string
  tittel: string
  tittelSort: string
  selskap: string
  premiere: number
  episoder: number
}

export function createProduksjoner({ ids }: Kilder, { produksjoner, selskaper }: Stoerrelse): Produksjon[] {
  const id = ids('produksjon')
  return Array.from({ length: produksjoner }, (_, n) => ({
    id: id(),
    tittel: tittel(n),
    tittelSort: sortKey(tittel(n)),
    selskap: selskapsnavn(n, selskaper),
    premiere: 1990 + (n % 35),
    episoder: 1 + (n % 12),
  }))
}

function* selskapRows({ ids, rng }: Kilder, { selskaper }: Stoerrelse): Generator<Row> {
  const [id, tall] = [ids('selskap'), rng('selskap')]
  for (let n = 0; n < selskaper; n++) {
    const navn = selskapsnavn(n, selskaper)
    const orgnr = formatOrgnr(createOrgnr(tall))
    yield { id: id(), navn, navn_sort: sortKey(navn), orgnr, kontaktperson_sort: sortKey('') }
  }
}

function* produksjonRows(produksjoner: readonly Produksjon[], naa: Date): Generator<Row> {
  const keys = new Map<string, string>()
  for (const [n, { id, tittel, tittelSort, selskap, premiere, episoder }] of produksjoner.entries()) {
    const selskap_sort = keys.get(selskap) ?? sortKey(selskap)
    keys.set(selskap, selskap_sort)
    const verkstype = verkstyper[n % verkstyper.length] ?? null
    const rest = { selskap, selskap_sort, premiere, verkstype, spilletid_sekunder: 2700, episoder }
    yield { id, tittel, tittel_sort: tittelSort, ...rest, opprettet: naa, endret: naa }
  }
}

type Linje = { sendeliste: Row; rad: Row }

/** One for each production and year: media house and row say nothing of it. */
const createNoekler = () => {
  const known = new Map<Produksjon, string>()
  return (produksjon: Produksjon, linje: Omit<Sendelinje, 'alternativTittel'>): string => {
    const noekkel = known.get(produksjon) ?? noekkelOf({ ...linje, alternativTittel: '' })
    known.set(produksjon, noekkel)
    return noekkel
  }
}

/** The lines of one year, as its import would have left them. */
function* linjerOf(
  aar: number,
  antall: number,
  importId: string,
  id: () => string,
  alle: readonly Produksjon[],
  toNoekkel: ReturnType<typeof createNoekler>,
) {
  for (let n = 0; n < antall; n++) {
    const produksjon = alle[(n * 7 + aar) % alle.length]
    if (!produksjon) return
    const { tittel, selskap, premiere, episoder } = produksjon
    const tvil = n % tvilHver === 0
    const [sendt, enhet] = [mediehus[n % mediehus.length] ?? '', id()]
    const linje = {
      ...{ tittel, alternativ_tittel: '', sesong: null, mediehus: sendt, episoder, premiere, selskap },
      ...{
        produksjon_id: tvil ? null : produksjon.id,
        sikkerhet: tvil ? 0.5 : 0.99,
        metode: 'noeyaktig',
        tvil,
      },
    }
    const noekkel = toNoekkel(produksjon, linje)
    const sendeliste = { id: enhet, visningsaar: aar, ...linje, tittel_sort: produksjon.tittelSort, noekkel }
    yield { sendeliste, rad: { import_id: importId, sendeliste_id: enhet, rad: n + 2, ...linje } } as Linje
  }
}

async function copySendelister(
  client: pg.ClientBase,
  kilder: Kilder,
  { sendelister }: Stoerrelse,
  {
    produksjoner,
    administrator,
    naa,
  }: { produksjoner: readonly Produksjon[]; administrator: string; naa: Date },
): Promise<void> {
  const [id, importId] = [kilder.ids('sendeliste'), kilder.ids('import')]
  const toNoekkel = createNoekler()
  for (const [nr, aar] of visningsaar.entries()) {
    const antall = Math.floor(((nr + 1) * sendelister) / 7) - Math.floor((nr * sendelister) / 7)
    const ett = importId()
    await copyRows(client, 'sendelisteimport', [
      {
        ...{ id: ett, visningsaar: aar, filnavn: `sendeliste-${aar}.csv`, oppsett: '{}', importert: naa },
        ...{ importert_av: administrator, nye: antall, endrede: 0, kjente: 0 },
      },
    ])
    const linjer = [...linjerOf(aar, antall, ett, id, produksjoner, toNoekkel)]
    await copyRows(
      client,
      'sendeliste',
      linjer.map(({ sendeliste }) => sendeliste),
    )
    await copyRows(
      client,
      'sendelisterad',
      linjer.map(({ rad }) => rad),
    )
  }
}

/** Companies, productions, and the broadcast lists of all years. */
export async function copyRegister(
  client: pg.ClientBase,
  kilder: Kilder,
  stoerrelse: Stoerrelse,
  given: { produksjoner: readonly Produksjon[]; administrator: string; naa: Date },
): Promise<void> {
  await copyRows(client, 'produksjonsselskap', selskapRows(kilder, stoerrelse))
  await copyRows(client, 'produksjon', produksjonRows(given.produksjoner, given.naa))
  await copySendelister(client, kilder, stoerrelse, given)
}
