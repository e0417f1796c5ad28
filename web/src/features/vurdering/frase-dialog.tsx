import { TrashIcon } from '@navikt/aksel-icons'
import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { Modal } from '@navikt/ds-react/Modal'
import { Textarea } from '@navikt/ds-react/Textarea'
import type { Frase } from '@rp/contract/frase'
import { useRef } from 'react'
import { ConflictDialog } from '../../ui/conflict-dialog.tsx'
import { BackGuard, LeaveQuestion } from '../../ui/unsaved-guard.tsx'
import { useLeaveQuestion } from '../../ui/use-leave-question.ts'
import { type Fraser, useFraser } from './use-fraser.ts'
import { fraseText as text } from './vurdering.text.ts'

/** The phrases as staff keep them: added, changed and removed for everybody. */
export function FraseDialog({ onClose }: { onClose: () => void }) {
  const form = useFraser()
  const dialog = useRef<HTMLDialogElement>(null)
  const leaving = useLeaveQuestion(dialog, form.dirty)
  return (
    <>
      <Modal
        ref={dialog}
        open
        width="medium"
        onBeforeClose={leaving.mayClose}
        onClose={onClose}
        header={{ heading: text.rediger, size: 'small' }}
      >
        <Modal.Body>
          <Content form={form} />
        </Modal.Body>
        <Modal.Footer>
          <Button type="button" disabled={form.ny.trim() === ''} loading={form.busy} onClick={form.add}>
            {text.leggTil}
          </Button>
          <Button type="button" variant="secondary" onClick={leaving.close}>
            {text.lukk}
          </Button>
        </Modal.Footer>
      </Modal>
      <LeaveQuestion {...leaving.question} />
      <BackGuard dirty={form.dirty} />
      {form.konflikt && (
        <ConflictDialog
          hva={text.frasen}
          av={null}
          rows={[{ navn: text.ordlyd, min: form.konflikt.min, deres: form.konflikt.deres.tekst }]}
          busy={form.busy}
          onKeep={form.keep}
          onUse={form.use}
          onClose={form.wait}
        />
      )}
    </>
  )
}

function Content({ form }: { form: Fraser }) {
  return (
    <div className="stack gap-16">
      <p className="rp-dus">{text.delt}</p>
      {form.fraser.length > 0 && (
        <ul className="fraser stack gap-4">
          {form.fraser.map((frase, index) => (
            <Line key={frase._id} frase={frase} nummer={index + 1} form={form} />
          ))}
        </ul>
      )}
      <Textarea
        size="small"
        label={text.ny}
        minRows={2}
        maxRows={6}
        value={form.ny}
        onChange={event => form.setNy(event.target.value)}
      />
      {form.error !== null && (
        <Alert variant="error" size="small">
          {form.borte ? text.borte : `${text.lagreFeilet} ${form.error.message}`}
        </Alert>
      )}
    </div>
  )
}

function Line({ frase, nummer, form }: { frase: Frase; nummer: number; form: Fraser }) {
  const utkast = form.typed(frase)
  const unchanged = utkast.tekst.trim() === frase.tekst || utkast.tekst.trim() === ''
  return (
    <li className="line bottom gap-8">
      <Textarea
        className="grow"
        size="small"
        label={text.nummer(nummer)}
        minRows={1}
        maxRows={6}
        value={utkast.tekst}
        onChange={event => form.type(frase, event.target.value)}
      />
      <span className="line gap-4">
        <Button
          type="button"
          size="small"
          variant="tertiary"
          disabled={unchanged}
          aria-label={text.lagreNummer(nummer)}
          onClick={() => form.save(frase._id, utkast)}
        >
          {text.lagre}
        </Button>
        <Button
          type="button"
          size="small"
          variant="tertiary"
          data-color="danger"
          icon={<TrashIcon title={text.slettNummer(nummer)} />}
          onClick={() => form.remove(frase._id)}
        />
      </span>
    </li>
  )
}
