import type { Database } from '../database.ts'
import type { Registerverk, Verksoek } from '../sendeliste/sendeliste.service.ts'
import { findSelskaper, findSelskaperMedOrgnr } from './oppslag.repository.ts'

export type { Registerverk }
export type Registerselskap = { navn: string; orgnr: string }

/** The registers as the finders ask them: candidates by index, however many rows there are. */
export type Oppslag = {
  /** For each name the companies most like it, the likest first. */
  selskaper(navn: readonly string[]): Promise<Registerselskap[][]>
  /** Companies with these organisation numbers (nine digits). */
  selskaperMedOrgnr(orgnr: readonly string[]): Promise<Registerselskap[]>
  /** For each title the productions whose names are like it; with `lik` only those with the same words. */
  verk(titler: readonly string[], lik?: boolean): Promise<Registerverk[][]>
  /** Works of a company. */
  selskapetsVerk(selskap: string): Promise<Registerverk[]>
}

/** Asks the portal's own registers. */
export const createOppslag = (d: { db: Database; verksoek: Verksoek }): Oppslag => ({
  selskaper: navn => findSelskaper(d.db, navn),
  selskaperMedOrgnr: orgnr => findSelskaperMedOrgnr(d.db, orgnr),
  verk: (titler, lik) => d.verksoek.findVerk(titler, lik),
  selskapetsVerk: selskap => d.verksoek.listSelskapsVerk(selskap),
})
