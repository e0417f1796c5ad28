import { Button } from '@navikt/ds-react/Button'
import { Heading } from '@navikt/ds-react/Typography'
import type { Dokument } from '@rp/contract/dokument'
import type { UseQueryResult } from '@tanstack/react-query'
import { useAddressSearch } from '../../platform/use-address-search.ts'
import { ErrorView } from '../../ui/error-view.tsx'
import { PageHead } from '../../ui/page.tsx'
import { ProduksjonMenu } from './produksjon.parts.tsx'
import './produksjon-list.css'
import { text } from './produksjon.text.ts'
import { ProduksjonList } from './produksjon-list.tsx'
import { searchAddress } from './produksjon-search.ts'
import { useProduksjonsliste } from './use-produksjonsliste.ts'

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

/** Only the productions must come. */
function Content({ dokumenter }: Props) {
  const { search, change } = useAddressSearch(searchAddress)
  const { produksjoner, liste, onRetry } = useProduksjonsliste(search, dokumenter)
  if (produksjoner.data === undefined && produksjoner.error !== null)
    return <Failed why={produksjoner.error.message} onRetry={() => void produksjoner.refetch()} />
  if (liste === null)
    return (
      <p role="status" className="rp-dus rp-produksjoner__lastes">
        <span lang="en">{text.laster}</span> {text.lasterHva}
      </p>
    )
  return <ProduksjonList liste={liste} search={search} onChange={change} onRetry={onRetry} />
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
