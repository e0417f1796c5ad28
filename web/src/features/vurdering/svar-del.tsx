import type { Dokument } from '@rp/contract/dokument'
import type { Kontroll } from '@rp/contract/vurdering'
import { useQuery } from '@tanstack/react-query'
import { formatDate } from '../../platform/format.ts'
import { Endringsliste } from '../historikk/historikk.parts.tsx'
import { kontrollQuery } from './tildeling.queries.ts'
import { svarText as text } from './vurdering.text.ts'

/** What the member has answered since the last review; null where that is dealt with, or there is nothing. */
function useMedlemssvar({ _id, tur }: Dokument): Kontroll['svar'] {
  const { data } = useQuery(kontrollQuery(_id))
  return tur.besvart === null ? null : (data?.svar ?? null)
}

type Props = {
  dokument: Dokument
  /** The button that asks the member again for what is asked for as it stands; null where nothing is. */
  igjen: string | null
}

/** What the member has changed since the last review, first in the review of a document that they have answered. */
export function SvarDel({ dokument, igjen }: Props) {
  const svar = useMedlemssvar(dokument)
  if (svar === null) return null
  return (
    <section aria-label={text.tittel} className="gj__svar type-3">
      <h2>{text.tittel}</h2>
      <p>
        {svar.endringer.length === 0 ? text.ingenFelt(formatDate(svar.tid)) : text.naar(formatDate(svar.tid))}
      </p>
      <Endringsliste endringer={svar.endringer} />
      {igjen !== null && <p>{text.igjen(igjen)}</p>}
    </section>
  )
}

/** Fields of the document that the member has changed since the last review, by their names in the history. */
export const useBesvarteFelter = (dokument: Dokument): ReadonlySet<string> =>
  new Set(useMedlemssvar(dokument)?.endringer.map(({ felt }) => felt))
