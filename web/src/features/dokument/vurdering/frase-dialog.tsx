import { TrashIcon } from '@navikt/aksel-icons'
import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { Modal } from '@navikt/ds-react/Modal'
import { Textarea } from '@navikt/ds-react/Textarea'
import type { Frase } from '@rp/contract/frase'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { fraserQuery, useChangeFraser } from './frase.queries.ts'
import { fraseText as text } from './vurdering.text.ts'

/** The phrases as staff keep them: added, changed and removed for everybody. */
export function FraseDialog({ onClose }: { onClose: () => void }) {
  const { data = [] } = useQuery(fraserQuery)
  const change = useChangeFraser()
  const [ny, setNy] = useState('')
  const dialog = useRef<HTMLDialogElement>(null)
  const add = () => change.mutate({ type: 'ny', tekst: ny.trim() }, { onSuccess: () => setNy('') })
  return (
    <Modal
      ref={dialog}
      open
      width="medium"
      onClose={onClose}
      header={{ heading: text.rediger, size: 'small' }}
    >
      <Modal.Body>
        <div className="gj__d">
          <p className="rp-dus">{text.delt}</p>
          {data.length > 0 && (
            <ul className="fraser">
              {data.map((frase, index) => (
                <Line key={frase._id + frase.tekst} frase={frase} nummer={index + 1} change={change} />
              ))}
            </ul>
          )}
          <Textarea
            size="small"
            label={text.ny}
            minRows={2}
            maxRows={6}
            value={ny}
            onChange={event => setNy(event.target.value)}
          />
          {change.error !== null && (
            <Alert variant="error" size="small">
              {text.lagreFeilet} {change.error.message}
            </Alert>
          )}
        </div>
      </Modal.Body>
      <Modal.Footer>
        <Button type="button" disabled={ny.trim() === ''} loading={change.isPending} onClick={add}>
          {text.leggTil}
        </Button>
        <Button type="button" variant="secondary" onClick={() => dialog.current?.close()}>
          {text.lukk}
        </Button>
      </Modal.Footer>
    </Modal>
  )
}

type LineProps = { frase: Frase; nummer: number; change: ReturnType<typeof useChangeFraser> }

function Line({ frase, nummer, change }: LineProps) {
  const [typed, setTyped] = useState(frase.tekst)
  const unchanged = typed.trim() === frase.tekst || typed.trim() === ''
  return (
    <li>
      <Textarea
        size="small"
        label={text.nummer(nummer)}
        minRows={1}
        maxRows={6}
        value={typed}
        onChange={event => setTyped(event.target.value)}
      />
      <span className="fraser__valg">
        <Button
          type="button"
          size="small"
          variant="tertiary"
          disabled={unchanged}
          aria-label={text.lagreNummer(nummer)}
          onClick={() => change.mutate({ type: 'endret', id: frase._id, tekst: typed.trim() })}
        >
          {text.lagre}
        </Button>
        <Button
          type="button"
          size="small"
          variant="tertiary"
          data-color="danger"
          icon={<TrashIcon title={text.slettNummer(nummer)} />}
          onClick={() => change.mutate({ type: 'slettet', id: frase._id })}
        />
      </span>
    </li>
  )
}
