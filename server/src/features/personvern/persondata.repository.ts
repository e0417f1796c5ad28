import type { Slettegruppe } from '@rp/contract/sletting'
import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** Whose traces are looked for, and which of them were found. */
export type Person = {
  id: string
  /** Every address the person has had here. Never an empty one. */
  adresser: readonly string[]
  dokumenter: { bort: readonly string[]; beholdt: readonly string[] }
  saker: readonly string[]
  epost: readonly string[]
  filtre: readonly string[]
}

type Hvor = (person: Person) => RawBuilder<SqlBool>
/** One thing that an erasure does to rows: removes them, or sets columns. Counted under its group in the dry run. */
type Steg = { gruppe: Slettegruppe; hvor: Hvor; settes?: Readonly<Record<string, string | null>> }

/**
 * What becomes of a column when a person is erased.
 * - `borte`: it goes with its row · `toemmes`: emptied · `beholdes`: kept as long as a rule of retention says, then emptied
 * - `pseudonym`: the id of somebody whose name is gone · `ingen`: says nothing of a person
 */
export type Skjebne = 'borte' | 'toemmes' | 'beholdes' | 'pseudonym' | 'ingen'

export type Tabell = {
  /** Every column that could hold a person, by its fate. `'rad'`: all of them go with the row. */
  kolonner: 'rad' | Readonly<Partial<Record<Skjebne, string>>>
  /** The key of one's own data that shows it; or why it is not shown. */
  egneData: string | { ikke: string }
  steg?: readonly Steg[]
}

const egen =
  (kolonne = 'bruker_id'): Hvor =>
  ({ id }) =>
    sql<SqlBool>`${sql.ref(kolonne)} = ${id}::uuid`
const iDokument =
  (hvilke: 'bort' | 'alle'): Hvor =>
  ({ dokumenter: { bort, beholdt } }) =>
    sql<SqlBool>`dokument_id = any (${[...bort, ...(hvilke === 'alle' ? beholdt : [])]}::uuid[])`
const blant =
  (kolonne: string, ids: (person: Person) => readonly string[]): Hvor =>
  person =>
    sql<SqlBool>`${sql.ref(kolonne)} = any (${[...ids(person)]}::uuid[])`

const rad = (gruppe: Slettegruppe, egneData: Tabell['egneData'], hvor: Hvor = egen()): Tabell => ({
  kolonner: 'rad',
  egneData,
  steg: [{ gruppe, hvor }],
})

const sikkerhet = { ikke: 'Hemmelig for sikkerhetens skyld, og borte etter kort tid.' }
const teknisk = { ikke: 'Teknisk spor uten innhold, borte etter kort tid.' }
const register = { ikke: 'Registeret over verk og selskaper, ikke over medlemmer.' }
const stab = { ikke: 'Det saksbehandlere gjør for alle.' }
const system = { ikke: 'Portalens egen bokføring.' }

/**
 * Every table of the database, and what an erasure does to it, in the order it does so: rows before those they point to. A test
 * holds it against the database's own catalogue, so that a new table or column cannot be forgotten (trust.md G6, G7).
 */
