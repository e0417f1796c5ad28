import { findMottattfeil, findVisningsaarfeil, type Pott, utbetalingsfrist } from '@rp/contract/pott'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import { norwegianDay } from '../../../platform/norwegian-day.ts'
import type { Base } from '../../base.ts'
import type { Database } from '../../database.ts'
import { createNote, createSeenCheck, listEndringer } from '../../historikk/historikk.service.ts'
import { updateKjoering } from '../kjoering/kjoering.repository.ts'
import { draft } from '../kjoering/kjoering.service.ts'
import * as repository from './pott.repository.ts'

type D = Pick<Base, 'db' | 'inTransaction' | 'historikk' | 'now' | 'newId'>
export type Pottfelter = Omit<
  Pott,
  '_id' | 'produksjonstittel' | 'frist' | 'gjortOpp' | 'kjoering' | 'endret' | 'versjon'
>

const toPott = (row: repository.PottRow): Pott => ({
  _id: row.id,
  kilde: row.kilde,
  slag: row.slag,
  visningsaar: row.visningsaar,
  mediehus: row.mediehus,
  produksjonsID: row.produksjon_id,
  produksjonstittel: row.produksjonstittel,
  beloep: row.beloep,
  mottatt: row.mottatt,
  fraOrganisasjon: row.fra_organisasjon,
  frist: utbetalingsfrist(row.mottatt, row.fra_organisasjon),
  gjortOpp: row.gjort_opp?.toISOString() ?? null,
  kjoering:
    row.kjoering_id === null
      ? null
      : { _id: row.kjoering_id, navn: row.kjoering_navn ?? '', godkjent: row.kjoering_godkjent !== null },
  endret: row.endret.toISOString(),
  versjon: row.versjon,
})

async function get(db: Database, id: string): Promise<Pott> {
  const row = await repository.findPott(db, id)
  if (!row) throw new AppError('ikke_funnet', 'no such pot')
  return toPott(row)
}

const columnsOf = ({ kilde, mediehus, produksjonsID, fraOrganisasjon, ...felter }: Pottfelter) => ({
  ...felter,
  kilde: kilde.trim(),
  mediehus: JSON.stringify([...new Set(mediehus.map(navn => navn.trim()).filter(Boolean))].sort()),
  produksjon_id: produksjonsID,
  fra_organisasjon: fraOrganisasjon,
})

/** What history keeps of a pot. */
const told = (row: ReturnType<typeof columnsOf>) => {
  const { produksjon_id: produksjon, mediehus, ...rest } = row
  return { ...rest, produksjon, mediehus: JSON.parse(mediehus).join(', ') }
}

async function requireProduksjon(tx: Database, id: string | null): Promise<void> {
  if (id && !(await repository.hasProduksjon(tx, id)))
    throw new AppError('ugyldig_foresporsel', 'no such production', {
      felt: { produksjonsID: 'Produksjonen finnes ikke lenger. Velg en annen.' },
    })
}

/** @throws AppError `ugyldig_foresporsel` for a day or a viewing year that is not here yet */
function requireKommet({ mottatt, visningsaar }: Pottfelter, naa: Date): void {
  const idag = norwegianDay(naa)
  const feil = {
    mottatt: findMottattfeil(mottatt, idag),
    visningsaar: findVisningsaarfeil(visningsaar, idag),
  }
  const felt = Object.fromEntries(
    Object.entries(feil).flatMap(([navn, feil]) => (feil ? [[navn, feil]] : [])),
  )
  if (Object.keys(felt).length > 0) throw new AppError('ugyldig_foresporsel', 'of a time to come', { felt })
}

/** What pots must have in common for money to be released from one to another, as one text. */
type Gjelder = Pick<ReturnType<typeof columnsOf>, 'kilde' | 'slag' | 'produksjon_id' | 'visningsaar'>
const gjelder = ({ kilde, slag, produksjon_id, visningsaar }: Gjelder): string =>
  JSON.stringify([kilde, slag, produksjon_id, visningsaar])

async function lock(tx: Database, id: string) {
  const row = await repository.lockPott(tx, id)
  if (!row) throw new AppError('ikke_funnet', 'no such pot')
  return row
}

/** Money that came in, each sum with its source, its viewing year and the day by which it must be paid out. */
export function createPottService(d: D) {
  const note = createNote(d, 'pott')
  const requireSeen = createSeenCheck(d, 'pott', get)

  const update = (caller: Caller, id: string, { versjon, pott }: { versjon: number; pott: Pottfelter }) =>
    d.inTransaction(async tx => {
      const row = await lock(tx, id)
      await requireSeen(tx, caller, row, versjon)
      requireKommet(pott, d.now())
      await requireProduksjon(tx, pott.produksjonsID)
      const columns = columnsOf(pott)
      const before = { ...row, produksjon: row.produksjon_id, mediehus: row.mediehus.join(', ') }
      const changes = listEndringer(before, told(columns))
      if (changes.length > 0) {
        const kjoering = await repository.findKjoeringOf(tx, id)
        if (kjoering?.tilstand === 'frosset')
          throw new AppError('kjoering_frosset', 'run of the pot is frozen')
        if (kjoering && row.visningsaar !== pott.visningsaar)
          throw new AppError('pott_laast', 'a run of its viewing year has the pot')
        // Money that is released has to stay with its source, kind and production.
        if (gjelder(row) !== gjelder(columns) && (await repository.hasFrigivelse(tx, id)))
          throw new AppError('pott_laast', 'money is released to it')
        // What was simulated with another amount counts no more.
        if (kjoering) await updateKjoering(tx, kjoering.id, draft)
        await repository.updatePott(tx, id, { ...columns, endret: d.now(), endret_av: caller.id })
        await note(tx, caller, id, 'endret', changes)
      }
      return get(tx, id)
    })

  const create = (caller: Caller, felter: Pottfelter) =>
    d.inTransaction(async tx => {
      requireKommet(felter, d.now())
      await requireProduksjon(tx, felter.produksjonsID)
      const [id, tid] = [d.newId(), d.now()]
      const columns = columnsOf(felter)
      await repository.insertPott(tx, { id, ...columns, opprettet: tid, endret: tid, endret_av: caller.id })
      await note(tx, caller, id, 'opprettet', listEndringer({}, told(columns)))
      return get(tx, id)
    })

  return {
    list: async () => (await repository.listPotter(d.db)).map(toPott),
    create,
    update,
    delete: (caller: Caller, id: string) =>
      d.inTransaction(async tx => {
        await lock(tx, id)
        if ((await repository.findKjoeringOf(tx, id)) || (await repository.hasFrigivelse(tx, id)))
          throw new AppError('pott_laast', 'a run has the pot, or money is released to it')
        await repository.deletePott(tx, id)
        await note(tx, caller, id, 'slettet')
      }),
  }
}
