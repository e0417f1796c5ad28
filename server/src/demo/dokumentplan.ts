import { type Status, statusnavn } from '@rp/contract/status'
import { alleFag, type Fag } from './fag.ts'
import type { Klausul } from './kontrakt.ts'
import { medlemIndeks } from './medlemmer.ts'
import type { Rng } from './rng.ts'

/** What a document is to be, before its production and its people are chosen. */
export type Dokumentplan = {
  eierIndeks: number
  status: Status
  verkstype: string
  fag: Fag
  /** How many seasons one agreement covers. */
  sesonger: number
  /** How it was handed in: as it left the word processor, photographed, scanned, or photos beside a PDF. */
  form: 'pdf' | 'foto' | 'skann' | 'blandet'
  klausul: Klausul
  dagerSiden: number
  notat: string
}

const vanlig = {
  eierIndeks: medlemIndeks,
  fag: 'klipp',
  sesonger: 1,
  form: 'pdf',
  klausul: 'behold',
  notat: '',
} as const

/** The main member has a document in each of the ten states, and two more that are finished. */
export const medlemmetsPlaner: readonly Dokumentplan[] = [
  {
    ...vanlig,
    status: 'IKKE VURDERT',
    verkstype: 'TV-drama',
    form: 'blandet',
    dagerSiden: 1,
    notat: 'Side 1 og 2 er fotografert. Framdriftsplanen ligger ved som PDF.',
  },
  {
    ...vanlig,
    status: 'KI VURDERT',
    verkstype: 'Dokumentar',
    form: 'skann',
    dagerSiden: 4,
  },
  {
    ...vanlig,
    status: 'UNDER BEHANDLING',
    verkstype: 'TV-drama',
    klausul: 'taus',
    dagerSiden: 19,
    notat: 'Avtalen nevner ikke rettigheter. Produsenten sier at de er i behold.',
  },
  { ...vanlig, status: 'FYLL INN EPISODER', verkstype: 'TV-drama', dagerSiden: 33 },
  { ...vanlig, status: 'MANGLER SIGNATUR', verkstype: 'Spillefilm', dagerSiden: 41 },
  {
    ...vanlig,
    status: 'MANGLER PRODUKSJONSINFORMASJON',
    verkstype: 'TV-drama',
    dagerSiden: 58,
    notat: 'Serien het noe annet da vi klippet den.',
  },
  {
    ...vanlig,
    status: 'DOKUMENTASJONEN ER MANGELFULL',
    verkstype: 'Dokumentar',
    form: 'foto',
    dagerSiden: 76,
  },
  {
    ...vanlig,
    status: 'MANGLER EPISODER',
    verkstype: 'TV-underholdning',
    dagerSiden: 92,
  },
  {
    ...vanlig,
    status: 'MANGLER GODKJENT FAGFUNKSJON',
    verkstype: 'Kortfilm/novellefilm',
    dagerSiden: 118,
  },
  {
    ...vanlig,
    status: 'BEHANDLET',
    verkstype: 'TV-drama',
    sesonger: 3,
    dagerSiden: 151,
  },
  {
    ...vanlig,
    status: 'BEHANDLET',
    verkstype: 'TV-underholdning',
    klausul: 'frikjoep',
    sesonger: 2,
    dagerSiden: 187,
  },
  { ...vanlig, status: 'BEHANDLET', verkstype: 'Spillefilm', dagerSiden: 224 },
]

const verkstyper = [
  'TV-underholdning',
  'TV-drama',
  'TV-drama',
  'Dokumentar',
  'Spillefilm',
  'Kortfilm/novellefilm',
  'Animasjon',
] as const
const notater = [
  '',
  '',
  '',
  'Fant avtalen i en gammel e-post.',
  'Jeg var vikar de siste ukene.',
  'Originalen ligger hos produsenten.',
] as const

/** One to four documents for each of the other members: mostly plain PDFs, now and then a photo or a scan. */
export function createPlaner(eierIndeks: number, rng: Rng): Dokumentplan[] {
  const fag = alleFag[eierIndeks % alleFag.length] ?? 'klipp'
  return Array.from({ length: rng.int(1, 4) }, (): Dokumentplan => {
    const status = rng.chance(0.4) ? rng.pick(['IKKE VURDERT', 'BEHANDLET'] as const) : rng.pick(statusnavn)
    const verkstype = needsSeries(status) ? 'TV-drama' : rng.pick(verkstyper)
    return {
      eierIndeks,
      status,
      verkstype,
      fag,
      sesonger: status === 'BEHANDLET' && verkstype.startsWith('TV-') && rng.chance(0.5) ? 2 : 1,
      form:
        status === 'DOKUMENTASJONEN ER MANGELFULL' || rng.chance(0.08)
          ? 'foto'
          : rng.chance(0.12)
            ? 'skann'
            : 'pdf',
      klausul: rng.pick(['behold', 'behold', 'behold', 'frikjoep', 'taus']),
      dagerSiden: status === 'IKKE VURDERT' || status === 'KI VURDERT' ? rng.int(1, 15) : rng.int(21, 240),
      notat: rng.pick(notater),
    }
  })
}

/** Only a series has episodes to be missing. */
export const needsSeries = (status: Status) => status === 'FYLL INN EPISODER' || status === 'MANGLER EPISODER'
