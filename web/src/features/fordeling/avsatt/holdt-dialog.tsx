import { Radio, RadioGroup } from '@navikt/ds-react/Radio'
import { Textarea } from '@navikt/ds-react/Textarea'
import type { Holdtmaal } from '@rp/contract/avsatt'
import type { Kjoeringslinje } from '@rp/contract/kjoering'
import { useRef, useState } from 'react'
import { formatKroner } from '../../../platform/format.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { useReleaseLinje } from './avsatt.queries.ts'
import { holdtText as text } from './avsatt.text.ts'

type Props = { kjoeringId: string; linje: Kjoeringslinje; onClose: () => void }

/** The way out of a line that was held back, or that others were said to manage: to its member, or to the reserve. */
export function HoldtDialog({ kjoeringId, linje: { nummer, slag, beloep, brukerId }, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [til, setTil] = useState<Holdtmaal>(brukerId ? 'medlem' : 'reserve')
  const [begrunnelse, setBegrunnelse] = useState('')
  const [tried, setTried] = useState(false)
  const save = useReleaseLinje(kjoeringId)
  const submit = () => {
    setTried(true)
    if (begrunnelse.trim() !== '')
      save.mutate({ linje: nummer, til, begrunnelse }, { onSuccess: () => dialog.current?.close() })
  }
  return (
    <FormDialog
      dialog={dialog}
      heading={text.frigiHva(nummer)}
      send={text.frigi}
      busy={save.isPending}
      failure={save.error?.message}
      dirty={begrunnelse !== ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{(slag === 'annet_sted' ? text.annetSted : text.dialogTekst)(formatKroner(beloep))}</p>
      <RadioGroup size="small" legend={text.til} value={til} onChange={setTil}>
        {brukerId && (
          <Radio value="medlem" description={text.medlemHjelp}>
            {text.medlem}
          </Radio>
        )}
        <Radio value="reserve" description={text.reserveHjelp}>
          {text.reserve}
        </Radio>
      </RadioGroup>
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
