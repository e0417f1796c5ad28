import { Select } from '@navikt/ds-react/Select'
import { sumgrupper } from '@rp/contract/kjoering'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatCount, formatKroner } from '../../../platform/format.ts'
import { Card } from '../../../ui/card.tsx'
import { CardTable } from '../../../ui/card-table.tsx'
import { Fetched } from '../../../ui/fetched.tsx'
import { useSummer } from './kjoering.queries.ts'
import { text } from './kjoering.text.ts'

const words = text.summer

/** What the claims come to by pot, function, work type or company. */
export function Summer({ id, resultat }: { id: string; resultat: string }) {
  const [etter, setEtter] = useState<(typeof sumgrupper)[number]>('gruppe')
  const query = useSummer(id, resultat, etter)
  return (
    <Card title={words.tittel}>
      <Select
        size="small"
        className="width-s"
        label={words.etter}
        value={etter}
        onChange={({ target }) => setEtter(target.value as typeof etter)}
      >
        {sumgrupper.map(one => (
          <option key={one} value={one}>
            {text.etter[one]}
          </option>
        ))}
      </Select>
      <Fetched query={query} loading={text.henter} heading={<h3>{text.hentFeilet}</h3>}>
        {rader =>
          rader.length === 0 ? (
            <p>{words.ingen}</p>
          ) : (
            <CardTable
              columns={[
                { name: text.etter[etter], cell: ({ navn }) => navn || words.uten },
                { name: words.beloep, isNumber: true, cell: rad => formatKroner(rad.beloep) },
                { name: words.mottakere, isNumber: true, cell: rad => formatCount(rad.mottakere) },
                { name: words.linjer, isNumber: true, cell: rad => formatCount(rad.linjer) },
              ]}
              rows={rader}
              // Two pots may be called the same.
              rowKey={({ navn }, index) => `${navn} ${index}`}
            />
          )
        }
      </Fetched>
      <p>
        <Link className="aksel-link" to={`/admin/fordelingen/${id}/linjer`}>
          {text.linjer.lenke}
        </Link>
      </p>
    </Card>
  )
}
