import type { Frigivelse, Pottnavn } from '@rp/contract/avsatt'
import { Link } from 'react-router'
import { formatDateTime, formatKroner, inWords } from '../../../platform/format.ts'
import { Card } from '../../../ui/card.tsx'
import { ConfirmButton } from '../../../ui/confirm-button.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { useApproveFrigivelse, useDeleteFrigivelse } from './avsatt.queries.ts'
import { text } from './avsatt.text.ts'

const potten = ({ kilde, slag, visningsaar }: Pottnavn) => text.pott(kilde, slag, visningsaar)

/** Releases that wait for another administrator, or that are approved; nothing where there are none. */
export function Frigivelser({ tittel, alle }: { tittel: string; alle: readonly Frigivelse[] }) {
  if (alle.length === 0) return null
  const samlet = Map.groupBy(alle, ({ _id, betaling }) => betaling ?? _id)
  return (
    <Card title={tittel}>
      <ul className="lines">
        {[...samlet].map(([id, deler]) => (
          <Rad key={id} deler={deler} />
        ))}
      </ul>
    </Card>
  )
}

/** One release, or all that the pots gave of one payment: they are approved and taken back together. */
function Rad({ deler }: { deler: Frigivelse[] }) {
  const [first] = deler
  if (!first) return null
  const { slag, linje, til, kjoering, begrunnelse, laget, godkjent } = first
  const beloep = deler.reduce((sum, one) => sum + one.beloep, 0)
  const kilder =
    deler.length === 1
      ? potten(first.pott)
      : inWords(deler.map(one => text.del(potten(one.pott), formatKroner(one.beloep))))
  return (
    <li>
      <div>
        <strong className="rp-tall">{formatKroner(beloep)}</strong>
        <p>
          {text.fra(text.slag[slag], kilder)}
          {linje === null ? '' : text.linje(linje)}.{' '}
          {text.tilPotten(til ? potten(til) : text.reserven(deler.length))}
          {kjoering && (
            <>
              {' '}
              {text.telles}{' '}
              <Link className="aksel-link" to={`/admin/fordelingen/${kjoering._id}`}>
                {kjoering.navn}
              </Link>
              .
            </>
          )}
        </p>
        <p className="rp-dus">{text.laget(laget.hvem, formatDateTime(laget.tid), begrunnelse)}</p>
        {godkjent && <p className="rp-dus">{text.godkjent(godkjent.hvem, formatDateTime(godkjent.tid))}</p>}
      </div>
      {!godkjent && <Handlinger frigivelse={{ ...first, beloep }} />}
    </li>
  )
}

const spoersmaal = ({ slag, beloep, til }: Frigivelse): string => {
  if (slag === 'feilet') return text.godkjennFeilet(formatKroner(beloep))
  return til
    ? text.godkjennTekst(formatKroner(beloep), potten(til))
    : text.godkjennReserve(formatKroner(beloep))
}

function Handlinger({ frigivelse }: { frigivelse: Frigivelse }) {
  const { _id, beloep, egen } = frigivelse
  const [approve, remove] = [useApproveFrigivelse(), useDeleteFrigivelse()]
  return (
    <div>
      <div className="row gap-8">
        {!egen && (
          <ConfirmButton
            size="small"
            aria-label={text.godkjennHva(formatKroner(beloep))}
            label={text.godkjenn}
            heading={text.godkjennSpoersmaal}
            backFirst
            busy={approve.isPending}
            onConfirm={() => approve.mutate(_id)}
          >
            {spoersmaal(frigivelse)}
          </ConfirmButton>
        )}
        <ConfirmButton
          size="small"
          variant="tertiary"
          aria-label={text.slettHva(formatKroner(beloep))}
          label={text.slett}
          heading={text.slettSpoersmaal}
          danger
          busy={remove.isPending}
          onConfirm={() => remove.mutate(_id)}
        >
          {text.slettTekst}
        </ConfirmButton>
      </div>
      <p className="rp-dus">{text.godkjennHjelp}</p>
      <Failure error={approve.error ?? remove.error} />
    </div>
  )
}
