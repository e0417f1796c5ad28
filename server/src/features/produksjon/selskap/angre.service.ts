import type { Sammenslaatt } from '@rp/contract/sammenslaaing'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Clock, Database, NewId } from '../../database.ts'
import { type HistorikkService, listEndringer } from '../../historikk/historikk.service.ts'
import type { Hvem, Navnebytte } from '../navnebytte.ts'
import {
  deleteSammenslaaing,
  insertSammenslaaing,
  listSammenslaainger,
  type Sammenslaaing,
} from '../sammenslaaing/angre.repository.ts'
import { getAngrefrist } from '../sammenslaaing/angre.service.ts'
import { type Byttet, returning, toByttet } from '../sammenslaaing/byttet.ts'
import { listOmdoepte, type Omdoepte } from './angre.repository.ts'
import {
  insertSelskap,
  returnInProduksjoner,
  type SelskapRow,
  updateSelskapRow,
} from './selskap.repository.ts'

/** `rad` is null where the name that gave way stood in no register. */
type Innhold = Omdoepte & { rad: SelskapRow | null; byttet: Byttet }
type Angrelig = Sammenslaaing<Innhold>

type Kept = Pick<SelskapRow, 'navn' | 'orgnr' | 'kontaktperson' | 'epost' | 'telefon'>

type Gjort = {
  newId: NewId
  kept: SelskapRow
  gone: SelskapRow | undefined
  navn: string
  taken: Readonly<Record<string, string>>
  tid: Date
  omdoept: Omdoepte
}

/** Keeps what a merge did, so that it can be undone. */
export function remember(tx: Database, { newId, kept, gone, navn, taken, tid, omdoept }: Gjort) {
  const innhold: Innhold = { ...omdoept, rad: gone ?? null, byttet: toByttet(kept, taken) }
  const row = { id: newId(), register: 'produksjonsselskap', beholdt: kept.id, navn, tid } as const
  return insertSammenslaaing(tx, { ...row, innhold })
}

/** What undoing a merge does now. */
async function weigh(db: Database, kept: Kept, { id, navn, tid, innhold }: Angrelig) {
  const { dokumenter, produksjoner } = await listOmdoepte(db, innhold, kept.navn)
  const tilbake = returning(kept, innhold.byttet)
  const told: Sammenslaatt = {
    _id: id,
    navn,
    tid: tid.toISOString(),
    kommerTilbake: innhold.rad !== null,
    tilbake: {
      registreringer: 0,
      dokumenter: dokumenter.filter(({ urort }) => urort).length,
      sendelister: 0,
      produksjoner: produksjoner.filter(({ urort }) => urort).length,
      potter: 0,
      felt: Object.keys(tilbake),
    },
    staar: [
      ...dokumenter.filter(({ urort }) => !urort).map(({ navn }) => ({ slag: 'dokument' as const, navn })),
      ...produksjoner
        .filter(({ urort }) => !urort)
        .map(({ navn }) => ({ slag: 'produksjon' as const, navn })),
      ...Object.keys(innhold.byttet)
        .filter(name => !(name in tilbake))
        .map(navn => ({ slag: 'felt' as const, navn })),
    ],
  }
  return { told, tilbake }
}

const listMade = (db: Database, beholdt: string, naa: Date, id?: string) =>
  listSammenslaainger<Innhold>(db, {
    register: 'produksjonsselskap',
    beholdt,
    etter: getAngrefrist(naa),
    ...(id !== undefined && { id }),
  })

/** Merges into the company that can be undone, newest first. */
export async function listAngrelige(
  d: { db: Database; now: Clock },
  kept: Kept & { _id: string },
): Promise<Sammenslaatt[]> {
  const told: Sammenslaatt[] = []
  for (const one of await listMade(d.db, kept._id, d.now())) told.push((await weigh(d.db, kept, one)).told)
  return told
}

/** What the merge was, which is forgotten now. @throws AppError `sammenslaaing_borte` */
export async function takeSammenslaaing(tx: Database, beholdt: string, naa: Date, id: string) {
  const [one] = await listMade(tx, beholdt, naa, id)
  if (!one) throw new AppError('sammenslaaing_borte', 'no such merge')
  await deleteSammenslaaing(tx, one.id)
  return one
}

/**
 * Puts everything back that nobody has changed since.
 * @param requireFree throws where another company has the name or number of the one that comes back
 */
export async function putBack(
  tx: Database,
  {
    historikk,
    navnebytte,
    requireFree,
  }: {
    historikk: HistorikkService
    navnebytte: Navnebytte
    requireFree: (rad: SelskapRow) => Promise<void>
  },
  kept: SelskapRow,
  one: Angrelig,
  hvem: Hvem,
): Promise<void> {
  const { rad } = one.innhold
  const { tilbake } = await weigh(tx, kept, one)
  // The key of order follows the field that it is made of: both were empty before the merge.
  const sortert = tilbake.kontaktperson === undefined ? {} : { kontaktperson_sort: '' }
  await updateSelskapRow(tx, kept.id, { ...tilbake, ...sortert })
  if (rad) {
    // Asked when the one that stayed has given back the number.
    await requireFree(rad)
    await insertSelskap(tx, { ...rad, versjon: rad.versjon + 1 })
  }
  await navnebytte.returnSelskap(tx, one.innhold.dokumenter, kept.navn, hvem)
  await returnInProduksjoner(tx, one.innhold.produksjoner, kept.navn, hvem)
  const linje = { ...hvem, entitet: 'produksjonsselskap', hendelse: 'angret' } as const
  const skilt = (til: string) => ({ felt: 'skilt_fra', fra: null, til })
  const endringer = [skilt(one.navn), ...listEndringer(kept, tilbake)]
  await historikk.append(tx, { ...linje, entitetId: kept.id, endringer })
  if (!rad) return
  const { navn, orgnr, kontaktperson, epost, telefon } = rad
  const felter = listEndringer({}, { navn, orgnr, kontaktperson, epost, telefon })
  await historikk.append(tx, { ...linje, entitetId: rad.id, endringer: [skilt(kept.navn), ...felter] })
}
