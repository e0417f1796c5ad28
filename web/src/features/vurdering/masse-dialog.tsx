import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { Modal } from '@navikt/ds-react/Modal'
import { Select } from '@navikt/ds-react/Select'
import { Textarea } from '@navikt/ds-react/Textarea'
import { type Masseendring, type Masseresultat, utfall } from '@rp/contract/masseendring'
import { statusnavn } from '@rp/contract/status'
import { useEffect, useId, useRef, useState } from 'react'
import { formatCount } from '../../platform/format.ts'
import { TextField } from '../../ui/text-field.tsx'
import { BackGuard, LeaveQuestion } from '../../ui/unsaved-guard.tsx'
import { useLeaveQuestion } from '../../ui/use-leave-question.ts'
import { useMasseendring, usePreview, type Valgt } from './masse.queries.ts'
import { text } from './masse.text.ts'
import { godkjennText } from './vurdering.text.ts'

type Svar = keyof typeof text.signatur
type Masseutkast = { status: string; kommentar: string; pc: Svar; rh: Svar }
const tomtUtkast: Masseutkast = { status: '', kommentar: '', pc: 'uendret', rh: 'uendret' }

type Props = {
  valgte: readonly Valgt[]
  onDone: (id: string, antall: Masseresultat['antall']) => void
  onClose: () => void
}

const signatures: Readonly<Record<Svar, boolean | null | undefined>> = {
  uendret: undefined,
  Yes: true,
  No: false,
  null: null,
}

