import { Button } from '@navikt/ds-react/Button'
import { Heading } from '@navikt/ds-react/Typography'
import { isFrosset } from '@rp/contract/kjoering'
import type { Korreksjon } from '@rp/contract/korreksjon'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatDateTime, formatKroner } from '../../../platform/format.ts'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { Fetched } from '../../../ui/fetched.tsx'
import { WorkTitle } from '../../../ui/work-title.tsx'
import { useDeleteKorreksjon, useKorreksjoner } from './korreksjon.queries.ts'
import { text } from './korreksjon.text.ts'

/** What the lines of an approved run have been corrected by, and where each correction counts. */
export function Korreksjoner({ kjoeringId }: { kjoeringId: string }) {
  const query = useKorreksjoner(kjoeringId)
  return (
    <section className="card stack gap-20" aria-labelledby="kjoering-korreksjoner">
      <Heading level="2" size="small" id="kjoering-korreksjoner">
        {text.tittel}
      </Heading>
      <p className="rp-dus">{text.hjelp}</p>
      <Fetched query={query} loading={text.henter} heading={<p>{text.feilet}</p>}>
        {korreksjoner =>
          korreksjoner.length === 0 ? (
            <p>{text.ingen}</p>
          ) : (
            <ul className="lines">
              {korreksjoner.map(one => (
                <Rad key={one._id} korreksjon={one} />
              ))}
            </ul>
          )
        }
      </Fetched>
    </section>
  )
}

function endringen(frigitt: boolean, beloep: number): string {
  if (frigitt) return text.frigitt(formatKroner(beloep))
  return beloep > 0 ? text.mer(formatKroner(beloep)) : text.mindre(formatKroner(-beloep))
}

function Rad({ korreksjon }: { korreksjon: Korreksjon }) {
  const {
    linje,
    navn,
    produksjonstittel,
    gruppe,
    ga,
    beloep,
    frigitt,
    begrunnelse,
    saksnummer,
    laget,
    kjoering,
  } = korreksjon
  return (
    <li>
      <div>
        <strong>
          {text.linje(linje)}: {navn}
        </strong>
        <p>
          <WorkTitle>{produksjonstittel}</WorkTitle>, {gruppe}.{' '}
          {frigitt ? text.holdt : text.ga(formatKroner(ga))}
        </p>
        <p>
          {endringen(frigitt, beloep)} «{begrunnelse}»
        </p>
        <p className="rp-dus">{text.laget(laget.hvem, formatDateTime(laget.tid))}</p>
        <p className="rp-dus">
          {kjoering ? (
            <>
              {text.teller}{' '}
              <Link className="aksel-link" to={`/admin/fordelingen/${kjoering._id}`}>
                {kjoering.navn}
              </Link>
              .
            </>
          ) : frigitt ? (
            text.venterAlle
          ) : (
            text.venter
          )}
          {saksnummer !== null && (
            <>
              {' '}
              <Link className="aksel-link" to={`/admin/saker/${saksnummer}`}>
                {text.sak(saksnummer)}
              </Link>
            </>
          )}
        </p>
      </div>
      {!(kjoering && isFrosset(kjoering.tilstand)) && <Slett korreksjon={korreksjon} />}
    </li>
  )
}

function Slett({ korreksjon: { _id, navn } }: { korreksjon: Korreksjon }) {
  const [asking, setAsking] = useState(false)
  const remove = useDeleteKorreksjon()
  return (
    <>
      <Button
        size="small"
        variant="tertiary"
        aria-label={text.slettHva(navn)}
        onClick={() => setAsking(true)}
      >
        {text.slett}
      </Button>
      <ConfirmDialog
        open={asking}
        heading={text.slettSpoersmaal}
        confirmLabel={text.slett}
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate(_id)}
        onCancel={() => setAsking(false)}
      >
        {remove.error ? <p role="alert">{remove.error.message}</p> : text.slettTekst}
      </ConfirmDialog>
    </>
  )
}
