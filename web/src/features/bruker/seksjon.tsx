import { Button } from '@navikt/ds-react/Button'
import type { TextFieldProps } from '@navikt/ds-react/TextField'
import { Heading } from '@navikt/ds-react/Typography'
import type { ReactNode } from 'react'
import { Failure } from '../../ui/failure.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { SavedMark } from '../../ui/saved-mark.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { text } from './bruker.text.ts'
import { useDirty } from './unsaved.tsx'
import type { Seksjonstilstand } from './use-seksjon.ts'

type SeksjonProps<F extends string> = {
  tittel: string
  seksjon: Seksjonstilstand<F>
  children: ReactNode
  /** Below the form, in the same card. */
  etter?: ReactNode
}

/** One of the sections: heading with LAGRET / IKKE LAGRET, fields, and the button that saves them. */
export function Seksjon<F extends string>({ tittel, seksjon, children, etter }: SeksjonProps<F>) {
  const { navn, dirty } = seksjon
  useDirty(navn, dirty, seksjon.save)
  const id = `seksjon-${navn}`
  return (
    <section className="panel" aria-labelledby={id}>
      <form noValidate onSubmit={seksjon.submit} className="stack gap-20">
        <div className="row">
          <Heading level="2" size="small" id={id}>
            {tittel}
          </Heading>
          <SavedMark saved={!dirty} />
        </div>
        <FormErrors errors={seksjon.errors} attempt={seksjon.attempt} />
        {children}
        <Failure error={seksjon.failure} before={text.feilet} />
        <div className="line">
          <Button disabled={!dirty} loading={seksjon.saving} aria-label={text.lagreHva(tittel)}>
            {text.lagre}
          </Button>
        </div>
        <span className="aksel-sr-only" role="status">
          {seksjon.saved ? text.lagret : ''}
        </span>
      </form>
      {etter}
    </section>
  )
}

type FeltProps<F extends string> = {
  seksjon: Seksjonstilstand<F>
  felt: F
} & Omit<TextFieldProps, 'id' | 'value' | 'onChange' | 'onBlur' | 'error'> & {
    onValue?: (value: string) => void
  }

/** A text field of a section. Its id is the field's name, so that a link can lead to it. */
export function Felt<F extends string>({ seksjon, felt, onValue, ...props }: FeltProps<F>) {
  return (
    <TextField
      {...props}
      id={felt}
      value={seksjon.values[felt]}
      onChange={event => (onValue ?? (value => seksjon.change(felt, value)))(event.target.value)}
      onBlur={() => seksjon.leave(felt)}
      error={seksjon.errorOf(felt)}
    />
  )
}
