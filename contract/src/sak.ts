import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { Id, Tidspunkt, tekst } from './id.ts'

export const saksslag = ['tilbakemelding', 'reklamasjon'] as const
export type Saksslag = (typeof saksslag)[number]

/** Those, and `personnummer`: the portal's own case among staff, about somebody who was refused since an account has their number. */
export const alleSaksslag = [...saksslag, 'personnummer'] as const
export type AlleSaksslag = (typeof alleSaksslag)[number]
export const saksslagnavn: Readonly<Record<AlleSaksslag, string>> = {
  tilbakemelding: 'Tilbakemelding',
  reklamasjon: 'Reklamasjon',
  personnummer: 'Omstridt personnummer',
}

type Samtale<Row> = Row & { slag: Saksslag }
/** A conversation with the member; the others are read by staff alone, also where they stand on the member's account. */
export const isSamtale = <Row extends { slag: AlleSaksslag }>(sak: Row): sak is Samtale<Row> =>
  sak.slag !== 'personnummer'

/** Whose turn it is: `aapen` waits for us, `besvart` for the member if they have more to say. */
export const sakstilstander = ['aapen', 'besvart', 'lukket'] as const
export type Sakstilstand = (typeof sakstilstander)[number]
/** Whose turn it is, as staff read it. */
export const sakstilstandnavn: Readonly<Record<Sakstilstand, string>> = {
  aapen: 'Venter på oss',
  besvart: 'Besvart',
  lukket: 'Lukket',
}

/** Why a case was closed: the name for staff, the sentence for the member. */
export const lukkegrunner = {
  besvart: { navn: 'Besvart', setning: 'Du har fått svar på det du spurte om.' },
  rettet: { navn: 'Rettet', setning: 'Vi har rettet det du meldte fra om.' },
  ikke_medhold: {
    navn: 'Ikke medhold',
    setning: 'Vi har vurdert saken på nytt og kommet til det samme.',
  },
  trukket: { navn: 'Trukket', setning: 'Du har trukket henvendelsen.' },
  dobbel: {
    navn: 'Behandles i en annen sak',
    setning: 'Du har en annen henvendelse om det samme, og får svar der.',
  },
  annet: { navn: 'Annet', setning: 'Saken er avsluttet.' },
} as const
export type Lukkegrunn = keyof typeof lukkegrunner
export const lukkegrunnNavn = Object.keys(lukkegrunner) as [Lukkegrunn, ...Lukkegrunn[]]

/** Most characters of one message. */
export const maksMelding = 10_000
export const maksForklaring = 2000

/** Clients send the document's id, or the document itself. */
const ValgtDokument = z.optional(z.nullable(z.union([tekst(64), z.object({ _id: tekst(64) })])))
const Melding = z.object({
  /** Read from the session and the settings; what a caller sends here is not used (trust.md F3). */
  to: z.optional(z.unknown()),
  user: z.optional(z.unknown()),
  message: z.optional(tekst(maksMelding)),
  slag: z.optional(z.enum(saksslag)),
  selectedDocument: ValgtDokument,
  /** A line of the caller's own settlement, which a complaint is about. */
  oppgjoerslinje: z.optional(z.object({ kjoeringId: Id, linje: z.int().check(z.minimum(1)) })),
})

/** Both forms of the specification: the message at the top, or inside `emailcontent`. */
export const sendMelding = defineEndpoint({
  method: 'POST',
  path: '/api/process/send-email',
  repeated: 'own',
  aliases: ['/api/send-email'],
  access: 'innlogget',
  summary:
    'Sends feedback or a complaint to the organisation, as a numbered case with a receipt to the sender.',
  body: z.extend(Melding, { emailcontent: z.optional(Melding) }),
  response: z.object({ message: z.string(), saksnummer: z.number(), sakId: Id }),
  errors: ['mangler_felt', 'ikke_funnet', 'for_mange_forsoek', 'hemmelig_nummer'],
})

export const SaksnummerParams = z.object({ nummer: z.string().check(z.regex(/^\d{1,9}$/)) })
export const NyMelding = z.object({ tekst: tekst(maksMelding, 'Skriv en melding.') })

/** The document that a case is about; `id` is null once it is gone or deleted. */
export const SakDokument = z.nullable(z.object({ id: z.nullable(Id), filnavn: z.string() }))

/** The line of a settlement that a case is about; `beloep` in øre. */
export const Sakslinje = z.nullable(
  z.object({
    kjoeringId: Id,
    linje: z.number(),
    kjoering: z.string(),
    produksjonstittel: z.string(),
    gruppe: z.string(),
    beloep: z.number(),
  }),
)
export type Sakslinje = z.infer<typeof Sakslinje>

/** As the member sees it. */
export const HenvendelseMelding = z.object({
  id: Id,
  retning: z.enum(['inn', 'ut']),
  tekst: z.string(),
  tid: Tidspunkt,
})
export const HenvendelseRad = z.object({
  nummer: z.number(),
  slag: z.enum(saksslag),
  tilstand: z.enum(sakstilstander),
  dokument: SakDokument,
  opprettet: Tidspunkt,
  /** When the last message came or went. */
  sist: Tidspunkt,
  /** How the first message begins: the member's, or ours where the portal opened the case. */
  begynnelse: z.string(),
  oppgjoerslinje: Sakslinje,
})
export type HenvendelseRad = z.infer<typeof HenvendelseRad>
export const Henvendelse = z.extend(HenvendelseRad, {
  meldinger: z.array(HenvendelseMelding),
  lukking: z.nullable(z.object({ tid: Tidspunkt, grunn: z.enum(lukkegrunnNavn), forklaring: z.string() })),
})
export type Henvendelse = z.infer<typeof Henvendelse>

export const listHenvendelser = defineEndpoint({
  method: 'GET',
  path: '/api/henvendelser',
  access: 'innlogget',
  summary: 'What the caller has written to the organisation, the latest first.',
  response: z.array(HenvendelseRad),
})

export const getHenvendelse = defineEndpoint({
  method: 'GET',
  path: '/api/henvendelser/{nummer}',
  access: 'innlogget',
  summary: 'One of the caller’s own cases with its conversation.',
  params: SaksnummerParams,
  response: Henvendelse,
})

/** Takes an `Idempotency-Key` header: the same key a second time is one message. */
export const answerHenvendelse = defineEndpoint({
  method: 'POST',
  path: '/api/henvendelser/{nummer}/meldinger',
  repeated: 'own',
  access: 'innlogget',
  summary: 'A further message from the member. A closed case is opened again by it.',
  params: SaksnummerParams,
  body: NyMelding,
  response: Henvendelse,
  status: 201,
  errors: ['mangler_felt', 'for_mange_forsoek', 'hemmelig_nummer', 'noekkel_brukt'],
})
