import type { Dokument } from '@rp/contract/dokument'
import { text } from './dokument.text.ts'
import { DokumentForm } from './dokument-form.tsx'
import './dokument-detail.css'
import { TwoPanes } from '../../ui/two-panes.tsx'
import { DokumentViewer } from './dokument-viewer.parts.tsx'
import { FilerSection } from './filer-section.parts.tsx'
import { HandlingSection } from './handling-section.tsx'
import { HistorikkSection } from './historikk.parts.tsx'
import { useSted } from './ki/use-sted.parts.ts'
import { StatusSection } from './status-section.tsx'

/** An opened document: the PDF on the left, what we and the member know about it on the right. */
export function DokumentDetail({ dokument, onDeleted }: { dokument: Dokument; onDeleted: () => void }) {
  const sted = useSted(dokument._id)
  return (
    <TwoPanes
      asked={sted.asked}
      left={{
        name: text.faneDokument,
        content: <DokumentViewer dokument={dokument} place={sted.place} onPlaceSeen={sted.sett} />,
      }}
      right={{
        name: text.faneOpplysninger,
        content: (
          <div className="skjema stack gap-0">
            <StatusSection dokument={dokument} />
            <DokumentForm dokument={dokument} onDeleted={onDeleted} vis={sted.vis}>
              <HandlingSection dokument={dokument} />
            </DokumentForm>
            <FilerSection dokument={dokument} />
            <HistorikkSection id={dokument._id} />
          </div>
        ),
      }}
    />
  )
}
