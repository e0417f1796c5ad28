import type { ReactNode } from 'react'
import { formatDateTime } from '../../platform/format.ts'
import './sak.css'

export type Traadmelding = {
  id: string
  /** `inn`: from the member. `ut`: to the member. `notat`: among staff. */
  retning: 'inn' | 'ut' | 'notat'
  hvem: string
  tekst: string
  tid: string
}

type Props = {
  label: string
  meldinger: readonly Traadmelding[]
  merke?: (melding: Traadmelding) => ReactNode
}

/** A conversation, the oldest message first. `merke` says more of a message than who wrote it. */
export function Traad({ label, meldinger, merke }: Props) {
  return (
    <ol className="traad stack gap-16 width-l" aria-label={label}>
      {meldinger.map(melding => (
        <li key={melding.id} className="card" data-retning={melding.retning}>
          <p className="row baseline type-3 under-8">
            <b>{melding.hvem}</b> {merke?.(melding)}
            <time className="hint" dateTime={melding.tid}>
              {formatDateTime(melding.tid)}
            </time>
          </p>
          <p className="traad__tekst">{melding.tekst}</p>
        </li>
      ))}
    </ol>
  )
}
