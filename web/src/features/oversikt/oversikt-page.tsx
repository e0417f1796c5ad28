import type { Oversikt } from '@rp/contract/oversikt'
import { fileDate, formatCount, hourInNorway } from '../../platform/format.ts'
import { Fetched } from '../../ui/fetched.tsx'
import { PageHead, PageHeading } from '../../ui/page.tsx'
import { useMe } from '../bruker/bruker.queries.ts'
import { StartKnapp } from '../vurdering/start-knapp.parts.tsx'
import { useOversikt } from './oversikt.queries.ts'
import { text } from './oversikt.text.ts'
import { Ages, Figures, Statuses } from './oversikt-figures.tsx'
import { Looks, Since } from './oversikt-notices.tsx'
import { Week } from './oversikt-week.tsx'
import './oversikt.css'

const greetingAt = (hour: number): string => {
  if (hour >= 5 && hour < 10) return text.hilsen.morgen
  return hour >= 10 && hour < 18 ? text.hilsen.dag : text.hilsen.kveld
}

const daysSince = (iso: string): number => Math.floor((Date.now() - new Date(iso).getTime()) / 86_400_000)

function introOf({ antall, eldste }: Oversikt['venter']): string {
  if (antall === 0 || eldste === null) return text.ingenVenter
  const days = daysSince(eldste)
  return `${text.venter(formatCount(antall), antall === 1)} ${text.eldste(text.dager(days, formatCount(days)))}`
}

/** The staff's dashboard at /admin: what waits, what came in, what went wrong; each number opens the list behind it. */
export function OversiktPage() {
  const me = useMe().data
  const query = useOversikt()
  const greeting = greetingAt(hourInNorway(new Date()))
  return (
    <>
      <PageHead
        heading={
          <PageHeading title={text.dashboard} size="large">
            {me?.fornavn ? `${greeting}, ${me.fornavn}` : greeting}
          </PageHeading>
        }
        intro={text.ingress}
        action={query.data && query.data.venter.antall > 0 ? <StartKnapp /> : null}
      />
      <Fetched
        query={query}
        heading={<h2>{text.feilet}</h2>}
        loading={
          <p role="status" className="rp-dus">
            {text.henter}
          </p>
        }
      >
        {oversikt => <Content oversikt={oversikt} />}
      </Fetched>
    </>
  )
}

function Content({ oversikt }: { oversikt: Oversikt }) {
  const today = fileDate(new Date())
  return (
    <div className="oversikt stack gap-32">
      <p>{introOf(oversikt.venter)}</p>
      <Figures oversikt={oversikt} />
      <div className="stack halves gap-32">
        <div className="stack gap-32">
          <Looks blikk={oversikt.blikk} />
          <Since siden={oversikt.siden} />
          <Week behandlet={oversikt.behandlet} today={today} />
        </div>
        <div className="stack gap-32">
          <Ages venter={oversikt.venter} />
          <Statuses status={oversikt.status} />
        </div>
      </div>
    </div>
  )
}
