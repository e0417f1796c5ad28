import { Button } from '@navikt/ds-react/Button'
import { Checkbox, CheckboxGroup } from '@navikt/ds-react/Checkbox'
import { ProgressBar } from '@navikt/ds-react/ProgressBar'
import { Select } from '@navikt/ds-react/Select'
import { Heading } from '@navikt/ds-react/Typography'
import type { Skattegrunnlag, Skattegrunnlagsliste } from '@rp/contract/skattegrunnlag'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { formatDateTime, formatKroner } from '../../../platform/format.ts'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Fetched } from '../../../ui/fetched.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { PageHead } from '../../../ui/page.tsx'
import { ReasonDialog, ReasonField } from '../../../ui/reason-dialog.tsx'
import { UnsavedGuard } from '../../../ui/unsaved-guard.tsx'
import { Fordelingsmeny } from '../fordelingsmeny.tsx'
import {
  useBestillSkattegrunnlag,
  useFetchSkattegrunnlag,
  useFrigiSkattegrunnlag,
  useSkattegrunnlag,
} from './skattegrunnlag.queries.ts'
import { text } from './skattegrunnlag.text.ts'

/** What is reported to the tax office, at /admin/fordelingen/skattegrunnlag. */
export function SkattegrunnlagPage() {
  const query = useSkattegrunnlag()
  return (
    <>
      <PageHead title={text.tittel} intro={text.ingress} />
      <Fordelingsmeny />
      <Fetched query={query} loading={text.henter} heading={text.feilet}>
        {({ aar, grunnlag }) =>
          aar.length === 0 ? (
            <EmptyState action={<LinkButton to="/admin/fordelingen">{text.tilKjoeringene}</LinkButton>}>
              {text.ingen}
            </EmptyState>
          ) : (
            <div className="stack gap-20 width-xl">
              <Nytt aar={aar} />
              {grunnlag.map(one => (
                <Grunnlag key={one._id} grunnlag={one} />
              ))}
            </div>
          )
        }
      </Fetched>
    </>
  )
}

/** Those who are in the file read why it was made and released. */
const begrunnelse = { description: text.begrunnelseHjelp, maxLength: 200 }

function Nytt({ aar: alle }: Pick<Skattegrunnlagsliste, 'aar'>) {
  // What is reported is the year that is over, where somebody was paid in it.
  const ifjor = alle.find(({ aar }) => aar < new Date().getFullYear())
  const [aar, setAar] = useState(String((ifjor ?? alle.at(-1))?.aar ?? ''))
  const [hvorfor, setHvorfor] = useState('')
  const [tried, setTried] = useState(false)
  const bestill = useBestillSkattegrunnlag()
  // More can be paid in it, which is said before a file is made.
  const isUferdig = Number(aar) >= new Date().getFullYear()
  const [isSure, setIsSure] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (hvorfor.trim() === '' || (isUferdig && !isSure) || bestill.isPending) return
    const done = () => {
      setHvorfor('')
      setIsSure(false)
      setTried(false)
    }
    bestill.mutate({ aar: Number(aar), begrunnelse: hvorfor, uferdig: isUferdig }, { onSuccess: done })
  }
  return (
    <Card title={text.nytt}>
      <p className="rp-dus">{text.nyttHjelp}</p>
      <p className="rp-dus">{text.nyttKrav}</p>
      <form noValidate onSubmit={submit} className="stack gap-20">
        <Select size="small" label={text.aar} value={aar} onChange={({ target }) => setAar(target.value)}>
          {alle.map(one => (
            <option key={one.aar} value={one.aar}>
              {text.aaret(one.aar, one.antall, formatKroner(one.beloep))}
            </option>
          ))}
        </Select>
        {isUferdig && (
          <CheckboxGroup
            legend={text.uferdig(Number(aar))}
            error={tried && !isSure && text.uferdigFeil}
            value={isSure ? ['ja'] : []}
            onChange={(valgt: string[]) => setIsSure(valgt.length > 0)}
          >
            <Checkbox value="ja">{text.uferdigBekreft}</Checkbox>
          </CheckboxGroup>
        )}
        <ReasonField {...begrunnelse} value={hvorfor} tried={tried} onChange={setHvorfor} />
        <div>
          <Button loading={bestill.isPending}>{text.lag}</Button>
        </div>
      </form>
      <Failure error={bestill.error} />
      <UnsavedGuard dirty={hvorfor.trim() !== ''} />
    </Card>
  )
}

