import { ErrorSummary } from '@navikt/ds-react/ErrorSummary'
import { useEffect, useRef } from 'react'

const words = ['Ingen', 'Én', 'To', 'Tre', 'Fire', 'Fem', 'Seks', 'Sju', 'Åtte']

type FormErrorsProps = {
  /** Field id and sentence, in the order of the fields. */
  errors: readonly { readonly id: string; readonly message: string }[]
  /** Counts the attempts to send: each new one moves focus here. */
  attempt: number
}

/** What must be put right before the form can be sent; each line leads to its field. */
export function FormErrors({ errors, attempt }: FormErrorsProps) {
  const summary = useRef<HTMLDivElement>(null)
  const answered = useRef(0)
  // The errors of an attempt may arrive a moment after it; each attempt moves focus once.
  useEffect(() => {
    if (attempt === answered.current || summary.current === null) return
    answered.current = attempt
    summary.current.focus()
  })
  if (attempt === 0 || errors.length === 0) return null
  const count = words[errors.length] ?? String(errors.length)
  return (
    <ErrorSummary ref={summary} size="small" heading={`${count} ting må rettes før du kan gå videre`}>
      {errors.map(error => (
        <ErrorSummary.Item key={error.id} href={`#${error.id}`}>
          {error.message}
        </ErrorSummary.Item>
      ))}
    </ErrorSummary>
  )
}
