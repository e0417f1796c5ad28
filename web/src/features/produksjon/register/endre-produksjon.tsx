import { Button } from '@navikt/ds-react/Button'
import { Textarea } from '@navikt/ds-react/Textarea'
import { Heading } from '@navikt/ds-react/Typography'
import type { ProduksjonRad } from '@rp/contract/produksjon'
import { type FormEvent, useState } from 'react'
import { ApiError } from '../../../platform/api.ts'
import { ConflictDialog } from '../../../ui/conflict-dialog.tsx'
import { MessageDialog } from '../../../ui/dialog.tsx'
import { SavedMark } from '../../../ui/saved-mark.tsx'
import { UnsavedGuard } from '../../../ui/unsaved-guard.tsx'
import { faultText, findFaults, type NyProduksjonFelt } from '../ny-produksjon.ts'
import { ProduksjonFelter } from '../produksjon-felter.tsx'
import { formText as text } from './register.text.ts'
import { RettTittel } from './rett-tittel.tsx'
import { useProduksjonForm } from './use-produksjon-form.ts'

/** The fields of one production. The title is read-only (specification, section 5) and corrected by an act of its own. */
export function EndreProduksjon({
  produksjon,
  onDelete,
}: {
  produksjon: ProduksjonRad
  onDelete: () => void
}) {
  const form = useProduksjonForm(produksjon)
  const [tried, setTried] = useState(false)
  const [correcting, setCorrecting] = useState(false)
  const faults = findFaults(form.utkast)
  const errorOf = (felt: NyProduksjonFelt) => {
    const fault = tried ? faults[felt] : undefined
    return fault && faultText[fault]
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const [first] = Object.keys(faults)
    if (first !== undefined) document.getElementById(`prod-${first}`)?.focus()
    else if (form.dirty) form.save()
  }
  return (
    <>
      <form onSubmit={save} noValidate className="register__felt">
        <div className="register__hode">
          <Heading level="2" size="small">
            {text.opplysninger}
          </Heading>
          <SavedMark saved={!form.dirty} />
        </div>
        <ProduksjonFelter
          prefix="prod"
          ny={form.utkast}
          change={form.change}
          errorOf={errorOf}
          titleLocked
          afterTitle={
            <Button type="button" size="small" variant="tertiary" onClick={() => setCorrecting(true)}>
              {text.rettTittel}
            </Button>
          }
        />
        <Textarea
          id="prod-Bruk"
          size="small"
          label={text.bruk}
          description={text.brukHint}
          minRows={2}
          value={form.utkast.Bruk}
          onChange={event => form.change({ Bruk: event.target.value })}
        />
        <div className="register__knapper">
          <Button type="submit" disabled={!form.dirty} loading={form.saving}>
            {text.lagre}
          </Button>
          <Button type="button" variant="tertiary" data-color="danger" onClick={onDelete}>
            {text.slett}
          </Button>
        </div>
        <p role="status" className="register__melding">
          {form.saved && text.lagret}
        </p>
      </form>
      {correcting && (
        <RettTittel
          produksjon={produksjon}
          onClose={() => setCorrecting(false)}
          onSaved={next => form.takeOver(next)}
        />
      )}
      <Dialogs form={form} />
      <UnsavedGuard dirty={form.dirty} />
    </>
  )
}

function Dialogs({ form }: { form: ReturnType<typeof useProduksjonForm> }) {
  const { failure } = form
  const offline = failure instanceof ApiError && failure.code === 'nettverk'
  return (
    <>
      <MessageDialog
        open={failure !== null}
        heading={offline ? text.lagreNettFeilet : text.lagreFeilet}
        onClose={form.forget}
      >
        <p>
          {failure?.message} {text.staarHer}
        </p>
      </MessageDialog>
      {form.conflictRows !== null && (
        <ConflictDialog
          hva={text.produksjonen}
          av={form.conflictBy}
          rows={form.conflictRows}
          busy={form.saving}
          onKeep={form.keepMine}
          onUse={form.useTheirs}
          onClose={form.closeConflict}
        />
      )}
    </>
  )
}
