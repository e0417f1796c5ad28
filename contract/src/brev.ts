import * as z from 'zod/mini'
import { findHemmeligNummer } from './hemmelig-nummer.ts'
import { tekst } from './id.ts'

/** What staff can write of a mail: subject, paragraphs with an empty line between them, and the words on its button. */
export const Brevtekst = z.object({ emne: tekst(200), tekst: tekst(10_000), knapp: tekst(60) })
export type Brevtekst = z.infer<typeof Brevtekst>

export const Plassholder = z.object({
  /** What stands there, in words for staff. */
  hva: z.string(),
  /** For the preview and the trial mail. Never a number of a person or an account. */
  eksempel: z.string(),
  /** The mail is of no use without it. */
  paakrevd: z.optional(z.boolean()),
  /** Takes the whole paragraph it stands in with it when there is nothing to say. */
  avsnitt: z.optional(z.boolean()),
})
export type Plassholder = z.infer<typeof Plassholder>

/** One kind of mail: when it is sent, what can be filled in, and our words until staff write their own. */
export type Brevmal<Navn extends string = string> = {
  readonly navn: string
  readonly tittel: string
  readonly beskrivelse: string
  readonly plassholdere: Readonly<Record<Navn, Plassholder>>
  /** The mail has a button; `{lenke}` in the text is its place. */
  readonly lenke: boolean
  readonly standard: Brevtekst
}

/** Keeps the names of the placeholders, so that a mail without one of its values does not compile. */
export const defineBrev = <const Navn extends string>(mal: Brevmal<Navn>): Brevmal<Navn> => mal

/** May stand in every mail. */
export const fellesPlassholdere = {
  organisasjon: { hva: 'Navnet på organisasjonen', eksempel: 'F©R' },
  kontaktadresse: { hva: 'Kontaktadressen i innstillingene', eksempel: 'post@organisasjonen.example' },
} as const satisfies Record<string, Plassholder>

const lenke = 'lenke'
const token = /\{([^{}]*)\}/g
const namesIn = (text: string): string[] => [...text.matchAll(token)].map(match => match[1] ?? '')
const paragraphsOf = (text: string): string[] =>
  text
    .replaceAll('\r\n', '\n')
    .split(/\n[^\S\n]*\n\s*/)
    .map(paragraph => paragraph.trim())
    .filter(Boolean)
/** Said of a text that staff write for mails. */
export const hemmeligIEpost = 'Et personnummer eller kontonummer skal ikke stå i en e-post.'

function faultOfPlaceholders(text: string, known: readonly string[]): string | null {
  const unknown = namesIn(text).find(name => !known.includes(name))
  if (unknown !== undefined)
    return `«{${unknown}}» er ikke en plassholder i denne e-posten. Velg en fra listen, eller ta den bort.`
  if (/[{}]/.test(text.replace(token, '')))
    return 'En krøllparentes står alene. Plassholdere skrives slik: {fornavn}.'
  return findHemmeligNummer(text) ? hemmeligIEpost : null
}

function faultOfLenke(mal: Brevmal, text: string): string | null {
  if (!mal.lenke) return null
  const places = namesIn(text).filter(name => name === lenke).length
  if (places === 0) return 'Teksten må ha {lenke}. Uten den får ikke medlemmet knappen å trykke på.'
  if (places > 1) return 'Teksten kan bare ha {lenke} ett sted.'
  return paragraphsOf(text).includes(`{${lenke}}`) ? null : 'Sett {lenke} på en linje for seg selv.'
}

function faultOfTekst(mal: Brevmal, text: string): string | null {
  if (!text.trim()) return 'Skriv teksten i e-posten.'
  const known = [
    ...Object.keys(mal.plassholdere),
    ...Object.keys(fellesPlassholdere),
    ...(mal.lenke ? [lenke] : []),
  ]
  const names = namesIn(text)
  const missing = Object.entries(mal.plassholdere).find(
    ([name, { paakrevd }]) => paakrevd && !names.includes(name),
  )
  return (
    faultOfPlaceholders(text, known) ??
    (missing ? `Teksten må ha {${missing[0]}}: ${missing[1].hva.toLocaleLowerCase('nb')}.` : null) ??
    faultOfLenke(mal, text)
  )
}

/** What is wrong with a mail as staff have written it: field -> sentence; empty when it can be sent. */
export function checkBrev(mal: Brevmal, { emne, tekst, knapp }: Brevtekst): Partial<Brevtekst> {
  const known = [...Object.keys(mal.plassholdere), ...Object.keys(fellesPlassholdere)]
  const faults = {
    emne: emne.trim() ? faultOfPlaceholders(emne, known) : 'Skriv et emne.',
    tekst: faultOfTekst(mal, tekst),
    knapp: !mal.lenke || knapp.trim() ? faultOfPlaceholders(knapp, []) : 'Skriv hva som skal stå på knappen.',
  }
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== null))
}

type Verdier = Readonly<Record<string, string>>

/** One pass, so that nothing a member has written is read as a placeholder. An empty value takes the comma or space before it along. */
const fill = (text: string, verdier: Verdier): string =>
  text.replace(/(, | )?\{([^{}]*)\}/g, (_, before: string | undefined, name: string) =>
    verdier[name] ? `${before ?? ''}${verdier[name]}` : '',
  )

function fillParagraph(mal: Brevmal, paragraph: string, verdier: Verdier): string[] {
  const names = namesIn(paragraph)
  if (names.some(name => mal.plassholdere[name]?.avsnitt && !verdier[name])) return []
  const alone = names.length === 1 && paragraph === `{${names[0]}}`
  // What was composed of several paragraphs stays so where it stands alone.
  return alone ? paragraphsOf(verdier[names[0] ?? ''] ?? '') : [fill(paragraph, verdier)]
}

/** A mail as it is sent: what is after the button is small print. */
export type UtfyltBrev = {
  subject: string
  paragraphs: string[]
  link?: { text: string; url: string }
  closing: string[]
}

/** Fills a mail's words. Everything that comes out is plain text, whoever wrote it. */
export function fillBrev(
  mal: Brevmal,
  { emne, tekst, knapp }: Brevtekst,
  verdier: Verdier,
  url: string,
): UtfyltBrev {
  const all = paragraphsOf(tekst)
  const place = mal.lenke ? all.indexOf(`{${lenke}}`) : -1
  const written = (paragraphs: string[]) => paragraphs.flatMap(text => fillParagraph(mal, text, verdier))
  return {
    subject: fill(emne, verdier).replace(/\s+/g, ' ').trim(),
    paragraphs: written(place < 0 ? all : all.slice(0, place)),
    ...(place >= 0 && { link: { text: knapp.trim(), url } }),
    closing: place < 0 ? [] : written(all.slice(place + 1)),
  }
}

/** Sample values of every placeholder, for the preview and the trial mail. */
export const eksempelverdier = (mal: Brevmal): Verdier =>
  Object.fromEntries(
    Object.entries({ ...fellesPlassholdere, ...mal.plassholdere }).map(([navn, { eksempel }]) => [
      navn,
      eksempel,
    ]),
  )
