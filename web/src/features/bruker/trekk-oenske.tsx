import { Button } from '@navikt/ds-react/Button'
import { Failure } from '../../ui/failure.tsx'
import { egneDataText as text } from './bruker.text.ts'
import { useDeleteSletteoenske } from './konto.queries.ts'

/** Takes the wish to be deleted back. Nothing is lost by it, so nobody is asked twice. */
export function TrekkOenske({ userId, onDone }: { userId: string; onDone: () => void }) {
  const withdraw = useDeleteSletteoenske(userId)
  return (
    <>
      <Button
        type="button"
        variant="secondary"
        loading={withdraw.isPending}
        onClick={() => withdraw.mutate(undefined, { onSuccess: onDone })}
      >
        {text.slettTrekk}
      </Button>
      <Failure error={withdraw.error} before={text.slettIkkeTrukket} />
    </>
  )
}
