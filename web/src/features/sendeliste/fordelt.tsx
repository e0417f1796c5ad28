import { Alert } from '@navikt/ds-react/Alert'
import type { Fordelt as Kjoering } from '@rp/contract/sendeliste'
import { Link } from 'react-router'
import { fileDate, formatDate } from '../../platform/format.ts'
import { fordeltText as text } from './sendeliste.text.ts'

/** What is distributed of the year already. It stays as it is, and what is to be done instead is said. */
export function Fordelt({
  kjoeringer,
  etter,
}: {
  kjoeringer: readonly Kjoering[] | undefined
  etter: string
}) {
  if (!kjoeringer || kjoeringer.length === 0) return null
  const idag = fileDate(new Date())
  return (
    <Alert variant="warning" size="small">
      <p>{text.tittel}</p>
      <ul className="points anywhere">
        {kjoeringer.map(({ _id, navn, godkjent, betales }) => (
          <li key={_id}>
            <Link className="aksel-link" to={`/admin/fordelingen/${_id}`}>
              {navn}
            </Link>
            {text.godkjent(formatDate(godkjent))}
            {betales && (betales <= idag ? text.betalt : text.betales)(formatDate(betales))}
          </li>
        ))}
      </ul>
      <p>{etter}</p>
    </Alert>
  )
}
