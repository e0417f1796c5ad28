import type { Dokument } from '@rp/contract/dokument'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { kontrollQuery } from './tildeling.queries.ts'
import { text } from './vurdering.text.ts'

/** Whose document it is, and the way to the member's page and their other documents. */
export function MedlemDel({ dokument }: { dokument: Dokument }) {
  const { data } = useQuery(kontrollQuery(dokument._id))
  return (
    <section aria-label={text.medlem} className="stack gap-8 left anywhere">
      <h2>{text.medlem}</h2>
      <p className="row">
        <Link to={`/admin/brukere/${dokument.userId}`}>{data?.eier.navn ?? text.medlem}</Link>
        {data && data.eier.navn !== data.eier.email && <span className="rp-dus">{data.eier.email}</span>}
      </p>
      <Link className="rp-trykk" to={`/admin/registreringer?eier=${dokument.userId}&status=alle`}>
        {text.aapneMedlem}
      </Link>
    </section>
  )
}
