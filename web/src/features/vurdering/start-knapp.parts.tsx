import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { Failure } from '../../ui/failure.tsx'
import { fetchNeste } from './vurdering.queries.ts'
import { listText as text } from './vurdering.text.ts'
import { fromList, readSearch, searchQuery, type VurderingSearch } from './vurdering-search.ts'

/** Begins on the first document of the list that no colleague has; without a search, of the queue. */
export function StartKnapp({ search }: { search?: VurderingSearch }) {
  const navigate = useNavigate()
  const asked = search ?? readSearch(new URLSearchParams())
  const start = useMutation({
    mutationFn: () => fetchNeste(asked),
    onSuccess: ({ dokument }) => {
      if (dokument !== null)
        void navigate(`/admin/registreringer/${dokument}${searchQuery(asked)}`, {
          state: search === undefined ? null : fromList,
        })
    },
  })
  return (
    <>
      <Button size="small" loading={start.isPending} onClick={() => start.mutate()}>
        {text.start}
      </Button>
      {start.data?.dokument === null && (
        <Alert variant="info" size="small" role="status">
          {text.ingenLedige}
        </Alert>
      )}
      <Failure error={start.error} />
    </>
  )
}
