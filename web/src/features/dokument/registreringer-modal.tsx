import { Button } from '@navikt/ds-react/Button'
import { Modal } from '@navikt/ds-react/Modal'
import { TextField } from '@navikt/ds-react/TextField'
import type { Dokument } from '@rp/contract/dokument'
import { isFilled } from '@rp/contract/dokument-mangler'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef } from 'react'
import type { IsGiven } from '../../platform/versioned-form.ts'
import { FormConflict } from '../../ui/conflict-dialog.tsx'
import { Failure, Told } from '../../ui/failure.tsx'
import { BackGuard, LeaveQuestion } from '../../ui/unsaved-guard.tsx'
import { useLeaveQuestion } from '../../ui/use-leave-question.ts'
import { Produksjonsnavn } from './dokument.parts.tsx'
import { refreshDokument } from './dokument.queries.ts'
import { formText, registreringerText as text } from './dokument.text.ts'
import { type DokumentForm, useDokumentForm } from './dokument-draft.parts.ts'
import { LockedNotice } from './dokument-locked.tsx'
import { areEpisoderFree, type Episodeutkast, episoderShape } from './registrering/episoder-shape.ts'
import { checkEpisoder } from './registrering/registrering.ts'
import {
  describeList,
  findInvalid,
  type Registreringsutkast,
  reduceRegistreringer,
  toUtkast,
} from './registrering/registrering-draft.parts.ts'
import './registreringer-modal.css'

type Props = { dokument: Dokument; onClose: () => void; onDetails: () => void }

/** What somebody else did to the document leaves the numbers that are changed here as they were: then there is nothing to choose. */
const isFree =
  (mine: Episodeutkast): IsGiven<Dokument> =>
  async (present, from) =>
    areEpisoderFree(mine, episoderShape.toDraft(from), episoderShape.toDraft(present))

/** 'Registreringer': the number of episodes can be changed here and is saved alone; the rest is changed in the details. */
export function RegistreringerModal({ dokument, onClose, onDetails }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const client = useQueryClient()
  const form = useDokumentForm(dokument, episoderShape)
  const list = dokument.laast ? toUtkast(dokument.ansiennitet) : form.draft.ansiennitet
  const entries = list.filter(isFilled)
  const valid = findInvalid(list) === undefined
  const leaving = useLeaveQuestion(dialog, form.dirty && !dokument.laast)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!valid || !form.dirty) return
    // What is stored now, in row, form and viewer (specification, section 7).
    if (await form.save({ isGiven: isFree(form.draft) })) await refreshDokument(client, dokument._id)
  }
  const type = (id: string, skrevet: string) =>
    form.change({ ansiennitet: reduceRegistreringer(list, { type: 'episoder_skrevet', id, skrevet }) })

  return (
    <>
      <Modal
        ref={dialog}
        open
        width="medium"
        onBeforeClose={leaving.mayClose}
        onClose={onClose}
        header={{ heading: text.overskrift, size: 'small' }}
      >
        <form onSubmit={save} noValidate>
          <Modal.Body>
            {entries.length === 0 && <p>{text.ingen}</p>}
            <fieldset className="skjema__felter" disabled={dokument.laast}>
              <ol className="lines under-16">
                {entries.map(entry => (
                  <Entry key={entry.id} entry={entry} onType={value => type(entry.id, value)} />
                ))}
              </ol>
            </fieldset>
            <Failure error={form.error} before={text.feilet} />
            <Told>{form.saved && text.lagret}</Told>
            {dokument.laast ? <LockedNotice /> : <p className="rp-dus">{text.hint}</p>}
          </Modal.Body>
          <Modal.Footer>
            {entries.length > 0 && (
              <Button type="submit" disabled={!form.dirty || !valid} loading={form.saving}>
                {text.lagre}
              </Button>
            )}
            <Button type="button" variant="secondary" onClick={() => leaving.ask(onDetails)}>
              {text.seDetaljer}
            </Button>
            <Button type="button" variant="tertiary" onClick={leaving.close}>
              {text.lukk}
            </Button>
          </Modal.Footer>
        </form>
      </Modal>
      <LeaveQuestion {...leaving.question} />
      <BackGuard dirty={form.dirty && !dokument.laast} />
      <Conflict form={form} />
    </>
  )
}

/** The registrations were changed elsewhere: shows what would be stored either way. */
function Conflict({ form }: { form: DokumentForm<Episodeutkast> }) {
  const rows = (present: Dokument) => {
    const theirs = episoderShape.toDraft(present)
    const kept = episoderShape.rebase(form.draft, form.original, theirs)
    return [
      {
        navn: formText.registreringer,
        min: describeList(kept.ansiennitet),
        deres: describeList(theirs.ansiennitet),
      },
    ]
  }
  return <FormConflict form={form} hva={formText.dokumentet} rows={rows} />
}

type EntryProps = { entry: Registreringsutkast; onType: (value: string) => void }

function Entry({ entry, onType }: EntryProps) {
  const { episoderTotalt: total, skrevet: value } = entry
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
      <div className="regmodal__ep line top gap-8 type-3">
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
        <p className="type-3 rp-full mangler">{text.overTotal(total)}</p>
      )}
    </li>
  )
}
