import * as z from 'zod/mini'
import { Brevtekst, hemmeligIEpost, Plassholder } from './brev.ts'
import { defineEndpoint } from './endpoint.ts'
import { renEpost } from './epost.ts'
import { findHemmeligNummer } from './hemmelig-nummer.ts'
import { Id, Melding, Tidspunkt, tekst } from './id.ts'
import { Oppbevaringstider, standardtider } from './oppbevaring.ts'
import { type Paaminnelsestatus, statuser } from './status.ts'

/** Text that must not be empty. Space around it does not count. */
const utfylt = (max: number, hva: string) =>
  tekst(max).check(
    z.trim(),
    z.refine(text => text !== '', `Skriv ${hva}.`),
  )
const heltall = (minst: number, hoeyst: number) => {
  const setning = `Skriv et helt tall fra ${minst} til ${hoeyst}.`
  return z.number(setning).check(z.int(setning), z.minimum(minst, setning), z.maximum(hoeyst, setning))
}

const https = /^https:\/\/([a-z0-9æøå-]+\.)+[a-z0-9æøå-]{2,}(:\d{1,5})?([/?#][^\s\\]*)?$/i
const ownPage = /^\/(?![/\\])[^\s\\]*$/
/** https, or a page of the portal itself. A name and password in an address are for deceiving people. */
export const isTryggAdresse = (adresse: string): boolean => https.test(adresse) || ownPage.test(adresse)

/** Once per browser session for members. Plain text: an empty line begins a new paragraph. */
export const Infomelding = z.object({
  paa: z.boolean(),
  tittel: utfylt(120, 'en overskrift'),
  tekst: utfylt(3000, 'teksten'),
})
export const Lenke = z.object({
  tekst: utfylt(80, 'det som skal stå på lenken'),
  adresse: tekst(500).check(
    z.trim(),
    z.refine(
      isTryggAdresse,
      'Skriv en adresse som begynner med https://, eller en side her, for eksempel /personvern.',
    ),
  ),
})
const Lenker = z.array(Lenke).check(z.maxLength(12, 'Det er plass til tolv lenker.'))
const Kontaktadresse = tekst(254).check(
  z.overwrite(renEpost),
  z.toLowerCase(),
  z.email('Skriv én e-postadresse, for eksempel post@organisasjonen.no.'),
)
export const faglistevalg = ['spesifikasjon', 'fordelingsplan'] as const

const Paaminnelsesregel = z.object({
  paa: z.boolean(),
  /** Days after the status was set, and between reminders. */
  foerste: heltall(1, 365),
  igjen: heltall(1, 365),
  /** The most reminders of one document while it has the status. */
  hoeyst: heltall(1, 10),
  /** What the member must do, in the mail below the document's title. */
  tekst: utfylt(500, 'hva medlemmet skal gjøre').check(
    z.refine(text => !findHemmeligNummer(text), hemmeligIEpost),
  ),
})
export type Paaminnelsesregel = z.infer<typeof Paaminnelsesregel>
const Paaminnelser = z.object({
  'FYLL INN EPISODER': Paaminnelsesregel,
  'MANGLER EPISODER': Paaminnelsesregel,
  'MANGLER SIGNATUR': Paaminnelsesregel,
} satisfies Record<Paaminnelsestatus, unknown>)

/** Days that a member waits for an answer, unless staff set another deadline on the case. */
const Svarfrist = heltall(1, 90)

/** Every named value that staff can change, and what it may be. */
export const innstillingSkjema = {
  infomelding: Infomelding,
  kontaktadresse: Kontaktadresse,
  lenker: Lenker,
  fagliste: z.enum(faglistevalg),
  paaminnelser: Paaminnelser,
  svarfrist: Svarfrist,
  oppbevaring: Oppbevaringstider,
} as const
export type Innstillingsnavn = keyof typeof innstillingSkjema
export const innstillingsnavn = Object.keys(innstillingSkjema) as readonly Innstillingsnavn[]
export type Innstillingsverdier = { [N in Innstillingsnavn]: z.output<(typeof innstillingSkjema)[N]> }

const regel = (status: Paaminnelsestatus): Paaminnelsesregel => ({
  // Off until staff switches it on: nobody is mailed because the portal was upgraded.
  paa: false,
  foerste: 14,
  igjen: 14,
  hoeyst: 3,
  tekst: statuser[status].setning,
})
/** What stands until staff change it; the server puts the addresses of its own configuration in place of nothing. */
export const standardInnstillinger = {
  infomelding: {
    paa: true,
    tittel: 'Nytt i Rettighetsportalen',
    tekst:
      'Du kan nå laste opp flere bilder og PDF-er på én gang. De blir til ett dokument, i den rekkefølgen du velger.\n\nPå forsiden ser du hva som venter på deg, og i Din dokumentasjon ser du hva vi har sett på.',
  },
  fagliste: 'spesifikasjon',
  svarfrist: 14,
  oppbevaring: standardtider,
  paaminnelser: {
    'FYLL INN EPISODER': regel('FYLL INN EPISODER'),
    'MANGLER EPISODER': regel('MANGLER EPISODER'),
    'MANGLER SIGNATUR': regel('MANGLER SIGNATUR'),
  },
} as const satisfies Partial<Innstillingsverdier>

/** Who changed a value last; null while it has its default and always had. */
const Endret = z.nullable(z.object({ tid: Tidspunkt, hvem: z.string() }))
const tilstand = <S extends z.ZodMiniType>(verdi: S) =>
  z.object({
    verdi,
    standard: verdi,
    /** Whether staff have set it; else the default holds. */
    satt: z.boolean(),
    endret: Endret,
    /** Sent back on save, so that two administrators never overwrite each other. */
    versjon: z.number(),
    /** Names its history; null while it has none. */
    id: z.nullable(Id),
  })
export type Tilstand<T> = {
  verdi: T
  standard: T
  satt: boolean
  endret: z.infer<typeof Endret>
  versjon: number
  id: string | null
}

export const Innstillinger = z.object({
  infomelding: tilstand(Infomelding),
  // As loose as the environment that the defaults come from.
  kontaktadresse: tilstand(z.string()),
  lenker: tilstand(z.array(z.object({ tekst: z.string(), adresse: z.string() }))),
  fagliste: tilstand(innstillingSkjema.fagliste),
  paaminnelser: tilstand(Paaminnelser),
  svarfrist: tilstand(Svarfrist),
  oppbevaring: tilstand(Oppbevaringstider),
})
export type Innstillinger = z.infer<typeof Innstillinger>

export const getInnstillinger = defineEndpoint({
  method: 'GET',
  path: '/api/innstillinger',
  access: 'administrator',
  summary: 'Everything that staff can set, with the defaults and who changed it last.',
  response: Innstillinger,
})

const endring = <N extends Innstillingsnavn>(navn: N) =>
  z.object({ navn: z.literal(navn), verdi: innstillingSkjema[navn], versjon: z.number() })
const Innstillingsendring = z.discriminatedUnion('navn', [
  endring('infomelding'),
  endring('kontaktadresse'),
  endring('lenker'),
  endring('fagliste'),
  endring('paaminnelser'),
  endring('svarfrist'),
  endring('oppbevaring'),
])
export type Innstillingsendring = z.infer<typeof Innstillingsendring>

export const updateInnstilling = defineEndpoint({
  method: 'PUT',
  path: '/api/innstillinger',
  access: 'administrator',
  summary: 'Sets one named value. It holds at once.',
  body: Innstillingsendring,
  response: Innstillinger,
  errors: ['konflikt'],
})

export const resetInnstilling = defineEndpoint({
  method: 'DELETE',
  path: '/api/innstillinger/{navn}',
  access: 'administrator',
  summary: 'Takes one named value back to its default.',
  params: z.object({ navn: z.enum(innstillingsnavn as readonly [Innstillingsnavn, ...Innstillingsnavn[]]) }),
  response: Innstillinger,
})

export const Brevinnstilling = z.extend(tilstand(Brevtekst), {
  navn: z.string(),
  tittel: z.string(),
  beskrivelse: z.string(),
  plassholdere: z.record(z.string(), Plassholder),
  lenke: z.boolean(),
})
export type Brevinnstilling = z.infer<typeof Brevinnstilling>
const BrevParams = z.object({ navn: z.string().check(z.regex(/^[a-z_]{1,60}$/)) })

export const listBrev = defineEndpoint({
  method: 'GET',
  path: '/api/innstillinger/brev',
  access: 'administrator',
  summary: 'Every mail that a member can get, with its words, its placeholders and the defaults.',
  response: z.array(Brevinnstilling),
})

export const updateBrev = defineEndpoint({
  method: 'PUT',
  path: '/api/innstillinger/brev/{navn}',
  access: 'administrator',
  summary: 'Sets the words of one mail. An unknown placeholder, or a missing one that is needed, is refused.',
  params: BrevParams,
  body: z.object({ verdi: Brevtekst, versjon: z.number() }),
  response: Brevinnstilling,
  errors: ['konflikt'],
})

export const resetBrev = defineEndpoint({
  method: 'DELETE',
  path: '/api/innstillinger/brev/{navn}',
  access: 'administrator',
  summary: 'Takes the words of one mail back to the default.',
  params: BrevParams,
  response: Brevinnstilling,
})

export const sendBrevproeve = defineEndpoint({
  method: 'POST',
  path: '/api/innstillinger/brev/{navn}/proeve',
  access: 'administrator',
  summary: 'Mails the caller these words, filled with sample data. Nothing is saved.',
  params: BrevParams,
  body: Brevtekst,
  response: Melding,
  errors: ['for_mange_forsoek'],
})
