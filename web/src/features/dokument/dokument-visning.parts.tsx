import { Loader } from '@navikt/ds-react/Loader'
import { getDokument } from '@rp/contract/dokument'
import { lazy, Suspense } from 'react'
import { useRead } from '../../platform/calls.ts'
import { dokumentKeys } from './dokument.queries.ts'
import { formText } from './dokument.text.ts'

const Viewer = lazy(async () => ({ default: (await import('./dokument-viewer.parts.tsx')).DokumentViewer }))

/** The PDF of a document beside something else. The viewer is fetched when it is first shown. */
export function DokumentVisning({ id }: { id: string }) {
  const query = useRead(getDokument, { key: dokumentKeys.ett(id), params: { id } })
  if (query.isPending) return <Loader title={formText.henterDokument} />
  if (query.data === undefined) return <p role="alert">{query.error.message}</p>
  return (
    <div className="dokumentvisning">
      <Suspense fallback={<Loader title={formText.henterDokument} />}>
        <Viewer dokument={query.data} />
      </Suspense>
    </div>
  )
}
