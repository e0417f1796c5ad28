import { TextField } from '@navikt/ds-react/TextField'
import { selskapKolonner } from '@rp/contract/produksjon'
import { formText, listText } from './selskap.text.ts'
import type { SelskapFelt, SelskapUtkast } from './selskap-form.ts'

type Props = {
  utkast: SelskapUtkast
  onChange: (utkast: SelskapUtkast) => void
  errorOf: (felt: SelskapFelt) => string | undefined
  isNew: boolean
}

/** The fields of a production company. The name is demanded. */
export function SelskapFelter({ utkast, onChange, errorOf, isNew }: Props) {
  return selskapKolonner.map(felt => (
    <TextField
      key={felt}
      id={`selskap-${felt}`}
      size="small"
      label={listText.kolonne[felt]}
      description={felt === 'navn' && !isNew ? formText.navnHint : undefined}
      maxLength={200}
      autoComplete="off"
      inputMode={felt === 'orgnr' ? 'numeric' : 'text'}
      value={utkast[felt]}
      error={errorOf(felt)}
      onChange={event => onChange({ ...utkast, [felt]: event.target.value })}
    />
  ))
}
