import { Button } from '@navikt/ds-react/Button'
import { Heading } from '@navikt/ds-react/Typography'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../platform/session.ts'
import { ErrorView } from '../../ui/error-view.tsx'
import { PageHead, PageHeading } from '../../ui/page.tsx'
import { useMineDokumenter } from '../dokument/dokument.queries.ts'
import { ProduksjonMenu } from './produksjon.parts.tsx'
import './produksjon-list.css'
import { produksjonerQuery, sendelisterQuery } from './produksjon.queries.ts'
import { text } from './produksjon.text.ts'
import { ProduksjonList } from './produksjon-list.tsx'

/** /produksjoner */
export function ProduksjonListPage() {
  return (
    <>
      <ProduksjonMenu />
      <PageHead heading={<PageHeading title={text.tittel}>{text.tittel}</PageHeading>} intro={text.ingress} />
      <Content />
    </>
  )
}

/** The list waits for all three parts, so that no cell says something that is not known yet; only the productions must come. */
function Content() {
  const produksjoner = useQuery(produksjonerQuery)
  const sendelister = useQuery(sendelisterQuery)
  const dokumenter = useMineDokumenter(useSession()?.id ?? '')
  if (produksjoner.data === undefined && produksjoner.error !== null)
    return <Failed why={produksjoner.error.message} onRetry={() => void produksjoner.refetch()} />
  if (produksjoner.data === undefined || sendelister.isPending || dokumenter.isPending)
    return (
      <p role="status" className="rp-dus rp-produksjoner__lastes">
        <span lang="en">{text.laster}</span> {text.lasterHva}
      </p>
    )
  return (
    <ProduksjonList
      produksjoner={produksjoner.data}
      sendelister={sendelister.data ?? null}
      dokumenter={dokumenter.data ?? null}
      onRetry={() => {
        if (sendelister.isError) void sendelister.refetch()
        if (dokumenter.isError) void dokumenter.refetch()
      }}
    />
  )
}

function Failed({ why, onRetry }: { why: string; onRetry: () => void }) {
  return (
    <ErrorView
      heading={
        <Heading level="2" size="medium">
          {text.feilTittel}
        </Heading>
      }
      actions={<Button onClick={onRetry}>{text.proevIgjen}</Button>}
      small={<span lang="en">{text.feil}</span>}
    >
      {why}
    </ErrorView>
  )
}
