import { Alert } from '@navikt/ds-react/Alert'
import { Link as AkselLink } from '@navikt/ds-react/Link'
import type { Bruker } from '@rp/contract/bruker'
import { Fragment, type MouseEvent } from 'react'
import { Link } from 'react-router'
import { useMe } from './bruker.queries.ts'
import { foelgeOf, manglerOf, manglerOrd } from './mangler.ts'

/** What is still missing of the person who is logged in, above what it holds back. */
export function MineMangler() {
  const me = useMe().data
  return me ? <Mangler bruker={me} className="under-24" /> : null
}

/** What is still missing; each word leads to its field. */
export function Mangler({ bruker, className }: { bruker: Bruker; className?: string }) {
  // Staff are not paid remuneration.
  const mangler = bruker.brukertype === 'administrator' ? [] : manglerOf(bruker)
  const goTo = (event: MouseEvent, id: string) => {
    const field = document.getElementById(id)
    if (!field) return
    event.preventDefault()
    field.focus()
  }
  return (
    <div role="status">
      {mangler.length > 0 && (
        <Alert variant="warning" className={`anywhere ${className ?? ''}`}>
          {manglerOrd}{' '}
          {mangler.map(({ felt, navn }, index) => (
            <Fragment key={felt}>
              {index > 0 && (index === mangler.length - 1 ? ' og ' : ', ')}
              <AkselLink inlineText as={Link} to={`/persondata#${felt}`} onClick={event => goTo(event, felt)}>
                {navn}
              </AkselLink>
            </Fragment>
          ))}
          . {foelgeOf(mangler)}
        </Alert>
      )}
    </div>
  )
}
