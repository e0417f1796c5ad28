import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { Id, IdParams, Melding, Tidspunkt, tekst } from './id.ts'
import { Sendelinje } from './sendelisterad.ts'

/** What a column of a broadcaster's list may be. `tittel` is the only one a list cannot do without. */
export const felter = [
  'tittel',
  'alternativTittel',
  'mediehus',
  'aar',
  'episoder',
  'premiere',
  'produksjonsselskap',
  'sesong',
] as const
export type Felt = (typeof felter)[number]

/** Which column, counted from 0, holds each field; null where none does. */
export const Kolonnevalg = z.record(z.enum(felter), z.nullable(z.int().check(z.minimum(0), z.maximum(199))))
export type Kolonnevalg = z.infer<typeof Kolonnevalg>

/** How the bytes of a text file are letters. MacRoman is what old Mac programs save, CP850 what DOS programs do (in Norwegian the same as CP865). */
export const tegnsettene = ['UTF-8', 'Windows-1252', 'MacRoman', 'CP850', 'UTF-16'] as const
export type Tegnsett = (typeof tegnsettene)[number]

/** How a file is read; the person may correct what the portal proposes. */
export const Leseoppsett = z.object({
  /** Name of the sheet; empty for a text file. */
  ark: tekst(200),
  /** Which sheet the header and columns are of: another `ark` gets new ones. The same as `ark` where it is left out. */
  kolonneark: z.optional(tekst(200)),
  /** Of a text file, where the person has chosen it; else the portal finds it. */
  tegnsett: z.optional(z.nullable(z.enum(tegnsettene))),
  /** Row of the header as a spreadsheet counts; 0 where there is none. */
  overskriftsrad: z.int().check(z.minimum(0), z.maximum(1000)),
  kolonner: Kolonnevalg,
  /** The media house of every row, where the list has no column for it. */
  mediehus: tekst(200),
})
export type Leseoppsett = z.infer<typeof Leseoppsett>

const listefeil = [
  'liste_tom',
  'liste_feil_type',
  'liste_gammel_excel',
  'liste_uleselig',
  'liste_for_stor',
  'liste_mangler_tittel',
] as const

/** A row that was left out, or not wholly understood. */
export const Merknad = z.object({
  rad: z.number(),
  /** The row's content is not taken in. */
  utelatt: z.boolean(),
  grunn: z.string(),
})
export type Merknad = z.infer<typeof Merknad>

const antall = { nye: z.number(), endrede: z.number(), kjente: z.number() }
export const Importresultat = z.object({
  ...antall,
  koblet: z.number(),
  tvil: z.number(),
  uten: z.number(),
  merknader: z.array(Merknad),
})
export type Importresultat = z.infer<typeof Importresultat>

/** A run of a viewing year that is approved: it stays as it is, whatever becomes of the list it was counted from. */
const Fordelt = z.object({
  _id: Id,
  navn: z.string(),
  godkjent: Tidspunkt,
  /** The day on which the first of it is paid, '2026-12-01'; null before it is sent to the bank. */
  betales: z.nullable(z.string()),
})
export type Fordelt = z.infer<typeof Fordelt>

