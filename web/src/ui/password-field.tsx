import { TextField, type TextFieldProps } from '@navikt/ds-react/TextField'
import { type Ref, useId, useState } from 'react'
import './password-field.css'

/** A password that can be shown while it is typed. Takes what Aksel's TextField takes. */
export function PasswordField({ id: given, ...props }: TextFieldProps & { ref?: Ref<HTMLInputElement> }) {
  const made = useId()
  const id = given ?? made
  const [shown, setShown] = useState(false)
  return (
    <div className="rp-passord">
      <TextField
        {...props}
        id={id}
        type={shown ? 'text' : 'password'}
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
      />
      <button
        type="button"
        className="bare rp-passord__vis"
        aria-controls={id}
        aria-label={shown ? 'Skjul passordet' : 'Vis passordet'}
        onClick={() => setShown(!shown)}
      >
        {shown ? 'Skjul' : 'Vis'}
      </button>
    </div>
  )
}
