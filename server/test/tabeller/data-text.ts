// docs/data.md: what each table is for, its columns, its triggers and who owns it. Written by `npm run docs`; a test holds it.
import { type Kysely, sql } from 'kysely'

/** The folder whose repositories write a table; in the order of the page. */
const owners: Readonly<Record<string, readonly string[]>> = {
  'features/auth': [
    'sesjon',
    'totrinn',
    'gjenopprettingskode',
    'engangslenke',
    'epost_bytte',
    'oidc_innlogging',
    'oidc_identitet',
    'oidc_bevis',
    'brukt_robotsjekk',
    'feilpassord',
    'innloggingssted',
    'forsoek',
  ],
  'features/bruker': ['bruker', 'bruker_likhet'],
  'features/dokument': [
    'dokument',
    'registrering',
    'fil',
    'registreringsrad',
    'dokument_aapent',
    'frase',
    'idempotens',
    'opplasting',
    'masseendring',
    'masseendring_dokument',
    'lagret_filter',
    'paaminnelse',
  ],
  'features/fordeling': [
    'fordelingsplan',
    'pott',
    'kjoering',
    'kjoering_pott',
    'kjoeringsarbeid',
    'kjoeringsverk',
    'kjoeringslinje',
    'kjoeringsfunn',
    'korreksjon',
    'frigivelse',
    'andelsavtale',
    'andelspart',
    'uhentet',
    'utbetaling',
    'skattegrunnlag',
    'skattegrunnlag_person',
    'betaling',
  ],
  'features/historikk': ['historikk', 'historikk_segl', 'historikk_anker'],
  'features/innstilling': ['innstilling', 'visningsaar'],
  'features/ki': ['ki_lesing', 'ki_forslag', 'ki_samtykke'],
  'features/personvern': ['sletteoenske', 'sletting', 'oppbevaringskjoering'],
  'features/produksjon': [
    'produksjon',
    'ny_produksjon_medlem',
    'produksjonsselskap',
    'sammenslaaing',
    'registerversjon',
  ],
  'features/sak': ['sak', 'sak_melding'],
  'features/sendeliste': [
    'sendeliste',
    'sendelisteimport',
    'sendelisterad',
    'sendelistevalg',
    'sendelistearbeid',
    'sendelisteutkast',
    'sendelisteutkastrad',
    'produksjon_lest',
    'produksjon_navn',
    'soekenavn',
  ],
  platform: ['engangsarbeid', 'epost', 'fillager', 'noekkelproeve', 'schema_migrering'],
}

/** What a trigger does, by its function. */
const triggerWords: Readonly<Record<string, string>> = {
  andelsavtale_dokument: 'Ends andelsavtale where a claim of the document has come, gone or changed',
  andelsavtale_registrering:
    'Ends andelsavtale where a claim on its work and function has come, gone or changed',
  bruker_skrevet: 'Writes registreringsrad anew for the documents of a person whose name or address changed',
  dokument_skrevet: 'Writes registreringsrad anew for a document, and removes its rows when it is deleted',
  finn_likheter:
    'Writes bruker_likhet: who shares an account number, a telephone, a name or an address with this person',
  fordelingsplan_nekt: 'Writes nothing: refuses to change or remove a plan that a run has used',
  glem_id_token: 'Empties id_token_kryptert of a session that ends',
  historikk_nekt: 'Writes nothing: refuses every change but emptying a line whose person was erased',
  kjoering_uhentet:
    'Writes uhentet: what a run that is frozen has found nobody to claim, and takes out what it has',
  kjoering_bort: 'Deletes the works, lines and findings of a run that is deleted, as a foreign key would',
  kjoering_rader_ny:
    'Writes nothing: refuses what is written of no run or of a frozen one, and holds its run until the transaction ends',
  kjoering_nekt: 'Writes nothing: refuses to change or remove a run that is frozen',
  kjoering_rader_nekt: 'Writes nothing: refuses to change or remove what belongs to a run that is frozen',
  nekt_internasjonal_id: 'Writes nothing: refuses a plain international ID number, which is stored sealed',
  ny_registerversjon: 'Gives the register its new mark in registerversjon, once a transaction',
  korreksjon_nekt:
    'Writes nothing: refuses to change a correction, or to remove one that a frozen run counts',
  frigivelse_nekt: 'Writes nothing: refuses to change a release, or to remove one that is approved',
  betaling_nekt: 'Writes nothing: refuses to change what a payment is, or to remove one',
  utbetaling_nekt: 'Writes nothing: refuses to change what a payment file is, or to remove one',
  pott_nekt: 'Writes nothing: refuses to change or remove a pot of a run that is frozen',
  registrering_skrevet: 'Writes registreringsrad anew for the documents of the registrations',
  sett_sist_innlogget:
    'Writes when its person last logged in to bruker, and takes back a notice of inactivity',
  sett_status_satt: 'Sets status_satt of the document when its status changes',
}

