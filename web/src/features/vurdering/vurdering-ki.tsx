import type { KiFelt, KiForslag, stabsfelter } from '@rp/contract/ki'
import { type ReactNode, useRef } from 'react'
import type { DokumentForm } from '../dokument/dokument-draft.parts.ts'
import { DokumentKiPanel } from '../dokument/ki/dokument-ki-panel.parts.tsx'
import { type DokumentKi, labelOf } from '../dokument/ki/use-dokument-ki.parts.ts'
import type { useSted, VisSted } from '../dokument/ki/use-sted.parts.ts'
import { feltnavn } from '../ki/ki-panel.parts.tsx'
import { KiSpraak, KiStabForslag, stabMerknadText, stabText } from '../ki/ki-stab.parts.tsx'
import { isAlvorlig } from './merknader.ts'
import { findLinje, listStabForslag, sikreAv } from './stab-forslag.ts'
import type { VurderingDraft } from './vurdering-draft.ts'

/** What stands beside each of the staff's own switches. */
export type StabKi = Record<(typeof stabsfelter)[number], ReactNode>

type Form = Pick<DokumentForm<VurderingDraft>, 'draft' | 'change'>
type PanelProps = { dokumentId: string; ki: DokumentKi; form: Form; vis: VisSted }

/** What KI has found, with what it proposes for the staff's own switches among what waits. */
export function VurderingKiPanel({ form, ...props }: PanelProps) {
  const { ki } = props
  const stab = listStabForslag(ki.query.data?.forslag ?? [], form.draft)
  const sikre = sikreAv(stab)
  const acceptAlle = () => {
    ki.godtaAlle?.()
    for (const { change } of sikre) form.change(change)
  }
  const antallSikre = ki.antall.fyltUt + sikre.length
  return (
    <div className="gj__ki">
      <DokumentKiPanel
        {...props}
        laast={false}
        stab={{
          antall: { ...ki.antall, usikre: ki.antall.usikre + stab.length },
          sikre: antallSikre,
          godtaAlle: antallSikre > 0 ? acceptAlle : null,
          godtaAlleHva: stabText.godtaAlleHva,
          merknader: (ki.query.data?.merknader ?? []).filter(merknad => !isAlvorlig(merknad)),
          tekst: stabMerknadText,
        }}
      />
      <KiSpraak lesing={ki.query.data?.lesing} />
    </div>
  )
}

/** What KI has read of what staff decide. It never moves a switch; «Bruk» puts what waits in the draft. */
export function stabKiOf(ki: DokumentKi, form: DokumentForm<VurderingDraft>): StabKi {
  const lineFor = (felt: KiFelt) => {
    const line = findLinje(ki.query.data?.forslag ?? [], felt, form.draft)
    const change = line?.change ?? null
    return (
      <KiStabForslag
        forslag={line?.forslag}
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

type Tastbart = { ki: DokumentKi; form: Form; sted: ReturnType<typeof useSted> }

/**
 * What KI proposes, one a press: `neste` shows the next open proposal where it was read, and all places that were read where none is
 * open. `godta` takes the one that is shown, and shows the next; where none is shown, it only shows.
 */
export function useKiTaster({ ki, form, sted }: Tastbart): { neste: () => void; godta: () => void } {
  const at = useRef<string | null>(null)
  const forslag = ki.query.data?.forslag ?? []
  const stab = listStabForslag(forslag, form.draft)
  const aapne = [
    ...ki.aapne,
    ...stab.map(one => ({ forslag: one.forslag, godta: () => form.change(one.change) })),
  ].filter(one => one.forslag.sted !== null)
  const show = (among: readonly KiForslag[], without?: KiForslag) => {
    const here = among.findIndex(({ id }) => id === at.current)
    const next = [...among.slice(here + 1), ...among.slice(0, here + 1)].find(one => one !== without)
    if (!next?.sted) return
    at.current = next.id
    sted.vis(next.sted, labelOf(feltnavn[next.felt], next.sted))
  }
  const open = aapne.map(one => one.forslag)
  return {
    neste: () => show(open.length > 0 ? open : forslag.filter(({ sted }) => sted !== null)),
    godta: () => {
      const shown = sted.place ? aapne.find(one => one.forslag.id === at.current) : undefined
      shown?.godta()
      show(open, shown?.forslag)
    },
  }
}
