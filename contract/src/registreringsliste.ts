import * as z from 'zod/mini'
import { Person, Rettighetsklausuler, Signatur } from './dokument.ts'
import { defineEndpoint } from './endpoint.ts'
import { Id, Tidspunkt, tekst, valgfrittTidspunkt } from './id.ts'
import { filFelt, Liste, listeFelter } from './liste.ts'
import { Turstand } from './tur.ts'

/** Columns that the staff's list of registrations can be sorted by. */
export const registreringskolonner = [
  'mottatt',
  'svar',
  'arbeidstaker',
  'produksjon',
  'fagfunksjon',
  'produksjonsselskap',
  'signaturePC',
  'signatureRH',
  'rettigheter',
  'episoder',
  'status',
] as const

/** Most documents that are marked, counted or changed at once. */
export const maksUtvalg = 5000

/** A filter that is left out, or empty, lets everything through. */
const filter = {
  /** All of these words, anywhere in worker, owner, company, title, production and function. */
  sok: z.optional(tekst(200)),
  arbeidstaker: z.optional(tekst(200)),
  produksjon: z.optional(tekst(200)),
  fagfunksjon: z.optional(tekst(200)),
  produksjonsselskap: z.optional(tekst(200)),
  /** Only `true` counts as signed; `No` is both not approved and not assessed. */
  signaturePC: z.optional(z.enum(['', 'Yes', 'No'])),
  signatureRH: z.optional(z.enum(['', 'Yes', 'No'])),
  /** ØKONOMISKE, or anything else for those without economic rights. */
  rettigheter: z.optional(tekst(100)),
  /** The number itself; what is no number is found nowhere. */
  episoder: z.optional(tekst(20)),
  /** One of the ten or what staff have written, or `venter-paa-oss` (`venterPaaOss`). */
  status: z.optional(tekst(100)),
  /** `deg`: only what waits for the member. `svar`: what the member has answered. `utsatt`: what staff have put off. */
  hos: z.optional(z.enum(['', 'deg', 'svar', 'utsatt'])),
  /** Only documents of this member. */
  eier: z.optional(Id),
  /** `meg`: what the caller has taken; `ingen`: what nobody has. */
  tildelt: z.optional(z.enum(['', 'meg', 'ingen'])),
  /** Part of the day it was received, as it is shown: '20.11.2026', '11.2026' or '2026'. */
  mottatt: z.optional(tekst(20)),
  /** Received at or after `fra` and before `til`. */
  fra: valgfrittTidspunkt,
  til: valgfrittTidspunkt,
  /** Has had its status since then or later. */
  statusFra: valgfrittTidspunkt,
}
const { side, antall, sorter, retning } = listeFelter(registreringskolonner)
const Sporring = z.object({ ...filter, side, antall, sorter, retning })
export type Registreringssporring = Omit<z.infer<typeof Sporring>, 'side' | 'antall'>

/** One registration of one document. A document where none is filled in has one row too. */
export const Registreringsrad = z.object({
  id: Id,
  dokumentId: Id,
  versjon: z.number(),
  /** The document's worker, else its owner's name, else the owner's address. */
  arbeidstaker: z.string(),
  /** The member who is paid: the owner's name, else the address. */
  eier: z.string(),
  filnavn: z.string(),
  produksjonsnavn: z.string(),
  fagfunksjon: z.string(),
  produksjonsselskap: z.string(),
  signaturePC: Signatur,
  signatureRH: Signatur,
  /** True: ØKONOMISKE. Anything else: IDEELLE, of which null is not assessed. */
  rettigheter: Rettighetsklausuler.shape.status,
  episoder: z.nullable(z.number()),
  status: z.string(),
  mottatt: Tidspunkt,
  /** Whose turn it is, and when the member answered what was asked. */
  tur: Turstand.shape.hos,
  besvart: Turstand.shape.besvart,
  /** The day until which it waits for something elsewhere; null when it does not. */
  utsattTil: z.nullable(z.string()),
  /** Who on the staff has taken the document. */
  tildelt: z.nullable(Person),
})
export type Registreringsrad = z.infer<typeof Registreringsrad>

export const listRegistreringer = defineEndpoint({
  method: 'GET',
  path: '/api/document/registreringer',
  access: 'administrator',
  summary:
    'One page of the registrations of all documents, longest waiting first. A count above a thousand may be five seconds old, one above ten thousand a minute.',
  query: z.extend(Sporring, filFelt),
  /** `dokumenter`: how many documents the rows of all pages belong to. */
  response: z.extend(Liste(Registreringsrad), { dokumenter: z.number() }),
})

export const listStatuser = defineEndpoint({
  method: 'GET',
  path: '/api/document/registreringer/statuser',
  access: 'administrator',
  summary: 'Every status that some document has.',
  response: z.array(z.string()),
})

export const listUtvalg = defineEndpoint({
  method: 'GET',
  path: '/api/document/registreringer/utvalg',
  access: 'administrator',
  summary: 'The documents that a filter leaves, at most 5000 of them, with the version each has now.',
  query: z.object(filter),
  response: z.object({
    dokumenter: z.array(z.object({ id: Id, versjon: z.number() })),
    /** The filter leaves more than these. */
    flere: z.boolean(),
  }),
})

export const listRekke = defineEndpoint({
  method: 'GET',
  path: '/api/document/registreringer/rekke',
  access: 'administrator',
  summary:
    'The documents of a filtered list around one of them, in its order: what a case handler works through.',
  query: z.object({ ...filter, sorter, retning, dokument: Id }),
  response: z.object({
    dokumenter: z.array(Id),
    /** Number of the first of them in the whole list, counted from 1, and how many documents the list has. */
    foersteNummer: z.number(),
    antall: z.number(),
  }),
})

/** Two who ask at once get one each. */
export const startNeste = defineEndpoint({
  method: 'POST',
  path: '/api/document/registreringer/neste',
  access: 'administrator',
  summary:
    'The first document of a filtered list that no colleague has taken or has open. The caller has it open from now on.',
  query: z.object({ ...filter, sorter, retning }),
  response: z.object({ dokument: z.nullable(Id) }),
})
