import { type EgenFordelingsrad, listEgenFordeling } from '@rp/contract/egen-fordeling'
import { visningsaar } from '@rp/contract/fordeling'
import { useRead } from '../../platform/calls.ts'
import { exportList } from '../../platform/download.ts'
import { formatDate } from '../../platform/format.ts'
import { useSession } from '../../platform/session.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FetchFailed } from '../../ui/fetch-failed.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { ListMenu } from '../../ui/list-menu.tsx'
import { PageHead } from '../../ui/page.tsx'
import { useDisplayName, useMe } from '../bruker/bruker.queries.ts'
import { MineMangler } from '../bruker/mangler.parts.tsx'
import { ProduksjonMenu } from '../produksjon/produksjon.parts.tsx'
import { useAnslag } from './anslag/anslag.queries.ts'
import { Anslag } from './anslag/anslag.tsx'
import { text } from './fordeling.text.ts'
import { FordelingTable } from './fordeling-table.tsx'

/** /fordelingv23 */
export function FordelingPage() {
  const anslag = useAnslag()
  const isAsking = useMe().isLoading
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
      <MineMangler />
      {/* Each stands below the one before: it comes when there is nothing more to come above it. */}
      {!isAsking && <Anslag query={anslag} />}
      <Content isSettledAbove={!isAsking && !anslag.isLoading} />
    </>
  )
}

/** Asked anew whenever the page is opened, and not kept: what the member has saved elsewhere is in it. */
const useFordeling = (params: { aar: string; userId: string }) =>
  useRead(listEgenFordeling, {
    key: ['fordeling', 'egen', params],
    params,
    enabled: params.userId !== '',
    gcTime: 0,
  })

/** Fetches at once, also while what is above it has still to come. */
function Content({ isSettledAbove }: { isSettledAbove: boolean }) {
  const params = { aar: String(visningsaar.aar), userId: useSession()?.id ?? '' }
  const { data: rader, error, refetch } = useFordeling(params)
  if (!isSettledAbove) return <Henter />
  if (rader) return rader.length === 0 ? <Empty /> : <List rader={rader} params={params} />
  if (error !== null)
    return (
      <FetchFailed heading={text.feilet} onRetry={refetch}>
        {error.message}
      </FetchFailed>
    )
  return <Henter />
}

const Henter = () => (
  <p role="status" className="rp-dus rp-henter">
    {text.henter}
  </p>
)

type ListProps = { rader: readonly EgenFordelingsrad[]; params: { aar: string; userId: string } }
function List({ rader, params }: ListProps) {
  const stamp = `${useDisplayName()}, ${formatDate(new Date().toISOString())}`
  return (
    <>
      <ListMenu stamp={stamp} onExport={exportList(listEgenFordeling, text.fil, { params })} />
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
