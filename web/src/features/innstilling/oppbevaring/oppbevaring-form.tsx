import { TextField } from '@navikt/ds-react/TextField'
import { Heading } from '@navikt/ds-react/Typography'
import type { Innstillinger } from '@rp/contract/innstilling'
import {
  type Oppbevaring,
  type Regelnavn,
  regelnavn,
  regelOf,
  settbareRegler,
  type Tider,
  varighet,
} from '@rp/contract/oppbevaring'
import { formatCount, formatDate, formatDateTime } from '../../../platform/format.ts'
import { Fetched } from '../../../ui/fetched.tsx'
import { InnstillingForm } from '../innstilling-form.tsx'
import { readNumber } from '../read-number.ts'
import type { Innstillingsform } from '../use-innstilling.ts'
import { useVerdi } from '../use-verdi.ts'
import { useOppbevaring } from './oppbevaring.queries.ts'
import { text } from './oppbevaring.text.ts'

/** How long each kind of data is kept and why, what would go tonight, and what went last time. */
export function OppbevaringForm({ alle }: { alle: Innstillinger }) {
  const form = useVerdi('oppbevaring', alle)
  const query = useOppbevaring(alle.oppbevaring.versjon)
  return (
    <InnstillingForm
      tittel={text.tittel}
      form={form}
      hjelp={text.hjelp.map(line => <p key={line}>{line}</p>)}
    >
      <ul className="lines">
        {regelnavn.map(navn => (
          <li key={navn} className="stack gap-8">
            <Regel navn={navn} form={form} data={query.data} />
          </li>
        ))}
      </ul>
      <Fetched
        query={query}
        loading={text.henter}
        heading={
          <Heading level="3" size="xsmall">
            {text.feilet}
          </Heading>
        }
      >
        {data => <Sist data={data} />}
      </Fetched>
    </InnstillingForm>
  )
}

const isSettbar = (navn: Regelnavn): navn is keyof Tider & Regelnavn =>
  settbareRegler.some(one => one === navn)

type RegelProps = { navn: Regelnavn; form: Innstillingsform<Tider>; data: Oppbevaring | undefined }

function Regel({ navn, form, data }: RegelProps) {
  const { hva, grunn } = regelOf(navn)
  const row = data?.regler.find(one => one.navn === navn)
  return (
    <>
      <strong>{hva}</strong>
      {isSettbar(navn) ? (
        <Tid navn={navn} form={form} />
      ) : (
        <Fast navn={navn} tid={row?.tid ?? regelOf(navn).standard} />
      )}
      <p>{grunn}</p>
      {row && <p className="muted rp-tall">{text.iNatt(formatCount(row.antall))}</p>}
    </>
  )
}

function Fast({ navn, tid }: { navn: Regelnavn; tid: number }) {
  const { fra, enhet, drift } = regelOf(navn)
  return <p>{(drift ? text.drift : text.fast)(`${varighet(tid, enhet)} ${text.fra(fra)}`)}</p>
}

function Tid({ navn, form }: { navn: keyof Tider & Regelnavn; form: Innstillingsform<Tider> }) {
  const { hva, fra, enhet, grenser = [0, 0] } = regelOf(navn)
  const verdi = form.utkast[navn]
  return (
    <div className="row bottom">
      <TextField
        size="small"
        className="width-m"
        id={form.idOf(navn)}
        label={
          <>
            {text.felt(enhet)}
            <span className="aksel-sr-only">{text.feltHvem(hva)}</span>
          </>
        }
        description={text.grense(...grenser)}
        inputMode="numeric"
        value={Number.isNaN(verdi) ? '' : String(verdi)}
        error={form.errorOf(navn)}
        onChange={event => form.change({ ...form.utkast, [navn]: readNumber(event.target.value) })}
      />
      <span>{text.fra(fra)}</span>
    </div>
  )
}

function Sist({ data: { sist, slettede } }: { data: Oppbevaring }) {
  return (
    <div className="stack gap-8 over-8">
      <Heading level="3" size="xsmall">
        {text.sistTittel}
      </Heading>
      <p>{sist ? text.sist(formatDateTime(sist.tid)) : text.aldri}</p>
      {sist?.fjernet.length === 0 && <p>{text.ingenting}</p>}
      {sist && sist.fjernet.length > 0 && (
        <ul className="points">
          {sist.fjernet.map(({ navn, antall }) => (
            <li key={navn}>
              {regelOf(navn).hva}: {formatCount(antall)}
            </li>
          ))}
        </ul>
      )}
      <Heading level="3" size="xsmall">
        {text.slettedeTittel}
      </Heading>
      <p>
        {text.slettede(formatCount(slettede.antall))}{' '}
        {slettede.venter > 0 && text.venter(formatCount(slettede.venter))}{' '}
        {slettede.neste && text.beholdt(formatCount(slettede.beholdt), formatDate(slettede.neste))}
      </p>
    </div>
  )
}
