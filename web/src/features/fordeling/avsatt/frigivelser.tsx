import { Button } from '@navikt/ds-react/Button'
import { Heading } from '@navikt/ds-react/Typography'
import type { Frigivelse, Pottnavn } from '@rp/contract/avsatt'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatDateTime, formatKroner } from '../../../platform/format.ts'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { failureOf } from '../../bruker/fresh-login.parts.tsx'
import { useApproveFrigivelse, useDeleteFrigivelse } from './avsatt.queries.ts'
import { text } from './avsatt.text.ts'

const potten = ({ kilde, slag, visningsaar }: Pottnavn) => text.pott(kilde, slag, visningsaar)

/** Releases that wait for another administrator, or that are approved; nothing where there are none. */
export function Frigivelser({ tittel, alle }: { tittel: string; alle: readonly Frigivelse[] }) {
  if (alle.length === 0) return null
  const samlet = Map.groupBy(alle, ({ _id, betaling }) => betaling ?? _id)
  return (
    <section className="card stack gap-20" aria-label={tittel}>
      <Heading level="2" size="small">
        {tittel}
      </Heading>
      <ul className="lines">
        {[...samlet].map(([id, deler]) => (
          <Rad key={id} deler={deler} />
        ))}
      </ul>
    </section>
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
      : new Intl.ListFormat('nb').format(
          deler.map(one => text.del(potten(one.pott), formatKroner(one.beloep))),
        )
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
  const [asking, setAsking] = useState<'godkjenn' | 'slett' | null>(null)
  const [approve, remove] = [useApproveFrigivelse(), useDeleteFrigivelse()]
  const failure = failureOf(approve.error ?? remove.error)
  return (
    <div>
      <div className="row gap-8">
        {!egen && (
          <Button
            size="small"
            loading={approve.isPending}
            aria-label={text.godkjennHva(formatKroner(beloep))}
            onClick={() => setAsking('godkjenn')}
          >
            {text.godkjenn}
          </Button>
        )}
        <Button
          size="small"
          variant="tertiary"
          loading={remove.isPending}
          aria-label={text.slettHva(formatKroner(beloep))}
          onClick={() => setAsking('slett')}
        >
          {text.slett}
        </Button>
      </div>
      {egen && <p className="rp-dus">{text.egen}</p>}
      <Failure error={failure} />
      <ConfirmDialog
        open={asking === 'godkjenn'}
        heading={text.godkjennSpoersmaal}
        confirmLabel={text.godkjenn}
        backFirst
        onConfirm={() => {
          setAsking(null)
          approve.mutate(_id)
        }}
        onCancel={() => setAsking(null)}
      >
        {spoersmaal(frigivelse)}
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'slett'}
        heading={text.slettSpoersmaal}
        confirmLabel={text.slett}
        danger
        onConfirm={() => {
          setAsking(null)
          remove.mutate(_id)
        }}
        onCancel={() => setAsking(null)}
      >
        {text.slettTekst}
      </ConfirmDialog>
    </div>
  )
}
