import { friendlyFormatIBAN, ValidationErrorsIBAN, validateBIC, validateIBAN } from 'ibantools'
import { normalKontonummer } from './sjekk.ts'

/** IBAN and SWIFT alike: capitals without anything between them. */
export const normalBankkode = (value: string): string => normalKontonummer(value).toUpperCase()

/** Groups of four, as it stands on a statement. */
export const showIban = (value: string): string => friendlyFormatIBAN(normalBankkode(value)) || value

/** The country, length and control digits of an IBAN (ISO 13616). Empty is no fault here. */
export function checkIban(value: string): string | null {
  const iban = normalBankkode(value)
  if (iban === '') return null
  if (/^\d+$/.test(iban))
    return iban.length === 11
      ? 'Dette ser ut som et norsk kontonummer. Skriv det i feltet for kontonummer.'
      : 'IBAN begynner med to bokstaver for landet, for eksempel DK eller SE.'
  const { errorCodes } = validateIBAN(iban)
  if (errorCodes.includes(ValidationErrorsIBAN.NoIBANCountry))
    return 'IBAN begynner med to bokstaver for landet, for eksempel DK eller SE.'
  if (errorCodes.includes(ValidationErrorsIBAN.WrongBBANLength))
    return `IBAN har feil lengde for landet ${iban.slice(0, 2)}. Dette har ${iban.length} tegn.`
  return errorCodes.length === 0
    ? null
    : 'IBAN stemmer ikke. Sjekk om noe er byttet om, eller om ett tegn er feil.'
}

/** Eight or eleven characters: bank, country, place and branch (ISO 9362). Empty is no fault here. */
export function checkSwift(value: string): string | null {
  const swift = normalBankkode(value)
  if (swift === '') return null
  if (swift.length !== 8 && swift.length !== 11)
    return `SWIFT har 8 eller 11 tegn. Dette har ${swift.length}.`
  return validateBIC(swift).valid ? null : 'SWIFT stemmer ikke. Det ser slik ut: DNBANOKK.'
}
