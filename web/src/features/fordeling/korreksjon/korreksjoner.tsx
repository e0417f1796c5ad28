import { isFrosset } from '@rp/contract/kjoering'
import type { Korreksjon } from '@rp/contract/korreksjon'
import { Link } from 'react-router'
import { formatDateTime, formatKroner } from '../../../platform/format.ts'
import { Card } from '../../../ui/card.tsx'
import { ConfirmButton } from '../../../ui/confirm-button.tsx'
import { Fetched } from '../../../ui/fetched.tsx'
import { WorkTitle } from '../../../ui/work-title.tsx'
import { useDeleteKorreksjon, useKorreksjoner } from './korreksjon.queries.ts'
import { text } from './korreksjon.text.ts'

/** What the lines of an approved run have been corrected by, and where each correction counts. */
export function Korreksjoner({ kjoeringId }: { kjoeringId: string }) {
  return (
    <Card title={text.tittel}>
      <p className="rp-dus">{text.hjelp}</p>
      <Fetched
        query={useKorreksjoner(kjoeringId)}
        loading={text.henter}
        heading={<p>{text.feilet}</p>}
        empty={<p>{text.ingen}</p>}
      >
        {korreksjoner => (
          <ul className="lines">
            {korreksjoner.map(one => (
              <Rad key={one._id} korreksjon={one} />
            ))}
          </ul>
        )}
      </Fetched>
    </Card>
  )
}

function endringen(frigitt: boolean, beloep: number): string {
  if (frigitt) return text.frigitt(formatKroner(beloep))
  return beloep > 0 ? text.mer(formatKroner(beloep)) : text.mindre(formatKroner(-beloep))
}

function Rad({ korreksjon }: { korreksjon: Korreksjon }) {
  const { linje, navn, produksjonstittel, gruppe, ga, frigitt, begrunnelse, saksnummer } = korreksjon
  const { beloep, laget, kjoering } = korreksjon
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
  const remove = useDeleteKorreksjon()
  return (
    <ConfirmButton
      size="small"
      variant="tertiary"
      aria-label={text.slettHva(navn)}
      label={text.slett}
      heading={text.slettSpoersmaal}
      danger
      busy={remove.isPending}
      failure={remove.error}
      onConfirm={() => remove.mutate(_id)}
    >
      {text.slettTekst}
    </ConfirmButton>
  )
}
