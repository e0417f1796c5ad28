import { TextField as AkselTextField, type TextFieldProps } from '@navikt/ds-react/TextField'
import type { RefAttributes } from 'react'

type Props = TextFieldProps & RefAttributes<HTMLInputElement>

/**
 * A field of one line. What is longer than `maxLength` stands as it was typed or pasted, and the field says so: the browser would cut it off
 * without a word.
 */
export function TextField({ maxLength = Number.POSITIVE_INFINITY, error, ...rest }: Props) {
  const isTooLong = String(rest.value ?? '').length > maxLength
  return <AkselTextField {...rest} error={isTooLong ? `Teksten kan ha høyst ${maxLength} tegn.` : error} />
}