/** A list that somebody is importing: what its file holds, and how it is understood. */
export const Sendelisteutkast = z.object({
  _id: Id,
  /** Moves with each choice that changes the lines. */
  versjon: z.number(),
  visningsaar: z.number(),
  filnavn: z.string(),
  bytes: z.number(),
  type: z.enum(['csv', 'excel']),
  ark: z.array(z.string()),
  /** What the text was read as, chosen or found; null for a workbook. */
  tegnsett: z.nullable(z.enum(tegnsettene)),
  /** Lines that are in another encoding than the rest, and were read as that. */
  fremmedeLinjer: z.number(),
  skilletegn: z.nullable(z.string()),
  oppsett: Leseoppsett,
  /** Header of each column; «Kolonne 3» where it has none. */
  overskrifter: z.array(z.string()),
  /** The first rows under the header as they stand in the file. */
  eksempler: z.array(z.object({ rad: z.number(), celler: z.array(z.string()) })),
  /** Which year the file says it is of, by most of its rows, else above its header or in its name; null where it does not. */
  filensAar: z.nullable(z.number()),
  /** The same rows as they are understood. */
  linjer: z.array(z.extend(Sendelinje, { rad: z.number() })),
  /** Rows that can be used. */
  antall: z.number(),
  merknader: z.array(Merknad),
  /** What an import would do; null while the productions of some lines have not been looked for. */
  proeving: z.nullable(
    z.extend(Importresultat, {
      fordelt: z.array(Fordelt),
      /** The first lines for each outcome. */
      eksempler: z.array(
        z.extend(Sendelinje, {
          rad: z.number(),
          utfall: z.enum(['koblet', 'tvil', 'uten']),
          sikkerhet: z.number(),
          produksjon: z.nullable(z.string()),
        }),
      ),
    }),
  ),
})
export type Sendelisteutkast = z.infer<typeof Sendelisteutkast>

/** How a draft is to be read. */
const Utkastvalg = z.object({
  visningsaar: z.int().check(z.minimum(1900), z.maximum(2200)),
  oppsett: Leseoppsett,
})
export type Utkastvalg = z.infer<typeof Utkastvalg>

export const createSendelisteutkast = defineEndpoint({
  method: 'POST',
  path: '/api/sendelister/utkast',
  access: 'administrator',
  multipart: true,
  summary:
    'Takes a broadcast list (CSV or Excel) in the part `files`, and proposes which column is what. What comes of it is the caller’s own until it is imported.',
  body: z.object({ visningsaar: z.string() }),
  response: Sendelisteutkast,
  status: 201,
  errors: [...listefeil, 'ingen_filer', 'mangler_felt'],
})

export const listSendelisteutkast = defineEndpoint({
  method: 'GET',
  path: '/api/sendelister/utkast',
  access: 'administrator',
  summary: "The caller's broadcast lists that are not imported yet, the one touched last first.",
  response: z.array(
    z.object({
      _id: Id,
      filnavn: z.string(),
      visningsaar: z.number(),
      endret: Tidspunkt,
      proevd: z.boolean(),
    }),
  ),
})

export const getSendelisteutkast = defineEndpoint({
  method: 'GET',
  path: '/api/sendelister/utkast/{id}',
  access: 'administrator',
  summary: "One of the caller's broadcast lists that are not imported yet.",
  params: IdParams,
  response: Sendelisteutkast,
})

export const readSendelisteutkast = defineEndpoint({
  method: 'POST',
  path: '/api/sendelister/utkast/{id}/lesing',
  repeated: 'anew',
  access: 'administrator',
  summary: 'Reads the list as the person chooses: viewing year, sheet, encoding, header and columns.',
  params: IdParams,
  body: Utkastvalg,
  response: Sendelisteutkast,
  errors: [...listefeil, 'foreldet'],
})

export const trySendelisteutkast = defineEndpoint({
  method: 'POST',
  path: '/api/sendelister/utkast/{id}/proeving',
  repeated: 'anew',
  access: 'administrator',
  summary:
    'Reads the list as the person chooses, finds the productions of its lines, and tells what an import would do. `getListearbeid` with the id tells how far it is.',
  params: IdParams,
  body: Utkastvalg,
  response: Sendelisteutkast,
  errors: [...listefeil, 'foreldet'],
})

export const deleteSendelisteutkast = defineEndpoint({
  method: 'DELETE',
  path: '/api/sendelister/utkast/{id}',
  access: 'administrator',
  summary: 'Throws away a list that is not imported yet.',
  params: IdParams,
  response: Melding,
})

