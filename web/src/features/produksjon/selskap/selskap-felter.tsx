import { selskapKolonner } from '@rp/contract/produksjon'
import { Fragment, type ReactNode, useState } from 'react'
import { getOppsett } from '../../../platform/oppsett.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { HentEnhet } from './hent-enhet.tsx'
import { enhetText, formText, listText } from './selskap.text.ts'
import type { SelskapFelt, SelskapUtkast } from './selskap-form.ts'

type Props = {
  utkast: SelskapUtkast
  onChange: (utkast: SelskapUtkast) => void
  errorOf: (felt: SelskapFelt) => ReactNode
  isNew: boolean
}

/** The fields of a production company. The name is demanded. */
export function SelskapFelter({ utkast, onChange, errorOf, isNew }: Props) {
  const [missing, setMissing] = useState(false)
  const change = (felt: SelskapFelt, value: string) => {
    if (felt === 'orgnr') setMissing(false)
    onChange({ ...utkast, [felt]: value })
  }
  const refuse = () => {
    setMissing(true)
    document.getElementById('selskap-orgnr')?.focus()
  }
  return selskapKolonner.map(felt => (
    <Fragment key={felt}>
      <TextField
        id={`selskap-${felt}`}
        size="small"
        label={listText.kolonne[felt]}
        description={felt === 'navn' && !isNew ? formText.navnHint : undefined}
        maxLength={200}
        autoComplete="off"
        inputMode={felt === 'orgnr' ? 'numeric' : 'text'}
        value={utkast[felt]}
        error={errorOf(felt) ?? (felt === 'orgnr' && missing ? enhetText.mangler : undefined)}
        onChange={event => change(felt, event.target.value)}
      />
      {felt === 'orgnr' && getOppsett().enhetsregisteret && (
        <HentEnhet utkast={utkast} onChange={onChange} onInvalid={refuse} />
      )}
    </Fragment>
  ))
}
