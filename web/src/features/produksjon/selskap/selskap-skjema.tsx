import { Button } from '@navikt/ds-react/Button'
import { selskapKolonner } from '@rp/contract/produksjon'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { MessageDialog } from '../../../ui/dialog.tsx'
import { SavedMark } from '../../../ui/saved-mark.tsx'
import { UnsavedGuard } from '../../../ui/unsaved-guard.tsx'
import { TilEksisterende } from '../til-eksisterende.tsx'
import { formText as text } from './selskap.text.ts'
import { SelskapFelter } from './selskap-felter.tsx'
import { findFaults, type SelskapFelt, type SelskapUtkast, toldFaults } from './selskap-form.ts'

type Props = {
  /** What is stored: an old fault in it does not stand in the way of other changes. */
  base?: SelskapUtkast
  utkast: SelskapUtkast
  onChange: (utkast: SelskapUtkast) => void
  isNew: boolean
  dirty?: boolean
  busy: boolean
  /** Why the server did not save it. */
  error: Error | null
  onErrorSeen: () => void
  onSave: () => Promise<boolean>
  onDelete?: () => void
  /** Above the fields. */
  notice?: ReactNode
}

const focus = (felt: SelskapFelt | undefined) =>
  felt !== undefined && document.getElementById(`selskap-${felt}`)?.focus()

/** The form of a company. What the server refuses stands at its field; what has no field is said in a dialog. */
export function SelskapSkjema(props: Props) {
  const { base, utkast, onChange, isNew, dirty = true, busy, error, onErrorSeen, onSave, onDelete } = props
  const [tried, setTried] = useState(false)
  const faults = findFaults(utkast, base)
  const told = toldFaults(error)
  const first = selskapKolonner.find(felt => faults[felt] !== undefined)
  useEffect(() => {
    const refused = toldFaults(error)
    focus(selskapKolonner.find(felt => refused[felt] !== undefined))
  }, [error])
  const send = async (event?: FormEvent) => {
    event?.preventDefault()
    setTried(true)
    focus(first)
    return first === undefined && dirty && onSave()
  }
  const change = (next: SelskapUtkast) => {
    onChange(next)
    if (selskapKolonner.some(felt => told[felt] !== undefined && next[felt] !== utkast[felt])) onErrorSeen()
  }
  return (
    <form className="card stack gap-20" onSubmit={send} noValidate>
      {!isNew && (
        <div className="row spread gap-16">
          <SavedMark saved={!dirty} />
        </div>
      )}
      {props.notice}
      <SelskapFelter
        utkast={utkast}
        onChange={change}
        errorOf={felt => {
          if (tried && faults[felt] !== undefined) return faults[felt]
          return told[felt] && [told[felt], ' ', <TilEksisterende key="til" error={error} />]
        }}
        isNew={isNew}
      />
      <div className="row spread">
        <Button type="submit" loading={busy} disabled={!dirty}>
          {isNew ? text.opprett : text.lagre}
        </Button>
        {onDelete && (
          <Button type="button" variant="tertiary" data-color="danger" onClick={onDelete}>
            {text.slett}
          </Button>
        )}
      </div>
      <MessageDialog
        open={error !== null && Object.keys(told).length === 0}
        heading={text.lagreFeilet}
        onClose={onErrorSeen}
      >
        <p>
          {error?.message} {text.staarHer}
        </p>
      </MessageDialog>
      {!isNew && <UnsavedGuard dirty={dirty} onSave={send} />}
    </form>
  )
}
