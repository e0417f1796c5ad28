import type { KiForslag } from '@rp/contract/ki'
import { feltnavn, kiText as text } from './ki.text.ts'

/** The star that KI has in statuses too. */
export const KiStjerne = () => (
  <svg className="ki-stjerne" viewBox="0 0 16 16" aria-hidden="true">
    <path d="M8 1.6l1.7 4.7L14.4 8l-4.7 1.7L8 14.4l-1.7-4.7L1.6 8l4.7-1.7z" />
  </svg>
)

type KnappProps = { felt: string; onClick: () => void; children: string }

/** A small act on a proposal. The field is told to those who hear the button alone. */
export const KiKnapp = ({ felt, onClick, children }: KnappProps) => (
  <button type="button" className="bare ki-knapp" aria-label={`${children}: ${felt}`} onClick={onClick}>
    {children}
  </button>
)

type VisProps = { forslag: KiForslag; navn?: string; onVis: (forslag: KiForslag, navn: string) => void }

/** Leads to the place that a proposal was read from, where it has one. */
export function VisKnapp({ forslag, navn = feltnavn[forslag.felt], onVis }: VisProps) {
  if (forslag.sted === null) return null
  return (
    <KiKnapp felt={navn} onClick={() => onVis(forslag, navn)}>
      {text.vis(forslag.sted.side)}
    </KiKnapp>
  )
}
