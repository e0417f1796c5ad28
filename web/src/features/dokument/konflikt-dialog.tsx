import type { EndretAv } from '@rp/contract/errors'
import { saksbehandler } from '@rp/contract/historikk'
import { ConflictDialog, type ConflictRow } from '../../ui/conflict-dialog.tsx'
import { konfliktText as text } from './dokument.text.ts'

export type Konfliktrad = ConflictRow

type Props = {
  rader: readonly Konfliktrad[]
  av: EndretAv | null
  busy: boolean
  onKeep: () => void
  onUse: () => void
  onClose: () => void
}

function headingOf(av: EndretAv | null): string {
  if (av?.deg) return text.overskriftDeg
  const navn = av?.navn ?? text.noen
  return text.overskrift(navn === saksbehandler ? text.saksbehandler : navn)
}

/** The document was saved meanwhile, which the heading says by whom. */
export function KonfliktDialog({ rader, av, ...rest }: Props) {
  return <ConflictDialog heading={headingOf(av)} rows={rader} {...rest} />
}
