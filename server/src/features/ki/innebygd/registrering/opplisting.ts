import type { RegistreringFunn } from '../../funn.ts'
import { episoderOf } from '../episode/episodesvar.ts'
import { chooseFunksjoner, type Valgtfunksjon } from '../funksjon/funksjon.ts'
import { type Funksjonsspor, splitFunksjoner } from '../funksjon/funksjonsord.ts'
import { lesEpisoder } from '../ord/episoder.ts'
import { fold } from '../ord/likhet.ts'
import { lesSesonger } from '../ord/tall.ts'
import type { Celle } from '../side/celle.ts'
import { notPart, withName } from './avsnitt.ts'
import { fagfunksjonOf, produksjonOf, seriesOf } from './forslagsverdi.ts'
import { type Grunnlag, verkOfRow } from './grunnlag.ts'
import { medHeleRader } from './hele-rader.ts'

type Punkt = { celle: Celle; rad: readonly Celle[]; tittel: string; sesong: number | null; rest: string }

const marker =
  /^\s*(?:[-–—•·*]|\(?[a-z\d]{1,2}[).]|(?:avrop|oppdrag|nr\.?|bestilling|assignment|order)\s*\d+\s*[:.)–-]?)\s*/iu

/** Lines that each name a work of the employer: a list without the headings of a table. */
function findPunkter({ flate, egne }: Grunnlag): Punkt[] {
  const titles = [...new Set(egne.map(({ tittel }) => tittel.replace(/\s*\(.*$/u, '')))].filter(
    one => fold(one).length >= 3,
  )
  return medHeleRader(flate).rader.flatMap(row => {
    const tekst = row.map(cell => cell.tekst).join(' – ')
    if (tekst.length > 140 || notPart.test(tekst)) return []
    const folded = ` ${fold(tekst)} `
    const tittel = titles
      .filter(one => folded.includes(` ${fold(one)} `))
      .toSorted((a, b) => b.length - a.length)[0]
    const celle = row.find(cell => tittel && fold(cell.tekst).includes(fold(tittel)))
    if (!tittel || !celle) return []
    const told = marker.test(tekst)
    const at = tekst.toLocaleLowerCase('nb').indexOf(tittel.toLocaleLowerCase('nb'))
    const rest = at < 0 ? tekst : tekst.slice(at + tittel.length)
    const parts = rest.split(/\s+[–—-]\s+|,|\(|\)|;|:/u).map(part => part.trim())
    const known = parts.some(part => splitFunksjoner(part)[0]?.tolket) || lesEpisoder(rest) !== null
    return told || (known && row.length > 1) || (known && parts.length >= 3)
      ? [{ celle, rad: row, tittel, sesong: lesSesonger(rest)[0]?.sesong ?? null, rest }]
      : []
  })
}

const keyOf = ({ tittel, sesong }: Punkt) => `${tittel}|${sesong}`

/** Registrations of a list of several works, a line each; none where there are not two at least, near each other. */
export async function readOpplisting(
  g: Grunnlag,
  funksjoner: readonly Valgtfunksjon[],
  spor: readonly Funksjonsspor[],
): Promise<RegistreringFunn[]> {
  const punkter = findPunkter(g)
  const [first, last] = [punkter[0], punkter.at(-1)]
  if (!first || !last || new Set(punkter.map(keyOf)).size < 2) return []
  if (first.celle.side !== last.celle.side || last.celle.rad - first.celle.rad > 3 * punkter.length) return []
  // «Avrop 2: … engasjeres som klipper på «Verket»» says it before the title.
  const told = ({ rad }: Punkt) => {
    const own = chooseFunksjoner(
      spor.filter(
        ({ vekt, utsnitt }) => vekt >= 1.5 && rad.some(cell => cell.ord.some(ord => ord === utsnitt.ord[0])),
      ),
    )
    return own.length > 0 ? own : funksjoner
  }
  const all: RegistreringFunn[] = []
  for (const punkt of new Map(punkter.map(one => [keyOf(one), one])).values())
    all.push(...(await readPunkt(g, punkt, told(punkt))))
  return all
}

async function readPunkt(
  g: Grunnlag,
  { celle, tittel, sesong, rest }: Punkt,
  funksjoner: readonly Valgtfunksjon[],
): Promise<RegistreringFunn[]> {
  const facts = { ...g.facts, sesong, episoder: null }
  const lesing = { navn: tittel, varianter: [tittel], sesong, arbeidstittel: false, bareTall: null }
  const utsnitt = { tekst: celle.tekst, ord: celle.ord }
  const found = await verkOfRow(g, facts, lesing, utsnitt)
  if (!found) return []
  const { verk } = found
  const parts = rest
    .split(/\s+[–—-]\s+|,|\(|\)|;|:/u)
    .filter(part => !withName.test(part))
    .flatMap(part => splitFunksjoner(part))
  const own = parts.find(part => part.tolket)
  const told: readonly (Valgtfunksjon | null)[] = own
    ? [{ ...own, utsnitt, vekt: 2.5, kilde: 'prosa', enige: 0, uenige: 0 }]
    : funksjoner.length > 0
      ? funksjoner
      : [null]
  const erSerie = seriesOf(found, facts, '')
  const lest = erSerie ? lesEpisoder(rest) : null
  const episoder = lest ? episoderOf([{ lest, utsnitt, vekt: 2 }], verk?.episoder ?? null, false, null) : null
  return told.map(one => ({
    produksjon: produksjonOf(found, facts),
    fagfunksjon: one ? fagfunksjonOf(one, verk?.verkstype ?? facts.verkstype, g.faglistevalg) : null,
    episoder,
    erSerie,
  }))
}
