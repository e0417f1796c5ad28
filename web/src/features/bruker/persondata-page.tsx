import { Button } from '@navikt/ds-react/Button'
import { Link as AkselLink } from '@navikt/ds-react/Link'
import { Skeleton } from '@navikt/ds-react/Skeleton'
import { Heading } from '@navikt/ds-react/Typography'
import { getOppsett } from '../../platform/oppsett.ts'
import { ErrorView } from '../../ui/error-view.tsx'
import { PageHead, PageHeading } from '../../ui/page.tsx'
import { fullName, useMe } from './bruker.queries.ts'
import { text } from './bruker.text.ts'
import './persondata.css'

/** /persondata: the account as it stands. */
export function PersondataPage() {
  const me = useMe()
  const { kontaktadresse } = getOppsett()
  return (
    <>
      <PageHead heading={<PageHeading title={text.tittel}>{text.tittel}</PageHeading>} intro={text.ingress} />
      {me.isError ? (
        <ErrorView
          heading={
            <Heading level="2" size="medium">
              {text.feil}
            </Heading>
          }
          actions={<Button onClick={() => void me.refetch()}>{text.proevIgjen}</Button>}
        >
          {me.error.message}
        </ErrorView>
      ) : (
        <section className="rp-konto" aria-busy={me.isPending}>
          <dl>
            <dt>{text.navn}</dt>
            <dd>{me.data ? fullName(me.data) || text.ikkeFyltInn : <Loading />}</dd>
            <dt>{text.epost}</dt>
            <dd>{me.data ? me.data.email : <Loading />}</dd>
          </dl>
          <p className="rp-dus">
            {text.endre} <AkselLink href={`mailto:${kontaktadresse}`}>{kontaktadresse}</AkselLink>.
          </p>
        </section>
      )}
    </>
  )
}

function Loading() {
  return <Skeleton variant="text" width="16ch" aria-label={text.laster} />
}
