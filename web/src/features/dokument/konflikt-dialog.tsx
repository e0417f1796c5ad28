import { ConflictDialog, type ConflictRow } from '../../ui/conflict-dialog.tsx'
import { konfliktText } from './dokument.text.ts'

export type Konfliktrad = ConflictRow

type Props = {
  rader: readonly Konfliktrad[]
  busy: boolean
  onKeep: () => void
  onUse: () => void
  onClose: () => void
}

/** Somebody else saved the document first. */
export function KonfliktDialog({ rader, ...rest }: Props) {
  return <ConflictDialog heading={konfliktText.overskrift} rows={rader} {...rest} />
}
