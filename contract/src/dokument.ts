import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { Historikklinje } from './historikk.ts'
import { Id, IdParams, Melding, Tidspunkt, tekst, valgfrittTall } from './id.ts'
import { filFelt } from './liste.ts'
import { Turstand } from './tur.ts'

/** One registration of a document: a production, a function and the number of episodes worked. */
export const Registrering = z.object({
  produksjonsnavn: z.string(),
  /** The production in the register; null while the name is not in it. */
  produksjonsID: z.nullable(Id),
  fagfunksjon: z.string(),
  /** Episodes worked; null when not filled in. */
  episoder: z.nullable(z.number()),
  stillingsprosent: z.string(),
  /** Another organisation manages it: its points do not come here. Staff say so; absent means no. */
  forvaltesAnnetSted: z.optional(z.boolean()),
  /** Derived from the production: work type, year of premiere and total number of episodes. */
  verkstype: z.nullable(z.string()),
  premiere: z.nullable(z.number()),
  episoderTotalt: z.nullable(z.number()),
})
export type Registrering = z.infer<typeof Registrering>

export const Signatur = z.nullable(z.boolean())
/** True: economic rights retained. Null: not assessed. */
export const Rettighetsklausuler = z.object({ status: z.nullable(z.boolean()), comment: z.string() })

export const Person = z.object({ id: Id, navn: z.string() })
export type Person = z.infer<typeof Person>

/**
 * What only staff see of a document (spec-notes, "Staff can write an internal note"). These fields stand in answers to staff, and in
 * none to a member.
 */
const forStab = {
  internt_notat: z.string(),
  /** Who has taken the document; null when nobody has. */
  tildelt: z.nullable(Person),
  /** Waits for something elsewhere: out of the queue until that day. Null when it does not, or the day has come. */
  utsatt: z.nullable(z.object({ til: z.string(), grunn: z.string() })),
}

export const Dokument = z.object({
  _id: Id,
  userId: Id,
  filnavn: z.string(),
  arbeidstaker: z.string(),
  produksjonsselskap: z.string(),
  notat: z.string(),
  tjeneste: z.string(),
  autoextract: z.boolean(),
  status: z.string(),
  status_comment: z.string(),
  tur: Turstand,
  signaturePC: Signatur,
  signatureRH: Signatur,
  rettighetsklausuler: Rettighetsklausuler,
  ansiennitet: z.array(Registrering),
  createdAt: Tidspunkt,
  updatedAt: Tidspunkt,
  /** Number of pages and bytes of the merged PDF, and a mark that changes with it (for the viewer's cache). */
  sider: z.number(),
  bytes: z.number(),
  filversjon: z.string(),
  /** Counts up with each change; sent back on save so that two people never overwrite each other. */
  versjon: z.number(),
  /** BEHANDLET: the owner can no longer change or delete it. */
  laast: z.boolean(),
  /** Its files wait for the virus scanner, or it found something in one: nobody can open them. */
  viruskontroll: z.nullable(z.enum(['venter', 'smittet'])),
  /** What KI has read of it waits for its owner to look. Left out of the staff's list. */
  kiVenter: z.optional(z.boolean()),
  internt_notat: z.optional(forStab.internt_notat),
  tildelt: z.optional(forStab.tildelt),
  utsatt: z.optional(forStab.utsatt),
})
export type Dokument = z.infer<typeof Dokument>

/** A document in the staff list, with its owner's name. */
export const DokumentRad = z.extend(Dokument, {
  ...forStab,
  eier: z.object({ id: Id, navn: z.string(), email: z.string() }),
})
export type DokumentRad = z.infer<typeof DokumentRad>

const RegistreringEndring = z.object({
  produksjonsnavn: z.optional(z.nullable(tekst(300))),
  produksjonsID: z.optional(z.nullable(tekst(64))),
  fagfunksjon: z.optional(z.nullable(tekst(200))),
  episoder: valgfrittTall(0, 100_000),
  stillingsprosent: z.optional(z.nullable(z.union([tekst(20), z.number()]))),
  /** Read from staff alone. Left out, the entry of the same production and function keeps what it has. */
  forvaltesAnnetSted: z.optional(z.nullable(z.boolean())),
})

