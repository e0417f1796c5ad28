import { Radio, RadioGroup } from '@navikt/ds-react/Radio'
import { Textarea } from '@navikt/ds-react/Textarea'
import type { Kjoeringslinje } from '@rp/contract/kjoering'
import { useRef, useState } from 'react'
import { formatKroner } from '../../../platform/format.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { TallFelt } from '../tall-felt.tsx'
import { useCreateKorreksjon } from './korreksjon.queries.ts'
import { text } from './korreksjon.text.ts'

type Props = { kjoeringId: string; linje: Kjoeringslinje; onClose: () => void }

/** More money for the person of a line, or money to be taken back. */
export function KorreksjonDialog({ kjoeringId, linje, onClose }: Props) {
  const { nummer, beloep: ga, slag, holdtTilbake } = linje
  const linjen = holdtTilbake || slag === 'annet_sted' ? text.varAvsatt : text.ga
  const dialog = useRef<HTMLDialogElement>(null)
  const [fortegn, setFortegn] = useState<1 | -1>(1)
  const [beloep, setBeloep] = useState<number | null>(null)
  const [begrunnelse, setBegrunnelse] = useState('')
  const [tried, setTried] = useState(false)
  const save = useCreateKorreksjon(kjoeringId)
  const isGood = beloep !== null && beloep > 0
  const submit = () => {
    setTried(true)
    if (!isGood || begrunnelse.trim() === '') return
    save.mutate(
      { linje: nummer, beloep: fortegn * beloep, begrunnelse },
      { onSuccess: () => dialog.current?.close() },
    )
  }
  return (
    <FormDialog
      dialog={dialog}
      heading={text.korrigerHva(nummer)}
      send={text.lagre}
      busy={save.isPending}
      failure={save.error?.message}
      dirty={beloep !== null || begrunnelse !== ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{text.dialogTekst(linjen(formatKroner(ga)))}</p>
      <RadioGroup size="small" legend={text.slag} value={fortegn} onChange={setFortegn}>
        <Radio value={1}>{text.forLite}</Radio>
        <Radio value={-1}>{text.forMye}</Radio>
      </RadioGroup>
      <TallFelt
        label={text.beloep}
        value={beloep}
        skala={100}
        error={tried && !isGood ? text.beloepFeil : undefined}
        onChange={setBeloep}
      />
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
