import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { Modal } from '@navikt/ds-react/Modal'
import type { Dokument } from '@rp/contract/dokument'
import { maksBytesPerSidefil } from '@rp/contract/opplasting'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { formatBytes } from '../../../platform/format.ts'
import { ConfirmDialog, MessageDialog } from '../../../ui/dialog.tsx'
import { FileList } from '../upload/file-list.tsx'
import { FilePicker } from '../upload/file-picker.tsx'
import '../upload/upload.css'
import { UploadProgress } from '../upload/upload-progress.tsx'
import { isBusy } from '../upload/upload-state.ts'
import { text } from './sider.text.ts'
import { useSider } from './use-sider.ts'

type Props = { dokument: Dokument; onAdded: () => void; onClose: () => void }

/** 'Legg til sider': files become pages at the end of the document. */
export function SiderDialog({ dokument, onAdded, onClose }: Props) {
  const form = useSider(dokument, () => {
    onAdded()
    dialog.current?.close()
  })
  const { upload } = form
  const [asking, setAsking] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  const mayClose = () => {
    if (upload.filer.length === 0) return true
    setAsking(true)
    return false
  }
  const askAndClose = () => {
    if (mayClose()) dialog.current?.close()
  }
  useEscape(dialog, askAndClose)
  return (
    <>
      <Modal
        ref={dialog}
        open
        width={680}
        className="last"
        header={{ heading: text.overskrift }}
        onBeforeClose={mayClose}
        onClose={onClose}
      >
        <Content dokument={dokument} form={form} />
        <Footer form={form} onClose={askAndClose} />
      </Modal>
      <MessageDialog open={form.refused.length > 0} heading={text.ikkeValgt} onClose={form.forgetRefused}>
        {form.refused.map(sentence => (
          <p key={sentence}>{sentence}</p>
        ))}
      </MessageDialog>
      <ConfirmDialog
        open={asking}
        heading={text.lukkOverskrift}
        confirmLabel={text.lukkLikevel}
        cancelLabel={text.fortsett}
        onConfirm={() => dialog.current?.close()}
        onCancel={() => setAsking(false)}
      >
        {text.lukkHva}
      </ConfirmDialog>
    </>
  )
}

/** Esc asks like the close button does; the browser's own handling closes without asking the second time. */
function useEscape(dialog: RefObject<HTMLDialogElement | null>, onEscape: () => void) {
  const handler = useRef(onEscape)
  handler.current = onEscape
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !dialog.current?.contains(event.target as Node)) return
      event.preventDefault()
      handler.current()
    }
    document.addEventListener('keydown', listen, true)
    return () => document.removeEventListener('keydown', listen, true)
  }, [dialog])
}

type Form = ReturnType<typeof useSider>

function Content({ dokument, form }: { dokument: Dokument; form: Form }) {
  const { upload, dispatch, newKey } = form
  const busy = isBusy(upload)
  return (
    <Modal.Body>
      <div className="last__k">
        <p className="last__p">{text.innledning(dokument.filnavn)}</p>
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
          />
        </div>
        <UploadProgress upload={{ ...upload, trekkUt: false }} />
        {upload.fase.navn === 'feilet' && (
          <Alert variant="error" size="small" role="alert">
            <p className="last__p">
              <strong>{text.feilet}</strong>
            </p>
            <p className="last__p">
              {upload.fase.melding} {text.feiletHva}
            </p>
          </Alert>
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
