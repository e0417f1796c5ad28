import { Button } from '@navikt/ds-react/Button'
import { Modal } from '@navikt/ds-react/Modal'
import type { Produksjon } from '@rp/contract/produksjon'
import { type FormEvent, useRef, useState } from 'react'
import { MessageDialog } from '../../ui/dialog.tsx'
import { BackGuard } from '../../ui/unsaved-guard.tsx'
import { useAddProduksjon } from './ny-produksjon.queries.ts'
import { faultText, findFaults, type NyProduksjon, startProduksjon } from './ny-produksjon.ts'
import { ProduksjonFelter } from './produksjon-felter.tsx'
import { nyText as text } from './produksjon-velger.text.ts'

type Props = {
  /** What is known of it already. */
  start: Partial<NyProduksjon>
  /** Nobody looks at the production afterwards. */
  isStaff?: boolean
  onCreated: (produksjon: Produksjon) => void
  onClose: () => void
}

/** 'Opprett ny produksjon': for a title that the register lacks. A failure leaves everything typed where it is. */
export function NyProduksjonDialog({ start, isStaff = false, onCreated, onClose }: Props) {
  const [from] = useState<NyProduksjon>(() => ({ ...startProduksjon(''), ...start }))
  const [ny, setNy] = useState(from)
  const [tried, setTried] = useState(false)
  const add = useAddProduksjon()
  // Closing the element itself hands focus back to the field that opened it.
  const dialog = useRef<HTMLDialogElement>(null)
  const faults = findFaults(ny)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const [first] = Object.keys(faults)
    if (first !== undefined) return document.getElementById(`ny-${first}`)?.focus()
    add.mutate(ny, {
      onSuccess: produksjon => {
        onCreated(produksjon)
        dialog.current?.close()
      },
    })
  }
  return (
    <>
      <Modal ref={dialog} open width={640} header={{ heading: text.overskrift }} onClose={onClose}>
        <form onSubmit={send} noValidate>
          <Modal.Body>
            <ProduksjonFelter
              prefix="ny"
              intro={isStaff ? text.innledningStab : text.innledning}
              ny={ny}
              change={part => setNy({ ...ny, ...part })}
              errorOf={felt => {
                const fault = tried ? faults[felt] : undefined
                return fault && faultText[fault]
              }}
            />
          </Modal.Body>
          <Modal.Footer>
            <Button type="submit" loading={add.isPending}>
              {text.opprett}
            </Button>
            <Button type="button" variant="secondary" onClick={() => dialog.current?.close()}>
              {text.avbryt}
            </Button>
          </Modal.Footer>
        </form>
      </Modal>
      <BackGuard dirty={JSON.stringify(ny) !== JSON.stringify(from)} />
      <MessageDialog open={add.isError} heading={text.feilet} onClose={add.reset}>
        {add.error?.message} {text.feiletHva}
      </MessageDialog>
    </>
  )
}
