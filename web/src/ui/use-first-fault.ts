import { type FormEvent, useEffect, useRef, useState } from 'react'

/**
 * For a form: after an attempt to send it, focus goes to the first field that says what is wrong, also where the server says so a moment
 * later. Each attempt moves focus once, and not from under who has gone on typing.
 */
export function useFirstFault() {
  const form = useRef<HTMLFormElement>(null)
  const answered = useRef(0)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (attempt === answered.current) return
    const field = form.current?.querySelector<HTMLElement>(faulty)
    if (!field) return
    answered.current = attempt
    field.focus()
  })
  return {
    onSubmitCapture: ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
      // A dialog opened from within a form is that form's child to React.
      if (target !== currentTarget) return
      form.current = currentTarget
      setAttempt(current => current + 1)
    },
    onInput: () => {
      answered.current = attempt
    },
  }
}

/** A group of choices says it for all of them: its first one takes focus. */
const faulty = [':is(input, select, textarea)[aria-invalid=true]', 'fieldset[aria-invalid=true] input'].join()
