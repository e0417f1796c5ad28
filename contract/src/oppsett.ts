import * as z from 'zod/mini'

/**
 * What the web must know before anyone has logged in. The server writes it into index.html (`<meta name="rp-oppsett">`), so it
 * costs no request and no open endpoint. What staff may write in it is checked where it is saved (innstilling.ts), which would be
 * too much to load with the first screen.
 */
export const Oppsett = z.object({
  organisasjon: z.string(),
  /** The organisation's help address. */
  kontaktadresse: z.string(),
  lenker: z.array(z.object({ tekst: z.string(), adresse: z.string() })),
  /** What members are told once per browser session; null when there is nothing to tell. An empty line begins a new paragraph. */
  infomelding: z.nullable(z.object({ tittel: z.string(), tekst: z.string() })),
  /** Which list of functions belongs to which work type (decision 0006). */
  fagliste: z.enum(['spesifikasjon', 'fordelingsplan']),
  /** The viewing years, newest first. */
  visningsaar: z.array(z.object({ aar: z.number(), fordeles: z.nullable(z.number()) })),
  /** Upload limits: number of files, bytes of all of them together, bytes of one page file. */
  maksFiler: z.number(),
  maksBytes: z.number(),
  /** Whether staff can look companies up in Enhetsregisteret. */
  enhetsregisteret: z.boolean(),
  /** What reads contracts: the portal itself, a service outside of it, by their text or by pictures of pages too, or nothing. */
  ki: z.enum(['innebygd', 'ekstern', 'ekstern_bilder', 'av']),
  /** The button for login through a provider; null where that is off. */
  oidc: z.nullable(z.object({ knapp: z.string() })),
  /** Mark of the build that the page belongs to; empty where the sources are served. */
  utgave: z.string(),
  /** How long each kind of data is kept (oppbevaring.ts), by the rule's name: what /personvern tells. */
  oppbevaring: z.record(z.string(), z.number()),
  /** Demo accounts to log in with, only where the demo exists. */
  demo: z.nullable(
    z.array(
      z.object({
        rolle: z.enum(['Arbeidstaker', 'Administrator', 'Kollega']),
        email: z.string(),
        password: z.string(),
      }),
    ),
  ),
})
/** The header in which each answer of the API names the build that the server has now. */
export const utgaveHeader = 'x-portal-utgave'
export type Oppsett = z.infer<typeof Oppsett>
