import { Heading } from '@navikt/ds-react/Typography'
import { Fragment } from 'react'
import type { Avsnitt } from './system.text.ts'

export function RunningText({ avsnitt }: { avsnitt: readonly Avsnitt[] }) {
  return avsnitt.map(({ tittel, tekst, liste }) => (
    <Fragment key={tittel}>
      <Heading level="2" size="medium">
        {tittel}
      </Heading>
      {tekst.map(line => (
        <p key={line}>{line}</p>
      ))}
      {liste && (
        <ul className="points">
          {liste.map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </Fragment>
  ))
}
