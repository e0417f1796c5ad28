import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { Modal } from '@navikt/ds-react/Modal'
import { Radio, RadioGroup } from '@navikt/ds-react/Radio'
import { Textarea } from '@navikt/ds-react/Textarea'
import { findHemmeligNummer } from '@rp/contract/hemmelig-nummer'
import { isSamtale, type Lukkegrunn, lukkegrunner, lukkegrunnNavn, maksForklaring } from '@rp/contract/sak'
import type { Sak } from '@rp/contract/saksbehandling'
import { type FormEvent, useRef, useState } from 'react'
import { sakText } from '../sak.text.ts'
import type { SakEndringer } from './behandling.queries.ts'
import { text, lukkText as words } from './behandling.text.ts'

type Props = { sak: Sak; lukk: SakEndringer['lukk']; onClose: () => void }

/** Closes a case with a reason; the member is told in the words that stand here, unless it is a case among staff. */
export function LukkDialog({ sak, lukk, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const intern = !isSamtale(sak)
  const field = useRef<HTMLTextAreaElement>(null)
  const [grunn, setGrunn] = useState<Lukkegrunn>('besvart')
  const [forklaring, setForklaring] = useState('')
  const [tried, setTried] = useState(false)
  const nummer = findHemmeligNummer(forklaring)
  const missing = grunn === 'annet' && forklaring.trim() === '' ? words.mangler : undefined
  const fault = nummer ? sakText.nummer(nummer) : missing
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (fault !== undefined) return field.current?.focus()
    if (!lukk.isPending) lukk.mutate({ grunn, forklaring, versjon: sak.versjon })
  }
  return (
    <Modal ref={dialog} open width={560} header={{ heading: words.overskrift(sak.nummer) }} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Modal.Body>
          <div className="sak__lukk">
            <RadioGroup size="small" legend={words.grunn} value={grunn} onChange={setGrunn}>
              {lukkegrunnNavn.map(name => (
                <Radio key={name} value={name} description={intern ? undefined : lukkegrunner[name].setning}>
                  {lukkegrunner[name].navn}
                </Radio>
              ))}
            </RadioGroup>
            <Textarea
              ref={field}
              size="small"
              label={intern ? words.forklaringForOss : words.forklaring}
              description={intern ? words.forklaringIntern : words.forklaringHint}
              minRows={3}
              maxRows={10}
              maxLength={maksForklaring}
              value={forklaring}
              error={tried || nummer ? fault : undefined}
              onChange={event => setForklaring(event.target.value)}
            />
            {lukk.isError && (
              <Alert variant="error" size="small" role="alert">
                {text.feiletEndring} {lukk.error.message}
              </Alert>
            )}
          </div>
        </Modal.Body>
        <Modal.Footer>
          <Button type="submit" size="small" loading={lukk.isPending}>
            {words.lukk}
          </Button>
          <Button type="button" size="small" variant="secondary" onClick={() => dialog.current?.close()}>
            {words.avbryt}
          </Button>
        </Modal.Footer>
      </form>
    </Modal>
  )
}