export const persondata: Readonly<Record<string, Tabell>> = {
  sesjon: rad('innlogging', 'innlogginger'),
  innloggingssted: rad('innlogging', teknisk),
  totrinn: rad('innlogging', 'totrinnsinnlogging', egen('id')),
  gjenopprettingskode: rad('innlogging', 'gjenopprettingskoder'),
  engangslenke: rad('innlogging', sikkerhet),
  epost_bytte: rad('innlogging', 'epostBytter'),
  oidc_identitet: rad('innlogging', 'innloggingstjenester'),
  oidc_bevis: rad('innlogging', sikkerhet),
  sletteoenske: rad('konto', 'sletteoensker'),
  ki_samtykke: rad('konto', 'kiSamtykke'),
  // An answer may tell of anybody, and is sealed: all of them go.
  idempotens: rad(
    'spor',
    teknisk,
    ({ id, dokumenter, saker }) =>
      sql`bruker_id = ${id}::uuid or svar_kryptert is not null or dokument_id = any (${[...dokumenter.bort]}::uuid[]) or sak_id = any (${[...saker]}::uuid[])`,
  ),
  opplasting: rad('spor', teknisk),
  sendelistearbeid: rad('spor', teknisk),
  sendelisteutkastrad: rad(
    'spor',
    stab,
    ({ id }) => sql`utkast_id in (select id from sendelisteutkast where bruker_id = ${id}::uuid)`,
  ),
  sendelisteutkast: rad('spor', stab),
  dokument_aapent: rad(
    'spor',
    stab,
    ({ id, dokumenter }) =>
      sql`bruker_id = ${id}::uuid or dokument_id = any (${[...dokumenter.bort]}::uuid[])`,
  ),
  epost: rad(
    'epost',
    'sendtEpost',
    blant('id', ({ epost }) => epost),
  ),
  lagret_filter: {
    kolonner: { borte: 'id liste navn navn_sort soek', pseudonym: 'eier_id' },
    egneData: stab,
    steg: [{ gruppe: 'spor', hvor: blant('id', ({ filtre }) => filtre) }],
  },
  ki_forslag: rad(
    'ki',
    'dokumenter.kiForslag',
    ({ dokumenter: { bort, beholdt } }) =>
      sql`lesing_id in (select id from ki_lesing where dokument_id = any (${[...bort, ...beholdt]}::uuid[]))`,
  ),
  ki_lesing: rad('spor', 'dokumenter.kiForslag', iDokument('alle')),
  paaminnelse: rad(
    'spor',
    'paaminnelser',
    ({ id, dokumenter }) => sql`eier_id = ${id}::uuid or dokument_id = any (${[...dokumenter.bort]}::uuid[])`,
  ),
  masseendring_dokument: rad('spor', { ikke: 'Står i dokumentets historikk.' }, iDokument('alle')),
  sak_melding: {
    kolonner: { borte: 'id sak_id retning tekst', pseudonym: 'avsender_id' },
    egneData: 'saker.meldinger',
    steg: [{ gruppe: 'melding', hvor: blant('sak_id', ({ saker }) => saker) }],
  },
  sak: {
    kolonner: {
      borte:
        'id bruker_id dokument_id slag tilstand lukket_grunn lukket_forklaring dokument_navn dokument_sort',
      toemmes: 'ansvarlig_id',
      ingen: 'kjoering_id',
    },
    egneData: 'saker',
    steg: [
      { gruppe: 'sak', hvor: blant('id', ({ saker }) => saker) },
      { gruppe: 'arbeid', hvor: egen('ansvarlig_id'), settes: { ansvarlig_id: null } },
    ],
  },
  registreringsrad: {
    kolonner: {
      borte:
        'id dokument_id produksjonsnavn fagfunksjon selskap produksjonsnavn_sort fagfunksjon_sort selskap_sort status tur',
      beholdes: 'arbeidstaker arbeidstaker_sort soketekst',
      toemmes: 'tildelt_id',
    },
    egneData: { ikke: 'Det samme som registreringene, slik lista viser dem.' },
    steg: [{ gruppe: 'spor', hvor: iDokument('bort') }],
  },
  registrering: {
    kolonner: { beholdes: 'id dokument_id produksjon_id produksjonsnavn fagfunksjon stillingsprosent' },
    egneData: 'dokumenter.ansiennitet',
    steg: [{ gruppe: 'registrering', hvor: iDokument('bort') }],
  },
  fil: {
    kolonner: {
      beholdes: 'id dokument_id rolle noekkel navn type sha256 krypteringsnoekkel endringer signaturer',
      ingen: 'utbetaling_id utkast_id skattegrunnlag_id',
    },
    egneData: 'dokumenter.filer',
    steg: [
      { gruppe: 'fil', hvor: iDokument('bort') },
      {
        gruppe: 'fil',
        hvor: ({ dokumenter: { beholdt } }) =>
          sql`dokument_id = any (${[...beholdt]}::uuid[]) and erstattet is not null`,
      },
    ],
  },
  dokument: {
    kolonner: {
      beholdes:
        'id eier_id filnavn arbeidstaker produksjonsselskap tjeneste status status_kommentar rettighet_kommentar innhold_sha256 viruskontroll virusfunn tur',
      toemmes: 'notat internt_notat utsatt_grunn tildelt_id',
    },
    egneData: 'dokumenter',
    steg: [
      { gruppe: 'dokument', hvor: blant('id', ({ dokumenter }) => dokumenter.bort) },
      { gruppe: 'arbeid', hvor: egen('tildelt_id'), settes: { tildelt_id: null } },
      {
        gruppe: 'spor',
        hvor: ({ dokumenter: { beholdt } }) =>
          sql`id = any (${[...beholdt]}::uuid[]) and (notat <> '' or internt_notat <> '' or utsatt_grunn <> '')`,
        settes: { notat: '', internt_notat: '', utsatt_grunn: '' },
      },
    ],
  },
  // Derived from `bruker` by a trigger, which leaves out who is erased.
  bruker_likhet: rad(
    'spor',
    { ikke: 'En gjetning for saksbehandlere, ikke en opplysning om medlemmet.' },
    ({ id }) => sql`a = ${id}::uuid or b = ${id}::uuid`,
  ),
  // Emptied by features/bruker; the row goes when nothing points to it.
  bruker: {
    kolonner: {
      pseudonym: 'id',
      toemmes:
        'epost epost_noekkel passord_hash personnummer_indeks internasjonal_id internasjonal_id_kryptert konto_avvist_kryptert telefonnummer adresse postnummer poststed land eoes epost_sort poststed_sort land_sort kontonummer_indeks brukertype',
      beholdes:
        'personnummer_kryptert fornavn mellomnavn etternavn naering orgnr fornavn_sort etternavn_sort kontonummer_kryptert iban_kryptert swift',
    },
    egneData: 'bruker',
  },
  // Emptied through the chain of history (decision 0012), which only the database can do.
  historikk: {
    kolonner: { pseudonym: 'aktoer_id entitet_id', ingen: 'entitet hendelse', toemmes: 'endringer salt' },
    egneData: 'historikk',
  },
  historikk_segl: { kolonner: { ingen: 'innhold hash' }, egneData: system },
  historikk_anker: { kolonner: { ingen: 'merke' }, egneData: system },
  produksjon: {
    kolonner: { toemmes: 'ny_fra', ingen: 'id tittel tittel_sort selskap selskap_sort verkstype bruk' },
    egneData: 'nyeProduksjoner',
    steg: [{ gruppe: 'arbeid', hvor: egen('ny_fra'), settes: { ny_fra: null } }],
  },
  ny_produksjon_medlem: rad('arbeid', 'nyeProduksjoner'),
  produksjonsselskap: {
    kolonner: { ingen: 'id navn navn_sort orgnr kontaktperson kontaktperson_sort epost telefon' },
    egneData: register,
  },
  // Rows of the registers and ids of what was moved.
  sammenslaaing: { kolonner: { ingen: 'id register beholdt navn innhold' }, egneData: register },
  produksjon_lest: { kolonner: { ingen: 'produksjon_id tittel selskap selskapsnavn' }, egneData: register },
  produksjon_navn: { kolonner: { ingen: 'produksjon_id navn' }, egneData: register },
  soekenavn: { kolonner: { ingen: 'navn samlet ordnet' }, egneData: register },
  sendeliste: {
    kolonner: {
      ingen: 'id produksjon_id tittel tittel_sort mediehus selskap alternativ_tittel metode noekkel',
      // `foer` may name who decided before.
      pseudonym: 'avgjort_av foer',
    },
    egneData: register,
  },
  sendelisteimport: {
    kolonner: { ingen: 'id filnavn oppsett merknader', pseudonym: 'importert_av angret_av' },
    egneData: register,
  },
  sendelisterad: {
    kolonner: {
      ingen: 'import_id sendeliste_id tittel alternativ_tittel mediehus selskap produksjon_id metode',
    },
    egneData: register,
  },
  sendelistevalg: {
    kolonner: { ingen: 'noekkel produksjon_id', pseudonym: 'avgjort_av foer' },
    egneData: register,
  },
  fordelingsplan: { kolonner: { ingen: 'id endring innhold', pseudonym: 'endret_av' }, egneData: stab },
  pott: {
    kolonner: { ingen: 'id kilde slag mediehus produksjon_id', pseudonym: 'endret_av' },
    egneData: stab,
  },
  kjoering: {
    kolonner: {
      ingen: 'id navn plan_id tilstand simulering mangler grunnlag resultat regnskap',
      pseudonym: 'endret_av kontrollert_av godkjent_av',
    },
    egneData: stab,
  },
  kjoeringsfunn: {
    kolonner: {
      pseudonym: 'bruker_id dokument_id avgjort_av',
      ingen: 'id kjoering_id noekkel slag produksjon_id gruppe endret avgjoerelse begrunnelse',
    },
    egneData: stab,
  },
  kjoering_pott: { kolonner: { ingen: 'kjoering_id pott_id' }, egneData: stab },
  kjoeringsarbeid: { kolonner: { ingen: 'kjoering_id steg' }, egneData: system },
  kjoeringsverk: {
    kolonner: { ingen: 'kjoering_id pott_id produksjon_id tittel selskap verkstype' },
    egneData: register,
  },
  andelsavtale: {
    kolonner: {
      ingen: 'id produksjon_id produksjonstittel gruppe titler tilstand grunnlag varslet',
      pseudonym: 'foreslaatt_av avslaatt_av',
      toemmes: 'begrunnelse',
    },
    egneData: 'andelsavtaler',
    steg: [
      {
        gruppe: 'spor',
        hvor: ({ id }) => sql`avslaatt_av = ${id}::uuid and begrunnelse <> ''`,
        settes: { begrunnelse: '' },
      },
    ],
  },
  // Ids alone: it goes with its agreement.
  andelspart: {
    kolonner: { ingen: 'avtale_id', pseudonym: 'registrering_id bruker_id' },
    egneData: 'andelsavtaler',
  },
  uhentet: {
    kolonner: { ingen: 'produksjon_id gruppe tittel tittel_sort selskap' },
    egneData: register,
  },
  // Ids alone: whose they are is said by rows that the erasure takes.
  kjoeringslinje: {
    kolonner: {
      pseudonym: 'registrering_id dokument_id bruker_id',
      ingen: 'kjoering_id slag pott_id produksjon_id gruppe fagfunksjon korreksjon_id',
    },
    egneData: { ikke: 'Regnskap som må stå i fem år. Medlemmet leser sine egne linjer i oppgjøret.' },
  },
  korreksjon: {
    kolonner: { ingen: 'id kjoering_id begrunnelse', pseudonym: 'opprettet_av' },
    egneData: { ikke: 'Regnskap som må stå i fem år. Medlemmet leser sine egne korreksjoner i oppgjøret.' },
  },
  frigivelse: {
    kolonner: {
      ingen: 'id pott_id slag betaling_id til_pott_id begrunnelse',
      pseudonym: 'opprettet_av godkjent_av',
    },
    egneData: stab,
  },
  utbetaling: {
    kolonner: { ingen: 'id kjoering_id', pseudonym: 'bestilt_av sendt_av forkastet_av' },
    egneData: stab,
  },
  // The sealed name and account are emptied by the rule `betalinger`.
  betaling: {
    kolonner: {
      pseudonym: 'bruker_id',
      beholdes: 'mottaker_kryptert',
      ingen: 'id kjoering_id kontoslag utbetaling_id feilgrunn',
    },
    egneData: { ikke: 'Regnskap som må stå i fem år. Medlemmet leser sine egne betalinger i oppgjøret.' },
  },
  skattegrunnlag: {
    kolonner: { ingen: 'id begrunnelse frigitt_grunn', pseudonym: 'bestilt_av frigitt_av' },
    egneData: stab,
  },
  // Gone a day after it was written.
  skattegrunnlag_person: {
    kolonner: { ingen: 'skattegrunnlag_id mangler', pseudonym: 'bruker_id' },
    egneData: { ikke: 'Kopi av det medlemmet leser selv i oppgjøret. Den er borte etter et døgn.' },
  },
  masseendring: { kolonner: { ingen: 'id endring', pseudonym: 'aktoer_id angret_av' }, egneData: stab },
  frase: { kolonner: { ingen: 'id tekst tekst_sort' }, egneData: stab },
  innstilling: { kolonner: { ingen: 'navn id verdi', pseudonym: 'endret_av' }, egneData: stab },
  // The id alone: what tells that this erasure was done, and does it again after an older backup is put back.
  sletting: {
    kolonner: { pseudonym: 'bruker_id bestilt_av kvittering_id', ingen: 'grunn resultat filer' },
    egneData: { ikke: 'Den som er slettet, har ingen konto å spørre med.' },
  },
  oppbevaringskjoering: { kolonner: { ingen: 'fjernet' }, egneData: system },
  // Keyed hashes: without the key nobody can tell whose, and they are gone after two days.
  forsoek: { kolonner: { ingen: 'noekkel' }, egneData: teknisk },
  feilpassord: { kolonner: { ingen: 'noekkel' }, egneData: teknisk },
  // Begun by somebody who is not known yet, and gone within a quarter of an hour.
  oidc_innlogging: {
    kolonner: { ingen: 'state_hash nettleser_hash nonce verifikator' },
    egneData: sikkerhet,
  },
  brukt_robotsjekk: { kolonner: { ingen: 'utfordring_hash' }, egneData: teknisk },
  registerversjon: { kolonner: { ingen: 'register versjon' }, egneData: system },
  engangsarbeid: { kolonner: { ingen: 'navn' }, egneData: system },
  fillager: { kolonner: { ingen: 'id' }, egneData: system },
  noekkelproeve: { kolonner: { ingen: 'ring noekkel_id proeve' }, egneData: system },
  schema_migrering: { kolonner: { ingen: 'navn sjekksum' }, egneData: system },
}
