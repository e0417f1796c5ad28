import * as z from 'zod/mini'

/**
 * What the web must know before anyone has logged in. The server writes it into index.html (`<meta name="rp-oppsett">`), so it
 * costs no request and no open endpoint.
 */
export const Oppsett = z.object({
  organisasjon: z.string(),
  /** The organisation's help address. */
  kontaktadresse: z.string(),
  lenker: z.array(z.object({ tekst: z.string(), adresse: z.string() })),
  /** Upload limits: number of files, bytes of all of them together, bytes of one page file. */
  maksFiler: z.number(),
  maksBytes: z.number(),
  /** Demo accounts to log in with, only where the demo exists. */
  demo: z.nullable(z.array(z.object({ rolle: z.string(), email: z.string(), password: z.string() }))),
})
export type Oppsett = z.infer<typeof Oppsett>
