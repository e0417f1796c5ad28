import * as z from 'zod/mini'
import { utbetalingsmangler } from './bruker.ts'
import { defineEndpoint } from './endpoint.ts'
import { aarstall, Id, IdParams, Melding, Tidspunkt, tekst } from './id.ts'
import { filFelt, Liste, listeFelter } from './liste.ts'
import { Mangel } from './planinnhold.ts'

/**
 * A run: `utkast` → `simulert` → `kontrollert` → `frosset` → `utbetalt`. Simulating is done by a job; `arbeid` says how far it is. A change
 * of plan, pots or name, and every new simulation, makes it a draft again; another decision of a finding takes the control back.
 */
export const kjoeringstilstander = ['utkast', 'simulert', 'kontrollert', 'frosset', 'utbetalt'] as const
/** Approved: nothing of it ever changes again. */
export const isFrosset = (tilstand: Kjoeringstilstand): boolean =>
  tilstand === 'frosset' || tilstand === 'utbetalt'
export type Kjoeringstilstand = (typeof kjoeringstilstander)[number]

export const linjeslag = [
  'fradrag',
  'avsetning',
  'krav',
  /** The share of a claim whose points another organisation manages: paid to nobody here, and to no other in the work. */
  'annet_sted',
  'korreksjon',
  'frigitt',
  'uten_krav',
  'ufordelt',
] as const
export type Linjeslag = (typeof linjeslag)[number]
export const linjeslagnavn: Readonly<Record<Linjeslag, string>> = {
  fradrag: 'Fradrag',
  avsetning: 'Avsetning',
  krav: 'Krav',
  annet_sted: 'Forvaltes av andre',
  korreksjon: 'Korreksjon',
  frigitt: 'Frigitt',
  uten_krav: 'Uten krav',
  ufordelt: 'Ufordelt',
}

/** Øre by kind of line. They come to `brutto`, always. */
export const Regnskap = z.object({
  brutto: z.number(),
  fradrag: z.number(),
  avsetning: z.number(),
  krav: z.number(),
  /** Claims that another organisation manages. */
  annetSted: z.number(),
  /** Corrections of earlier runs: below nothing where more is taken back than given. */
  korreksjon: z.number(),
  /** Released of earlier pots, below nothing: it came in with them, and the other lines share it out. */
  frigitt: z.number(),
  /** Points that nobody claimed, and what no work could take. */
  utenKrav: z.number(),
  ufordelt: z.number(),
})
export type Regnskap = z.infer<typeof Regnskap>

const Handling = z.nullable(z.object({ tid: Tidspunkt, hvem: z.string() }))
export const Kjoering = z.object({
  _id: Id,
  nummer: z.number(),
  navn: z.string(),
  visningsaar: z.number(),
  tilstand: z.enum(kjoeringstilstander),
  plan: z.object({ _id: Id, visningsaar: z.number(), utgave: z.number() }),
  /** Ids of the pots that it shares out. */
  potter: z.array(Id),
  /** What a job is doing with it now; null while none is. */
  arbeid: z.nullable(z.object({ steg: z.string(), ferdig: z.number(), av: z.number() })),
  /** What stopped the last simulation; empty where nothing did. */
  mangler: z.array(Mangel),
  /** SHA-256 of all that was counted, and of the lines: the same input gives the same lines. */
  grunnlag: z.nullable(z.string()),
  resultat: z.nullable(z.string()),
  /** Of the lines as they stand; null before the first simulation. */
  regnskap: z.nullable(Regnskap),
  mottakere: z.number(),
  linjer: z.number(),
  simulert: z.nullable(Tidspunkt),
  /** Øre of the claims that are held back, and how many findings nobody has settled. */
  holdtTilbake: z.number(),
  aapneFunn: z.number(),
  /** Who said that it is ready, and which other administrator approved it. */
  kontrollert: Handling,
  godkjent: Handling,
  /** Since when members see what it would give them, as long as it is simulated and not approved; null where they do not. */
  anslag: z.nullable(Tidspunkt),
  /** Why whoever asked cannot approve it, where one run was asked for; empty where they can. */
  hindring: z.optional(z.string()),
  versjon: z.number(),
})
export type Kjoering = z.infer<typeof Kjoering>

