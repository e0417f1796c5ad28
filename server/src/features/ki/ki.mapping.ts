import { type KiForslag, type KiLesing, type KiSvar, medlemsfelter } from '@rp/contract/ki'
import type { ForslagRow, LesingRow } from './ki.repository.ts'

const toLesing = (row: LesingRow): KiLesing => ({
  id: row.id,
  tilstand: row.tilstand,
  lest: row.lest,
  sider: row.sider,
  utelatt: row.utelatt,
  motor: row.motor,
  reserve: row.reserve,
  feil: row.feil,
  startet: row.startet.toISOString(),
  ferdig: row.ferdig?.toISOString() ?? null,
})

const toForslag = (row: ForslagRow): KiForslag => ({
  id: row.id,
  felt: row.felt,
  gruppe: row.gruppe,
  verdi: row.verdi,
  produksjonsID: row.produksjon_id,
  sikkerhet: row.sikkerhet,
  sted: row.sted,
  forklaring: row.forklaring,
  tilstand: row.tilstand,
})

const forMedlem: readonly string[] = medlemsfelter

/** What a reading came to. Clause, signature and status are for staff alone. */
export const toKiSvar = (
  lesing: LesingRow | undefined,
  forslag: readonly ForslagRow[],
  forStab: boolean,
): KiSvar => ({
  lesing: lesing ? toLesing(lesing) : null,
  forslag: forslag.filter(({ felt }) => forStab || forMedlem.includes(felt)).map(toForslag),
  merknader: lesing?.merknader ?? [],
})
