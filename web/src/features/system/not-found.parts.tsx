import { ErrorView } from '../../ui/error-view.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeading } from '../../ui/page.tsx'
import { notFoundText as text } from './system.text.ts'

/** An address that leads nowhere. */
export function NotFoundPage() {
  return (
    <ErrorView
      heading={<PageHeading title={text.tittel} />}
      actions={<LinkButton to="/">{text.tilForsiden}</LinkButton>}
      small="404"
    >
      {text.tekst}
    </ErrorView>
  )
}
