import type { Tilstand } from '@rp/contract/innstilling'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError } from '../../platform/api.ts'
import { fieldByField } from '../../platform/form-shape.ts'
import type { Schema } from '../../platform/present-of.ts'
import { useVersionedForm } from '../../platform/versioned-form.ts'

export type Feil = Readonly<Record<string, string>>

export type InnstillingShape<T> = {
  /** Names the draft, and the fields on the page. */
  navn: string
  tilstand: Tilstand<T>
  schema: Schema<Tilstand<T>>
  /** What is wrong: field path -> sentence. */
  sjekk: (verdi: T) => Feil
  /** @returns the value as it is stored now */
  lagre: (verdi: T, versjon: number) => Promise<Tilstand<T>>
  tilbakestill: () => Promise<Tilstand<T>>
}

/** The state of one form over one stored value. */
export function useInnstilling<T>(shape: InnstillingShape<T>) {
  const { navn, sjekk } = shape
  const [attempt, setAttempt] = useState(0)
  const named = (tilstand: Tilstand<T>) => ({ ...tilstand, _id: navn })
  const toDraft = ({ verdi }: { verdi: T }) => ({ verdi })
  const schema = {
    safeParse: (given: unknown) => {
      const { data } = shape.schema.safeParse(given)
      return { data: data && named(data) }
    },
  }
  const update = useMutation({
    mutationFn: async ({ verdi, versjon }: { verdi: T; versjon: number }) =>
      named(await shape.lagre(verdi, versjon)),
  })
  const form = useVersionedForm(
    named(shape.tilstand),
    { ...fieldByField, name: 'innstilling', schema, toDraft, toChange: toDraft },
    update,
  )
  const reset = useMutation({
    mutationFn: shape.tilbakestill,
    onSuccess: tilstand => {
      setAttempt(0)
      form.adopt(named(tilstand))
    },
  })
  const utkast = form.draft.verdi
  const faults = attempt > 0 ? { ...sjekk(utkast), ...serverFaults(form.failure) } : {}
  const save = async (event?: FormEvent) => {
    event?.preventDefault()
    if (form.saving || !form.dirty) return false
    setAttempt(number => number + 1)
    if (Object.keys(sjekk(utkast)).length > 0 || !(await form.save())) return false
    setAttempt(0)
    return true
  }
  return {
    ...form,
    navn,
    utkast,
    busy: form.saving || reset.isPending,
    done: form.saved ? 'lagret' : reset.isSuccess && !form.dirty ? 'tilbakestilt' : null,
    failure: form.failure ?? reset.error,
    attempt,
    ...fieldsOf(navn, faults),
    change: (verdi: T) => {
      // What the server said was of what stood there.
      if (!form.saving) update.reset()
      reset.reset()
      form.change({ verdi })
    },
    save,
    tilbakestill: () => reset.mutate(),
  }
}
export type Innstillingsform<T> = ReturnType<typeof useInnstilling<T>>

/** What the fields of a form are called on the page, and what is wrong with them. */
const fieldsOf = (navn: string, faults: Feil) => ({
  idOf: (felt: string) => `${navn}-${felt || 'verdi'}`.replaceAll(/[^\w-]/g, '-'),
  errorOf: (felt: string): string | undefined => faults[felt],
  errors: Object.entries(faults),
})

/** The server names the fields of the whole call; here they are the fields of the value. */
function serverFaults(failure: Error | null): Feil {
  if (!(failure instanceof ApiError) || !failure.felt) return {}
  return Object.fromEntries(
    Object.entries(failure.felt).map(([path, fault]) => [path.replace(/^verdi\.?/, ''), fault]),
  )
}
