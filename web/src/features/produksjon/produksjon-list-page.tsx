import { Button } from '@navikt/ds-react/Button'
import { Heading } from '@navikt/ds-react/Typography'
import { useQuery } from '@tanstack/react-query'
import { ErrorView } from '../../ui/error-view.tsx'
import { PageHead, PageHeading } from '../../ui/page.tsx'
import { produksjonerQuery } from './produksjon.queries.ts'
import { text } from './produksjon.text.ts'
import { ProduksjonList } from './produksjon-list.tsx'

/** /produksjoner */
export function ProduksjonListPage() {
  const { data, error, refetch } = useQuery(produksjonerQuery)
  return (
    <>
      <PageHead heading={<PageHeading title={text.tittel}>{text.tittel}</PageHeading>} intro={text.ingress} />
      {data ? (
        <ProduksjonList produksjoner={data} />
      ) : error ? (
        <ErrorView
          heading={
            <Heading level="2" size="medium">
              {text.feilTittel}
            </Heading>
          }
          actions={<Button onClick={() => void refetch()}>{text.proevIgjen}</Button>}
        >
          {text.feil(error.message)}
        </ErrorView>
      ) : (
        <p role="status">{text.laster}</p>
      )}
    </>
  )
}
