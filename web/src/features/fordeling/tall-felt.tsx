import { TextField } from '@navikt/ds-react/TextField'
import { type ReactNode, useState } from 'react'
import { formatCount } from '../../platform/format.ts'
import { findTallfeil, readSkalert, writeSkalert } from './skalert.ts'
import './fordeling.css'

type Props = {
  label: string
  description?: ReactNode
  /** The whole number that is stored; null where none is set, NaN where what is written is no number. */
  value: number | null
  /** How many of the stored number one of the written is: 1, 10 or 100. */
  skala: number
  /** The most that is stored. */
  hoeyst?: number
  onChange: (value: number | null) => void
  error?: string | undefined
  hideLabel?: boolean
  readOnly?: boolean
  id?: string
}

/** No field takes one: what is given and what is taken back are chosen beside it. */
const minus = 'Tallet kan ikke være under 0.'

/** A number with a comma. What is typed stays as it was typed, also where it is no number. */
export function TallFelt({
  value,
  skala,
  hoeyst = Number.POSITIVE_INFINITY,
  onChange,
  error,
  ...rest
}: Props) {
  const [typed, setTyped] = useState(() => writeSkalert(value, skala))
  const outside =
    value === null || Number.isNaN(value) || (value >= 0 && value <= hoeyst)
      ? undefined
      : value < 0
        ? minus
        : `Tallet kan være høyst ${formatCount(hoeyst / skala)}.`
  return (
    <TextField
      size="small"
      inputMode="decimal"
      autoComplete="off"
      className="fordeling__tall"
      value={typed}
      error={findTallfeil(typed, skala) ?? outside ?? error}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(readSkalert(target.value, skala))
      }}
      {...rest}
    />
  )
}
