import { formatCount } from '../../platform/format.ts'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Fordelt } from './fordelt.tsx'
import { useAngring, useUndo } from './sendeliste.queries.ts'
import { fordeltText, text } from './sendeliste.text.ts'

type Props = { id: string; filnavn: string; onClose: (undone: boolean) => void }

/** Tells what undoing an import does, and does it. */
export function AngreDialog({ id, filnavn, onClose }: Props) {
  const effect = useAngring(id)
  const undo = useUndo()
  const error = undo.error ?? effect.error
  const lines = (['fjernes', 'tilbakestilles', 'beholdes', 'avgjorte'] as const).filter(
    name => effect.data?.[name],
  )
  return (
    <ConfirmDialog
      open
      heading={text.angre.tittel(filnavn)}
      confirmLabel={text.angre.ja}
      danger
      busy={undo.isPending}
      onConfirm={() => undo.mutate(id, { onSuccess: () => onClose(true) })}
      onCancel={() => onClose(false)}
    >
      {effect.isPending && <p role="status">{text.angre.teller}</p>}
      <Fordelt kjoeringer={effect.data?.fordelt} etter={fordeltText.angre} />
      {lines.map(name => (
        <p key={name}>{text.angre[name](formatCount(effect.data?.[name] ?? 0))}</p>
      ))}
      <Failure error={error} />
    </ConfirmDialog>
  )
}
