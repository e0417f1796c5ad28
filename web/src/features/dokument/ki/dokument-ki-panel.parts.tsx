import type { KiMerknad } from '@rp/contract/ki'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { KiPanel, type KiPanelProps, kiPanelId, kiText, merknadText } from '../../ki/ki-panel.parts.tsx'
import { HelpButton } from '../help-button.tsx'
import type { DokumentKi } from './use-dokument-ki.parts.ts'
import type { VisSted } from './use-sted.parts.ts'

type Props = {
  dokumentId: string
  ki: DokumentKi
  laast: boolean
  vis: VisSted
  /** What staff are told instead, with the proposals for their own switches; a member is told what is left to do. */
  stab?: Pick<KiPanelProps, 'antall' | 'sikre' | 'godtaAlleHva' | 'merknader'> & {
    godtaAlle: (() => void) | null
    tekst: Record<KiMerknad['kode'], string>
  }
}

/** Leads to the proposals, once they are there, where the address asks for them (`til`). */
function useAskedForslag(isThere: boolean): void {
  const [search] = useSearchParams()
  const asked = search.get('til') === 'forslag'
  useEffect(() => {
    if (!asked || !isThere) return
    // After the list has brought the opened row into view.
    const frame = requestAnimationFrame(() => {
      const panel = document.getElementById(kiPanelId)
      panel?.focus({ preventScroll: true })
      panel?.scrollIntoView({ block: 'start' })
    })
    return () => cancelAnimationFrame(frame)
  }, [asked, isThere])
}

/** What KI does and has found, on top of the fields of a document. */
export function DokumentKiPanel({ dokumentId, ki, laast, vis, stab }: Props) {
  useAskedForslag(ki.query.data !== undefined)
  return (
    <KiPanel
      dokumentId={dokumentId}
      query={ki.query}
      antall={stab?.antall ?? ki.antall}
      sikre={stab?.sikre ?? ki.antall.fyltUt}
      godtaAlleHva={stab?.godtaAlleHva ?? kiText.godtaAlleHva}
      laast={laast}
      merknader={stab?.merknader ?? ki.merknader}
      merknadText={stab?.tekst ?? merknadText}
      onGodtaAlle={stab ? stab.godtaAlle : ki.godtaAlle}
      onVisSted={vis}
      onHent={ki.hent}
      feil={ki.feil}
      hjelp={
        <HelpButton title={kiText.hjelp}>
          <div className="rp-tekst">
            {kiText.hjelpAvsnitt.map(avsnitt => (
              <p key={avsnitt}>{avsnitt}</p>
            ))}
          </div>
        </HelpButton>
      }
    />
  )
}
