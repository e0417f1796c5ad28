import type { Entitet } from '@rp/contract/historikk'
import type { Lukkegrunn, Saksslag, Sakstilstand } from '@rp/contract/sak'
import type { ColumnType, Generated, Kysely, Transaction } from 'kysely'
import type { AuthTables } from './database-auth.ts'
import type { FordelingTables } from './database-fordeling.ts'
import type { KiTables } from './database-ki.ts'
import type { ListeTables } from './database-liste.ts'
import type { OpplastingTables } from './database-opplasting.ts'
import type { PersonvernTables } from './database-personvern.ts'

/** The tables as the migrations make them. Only repositories read this. */
export type Tables = AuthTables &
  OpplastingTables &
  ListeTables &
  KiTables &
  FordelingTables &
  PersonvernTables & {
    bruker: {
      id: string
      epost: string
      epost_noekkel: string
      passord_hash: string
      personnummer_kryptert: string
      personnummer_indeks: string
      personnummer_kontrollert: boolean
      fornavn: Generated<string>
      mellomnavn: Generated<string>
      etternavn: Generated<string>
      internasjonal_id: Generated<string>
      internasjonal_id_kryptert: Generated<string>
      kontonummer_kryptert: Generated<string>
      iban_kryptert: Generated<string>
      swift: Generated<string>
      telefonnummer: Generated<string>
      adresse: Generated<string>
      postnummer: Generated<string>
      poststed: Generated<string>
      land: Generated<string>
      brukertype: 'arbeidstaker' | 'administrator'
      aktiv: Generated<boolean>
      fornavn_sort: string | null
      etternavn_sort: string | null
      epost_sort: string | null
      poststed_sort: string | null
      land_sort: string | null
      kontonummer_indeks: string | null
      slettet: Generated<Date | null>
      sist_innlogget: Generated<Date | null>
      inaktiv_varslet: Generated<Date | null>
      inaktiv_stengt: Generated<Date | null>
      epost_bekreftet: Generated<Date | null>
      omgang: Generated<number>
      nummer_bevist: Generated<Date | null>
      passord_fra_lenke: Generated<Date | null>
      bekreftelse_sendt: Generated<Date | null>
      opprettet: Date
      endret: Date
    }
    sesjon: {
      id: string
      bruker_id: string
      opprettet: Date
      utloeper: Date
      avsluttet: Date | null
      autentisert: Date
      sist_brukt: Date
      enhet: string
      totrinn: Generated<boolean>
      id_token_kryptert: Generated<string | null>
    }
    sletteoenske: {
      id: string
      bruker_id: string
      melding: string
      opprettet: Date
      behandlet: Date | null
      behandlet_av: string | null
      notat: Generated<string>
      trukket: Generated<boolean>
    }
    brukt_robotsjekk: { utfordring_hash: string; utloeper: Date }
    forsoek: { noekkel: string; vindu: Date; antall: number }
    produksjonsselskap: {
      id: string
      navn: string
      navn_sort: string
      orgnr: string
      kontaktperson: string
      kontaktperson_sort: string | null
      epost: string
      telefon: string
      versjon: Generated<number>
    }
    produksjon: {
      id: string
      tittel: string
      tittel_sort: string
      selskap: string
      selskap_sort: string
      sesong: number | null
      premiere: number | null
      verkstype: string | null
      spilletid_sekunder: number | null
      episoder: number | null
      bruk: ColumnType<unknown, string | null, string | null>
      ny_fra: string | null
      versjon: Generated<number>
      opprettet: Date
      endret: Date
    }
    registerversjon: {
      register: 'produksjon' | 'produksjonsselskap' | 'sendeliste' | 'innstilling' | 'visningsaar'
      versjon: string
    }
    visningsaar: {
      aar: number
      fordeles: number | null
      plan_vedtatt: string | null
      har_sendeliste: boolean
    }
    sendeliste: {
      id: string
      visningsaar: number
      produksjon_id: string | null
      tittel: string
      tittel_sort: string
      mediehus: string
      episoder: number | null
      premiere: number | null
      selskap: string
      sesong: Generated<number | null>
      alternativ_tittel: Generated<string>
      sikkerhet: Generated<number | null>
      metode: Generated<string | null>
      tvil: Generated<boolean>
      avgjort: Generated<Date | null>
      avgjort_av: Generated<string | null>
      noekkel: Generated<string>
    }
    sendelisteimport: {
      id: string
      nummer: Generated<number>
      visningsaar: number
      filnavn: string
      oppsett: ColumnType<unknown, string, never>
      importert: Date
      importert_av: string
      nye: number
      endrede: number
      kjente: number
      merknader: ColumnType<unknown, string, never>
      angret: Generated<Date | null>
      angret_av: Generated<string | null>
    }
    sendelisterad: {
      import_id: string | null
      sendeliste_id: string
      rad: number
      tittel: string
      alternativ_tittel: string
      sesong: number | null
      mediehus: string
      episoder: number | null
      premiere: number | null
      selskap: string
      produksjon_id: string | null
      sikkerhet: number | null
      metode: string | null
      tvil: boolean
    }
    sendelistevalg: {
      visningsaar: number
      noekkel: string
      produksjon_id: string | null
      avgjort: Date
      avgjort_av: string
    }
    produksjon_lest: {
      produksjon_id: string
      tittel: string
      sesong: number | null
      selskap: string
      selskapsnavn: string
    }
    soekenavn: { navn: string; samlet: string; ordnet: string }
    produksjon_navn: { produksjon_id: string; navn: string }
    sendelistearbeid: { bruker_id: string; noekkel: string; ferdig: number; av: number; endret: Date }
    dokument: {
      id: string
      eier_id: string
      filnavn: string
      arbeidstaker: Generated<string>
      produksjonsselskap: Generated<string>
      notat: Generated<string>
      tjeneste: string
      autoextract: boolean
      status: string
      status_kommentar: Generated<string>
      signatur_pc: boolean | null
      signatur_rh: boolean | null
      rettighet_status: boolean | null
      rettighet_kommentar: Generated<string>
      innhold_sha256: string
      versjon: Generated<number>
      varslet_versjon: Generated<number>
      opprettet: Date
      endret: Date
      slettet: Date | null
      status_satt: Generated<Date>
      internt_notat: Generated<string>
      /** Counts what only staff see; the versions that staff are given count both. */
      intern_versjon: Generated<number>
      tildelt_id: string | null
      viruskontroll: Generated<'venter' | 'smittet' | null>
      virusfunn: Generated<string>
    }
    dokument_aapent: { dokument_id: string; bruker_id: string; sist: Date }
    frase: { id: string; tekst: string; tekst_sort: string; opprettet: Date; endret: Date }
    registrering: {
      id: string
      dokument_id: string
      posisjon: number
      produksjon_id: string | null
      produksjonsnavn: string
      fagfunksjon: string
      episoder: number | null
      stillingsprosent: string
    }
    fil: {
      id: string
      dokument_id: string
      rolle: 'original' | 'samlet'
      posisjon: number
      noekkel: string
      navn: string
      type: string
      bytes: number
      sha256: string
      sider: number
      opprettet: Date
      erstattet: Date | null
      krypteringsnoekkel: string | null
    }
    sak: {
      id: string
      nummer: Generated<number>
      bruker_id: string
      dokument_id: string | null
      slag: Saksslag
      opprettet: Date
      tilstand: Generated<Sakstilstand>
      /** A day, '2026-11-20'. */
      frist: string
      ansvarlig_id: string | null
      lukket: Date | null
      lukket_grunn: Lukkegrunn | null
      lukket_forklaring: Generated<string>
      versjon: Generated<number>
      dokument_navn: string
      /** Null on rows older than the column, until they are filled. */
      dokument_sort: string | null
    }
    sak_melding: {
      id: string
      sekvens: Generated<number>
      sak_id: string
      retning: 'inn' | 'ut' | 'notat'
      avsender_id: string | null
      tekst: string
      tid: Date
    }
    innstilling: {
      navn: string
      id: Generated<string>
      verdi: ColumnType<unknown, string | null | undefined, string | null>
      versjon: Generated<number>
      endret: Date
      endret_av: ColumnType<string | null, string | null | undefined, string | null>
    }
    paaminnelse: { dokument_id: string; status_satt: Date; nummer: number; eier_id: string; sendt: Date }
    historikk: {
      sekvens: Generated<number>
      tid: Date
      aktoer_id: string | null
      entitet: Entitet
      entitet_id: string
      hendelse: string
      endringer: ColumnType<{ felt: string; fra: string | null; til: string | null }[], string, never>
      fjernet: ColumnType<Date | null, never, never>
    }
    historikk_segl: { lenke: number; sekvens: number; innhold: Buffer; hash: Buffer }
    historikk_anker: { til_lenke: number; hoeyeste_sekvens: number; tid: Generated<Date>; merke: string }
  }

export type Database = Kysely<Tables>
export type Tx = Transaction<Tables>
/** Runs the work in one transaction; all of it is kept, or nothing. */
export type InTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
/** Given in, so that tests decide them. */
export type Clock = () => Date
export type NewId = () => string
