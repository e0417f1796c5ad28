import { aldersgrenser, type Oversikt } from '@rp/contract/oversikt'
import { Link } from 'react-router'
import { formatCount } from '../../platform/format.ts'
import { StatusBadge } from '../dokument/dokument.parts.tsx'
import { text } from './oversikt.text.ts'
import { listBehind } from './oversikt-lists.ts'

/** The four figures on top: what waits, what was done today, how long it takes, what the members owe. */
export function Figures({ oversikt }: { oversikt: Oversikt }) {
  const { venter, behandletIdag, hosMedlem } = oversikt
  return (
    <dl className="oversikt__tall">
      <Figure name={text.tall.venter} value={formatCount(venter.antall)} to={listBehind.venter} lit />
      <Figure
        name={text.tall.behandletIdag}
        value={formatCount(behandletIdag.antall)}
        to={listBehind.behandletSiden(behandletIdag.fra)}
      />
      <Figure
        name={text.tall.median}
        value={venter.medianDager === null ? '–' : formatCount(venter.medianDager)}
        unit={venter.medianDager === null ? '' : text.dagerEnhet(venter.medianDager)}
        to={listBehind.venter}
      />
      <Figure name={text.tall.medlem} value={formatCount(hosMedlem)} to={listBehind.medlem} />
    </dl>
  )
}

type FigureProps = { name: string; value: string; unit?: string; to: string; lit?: boolean }

function Figure({ name, value, unit = '', to, lit = false }: FigureProps) {
  return (
    <div data-lys={lit}>
      <dt className="type-3">{name}</dt>
      <dd>
        <Link to={to}>
          {value}
          {unit !== '' && <span className="oversikt__enhet"> {unit}</span>}
          <span className="aksel-sr-only"> {name}</span>
        </Link>
      </dd>
    </div>
  )
}

/** How long what waits has waited. */
export function Ages({ venter }: Pick<Oversikt, 'venter'>) {
  const most = Math.max(1, ...venter.alder.map(({ antall }) => antall))
  return (
    <section aria-labelledby="oversikt-koe">
      <h2 id="oversikt-koe">{text.koe}</h2>
      <ul className="oversikt__linjer lines">
        {venter.alder.map(({ fra, til, antall }, index) => (
          <li key={til ?? 'nyest'}>
            <Link to={listBehind.mottatt(fra, til)}>
              {text.alder(aldersgrenser[index - 1] ?? null, aldersgrenser[index] ?? null)}
            </Link>
            <Bar share={antall / most} />
            <b>{formatCount(antall)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** All documents by status; each name opens its list. */
export function Statuses({ status }: Pick<Oversikt, 'status'>) {
  const most = Math.max(1, ...status.map(({ antall }) => antall))
  return (
    <section aria-labelledby="oversikt-status">
      <h2 id="oversikt-status">{text.etterStatus}</h2>
      <ul className="oversikt__linjer lines">
        {status.map(row => (
          <li key={row.status}>
            <Link to={listBehind.status(row.status)}>
              <StatusBadge status={row.status} />
            </Link>
            <Bar share={row.antall / most} />
            <b>{formatCount(row.antall)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Only drawn: the number stands beside it. */
function Bar({ share }: { share: number }) {
  return (
    <svg className="oversikt__soyle" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect className="oversikt__spor" width="100" height="4" />
      <rect width={share * 100} height="4" />
    </svg>
  )
}
