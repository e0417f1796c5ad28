import { Fieldset } from '@navikt/ds-react/Fieldset'
import { Switch } from '@navikt/ds-react/Switch'
import { Textarea } from '@navikt/ds-react/Textarea'
import { TextField } from '@navikt/ds-react/TextField'
import type { Innstillinger, Paaminnelsesregel } from '@rp/contract/innstilling'
import { type Paaminnelsestatus, paaminnelsestatuser } from '@rp/contract/status'
import { Link } from 'react-router'
import { paaminnelserText as text } from './innstilling.text.ts'
import { InnstillingForm } from './innstilling-form.tsx'
import { readNumber } from './read-number.ts'
import type { Innstillingsform } from './use-innstilling.ts'
import { useVerdi } from './use-verdi.ts'

type Regler = Record<Paaminnelsestatus, Paaminnelsesregel>

/** When members are reminded of what waits for them. */
export function PaaminnelserForm({ alle }: { alle: Innstillinger }) {
  const form = useVerdi('paaminnelser', alle)
  return (
    <InnstillingForm
      tittel={text.tittel}
      form={form}
      hjelp={
        <>
          {text.hjelp.map(line => (
            <p key={line}>{line}</p>
          ))}
          <p>
            <Link className="rp-trykk" to="/admin/innstillinger/brev/paaminnelse">
              {text.tilBrevet}
            </Link>
          </p>
        </>
      }
    >
      {paaminnelsestatuser.map(status => (
        <div key={status} className="ruled">
          <Rule status={status} form={form} />
        </div>
      ))}
    </InnstillingForm>
  )
}

const numbers = ['foerste', 'igjen', 'hoeyst'] as const

function Rule({ status, form }: { status: Paaminnelsestatus; form: Innstillingsform<Regler> }) {
  const regel = form.utkast[status]
  const set = (part: Partial<Paaminnelsesregel>) =>
    form.change({ ...form.utkast, [status]: { ...regel, ...part } })
  const field = (felt: string) => ({
    size: 'small' as const,
    id: form.idOf(`${status}.${felt}`),
    error: form.errorOf(`${status}.${felt}`),
  })
  return (
    <Fieldset size="small" legend={status} className="stack">
      <Switch size="small" checked={regel.paa} onChange={event => set({ paa: event.target.checked })}>
        {text.paa}
        <span className="aksel-sr-only"> {status}</span>
      </Switch>
      <div className="row bottom">
        {numbers.map(felt => (
          <TextField
            key={felt}
            {...field(felt)}
            label={text.felt[felt]}
            inputMode="numeric"
            value={Number.isNaN(regel[felt]) ? '' : String(regel[felt])}
            onChange={event => set({ [felt]: readNumber(event.target.value) })}
          />
        ))}
      </div>
      <Textarea
        {...field('tekst')}
        label={text.tekst}
        minRows={2}
        value={regel.tekst}
        onChange={event => set({ tekst: event.target.value })}
      />
    </Fieldset>
  )
}
