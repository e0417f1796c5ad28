import { Button } from '@navikt/ds-react/Button'
import type { Kjoering } from '@rp/contract/kjoering'
import { formatCount, formatDateTime } from '../../../platform/format.ts'
import { Card } from '../../../ui/card.tsx'
import { ConfirmButton } from '../../../ui/confirm-button.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { useShowAnslag } from './kjoering.queries.ts'
import { anslagText as text } from './kjoering.text.ts'

/** Whether members see what a run that is not approved would give them. */
export function AnslagValg({ kjoering }: { kjoering: Kjoering }) {
  const vis = useShowAnslag(kjoering)
  const { anslag, aapneFunn, mottakere } = kjoering
  const isDraft = kjoering.tilstand === 'utkast'
  return (
    <Card title={text.tittel}>
      <p>{anslag ? (isDraft ? text.venter : text.aapent(formatDateTime(anslag))) : text.lukket}</p>
      {!isDraft && aapneFunn > 0 && <p>{text.aapneFunn}</p>}
      {(anslag || !isDraft) && (
        <div>
          {anslag ? (
            <Button
              size="small"
              variant="secondary"
              loading={vis.isPending}
              onClick={() => vis.mutate(false)}
            >
              {text.skjul}
            </Button>
          ) : (
            <ConfirmButton
              size="small"
              variant="secondary"
              label={text.vis}
              heading={text.spoersmaal}
              busy={vis.isPending}
              onConfirm={() => vis.mutate(true)}
            >
              {text.tekst(formatCount(mottakere))}
            </ConfirmButton>
          )}
        </div>
      )}
      <Failure error={vis.error} />
    </Card>
  )
}