function Grunnlag({ grunnlag }: { grunnlag: Skattegrunnlag }) {
  const { aar, stand, antall, beloep, bestilt, frigitt, slettes, antallFunn } = grunnlag
  const isThere = stand === 'klar' || stand === 'frigitt'
  return (
    <Card title={text.grunnlaget(aar)}>
      <p>{text.innhold(antall, formatKroner(beloep))}</p>
      <p className="rp-dus">
        {text.bestilt(bestilt.hvem, formatDateTime(bestilt.tid), grunnlag.begrunnelse)}
      </p>
      {frigitt && (
        <p className="rp-dus">
          {text.frigitt(frigitt.hvem, formatDateTime(frigitt.tid), frigitt.begrunnelse)}
        </p>
      )}
      {grunnlag.uferdig && <p>{text.laget}</p>}
      <Stand grunnlag={grunnlag} />
      {isThere && slettes && <p className="rp-dus">{text.slettes(formatDateTime(slettes))}</p>}
      {isThere && <Handling grunnlag={grunnlag} />}
      {antallFunn > 0 && <Funn grunnlag={grunnlag} />}
    </Card>
  )
}

function Stand({ grunnlag: { _id, stand, ferdig, antall } }: { grunnlag: Skattegrunnlag }) {
  if (stand !== 'lages') return <p role="status">{text.stand[stand]}</p>
  return (
    <div className="stack gap-8 width-m">
      <p id={`skatt-arbeid-${_id}`}>{text.stand.lages}</p>
      <ProgressBar size="small" value={ferdig} valueMax={antall} aria-labelledby={`skatt-arbeid-${_id}`} />
    </div>
  )
}

/** What the one who looks can do: the maker waits for another, and what is released is fetched. */
function Handling({ grunnlag }: { grunnlag: Skattegrunnlag }) {
  const [releasing, setReleasing] = useState(false)
  const hent = useFetchSkattegrunnlag()
  if (grunnlag.stand === 'klar' && grunnlag.egen) return null
  return (
    <>
      <div>
        {grunnlag.stand === 'frigitt' ? (
          <Button
            size="small"
            variant="secondary"
            loading={hent.isPending}
            onClick={() => hent.mutate(grunnlag)}
          >
            {text.lastNed}
          </Button>
        ) : (
          <Button size="small" onClick={() => setReleasing(true)}>
            {text.frigi}
          </Button>
        )}
      </div>
      <Failure error={hent.error} />
      {releasing && <FrigiDialog grunnlag={grunnlag} onClose={() => setReleasing(false)} />}
    </>
  )
}

/** Releases a file that another has made. */
const FrigiDialog = ({
  grunnlag: { _id, aar, uferdig },
  onClose,
}: {
  grunnlag: Skattegrunnlag
  onClose: () => void
}) => (
  <ReasonDialog
    {...begrunnelse}
    heading={text.frigiHva(aar)}
    send={text.frigi}
    change={useFrigiSkattegrunnlag(_id)}
    toInput={hvorfor => hvorfor}
    onClose={onClose}
  >
    {uferdig && <p>{text.laget}</p>}
    <p>{text.frigiTekst}</p>
  </ReasonDialog>
)

function Funn({ grunnlag: { antallFunn, funn } }: { grunnlag: Skattegrunnlag }) {
  return (
    <div>
      <Heading level="3" size="xsmall">
        {text.funn(antallFunn)}
      </Heading>
      <p className="rp-dus">{text.funnHjelp}</p>
      {antallFunn > funn.length && <p className="rp-dus">{text.flere(funn.length)}</p>}
      <ul className="lines">
        {funn.map(({ brukerId, navn, beloep, mangler }) => (
          <li key={brukerId}>
            <div>
              <Link className="aksel-link" to={`/admin/brukere/${brukerId}`}>
                {navn}
              </Link>
              <p>{text.mangler[mangler]}</p>
            </div>
            <span className="rp-tall">{formatKroner(beloep)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
