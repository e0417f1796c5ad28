import { type ChangeEvent, type FormEvent, useState } from 'react'
import type * as z from 'zod/mini'

/** The sentence of each field: of what is said of one, the first. */
export const faultsOf = ({ issues }: z.core.$ZodError): Record<string, string> =>
  Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], message]))

/**
 * A form of texts checked by one schema: fields are checked when they are left, and again while a faulty one is corrected. Focus after a
 * refused attempt belongs to the error summary.
 */
export function useSchemaForm<Field extends string, O>(
  schema: z.ZodMiniType<O, Record<Field, string>>,
  start: Record<Field, string>,
) {
  type Sentences = Partial<Record<Field, string>>
  const [values, setValues] = useState(start)
  const [left, setLeft] = useState<readonly string[]>([])
  const [told, setTold] = useState<Sentences>({})
  const parsed = schema.safeParse(values)
  const faults = (parsed.error ? faultsOf(parsed.error) : {}) as Sentences
  const errorOf = (name: Field) => told[name] ?? (left.includes(name) ? faults[name] : undefined)
  const tell = (name: Field, sentence?: string) => setTold(current => ({ ...current, [name]: sentence }))
  const set = (name: Field, value: string) => {
    setValues(current => ({ ...current, [name]: value }))
    if (value !== '') tell(name)
  }
  return {
    errorOf,
    /** Puts a value in. What the server said of the field stands until there is one. */
    set,
    /** A sentence of the server, at its field until that is changed. */
    tell,
    /** What a text field needs to be one of this form. */
    field: (name: Field) => ({
      name,
      value: values[name],
      error: errorOf(name),
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        set(name, event.target.value)
        tell(name)
      },
      onBlur: () => setLeft(current => [...current, name]),
    }),
    reset: (next: Record<Field, string>) => {
      setValues(next)
      setLeft([])
    },
    submit: (send: (values: O) => void, onRefused?: () => void) => (event: FormEvent) => {
      event.preventDefault()
      setLeft(parsed.success ? [] : Object.keys(values))
      if (parsed.success) send(parsed.data)
      else onRefused?.()
    },
  }
}