/** An empty text means the same as null (spec-notes). */
const SignaturEndring = z.union([
  Signatur,
  z.pipe(
    z.literal(''),
    z.transform(() => null),
  ),
])

/**
 * What a save may carry. Clients send whole documents back: unknown fields are dropped, absent ones stay as they are, and
 * staff-only fields in the owner's save must be unchanged (spec-notes, "Documents").
 */
export const DokumentEndring = z.object({
  filnavn: z.optional(z.nullable(tekst(300))),
  arbeidstaker: z.optional(z.nullable(tekst(200))),
  produksjonsselskap: z.optional(z.nullable(tekst(200))),
  notat: z.optional(z.nullable(tekst(10_000))),
  ansiennitet: z.optional(
    z.nullable(
      z.array(RegistreringEndring).check(z.maxLength(200, 'Et dokument kan ha høyst 200 registreringer.')),
    ),
  ),
  status: z.optional(z.nullable(tekst(100))),
  status_comment: z.optional(z.nullable(tekst(5000))),
  signaturePC: z.optional(SignaturEndring),
  signatureRH: z.optional(SignaturEndring),
  rettighetsklausuler: z.optional(
    z.nullable(
      z.object({ status: z.optional(z.nullable(z.boolean())), comment: z.optional(z.nullable(tekst(5000))) }),
    ),
  ),
  internt_notat: z.optional(z.nullable(tekst(10_000))),
  /** Why staff set BEHANDLET although something is missing or not looked at (`godkjenning.ts`); kept in the history. */
  bekreftelse: z.optional(z.nullable(tekst(500))),
  /** Read from staff alone: they are done with it for now, so that a status that asks the owner asks again, also where it is as it was. */
  vurdert: z.optional(z.nullable(z.boolean())),
  versjon: valgfrittTall(0, 2_000_000_000),
})
export type DokumentEndring = z.infer<typeof DokumentEndring>

export const getDokument = defineEndpoint({
  method: 'GET',
  path: '/api/document/{id}',
  access: 'innlogget',
  summary: 'One document.',
  params: IdParams,
  response: Dokument,
})

export const listMineDokumenter = defineEndpoint({
  method: 'GET',
  path: '/api/document/mine/{userId}',
  aliases: ['/api/documents/{userId}'],
  access: 'innlogget',
  summary:
    'All documents of one user, newest first. With `fil`: what is registered in them, as Dine produksjoner shows it.',
  params: z.object({ userId: Id }),
  query: z.object(filFelt),
  response: z.array(Dokument),
})

/** Bare, the staff list answers every document; with `side` it answers one page of what the filter leaves. */
export const listDokumenter = defineEndpoint({
  method: 'GET',
  path: '/api/document/documents',
  access: 'administrator',
  summary:
    'Documents of all users, longest waiting first. Bare: all of them. With `side`: one page and the count.',
  query: z.object({
    /** Searched in worker, company, title, owner and production names. */
    sok: z.optional(tekst(200)),
    /** One of the ten or what staff have written, or `venter-paa-oss` (`venterPaaOss`). */
    status: z.optional(tekst(100)),
    side: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000))),
    antall: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200))),
  }),
  response: z.union([z.array(DokumentRad), z.object({ rader: z.array(DokumentRad), antall: z.number() })]),
})

export const updateDokument = defineEndpoint({
  method: 'PUT',
  path: '/api/document/{id}',
  access: 'innlogget',
  summary:
    'Saves the fields that the body carries. The version that the caller has read stands in `versjon` or in `If-Match`; an older one is refused.',
  params: IdParams,
  body: DokumentEndring,
  response: Dokument,
  errors: ['laast_dokument', 'beskyttet_felt', 'konflikt', 'hemmelig_nummer', 'krever_bekreftelse'],
})

export const deleteDokument = defineEndpoint({
  method: 'DELETE',
  path: '/api/document/{id}',
  access: 'innlogget',
  summary: 'Deletes a document. Staff can bring it back for 30 days.',
  params: IdParams,
  response: Melding,
  errors: ['laast_dokument'],
})

