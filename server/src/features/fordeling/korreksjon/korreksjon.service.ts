import type { Korreksjon } from '@rp/contract/korreksjon'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Database } from '../../database.ts'
import { createNote, listEndringer } from '../../historikk/historikk.service.ts'
import { handlingAv } from '../kjoering/kjoering.mapping.ts'
import { updateKjoering } from '../kjoering/kjoering.repository.ts'
import { draft, get, type KjoeringDependencies, lockOpen } from '../kjoering/kjoering.service.ts'
import { formatKroner } from '../kroner.ts'
import * as repository from './korreksjon.repository.ts'

type D = KjoeringDependencies
type Ny = { linje: number; beloep: number; begrunnelse: string }

const toKorreksjon = (row: repository.KorreksjonRow): Korreksjon => ({
  _id: row.id,
  linje: row.linje,
  navn: row.navn ?? 'Slettet bruker',
  produksjonstittel: row.tittel,
  gruppe: row.gruppe ?? '',
  ga: row.ga,
  beloep: row.beloep,
  begrunnelse: row.begrunnelse,
  frigitt: row.frigitt,
  saksnummer: row.saksnummer,
  laget: handlingAv(row.opprettet, row.opprettet_navn),
  kjoering:
    row.tatt_id && row.tilstand
      ? { _id: row.tatt_id, navn: row.tatt_navn ?? '', tilstand: row.tilstand }
      : null,
})

/** @throws AppError `ikke_funnet` */
export async function find(db: Database, id: string): Promise<repository.KorreksjonRow> {
  const row = await repository.findKorreksjon(db, id)
  if (!row) throw new AppError('ikke_funnet', 'no such correction')
  return row
}

/** Told in the history of the run whose line it is about. It names no person: the line does that. */
export const note = (
  d: D,
  tx: Database,
  caller: Caller,
  { kjoering_id, linje, beloep, begrunnelse }: repository.KorreksjonRow,
  hendelse: 'korreksjon_laget' | 'korreksjon_slettet',
) =>
  createNote(d, 'kjoering')(
    tx,
    caller,
    kjoering_id,
    hendelse,
    listEndringer({}, { linje, korreksjon: formatKroner(beloep), begrunnelse }),
  )

/** Øre that a line itself gave: nothing where it was held back, or where others manage it. */
function givenBy({ slag, holdt_tilbake, beloep }: repository.KravRow) {
  const isAvsatt = holdt_tilbake || slag === 'annet_sted'
  return { isAvsatt, given: isAvsatt ? 0 : beloep }
}

/** @throws AppError `ugyldig_foresporsel` where a line would give more than there was to share */
function requireWithin(pott: number, gir: number): void {
  if (gir <= pott) return
  const beloep = `Linjen kan ikke gi mer enn det som var i potten: ${formatKroner(pott)}.`
  throw new AppError('ugyldig_foresporsel', 'more than the pot', { felt: { beloep } })
}

/** Corrections of what is frozen: they count in a later run, which somebody else must approve. */
export function createKorreksjonService(d: D) {
  const create = (caller: Caller, kjoeringId: string, { linje, beloep, begrunnelse }: Ny) =>
    d.inTransaction(async tx => {
      await get(tx, kjoeringId)
      const krav = await repository.lockKrav(tx, kjoeringId, linje)
      if (!krav) throw new AppError('korreksjon_umulig', 'no claim of an approved run')
      const { given, isAvsatt } = givenBy(krav)
      // Of what is set aside a line is released; only what has come of it is corrected.
      if (isAvsatt && !(await repository.hasKommet(tx, kjoeringId, linje)))
        throw new AppError('korreksjon_umulig', 'the line is set aside, and is released instead')
      const sum = await repository.sumKorreksjoner(tx, kjoeringId, linje)
      if (given + sum + beloep < 0) throw new AppError('korreksjon_for_stor', 'more than the line gave')
      if (beloep > 0) requireWithin(krav.pott, given + sum + beloep)
      const [id, opprettet] = [d.newId(), d.now()]
      const row = { id, kjoering_id: kjoeringId, linje, beloep, begrunnelse: begrunnelse.trim() }
      await repository.insertKorreksjon(tx, { ...row, opprettet, opprettet_av: caller.id })
      const made = await find(tx, id)
      await note(d, tx, caller, made, 'korreksjon_laget')
      return toKorreksjon(made)
    })

  const remove = (caller: Caller, id: string) =>
    d.inTransaction(async tx => {
      await repository.lockKorreksjon(tx, id)
      const row = await find(tx, id)
      const krav = await repository.lockKrav(tx, row.kjoering_id, row.linje)
      if (krav && row.beloep > 0) {
        const left = (await repository.sumKorreksjoner(tx, row.kjoering_id, row.linje)) - row.beloep
        if (givenBy(krav).given + left < 0)
          throw new AppError('korreksjon_for_stor', 'others take back what it gives')
      }
      // A run that counts it is a draft until it is simulated without it.
      if (row.tatt_id !== null) {
        await lockOpen(tx, row.tatt_id)
        await updateKjoering(tx, row.tatt_id, draft)
      }
      await repository.deleteKorreksjon(tx, id)
      await note(d, tx, caller, row, 'korreksjon_slettet')
    })

  return {
    async list(kjoeringId: string): Promise<Korreksjon[]> {
      await get(d.db, kjoeringId)
      return (await repository.listKorreksjoner(d.db, kjoeringId)).map(toKorreksjon)
    },
    create,
    delete: remove,
  }
}