type Column = { navn: string; type: string; krav: string; peker: string | null }
type Trigger = { navn: string; naar: string; funksjon: string }
type Table = { navn: string; formaal: string | null; kolonner: Column[]; triggere: Trigger[] }

async function readTables(db: Kysely<never>): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select c.relname as navn, obj_description(c.oid) as formaal,
      (select json_agg(json_build_object(
          'navn', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
          'krav', case when a.attnotnull then '' else 'may be empty' end,
          'peker', (select k.confrelid::regclass::text from pg_constraint k
            where k.contype = 'f' and k.conrelid = c.oid and k.conkey = array[a.attnum] limit 1)) order by a.attnum)
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as kolonner,
      coalesce((select json_agg(json_build_object(
          'navn', t.tgname,
          'naar', substring(pg_get_triggerdef(t.oid) from '((?:BEFORE|AFTER) .*?) ON '),
          'funksjon', t.tgfoid::regproc::text) order by t.tgname)
        from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal), '[]') as triggere
    from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by c.relname`.execute(
    db,
  )
  return rows
}

const columnLine = ({ navn, type, krav, peker }: Column): string =>
  `| \`${navn}\` | ${type} | ${[krav, peker && `\`${peker}\``].filter(Boolean).join(', ')} |`

const triggerLine = ({ naar, funksjon }: Trigger): string =>
  `- ${naar.toLowerCase()}: ${triggerWords[funksjon]}`

const tableText = ({ navn, formaal, kolonner, triggere }: Table): string =>
  [
    `### ${navn}`,
    `${formaal?.replace(/\.$/, '')}.`,
    ['| Column | Type | |', '| --- | --- | --- |', ...kolonner.map(columnLine)].join('\n'),
    ...(triggere.length > 0 ? [`Triggers:\n\n${triggere.map(triggerLine).join('\n')}`] : []),
  ].join('\n\n')

/** What is missing for the page to be whole: a purpose, a word on a trigger, an owner. */
function requireWhole(tables: readonly Table[]): void {
  const owned = Object.values(owners).flat()
  const missing = [
    ...tables.filter(table => !table.formaal).map(({ navn }) => `${navn}: comment on table`),
    ...tables.flatMap(({ navn, triggere }) =>
      triggere
        .filter(({ funksjon }) => !triggerWords[funksjon])
        .map(({ funksjon }) => `${navn}: ${funksjon} in data-text.ts`),
    ),
    ...tables.filter(({ navn }) => !owned.includes(navn)).map(({ navn }) => `${navn}: owner in data-text.ts`),
    ...owned.filter(name => !tables.some(({ navn }) => navn === name)).map(name => `${name}: no such table`),
  ]
  if (missing.length > 0) throw new Error(`docs/data.md lacks:\n${missing.join('\n')}`)
}

/**
 * The page for this database.
 * @throws Error naming each table without a purpose or an owner, and each trigger that does not say what it does
 */
export async function dataTextOf(db: Kysely<never>): Promise<string> {
  const tables = await readTables(db)
  requireWhole(tables)
  const sections = Object.entries(owners).map(([owner, names]) => {
    const own = names.flatMap(name => tables.filter(({ navn }) => navn === name))
    return [`## ${owner}`, ...own.map(tableText)].join('\n\n')
  })
  return `# The data

Made by \`npm run docs\` from the migrated database. What a table is for stands in \`comment on table\` of a migration, what a trigger writes
and who owns a table in \`server/test/tabeller/data-text.ts\`. A table is written by the folder it stands under; others read it through its service. The
job queue has tables of its own in the schema \`graphile_worker\`, which \`server/src/platform/jobs\` names.

${sections.join('\n\n')}
`
}
