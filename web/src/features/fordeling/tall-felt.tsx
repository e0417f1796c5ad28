import { TextField } from '@navikt/ds-react/TextField'
import { type ReactNode, useState } from 'react'
import { readSkalert, writeSkalert } from './skalert.ts'
import './fordeling.css'

type Props = {
  label: string
  description?: ReactNode
  /** The whole number that is stored; null where none is set, NaN where what is written is no number. */
  value: number | null
  /** How many of the stored number one of the written is: 1, 10 or 100. */
  skala: number
  onChange: (value: number | null) => void
  error?: string | undefined
  hideLabel?: boolean
  readOnly?: boolean
  id?: string
}

const fault: Readonly<Record<number, string>> = {
  1: 'Skriv et helt tall.',
  10: 'Skriv et tall med høyst én desimal.',
  100: 'Skriv et tall med høyst to desimaler.',
}

/** A number with a comma. What is typed stays as it was typed, also where it is no number. */
export function TallFelt({ value, skala, onChange, error, ...rest }: Props) {
  const [typed, setTyped] = useState(() => writeSkalert(value, skala))
  return (
    <TextField
      size="small"
      inputMode="decimal"
      autoComplete="off"
      className="fordeling__tall"
      value={typed}
      error={Number.isNaN(readSkalert(typed, skala)) ? fault[skala] : error}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(readSkalert(target.value, skala))
      }}
      {...rest}
    />
  )
}
