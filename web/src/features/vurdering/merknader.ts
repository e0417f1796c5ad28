import { isGodkjentFagfunksjon } from '@rp/contract/fagfunksjon'
import type { KiMerknad, Sted } from '@rp/contract/ki'
import { describeStatus, type Status } from '@rp/contract/status'
import type { Kontroll } from '@rp/contract/vurdering'
import { stabMerknadText } from '../ki/ki-stab.parts.tsx'
import { isSammeNavn } from './samme-navn.ts'
import { merknadText as text } from './vurdering.text.ts'
import type { VurderingDraft } from './vurdering-draft.ts'

/** Something to look out for in a document, and where it leads. */
export type Merknad = {
  id: string
  tekst: string
  /** It may be another person's document, or not all of it: told first, and in red. */
  alvorlig?: true
  /** Where in the document KI has seen it. */
  sted?: Sted
  /** The status that fits it, while the draft has another. */
  status?: Status
  lenke?: { til: string; tekst: string }
}

/** What is known beside the draft; absent while it is being fetched. */
export type Kunnskap = {
  kontroll: Kontroll | undefined
  selskaper: readonly { navn: string }[] | undefined
  ki: readonly KiMerknad[] | undefined
}

const alvorlige: ReadonlySet<KiMerknad['kode']> = new Set(['annet_personnummer', 'mangler_side'])
/** What KI has seen that stands first in the review, and not among its other remarks. */
export const isAlvorlig = ({ kode }: KiMerknad): boolean => alvorlige.has(kode)

const fold = (navn: string) => navn.trim().toLocaleLowerCase('nb')
const unique = (values: readonly string[]) => [...new Set(values)]

function aboutRegistreringer({ ansiennitet }: VurderingDraft, { kontroll }: Kunnskap): Merknad[] {
  const nye = ansiennitet.filter(entry =>
    kontroll?.nyeProduksjoner.some(id => id === entry.produksjonsID?.toLowerCase()),
  )
  const ukjente = ansiennitet
    .map(entry => entry.fagfunksjon.trim())
    .filter(navn => navn !== '' && !isGodkjentFagfunksjon(navn))
  const over = ansiennitet.filter(
    ({ episoder, episoderTotalt }) => (episoder ?? 0) > (episoderTotalt ?? Number.POSITIVE_INFINITY),
  )
  return [
    ...unique(nye.map(entry => entry.produksjonsnavn)).map(navn => ({
      id: `ny-${navn}`,
      tekst: text.nyProduksjon(navn),
    })),
    ...unique(ukjente).map(navn => ({
      id: `fag-${navn}`,
      tekst: text.ikkeGodkjent(navn),
      status: 'MANGLER GODKJENT FAGFUNKSJON' as const,
    })),
    ...over.map(entry => ({
      id: `over-${entry.id}`,
      tekst: text.forMange(entry.produksjonsnavn, entry.skrevet.trim(), entry.episoderTotalt ?? 0),
    })),
  ]
}

/** That it may be another's, or not whole. */
function aboutWhose({ arbeidstaker }: VurderingDraft, { kontroll, ki = [] }: Kunnskap): Merknad[] {
  const lest = ki.filter(isAlvorlig).map(({ kode, sted }) => ({
    id: kode,
    tekst: stabMerknadText[kode],
    alvorlig: true as const,
    ...(sted !== null && { sted }),
  }))
  const eier = kontroll?.eier
  // Whose name is not filled in is known by the address, which is no name to compare with.
  if (eier === undefined || eier.navn === eier.email || isSammeNavn(arbeidstaker, eier.navn)) return lest
  return [
    { id: 'annet-navn', tekst: text.annetNavn(arbeidstaker.trim(), eier.navn), alvorlig: true },
    ...lest,
  ]
}

function aboutKontroll({ kontroll }: Kunnskap): Merknad[] {
  if (kontroll === undefined) return []
  const duplikater = kontroll.duplikater.map(row => ({
    id: `lik-${row._id}`,
    tekst: text.duplikat(row.filnavn, row.eier),
    lenke: { til: `/admin/registreringer/${row._id}`, tekst: text.aapne },
  }))
  if (kontroll.eier.kontrollsifferStemmer) return duplikater
  return [{ id: 'kontrollsiffer', tekst: text.kontrollsiffer(kontroll.eier.navn) }, ...duplikater]
}

/** Everything staff should look out for in the draft as it stands. Nothing of it is refused: people judge. */
export function findMerknader(draft: VurderingDraft, kunnskap: Kunnskap): Merknad[] {
  const { selskaper } = kunnskap
  const selskap = draft.produksjonsselskap.trim()
  const forslag =
    selskap !== '' && selskaper !== undefined && !selskaper.some(row => fold(row.navn) === fold(selskap))
  const { kjent } = describeStatus(draft.status)
  return [
    ...aboutWhose(draft, kunnskap),
    ...aboutKontroll(kunnskap),
    ...(forslag ? [{ id: 'selskap', tekst: text.nyttSelskap(selskap) }] : []),
    ...aboutRegistreringer(draft, kunnskap),
  ].map(({ status, ...merknad }: Merknad) => ({
    ...merknad,
    ...(status !== undefined && status !== kjent && { status }),
  }))
}
