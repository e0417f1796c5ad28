import type { Sak } from '@rp/contract/saksbehandling'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { Traad } from '../traad.tsx'
import { text } from './behandling.text.ts'
import type { Lest } from './use-lest.ts'

type Props = { sak: Sak; lest: Lest; onSend: () => void; onWait: () => void }

/** Somebody was first: what they wrote, and the choice to send all the same. */
export function SvarKonflikt({ sak, lest, onSend, onWait }: Props) {
  const { konflikt } = text
  const nye = sak.meldinger.filter(({ id }) => !lest.meldinger.includes(id))
  return (
    <ConfirmDialog
      open
      heading={nye.length > 0 ? konflikt.overskrift : konflikt.endret}
      confirmLabel={konflikt.send}
      cancelLabel={konflikt.vent}
      onConfirm={onSend}
      onCancel={onWait}
    >
      <Traad label={text.samtale} meldinger={nye} />
      <p>{konflikt.tekst}</p>
    </ConfirmDialog>
  )
}
