import { useQuery } from '@tanstack/react-query'
import { formatDate } from '../../../platform/format.ts'
import { Endringsliste } from '../../historikk/historikk.parts.tsx'
import './svar-del.css'
import { kontrollQuery } from './tildeling.queries.ts'
import { svarText as text } from './vurdering.text.ts'

/** What the member has changed since the last review, first in the review of a document that they have answered. */
export function SvarDel({ dokumentId }: { dokumentId: string }) {
  const svar = useQuery(kontrollQuery(dokumentId)).data?.svar ?? null
  if (svar === null) return null
  return (
    <section aria-label={text.tittel} className="gj__svar">
      <h2>{text.tittel}</h2>
      <p>
        {svar.endringer.length === 0 ? text.ingenFelt(formatDate(svar.tid)) : text.naar(formatDate(svar.tid))}
      </p>
      <Endringsliste endringer={svar.endringer} />
    </section>
  )
}

/** Fields of the document that the member has changed since the last review, by their names in the history. */
export function useBesvarteFelter(dokumentId: string): ReadonlySet<string> {
  const svar = useQuery(kontrollQuery(dokumentId)).data?.svar
  return new Set(svar?.endringer.map(({ felt }) => felt))
}
