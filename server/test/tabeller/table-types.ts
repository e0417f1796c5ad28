// Types of the tables as the migrations make them: server/src/features/tabeller.ts. Written by `npm run docs`; a test holds it.
import type { Kysely } from 'kysely'
import { generate, PostgresDialect } from 'kysely-codegen'

/** Texts of a closed set, and shapes of JSON: what a column is known to hold beyond its type. A whole type as Kysely reads it. */
const columns: Readonly<Record<string, string>> = {
  'andelsavtale.tilstand': 'Avtaletilstand',
  'bruker.brukertype': "'arbeidstaker' | 'administrator'",
  // Set by a trigger where it is not given.
  'dokument.status_satt': 'Generated<Date>',
  'dokument.tur': 'Generated<Tur>',
  'dokument.viruskontroll': "'venter' | 'smittet' | null",
  'engangslenke.formaal': "'tilbakestill_passord'",
  'fil.endringer': 'ColumnType<Filendring[], Filendring[] | undefined, Filendring[]>',
  'fil.rolle': "'original' | 'samlet' | 'sendeliste' | 'skattegrunnlag' | 'utbetaling'",
  'fil.signaturer': 'ColumnType<Filsignatur[], string | undefined, string>',
  'fordelingsplan.innhold': 'ColumnType<Planinnhold, string, string>',
  'historikk.endringer': 'ColumnType<Historikkendring[], string, never>',
  'historikk.entitet': 'Entitet',
  'historikk.fjernet': 'ColumnType<Date | null, never, never>',
  'innstilling.verdi': 'ColumnType<unknown, string | null | undefined, string | null>',
  'frigivelse.slag': 'Avsattslag',
  'ki_forslag.felt': 'KiFelt',
  'ki_forslag.sted': 'ColumnType<Sted | null, string | null, never>',
  'ki_forslag.tilstand': "KiForslag['tilstand']",
  'ki_forslag.verdi': "ColumnType<KiForslag['verdi'], string, never>",
  'ki_lesing.feil': "KiLesing['feil']",
  'ki_lesing.form': 'Dokumentform | null',
  'ki_lesing.merknader': 'ColumnType<KiMerknad[], string | undefined, string>',
  'ki_lesing.motor': "KiLesing['motor']",
  'ki_lesing.spraak': "KiLesing['spraak']",
  'ki_lesing.tilstand': "KiLesing['tilstand']",
  'kjoering.mangler': 'ColumnType<Mangel[], never, never>',
  'kjoering.regnskap': 'ColumnType<Regnskap | null, never, never>',
  'betaling.kontoslag': "'norsk' | 'utland' | 'mangler'",
  'kjoering.tilstand': "Generated<Exclude<Kjoeringstilstand, 'utbetalt'>>",
  'kjoeringsfunn.avgjoerelse': 'Avgjoerelse | null',
  'kjoeringsfunn.endret': 'Generated<Dokumentendring[]>',
  'kjoeringsfunn.slag': 'Funnslag',
  'kjoeringslinje.slag': 'Linjeslag',
  'masseendring.endring': 'ColumnType<Readonly<Record<string, string | boolean | null>>, string, never>',
  'masseendring_dokument.foer':
    'ColumnType<Readonly<Record<string, string | boolean | null>>, string, never>',
  'oppbevaringskjoering.fjernet': 'ColumnType<Sletteantall[], string, never>',
  'pott.mediehus': 'ColumnType<string[], string, string>',
  'pott.slag': 'Pottslag',
  'produksjon.bruk': 'ColumnType<unknown, string | null, string | null>',
  'registerversjon.register':
    "'produksjon' | 'produksjonsselskap' | 'sendeliste' | 'innstilling' | 'visningsaar'",
  'sak.lukket_grunn': 'Lukkegrunn | null',
  'sak.slag': 'AlleSaksslag',
  'sak.tilstand': 'Generated<Sakstilstand>',
  'sak_melding.retning': "'inn' | 'ut' | 'notat'",
  'sammenslaaing.innhold': 'ColumnType<unknown, string, never>',
  'sammenslaaing.register': "'produksjon' | 'produksjonsselskap'",
  'sendeliste.foer': 'ColumnType<unknown, never, string | null>',
  'sendelisteimport.merknader': 'ColumnType<unknown, string, never>',
  'sendelisteimport.oppsett': 'ColumnType<unknown, string, never>',
  'sendelisteutkast.ark': 'ColumnType<Arkfakta, string, string>',
  'sendelisteutkast.oppsett': 'ColumnType<Leseoppsett, string, string>',
  'sendelisteutkastrad.celler': 'ColumnType<string[], string, never>',
  'sendelisteutkastrad.utfall': 'ColumnType<Radutfall | null, never, string | null>',
  'skattegrunnlag_person.mangler': 'Skattemangel | null',
  'sletting.filer': 'ColumnType<string[], string | undefined, string>',
  'sletting.grunn': "'oenske' | 'stab' | 'ubrukt' | 'inaktiv' | 'gjenlagt'",
  'sletting.resultat': 'ColumnType<Sletteresultat | null, string | null, string | null>',
}

