import type { Sendelisterad } from '@rp/contract/sendelisterad'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { avklarText } from './sendeliste.text.ts'

const text = avklarText.konflikt
type Props = { rad: Sendelisterad; onMine: () => void; onTheirs: () => void }

/** A colleague has decided the line first: what they chose, and the choice between the two. */
export function AvklartImens({ rad, onMine, onTheirs }: Props) {
  const hvem = rad.avgjort?.hvem ?? text.noenAndre
  return (
    <ConfirmDialog
      open
      heading={text.tittel}
      confirmLabel={text.mitt}
      cancelLabel={text.deres}
      onConfirm={onMine}
      onCancel={onTheirs}
    >
      <p>{rad.produksjon ? text.koblet(hvem, rad.produksjon.Produksjonstittel) : text.uten(hvem)}</p>
    </ConfirmDialog>
  )
}
