import { Button } from '@navikt/ds-react/Button'
import { Heading } from '@navikt/ds-react/Typography'
import type { Dokument } from '@rp/contract/dokument'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { ErrorView } from '../../ui/error-view.tsx'
import { PageHead } from '../../ui/page.tsx'
import { ProduksjonMenu } from './produksjon.parts.tsx'
import './produksjon-list.css'
import { produksjonerQuery, sendelisterQuery } from './produksjon.queries.ts'
import { text } from './produksjon.text.ts'
import { ProduksjonList } from './produksjon-list.tsx'

type Props = { dokumenter: UseQueryResult<Dokument[]> }

/** The productions. @param props.dokumenter the member's own, which the list shows beside them */
export function ProduksjonListPage(props: Props) {
  return (
    <>
      <ProduksjonMenu />
      <PageHead title={text.tittel} intro={text.ingress} />
      <Content {...props} />
    </>
  )
}

/** The list waits for all three parts, so that no cell says something that is not known yet; only the productions must come. */
function Content({ dokumenter }: Props) {
  const produksjoner = useQuery(produksjonerQuery)
  const sendelister = useQuery(sendelisterQuery)
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
