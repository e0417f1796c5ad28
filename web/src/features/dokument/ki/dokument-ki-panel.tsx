import type { KiMerknad } from '@rp/contract/ki'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { KiPanel, kiPanelId, kiText, merknadText } from '../../ki/ki-panel.parts.tsx'
import { HelpButton } from '../help-button.tsx'
import type { DokumentKi } from './use-dokument-ki.ts'
import type { VisSted } from './use-sted.ts'

type Props = {
  dokumentId: string
  ki: DokumentKi
  laast: boolean
  vis: VisSted
  /** What each remark says to staff, who are told all of them; else the member is told what is left to do. */
  stabMerknadText?: Record<KiMerknad['kode'], string>
}

/** Leads to the proposals, once they are there, where the address asks for them (`til`). */
function useTilForslag(isThere: boolean): void {
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
export function DokumentKiPanel({ dokumentId, ki, laast, vis, stabMerknadText }: Props) {
  useTilForslag(ki.query.data !== undefined)
  return (
    <KiPanel
      dokumentId={dokumentId}
      query={ki.query}
      antall={ki.antall}
      laast={laast}
      merknader={stabMerknadText ? (ki.query.data?.merknader ?? []) : ki.merknader}
      merknadText={stabMerknadText ?? merknadText}
      onGodtaAlle={ki.godtaAlle}
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
