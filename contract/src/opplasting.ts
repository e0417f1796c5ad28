import * as z from 'zod/mini'
import { Dokument } from './dokument.ts'
import { defineEndpoint } from './endpoint.ts'
import { Id, IdParams, Tidspunkt, tekst } from './id.ts'

export const standardtjeneste = 'Arkivering av signert kontrakt'

/** So far into a file the header of a PDF may stand: readers take 1024 bytes (ISO 32000-1, note 13), and an e-mail's head may be longer. */
export const pdfHodeInnen = 8192

/** What the person has said yes to, parted by commas: `vedlegg` are left out, a digital `signatur` no longer holds. Other words are passed over. */
const Godtatt = z._default(
  z.pipe(
    tekst(100),
    z.transform((text): readonly string[] => text.split(',').map(ord => ord.trim())),
  ),
  [],
)
export type Godtatt = z.output<typeof Godtatt>

/** The text fields of the upload; the files travel in repeated parts named `files`, in the order of the pages. */
export const OpplastingFelter = z.object({
  filnavn: tekst(300),
  tjeneste: z.optional(tekst(200)),
  userId: Id,
  autoextract: z.optional(z.string()),
  kommentar: z.optional(tekst(10_000)),
  godtatt: Godtatt,
})

const DuplikatAv = z.nullable(z.object({ _id: Id, filnavn: z.string(), createdAt: Tidspunkt }))

const filfeil = [
  'fil_feil_type',
  'fil_heic',
  'fil_kryptert',
  'fil_skadet',
  'fil_xfa',
  'fil_portefoelje',
  'fil_har_vedlegg',
  'signatur_brytes',
  'fil_tom',
  'fil_bilde_for_stort',
  'fil_utpakket_for_stor',
  'fil_tok_for_lang_tid',
  'for_mange_sider',
  'for_mange_filer',
  'for_stor',
  'ingen_filer',
  'lager_fullt',
  'lager_utilgjengelig',
  'avbrutt',
  'for_sakte',
  'travelt',
  'egen_opplastingskoe',
] as const

/** Takes an `Idempotency-Key` header: the same call with it a second time has one effect and the same answer. */
export const uploadFiler = defineEndpoint({
  method: 'POST',
  path: '/api/process/upload',
  access: 'innlogget',
  multipart: true,
  summary:
    'Uploads PDF, PNG and JPEG files as one document; they become one PDF, losslessly, in the order sent.',
  body: OpplastingFelter,
  response: z.object({ message: z.string(), document: Dokument, duplikatAv: DuplikatAv }),
  status: 201,
  errors: ['mangler_tittel', 'noekkel_brukt', ...filfeil],
})

/** Bytes of one added page file (specification, section 9). */
export const maksBytesPerSidefil = 10_485_760

/** The text fields of a call that adds pages; the files travel as in an upload. */
export const SiderFelter = z.object({ godtatt: Godtatt })

/** Takes an `Idempotency-Key` too. */
export const addSider = defineEndpoint({
  method: 'POST',
  path: '/api/process/add-pages/{id}',
  access: 'innlogget',
  multipart: true,
  summary: 'Adds pages at the end of a document: PDF, PNG or JPEG files of at most 10 MB each.',
  params: IdParams,
  body: SiderFelter,
  response: z.object({ message: z.string(), document: Dokument }),
  errors: ['laast_dokument', 'fil_for_stor', 'noekkel_brukt', ...filfeil],
})

/** The dialog asks before it sends: do these files, whatever their order, already stand as a document of mine? */
export const findDuplikat = defineEndpoint({
  method: 'POST',
  path: '/api/process/duplikat',
  repeated: 'anew',
  access: 'innlogget',
  summary: 'Finds an earlier document of the caller with the same files.',
  body: z.object({
    sha256: z.array(z.string().check(z.regex(/^[0-9a-f]{64}$/))).check(z.minLength(1), z.maxLength(100)),
  }),
  response: z.object({ duplikatAv: DuplikatAv }),
})

/** The steps that an upload goes through once its bytes have arrived. */
export const opplastingssteg = ['mottar', 'kontrollerer', 'slaar_sammen', 'lagrer', 'ferdig'] as const
export const getFremdrift = defineEndpoint({
  method: 'GET',
  path: '/api/process/upload/{noekkel}/fremdrift',
  access: 'innlogget',
  summary: 'Where the upload with this Idempotency-Key is.',
  params: z.object({ noekkel: z.string().check(z.regex(/^[\w-]{8,100}$/)) }),
  response: z.object({ steg: z.enum(opplastingssteg) }),
})
