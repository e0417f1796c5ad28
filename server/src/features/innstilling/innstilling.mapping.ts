import {
  type Innstillinger,
  type Innstillingsnavn,
  type Innstillingsverdier,
  innstillingSkjema,
  type Tilstand,
} from '@rp/contract/innstilling'
import * as z from 'zod/mini'
import type { Endring } from '../historikk/historikk.service.ts'
import { listEndringer } from '../historikk/historikk.service.ts'
import type { InnstillingRow } from './innstilling.repository.ts'

export type Rader = ReadonlyMap<string, InnstillingRow>

const nameOf = ({ fornavn, etternavn, epost }: InnstillingRow): string =>
  [fornavn, etternavn].filter(Boolean).join(' ') || epost || 'Slettet bruker'

const isParts = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
/** What was stored before a part of it was known has that part as it is by default: else all that staff set would be lost. */
function filledIn(stored: unknown, standard: unknown): unknown {
  if (!isParts(stored) || !isParts(standard)) return stored
  const all = Object.entries({ ...standard, ...stored })
  return Object.fromEntries(all.map(([name, value]) => [name, filledIn(value, standard[name])]))
}

/** The value of a name: what is stored, or the default where nothing is, or nothing that still fits the contract. */
export function toTilstand<T>(
  row: InnstillingRow | undefined,
  schema: z.ZodMiniType<T>,
  standard: T,
): Tilstand<T> {
  const stored =
    row?.verdi === null || row === undefined ? null : z.safeParse(schema, filledIn(row.verdi, standard))
  return {
    verdi: stored?.success ? stored.data : standard,
    standard,
    satt: stored?.success === true,
    endret: row && row.versjon > 0 ? { tid: row.endret.toISOString(), hvem: nameOf(row) } : null,
    versjon: row?.versjon ?? 0,
    id: row?.id ?? null,
  }
}

/** The same schemas, typed so that one is known by its name. */
const skjema: { readonly [N in Innstillingsnavn]: z.ZodMiniType<Innstillingsverdier[N]> } = innstillingSkjema

export function toInnstillinger(rader: Rader, standard: Innstillingsverdier): Innstillinger {
  const of = <N extends Innstillingsnavn>(navn: N) =>
    toTilstand<Innstillingsverdier[N]>(rader.get(navn), skjema[navn], standard[navn])
  return {
    infomelding: of('infomelding'),
    kontaktadresse: of('kontaktadresse'),
    lenker: of('lenker'),
    fagliste: of('fagliste'),
    paaminnelser: of('paaminnelser'),
    svarfrist: of('svarfrist'),
    oppbevaring: of('oppbevaring'),
  }
}

const words: Readonly<Record<string, string>> = {
  kontaktadresse: 'Kontaktadresse',
  lenker: 'Lenker',
  fagliste: 'Liste over fagfunksjoner',
  svarfrist: 'Svarfrist i dager',
  paa: 'På',
  tittel: 'Overskrift',
  tekst: 'Tekst',
  emne: 'Emne',
  knapp: 'Knapp',
  foerste: 'Første påminnelse etter dager',
  igjen: 'Ny påminnelse etter dager',
  hoeyst: 'Høyst antall',
}
const word = (key: string): string => words[key] ?? key

/** A value in the parts that staff know: the history tells them one by one. */
function describe(navn: string, verdi: unknown): Record<string, unknown> {
  if (Array.isArray(verdi))
    return { [word(navn)]: verdi.map(part => Object.values(part as object).join(': ')).join('\n') }
  if (typeof verdi !== 'object' || verdi === null) return { [word(navn)]: verdi }
  return Object.fromEntries(
    Object.entries(verdi).flatMap(([key, part]) =>
      typeof part === 'object' && part !== null
        ? Object.entries(part).map(([inner, value]) => [`${key}: ${word(inner)}`, value])
        : [[word(key), part]],
    ),
  )
}

/** What a save changed, as the history keeps it. */
export const endringerOf = (navn: string, foer: unknown, etter: unknown): Endring[] =>
  listEndringer(describe(navn, foer), describe(navn, etter))