/** One change for all marked documents: what is left as it is stays, and what it comes to is shown before it is done. */
export function MasseDialog({ valgte, onDone, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const form = useMasse(valgte)
  const { preview, change, body } = form
  // What is being changed is waited for: else nobody would be told what came of it.
  const leaving = useLeaveQuestion(dialog, form.dirty, change.isPending)
  const antall = preview.data?.antall.endres ?? 0
  return (
    <>
      <Modal
        ref={dialog}
        open
        width="medium"
        onBeforeClose={leaving.mayClose}
        onClose={onClose}
        header={{ heading: text.tittel, size: 'small' }}
      >
        <Fields antall={valgte.length} form={form} />
        <Modal.Footer>
          {antall > 0 ? (
            <Button
              loading={change.isPending}
              disabled={form.ufullstendige > 0 && form.grunn.trim() === ''}
              onClick={() => change.mutate(body, { onSuccess: ({ id, antall: done }) => onDone(id, done) })}
            >
              {text.lagre(formatCount(antall))}
            </Button>
          ) : (
            <Button
              loading={preview.isPending}
              disabled={Object.keys(body.endring).length === 0}
              onClick={() => preview.mutate(body)}
            >
              {text.vis}
            </Button>
          )}
          <Button variant="secondary" disabled={change.isPending} onClick={leaving.close}>
            {text.avbryt}
          </Button>
        </Modal.Footer>
      </Modal>
      <LeaveQuestion {...leaving.question} />
      <BackGuard dirty={form.dirty} />
    </>
  )
}

type Form = ReturnType<typeof useMasse>

/** What is to be changed, and what it comes to as long as nothing else is written. */
function useMasse(valgte: readonly Valgt[]) {
  const [utkast, setUtkast] = useState(tomtUtkast)
  const [grunn, setGrunn] = useState('')
  const preview = usePreview()
  const change = useMasseendring()
  const { status, kommentar, pc, rh } = utkast
  const endring: Masseendring = {
    ...(status.trim() !== '' && { status }),
    ...(kommentar.trim() !== '' && { status_comment: kommentar }),
    ...(pc !== 'uendret' && { signaturePC: signatures[pc] }),
    ...(rh !== 'uendret' && { signatureRH: signatures[rh] }),
  }
  return {
    utkast,
    edited:
      <Felt extends keyof Masseutkast>(felt: Felt) =>
      (value: Masseutkast[Felt]) => {
        setUtkast({ ...utkast, [felt]: value })
        preview.reset()
        change.reset()
      },
    grunn,
    setGrunn,
    preview,
    change,
    body: { dokumenter: [...valgte], endring, bekreftelse: grunn.trim() },
    ufullstendige: preview.data?.ufullstendige ?? 0,
    dirty: grunn !== '' || JSON.stringify(utkast) !== JSON.stringify(tomtUtkast),
  }
}

function Fields({ antall, form }: { antall: number; form: Form }) {
  const { utkast, edited, preview, change } = form
  const error = preview.error ?? change.error
  return (
    <Modal.Body className="stack gap-16">
      <p>{text.valgt(formatCount(antall))}</p>
      <StatusField value={utkast.status} onChange={edited('status')} />
      <Textarea
        size="small"
        label={text.kommentar}
        description={text.kommentarHva}
        minRows={2}
        value={utkast.kommentar}
        onChange={event => edited('kommentar')(event.target.value)}
      />
      <Signatur label={text.pc} value={utkast.pc} onChange={edited('pc')} />
      <Signatur label={text.rh} value={utkast.rh} onChange={edited('rh')} />
      {error && <Alert variant="error">{error.message}</Alert>}
      {preview.data && <Forhaandsvisning resultat={preview.data} />}
      <Grunn ufullstendige={form.ufullstendige} value={form.grunn} onChange={form.setGrunn} />
    </Modal.Body>
  )
}

type GrunnProps = { ufullstendige: number; value: string; onChange: (value: string) => void }

/** Why documents in which something is missing are approved all the same. */
function Grunn({ ufullstendige, value, onChange }: GrunnProps) {
  if (ufullstendige === 0) return null
  return (
    <TextField
      size="small"
      label={godkjennText.grunn}
      description={text.ufullstendige(formatCount(ufullstendige))}
      maxLength={500}
      value={value}
      onChange={event => onChange(event.target.value)}
    />
  )
}

type StatusProps = { value: string; onChange: (value: string) => void }

/** One of the ten, or free text. */
function StatusField({ value, onChange }: StatusProps) {
  const list = useId()
  return (
    <>
      <TextField
        size="small"
        label={text.status}
        description={text.statusHva}
        list={list}
        value={value}
        onChange={event => onChange(event.target.value)}
      />
      <datalist id={list}>
        {statusnavn.map(navn => (
          <option key={navn} value={navn} />
        ))}
      </datalist>
    </>
  )
}

type SignaturProps = { label: string; value: Svar; onChange: (value: Svar) => void }

const Signatur = ({ label, value, onChange }: SignaturProps) => (
  <Select size="small" label={label} value={value} onChange={event => onChange(event.target.value as Svar)}>
    {Object.entries(text.signatur).map(([svar, navn]) => (
      <option key={svar} value={svar}>
        {navn}
      </option>
    ))}
  </Select>
)

/** It is what the button was pressed for, and the button is gone: focus goes here. */
function Forhaandsvisning({ resultat }: { resultat: Masseresultat }) {
  const section = useRef<HTMLElement>(null)
  useEffect(() => section.current?.focus(), [])
  return (
    <section ref={section} tabIndex={-1} aria-label={text.dette}>
      {utfall.map(
        navn =>
          (resultat.antall[navn] ?? 0) > 0 && (
            <details key={navn} open={navn !== 'endres' && navn !== 'uendret'}>
              <summary>
                {text.utfall[navn](resultat.antall[navn] ?? 0)}: {formatCount(resultat.antall[navn] ?? 0)}
              </summary>
              <ul className="points over-8 under-8">
                {resultat.dokumenter
                  .filter(dokument => dokument.utfall === navn)
                  .map(dokument => (
                    <li key={dokument.id}>
                      {[dokument.arbeidstaker, dokument.filnavn].filter(Boolean).join(', ')}
                      {dokument.mangler.map(setning => (
                        <small key={setning} className="hint">
                          {setning}
                        </small>
                      ))}
                      {dokument.endringer.map(({ felt, fra, til }) => (
                        <small key={felt} className="hint">
                          {fra ?? '–'} → {til ?? '–'}
                        </small>
                      ))}
                    </li>
                  ))}
              </ul>
            </details>
          ),
      )}
    </section>
  )
}
