import type { SakRow } from './sak.repository.ts'

/** What a person is called on screen; the address where there is no name, and a word where there is nobody. */
export const toNavn = (row: {
  fornavn: string | null
  etternavn: string | null
  epost: string | null
}): string => [row.fornavn, row.etternavn].filter(Boolean).join(' ') || row.epost || 'Slettet bruker'

/** Null while the case is not closed. */
export const toLukking = (row: Pick<SakRow, 'lukket' | 'lukket_grunn' | 'lukket_forklaring'>) =>
  row.lukket && row.lukket_grunn
    ? { tid: row.lukket.toISOString(), grunn: row.lukket_grunn, forklaring: row.lukket_forklaring }
    : null
