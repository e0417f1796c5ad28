import type { KiForslag } from '@rp/contract/ki'
import type { Samsvarsrad } from '@rp/contract/ki-samsvar'
import { WorkTitle } from '../../ui/work-title.tsx'
import { isSure } from './felt-stilling.ts'
import type { KiHandlinger } from './ki.parts.tsx'
import { kiText as text } from './ki.text.ts'
import { KiKnapp, KiStjerne, VisKnapp } from './ki-knapp.tsx'
import './ki.css'

/** A registration that KI found and the document lacks. */
export type Ekstra = { gruppe: number; rad: Samsvarsrad; forslag: readonly KiForslag[] }

type Props = {
  ekstra: readonly Ekstra[]
  endre: { leggTil: (ekstra: Ekstra) => void; forkast: (forslag: readonly KiForslag[]) => void }
  vis: KiHandlinger['vis']
}

const nameOf = ({ rad }: Ekstra): string =>
  [rad.produksjonsnavn, rad.fagfunksjon, rad.episoder !== null && text.episoder(rad.episoder)]
    .filter(Boolean)
    .join(', ')

/** «KI fant også»: below the registrations, for the person to add or leave. */
export function KiEkstra({ ekstra, endre, vis }: Props) {
  if (ekstra.length === 0) return null
  return (
    <section className="ki-ekstra stack type-3 rp-full" aria-label={text.fantOgsaa}>
      <h3>
        <KiStjerne /> {text.fantOgsaa}
      </h3>
      <p>{text.fantOgsaaHva}</p>
      <ul className="stack">
        {ekstra.map(one => (
          <li key={one.gruppe}>
            <Linje {...one} />
            <div className="row gap-16">
              <KiKnapp felt={nameOf(one)} onClick={() => endre.leggTil(one)}>
                {text.leggTil}
              </KiKnapp>
              <KiKnapp felt={nameOf(one)} onClick={() => endre.forkast(one.forslag)}>
                {text.forkast}
              </KiKnapp>
              <Sted {...one} vis={vis} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Linje({ rad, forslag }: Ekstra) {
  return (
    <p>
      {rad.produksjonsnavn !== '' && <WorkTitle>{rad.produksjonsnavn}</WorkTitle>}
      {rad.produksjonsnavn !== '' && rad.fagfunksjon !== '' && ', '}
      {rad.fagfunksjon}
      {rad.episoder !== null && `, ${text.episoder(rad.episoder)}`}{' '}
      <span className="ki-forslag__sikkerhet nowrap">
        {forslag.every(isSure) ? text.sikker : text.usikker}
      </span>
    </p>
  )
}

/** The place of the first value that has one: its neighbours stand beside it. */
function Sted({ forslag, vis }: Ekstra & { vis: KiHandlinger['vis'] }) {
  const first = forslag.find(({ sted }) => sted !== null)
  return first ? <VisKnapp forslag={first} onVis={vis} /> : null
}
