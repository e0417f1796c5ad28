import { ConfirmDialog } from '../../ui/dialog.tsx'
import { Failure } from '../../ui/failure.tsx'
import { useDeleteDokument } from './dokument.queries.ts'
import { slettText } from './dokument.text.ts'

type Props = { id: string; onClose: () => void; onDeleted: () => void }

/** Asks before a document is deleted, with the specification's question. */
export function SlettDialog({ id, onClose, onDeleted }: Props) {
  const remove = useDeleteDokument(id)
  return (
    <ConfirmDialog
      open
      danger
      heading={slettText.overskrift}
      confirmLabel={slettText.slett}
      cancelLabel={slettText.avbryt}
      busy={remove.isPending}
      onConfirm={() => remove.mutate(undefined, { onSuccess: onDeleted })}
      onCancel={onClose}
    >
      <p>{slettText.sporsmaal}</p>
      <Failure error={remove.error} before={slettText.feilet} />
    </ConfirmDialog>
  )
}
