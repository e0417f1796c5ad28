import { Select } from '@navikt/ds-react/Select'
import { Textarea } from '@navikt/ds-react/Textarea'
import { type Avsatt, isTilPott } from '@rp/contract/avsatt'
import { useRef, useState } from 'react'
import { formatKroner } from '../../../platform/format.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { useCreateFrigivelse } from './avsatt.queries.ts'
import { text } from './avsatt.text.ts'

/** Asks to release what is set aside to a pot that is not shared out yet, with a reason. */
export function FrigiDialog({ avsatt, onClose }: { avsatt: Avsatt; onClose: () => void }) {
  const { pott, slag, beloep, potter } = avsatt
  const dialog = useRef<HTMLDialogElement>(null)
  const [tilPottId, setTilPottId] = useState('')
  const [begrunnelse, setBegrunnelse] = useState('')
  const [tried, setTried] = useState(false)
  const save = useCreateFrigivelse()
  const submit = () => {
    setTried(true)
    if (!isTilPott(slag) || tilPottId === '' || begrunnelse.trim() === '') return
    save.mutate(
      { pottId: pott._id, slag, tilPottId, begrunnelse },
      { onSuccess: () => dialog.current?.close() },
    )
  }
  return (
    <FormDialog
      dialog={dialog}
      heading={text.dialog(formatKroner(beloep))}
      send={text.send}
      busy={save.isPending}
      failure={save.error?.message}
      dirty={tilPottId !== '' || begrunnelse !== ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{text.fra(text.slag[slag], text.pott(pott.kilde, pott.slag, pott.visningsaar))}.</p>
      <p>{text.dialogTekst}</p>
      <Select
        size="small"
        label={text.til}
        value={tilPottId}
        error={tried && tilPottId === '' ? text.tilFeil : undefined}
        onChange={({ target }) => setTilPottId(target.value)}
      >
        <option value="">{text.velg}</option>
        {potter.map(one => (
          <option key={one._id} value={one._id}>
            {text.valg(
              text.pott(one.kilde, one.slag, one.visningsaar),
              formatKroner(one.beloep),
              one.kjoering,
            )}
          </option>
        ))}
      </Select>
      <Textarea
        size="small"
        label={text.begrunnelse}
        description={text.begrunnelseHjelp}
        maxLength={1000}
        minRows={3}
        value={begrunnelse}
        error={tried && begrunnelse.trim() === '' ? text.begrunnelseFeil : undefined}
        onChange={({ target }) => setBegrunnelse(target.value)}
      />
    </FormDialog>
  )
}
