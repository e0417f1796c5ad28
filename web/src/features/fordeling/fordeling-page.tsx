import { Button } from '@navikt/ds-react/Button'
import { Heading } from '@navikt/ds-react/Typography'
import { groupSendelister, visningsaar } from '@rp/contract/fordeling'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { formatDate } from '../../platform/format.ts'
import { useSession } from '../../platform/session.ts'
import { saveSheet } from '../../platform/sheet.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorView } from '../../ui/error-view.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { ListMenu } from '../../ui/list-menu.tsx'
import { PageHead } from '../../ui/page.tsx'
import { useDisplayName } from '../bruker/bruker.queries.ts'
import { useMineDokumenter } from '../dokument/dokument.queries.ts'
import { ProduksjonMenu } from '../produksjon/produksjon.parts.tsx'
import { sendelisterQuery } from '../produksjon/produksjon.queries.ts'
import { Anslag, useAnslag } from './anslag/anslag.tsx'
import { text } from './fordeling.text.ts'
import { type FordelingRad, listFordeling, toSheet } from './fordeling-rows.ts'
import { FordelingTable } from './fordeling-table.tsx'

/** /fordelingv23 */
export function FordelingPage() {
  const anslag = useAnslag()
  return (
    <>
      <ProduksjonMenu />
      <PageHead
        title={text.tittel}
        intro={text.ingress}
        action={
          <LinkButton size="small" variant="secondary" to="/oppgjoer">
            {text.tilOppgjoer}
          </LinkButton>
        }
      />
      <Anslag query={anslag} />
      {/* The list stands below the estimate: it comes when there is nothing more to come above it. */}
      <Content isSettledAbove={!anslag.isLoading} />
    </>
  )
}

/** The user's rows; null until both lists have come, with the error of the one that has not. */
function useFordeling() {
  const sendelister = useQuery(sendelisterQuery)
  const dokumenter = useMineDokumenter(useSession()?.id ?? '')
  const rader = useMemo(
    () =>
      sendelister.data && dokumenter.data
        ? listFordeling(dokumenter.data, groupSendelister(sendelister.data, visningsaar.aar))
        : null,
    [sendelister.data, dokumenter.data],
  )
  const retry = () => {
    if (sendelister.isError) void sendelister.refetch()
    if (dokumenter.isError) void dokumenter.refetch()
  }
  return { rader, error: sendelister.error ?? dokumenter.error, retry }
}

/** Fetches at once, also while what is above it has still to come. */
function Content({ isSettledAbove }: { isSettledAbove: boolean }) {
  const { rader, error, retry } = useFordeling()
  if (!isSettledAbove) return <Henter />
  if (rader !== null) return rader.length === 0 ? <Empty /> : <List rader={rader} />
  if (error !== null)
    return (
      <ErrorView
        heading={
          <Heading level="2" size="medium">
            {text.feilet}
          </Heading>
        }
        actions={<Button onClick={retry}>{text.proevIgjen}</Button>}
      >
        {error.message}
      </ErrorView>
    )
  return <Henter />
}

const Henter = () => (
  <p role="status" className="rp-dus rp-henter">
    {text.henter}
  </p>
)

function List({ rader }: { rader: readonly FordelingRad[] }) {
  const stamp = `${useDisplayName()}, ${formatDate(new Date().toISOString())}`
  return (
    <>
      <ListMenu stamp={stamp} onExport={format => saveSheet(toSheet(rader), text.fil, format)} />
      <FordelingTable rader={rader} />
      <p className="rp-dus prose over-16">{text.forklaring}</p>
    </>
  )
}

function Empty() {
  const [first, ...rest] = text.tom
  return (
    <EmptyState
      action={
        <div className="rp-tom__valg row">
          <LinkButton to="/kontraktsdatabase">{text.gaaTilDokumentasjon}</LinkButton>
          <LinkButton to="/produksjoner?sendt2023=ja" variant="secondary">
            {text.seSendelisten}
          </LinkButton>
        </div>
      }
    >
      <strong>{first}</strong>
      {rest.map(line => (
        <span key={line} className="block over-8">
          {line}
        </span>
      ))}
    </EmptyState>
  )
}
