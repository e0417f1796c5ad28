import { Button } from '@navikt/ds-react/Button'
import { TextField } from '@navikt/ds-react/TextField'
import type { Produksjon } from '@rp/contract/produksjon'
import type { Sendelisterad } from '@rp/contract/sendelisterad'
import { useQuery } from '@tanstack/react-query'
import { type Ref, useMemo, useState } from 'react'
import { createOptionSearch } from '../../ui/option-search.ts'
import { WorkTitle } from '../../ui/work-title.tsx'
import { NyProduksjonDialog } from '../produksjon/ny-produksjon-dialog.parts.tsx'
import { produksjonerQuery } from '../produksjon/produksjon.queries.ts'
import { avklarText as text } from './sendeliste.text.ts'

const atMost = 12
const fewest = 2

type Props = {
  ref: Ref<HTMLInputElement>
  rad: Sendelisterad
  busy: boolean
  onChoose: (produksjonsID: string) => void
}

/** The whole register, for a line whose production is not among the candidates; and the way to add one that it lacks. */
export function RegisterSearch({ ref, rad, busy, onChoose }: Props) {
  const [creating, setCreating] = useState(false)
  const [typed, setTyped] = useState('')
  const wanted = typed.trim().length >= fewest
  const { data, error } = useQuery({ ...produksjonerQuery, enabled: wanted })
  const find = useMemo(
    () => (data ? createOptionSearch<Produksjon>(data, row => row.Produksjonstittel) : null),
    [data],
  )
  const rows = wanted && find ? find(typed, atMost).rows : []
  return (
    <div className="registersoek stack left width-l">
      <TextField
        ref={ref}
        className="rp-full"
        label={text.soek}
        description={text.soekHint}
        autoComplete="off"
        value={typed}
        onChange={event => setTyped(event.target.value)}
        error={error?.message}
      />
      {wanted && find && rows.length === 0 && <p role="status">{text.ingenTreff}</p>}
      <ul className="lines rp-full">
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
      <Button size="small" variant="tertiary" disabled={busy} onClick={() => setCreating(true)}>
        {text.opprett}
      </Button>
      {creating && (
        <NyProduksjonDialog
          start={startOf(rad)}
          isStaff
          onCreated={produksjon => onChoose(produksjon._id)}
          onClose={() => setCreating(false)}
        />
      )}
    </div>
  )
}

/** What the line says of the production that it is. */
const startOf = (rad: Sendelisterad) => ({
  Produksjonstittel: rad.tittel,
  Produksjonsselskap: rad.produksjonsselskap,
  Sesong: String(rad.sesong ?? ''),
  Premiere: String(rad.premiere ?? ''),
  Episoder: String(rad.episoder ?? ''),
})
