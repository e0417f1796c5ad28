import { Button } from '@navikt/ds-react/Button'
import { Modal } from '@navikt/ds-react/Modal'
import type { Dokument } from '@rp/contract/dokument'
import { maksBytesPerSidefil } from '@rp/contract/opplasting'
import { useRef, useState } from 'react'
import { formatBytes } from '../../../platform/format.ts'
import { MessageDialog } from '../../../ui/dialog.tsx'
import { FileList } from '../opplasting/file-list.tsx'
import { FilePicker } from '../opplasting/file-picker.tsx'
import { Cancelled, Failure } from '../opplasting/opplasting-outcome.tsx'
import { OpplastingProgress } from '../opplasting/opplasting-progress.tsx'
import { LossQuestion } from '../opplasting/opplasting-question.tsx'
import { isBusy } from '../opplasting/opplasting-state.ts'
import { SendingDialog } from '../opplasting/sending-dialog.tsx'
import { text } from './sider.text.ts'
import { useSider } from './use-sider.ts'

type Props = { dokument: Dokument; open: boolean; onClose: () => void }

/** 'Legg til sider', and the message that says it is done. */
export function SiderPopups({ dokument, open, onClose }: Props) {
  const [added, setAdded] = useState(false)
  return (
    <>
      {open && <SiderDialog dokument={dokument} onAdded={() => setAdded(true)} onClose={onClose} />}
      <MessageDialog open={added} heading={text.lagtTil} onClose={() => setAdded(false)}>
        {text.lagtTilHva}
      </MessageDialog>
    </>
  )
}

type DialogProps = Omit<Props, 'open'> & { onAdded: () => void }

/** Files become pages at the end of the document. */
function SiderDialog({ dokument, onAdded, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const form = useSider(dokument, () => {
    // First, so that the message hands focus back to the button that opened this.
    dialog.current?.close()
    onAdded()
  })
  return (
    <>
      <SendingDialog
        heading={text.overskrift}
        started={form.upload.filer.length > 0}
        question={text}
        onClose={onClose}
        dialogRef={dialog}
      >
        {close => (
          <>
            <Content dokument={dokument} form={form} />
            <Footer form={form} onClose={close} />
          </>
        )}
      </SendingDialog>
      <MessageDialog
        open={form.refused.length > 0}
        heading={form.refused.includes(text.ikkeInnlogget) ? text.ikkeSendt : text.ikkeValgt}
        onClose={form.forgetRefused}
      >
        {form.refused.map(sentence => (
          <p key={sentence}>{sentence}</p>
        ))}
      </MessageDialog>
    </>
  )
}

type Form = ReturnType<typeof useSider>

function Content({ dokument, form }: { dokument: Dokument; form: Form }) {
  const { upload, dispatch, newKey } = form
  const busy = isBusy(upload)
  return (
    <Modal.Body>
      <div className="stack gap-20">
        <p className="under-8">{text.innledning(dokument.filnavn)}</p>
        <FilePicker
          disabled={busy}
          hint={text.hint(formatBytes(maksBytesPerSidefil))}
          onFiles={files => void form.addFiles(files)}
        />
        <div className="last__filer">
          <FileList
            files={upload.filer}
            disabled={busy}
            onMove={(id, retning) => dispatch({ type: 'fil_flyttet', id, retning, noekkel: newKey() })}
            onRemove={id => dispatch({ type: 'fil_fjernet', id, noekkel: newKey() })}
            onUseInside={file => void form.takeOut(file)}
          />
        </div>
        <OpplastingProgress upload={{ ...upload, trekkUt: false }} />
        {upload.fase.navn === 'avbrutt' && <Cancelled />}
        {upload.fase.navn === 'spoer' && (
          <LossQuestion
            upload={upload}
            fase={upload.fase}
            onAccept={hva => void form.accept(hva)}
            onCancel={form.cancel}
          />
        )}
        {upload.fase.navn === 'feilet' && (
          <Failure>
            <p className="under-8">
              <strong>{text.feilet}</strong>
            </p>
            <p className="under-8">
              {upload.fase.melding} {text.feiletHva}
            </p>
          </Failure>
        )}
      </div>
    </Modal.Body>
  )
}

function Footer({ form, onClose }: { form: Form; onClose: () => void }) {
  const { upload } = form
  const busy = isBusy(upload)
  return (
    <Modal.Footer>
      <Button
        type="button"
        loading={busy}
        disabled={upload.filer.length === 0}
        onClick={() => void form.send()}
      >
        {upload.fase.navn === 'feilet' ? text.proevIgjen : text.leggTil}
      </Button>
      <Button type="button" variant="secondary" onClick={busy ? form.cancel : onClose}>
        {text.avbryt}
      </Button>
    </Modal.Footer>
  )
}
