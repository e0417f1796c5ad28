import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { Modal } from '@navikt/ds-react/Modal'
import { TextField } from '@navikt/ds-react/TextField'
import type { Dokument, Registrering } from '@rp/contract/dokument'
import { isFilled } from '@rp/contract/dokument-mangler'
import { type FormEvent, useRef, useState } from 'react'
import { Produksjonsnavn } from './dokument.parts.tsx'
import { useUpdateDokument } from './dokument.queries.ts'
import { formText, registreringerText as text } from './dokument.text.ts'
import { LockedNotice } from './dokument-locked.tsx'
import { checkEpisoder, parseEpisoder, withEpisoder } from './registrering.ts'
import './registreringer-modal.css'

type Props = { dokument: Dokument; onClose: () => void; onDetails: () => void }

/** 'Registreringer': the number of episodes can be changed here and is saved alone; the rest is changed in the details. */
export function RegistreringerModal({ dokument, onClose, onDetails }: Props) {
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map())
  const dialog = useRef<HTMLDialogElement>(null)
  // Closing the element itself hands focus back to the button that opened it.
  const close = () => dialog.current?.close()
  const update = useUpdateDokument(dokument._id)
  const entries = dokument.ansiennitet
    .map((entry, index) => ({ entry, index }))
    .filter(({ entry }) => isFilled(entry))
  const valid = [...typed.values()].every(value => parseEpisoder(value).gyldig)
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!valid || typed.size === 0) return
    update.mutate(
      { ansiennitet: withEpisoder(dokument.ansiennitet, typed) },
      { onSuccess: () => setTyped(new Map()) },
    )
  }
  const type = (index: number, value: string) => {
    update.reset()
    setTyped(current => new Map(current).set(index, value))
  }

  return (
    <Modal
      ref={dialog}
      open
      width="medium"
      onClose={onClose}
      header={{ heading: text.overskrift, size: 'small' }}
    >
      <form onSubmit={save} noValidate>
        <Modal.Body>
          {entries.length === 0 && <p>{text.ingen}</p>}
          <fieldset className="skjema__felter" disabled={dokument.laast}>
            <ol className="regmodal">
              {entries.map(({ entry, index }) => (
                <Entry
                  key={index}
                  entry={entry}
                  value={typed.get(index) ?? String(entry.episoder ?? '')}
                  onType={value => type(index, value)}
                />
              ))}
            </ol>
          </fieldset>
          {update.isError && (
            <Alert variant="error" size="small">
              {text.feilet} {update.error.message}
            </Alert>
          )}
          <div role="status">
            {update.isSuccess && (
              <Alert variant="success" size="small">
                {text.lagret}
              </Alert>
            )}
          </div>
          {dokument.laast ? <LockedNotice /> : <p className="rp-dus">{text.hint}</p>}
        </Modal.Body>
        <Modal.Footer>
          {entries.length > 0 && (
            <Button type="submit" disabled={typed.size === 0 || !valid} loading={update.isPending}>
              {text.lagre}
            </Button>
          )}
          <Button type="button" variant="secondary" onClick={onDetails}>
            {text.seDetaljer}
          </Button>
          <Button type="button" variant="tertiary" onClick={close}>
            {text.lukk}
          </Button>
        </Modal.Footer>
      </form>
    </Modal>
  )
}

type EntryProps = { entry: Registrering; value: string; onType: (value: string) => void }

function Entry({ entry, value, onType }: EntryProps) {
  const total = entry.episoderTotalt
  const fault = checkEpisoder(value, total)
  return (
    <li>
      <div>
        <p>
          <Produksjonsnavn entry={entry} />
        </p>
        <p className="rp-dus">
          {entry.fagfunksjon || <span className="mangler">{formText.ingenFagfunksjon}</span>}
        </p>
      </div>
      <div className="regmodal__ep">
        <TextField
          size="small"
          label={text.episoder}
          inputMode="numeric"
          htmlSize={4}
          value={value}
          error={fault === 'ikke_tall' ? text.ikkeTall : undefined}
          onChange={event => onType(event.target.value)}
        />
        {total !== null && <span>{text.av(total)}</span>}
      </div>
      {fault === 'over_total' && total !== null && (
        <p className="regmodal__varsel mangler">{text.overTotal(total)}</p>
      )}
    </li>
  )
}
