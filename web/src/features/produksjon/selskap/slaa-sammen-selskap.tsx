import { Button } from '@navikt/ds-react/Button'
import { Heading } from '@navikt/ds-react/Typography'
import type { Produksjonsselskap, SelskapRad } from '@rp/contract/produksjon'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError, savedBy } from '../../../platform/api.ts'
import { describeConflict } from '../../../ui/conflict-dialog.text.ts'
import { ConfirmDialog, MessageDialog } from '../../../ui/dialog.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { selskaperQuery } from '../selskap.queries.ts'
import { SelskapPicker } from '../selskap-velger.parts.tsx'
import { formText as text } from './selskap.text.ts'
import { useMergeSelskap, useSelskapspar } from './selskapsregister.queries.ts'

type Props = {
  selskap: SelskapRad
  /** The form beside it has something that is not saved, which would be lost. */
  dirty: boolean
  /** Somebody else has changed one of them: look again. */
  onChanged: () => void
}

/** This company is another one of the register: it goes, and its name becomes the other's everywhere. */
export function SlaaSammenSelskap({ selskap, dirty, onChanged }: Props) {
  const [typed, setTyped] = useState('')
  const [asking, setAsking] = useState(false)
  const [missing, setMissing] = useState(false)
  const { data } = useQuery(selskaperQuery)
  const other = data?.find(rad => rad.navn === typed.trim() && rad._id !== selskap._id)
  return (
    <section className="stack gap-20">
      <Heading level="2" size="small">
        {text.slaaSammen}
      </Heading>
      <p className="under-8">{text.slaaSammenHjelp}</p>
      <SelskapPicker
        id="slaa-sammen"
        value={typed}
        onChange={navn => {
          setTyped(navn)
          setMissing(false)
        }}
      />
      {missing && <p role="alert">{dirty ? text.slaaSammenUlagret : text.velgSelskap}</p>}
      <div>
        <Button
          size="small"
          variant="secondary"
          onClick={() => (other && !dirty ? setAsking(true) : setMissing(true))}
        >
          {text.slaaSammenKnapp}
        </Button>
      </div>
      {asking && other && (
        <Bekreft selskap={selskap} other={other} onClose={() => setAsking(false)} onChanged={onChanged} />
      )}
    </section>
  )
}

type BekreftProps = Pick<Props, 'selskap' | 'onChanged'> & { other: Produksjonsselskap; onClose: () => void }

/** Says how much moves, and merges the two as they stood when it was said. */
function Bekreft({ selskap, other, onClose, onChanged }: BekreftProps) {
  const par = useSelskapspar(other._id, selskap._id)
  const merge = useMergeSelskap()
  const navigate = useNavigate()
  const error = merge.error ?? par.error
  const send = () => {
    if (!par.data) return void par.refetch()
    const { kept } = par.data
    merge.mutate(
      { id: kept._id, fra: selskap._id, versjon: kept.versjon, versjonFra: selskap.versjon },
      { onSuccess: () => navigate(`/admin/produksjonsselskaper/${kept._id}`, { replace: true }) },
    )
  }
  if (merge.error instanceof ApiError && merge.error.code === 'konflikt')
    return (
      <MessageDialog
        open
        heading={text.slaaSammenFeilet}
        onClose={() => {
          onClose()
          onChanged()
        }}
      >
        <p>
          {describeConflict(text.etAv, savedBy(merge.error))}. {text.slaaSammenKonflikt}
        </p>
      </MessageDialog>
    )
  return (
    <ConfirmDialog
      open
      heading={text.slaaSammenTittel}
      confirmLabel={text.slaaSammenKnapp}
      busy={merge.isPending || par.isFetching}
      onConfirm={send}
      onCancel={onClose}
    >
      <p>{text.slaaSammenBekreft(selskap.navn, other.navn)}</p>
      {par.data && (
        <p>
          {text.slaaSammenFlytter(
            par.data.gone.antallProduksjoner,
            par.data.gone.antallDokumenter,
            other.navn,
          )}
        </p>
      )}
      <Failure error={error} before={text.slaaSammenFeilet} />
    </ConfirmDialog>
  )
}
