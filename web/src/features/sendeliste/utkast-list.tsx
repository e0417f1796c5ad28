import { Button } from '@navikt/ds-react/Button'
import { Heading } from '@navikt/ds-react/Typography'
import { formatDateTime } from '../../platform/format.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { useDeleteUtkast, useUtkastListe } from './sendeliste.queries.ts'
import { utkastText as text } from './sendeliste.text.ts'

/** Where a draft goes on: at its columns, or at what its import would do. */
const addressOf = (id: string, proevd: boolean) =>
  `/admin/sendelister/ny?${new URLSearchParams({ utkast: id, steg: proevd ? '2' : '1' })}`

/** Lists that one has begun to import. */
export function UtkastList() {
  const { data = [] } = useUtkastListe()
  const slett = useDeleteUtkast()
  if (data.length === 0) return null
  return (
    <section className="over-16 under-24" aria-labelledby="sendeutkast">
      <Heading level="2" size="small" id="sendeutkast">
        {text.tittel}
      </Heading>
      <p className="under-8">{text.hvorLenge}</p>
      <ul className="lines">
        {data.map(({ _id, filnavn, visningsaar, endret, proevd }) => (
          <li key={_id}>
            <span>
              <strong>{filnavn}</strong> {text.fakta(visningsaar, formatDateTime(endret))}
            </span>
            <LinkButton
              size="small"
              variant="secondary"
              to={addressOf(_id, proevd)}
              aria-label={`${text.fortsett} ${filnavn}`}
            >
              {text.fortsett}
            </LinkButton>
            <Button
              size="small"
              variant="tertiary"
              loading={slett.isPending && slett.variables === _id}
              onClick={() => slett.mutate(_id)}
              aria-label={`${text.slett} ${filnavn}`}
            >
              {text.slett}
            </Button>
          </li>
        ))}
      </ul>
      {slett.error && (
        <p role="alert" className="aksel-error-message">
          {slett.error.message}
        </p>
      )}
    </section>
  )
}