export const listKjoeringer = defineEndpoint({
  method: 'GET',
  path: '/api/kjoeringer',
  access: 'administrator',
  summary: 'Runs of the distribution, the newest first.',
  response: z.array(Kjoering),
})

const Kjoeringsfelter = z.object({
  navn: tekst(200).check(z.refine(text => text.trim() !== '', 'Skriv et navn.')),
  planId: Id,
  potter: z.array(Id).check(z.minLength(1, 'Velg minst én pott.'), z.maxLength(100)),
})
export type Kjoeringsfelter = z.infer<typeof Kjoeringsfelter>

export const createKjoering = defineEndpoint({
  method: 'POST',
  path: '/api/kjoeringer',
  access: 'administrator',
  summary:
    'A new run of a viewing year: a plan and the pots that it shares out. A pot is in one run at most.',
  body: z.extend(Kjoeringsfelter, { visningsaar: aarstall() }),
  response: Kjoering,
  status: 201,
  errors: ['ikke_funnet'],
})
export const getKjoering = defineEndpoint({
  method: 'GET',
  path: '/api/kjoeringer/{id}',
  access: 'administrator',
  summary: 'One run as it stands, with how far its work is and what there is to settle in it by now.',
  params: IdParams,
  response: Kjoering,
})
export const updateKjoering = defineEndpoint({
  method: 'PUT',
  path: '/api/kjoeringer/{id}',
  access: 'administrator',
  summary: 'Changes name, plan or pots of a run that is not frozen. It is a draft again then.',
  params: IdParams,
  body: z.extend(Kjoeringsfelter, { versjon: z.int() }),
  response: Kjoering,
  errors: ['konflikt', 'kjoering_frosset'],
})
export const deleteKjoering = defineEndpoint({
  method: 'DELETE',
  path: '/api/kjoeringer/{id}',
  access: 'administrator',
  summary: 'Deletes a run that is not frozen. Its pots are free again.',
  params: IdParams,
  response: Melding,
  errors: ['kjoering_frosset'],
})
export const simulateKjoering = defineEndpoint({
  method: 'POST',
  path: '/api/kjoeringer/{id}/simulering',
  access: 'administrator',
  summary:
    'Computes the run anew from what stands in the portal now; `arbeid` of the run tells how far it is.',
  params: IdParams,
  response: Kjoering,
  status: 202,
  errors: ['kjoering_frosset'],
})

export const updateAnslag = defineEndpoint({
  method: 'PUT',
  path: '/api/kjoeringer/{id}/anslag',
  access: 'administrator',
  summary:
    'Opens or closes the estimate: while it is open, each member sees what the run would give them as it is simulated. It ends when the run is approved.',
  params: IdParams,
  body: z.object({ vises: z.boolean(), versjon: z.int() }),
  response: Kjoering,
  errors: ['konflikt', 'kjoering_frosset', 'kjoering_ikke_simulert'],
})

export const Kjoeringslinje = z.object({
  nummer: z.number(),
  slag: z.enum(linjeslag),
  pott: z.object({ _id: Id, kilde: z.string(), slag: z.string() }),
  produksjonsID: z.nullable(Id),
  produksjonstittel: z.nullable(z.string()),
  gruppe: z.nullable(z.string()),
  /** Whose claim it is, and the document that it stands in. Null in other lines, and where the person is erased. */
  brukerId: z.nullable(Id),
  navn: z.nullable(z.string()),
  dokumentId: z.nullable(Id),
  egneEpisoder: z.nullable(z.number()),
  /** The share that those of the function have agreed on, in hundredths of a percent; null where they have not. */
  andel: z.nullable(z.number()),
  /** Øre. */
  beloep: z.number(),
  /** Set aside until what was found of it is cleared up. */
  holdtTilbake: z.boolean(),
  /** Where what was held back or is managed by others goes, once staff have said so. */
  holdtTil: z.nullable(z.enum(['medlem', 'reserve'])),
  /** What went to the person has come, in an approved run: until then it is not corrected. */
  kommet: z.boolean(),
  /** Øre that it has been corrected by, whether a run has counted that or not. */
  korrigert: z.number(),
})
export type Kjoeringslinje = z.infer<typeof Kjoeringslinje>
export const linjekolonner = ['nummer', 'beloep'] as const

