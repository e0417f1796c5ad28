import { Skeleton } from '@navikt/ds-react/Skeleton'
import { formatDateTime } from '../../platform/format.ts'
import { Retry } from '../../ui/fetch-failed.tsx'
import { egneDataText, text } from './bruker.text.ts'
import { useInnsyn } from './konto.queries.ts'

/** Who has looked at or changed the personnummer, newest first. */
export function InnsynListe({ userId }: { userId: string }) {
  const innsyn = useInnsyn(userId)
  if (innsyn.isError) return <Retry query={innsyn}>{egneDataText.innsynFeilet}</Retry>
  if (!innsyn.data) return <Skeleton variant="text" width="24ch" aria-label={text.laster} />
  if (innsyn.data.length === 0) return <p>{egneDataText.innsynIngen}</p>
  return (
    <ol className="facts">
      {innsyn.data.map(linje => (
        <li key={linje.id}>
          <time dateTime={linje.tid}>{formatDateTime(linje.tid)}</time>
          <span>
            <b>{linje.deg ? egneDataText.du : linje.hvem}</b> {egneDataText.hendelse[linje.hendelse]}
            {linje.aarsak && <span className="rp-dus"> {egneDataText.aarsak(linje.aarsak)}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
