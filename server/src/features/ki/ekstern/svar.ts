import { z } from 'zod'

const tekst = (lengst: number) => z.string().trim().min(1).max(lengst)
const sitat = tekst(1000)
const side = z.number().int().min(1).max(10_000)

/** Words of the document, where they stand. */
const Utsagn = z.strictObject({ verdi: tekst(300), sitat, side })
export type Utsagn = z.infer<typeof Utsagn>
const Antall = z.strictObject({ antall: z.number().int().min(1).max(999), sitat, side })

/**
 * Everything that the other engine may say: words, and where they stand. A place on the page, a register's id, how sure
 * it is, clauses, signatures and statuses are not among it, and an answer with anything else in it is no answer.
 */
export const Svar = z.strictObject({
  arbeidstaker: Utsagn.nullable(),
  produksjonsselskap: Utsagn.nullable(),
  registreringer: z
    .array(
      z.strictObject({
        produksjon: Utsagn.nullable(),
        fagfunksjon: Utsagn.nullable(),
        episoder: Antall.nullable(),
      }),
    )
    .max(60),
})
export type Svar = z.infer<typeof Svar>
export type Svarregistrering = Svar['registreringer'][number]

const utsagn = (hva: string) => ({
  anyOf: [
    {
      type: 'object',
      description: hva,
      properties: {
        verdi: { type: 'string', description: 'Ordene slik de står i dokumentet.' },
        sitat: { type: 'string', description: 'Linjen eller setningen det står i, ordrett, høyst 300 tegn.' },
        side: { type: 'integer', description: 'Siden sitatet står på.' },
      },
      required: ['verdi', 'sitat', 'side'],
      additionalProperties: false,
    },
    { type: 'null' },
  ],
})

/** The same as JSON Schema, with only the words that every service understands; sizes are checked when the answer is here. */
export const svarskjema = {
  type: 'object',
  properties: {
    arbeidstaker: utsagn('Personen som skal gjøre arbeidet.'),
    produksjonsselskap: utsagn('Arbeidsgiveren eller oppdragsgiveren.'),
    registreringer: {
      type: 'array',
      description: 'Én for hver produksjon (og sesong) og hver funksjon.',
      items: {
        type: 'object',
        properties: {
          produksjon: utsagn('Tittelen på produksjonen.'),
          fagfunksjon: utsagn('Funksjonen personen har på produksjonen.'),
          episoder: {
            anyOf: [
              {
                type: 'object',
                properties: {
                  antall: { type: 'integer', description: 'Hvor mange episoder arbeidet gjelder.' },
                  sitat: { type: 'string', description: 'Der det står, ordrett, høyst 300 tegn.' },
                  side: { type: 'integer', description: 'Siden sitatet står på.' },
                },
                required: ['antall', 'sitat', 'side'],
                additionalProperties: false,
              },
              { type: 'null' },
            ],
          },
        },
        required: ['produksjon', 'fagfunksjon', 'episoder'],
        additionalProperties: false,
      },
    },
  },
  required: ['arbeidstaker', 'produksjonsselskap', 'registreringer'],
  additionalProperties: false,
} as const
