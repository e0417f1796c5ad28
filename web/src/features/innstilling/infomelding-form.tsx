import { Switch } from '@navikt/ds-react/Switch'
import { Textarea } from '@navikt/ds-react/Textarea'
import type { Innstillinger } from '@rp/contract/innstilling'
import { SafeText } from '../../ui/safe-text.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { infomeldingText as text } from './innstilling.text.ts'
import { InnstillingForm } from './innstilling-form.tsx'
import { useVerdi } from './use-verdi.ts'

/** What members are told once per browser session. */
export function InfomeldingForm({ alle }: { alle: Innstillinger }) {
  const form = useVerdi('infomelding', alle)
  const { utkast, change } = form
  return (
    <InnstillingForm tittel={text.tittel} hjelp={<p>{text.hjelp}</p>} form={form}>
      <Switch
        size="small"
        checked={utkast.paa}
        onChange={event => change({ ...utkast, paa: event.target.checked })}
      >
        {text.paa}
      </Switch>
      <TextField
        size="small"
        id={form.idOf('tittel')}
        label={text.overskrift}
        maxLength={120}
        value={utkast.tittel}
        error={form.errorOf('tittel')}
        onChange={event => change({ ...utkast, tittel: event.target.value })}
      />
      <Textarea
        size="small"
        id={form.idOf('tekst')}
        label={text.tekst}
        description={text.tekstHjelp}
        minRows={5}
        value={utkast.tekst}
        error={form.errorOf('tekst')}
        onChange={event => change({ ...utkast, tekst: event.target.value })}
      />
      <section className="innst__panel stack gap-8" aria-label={text.visning} data-av={!utkast.paa}>
        <h3>{text.visning}</h3>
        {utkast.paa ? (
          <div className="card stack gap-8 anywhere width-m">
            <strong>{utkast.tittel}</strong>
            <SafeText text={utkast.tekst} />
          </div>
        ) : (
          <p>{text.av}</p>
        )}
      </section>
    </InnstillingForm>
  )
}