export const Sendelisteimport = z.object({
  _id: Id,
  visningsaar: z.number(),
  filnavn: z.string(),
  importert: Tidspunkt,
  hvem: z.string(),
  ...antall,
  /** Lines that this import holds now, and those of them that wait for a person. */
  rader: z.number(),
  tvil: z.number(),
  merknader: z.array(Merknad),
  angret: z.nullable(Tidspunkt),
  angretAv: z.nullable(z.string()),
})
export type Sendelisteimport = z.infer<typeof Sendelisteimport>

/** The import gets the id of the draft: done twice, it is done once and answers the same. */
export const importSendelisteutkast = defineEndpoint({
  method: 'POST',
  path: '/api/sendelister/utkast/{id}/import',
  access: 'administrator',
  summary: 'Imports a broadcast list of a viewing year; lines that are known already are not made again.',
  params: IdParams,
  /** The list as the caller has read it. Changed since: refused. */
  body: z.object({ versjon: z.int() }),
  response: z.object({ message: z.string(), import: Sendelisteimport, resultat: Importresultat }),
  status: 201,
  errors: [...listefeil, 'foreldet'],
})

export const listSendelisteimporter = defineEndpoint({
  method: 'GET',
  path: '/api/sendelister/import',
  access: 'administrator',
  summary: 'The imports of broadcast lists, newest first, also those that were undone.',
  response: z.array(Sendelisteimport),
})

export const getAngring = defineEndpoint({
  method: 'GET',
  path: '/api/sendelister/import/{id}/angring',
  access: 'administrator',
  summary: 'What undoing an import would do.',
  params: IdParams,
  response: z.object({
    /** Lines that go, those that get earlier values back, and those that other imports hold as they are. */
    fjernes: z.number(),
    tilbakestilles: z.number(),
    beholdes: z.number(),
    /** Lines that go though a person has decided them. The decisions are kept for the next import. */
    avgjorte: z.number(),
    fordelt: z.array(Fordelt),
  }),
  errors: ['import_angret'],
})

export const undoSendelisteimport = defineEndpoint({
  method: 'POST',
  path: '/api/sendelister/import/{id}/angre',
  access: 'administrator',
  summary: 'Undoes an import whole: its lines go, or become what the latest remaining import says of them.',
  params: IdParams,
  response: z.object({ message: z.string() }),
  errors: ['import_angret'],
})

/** How far the work with this key is, which for a list is the id of its draft; both 0 before it has begun. */
export const getListearbeid = defineEndpoint({
  method: 'GET',
  path: '/api/sendelister/arbeid/{noekkel}',
  access: 'administrator',
  summary: 'How many lines of a list are matched so far.',
  params: z.object({ noekkel: z.string().check(z.regex(/^[\w-]{8,100}$/)) }),
  response: z.object({ ferdig: z.number(), av: z.number() }),
})

export const Sendeaar = z.object({
  aar: z.number(),
  /** Lines in all, those that wait for a person, and those without a production. */
  rader: z.number(),
  tvil: z.number(),
  uten: z.number(),
})
export type Sendeaar = z.infer<typeof Sendeaar>
export const listSendeaar = defineEndpoint({
  method: 'GET',
  path: '/api/sendelister/visningsaar',
  access: 'administrator',
  summary: 'The viewing years, newest first, with how their broadcast lists stand.',
  response: z.array(Sendeaar),
})

/** Progress is told by `getListearbeid`. */
export const linkSendeaar = defineEndpoint({
  method: 'POST',
  path: '/api/sendelister/visningsaar/{aar}/kobling',
  access: 'administrator',
  summary:
    'Matches the lines without a production anew, as the register stands now. What a person has decided stays.',
  params: z.object({ aar: z.coerce.number().check(z.int(), z.minimum(1900), z.maximum(2200)) }),
  body: z.object({ noekkel: z.optional(z.string().check(z.regex(/^[\w-]{8,100}$/))) }),
  response: z.object({
    message: z.string(),
    /** Lines that were matched, those of them that got a production, and those that are for a person to decide now. */
    sett: z.number(),
    koblet: z.number(),
    tvil: z.number(),
  }),
})
