import { Link as AkselLink } from '@navikt/ds-react/Link'
import { Heading } from '@navikt/ds-react/Typography'
import { listForslag } from '@rp/contract/forslag'
import { Link } from 'react-router'
import { useRead } from '../../platform/calls.ts'
import { WorkTitle } from '../../ui/work-title.tsx'
import { opplastingAdresse } from '../dokument/dokument.queries.ts'
import { text } from './hjem.text.ts'

/** What the member may have forgotten. Nothing is shown while it is unknown, or where there is nothing to suggest. */
export function HjemForslag({ userId }: { userId: string }) {
  const { data = [] } = useRead(listForslag, { key: ['forslag', userId], params: { userId } })
  if (data.length === 0) return null
  return (
    <section className="stack over-40" aria-labelledby="forslag">
      <Heading level="2" size="medium" id="forslag">
        {text.forslag.tittel}
      </Heading>
      <p className="prose">{text.forslag.ingress}</p>
      <ul className="rp-hjem__forslag">
        {data.map(({ _id, Produksjonstittel, Produksjonsselskap }) => (
          <li key={_id}>
            <WorkTitle>{Produksjonstittel}</WorkTitle> <span className="rp-dus">{Produksjonsselskap}</span>
          </li>
        ))}
      </ul>
      <p className="row gap-20">
        <AkselLink as={Link} to={opplastingAdresse}>
          {text.forslag.knapp}
        </AkselLink>
        <AkselLink as={Link} to="/produksjoner?sendt2023=ja">
          {text.forslag.alle}
        </AkselLink>
      </p>
    </section>
  )
}
