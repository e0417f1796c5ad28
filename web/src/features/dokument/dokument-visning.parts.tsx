import { Loader } from '@navikt/ds-react/Loader'
import { getDokument } from '@rp/contract/dokument'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { call } from '../../platform/api.ts'
import { dokumentKeys } from './dokument.queries.ts'
import { formText } from './dokument.text.ts'

const Viewer = lazy(async () => ({ default: (await import('./dokument-viewer.parts.tsx')).DokumentViewer }))

/** The PDF of a document beside something else. The viewer is fetched when it is first shown. */
export function DokumentVisning({ id }: { id: string }) {
  const query = useQuery({
    queryKey: dokumentKeys.ett(id),
    queryFn: ({ signal }) => call(getDokument, { params: { id }, signal }),
  })
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
