import { type Regelnavn, regelOf, settbareRegler } from '@rp/contract/oppbevaring'
import type { ConflictRow } from '../../ui/conflict-dialog.tsx'
import { conflictRow } from '../../ui/conflict-rows.ts'
import { brevText, faglisteText, infomeldingText, paaminnelserText } from './innstilling.text.ts'

const words: Readonly<Record<string, string>> = {
  paa: infomeldingText.paa,
  tittel: infomeldingText.overskrift,
  tekst: infomeldingText.tekst,
  emne: brevText.emne,
  knapp: brevText.knapp,
  ...paaminnelserText.felt,
}
const values: Readonly<Record<string, string>> = { ...faglisteText.navn, true: 'Ja', false: 'Nei', NaN: '' }
const word = (key: string): string =>
  settbareRegler.some(navn => navn === key) ? regelOf(key as Regelnavn).hva : (words[key] ?? key)

/** A value in the parts that staff know. */
function describe(navn: string, verdi: unknown): [navn: string, verdi: string][] {
  if (Array.isArray(verdi)) return [[navn, verdi.map(part => Object.values(part).join(': ')).join('\n')]]
  if (typeof verdi !== 'object' || verdi === null) return [[navn, values[String(verdi)] ?? String(verdi)]]
  return Object.entries(verdi).flatMap(([key, part]) =>
    describe(navn === '' ? word(key) : `${navn}: ${word(key)}`, part),
  )
}

/** The parts in which what is typed, or what was read, differs from what somebody else has saved. */
export function verdiRows<T>(
  form: { utkast: T; base: { verdi: T } },
  tittel: string,
  theirs: T,
): ConflictRow[] {
  const isWhole = typeof theirs !== 'object' || Array.isArray(theirs)
  const partsOf = (verdi: T) => describe(isWhole ? tittel : '', verdi)
  const [read, stored] = [new Map(partsOf(form.base.verdi)), new Map(partsOf(theirs))]
  return partsOf(form.utkast).flatMap(([navn, min]) =>
    conflictRow(navn, { foer: read.get(navn) ?? '', min, deres: stored.get(navn) ?? '' }),
  )
}
