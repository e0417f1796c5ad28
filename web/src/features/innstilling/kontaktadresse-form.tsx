import type { Innstillinger } from '@rp/contract/innstilling'
import { TextField } from '../../ui/text-field.tsx'
import { kontaktadresseText as text } from './innstilling.text.ts'
import { InnstillingForm } from './innstilling-form.tsx'
import { useVerdi } from './use-verdi.ts'

/** The address that members write to: on the screens, in the mails, and where their cases are sent. */
export function KontaktadresseForm({ alle }: { alle: Innstillinger }) {
  const form = useVerdi('kontaktadresse', alle)
  return (
    <InnstillingForm tittel={text.tittel} hjelp={<p>{text.hjelp}</p>} form={form}>
      <TextField
        size="small"
        className="width-m"
        id={form.idOf('')}
        label={text.felt}
        type="email"
        maxLength={254}
        value={form.utkast}
        error={form.errorOf('')}
        onChange={event => form.change(event.target.value)}
      />
    </InnstillingForm>
  )
}
