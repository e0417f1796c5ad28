import { TextField } from '@navikt/ds-react/TextField'
import type { Innstillinger } from '@rp/contract/innstilling'
import { svarfristText as text } from './innstilling.text.ts'
import { InnstillingForm } from './innstilling-form.tsx'
import { readNumber } from './read-number.ts'
import { useVerdi } from './use-verdi.ts'

/** How long a member waits for an answer before the case is over its deadline. */
export function SvarfristForm({ alle }: { alle: Innstillinger }) {
  const form = useVerdi('svarfrist', alle)
  return (
    <InnstillingForm tittel={text.tittel} hjelp={<p>{text.hjelp}</p>} form={form}>
      <TextField
        size="small"
        className="width-m"
        id={form.idOf('')}
        label={text.felt}
        inputMode="numeric"
        value={Number.isNaN(form.utkast) ? '' : String(form.utkast)}
        error={form.errorOf('')}
        onChange={event => form.change(readNumber(event.target.value))}
      />
    </InnstillingForm>
  )
}
