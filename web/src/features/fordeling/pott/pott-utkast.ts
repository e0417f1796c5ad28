import { createPott, findMottattfeil, findVisningsaarfeil, type Pott, type Pottslag } from '@rp/contract/pott'
import { faultsOf } from '../../../platform/form.ts'
import { fileDate, formatShortDate } from '../../../platform/format.ts'
import { readAar, readDag } from '../../../platform/read-dag.ts'
import { findTallfeil, readSkalert, writeSkalert } from '../skalert.ts'
import type { Pottfelter } from './pott.queries.ts'
import { text } from './pott.text.ts'

/** A pot as it is written. */
export type Utkast = {
  kilde: string
  slag: Pottslag
  visningsaar: string
  mediehus: string
  produksjonsID: string | null
  produksjon: string
  beloep: string
  mottatt: string
  fraOrganisasjon: boolean
}

export const toUtkast = (pott: Pott | null): Utkast => ({
  kilde: pott?.kilde ?? '',
  slag: pott?.slag ?? 'Privatkopiering',
  visningsaar: pott ? String(pott.visningsaar) : '',
  mediehus: pott?.mediehus.join('\n') ?? '',
  produksjonsID: pott?.produksjonsID ?? null,
  produksjon: pott?.produksjonstittel ?? '',
  beloep: writeSkalert(pott?.beloep ?? null, 100),
  mottatt: pott ? formatShortDate(pott.mottatt) : '',
  fraOrganisasjon: pott?.fraOrganisasjon ?? false,
})

/** What is sent, or the sentence of each field that cannot be. */
export function checkUtkast(utkast: Utkast): { pott: Pottfelter | null; faults: Record<string, string> } {
  const { kilde, slag, fraOrganisasjon } = utkast
  const mottatt = readDag(utkast.mottatt)
  const [aar, idag] = [readAar(utkast.visningsaar), fileDate(new Date())]
  const parsed = createPott.body.safeParse({
    kilde,
    slag,
    fraOrganisasjon,
    visningsaar: aar,
    mediehus: utkast.mediehus
      .split('\n')
      .map(navn => navn.trim())
      .filter(Boolean),
    produksjonsID: slag === 'Enkeltproduksjon' ? utkast.produksjonsID : null,
    beloep: readSkalert(utkast.beloep, 100),
    mottatt: mottatt.dag,
  })
  const own = {
    beloep: findTallfeil(utkast.beloep, 100),
    mottatt: mottatt.feil ?? findMottattfeil(mottatt.dag, idag),
  }
  const framover = findVisningsaarfeil(aar, idag)
  const faults: Record<string, string> = {
    ...(framover && { visningsaar: framover }),
    ...(parsed.error && faultsOf(parsed.error)),
  }
  for (const [felt, feil] of Object.entries(own)) if (feil) faults[felt] = feil
  return { pott: (Object.keys(faults).length === 0 && parsed.data) || null, faults }
}

const felter = ['kilde', 'slag', 'visningsaar', 'mediehus', 'produksjon', 'beloep', 'mottatt'] as const

/** What differs between two drafts, for whoever must choose. */
export const differences = (mine: Utkast, theirs: Utkast) => [
  ...felter
    .filter(felt => mine[felt] !== theirs[felt])
    .map(felt => ({
      navn: felt === 'produksjon' ? text.felt.produksjonsID : text.felt[felt],
      min: mine[felt],
      deres: theirs[felt],
    })),
  ...(mine.fraOrganisasjon === theirs.fraOrganisasjon
    ? []
    : [
        {
          navn: text.felt.fraOrganisasjon,
          min: mine.fraOrganisasjon ? 'Ja' : 'Nei',
          deres: theirs.fraOrganisasjon ? 'Ja' : 'Nei',
        },
      ]),
]
