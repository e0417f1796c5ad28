import type { ProduksjonRad } from '@rp/contract/produksjon'
import { useState } from 'react'
import { ApiError } from '../../../platform/api.ts'
import { ConfirmDialog, MessageDialog } from '../../../ui/dialog.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { mergeAddress } from '../sammenslaaing/duplikat-liste.tsx'
import { useDeleteProduksjon } from './register.queries.ts'
import { slettText as text } from './register.text.ts'

type Props = { produksjon: ProduksjonRad; onClose: () => void; onDeleted: () => void }

/** Asks before a production is deleted; a refusal says why. */
export function SlettProduksjon({ produksjon, onClose, onDeleted }: Props) {
  const remove = useDeleteProduksjon()
  const [asking, setAsking] = useState(true)
  const failed = remove.error
  return (
    <>
      <ConfirmDialog
        open={asking}
        danger
        heading={text.overskrift}
        confirmLabel={text.slett}
        busy={remove.isPending}
        onConfirm={() =>
          remove.mutate(produksjon._id, { onSuccess: onDeleted, onError: () => setAsking(false) })
        }
        onCancel={onClose}
      >
        <p>{text.sporsmaal(produksjon.Produksjonstittel)}</p>
      </ConfirmDialog>
      <MessageDialog
        open={failed !== null}
        heading={failed instanceof ApiError && failed.code === 'nettverk' ? text.nettFeilet : text.feilet}
        onClose={onClose}
        action={
          failed instanceof ApiError &&
          failed.code === 'produksjon_i_bruk' && (
            <LinkButton variant="secondary" to={mergeAddress(produksjon._id)}>
              {text.slaaSammen}
            </LinkButton>
          )
        }
      >
        <p>{failed?.message}</p>
      </MessageDialog>
    </>
  )
}
