import { renEpost } from '@rp/contract/epost'

/**
 * Checks of personal data, as tolerant as people type: spaces, dots and dashes do not count, nor does +47 before a Norwegian
 * number. Each answers the reason as a sentence, or null. An empty field is nobody's fault here.
 */
/** Without what people put between digits to read them. */
const compact = (value: string): string => value.replace(/[\s\u00a0\u202f\u200b.\-–/]+/g, '')
const digits = (value: string): number[] => [...value].map(Number)

export const normalKontonummer = compact

/** Eleven digits whose last is the mod-11 control digit (the banks' common rule for account numbers). */
export function checkKontonummer(value: string): string | null {
  const konto = normalKontonummer(value)
  if (konto === '') return null
  if (/\D/.test(konto))
    return /^[a-z]{2}\d/i.test(konto)
      ? 'Dette ser ut som et IBAN. Skriv det i feltet for IBAN.'
      : 'Kontonummeret kan bare ha sifre.'
  if (konto.length !== 11) return `Kontonummeret skal ha 11 siffer. Dette har ${konto.length}.`
  const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]
  const all = digits(konto)
  const sum = weights.reduce((total, weight, index) => total + weight * (all[index] ?? 0), 0)
  return (11 - (sum % 11)) % 11 === all[10]
    ? null
    : 'Kontonummeret stemmer ikke. Sjekk om to sifre er byttet om, eller om ett er feil.'
}

/** As banks print it: 1234 56 78901. What is not eleven digits is left as it is. */
export const showKontonummer = (value: string): string => {
  const konto = normalKontonummer(value)
  return /^\d{11}$/.test(konto) ? konto.replace(/^(\d{4})(\d{2})(\d{5})$/, '$1 $2 $3') : value
}

/** Keeps a leading + and the digits; 00 before a country code is a +. */
export const normalTelefon = (value: string): string =>
  value
    .trim()
    .replace(/^\+\s*\(?/, '+')
    .replace(/[\s\u00a0\u202f().\-–/]+/g, '')
    .replace(/^00(?=[1-9]\d{7,})/, '+')

/** Eight digits in Norway, with or without +47; elsewhere + and 6 to 15 digits (E.164). */
export function checkTelefon(value: string): string | null {
  const telefon = normalTelefon(value)
  if (telefon === '') return null
  if (!/^\+?\d+$/.test(telefon)) return 'Telefonnummeret kan bare ha sifre, og eventuelt + først.'
  const norsk = telefon.replace(/^\+47/, '')
  if (!norsk.startsWith('+'))
    return norsk.length === 8
      ? null
      : `Et norsk telefonnummer har 8 sifre. Dette har ${norsk.length}. Er det utenlandsk, så begynn med + og landkoden.`
  return /^\+\d{6,15}$/.test(norsk) ? null : 'Et utenlandsk telefonnummer har 6 til 15 sifre etter +.'
}

/** 412 34 567, with the country code before it where there is one. Foreign numbers stay as they are typed. */
export const showTelefon = (value: string): string => {
  const telefon = normalTelefon(value)
  return /^(\+47)?\d{8}$/.test(telefon)
    ? telefon.replace(/^(\+47)?(\d{3})(\d{2})(\d{3})$/, (_, land = '', a, b, c) =>
        `${land} ${a} ${b} ${c}`.trim(),
      )
    : value.trim()
}

export const normalEpost = renEpost

export function checkEpost(value: string): string | null {
  const epost = normalEpost(value)
  if (epost === '') return 'Skriv inn e-postadressen din. Vi sender svar og lenker dit.'
  if (/\s/.test(epost)) return 'E-postadressen kan ikke ha mellomrom.'
  const [name, domain, ...more] = epost.split('@')
  if (domain === undefined) return 'E-postadressen mangler @.'
  if (!name || more.length > 0) return 'E-postadressen skal ha ett navn, en @ og et domene.'
  return /^[^,;<>".][^,;<>"]*\.[^,;<>".]+$/.test(domain)
    ? null
    : 'E-postadressen mangler noe etter @. Den skal slutte slik: navn@eksempel.no.'
}

/** Eleven digits (specification, section 5). */
export function checkPersonnummer(value: string): string | null {
  return /^\d{11}$/.test(compact(value)) ? null : 'Personnummer må være nøyaktig 11 siffer.'
}
export const normalPersonnummer = compact
/** 010180 12345 */
export const showPersonnummer = (value: string): string => value.replace(/^(\d{6})(\d{5})$/, '$1 $2')
