import type { Dokument } from '@rp/contract/dokument'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { PdfViewer, type PdfViewerProps } from '../../ui/pdf-viewer/pdf-viewer.tsx'
import { createFilleser, readWithStart } from './dokument-fil.queries.ts'
import { FilSperre } from './fil-sperre.tsx'

type Props = { dokument: Dokument } & Pick<PdfViewerProps, 'zoom' | 'onZoom' | 'place' | 'onPlaceSeen'>

/** The merged PDF of a document, or why nobody can open it. */
export function DokumentViewer(props: Props) {
  const { dokument } = props
  return dokument.viruskontroll ? <FilSperre dokument={dokument} /> : <Fil {...props} />
}

/** It is opened anew when the file has changed. */
function Fil({ dokument, zoom, onZoom, place, onPlaceSeen }: Props) {
  const { _id, filversjon } = dokument
  const client = useQueryClient()
  const fil = useMemo(() => createFilleser(_id), [_id])
  const download = useMutation({ mutationFn: fil.download })
  return (
    <PdfViewer
      title={dokument.filnavn}
      length={dokument.bytes}
      version={`${_id}.${filversjon}`}
      loadRange={readWithStart(client, dokument, fil.loadRange)}
      {...(zoom !== undefined && { zoom })}
      onZoom={onZoom}
      place={place}
      onPlaceSeen={onPlaceSeen}
      onDownload={() => download.mutate()}
      downloadError={download.error?.message}
    />
  )
}
