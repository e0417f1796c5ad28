import type { Sendelisteutkast } from '@rp/contract/sendeliste'
import type { Radutfall } from '../../json-kolonner.ts'
import type { Funnet } from '../importer/plan.ts'
import { filensAar } from '../lesing/filens-aar.ts'
import { headersOf } from '../lesing/kolonner.ts'
import { readLinjer } from '../lesing/linjer.ts'
import type { Leste } from '../lesing/sendinger.ts'
import type { Utkastrad, Utkastrow } from './utkast.repository.ts'

const exampleRows = 20
const mostMerknader = 500

/** A draft as it is stored. */
export type Lagret = { readonly row: Utkastrow; readonly rader: readonly Utkastrad[] }
/** A draft with its lines, as its year and columns are chosen. */
export type Lest = Lagret & {
  readonly leste: Leste
  /** By the rows of the file, counted from 1. */
  readonly findUtfall: (rad: number) => Radutfall | null
}

/** Reads the lines of a draft. None without a column for the title. */
export async function readUtkast({ row, rader }: Lagret): Promise<Lest> {
  const none: Leste = { linjer: [], merknader: [] }
  return {
    row,
    rader,
    leste: hasTittel(row) ? await readLinjer(cellerOf(rader), row.oppsett, row.visningsaar) : none,
    findUtfall: rad => rader[rad - 1]?.utfall ?? null,
  }
}

export const cellerOf = (rader: Lagret['rader']) => rader.map(({ celler }) => celler)

export const hasTittel = ({ oppsett }: Pick<Utkastrow, 'oppsett'>): boolean =>
  (oppsett.kolonner.tittel ?? null) !== null

/** The lines and which production each is; null while that of some has not been looked for. */
export function funnetOf({ leste, findUtfall }: Lest): Funnet[] | null {
  const funnet = leste.linjer.flatMap(linje => {
    const utfall = findUtfall(linje.rad)
    return utfall ? [{ linje, utfall }] : []
  })
  return funnet.length === leste.linjer.length ? funnet : null
}

export function toUtkast(
  { row, rader, leste: { linjer, merknader } }: Lest,
  proeving: Sendelisteutkast['proeving'],
): Sendelisteutkast {
  const { oppsett } = row
  const { valgtArk: _, ...fil } = row.ark
  const celler = cellerOf(rader)
  const under = [...celler.entries()].slice(oppsett.overskriftsrad).filter(([, cells]) => cells.some(Boolean))
  return {
    ...fil,
    _id: row.id,
    versjon: row.versjon,
    visningsaar: row.visningsaar,
    filnavn: row.filnavn,
    bytes: row.bytes,
    oppsett,
    overskrifter: headersOf(celler, oppsett.overskriftsrad),
    eksempler: under.slice(0, exampleRows).map(([index, cells]) => ({ rad: index + 1, celler: cells })),
    filensAar: filensAar(celler, oppsett, row.filnavn),
    linjer: linjer
      .slice(0, exampleRows)
      .map(({ selskap, ...linje }) => ({ ...linje, produksjonsselskap: selskap })),
    antall: linjer.length,
    merknader: merknader.slice(0, mostMerknader),
    proeving,
  }
}
