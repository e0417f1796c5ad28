import type { Dokument } from '@rp/contract/dokument'
import { useMemo } from 'react'
import { PdfViewer } from '../../ui/pdf-viewer/pdf-viewer.tsx'
import { createFilleser } from './dokument-fil.ts'

/** The merged PDF of a document. It is opened anew when the file has changed. */
export function DokumentViewer({ dokument }: { dokument: Dokument }) {
  const { _id, filversjon } = dokument
  const fil = useMemo(() => createFilleser(_id), [_id])
  return (
    <PdfViewer
      title={dokument.filnavn}
      length={dokument.bytes}
      version={`${_id}.${filversjon}`}
      loadRange={fil.loadRange}
      onDownload={() => void fil.download()}
    />
  )
}
