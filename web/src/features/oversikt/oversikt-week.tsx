import type { Oversikt } from '@rp/contract/oversikt'
import { formatCount, formatWeekday } from '../../platform/format.ts'
import { text } from './oversikt.text.ts'

const day = 86_400_000

/** Monday to Friday of the week that `today` is in, and the days of a weekend on which something was done. */
function daysOf(today: string, behandlet: Oversikt['behandlet']) {
  const date = new Date(`${today}T12:00:00Z`)
  const monday = date.getTime() - ((date.getUTCDay() + 6) % 7) * day
  return Array.from({ length: 7 }, (_, index) => {
    const dato = new Date(monday + index * day).toISOString().slice(0, 10)
    return { dato, weekend: index > 4, antall: behandlet.find(row => row.dato === dato)?.antall ?? 0 }
  }).filter(({ weekend, antall, dato }) => !weekend || antall > 0 || dato === today)
}

/** Documents finished on each day of this week. */
export function Week({ behandlet, today }: Pick<Oversikt, 'behandlet'> & { today: string }) {
  const days = daysOf(today, behandlet)
  const most = Math.max(1, ...days.map(({ antall }) => antall))
  const sum = behandlet.reduce((total, { antall }) => total + antall, 0)
  return (
    <section aria-labelledby="oversikt-uken">
      <h2 id="oversikt-uken">{text.uken}</h2>
      {sum > 0 && (
        <ol className="oversikt__uke line bottom under-8">
          {days.map(({ dato, antall }) => (
            <li key={dato} data-idag={dato === today}>
              <b>{formatCount(antall)}</b>
              <svg viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
                <rect y={100 - (antall / most) * 100} width="10" height={(antall / most) * 100} />
              </svg>
              <span>{formatWeekday(dato)}</span>
            </li>
          ))}
        </ol>
      )}
      <p className="rp-dus">{sum === 0 ? text.ingenUke : text.ukesum(formatCount(sum), sum === 1)}</p>
    </section>
  )
}