export const listKjoeringslinjer = defineEndpoint({
  method: 'GET',
  path: '/api/kjoeringer/{id}/linjer',
  access: 'administrator',
  summary: 'The lines of a run, filtered, sorted and paged.',
  params: IdParams,
  query: z.object({
    ...listeFelter(linjekolonner),
    ...filFelt,
    /** `holdt`: the claims that are held back. */
    slag: z.optional(z.enum([...linjeslag, 'holdt'])),
    pott: z.optional(Id),
    bruker: z.optional(Id),
    produksjon: z.optional(Id),
    /** Words of the title, and of the name of whose claim it is. */
    tittel: z.optional(tekst(200)),
    person: z.optional(tekst(200)),
    nummer: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(999_999_999))),
  }),
  response: Liste(Kjoeringslinje),
})

export const sumgrupper = ['pott', 'gruppe', 'verkstype', 'selskap'] as const
export const getKjoeringssummer = defineEndpoint({
  method: 'GET',
  path: '/api/kjoeringer/{id}/summer',
  access: 'administrator',
  summary: 'What the claims of a run come to per pot, function, work type or company, the largest first.',
  params: IdParams,
  query: z.object({ etter: z.enum(sumgrupper) }),
  response: z.array(
    z.object({ navn: z.string(), beloep: z.number(), mottakere: z.number(), linjer: z.number() }),
  ),
})

export const funnslag = [
  'for_mange_episoder',
  'samme_person',
  'uvanlig_mange',
  'langt_fra_i_fjor',
  ...utbetalingsmangler,
  'dokument_endret',
  'forvaltes_annet_sted',
] as const
export type Funnslag = (typeof funnslag)[number]
/** What each is called, on screen and in the history. */
export const funnslagNavn: Record<Funnslag, string> = {
  for_mange_episoder: 'Flere episoder enn det som er vist',
  samme_person: 'Samme person flere ganger',
  uvanlig_mange: 'Uvanlig mange i funksjonen',
  langt_fra_i_fjor: 'Langt fra beløpet for visningsåret før',
  mangler_konto: 'Mangler gyldig kontonummer',
  avvist_konto: 'Banken har avvist kontoen',
  mangler_nummer: 'Mangler fødselsnummer',
  mangler_eoes: 'Mangler EØS-tilknytning',
  dokument_endret: 'Dokumentet er endret etter simuleringen',
  forvaltes_annet_sted: 'Forvaltes av en annen organisasjon',
}
/** What is other of a document than a run counted: the rights with the company's signature, or production, function or episodes of its entries. */
export const dokumentendringer = ['slettet', 'status', 'rettigheter', 'registreringer'] as const
export type Dokumentendring = (typeof dokumentendringer)[number]
export const avgjoerelser = ['godtatt', 'holdt_tilbake'] as const
export type Avgjoerelse = (typeof avgjoerelser)[number]
export const avgjoerelsesnavn: Record<Avgjoerelse, string> = {
  godtatt: 'Godtatt',
  holdt_tilbake: 'Holdt tilbake',
}
/**
 * How a finding can be settled: private copying goes to nobody who has not said that they are of the EEA, and what others manage to nobody
 * at all.
 */
export function listAvgjoerelser(slag: Funnslag): readonly Avgjoerelse[] {
  if (slag === 'mangler_eoes') return ['holdt_tilbake']
  return slag === 'forvaltes_annet_sted' ? ['godtatt'] : avgjoerelser
}

