import { Alert } from '@navikt/ds-react/Alert'
import { Link as AkselLink } from '@navikt/ds-react/Link'
import type { Bruker } from '@rp/contract/bruker'
import { Fragment, type MouseEvent } from 'react'
import { text } from './bruker.text.ts'
import { manglerOf } from './mangler.ts'

/** What is still missing; each word leads to its field. */
export function Mangler({ bruker }: { bruker: Bruker }) {
  // Staff are not paid remuneration.
  const mangler = bruker.brukertype === 'administrator' ? [] : manglerOf(bruker)
  const goTo = (event: MouseEvent, id: string) => {
    event.preventDefault()
    document.getElementById(id)?.focus()
  }
  return (
    <div role="status">
      {mangler.length > 0 && (
        <Alert variant="warning">
          {text.mangler}{' '}
          {mangler.map(({ felt, navn }, index) => (
            <Fragment key={felt}>
              {index > 0 && (index === mangler.length - 1 ? ' og ' : ', ')}
              <AkselLink href={`#${felt}`} onClick={event => goTo(event, felt)}>
                {navn}
              </AkselLink>
            </Fragment>
          ))}
          . {text.manglerHvorfor}
        </Alert>
      )}
    </div>
  )
}