/** Columns with a default that the portal nevertheless always writes: forgetting one is a mistake. */
const given: Readonly<Record<string, string>> = {
  'ki_forslag.forklaring': 'string',
  'produksjon.selskap': 'string',
  'produksjon.selskap_sort': 'string',
  'produksjonsselskap.epost': 'string',
  'produksjonsselskap.kontaktperson': 'string',
  'produksjonsselskap.orgnr': 'string',
  'produksjonsselskap.telefon': 'string',
  'registrering.fagfunksjon': 'string',
  'registrering.produksjonsnavn': 'string',
  'registrering.stillingsprosent': 'string',
  'sak.dokument_navn': 'string',
  'sendeliste.mediehus': 'string',
  'sendeliste.selskap': 'string',
  'sesjon.enhet': 'string',
  'sendelistevalg.foer': 'ColumnType<unknown, never, string | null>',
  'visningsaar.har_sendeliste': 'boolean',
}

const named = (module: string, ...names: string[]) =>
  Object.fromEntries(names.map(name => [name, `${module}#${name}`]))

/** The file as it should be for this database. */
export const tableTypesOf = (db: Kysely<never>): Promise<string> =>
  generate({
    db,
    dialect: new PostgresDialect(),
    outFile: null,
    defaultSchemas: ['public'],
    includePattern: 'public.*',
    // As platform/db/types.ts reads them.
    typeMapping: { timestamptz: 'Date', int8: 'number', date: 'string' },
    overrides: { columns: { ...columns, ...given } },
    customImports: {
      ...named('@rp/contract/andel', 'Avtaletilstand'),
      ...named('@rp/contract/avsatt', 'Avsattslag'),
      ...named('@rp/contract/dokument', 'Filendring', 'Filsignatur'),
      ...named('@rp/contract/historikk', 'Entitet'),
      ...named('@rp/contract/ki', 'Dokumentform', 'KiFelt', 'KiForslag', 'KiLesing', 'KiMerknad', 'Sted'),
      ...named(
        '@rp/contract/kjoering',
        'Avgjoerelse',
        'Dokumentendring',
        'Funnslag',
        'Kjoeringstilstand',
        'Linjeslag',
        'Regnskap',
      ),
      ...named('@rp/contract/planinnhold', 'Mangel', 'Planinnhold'),
      ...named('@rp/contract/pott', 'Pottslag'),
      ...named('@rp/contract/sak', 'AlleSaksslag', 'Lukkegrunn', 'Sakstilstand'),
      ...named('@rp/contract/sendeliste', 'Leseoppsett'),
      ...named('@rp/contract/skattegrunnlag', 'Skattemangel'),
      ...named('@rp/contract/tur', 'Tur'),
      ...named(
        './json-kolonner.ts',
        'Arkfakta',
        'Historikkendring',
        'Radutfall',
        'Sletteantall',
        'Sletteresultat',
      ),
    },
  })
