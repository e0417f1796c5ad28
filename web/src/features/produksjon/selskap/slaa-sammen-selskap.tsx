import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { Heading } from '@navikt/ds-react/Typography'
import type { SelskapRad } from '@rp/contract/produksjon'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { selskaperQuery } from '../selskap.queries.ts'
import { SelskapPicker } from '../selskap-velger.parts.tsx'
import { formText as text } from './selskap.text.ts'
import { useMergeSelskap } from './selskapsregister.queries.ts'

/** This company is another one of the register: it goes, and its name becomes the other's everywhere. */
export function SlaaSammenSelskap({ selskap }: { selskap: SelskapRad }) {
  const [typed, setTyped] = useState('')
  const [asking, setAsking] = useState(false)
  const [missing, setMissing] = useState(false)
  const { data } = useQuery(selskaperQuery)
  const merge = useMergeSelskap()
  const navigate = useNavigate()
  const other = data?.find(rad => rad.navn === typed.trim() && rad._id !== selskap._id)
  return (
    <section className="register__felt">
      <Heading level="2" size="small">
        {text.slaaSammen}
      </Heading>
      <p className="register__melding">{text.slaaSammenHjelp}</p>
      <SelskapPicker
        id="slaa-sammen"
        value={typed}
        onChange={navn => {
          setTyped(navn)
          setMissing(false)
        }}
      />
      {missing && <p role="alert">{text.velgSelskap}</p>}
      <div>
        <Button size="small" variant="secondary" onClick={() => (other ? setAsking(true) : setMissing(true))}>
          {text.slaaSammenKnapp}
        </Button>
      </div>
      <ConfirmDialog
        open={asking && other !== undefined}
        danger
        heading={text.slaaSammenTittel}
        confirmLabel={text.slaaSammenKnapp}
        busy={merge.isPending}
        onConfirm={() =>
          other &&
          merge.mutate(
            { id: other._id, fra: selskap._id },
            { onSuccess: () => navigate(`/admin/produksjonsselskaper/${other._id}`, { replace: true }) },
          )
        }
        onCancel={() => setAsking(false)}
      >
        <p>{other && text.slaaSammenBekreft(selskap.navn, other.navn)}</p>
        {merge.error && (
          <Alert variant="error" size="small" role="alert">
            {text.slaaSammenFeilet} {merge.error.message}
          </Alert>
        )}
      </ConfirmDialog>
    </section>
  )
}
