import { ArrowRightIcon, PencilIcon } from '@navikt/aksel-icons'
import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { Select } from '@navikt/ds-react/Select'
import { Textarea } from '@navikt/ds-react/Textarea'
import type { Dokument } from '@rp/contract/dokument'
import { describeStatus, statusnavn } from '@rp/contract/status'
import { type FormEvent, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { SavedMark } from '../../../ui/saved-mark.tsx'
import { UnsavedGuard } from '../../../ui/unsaved-guard.tsx'
import { RettighetIndikator } from '../dokument.parts.tsx'
import { HistorikkSection } from '../historikk.tsx'
import { KonfliktDialog } from '../konflikt-dialog.tsx'
import { useVersionedForm } from '../use-versioned-form.ts'
import { KlausulDialog } from './klausul-dialog.tsx'
import { naboAddress } from './nabo-link.tsx'
import { SignaturValg } from './signatur-valg.tsx'
import { StatusDialog } from './status-dialog.tsx'
import { text } from './vurdering.text.ts'
import { vurderingConflict } from './vurdering-conflict.ts'
import { type VurderingDraft, vurderingShape } from './vurdering-draft.ts'
import { VurderingFacts } from './vurdering-facts.tsx'
import type { Nabo, VurderingSearch } from './vurdering-search.ts'

type Props = { dokument: Dokument; search: VurderingSearch; neste: Nabo | null }

/** The assessment of one document. The popups change the draft only; Lagre saves what was changed, with its version. */
export function VurderingForm({ dokument, search, neste }: Props) {
  const form = useVersionedForm(dokument, vurderingShape)
  const leaveFor = useLeave(form.dirty)
  const { draft, change } = form
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (form.dirty) void form.save()
  }
  const saveAndGo = async () => {
    if (neste !== null && (!form.dirty || (await form.save()))) leaveFor(naboAddress(neste, search))
  }
  return (
    <form className="gj__p" onSubmit={submit}>
      <StatusPart draft={draft} change={change} saved={!form.dirty} />
      <section aria-label={text.signaturer}>
        <h2>{text.signaturer}</h2>
        <SignaturValg
          tekst={text.pc}
          verdi={draft.signaturePC}
          onChange={signaturePC => change({ signaturePC })}
        />
        <SignaturValg
          tekst={text.rh}
          verdi={draft.signatureRH}
          onChange={signatureRH => change({ signatureRH })}
        />
      </section>
      <KlausulPart draft={draft} change={change} />
      <VurderingFacts dokument={dokument} />
      <HistorikkSection id={dokument._id} />
      <footer className="gj__f">
        {form.error !== null && (
          <Alert variant="error" size="small">
            {text.lagreFeilet} {form.error}
          </Alert>
        )}
        <Button size="small" type="submit" variant="secondary" disabled={!form.dirty} loading={form.saving}>
          {text.lagre}
        </Button>
        {neste !== null && (
          <Button
            size="small"
            type="button"
            icon={<ArrowRightIcon aria-hidden />}
            iconPosition="right"
            disabled={form.saving}
            onClick={saveAndGo}
          >
            {text.lagreOgNeste}
          </Button>
        )}
        <span className="aksel-sr-only" role="status">
          {form.saved ? text.lagretMelding : ''}
        </span>
      </footer>
      <UnsavedGuard dirty={form.dirty} />
      {form.conflict !== null && (
        <KonfliktDialog
          rader={vurderingConflict(draft, form.conflict)}
          busy={form.saving}
          onKeep={form.keepMine}
          onUse={form.useTheirs}
          onClose={form.closeConflict}
        />
      )}
    </form>
  )
}

/** Leaves once the saved form is drawn: before that, the guard still sees unsaved changes and would ask. */
function useLeave(dirty: boolean) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const [target, setTarget] = useState<string | null>(null)
  useEffect(() => {
    if (target !== null && !dirty) void navigate(target, { replace: true, state, preventScrollReset: true })
  }, [target, dirty, state, navigate])
  return setTarget
}

type PartProps = { draft: VurderingDraft; change: (part: Partial<VurderingDraft>) => void }

function StatusPart({ draft, change, saved }: PartProps & { saved: boolean }) {
  const [editing, setEditing] = useState(false)
  const { navn, kjent } = describeStatus(draft.status)
  return (
    <section aria-label={text.status}>
      <div className="gj__o">
        <h2>{text.status}</h2>
        <SavedMark saved={saved} />
      </div>
      <Select
        label={text.status}
        hideLabel
        size="small"
        value={navn}
        onChange={event => change({ status: event.target.value })}
      >
        {kjent === null && <option>{navn}</option>}
        {statusnavn.map(name => (
          <option key={name}>{name}</option>
        ))}
      </Select>
      <Textarea
        size="small"
        label={text.kommentar}
        minRows={2}
        maxRows={8}
        value={draft.status_comment}
        onChange={event => change({ status_comment: event.target.value })}
      />
      <p className="rp-dus">{text.epost}</p>
      <Button
        type="button"
        size="xsmall"
        variant="tertiary"
        icon={<PencilIcon aria-hidden />}
        onClick={() => setEditing(true)}
      >
        {text.redigerStatus}
      </Button>
      {editing && (
        <StatusDialog
          status={navn}
          comment={draft.status_comment}
          onSave={(status, status_comment) => change({ status, status_comment })}
          onClose={() => setEditing(false)}
        />
      )}
    </section>
  )
}

function KlausulPart({ draft, change }: PartProps) {
  const [editing, setEditing] = useState(false)
  const { status, comment } = draft.rettighetsklausuler
  return (
    <section aria-label={text.klausuler}>
      <h2>{text.klausuler}</h2>
      <ul className="indikatorer">
        <RettighetIndikator verdi={status} />
      </ul>
      <p className={comment.trim() === '' ? 'rp-dus' : 'gj__kl'}>{comment.trim() || text.ingenKommentar}</p>
      <Button
        type="button"
        size="xsmall"
        variant="tertiary"
        icon={<PencilIcon aria-hidden />}
        onClick={() => setEditing(true)}
      >
        {text.redigerKlausuler}
      </Button>
      {editing && (
        <KlausulDialog
          value={draft.rettighetsklausuler}
          onSave={rettighetsklausuler => change({ rettighetsklausuler })}
          onClose={() => setEditing(false)}
        />
      )}
    </section>
  )
}
