import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { Heading } from '@navikt/ds-react/Typography'
import { useState } from 'react'
import { Failure } from '../../../ui/failure.tsx'
import { FreshLogin } from '../fresh-login.parts.tsx'
import '../persondata.css'
import { Koder } from './koder.tsx'
import { type Noekkel, Oppsett } from './oppsett.tsx'
import './totrinn.css'
import { useStartTotrinn, useTotrinn } from './totrinn.queries.ts'
import { koderText, oppsettText, foerstText as text } from './totrinn.text.ts'

/** Two-step login for who must have it before anything else. */
export const TotrinnFoerst = ({ onDone }: { onDone: () => void }) => (
  <FreshLogin>
    <Steg onDone={onDone} />
  </FreshLogin>
)

function Steg({ onDone }: { onDone: () => void }) {
  const totrinn = useTotrinn()
  const start = useStartTotrinn()
  const [noekkel, setNoekkel] = useState<Noekkel | null>(null)
  const [koder, setKoder] = useState<string[] | null>(null)
  if (koder)
    return (
      <>
        <Alert variant="success" size="small" role="status">
          {koderText.paa}
        </Alert>
        <Heading level="2" size="small">
          {koderText.tittel}
        </Heading>
        <Koder koder={koder} ferdig={text.fortsett} onDone={onDone} />
      </>
    )
  if (noekkel) return <Oppsett noekkel={noekkel} onKoder={setKoder} />
  if (totrinn.data?.paa)
    return (
      <>
        <p className="muted type-4">{text.alleredePaa}</p>
        <Button type="button" onClick={onDone}>
          {text.fortsett}
        </Button>
      </>
    )
  return (
    <>
      <p className="muted type-4">{text.hvorfor}</p>
      <Failure error={start.error ?? totrinn.error} before={oppsettText.feilet} />
      <Button
        type="button"
        loading={start.isPending}
        onClick={() => start.mutate(undefined, { onSuccess: setNoekkel })}
      >
        {text.begynn}
      </Button>
    </>
  )
}