/**
 * What a file held, or what was wrong with it, so that it is not shown as it came: something that acts; attached files; where a photo was
 * taken; bytes around the PDF; a fault that was mended; a lock that opens without a password; a digital signature that no longer holds.
 */
export const filendringer = ['aktivt', 'vedlegg', 'sted', 'utenfor', 'reparert', 'laas', 'signatur'] as const
export type Filendring = (typeof filendringer)[number]

/** A digital signature in a file that came. No trust list is set: whose the certificate is, nobody has verified. */
export const Filsignatur = z.object({
  /** The name in the certificate; empty when it has none. */
  navn: z.string(),
  /** As the signature says; null when it does not. */
  tid: z.nullable(Tidspunkt),
  /** It covers the whole file: nothing was added after it. */
  heleFilen: z.boolean(),
  /** What it covers is as it was signed; null where that cannot be checked. */
  uendret: z.nullable(z.boolean()),
  /** The stamp of a service for time, not of a person. */
  tidsstempel: z.boolean(),
})
export type Filsignatur = z.infer<typeof Filsignatur>

export const Originalfil = z.object({
  id: Id,
  navn: z.string(),
  type: z.string(),
  bytes: z.number(),
  endringer: z.array(z.enum(filendringer)),
  signaturer: z.array(Filsignatur),
})
export type Originalfil = z.infer<typeof Originalfil>

export const Dokumentfiler = z.object({
  /** The document is the one file that came, byte for byte. */
  somDenKom: z.boolean(),
  /** Why it is not. */
  endringer: z.array(z.enum(filendringer)),
  originaler: z.array(Originalfil),
})
export type Dokumentfiler = z.infer<typeof Dokumentfiler>

export const getFiler = defineEndpoint({
  method: 'GET',
  path: '/api/document/{id}/filer',
  access: 'innlogget',
  summary: 'The files that came, their digital signatures, and whether the document is shown as it came.',
  params: IdParams,
  response: Dokumentfiler,
})

export const getOriginal = defineEndpoint({
  method: 'GET',
  path: '/api/document/{id}/original/{filId}',
  access: 'visning',
  summary: 'A file as it came, as an attachment. A download by staff stands in the history.',
  params: z.object({ id: Id, filId: Id }),
  query: z.object({ token: z.optional(tekst(2000)) }),
  errors: ['venter_viruskontroll', 'virus_funnet'],
})

export const answerDokument = defineEndpoint({
  method: 'POST',
  path: '/api/document/{id}/svar',
  access: 'innlogget',
  summary:
    'The owner has given what the comment of the status asks for. The document waits for staff again; where it does so already, nothing is changed.',
  params: IdParams,
  response: Dokument,
  errors: ['laast_dokument', 'svar_i_skjemaet'],
})

export const getHistorikk = defineEndpoint({
  method: 'GET',
  path: '/api/document/{id}/historikk',
  access: 'innlogget',
  summary: 'What happened to the document, newest first.',
  params: IdParams,
  response: z.array(Historikklinje),
})

export const createVisning = defineEndpoint({
  method: 'POST',
  path: '/api/document/{id}/visning',
  repeated: 'anew',
  access: 'innlogget',
  summary: 'A viewer token: opens this one document for 60 seconds.',
  params: IdParams,
  response: z.object({ token: z.string(), utloeper: Tidspunkt }),
  status: 201,
  errors: ['venter_viruskontroll', 'virus_funnet'],
})

export const getFil = defineEndpoint({
  method: 'GET',
  path: '/api/process/secureuploads/{id}',
  aliases: ['/api/secureuploads/{id}'],
  file: 'application/pdf',
  access: 'visning',
  summary: 'The merged PDF, in whole or by ranges.',
  params: IdParams,
  query: z.object({
    token: z.optional(tekst(2000)),
    /** Cache-bust; not read. */
    v: z.optional(tekst(100)),
    /** `1`: answered as a download with the document's title as file name. */
    nedlasting: z.optional(z.literal('1')),
  }),
  errors: ['venter_viruskontroll', 'virus_funnet'],
})
