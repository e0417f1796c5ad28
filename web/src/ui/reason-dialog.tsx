import { Textarea } from '@navikt/ds-react/Textarea'
import { type ReactNode, useState } from 'react'
import { FormDialog, type FormDialogProps } from './form-dialog.tsx'

type ReasonFieldProps = {
  value: string
  onChange: (value: string) => void
  /** Sending was tried: now it says that it must not be empty. */
  tried: boolean
  description?: string | undefined
  maxLength?: number | undefined
}

/** Why something is done. */
export const ReasonField = ({ value, onChange, tried, description, maxLength = 1000 }: ReasonFieldProps) => (
  <Textarea
    size="small"
    label="Begrunnelse"
    description={description}
    maxLength={maxLength}
    minRows={maxLength > 200 ? 3 : 2}
    value={value}
    error={tried && value.trim() === '' ? 'Skriv en begrunnelse.' : undefined}
    onChange={({ target }) => onChange(target.value)}
  />
)

type Change<Input> = {
  mutate: (input: Input, then: { onSuccess: () => void }) => void
  isPending: boolean
  error: Error | null
}
type Part = ReactNode | ((tried: boolean) => ReactNode)
type Props<Input> = Pick<FormDialogProps, 'heading' | 'send' | 'isDanger' | 'onClose'> &
  Pick<ReasonFieldProps, 'description' | 'maxLength'> & {
    change: Change<Input>
    /** What is sent with the reason; null while something else is missing. */
    toInput: (reason: string) => Input | null
    /** Something else is typed. */
    dirty?: boolean
    children: Part
    /** Below the reason. */
    after?: Part
  }

/** Asks for a reason before something is changed, and closes when it is. */
export function ReasonDialog<Input>(props: Props<Input>) {
  const { change, toInput, dirty = false, children, after, description, maxLength, ...dialog } = props
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const draw = (part: Part) => (typeof part === 'function' ? part(tried) : part)
  const submit = (close: () => void) => {
    setTried(true)
    const input = toInput(reason)
    if (input !== null && reason.trim() !== '') change.mutate(input, { onSuccess: close })
  }
  return (
    <FormDialog
      {...dialog}
      busy={change.isPending}
      failure={change.error?.message}
      dirty={dirty || reason !== ''}
      onSubmit={submit}
    >
      {draw(children)}
      <ReasonField
        value={reason}
        onChange={setReason}
        tried={tried}
        description={description}
        maxLength={maxLength}
      />
      {draw(after)}
    </FormDialog>
  )
}
