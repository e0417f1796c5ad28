import { TrashIcon } from '@navikt/aksel-icons'
import { Button } from '@navikt/ds-react/Button'
import type { Dokument } from '@rp/contract/dokument'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { FormConflict } from '../../ui/conflict-dialog.tsx'
import { Failure } from '../../ui/failure.tsx'
import { KeptDraftMessage } from '../../ui/kept-draft-message.tsx'
import { SavedMark } from '../../ui/saved-mark.tsx'
import { UnsavedGuard } from '../../ui/unsaved-guard.tsx'
import { NyProduksjonDialog } from '../produksjon/ny-produksjon-dialog.parts.tsx'
import { formText } from './dokument.text.ts'
import { type DokumentDraft, dokumentShape } from './dokument-draft.parts.ts'
import { DokumentFields } from './dokument-fields.parts.tsx'
import './dokument-form.css'
import { dokumentConflict } from './dokument-conflict.parts.ts'
import { type DokumentForm as DokumentFormState, useDokumentForm } from './dokument-draft.parts.ts'
import { LockedNotice } from './dokument-locked.tsx'
import { EgetNavn } from './eget-navn.tsx'
import { HelpButton } from './help-button.tsx'
import { DokumentKiPanel } from './ki/dokument-ki-panel.parts.tsx'
import { useDokumentKi } from './ki/use-dokument-ki.parts.ts'
import type { VisSted } from './ki/use-sted.parts.ts'
import { findInvalid } from './registrering/registrering-draft.parts.ts'
import { RegistreringEditor } from './registrering/registrering-editor.parts.tsx'
import { feltId } from './registrering/til-felt.parts.ts'
import { useAskedFelt } from './registrering/use-asked-felt.ts'
import { useRegistreringer } from './registrering/use-registreringer.parts.ts'
import { SlettDialog } from './slett-dialog.tsx'

type Props = { dokument: Dokument; onDeleted: () => void; vis: VisSted; children: ReactNode }

/** What the member tells about the document. In a BEHANDLET one every field and button is disabled (specification, section 4). */
export function DokumentForm({ dokument, onDeleted, vis, children }: Props) {
  return (
    <>
      <EditedForm dokument={dokument} onDeleted={onDeleted} vis={vis} />
      {children}
    </>
  )
}

/** A locked document shows what is stored: what somebody typed before it was locked is not what was assessed. */
function useOwnForm(dokument: Dokument): Form {
  const form = useDokumentForm(dokument, dokumentShape)
  return dokument.laast ? { ...form, draft: dokumentShape.toDraft(dokument), dirty: false } : form
}

function EditedForm({ dokument, onDeleted, vis }: Omit<Props, 'children'>) {
  const form = useOwnForm(dokument)
  const registreringer = useRegistreringer(form)
  const [deleting, setDeleting] = useState(false)
  const [tried, setTried] = useState(false)
  const locked = dokument.laast
  const ki = useDokumentKi({ dokument, form, laast: locked, vis })
  useAskedFelt(form.draft.ansiennitet)
  const missingName = form.draft.filnavn.trim() === ''
  const save = async (event?: FormEvent) => {
    event?.preventDefault()
    setTried(missingName)
    const invalid = findInvalid(form.draft.ansiennitet)
    const fault = missingName ? 'dok-filnavn' : invalid && feltId(invalid, 'episoder')
    if (fault) document.getElementById(fault)?.focus()
    return !fault && form.dirty && ki.lagre()
  }
  return (
    <>
      <form onSubmit={save} noValidate>
        <div className="line gap-8 rp-full">
          <h2>{formText.overskrift}</h2>
          <MetadataHelp />
          {!locked && <SavedMark saved={!form.dirty} />}
        </div>
        {locked ? <LockedNotice /> : <KeptDraftMessage form={form} />}
        <DokumentKiPanel dokumentId={dokument._id} ki={ki} laast={locked} vis={vis} />
        <fieldset className="skjema__felter" disabled={locked}>
          <DokumentFields
            draft={form.draft}
            change={form.change}
            missingName={tried && missingName}
            ki={ki.felt}
            navneforslag={
              !locked &&
              ki.felt('arbeidstaker') === null && (
                <EgetNavn onBruk={arbeidstaker => form.change({ arbeidstaker })} />
              )
            }
          />
        </fieldset>
        <RegistreringEditor
          entries={form.draft.ansiennitet}
          locked={locked}
          onAction={registreringer.act}
          onCreate={registreringer.startCreating}
          ki={ki}
        />
        <FormFoot form={form} locked={locked} onDelete={() => setDeleting(true)} />
      </form>
      {/* Outside the form: a form of its own cannot stand in another. */}
      {registreringer.creating !== null && (
        <NyProduksjonDialog
          start={{ Produksjonstittel: registreringer.creating.produksjonsnavn.trim() }}
          onCreated={registreringer.created}
          onClose={registreringer.stopCreating}
        />
      )}
      <UnsavedGuard dirty={form.dirty} onSave={save} />
      {deleting && (
        <SlettDialog
          id={dokument._id}
          onClose={() => setDeleting(false)}
          onDeleted={() => {
            form.discard()
            onDeleted()
          }}
        />
      )}
      <FormConflict form={form} hva={formText.dokumentet} rows={dokumentConflict(form)} />
    </>
  )
}

type Form = DokumentFormState<DokumentDraft>

function FormFoot({ form, locked, onDelete }: { form: Form; locked: boolean; onDelete: () => void }) {
  const foot = useRef<HTMLDivElement>(null)
  // The message makes it higher, and where the form begins far down, lower too.
  useEffect(() => {
    if (form.error) foot.current?.scrollIntoView({ block: 'nearest' })
  }, [form.error])
  return (
    <>
      <div ref={foot} className="skjema__bunn row gap-8">
        {/* With the button, which stays on the screen of a phone: what it could not do is told where it was pressed. */}
        <div className="skjema__feil">
          <Failure error={form.error} before={formText.feilet} />
        </div>
        <Button size="small" type="submit" disabled={!form.dirty} loading={form.saving}>
          {formText.lagre}
        </Button>
        <Button
          size="small"
          type="button"
          variant="tertiary"
          data-color="danger"
          icon={<TrashIcon aria-hidden />}
          disabled={locked}
          onClick={onDelete}
        >
          {formText.slett}
        </Button>
      </div>
      <span className="aksel-sr-only" role="status">
        {form.saved ? formText.lagretMelding : ''}
      </span>
    </>
  )
}

/** What the fields are for, and that what KI has filled in must be checked. */
function MetadataHelp() {
  return (
    <HelpButton title={formText.metadataHjelp}>
      <div className="rp-tekst">
        {formText.metadataHjelpAvsnitt.map(avsnitt => (
          <p key={avsnitt}>{avsnitt}</p>
        ))}
      </div>
    </HelpButton>
  )
}
