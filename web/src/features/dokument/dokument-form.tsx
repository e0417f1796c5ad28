import { TrashIcon } from '@navikt/aksel-icons'
import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { Link } from '@navikt/ds-react/Link'
import { Textarea } from '@navikt/ds-react/Textarea'
import { TextField } from '@navikt/ds-react/TextField'
import type { Dokument } from '@rp/contract/dokument'
import { type FormEvent, type ReactNode, useState } from 'react'
import { getOppsett } from '../../platform/oppsett.ts'
import { SavedMark } from '../../ui/saved-mark.tsx'
import { UnsavedGuard } from '../../ui/unsaved-guard.tsx'
import { formText, statusText } from './dokument.text.ts'
import { type DokumentDraft, dokumentShape, draftFields } from './dokument-draft.ts'
import './dokument-form.css'
import { KonfliktDialog } from './konflikt-dialog.tsx'
import { conflictRows } from './konflikt-rows.ts'
import { SlettDialog } from './slett-dialog.tsx'
import { useVersionedForm } from './use-versioned-form.ts'

type Props = { dokument: Dokument; onDeleted: () => void; children: ReactNode }

/** What the member tells about the document. A BEHANDLET one shows values as text instead of fields. */
export function DokumentForm({ dokument, onDeleted, children }: Props) {
  const form = useVersionedForm(dokument, dokumentShape)
  const [deleting, setDeleting] = useState(false)
  const [tried, setTried] = useState(false)
  const missingName = form.draft.filnavn.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(missingName)
    if (form.dirty && !missingName) void form.save()
  }
  if (dokument.laast)
    return (
      <>
        <LockedFields dokument={dokument} />
        {children}
      </>
    )
  return (
    <>
      <form className="skjema__f" onSubmit={submit} noValidate>
        <div className="skjema__h">
          <h2>{formText.overskrift}</h2>
          <SavedMark saved={!form.dirty} />
        </div>
        <Fields
          draft={form.draft}
          change={form.change}
          error={tried && missingName ? formText.manglerFilnavn : undefined}
        />
        {form.error !== null && (
          <Alert variant="error" size="small">
            {formText.feilet} {form.error}
          </Alert>
        )}
        <div className="skjema__bunn">
          <Button size="small" type="submit" disabled={!form.dirty} loading={form.saving}>
            {formText.lagre}
          </Button>
          <Button
            size="small"
            type="button"
            variant="tertiary"
            data-color="danger"
            icon={<TrashIcon aria-hidden />}
            onClick={() => setDeleting(true)}
          >
            {formText.slett}
          </Button>
        </div>
        <span className="aksel-sr-only" role="status">
          {form.saved ? formText.lagretMelding : ''}
        </span>
      </form>
      {children}
      <UnsavedGuard dirty={form.dirty && !deleting} />
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
      {form.conflict !== null && (
        <KonfliktDialog
          rader={conflictRows(form.draft, form.base, form.conflict)}
          busy={form.saving}
          onKeep={form.keepMine}
          onUse={form.useTheirs}
          onClose={form.closeConflict}
        />
      )}
    </>
  )
}

type FieldsProps = {
  draft: DokumentDraft
  change: (part: Partial<DokumentDraft>) => void
  error: string | undefined
}

function Fields({ draft, change, error }: FieldsProps) {
  const { felt } = formText
  return (
    <>
      <TextField
        size="small"
        label={felt.filnavn}
        value={draft.filnavn}
        maxLength={300}
        error={error}
        onChange={event => change({ filnavn: event.target.value })}
      />
      <div className="skjema__2">
        <TextField
          size="small"
          label={felt.arbeidstaker}
          value={draft.arbeidstaker}
          maxLength={200}
          onChange={event => change({ arbeidstaker: event.target.value })}
        />
        <TextField
          size="small"
          label={felt.produksjonsselskap}
          value={draft.produksjonsselskap}
          maxLength={200}
          onChange={event => change({ produksjonsselskap: event.target.value })}
        />
      </div>
      <Textarea
        size="small"
        label={felt.notat}
        value={draft.notat}
        minRows={2}
        maxRows={8}
        onChange={event => change({ notat: event.target.value })}
      />
    </>
  )
}

function LockedFields({ dokument }: { dokument: Dokument }) {
  const { kontaktadresse } = getOppsett()
  return (
    <section aria-label={formText.overskrift}>
      <h2>{formText.overskrift}</h2>
      <Alert variant="info" size="small">
        {statusText.laast} <Link href={`mailto:${kontaktadresse}`}>{kontaktadresse}</Link>
      </Alert>
      <dl className="skjema__verdier">
        {draftFields.map(field => (
          <div key={field}>
            <dt>{formText.felt[field]}</dt>
            <dd>{dokument[field] || <span className="rp-dus">{formText.tom}</span>}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
