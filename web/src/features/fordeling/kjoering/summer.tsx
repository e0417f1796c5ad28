import { Select } from '@navikt/ds-react/Select'
import { Heading } from '@navikt/ds-react/Typography'
import { sumgrupper } from '@rp/contract/kjoering'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatCount, formatKroner } from '../../../platform/format.ts'
import { CardCell, CardRow, CardTable } from '../../../ui/card-table.tsx'
import { Fetched } from '../../../ui/fetched.tsx'
import { useSummer } from './kjoering.queries.ts'
import { text } from './kjoering.text.ts'

const words = text.summer
const numbers = [words.beloep, words.mottakere, words.linjer]

/** What the claims come to by pot, function, work type or company. */
export function Summer({ id, resultat }: { id: string; resultat: string }) {
  const [etter, setEtter] = useState<(typeof sumgrupper)[number]>('gruppe')
  const query = useSummer(id, resultat, etter)
  return (
    <section className="card stack gap-20" aria-labelledby="kjoering-summer">
      <Heading level="2" size="small" id="kjoering-summer">
        {words.tittel}
      </Heading>
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
      <Fetched
        query={query}
        loading={text.henter}
        heading={
          <Heading level="3" size="xsmall">
            {text.hentFeilet}
          </Heading>
        }
      >
        {rader => (
          <CardTable
            columns={[text.etter[etter], words.beloep, words.mottakere, words.linjer]}
            numbers={numbers}
          >
            {rader.map(({ navn, beloep, mottakere, linjer }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two pots may be called the same.
              <CardRow key={`${navn} ${index}`} title={navn || words.uten}>
                <CardCell name={words.beloep} numbers={numbers}>
                  {formatKroner(beloep)}
                </CardCell>
                <CardCell name={words.mottakere} numbers={numbers}>
                  {formatCount(mottakere)}
                </CardCell>
                <CardCell name={words.linjer} numbers={numbers}>
                  {formatCount(linjer)}
                </CardCell>
              </CardRow>
            ))}
          </CardTable>
        )}
      </Fetched>
      <p>
        <Link className="aksel-link" to={`/admin/fordelingen/${id}/linjer`}>
          {text.linjer.lenke}
        </Link>
      </p>
    </section>
  )
}
