import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Klausulvariant } from '@rp/contract/ki'

export type Fasitregistrering = {
  /** Null where the contract names none. */
  produksjonsnavn: string | null
  fagfunksjon_tekst: string
  /** The group of the lists; null when no approved function fits. */
  fagfunksjon: string | null
  fagfunksjon_godtas: string[]
  episoder: number | null
}

/** What is right for one document of a set. The set's own README describes the fields. */
export type Fasitpost = {
  id: string
  /** Relative to the set's folder, in the order they are uploaded. */
  files: string[]
  form: 'digital' | 'skann' | 'foto' | 'blandet'
  language: 'nb' | 'nn' | 'en'
  template: string
  arbeidstaker: string
  produksjonsselskap: string | null
  registreringer: Fasitregistrering[]
  rettighetsklausul: { variant: Klausulvariant; okonomiske_i_behold: boolean | null }
  signaturer: { arbeidstaker: boolean; produksjonsselskap: boolean }
  personnummer_i_dokumentet: string | null
  forventet: string
  begrunnelse: string
}

export type Registerproduksjon = {
  Produksjonstittel: string
  Produksjonsselskap: string | null
  Sesong: number | null
  Premiere: number | null
  Verkstype: string | null
  Spilletid_sekunder: number | null
  Episoder: number | null
}
export type Registerselskap = {
  navn: string
  orgnr: string | null
  kontaktperson: string | null
  epost: string | null
  telefon: string | null
}

export type Sett = {
  mappe: string
  poster: Fasitpost[]
  produksjoner: Registerproduksjon[]
  selskaper: Registerselskap[]
}

/** A set of contracts with its answers and registers: `fasit.json`, `produksjoner.json`, `produksjonsselskaper.json`. */
export async function readSett(mappe: string): Promise<Sett> {
  const read = async (name: string) => JSON.parse(await readFile(path.join(mappe, name), 'utf8'))
  return {
    mappe,
    poster: (await read('fasit.json')) as Fasitpost[],
    produksjoner: (await read('produksjoner.json')) as Registerproduksjon[],
    selskaper: (await read('produksjonsselskaper.json')) as Registerselskap[],
  }
}
