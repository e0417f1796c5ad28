import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { Textarea } from '@navikt/ds-react/Textarea'
import { TextField } from '@navikt/ds-react/TextField'
import { Heading } from '@navikt/ds-react/Typography'
import type { HelPlan } from '@rp/contract/fordelingsplan'
import type { Planinnhold } from '@rp/contract/planinnhold'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { readDag } from '../../../platform/read-dag.ts'
import { useVersionedForm } from '../../../platform/versioned-form.ts'
import { FormConflict } from '../../../ui/conflict-dialog.tsx'
import { MessageDialog } from '../../../ui/dialog.tsx'
import { KeptDraftMessage } from '../../../ui/kept-draft-message.tsx'
import { SavedMark } from '../../../ui/saved-mark.tsx'
import { UnsavedGuard } from '../../../ui/unsaved-guard.tsx'
import { useFirstFault } from '../../../ui/use-first-fault.ts'
import { useSavePlan } from './plan.queries.ts'
import { text } from './plan.text.ts'
import { differences, isSendable, planShape, readVedtatt } from './plan-utkast.ts'
import { MediehusFelter, SatsFelter } from './sats-felter.tsx'
import { VerkstypeFelter } from './verkstype-felter.tsx'

type Props = { plan: HelPlan; onContent: (innhold: Planinnhold) => void; footer: ReactNode }

/** All that a plan says; to be read alone once a run has used it. */
export function PlanForm({ plan, onContent, footer }: Props) {
  const form = usePlanForm(plan)
  const { innhold } = form.draft
  const locked = plan.laast !== null
  useEffect(() => onContent(innhold), [innhold, onContent])
  const toFault = useFirstFault()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.save()
  }
  const change = (part: Partial<Planinnhold>) => form.change({ innhold: { ...innhold, ...part } })
  return (
    <>
      <form
        key={`${form.round} ${locked}`}
        noValidate
        {...toFault}
        onSubmit={submit}
        className="stack gap-20"
      >
        <fieldset disabled={locked} className="stack gap-20">
          <KeptDraftMessage form={form} />
          <Vedtak form={form} locked={locked} />
          <section className="card stack gap-20">
            <Heading level="2" size="small">
              {text.satser.tittel}
            </Heading>
            <SatsFelter innhold={innhold} change={change} />
            <MediehusFelter innhold={innhold} change={change} />
          </section>
          <section className="card stack gap-20">
            <Heading level="2" size="small">
              {text.verkstype.tittel}
            </Heading>
            {innhold.verkstyper.map((one, index) => (
              <VerkstypeFelter
                key={one.verkstype}
                plan={one}
                change={next => change({ verkstyper: innhold.verkstyper.with(index, next) })}
              />
            ))}
          </section>
        </fieldset>
        {form.refused && (
          <Alert variant="warning" size="small" role="alert">
            {text.retteFoerst}
          </Alert>
        )}
        <div className="row gap-8">
          {!locked && (
            <Button type="submit" loading={form.saving}>
              {text.lagre}
            </Button>
          )}
          {footer}
        </div>
        <p role="status">{form.saved && text.lagret}</p>
      </form>
      <MessageDialog open={form.failure !== null} heading={text.lagreFeilet} onClose={form.forgetError}>
        <p>
          {form.error} {text.staarHer}
        </p>
      </MessageDialog>
      <FormConflict form={form} hva={text.planen} rows={present => differences(form, present)} />
      <UnsavedGuard dirty={form.dirty} onSave={form.save} />
    </>
  )
}

type FormProps = { form: ReturnType<typeof usePlanForm> }

/** A plan that a run has used stands as it is stored. */
function usePlanForm(plan: HelPlan) {
  const form = useVersionedForm(plan, planShape, useSavePlan(plan._id))
  const [tried, setTried] = useState(false)
  const sendable = isSendable(form.draft)
  return {
    ...form,
    ...(plan.laast !== null && { draft: planShape.toDraft(plan), dirty: false }),
    /** A save was tried while a field held what cannot be sent. */
    refused: tried && !sendable,
    save: async () => {
      setTried(true)
      return sendable && form.save()
    },
  }
}

function Vedtak({ form, locked }: FormProps & { locked: boolean }) {
  const { vedtatt, endring } = form.draft
  const wrong = readVedtatt(vedtatt) === undefined
  return (
    <section className="card stack gap-20">
      <div className="row spread gap-8">
        <Heading level="2" size="small">
          {text.vedtak}
        </Heading>
        {!locked && <SavedMark saved={!form.dirty} />}
      </div>
      <TextField
        size="small"
        label={text.felt.vedtatt}
        description={text.felt.vedtattHjelp}
        value={vedtatt}
        error={form.refused && wrong ? readDag(vedtatt).feil : undefined}
        className="width-m"
        onChange={({ target }) => form.change({ vedtatt: target.value })}
      />
      <Textarea
        size="small"
        label={text.felt.endring}
        value={endring}
        maxLength={2000}
        minRows={2}
        onChange={({ target }) => form.change({ endring: target.value })}
      />
    </section>
  )
}
