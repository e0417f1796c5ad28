import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { Id, tekst } from './id.ts'

export const saksslag = ['tilbakemelding', 'reklamasjon'] as const

/** Clients send the document's id, or the document itself. */
const ValgtDokument = z.optional(z.nullable(z.union([tekst(64), z.object({ _id: tekst(64) })])))
const Melding = z.object({
  /** Read from the session and the settings; what a caller sends here is not used (trust.md F3). */
  to: z.optional(z.unknown()),
  user: z.optional(z.unknown()),
  message: z.optional(tekst(10_000)),
  slag: z.optional(z.enum(saksslag)),
  selectedDocument: ValgtDokument,
})

/** Both forms of the specification: the message at the top, or inside `emailcontent`. */
export const sendMelding = defineEndpoint({
  method: 'POST',
  path: '/api/process/send-email',
  aliases: ['/api/send-email'],
  access: 'innlogget',
  summary:
    'Sends feedback or a complaint to the organisation, as a numbered case with a receipt to the sender.',
  body: z.extend(Melding, { emailcontent: z.optional(Melding) }),
  response: z.object({ message: z.string(), saksnummer: z.number(), sakId: Id }),
  errors: ['mangler_felt', 'ikke_funnet', 'for_mange_forsoek'],
})
