import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { Checkbox } from '@navikt/ds-react/Checkbox'
import { Modal } from '@navikt/ds-react/Modal'
import { Textarea } from '@navikt/ds-react/Textarea'
import type { Dokument } from '@rp/contract/dokument'
import { useRef, useState } from 'react'
import { formatBytes } from '../../../platform/format.ts'
import { getOppsett } from '../../../platform/oppsett.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { isKiOn } from '../../ki/ki.queries.ts'
import { checkTotal } from './file-check.ts'
import { FileList } from './file-list.tsx'
import { FilePicker } from './file-picker.tsx'
import { KiSteg } from './ki-steg.tsx'
import { useRegistrerPaa } from './opplasting.queries.ts'
import { text } from './opplasting.text.ts'
import { OpplastingOutcome } from './opplasting-outcome.tsx'
import { OpplastingProgress } from './opplasting-progress.tsx'
import { isBusy, isStarted, type Opplasting } from './opplasting-state.ts'
import { SendingDialog } from './sending-dialog.tsx'
import { useOpplasting } from './use-opplasting.ts'

type Props = {
  userId: string
  /** What the document is to be registered on, where the person has chosen that already. */
  produksjonsID: string | null
  onClose: () => void
  /** The document is here; the dialog can stay and tell of it. */
  onSent: () => void
  onUploaded: (dokument: Dokument) => void
  /** KI is done, and the person wants to see what it proposes. */
  onForslag: (id: string) => void
  onOpenExisting: (id: string) => void
}

type OpplastingForm = ReturnType<typeof useOpplasting>

/** 'Last opp din dokumentasjon'. Nothing chosen or typed is lost by a failure, a cancelled sending or an Esc by accident. */
export function OpplastingDialog({
  userId,
  produksjonsID,
  onClose,
  onSent,
  onUploaded,
  onForslag,
  onOpenExisting,
}: Props) {
  const [saved, setSaved] = useState<Dokument | null>(null)
  // With KI the dialog stays and tells what it does; without, the document is opened at once.
  const register = useRegistrerPaa(produksjonsID)
  const form = useOpplasting(userId, async sent => {
    const dokument = await register(sent)
    onSent()
    if (dokument.autoextract && isKiOn()) setSaved(dokument)
    else onUploaded(dokument)
  })
  const { upload } = form
  const toForslag = useRef(false)
  const leave = () => {
    form.forget()
    if (saved === null) onClose()
    else if (toForslag.current) onForslag(saved._id)
    else onUploaded(saved)
  }
  return (
    <SendingDialog
      heading={text.overskrift}
      started={saved === null && isStarted(upload)}
      question={text}
      onClose={leave}
    >
      {close =>
        saved ? (
          <KiSteg
            dokument={saved}
            onClose={close}
            onOpen={() => {
              toForslag.current = true
              close()
            }}
          />
        ) : (
          <>
            <Modal.Body>
              <div className="stack gap-20">
                {produksjonsID !== null && (
                  <Alert variant="info" size="small">
                    {text.verketValgt}
                  </Alert>
                )}
                <Missed upload={upload} dispatch={form.dispatch} />
                <FilePicker disabled={isBusy(upload)} onFiles={form.addFiles} />
                <Files form={form} />
                <Fields form={form} />
                <OpplastingProgress upload={upload} />
                <OpplastingOutcome
                  upload={upload}
                  onAnyway={form.sendAnyway}
                  onOpenExisting={id => {
                    form.forget()
                    onOpenExisting(id)
                  }}
                  onCancel={form.cancel}
                  onAccept={hva => void form.accept(hva)}
                  onAlone={id => form.dispatch({ type: 'bare_fil', id, noekkel: form.newKey() })}
                />
              </div>
            </Modal.Body>
            <Footer form={form} onClose={close} />
          </>
        )
      }
    </SendingDialog>
  )
}

