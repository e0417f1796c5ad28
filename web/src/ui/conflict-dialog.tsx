import { Button } from '@navikt/ds-react/Button'
import { Modal } from '@navikt/ds-react/Modal'
import './conflict-dialog.css'
import { describeConflict, type SavedBy, conflictText as text } from './conflict-dialog.text.ts'
import { beginHere, DialogBody } from './dialog.tsx'

/** One field in which the person's version and the saved one differ. */
export type ConflictRow = {
  navn: string
  min: string
  deres: string
  /** Only the other one has changed it: it stays, whatever is chosen. */
  bareDeres?: boolean
}

type Props = {
  /** What was saved, in its definite form: 'planen'. */
  hva: string
  /** Who saved it, where the server says it. */
  av: SavedBy | null
  rows: readonly ConflictRow[]
  busy: boolean
  onKeep: () => void
  onUse: () => void
  onClose: () => void
}

/** Somebody else saved first: shows both versions of what differs and lets the person choose. Nothing is overwritten unseen. */
export function ConflictDialog({ hva, av, rows, busy, onKeep, onUse, onClose }: Props) {
  return (
    <Modal
      open
      role="alertdialog"
      width="medium"
      onClose={onClose}
      header={{ heading: describeConflict(hva, av), closeButton: false, size: 'small' }}
    >
      <DialogBody>
        <p>{text.innledning}</p>
        <dl className="konflikt stack gap-16 over-16">
          {rows.map(row => (
            <div key={row.navn} className="stack columns">
              <dt className="span">{row.navn}</dt>
              <dd className="frame anywhere">
                <small>{row.bareDeres ? text.foer : text.min}</small>
                {row.min || text.tomt}
              </dd>
              <dd className="frame anywhere">
                <small>{text.deres}</small>
                {row.deres || text.tomt}
                {row.bareDeres && <small>{text.blirMed}</small>}
              </dd>
            </div>
          ))}
        </dl>
      </DialogBody>
      <Modal.Footer>
        <Button loading={busy} onClick={onKeep}>
          {text.behold}
        </Button>
        <Button variant="secondary" onClick={onUse}>
          {text.bruk}
        </Button>
        {/* Who saved with Enter, and holds it a moment, must not choose by that. */}
        <Button ref={beginHere} variant="tertiary" onClick={onClose}>
          {text.avbryt}
        </Button>
      </Modal.Footer>
    </Modal>
  )
}

type ConflictForm<Stored> = {
  conflict: Stored | null
  conflictBy: SavedBy | null
  saving: boolean
  keepMine: () => void
  useTheirs: () => void
  closeConflict: () => void
}
type FormConflictProps<Stored> = {
  form: ConflictForm<Stored>
  hva: string
  rows: (theirs: Stored) => readonly ConflictRow[]
}

/** The question of a form with a stored version, while somebody else's version waits for an answer. */
export function FormConflict<Stored>({ form, hva, rows }: FormConflictProps<Stored>) {
  if (form.conflict === null) return null
  return (
    <ConflictDialog
      hva={hva}
      av={form.conflictBy}
      rows={rows(form.conflict)}
      busy={form.saving}
      onKeep={form.keepMine}
      onUse={form.useTheirs}
      onClose={form.closeConflict}
    />
  )
}
