import type { SelskapRad } from '@rp/contract/produksjon'
import { useState } from 'react'
import { ConfirmDialog, MessageDialog } from '../../../ui/dialog.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { formText as text } from './selskap.text.ts'
import { useDeleteSelskap } from './selskapsregister.queries.ts'

type Props = { selskap: SelskapRad; onClose: () => void; onDeleted: () => void }

/** Asks before a company is deleted; a refusal says why, and leads to the merge. */
export function SlettSelskap({ selskap, onClose, onDeleted }: Props) {
  const remove = useDeleteSelskap()
  const [asking, setAsking] = useState(true)
  return (
    <>
      <ConfirmDialog
        open={asking}
        danger
        heading={text.slettTittel}
        confirmLabel={text.slett}
        busy={remove.isPending}
        onConfirm={() =>
          remove.mutate(selskap._id, { onSuccess: onDeleted, onError: () => setAsking(false) })
        }
        onCancel={onClose}
      >
        <p>{text.slettSporsmaal(selskap.navn)}</p>
      </ConfirmDialog>
      <MessageDialog
        open={remove.isError}
        heading={text.slettFeilet}
        onClose={onClose}
        action={
          <LinkButton variant="secondary" to={`/admin/produksjonsselskaper/${selskap._id}`}>
            {text.slaaSammen}
          </LinkButton>
        }
      >
        <p>{remove.error?.message}</p>
      </MessageDialog>
    </>
  )
}
