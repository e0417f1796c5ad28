import type { KiFelt, KiForslag, stabsfelter } from '@rp/contract/ki'
import { type ReactNode, useRef } from 'react'
import { useKi } from '../../ki/ki.queries.ts'
import { feltnavn } from '../../ki/ki-panel.parts.tsx'
import { KiSpraak, KiStabForslag, stabMerknadText } from '../../ki/ki-stab.parts.tsx'
import { DokumentKiPanel } from '../ki/dokument-ki-panel.tsx'
import { type DokumentKi, labelOf } from '../ki/use-dokument-ki.ts'
import type { VisSted } from '../ki/use-sted.ts'
import type { VersionedForm } from '../use-versioned-form.ts'
import type { VurderingDraft } from './vurdering-draft.ts'
import './vurdering-ki.css'

/** What stands beside each of the staff's own switches. */
export type StabKi = Record<(typeof stabsfelter)[number], ReactNode>

type PanelProps = { dokumentId: string; ki: DokumentKi; vis: VisSted }

export const VurderingKiPanel = (props: PanelProps) => (
  <div className="gj__ki">
    <DokumentKiPanel {...props} laast={false} stabMerknadText={stabMerknadText} />
    <KiSpraak lesing={props.ki.query.data?.lesing} />
  </div>
)

type Change = Partial<VurderingDraft>

/** What a proposal would change in the draft; null where that is nothing. */
function changeOf({ felt, verdi, iBehold }: KiForslag, draft: VurderingDraft): Change | null {
  if (felt === 'signaturPC' && typeof verdi === 'boolean')
    return draft.signaturePC === verdi ? null : { signaturePC: verdi }
  if (felt === 'signaturRH' && typeof verdi === 'boolean')
    return draft.signatureRH === verdi ? null : { signatureRH: verdi }
  if (felt === 'status') return draft.status === verdi ? null : { status: String(verdi) }
  const status = iBehold ?? null
  const { rettighetsklausuler } = draft
  return status === null || rettighetsklausuler.status === status
    ? null
    : { rettighetsklausuler: { ...rettighetsklausuler, status } }
}

/** The proposals for what staff decide. They never move a switch; «Bruk» puts them in the draft. */
export function stabKiOf(ki: DokumentKi, form: VersionedForm<VurderingDraft>): StabKi {
  const lineFor = (felt: KiFelt) => {
    const forslag = ki.query.data?.forslag.find(one => one.felt === felt)
    const change = forslag ? changeOf(forslag, form.draft) : null
    return (
      <KiStabForslag
        forslag={forslag}
        onBruk={change && (() => form.change(change))}
        onVis={ki.handlinger.vis}
      />
    )
  }
  return {
    rettighetsklausul: lineFor('rettighetsklausul'),
    signaturRH: lineFor('signaturRH'),
    signaturPC: lineFor('signaturPC'),
    status: lineFor('status'),
  }
}

/** Goes through all places that KI has read something from, one a press. */
export function useVisNeste(dokumentId: string, vis: VisSted): () => void {
  const { data } = useKi(dokumentId)
  const at = useRef(-1)
  return () => {
    const places = (data?.forslag ?? []).filter(({ sted }) => sted !== null)
    at.current = places.length === 0 ? -1 : (at.current + 1) % places.length
    const next = places[at.current]
    if (next?.sted) vis(next.sted, labelOf(feltnavn[next.felt], next.sted))
  }
}
