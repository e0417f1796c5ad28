import type { Dokument } from './dokument.ts'
import type { Sendeliste } from './produksjon.ts'

/** The viewing year whose broadcast list is being distributed (specification, section 9). */
export const visningsaar = { aar: 2023, fordeles: 2025 } as const

export const vederlagstyper = ['F©R-vederlag', 'Privatkopiering'] as const
export type Vederlagstype = (typeof vederlagstyper)[number]

/**
 * What kind of remuneration a document gives: F©R-vederlag when the economic rights are retained and the production company has signed,
 * otherwise Privatkopiering (specification, section 2). Only `true` counts: what has not been assessed is not there yet.
 */
export function vederlagstypeOf({
  rettighetsklausuler,
  signaturePC,
}: Pick<Dokument, 'rettighetsklausuler' | 'signaturePC'>): Vederlagstype {
  return rettighetsklausuler.status === true && signaturePC === true ? 'F©R-vederlag' : 'Privatkopiering'
}

/** The lines of one viewing year's broadcast list, by the production they belong to. Lines without a production are left out. */
export function groupSendelister(
  lines: readonly Sendeliste[],
  aar: number,
): ReadonlyMap<string, readonly Sendeliste[]> {
  const groups = new Map<string, Sendeliste[]>()
  for (const line of lines) {
    if (line.year !== aar || line.produksjonsID === null) continue
    const group = groups.get(line.produksjonsID)
    if (group) group.push(line)
    else groups.set(line.produksjonsID, [line])
  }
  return groups
}
