import { Button } from '@navikt/ds-react/Button'
import type { Kjoering } from '@rp/contract/kjoering'
import { useState } from 'react'
import { formatCount, formatDateTime } from '../../../platform/format.ts'
import { Card } from '../../../ui/card.tsx'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { useShowAnslag } from './kjoering.queries.ts'
import { anslagText as text } from './kjoering.text.ts'

/** Whether members see what a run that is not approved would give them. */
export function AnslagValg({ kjoering }: { kjoering: Kjoering }) {
  const [asking, setAsking] = useState(false)
  const vis = useShowAnslag(kjoering)
  const { anslag, aapneFunn, mottakere } = kjoering
  // Nobody would see any.
  if (anslag === null && mottakere === 0) return null
  const isDraft = kjoering.tilstand === 'utkast'
  return (
    <Card title={text.tittel}>
      <p>{anslag ? (isDraft ? text.venter : text.aapent(formatDateTime(anslag))) : text.lukket}</p>
      {!isDraft && aapneFunn > 0 && <p>{text.aapneFunn}</p>}
      {(anslag || !isDraft) && (
        <div>
          {/* One button for both, so that whoever uses the keyboard stays on it. */}
          <Button
            size="small"
            variant="secondary"
            loading={vis.isPending}
            onClick={() => (anslag ? vis.mutate(false) : setAsking(true))}
          >
            {anslag ? text.skjul : text.vis}
          </Button>
        </div>
      )}
      <Failure error={vis.error} />
      <ConfirmDialog
        open={asking}
        heading={text.spoersmaal}
        confirmLabel={text.vis}
        onConfirm={() => {
          setAsking(false)
          vis.mutate(true)
        }}
        onCancel={() => setAsking(false)}
      >
        {text.tekst(formatCount(mottakere))}
      </ConfirmDialog>
    </Card>
  )
}
