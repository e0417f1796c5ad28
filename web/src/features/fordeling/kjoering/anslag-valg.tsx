import { Button } from '@navikt/ds-react/Button'
import { Heading } from '@navikt/ds-react/Typography'
import type { Kjoering } from '@rp/contract/kjoering'
import { useState } from 'react'
import { formatCount, formatDateTime } from '../../../platform/format.ts'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { useShowAnslag } from './kjoering.queries.ts'
import { anslagText as text } from './kjoering.text.ts'

/** Whether members see what a run that is not approved would give them. */
export function AnslagValg({ kjoering }: { kjoering: Kjoering }) {
  const [asking, setAsking] = useState(false)
  const vis = useShowAnslag(kjoering)
  const { anslag, aapneFunn, mottakere } = kjoering
  const isDraft = kjoering.tilstand === 'utkast'
  return (
    <section className="card stack gap-20" aria-labelledby="kjoering-anslag">
      <Heading level="2" size="small" id="kjoering-anslag">
        {text.tittel}
      </Heading>
      <p>{anslag ? (isDraft ? text.venter : text.aapent(formatDateTime(anslag))) : text.lukket}</p>
      {!isDraft && aapneFunn > 0 && <p>{text.aapneFunn}</p>}
      {(anslag || !isDraft) && (
        <div>
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
    </section>
  )
}
