import { Button } from '@navikt/ds-react/Button'
import { Heading } from '@navikt/ds-react/Typography'
import { type ReactNode, useState } from 'react'
import { formatDateTime } from '../../platform/format.ts'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { FormConflict } from '../../ui/conflict-dialog.tsx'
import { Failure } from '../../ui/failure.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { KeptDraftMessage } from '../../ui/kept-draft-message.tsx'
import { SavedMark } from '../../ui/saved-mark.tsx'
import { UnsavedGuard } from '../../ui/unsaved-guard.tsx'
import { Historikk } from '../historikk/historikk.parts.tsx'
import { text } from './innstilling.text.ts'
import type { Innstillingsform } from './use-innstilling.ts'
import { verdiRows } from './verdi-rows.ts'

type Props<T> = {
  tittel: string
  hjelp: ReactNode
  form: Innstillingsform<T>
  children: ReactNode
  /** Beside the buttons. */
  handlinger?: ReactNode
}

/** One form of the settings: what it is, LAGRET / IKKE LAGRET, the fields, Lagre and Tilbakestill, and who changed it last. */
export function InnstillingForm<T>({ tittel, hjelp, form, children, handlinger }: Props<T>) {
  const id = `innstilling-${form.navn}`
  return (
    <section className="card stack gap-20 width-xl" aria-labelledby={id}>
      <form noValidate onSubmit={form.save} className="stack gap-20">
        <div className="line">
          <Heading level="2" size="small" id={id}>
            {tittel}
          </Heading>
          <SavedMark saved={!form.dirty} />
        </div>
        <div className="rp-dus stack gap-8 prose">{hjelp}</div>
        <KeptDraftMessage form={form} />
        <FormErrors
          attempt={form.attempt}
          errors={form.errors.map(([felt, message]) => ({ id: form.idOf(felt), message }))}
        />
        {children}
        <Failure error={form.failure} />
        <div className="row gap-8">
          <Button size="small" disabled={!form.dirty} loading={form.busy}>
            {text.lagre}
          </Button>
          {handlinger}
          <Reset form={form} tittel={tittel} />
        </div>
        <p role="status">
          {form.done === 'lagret' && text.lagret}
          {form.done === 'tilbakestilt' && text.tilbakestilt}
        </p>
      </form>
      <LastChange {...form.base} />
      <UnsavedGuard dirty={form.dirty} onSave={form.save} />
      <FormConflict
        form={form}
        hva={text.innstillingen}
        rows={({ verdi }) => verdiRows(form, tittel, verdi)}
      />
    </section>
  )
}

/** Back to what came with the portal; only where staff have set something else. */
function Reset<T>({ form, tittel }: { form: Innstillingsform<T>; tittel: string }) {
  if (!form.base.satt) return null
  return (
    <ConfirmButton
      size="small"
      variant="tertiary"
      disabled={form.busy}
      label={text.tilbakestill}
      heading={text.tilbakestillTittel(tittel)}
      busy={false}
      onConfirm={form.tilbakestill}
    >
      {text.tilbakestillTekst}
    </ConfirmButton>
  )
}

type LastChangeProps = { endret: { tid: string; hvem: string } | null; id: string | null }

/** Who changed it last, and the whole history for those who ask. */
export function LastChange({ endret, id }: LastChangeProps) {
  const [open, setOpen] = useState(false)
  return (
    <div className="rp-dus stack gap-8 ruled">
      <p>
        {endret ? text.sistEndret(endret.hvem, formatDateTime(endret.tid)) : text.uendret}{' '}
        {id !== null && (
          <Button
            type="button"
            size="xsmall"
            variant="tertiary"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {open ? text.skjulHistorikk : text.visHistorikk}
          </Button>
        )}
      </p>
      {open && id !== null && <Historikk entitet="innstilling" id={id} />}
    </div>
  )
}
