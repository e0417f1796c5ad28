import { ArrowLeftIcon } from '@navikt/aksel-icons'
import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { Link as AkselLink } from '@navikt/ds-react/Link'
import type { FeiletEpost, FeiletJobb, HoldtDokument } from '@rp/contract/oversikt'
import { Link } from 'react-router'
import { formatDateTime } from '../../platform/format.ts'
import { type CardColumn, CardTable } from '../../ui/card-table.tsx'
import { Fetched } from '../../ui/fetched.tsx'
import { PageHead } from '../../ui/page.tsx'
import { useFeilet, useHandleFeilet } from './oversikt.queries.ts'
import { slagText, text } from './oversikt.text.ts'
import './oversikt.css'

/** Mail and jobs that failed, at /admin/feilet, each with another try. */
export function FeiletPage() {
  const query = useFeilet()
  const handle = useHandleFeilet()
  return (
    <>
      <AkselLink as={Link} to="/admin">
        <ArrowLeftIcon aria-hidden /> {text.tilbake}
      </AkselLink>
      <PageHead title={text.feiletTittel} />
      {handle.isError && (
        <Alert variant="error" role="alert" className="under-16">
          {handle.error.message}
        </Alert>
      )}
      {handle.isSuccess && (
        <Alert variant="success" role="status" className="under-16">
          {handle.data.message}
        </Alert>
      )}
      <Fetched query={query} loading={text.henterFeilet} heading={null}>
        {({ epost, jobber, filer }) => (
          <div className="oversikt stack gap-32">
            <Filer rows={filer} handle={handle} />
            <Epost rows={epost} handle={handle} />
            <Jobber rows={jobber} handle={handle} />
          </div>
        )}
      </Fetched>
    </>
  )
}

type Handle = ReturnType<typeof useHandleFeilet>
const { kolonne } = text
const nameOf = (slag: string) => slagText[slag] ?? slag

const Epost = ({ rows, handle }: { rows: readonly FeiletEpost[]; handle: Handle }) => (
  <Failures
    title={text.epost}
    intro={rows.length === 0 ? text.ingenEpost : text.epostIngress}
    rows={rows}
    columns={[
      { name: kolonne.slag, cell: ({ mal }) => nameOf(mal) },
      { name: kolonne.mottaker, cell: ({ mottaker }) => mottaker },
      { name: kolonne.naar, cell: ({ feilet }) => formatDateTime(feilet) },
      { name: kolonne.forsoek, cell: ({ forsoek }) => forsoek },
      { name: kolonne.feil, cell: ({ feil }) => feil },
      {
        name: kolonne.handling,
        cell: ({ id, mottaker }) => (
          <>
            <RetryButton
              what={mottaker}
              busy={handle.isPending}
              onClick={() => handle.mutate({ hva: 'retryEpost', id })}
            />
            <Button
              size="small"
              variant="tertiary"
              disabled={handle.isPending}
              onClick={() => handle.mutate({ hva: 'forgetEpost', id })}
            >
              {text.glem}
              <span className="aksel-sr-only">: {mottaker}</span>
            </Button>
          </>
        ),
      },
    ]}
  />
)

const Jobber = ({ rows, handle }: { rows: readonly FeiletJobb[]; handle: Handle }) => (
  <Failures
    title={text.jobber}
    intro={rows.length === 0 ? text.ingenJobber : text.jobberIngress}
    rows={rows}
    columns={[
      { name: kolonne.slag, cell: ({ navn }) => nameOf(navn) },
      { name: kolonne.naar, cell: ({ opprettet }) => formatDateTime(opprettet) },
      { name: kolonne.forsoek, cell: ({ forsoek }) => forsoek },
      { name: kolonne.neste, cell: ({ neste }) => (neste === null ? text.gittOpp : formatDateTime(neste)) },
      { name: kolonne.feil, cell: ({ feil }) => feil },
      {
        name: kolonne.handling,
        cell: ({ id, navn }) => (
          <RetryButton
            what={nameOf(navn)}
            busy={handle.isPending}
            onClick={() => handle.mutate({ hva: 'retryJobb', id })}
          />
        ),
      },
    ]}
  />
)

const Filer = ({ rows, handle }: { rows: readonly HoldtDokument[]; handle: Handle }) => (
  <Failures
    title={text.filer}
    intro={rows.length === 0 ? text.ingenFiler : text.filerIngress}
    rows={rows}
    columns={[
      {
        name: kolonne.dokument,
        cell: ({ id, filnavn }) => <Link to={`/admin/registreringer/${id}`}>{filnavn}</Link>,
      },
      { name: kolonne.eier, cell: ({ eier }) => eier },
      { name: kolonne.lastetOpp, cell: ({ opprettet }) => formatDateTime(opprettet) },
      { name: kolonne.tilstand, cell: ({ tilstand }) => text.tilstand[tilstand] },
      { name: kolonne.funn, cell: ({ funn }) => funn || '–' },
      {
        name: kolonne.handling,
        cell: ({ id, filnavn }) => (
          <RetryButton
            label={text.kontroller}
            what={filnavn}
            busy={handle.isPending}
            onClick={() => handle.mutate({ hva: 'retryViruskontroll', id })}
          />
        ),
      },
    ]}
  />
)

type RetryProps = { label?: string; what: string; busy: boolean; onClick: () => void }

function RetryButton({ label = text.proevIgjen, what, busy, onClick }: RetryProps) {
  return (
    <Button size="small" variant="secondary" disabled={busy} onClick={onClick}>
      {label}
      <span className="aksel-sr-only">: {what}</span>
    </Button>
  )
}

type FailuresProps<Row> = {
  title: string
  intro: string
  rows: readonly Row[]
  columns: readonly CardColumn<Row>[]
}

function Failures<Row extends { id: string }>({ title, intro, rows, columns }: FailuresProps<Row>) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <p className="rp-dus">{intro}</p>
      {rows.length > 0 && (
        <CardTable frame="" isSmall label={title} columns={columns} rows={rows} rowKey={({ id }) => id} />
      )}
    </section>
  )
}
