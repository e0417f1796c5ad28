import { Button } from '@navikt/ds-react/Button'
import { Heading } from '@navikt/ds-react/Typography'
import type { InnloggingSted } from '@rp/contract/innlogging'
import { formatDateTime } from '../../platform/format.ts'
import { useSession } from '../../platform/session.ts'
import { Told } from '../../ui/failure.tsx'
import { Retry } from '../../ui/fetch-failed.tsx'
import { innloggingerText as text } from './bruker.text.ts'
import { useEndInnlogging, useInnlogginger } from './konto.queries.ts'

/** Where the person is logged in now, and a way out of each place but this one. The page waits until it is known (`useKontoHentet`). */
export function Innlogginger() {
  const me = useSession()?.id
  if (me === undefined) return null
  return (
    <section className="stack gap-20 left" aria-labelledby="innlogginger">
      <Heading level="3" size="xsmall" id="innlogginger">
        {text.tittel}
      </Heading>
      <Liste userId={me} />
    </section>
  )
}

function Liste({ userId }: { userId: string }) {
  const steder = useInnlogginger(userId)
  const end = useEndInnlogging(userId)
  if (steder.isError) return <Retry query={steder}>{text.feilet}</Retry>
  if (!steder.data) return null
  return (
    <>
      <ul className="lines rp-full">
        {steder.data.map(sted => (
          <Sted
            key={sted.id}
            sted={sted}
            busy={end.isPending && end.variables === sted.id}
            onEnd={() => end.mutate(sted.id)}
          />
        ))}
      </ul>
      <Told error={end.error && `${text.ikkeLoggetUt} ${end.error.message}`}>{end.data?.message}</Told>
    </>
  )
}

type StedProps = { sted: InnloggingSted; busy: boolean; onEnd: () => void }

function Sted({ sted, busy, onEnd }: StedProps) {
  const enhet = sted.enhet || text.ukjent
  return (
    <li>
      <span className="stack gap-0">
        <b>{enhet}</b>
        <span className="rp-dus">
          {sted.denne ? text.denne : text.sistBrukt(formatDateTime(sted.sistBrukt))}
        </span>
      </span>
      {!sted.denne && (
        <Button
          type="button"
          size="small"
          variant="secondary"
          loading={busy}
          aria-label={text.loggUtHvor(enhet)}
          onClick={onEnd}
        >
          {text.loggUt}
        </Button>
      )}
    </li>
  )
}