function filesFault(upload: Opplasting): string | null {
  if (upload.filer.length === 0) return upload.forsoekt ? text.filerMangler : null
  const total = checkTotal(
    upload.filer.map(file => file.fil),
    getOppsett(),
    formatBytes,
  )
  if (total !== null) return total
  return upload.forsoekt && upload.filer.some(file => file.feil !== null) ? text.filerFeil : null
}

/** Asks by name for the files that went when the page was loaded anew. */
function Missed({ upload: { savnet }, dispatch }: Pick<OpplastingForm, 'upload' | 'dispatch'>) {
  if (savnet.length === 0) return null
  return (
    <Alert variant="info" size="small" closeButton onClose={() => dispatch({ type: 'uten_savnet' })}>
      {text.savnet(savnet)}
    </Alert>
  )
}

function Files({ form: { upload, dispatch, newKey, useInside } }: { form: OpplastingForm }) {
  const fault = filesFault(upload)
  return (
    <div className="last__filer">
      <FileList
        files={upload.filer}
        disabled={isBusy(upload)}
        onMove={(id, retning) => dispatch({ type: 'fil_flyttet', id, retning, noekkel: newKey() })}
        onRemove={id => dispatch({ type: 'fil_fjernet', id, noekkel: newKey() })}
        onUseInside={useInside}
      />
      <div role="alert">{fault !== null && <p className="strong danger over-8">{fault}</p>}</div>
    </div>
  )
}

function Fields({ form }: { form: OpplastingForm }) {
  const { upload, dispatch, newKey } = form
  const busy = isBusy(upload)
  const mayBeSent = !busy && upload.fase.navn !== 'duplikat' && upload.fase.navn !== 'spoer'
  const change = (del: Partial<Pick<Opplasting, 'tittel' | 'trekkUt' | 'kommentar'>>) =>
    dispatch({ type: 'endret', del, noekkel: newKey() })
  const missing = upload.forsoekt && upload.tittel.trim() === ''
  return (
    <>
      <TextField
        id="last-tittel"
        size="small"
        label={text.tittel}
        value={upload.tittel}
        maxLength={300}
        readOnly={busy}
        error={
          missing ? (
            // One child, for the message lays its children out beside each other.
            <span>
              <span lang="en">{text.tittelMangler}</span> {text.tittelHva}
            </span>
          ) : undefined
        }
        onChange={event => change({ tittel: event.target.value })}
        onKeyDown={event => event.key === 'Enter' && mayBeSent && trySend(form)}
      />
      <Checkbox
        size="small"
        checked={upload.trekkUt}
        readOnly={busy}
        description={isKiOn() ? text.trekkUtHva : `${text.trekkUtHva} ${text.trekkUtAv}`}
        onChange={event => change({ trekkUt: event.target.checked })}
      >
        {text.trekkUt}
      </Checkbox>
      <Textarea
        size="small"
        label={text.kommentar}
        description={text.kommentarHva}
        minRows={2}
        maxRows={8}
        value={upload.kommentar}
        readOnly={busy}
        onChange={event => change({ kommentar: event.target.value })}
      />
    </>
  )
}

/** Sends, or goes to the first thing that is missing. */
function trySend({ upload, dispatch, send }: OpplastingForm): void {
  dispatch({ type: 'forsoekt' })
  if (filesFault({ ...upload, forsoekt: true }) !== null) document.getElementById('last-velg')?.focus()
  else if (upload.tittel.trim() === '') document.getElementById('last-tittel')?.focus()
  else if (upload.filer.every(file => file.type !== null)) void send()
}

function Footer({ form, onClose }: { form: OpplastingForm; onClose: () => void }) {
  const { upload } = form
  const { navn } = upload.fase
  if (navn === 'duplikat' || navn === 'spoer') return null
  const busy = isBusy(upload)
  return (
    <Modal.Footer>
      <Button type="button" loading={busy} onClick={() => trySend(form)}>
        {navn === 'feilet' ? text.proevIgjen : text.lastOpp}
      </Button>
      <Button type="button" variant="secondary" onClick={busy ? form.cancel : onClose}>
        {text.avbryt}
      </Button>
    </Modal.Footer>
  )
}
