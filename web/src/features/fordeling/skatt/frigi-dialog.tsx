import type { Skattegrunnlag } from '@rp/contract/skattegrunnlag'
import { useRef, useState } from 'react'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { failureOf } from '../../bruker/fresh-login.parts.tsx'
import { Begrunnelse } from './begrunnelse.tsx'
import { useFrigiSkattegrunnlag } from './skattegrunnlag.queries.ts'
import { text } from './skattegrunnlag.text.ts'

type Props = { grunnlag: Skattegrunnlag; onClose: () => void }

/** Releases a file that another has made, with a reason. */
export function FrigiDialog({ grunnlag: { _id, aar }, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [begrunnelse, setBegrunnelse] = useState('')
  const [tried, setTried] = useState(false)
  const frigi = useFrigiSkattegrunnlag(_id)
  const submit = () => {
    setTried(true)
    if (begrunnelse.trim() !== '') frigi.mutate(begrunnelse, { onSuccess: () => dialog.current?.close() })
  }
  return (
    <FormDialog
      dialog={dialog}
      heading={text.frigiHva(aar)}
      send={text.frigi}
      busy={frigi.isPending}
      failure={failureOf(frigi.error)?.message}
      dirty={begrunnelse !== ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{text.frigiTekst}</p>
      <Begrunnelse value={begrunnelse} tried={tried} onChange={setBegrunnelse} />
    </FormDialog>
  )
}