/** Something to settle before a run can be frozen. */
export const Funn = z.object({
  _id: Id,
  slag: z.enum(funnslag),
  brukerId: z.nullable(Id),
  navn: z.nullable(z.string()),
  produksjonsID: z.nullable(Id),
  produksjonstittel: z.nullable(z.string()),
  gruppe: z.nullable(z.string()),
  /** The document that has changed since the run counted it, and what is other; null and none in other findings. */
  dokumentId: z.nullable(Id),
  endret: z.array(z.enum(dokumentendringer)),
  /** The numbers of it: episodes claimed and shown, registrations, people and how many the function usually has, øre now and before, 1 where the person has said no to the EEA, counted entries and the version that the document has now, or entries that another organisation manages. */
  tall: z.number(),
  mot: z.nullable(z.number()),
  /** Øre of the lines that it is about. */
  beloep: z.number(),
  avgjoerelse: z.nullable(z.enum(avgjoerelser)),
  begrunnelse: z.string(),
  avgjort: Handling,
})
export type Funn = z.infer<typeof Funn>

export const listFunn = defineEndpoint({
  method: 'GET',
  path: '/api/kjoeringer/{id}/funn',
  access: 'administrator',
  summary: 'What there is to settle before the run can be frozen; open ones first, then the largest.',
  params: IdParams,
  query: z.object({
    ...listeFelter(['beloep'] as const),
    slag: z.optional(z.enum(funnslag)),
    aapne: z.optional(z.enum(['ja'])),
  }),
  response: Liste(Funn),
})
export const decideFunn = defineEndpoint({
  method: 'PUT',
  path: '/api/kjoeringer/{id}/funn/{funnId}',
  access: 'administrator',
  summary:
    'Accepts a finding with a reason, or all open ones of its kind, holds back the lines that it is about, or takes a decision back. The money is set aside, never lost.',
  params: z.object({ id: Id, funnId: Id }),
  body: z
    .object({
      avgjoerelse: z.nullable(z.enum(avgjoerelser)),
      begrunnelse: tekst(1000),
      /** When it was settled as the caller has read it. */
      avgjort: z.nullable(Tidspunkt),
      /** All other open findings of the same kind as well. */
      alle: z.optional(z.boolean()),
    })
    .check(
      z.refine(({ avgjoerelse, begrunnelse }) => avgjoerelse === null || begrunnelse.trim() !== '', {
        path: ['begrunnelse'],
        message: 'Skriv en begrunnelse.',
      }),
    ),
  response: Funn,
  errors: ['kjoering_frosset', 'funn_endret'],
})

export const checkKjoering = defineEndpoint({
  method: 'POST',
  path: '/api/kjoeringer/{id}/kontroll',
  access: 'administrator',
  summary:
    'Says that a simulated run, all of whose findings are settled, is ready to be approved by another administrator.',
  params: IdParams,
  body: z.object({ versjon: z.int() }),
  response: Kjoering,
  errors: ['konflikt', 'kjoering_frosset', 'kjoering_ikke_simulert', 'funn_aapne', 'kjoering_foreldet'],
})
export const freezeKjoering = defineEndpoint({
  method: 'POST',
  path: '/api/kjoeringer/{id}/godkjenning',
  access: 'administrator',
  summary:
    'Approves and freezes a run that other administrators have prepared. Asks for a fresh login with the second factor. Nothing of it changes afterwards.',
  params: IdParams,
  /** `resultat` is what the approver has seen. */
  body: z.object({ versjon: z.int(), resultat: tekst(64) }),
  response: Kjoering,
  errors: [
    'konflikt',
    'kjoering_frosset',
    'kjoering_ikke_kontrollert',
    'funn_aapne',
    'egen_kjoering',
    'ny_administrator',
    'krever_nytt_passord',
    'krever_andre_faktor',
    'kjoering_foreldet',
  ],
})
