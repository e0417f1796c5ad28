import type { Produksjon } from '@rp/contract/produksjon'
import { useState } from 'react'
import { MessageDialog } from '../../ui/dialog.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
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
  const faults = findFaults(ny)
  const send = (close: () => void) => {
    setTried(true)
    const [first] = Object.keys(faults)
    if (first !== undefined) return document.getElementById(`ny-${first}`)?.focus()
    add.mutate(ny, {
      onSuccess: produksjon => {
        onCreated(produksjon)
        close()
      },
    })
  }
  return (
    <>
      <FormDialog
        heading={text.overskrift}
        width={640}
        send={text.opprett}
        busy={add.isPending}
        dirty={JSON.stringify(ny) !== JSON.stringify(from)}
        onSubmit={send}
        onClose={onClose}
      >
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
      </FormDialog>
      <MessageDialog open={add.isError} heading={text.feilet} onClose={add.reset}>
        {add.error?.message} {text.feiletHva}
      </MessageDialog>
    </>
  )
}
