import { Checkbox } from '@navikt/ds-react/Checkbox'
import { formatDate } from '../../platform/format.ts'
import { getOppsett } from '../../platform/oppsett.ts'
import { Failure } from '../../ui/failure.tsx'
import { egneDataText as text } from './bruker.text.ts'
import { useKiSamtykke, useUpdateKiSamtykke } from './konto.queries.ts'

/** Whether KI may learn from the person's documents: theirs to give, and to take back, also where KI is switched off by then. */
export function KiSamtykke({ userId }: { userId: string }) {
  const { data, error } = useKiSamtykke(userId)
  const update = useUpdateKiSamtykke(userId)
  if (getOppsett().ki === 'av' && !data?.gitt && !update.isSuccess) return null
  const given = update.isPending ? update.variables : Boolean(data?.gitt)
  return (
    <div className="stack gap-8">
      {data && (
        <Checkbox
          checked={given}
          description={text.kiHva}
          onChange={event => update.isPending || update.mutate(event.target.checked)}
        >
          {text.ki}
        </Checkbox>
      )}
      <p role="status" className="rp-dus">
        {!update.isPending && data?.gitt && text.kiGitt(formatDate(data.gitt))}
        {update.isSuccess && !data?.gitt && text.kiTrukket}
      </p>
      <Failure error={update.error ?? error} before={update.error ? text.kiIkkeLagret : text.kiIkkeHentet} />
    </div>
  )
}
