import { Button } from '@navikt/ds-react/Button'
import { Link } from 'react-router'
import { ErrorView } from '../../ui/error-view.tsx'
import { PageHeading } from '../../ui/page.tsx'
import { notFoundText as text } from './system.text.ts'

/** An address that leads nowhere. */
export function NotFoundPage() {
  return (
    <ErrorView
      heading={
        <PageHeading title={text.tittel} size="large">
          {text.tittel}
        </PageHeading>
      }
      actions={
        <Button as={Link} to="/">
          {text.tilForsiden}
        </Button>
      }
      small="404"
    >
      {text.tekst}
    </ErrorView>
  )
}
