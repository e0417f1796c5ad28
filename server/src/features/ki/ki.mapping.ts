import {
  type KiForslag,
  type KiLesing,
  type KiMerknad,
  type KiSvar,
  kiFelter,
  medlemsfelter,
} from '@rp/contract/ki'
import type { ForslagRow, LesingRow } from './ki.repository.ts'

type VistLesing = LesingRow & { venterTil: Date | null }

const toLesing = (row: VistLesing): KiLesing => ({
  id: row.id,
  tilstand: row.tilstand,
  lest: row.lest,
  sider: row.sider,
  utelatt: row.utelatt,
  motor: row.motor,
  reserve: row.reserve,
  spraak: row.spraak,
  feil: row.feil,
  venterTil: row.venterTil?.toISOString() ?? null,
  startet: row.startet.toISOString(),
  ferdig: row.ferdig?.toISOString() ?? null,
})

export const toForslag = (row: ForslagRow): KiForslag => ({
  id: row.id,
  felt: row.felt,
  gruppe: row.gruppe,
  verdi: row.verdi,
  produksjonsID: row.produksjon_id,
  ...(row.felt === 'rettighetsklausul' && { iBehold: row.i_behold }),
  sikkerhet: row.sikkerhet,
  sted: row.sted,
  forklaring: row.forklaring,
  tilstand: row.tilstand,
})

/** The document's own fields first, then registration by registration, each as the form has them. */
const inOrder = (a: ForslagRow, b: ForslagRow): number =>
  (a.gruppe ?? -1) - (b.gruppe ?? -1) || kiFelter.indexOf(a.felt) - kiFelter.indexOf(b.felt)

const forMedlem: readonly string[] = medlemsfelter
/** Clause, signature and status are for staff alone. */
export const isShown = (felt: string, forStab: boolean): boolean => forStab || forMedlem.includes(felt)

/**
 * The newest reading, and what the newest finished one came to: while a document is read again, and where that fails, the earlier
 * proposals hold.
 */
export const toKiSvar = (
  lesing: VistLesing | undefined,
  ferdig: { merknader: KiMerknad[]; forslag: readonly ForslagRow[] } | null,
  forStab: boolean,
): KiSvar => ({
  lesing: lesing ? toLesing(lesing) : null,
  forslag: (ferdig?.forslag ?? [])
    .filter(({ felt }) => isShown(felt, forStab))
    .toSorted(inOrder)
    .map(toForslag),
  merknader: ferdig?.merknader ?? [],
})
