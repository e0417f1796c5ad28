import { Button } from '@navikt/ds-react/Button'
import { Modal } from '@navikt/ds-react/Modal'
import { konfliktText } from './dokument.text.ts'
import './konflikt.css'

/** One field in which the person's version and the saved one differ. */
export type Konfliktrad = { navn: string; min: string; deres: string }

type Props = {
  rader: readonly Konfliktrad[]
  busy: boolean
  onKeep: () => void
  onUse: () => void
  onClose: () => void
}

/** Somebody else saved first: shows both versions of what differs and lets the person choose. Nothing is overwritten unseen. */
export function KonfliktDialog({ rader, busy, onKeep, onUse, onClose }: Props) {
  return (
    <Modal
      open
      role="alertdialog"
      width="medium"
      onClose={onClose}
      header={{ heading: konfliktText.overskrift, closeButton: false, size: 'small' }}
    >
      <Modal.Body>
        <p>{konfliktText.innledning}</p>
        <dl className="konflikt">
          {rader.map(rad => (
            <div key={rad.navn}>
              <dt>{rad.navn}</dt>
              <dd>
                <small>{konfliktText.min}</small>
                {rad.min || konfliktText.tomt}
              </dd>
              <dd>
                <small>{konfliktText.deres}</small>
                {rad.deres || konfliktText.tomt}
              </dd>
            </div>
          ))}
        </dl>
      </Modal.Body>
      <Modal.Footer>
        <Button loading={busy} onClick={onKeep}>
          {konfliktText.behold}
        </Button>
        <Button variant="secondary" onClick={onUse}>
          {konfliktText.bruk}
        </Button>
        <Button variant="tertiary" autoFocus onClick={onClose}>
          {konfliktText.avbryt}
        </Button>
      </Modal.Footer>
    </Modal>
  )
}
