import type { Enhet } from '@rp/contract/enhetsregister'
import { z } from 'zod'
import { cutText } from '../../../platform/cut-text.ts'

const text = z.string().nullish()
const flag = z.boolean().nullish()

const Adresse = z.object({
  adresse: z.array(z.string().nullable()).nullish(),
  postnummer: text,
  poststed: text,
  land: text,
  landkode: text,
})

/**
 * A unit as Enhetsregisteret answers it (Brønnøysundregistrene, "Enhetsregisteret: Åpne data", GET /enheter/{orgnr}): the fields that
 * we read. Nearly all may be missing, and a deleted unit has little more than its name.
 */
export const RegistrertEnhet = z.object({
  organisasjonsnummer: z.string().regex(/^\d{9}$/),
  navn: z.string().trim().min(1),
  organisasjonsform: z.object({ kode: text, beskrivelse: text }).nullish(),
  forretningsadresse: Adresse.nullish(),
  postadresse: Adresse.nullish(),
  epostadresse: text,
  telefon: text,
  mobil: text,
  slettedato: text,
  konkurs: flag,
  underAvvikling: flag,
  underTvangsavviklingEllerTvangsopplosning: flag,
})

/** At most what a field of the form takes; a foreign register could answer anything. */
const short = (value: string | null | undefined, most = 200): string =>
  cutText((value ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim(), most)

function toLinje(adresse: z.output<typeof Adresse> | null | undefined): string {
  if (!adresse) return ''
  const sted = [adresse.postnummer, adresse.poststed].filter(Boolean).join(' ')
  const land = adresse.landkode && adresse.landkode !== 'NO' ? adresse.land : ''
  return short([...(adresse.adresse ?? []), sted, land].filter(Boolean).join(', '))
}

export const toEnhet = (unit: z.output<typeof RegistrertEnhet>): Enhet => ({
  orgnr: unit.organisasjonsnummer,
  navn: short(unit.navn),
  organisasjonsform: short(unit.organisasjonsform?.beskrivelse ?? unit.organisasjonsform?.kode),
  adresse: toLinje(unit.forretningsadresse) || toLinje(unit.postadresse),
  epost: short(unit.epostadresse),
  telefon: short(unit.telefon, 40) || short(unit.mobil, 40),
  slettet: short(unit.slettedato, 10) || null,
  konkurs: unit.konkurs === true,
  avvikles: unit.underAvvikling === true || unit.underTvangsavviklingEllerTvangsopplosning === true,
})
