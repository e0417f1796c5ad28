import type { Merknad } from '@rp/contract/sendeliste'
import { formatCount } from '../../platform/format.ts'
import { importText as text } from './sendeliste.text.ts'

const shown = 100

/** Rows that were left out or not wholly understood, each with its number and why. */
export function Merknadsliste({ merknader }: { merknader: readonly Merknad[] }) {
  if (merknader.length === 0) return null
  return (
    <details className="type-3">
      <summary>{text.merknader(formatCount(new Set(merknader.map(({ rad }) => rad)).size))}</summary>
      <ul className="points type-2 over-8 under-8">
        {merknader.slice(0, shown).map(merknad => (
          <li key={`${merknad.rad}-${merknad.grunn}`}>{text.merknad(merknad)}</li>
        ))}
        {merknader.length > shown && <li>{text.flereMerknader(formatCount(merknader.length - shown))}</li>}
      </ul>
    </details>
  )
}
