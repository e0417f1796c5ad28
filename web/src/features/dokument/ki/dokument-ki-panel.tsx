import type { KiMerknad } from '@rp/contract/ki'
import { KiPanel, kiText, merknadText } from '../../ki/ki-panel.parts.tsx'
import { HelpButton } from '../help-button.tsx'
import type { DokumentKi } from './use-dokument-ki.ts'
import type { VisSted } from './use-sted.ts'

type Props = {
  dokumentId: string
  ki: DokumentKi
  laast: boolean
  vis: VisSted
  merknader?: Record<KiMerknad['kode'], string>
}

/** What KI does and has found, on top of the fields of a document. */
export function DokumentKiPanel({ dokumentId, ki, laast, vis, merknader = merknadText }: Props) {
  return (
    <KiPanel
      dokumentId={dokumentId}
      query={ki.query}
      antall={ki.antall}
      laast={laast}
      merknadText={merknader}
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
