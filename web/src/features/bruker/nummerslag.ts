import { internasjonalText, personnummerText } from './bruker.text.ts'
import { checkPersonnummer, normalPersonnummer, showPersonnummer } from './sjekk.ts'

/** A number that is hidden until it is asked for: its words, and how it is written and checked. */
export type Nummerslag = {
  navn: 'personnummer' | 'internasjonalIdNummer'
  text: Readonly<Record<keyof typeof personnummerText, string>>
  normal: (value: string) => string
  /** The reason why it cannot be saved, or null. */
  sjekk: (value: string) => string | null
  vis: (value: string) => string
  inputMode: 'numeric' | 'text'
}

export const personnummer: Nummerslag = {
  navn: 'personnummer',
  text: personnummerText,
  normal: normalPersonnummer,
  sjekk: checkPersonnummer,
  vis: showPersonnummer,
  inputMode: 'numeric',
}

/** From another country, written as it is there: no rule of ours fits all of them. */
export const internasjonalId: Nummerslag = {
  navn: 'internasjonalIdNummer',
  text: internasjonalText,
  normal: value => value.trim(),
  sjekk: () => null,
  vis: value => value,
  inputMode: 'text',
}
