import { ExclamationmarkTriangleFillIcon } from '@navikt/aksel-icons'
import type { Oversikt } from '@rp/contract/oversikt'
import { Link } from 'react-router'
import { formatCount } from '../../platform/format.ts'
import { blikkText, text } from './oversikt.text.ts'
import { listBehind } from './oversikt-lists.ts'

/** What came in since yesterday. */
export function Since({ siden }: Pick<Oversikt, 'siden'>) {
  const kinds = ['dokumenter', 'brukere', 'saker'] as const
  return (
    <section aria-labelledby="oversikt-siden">
      <h2 id="oversikt-siden">{text.siden}</h2>
      <ul className="oversikt__linjer lines">
        {kinds.map(kind => (
          <li key={kind}>
            <Link to={listBehind.siden[kind](siden.tid)}>{text.nytt[kind]}</Link>
            <b>{formatCount(siden[kind])}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

const kinds = Object.keys(blikkText) as (keyof typeof blikkText)[]

/** What went wrong or waits for somebody to decide; nothing is said of what is in order. */
export function Looks({ blikk }: Pick<Oversikt, 'blikk'>) {
  const shown = kinds.filter(kind => blikk[kind] > 0)
  return (
    <section aria-labelledby="oversikt-blikk">
      <h2 id="oversikt-blikk">{text.blikk}</h2>
      {shown.length === 0 ? (
        <p className="rp-dus">{text.ingenBlikk}</p>
      ) : (
        <ul className="oversikt__linjer lines">
          {shown.map(kind => (
            <li key={kind}>
              <ExclamationmarkTriangleFillIcon aria-hidden className="oversikt__varsel" />
              <Link
                to={
                  kind === 'sendelisteTvil'
                    ? listBehind.tvil(blikk.sendelisteTvilAar)
                    : listBehind.blikk[kind]
                }
              >
                {blikkText[kind](formatCount(blikk[kind]), blikk[kind] === 1)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
