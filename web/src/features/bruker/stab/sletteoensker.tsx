import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { Link as AkselLink } from '@navikt/ds-react/Link'
import { Textarea } from '@navikt/ds-react/Textarea'
import { Heading } from '@navikt/ds-react/Typography'
import type { BrukerDetaljer } from '@rp/contract/bruker-stab'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { formatDate } from '../../../platform/format.ts'
import { useCloseSletteoenske } from './stab.queries.ts'
import { slettingText as text } from './stab.text.ts'

type Oenske = BrukerDetaljer['sletteoensker'][number]

/** What the member has asked for, what came of it, and the note that closes it. */
export function Sletteoensker({ bruker }: { bruker: BrukerDetaljer }) {
  const [first] = bruker.sletteoensker
  if (first === undefined) return null
  return (
    <section className="panel" aria-labelledby="seksjon-sletting">
      <div className="stack gap-20 left">
        <Heading level="2" size="small" id="seksjon-sletting">
          {first.behandlet === null ? text.tittel : text.tidligere}
        </Heading>
        {bruker.sletteoensker.map(oenske => (
          <Told key={oenske.oensket} oenske={oenske} />
        ))}
      </div>
      {first.behandlet === null && <Lukk id={bruker.id} />}
    </section>
  )
}

function Told({ oenske }: { oenske: Oenske }) {
  const { behandlet, trukket } = oenske
  return (
    <div>
      <p>
        {text.bedt(formatDate(oenske.oensket))}{' '}
        {behandlet !== null && (trukket ? text.trukket : text.behandlet)(formatDate(behandlet))}
      </p>
      {oenske.melding && (
        <blockquote className="bruker__oenske over-8 under-8 anywhere">{oenske.melding}</blockquote>
      )}
      {oenske.notat && (
        <p>
          {text.notat}: {oenske.notat}
        </p>
      )}
    </div>
  )
}

function Lukk({ id }: { id: string }) {
  const lukk = useCloseSletteoenske(id)
  const [notat, setNotat] = useState('')
  const [tried, setTried] = useState(false)
  const missing = notat.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!missing) lukk.mutate(notat)
  }
  return (
    <form noValidate onSubmit={submit} className="stack gap-20">
      <Textarea
        label={text.notat}
        description={text.notatHjelp}
        value={notat}
        maxLength={2000}
        minRows={2}
        error={tried && missing ? text.mangler : undefined}
        onChange={event => setNotat(event.target.value)}
      />
      <p className="rp-dus">
        {text.hva}{' '}
        <AkselLink as={Link} to={`/admin/brukere/${id}/slett`}>
          {text.slett}
        </AkselLink>
      </p>
      {lukk.error && (
        <Alert variant="error" size="small" role="alert">
          {text.feilet}
        </Alert>
      )}
      <div className="line">
        <Button variant="secondary" loading={lukk.isPending}>
          {text.lukk}
        </Button>
      </div>
    </form>
  )
}
