import { Radio, RadioGroup } from '@navikt/ds-react/Radio'
import { type Faglistevalg, faglisteFor } from '@rp/contract/fagfunksjon'
import { faglistevalg, type Innstillinger } from '@rp/contract/innstilling'
import { verkstyper } from '@rp/contract/produksjon'
import { faglisteText as text } from './innstilling.text.ts'
import { InnstillingForm } from './innstilling-form.tsx'
import { useVerdi } from './use-verdi.ts'

/** Which list of functions a work type offers (decision 0006). */
export function FaglisteForm({ alle }: { alle: Innstillinger }) {
  const form = useVerdi('fagliste', alle)
  return (
    <InnstillingForm
      tittel={text.tittel}
      form={form}
      hjelp={text.hjelp.map(line => <p key={line}>{line}</p>)}
    >
      <RadioGroup
        size="small"
        id={form.idOf('')}
        legend={text.valg}
        value={form.utkast}
        error={form.errorOf('')}
        onChange={(value: Faglistevalg) => form.change(value)}
      >
        {faglistevalg.map(valg => (
          <Radio key={valg} value={valg} description={text.forklaring[valg]}>
            {text.navn[valg]}
          </Radio>
        ))}
      </RadioGroup>
      <section className="innst__panel stack gap-8" aria-label={text.slik}>
        <h3>{text.slik}</h3>
        <dl className="facts">
          {verkstyper.map(verkstype => (
            <div key={verkstype}>
              <dt>{verkstype}</dt>
              <dd>{text.liste[faglisteFor(verkstype, form.utkast)]}</dd>
            </div>
          ))}
        </dl>
      </section>
    </InnstillingForm>
  )
}
