import { Button } from '@navikt/ds-react/Button'
import { Textarea } from '@navikt/ds-react/Textarea'
import { Heading } from '@navikt/ds-react/Typography'
import type { ProduksjonRad } from '@rp/contract/produksjon'
import { type FormEvent, useState } from 'react'
import { ApiError } from '../../../platform/api.ts'
import { useVersionedForm } from '../../../platform/versioned-form.ts'
import { FormConflict } from '../../../ui/conflict-dialog.tsx'
import { conflictRows } from '../../../ui/conflict-rows.ts'
import { MessageDialog } from '../../../ui/dialog.tsx'
import { KeptDraftMessage } from '../../../ui/kept-draft-message.tsx'
import { SavedMark } from '../../../ui/saved-mark.tsx'
import { UnsavedGuard } from '../../../ui/unsaved-guard.tsx'
import { faultText, findFaults, type NyProduksjonFelt } from '../ny-produksjon.ts'
import { ProduksjonFelter } from '../produksjon-felter.tsx'
import { produksjonFelt, produksjonShape } from './produksjon-utkast.ts'
import { useUpdateProduksjon } from './register.queries.ts'
import { formText as text } from './register.text.ts'
import { RettTittel } from './rett-tittel.tsx'

/** The fields of one production. The title is read-only (specification, section 5) and corrected by an act of its own. */
export function EndreProduksjon({
  produksjon,
  onDelete,
}: {
  produksjon: ProduksjonRad
  onDelete: () => void
}) {
  const form = useVersionedForm(produksjon, produksjonShape, useUpdateProduksjon(produksjon._id))
  const [tried, setTried] = useState(false)
  const [correcting, setCorrecting] = useState(false)
  const faults = findFaults(form.draft)
  const errorOf = (felt: NyProduksjonFelt) => {
    const fault = tried ? faults[felt] : undefined
    return fault && faultText[fault]
  }
  const save = async (event?: FormEvent) => {
    event?.preventDefault()
    setTried(true)
    const [first] = Object.keys(faults)
    if (first !== undefined) document.getElementById(`prod-${first}`)?.focus()
    return first === undefined && form.dirty && form.save()
  }
  return (
    <>
      <form onSubmit={save} noValidate className="stack gap-20">
        <div className="row spread gap-16">
          <Heading level="2" size="small">
            {text.opplysninger}
          </Heading>
          <SavedMark saved={!form.dirty} />
        </div>
        <KeptDraftMessage form={form} />
        <ProduksjonFelter
          prefix="prod"
          ny={form.draft}
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
          value={form.draft.Bruk}
          onChange={event => form.change({ Bruk: event.target.value })}
        />
        <div className="row spread">
          <Button type="submit" disabled={!form.dirty} loading={form.saving}>
            {text.lagre}
          </Button>
          <Button type="button" variant="tertiary" data-color="danger" onClick={onDelete}>
            {text.slett}
          </Button>
        </div>
        <p role="status" className="under-8">
          {form.saved && text.lagret}
        </p>
      </form>
      {correcting && (
        <RettTittel produksjon={produksjon} onClose={() => setCorrecting(false)} onSaved={form.takeOver} />
      )}
      <SaveFailure error={form.failure} onClose={form.forgetError} />
      <FormConflict
        form={form}
        hva={text.produksjonen}
        rows={present => conflictRows(form, produksjonShape, produksjonFelt, present)}
      />
      <UnsavedGuard dirty={form.dirty} onSave={save} />
    </>
  )
}

function SaveFailure({ error, onClose }: { error: Error | null; onClose: () => void }) {
  const offline = error instanceof ApiError && error.code === 'nettverk'
  return (
    <MessageDialog
      open={error !== null}
      heading={offline ? text.lagreNettFeilet : text.lagreFeilet}
      onClose={onClose}
    >
      <p>
        {error?.message} {text.staarHer}
      </p>
    </MessageDialog>
  )
}
