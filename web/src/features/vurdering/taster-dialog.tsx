import { Button } from '@navikt/ds-react/Button'
import { Modal } from '@navikt/ds-react/Modal'
import { Fragment, useRef } from 'react'
import { EnkelttasterSwitch } from './enkelttaster.tsx'
import { statustaster, taster } from './taster.ts'
import { tasterText as text } from './vurdering.text.ts'

const shown: Record<string, string> = { enter: 'Enter', mod: 'Ctrl/⌘', shift: 'Shift', escape: 'Esc' }
const parts = (key: string) => key.split('+').map(part => shown[part] ?? part.toUpperCase())

/** The keys of a review, and the way to turn the single ones off. */
export function TasterDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const rows = [...taster.map(([key, does]) => [key, text.hva[does]] as const), ...statustaster]
  return (
    <Modal ref={dialog} open width="960px" onClose={onClose} header={{ heading: text.tittel, size: 'small' }}>
      <Modal.Body
        // A list longer than the screen must be reachable with the keyboard.
        tabIndex={0}
      >
        <p>{text.innledning}</p>
        <dl className="gj__taster facts over-16 under-16">
          {rows.map(([key, does]) => (
            <div key={key}>
              <dt>
                {parts(key).map(part => (
                  <Fragment key={part}>
                    <kbd>{part}</kbd>{' '}
                  </Fragment>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <EnkelttasterSwitch />
      </Modal.Body>
      <Modal.Footer>
        <Button type="button" onClick={() => dialog.current?.close()}>
          {text.lukk}
        </Button>
      </Modal.Footer>
    </Modal>
  )
}
