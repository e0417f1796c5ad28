import { ArrowLeftIcon } from '@navikt/aksel-icons'
import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { Link as AkselLink } from '@navikt/ds-react/Link'
import { Table } from '@navikt/ds-react/Table'
import type { FeiletEpost, FeiletJobb, HoldtDokument } from '@rp/contract/oversikt'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatDateTime } from '../../platform/format.ts'
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
        <Alert variant="error" role="alert">
          {handle.error.message}
        </Alert>
      )}
      {handle.isSuccess && (
        <Alert variant="success" role="status">
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

function Epost({ rows, handle }: { rows: readonly FeiletEpost[]; handle: Handle }) {
  return (
    <Failures
      title={text.epost}
      intro={rows.length === 0 ? text.ingenEpost : text.epostIngress}
      header={[kolonne.slag, kolonne.mottaker, kolonne.naar, kolonne.forsoek, kolonne.feil]}
      rows={rows.map(mail => ({
        id: mail.id,
        cells: [
          nameOf(mail.mal),
          mail.mottaker,
          formatDateTime(mail.feilet),
          String(mail.forsoek),
          mail.feil,
        ],
        actions: (
          <>
            <RetryButton
              what={mail.mottaker}
              busy={handle.isPending}
              onClick={() => handle.mutate({ hva: 'retryEpost', id: mail.id })}
            />
            <Button
              size="small"
              variant="tertiary"
              disabled={handle.isPending}
              onClick={() => handle.mutate({ hva: 'forgetEpost', id: mail.id })}
            >
              {text.glem}
              <span className="aksel-sr-only">: {mail.mottaker}</span>
            </Button>
          </>
        ),
      }))}
    />
  )
}

function Jobber({ rows, handle }: { rows: readonly FeiletJobb[]; handle: Handle }) {
  return (
    <Failures
      title={text.jobber}
      intro={rows.length === 0 ? text.ingenJobber : text.jobberIngress}
      header={[kolonne.slag, kolonne.naar, kolonne.forsoek, kolonne.neste, kolonne.feil]}
      rows={rows.map(jobb => ({
        id: jobb.id,
        cells: [
          nameOf(jobb.navn),
          formatDateTime(jobb.opprettet),
          String(jobb.forsoek),
          jobb.neste === null ? text.gittOpp : formatDateTime(jobb.neste),
          jobb.feil,
        ],
        actions: (
          <RetryButton
            what={nameOf(jobb.navn)}
            busy={handle.isPending}
            onClick={() => handle.mutate({ hva: 'retryJobb', id: jobb.id })}
          />
        ),
      }))}
    />
  )
}

function Filer({ rows, handle }: { rows: readonly HoldtDokument[]; handle: Handle }) {
  return (
    <Failures
      title={text.filer}
      intro={rows.length === 0 ? text.ingenFiler : text.filerIngress}
      header={[kolonne.dokument, kolonne.eier, kolonne.lastetOpp, kolonne.tilstand, kolonne.funn]}
      rows={rows.map(({ id, filnavn, eier, opprettet, tilstand, funn }) => ({
        id,
        cells: [
          <Link key={id} to={`/admin/registreringer/${id}`}>
            {filnavn}
          </Link>,
          eier,
          formatDateTime(opprettet),
          text.tilstand[tilstand],
          funn || '–',
        ],
        actions: (
          <RetryButton
            label={text.kontroller}
            what={filnavn}
            busy={handle.isPending}
            onClick={() => handle.mutate({ hva: 'retryViruskontroll', id })}
          />
        ),
      }))}
    />
  )
}

type RetryProps = { label?: string; what: string; busy: boolean; onClick: () => void }

function RetryButton({ label = text.proevIgjen, what, busy, onClick }: RetryProps) {
  return (
    <Button size="small" variant="secondary" disabled={busy} onClick={onClick}>
      {label}
      <span className="aksel-sr-only">: {what}</span>
    </Button>
  )
}

type FailuresProps = {
  title: string
  intro: string
  header: readonly string[]
  rows: readonly { id: string; cells: readonly ReactNode[]; actions: ReactNode }[]
}

function Failures({ title, intro, header, rows }: FailuresProps) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <p className="rp-dus">{intro}</p>
      {rows.length > 0 && (
        <Table role="table" size="small" className="rp-kort" aria-label={title}>
          <Table.Header role="rowgroup">
            <Table.Row role="row">
              {[...header, kolonne.handling].map(name => (
                <Table.HeaderCell key={name} role="columnheader" scope="col">
                  {name}
                </Table.HeaderCell>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body role="rowgroup">
            {rows.map(({ id, cells, actions }) => (
              <Table.Row key={id} role="row">
                {cells.map((cell, index) => (
                  <Table.DataCell key={header[index]} role="cell" data-felt={header[index]}>
                    <span>{cell}</span>
                  </Table.DataCell>
                ))}
                <Table.DataCell role="cell" data-felt={kolonne.handling}>
                  {actions}
                </Table.DataCell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table>
      )}
    </section>
  )
}
