import { Button } from '@navikt/ds-react/Button'
import { TextField } from '@navikt/ds-react/TextField'
import type { Produksjon } from '@rp/contract/produksjon'
import { useQuery } from '@tanstack/react-query'
import { type Ref, useMemo, useState } from 'react'
import { createOptionSearch } from '../../ui/option-search.ts'
import { WorkTitle } from '../../ui/work-title.tsx'
import { produksjonerQuery } from '../produksjon/produksjon.queries.ts'
import { avklarText as text } from './sendeliste.text.ts'

const atMost = 12
const fewest = 2

type Props = { ref: Ref<HTMLInputElement>; busy: boolean; onChoose: (produksjonsID: string) => void }

/** The whole register, for a line whose production is not among the candidates. */
export function RegisterSearch({ ref, busy, onChoose }: Props) {
  const [typed, setTyped] = useState('')
  const wanted = typed.trim().length >= fewest
  const { data, error } = useQuery({ ...produksjonerQuery, enabled: wanted })
  const find = useMemo(
    () => (data ? createOptionSearch<Produksjon>(data, row => row.Produksjonstittel) : null),
    [data],
  )
  const rows = wanted && find ? find(typed, atMost).rows : []
  return (
    <div className="registersoek">
      <TextField
        ref={ref}
        label={text.soek}
        description={text.soekHint}
        autoComplete="off"
        value={typed}
        onChange={event => setTyped(event.target.value)}
        error={error?.message}
      />
      {wanted && find && rows.length === 0 && <p role="status">{text.ingenTreff}</p>}
      <ul>
        {rows.map(row => (
          <li key={row._id}>
            <span>
              <WorkTitle>{row.Produksjonstittel}</WorkTitle>{' '}
              <small>{[row.Premiere, row.Produksjonsselskap].filter(Boolean).join(' · ')}</small>
            </span>
            <Button
              size="small"
              variant="secondary"
              disabled={busy}
              aria-label={`${text.velg} ${row.Produksjonstittel}`}
              onClick={() => onChoose(row._id)}
            >
              {text.velg}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
