import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../platform/api.ts'
import { readDraft, removeDraft, saveDraft } from '../../platform/draft.ts'
import { useSession } from '../../platform/session.ts'
import { CancelledError } from './fresh-login.parts.tsx'
import { useSeksjonsside } from './seksjonsside.ts'

export type Verdier<F extends string> = Readonly<Record<F, string>>
type Endringer<F extends string> = { endret: Partial<Verdier<F>>; foer: Partial<Verdier<F>> }
type Feil<F extends string> = Partial<Record<F, string | null>>

export type SeksjonShape<F extends string> = {
  /** Names the draft and the section. */
  navn: string
  felt: readonly F[]
  /** What the server has. */
  lagret: Verdier<F>
  /** As it is stored; spaces around it do not count unless told. */
  normal?: Partial<Record<F, (value: string) => string>>
  /** As it is shown once the field is left. */
  vis?: Partial<Record<F, (value: string) => string>>
  /** What is wrong with which field. */
  sjekk: (values: Verdier<F>) => Feil<F>
  /** As `Lagre`. */
  lagre: (endret: Partial<Verdier<F>>, foer: Partial<Verdier<F>>) => Promise<Partial<Verdier<F>> | undefined>
  /** Holds account numbers: never kept as a draft. */
  hemmelig?: boolean
}

/** Where the draft of a section lies: each user whom staff edit has their own. */
export const draftName = (seksjon: string, utkast: string) => `${utkast}.${seksjon}`

/** What stands in the fields, and how it differs from what is stored. */
function useVerdier<F extends string>(shape: SeksjonShape<F>) {
  const { felt, lagret } = shape
  const userId = useSession()?.id ?? ''
  const draft = draftName(shape.navn, useSeksjonsside().utkast)
  const normal = (field: F, value: string) => (shape.normal?.[field] ?? trim)(value)
  const vis = (field: F, value: string) => shape.vis?.[field]?.(value) ?? value
  const [kept] = useState(() => (shape.hemmelig ? null : readDraft(userId, draft)))
  const [base, setBase] = useState(lagret)
  const [seen, setSeen] = useState(lagret)
  // Of a field that the person is changing: what stood there when they began, where another value has been saved since.
  const [lest, setLest] = useState(() => restore(felt, lestOf(kept)))
  const [values, setValues] = useState<Verdier<F>>(() => ({
    ...map(felt, field => vis(field, lagret[field])),
    ...restore(felt, kept),
  }))
  const isChanged = (field: F) => normal(field, values[field]) !== normal(field, base[field])
  const changed = felt.filter(isChanged)
  const foer = pick(changed, field => lest[field] ?? base[field])
  // What has been saved elsewhere is taken over, except in fields that the person is changing.
  if (felt.some(field => seen[field] !== lagret[field])) {
    setSeen(lagret)
    const still = changed.filter(field => normal(field, values[field]) !== normal(field, lagret[field]))
    setBase(lagret)
    setLest(pick(still, field => foer[field] ?? ''))
    setValues(map(felt, field => (isChanged(field) ? values[field] : vis(field, lagret[field]))))
  }
  const utkast = JSON.stringify({ ...pick(changed, field => values[field]), lest: foer })
  const keep = changed.length > 0 && !shape.hemmelig
  useEffect(() => {
    if (keep) saveDraft(userId, draft, JSON.parse(utkast))
    else removeDraft(userId, draft)
  }, [keep, userId, draft, utkast])
  /**
   * @param instead what is stored now, of the fields that were saved
   * @param sent what was saved: where something else has been typed since, that stays
   */
  const settle = (instead: Partial<Verdier<F>>, sent: Partial<Verdier<F>>) => {
    // Before the page hears of it: what is typed in that moment follows on the person's own save.
    setBase(current => ({ ...current, ...instead }))
    setLest(current =>
      pick(
        felt.filter(field => !(field in instead) && field in current),
        field => current[field] ?? '',
      ),
    )
    setValues(current =>
      map(felt, field => {
        const isTypedSince = field in sent && normal(field, current[field]) !== sent[field]
        return isTypedSince ? current[field] : vis(field, instead[field] ?? current[field])
      }),
    )
  }
  const endringer = () => ({ endret: pick(changed, field => normal(field, values[field])), foer })
  return { values, setValues, vis, dirty: changed.length > 0, endringer, settle }
}

/** The state of one section: what is typed, whether it is saved, and what is wrong with it. */
export function useSeksjon<F extends string>(shape: SeksjonShape<F>) {
  const { felt, navn } = shape
  const { values, setValues, vis, dirty, endringer, settle } = useVerdier(shape)
  const [touched, setTouched] = useState<readonly F[]>([])
  const [attempt, setAttempt] = useState(0)
  const saving = useSaving(shape.lagre, (instead, sent) => {
    settle(instead, sent)
    setTouched([])
    setAttempt(0)
  })

  const faults = { ...shape.sjekk(values), ...saving.faults } as Feil<F>
  const errorOf = (field: F): string | undefined =>
    touched.includes(field) || attempt > 0 ? (faults[field] ?? undefined) : undefined
  const change = (field: F, value: string) => {
    saving.forget()
    setValues(current => ({ ...current, [field]: value }))
  }
  const leave = (field: F) => {
    setTouched(current => (current.includes(field) ? current : [...current, field]))
    if (!faults[field]) setValues(current => ({ ...current, [field]: vis(field, current[field]) }))
  }
  /** @returns whether nothing is left to save; a save under way is waited for */
  const save = async () => {
    if (saving.underway.current) return saving.underway.current
    if (!dirty) return true
    const isFaulty = felt.some(field => faults[field])
    if (isFaulty) setAttempt(number => number + 1)
    return !isFaulty && saving.save(endringer())
  }
  return {
    navn,
    values,
    dirty,
    saving: saving.busy,
    saved: saving.saved && !dirty,
    failure: saving.failure?.message ?? null,
    attempt,
    errorOf,
    /** In the order of the fields, for the summary. */
    errors: felt.flatMap(id => {
      const message = errorOf(id)
      return message ? [{ id, message }] : []
    }),
    change,
    leave,
    save,
    submit: (event: FormEvent) => {
      event.preventDefault()
      void save()
    },
    patch: (next: (current: Verdier<F>) => Verdier<F>) => setValues(next),
  }
}
export type Seksjonstilstand<F extends string> = ReturnType<typeof useSeksjon<F>>

/** The call that saves. What the person chose not to confirm has not failed; it is just not saved. */
function useSaving<F extends string>(
  lagre: SeksjonShape<F>['lagre'],
  onSaved: (values: Partial<Verdier<F>>, sent: Partial<Verdier<F>>) => void,
) {
  const [busy, setBusy] = useState(false)
  const [saved, setSaved] = useState(false)
  const [failure, setFailure] = useState<Error | null>(null)
  const forget = () => {
    setSaved(false)
    setFailure(null)
  }
  const underway = useRef<Promise<boolean> | null>(null)
  const save = (endringer: Endringer<F>): Promise<boolean> => {
    underway.current = send(endringer).finally(() => {
      underway.current = null
    })
    return underway.current
  }
  const send = async ({ endret, foer }: Endringer<F>) => {
    setBusy(true)
    forget()
    try {
      onSaved({ ...endret, ...(await lagre(endret, foer)) }, endret)
      setSaved(true)
      return true
    } catch (error) {
      if (!(error instanceof CancelledError)) setFailure(error as Error)
      return false
    } finally {
      setBusy(false)
    }
  }
  return {
    busy,
    saved,
    failure,
    faults: failure instanceof ApiError ? failure.felt : undefined,
    forget,
    underway,
    save,
  }
}

const trim = (value: string) => value.trim()

const map = <F extends string>(felt: readonly F[], value: (field: F) => string): Verdier<F> =>
  Object.fromEntries(felt.map(field => [field, value(field)])) as Verdier<F>

const pick = <F extends string>(felt: readonly F[], value: (field: F) => string): Partial<Verdier<F>> =>
  Object.fromEntries(felt.map(field => [field, value(field)])) as Partial<Verdier<F>>

const lestOf = (draft: unknown): unknown => (draft as { lest?: unknown } | null)?.lest

/** The text fields of a draft that an earlier page kept; anything else in it is left. */
function restore<F extends string>(felt: readonly F[], draft: unknown): Partial<Verdier<F>> {
  const found = (draft ?? {}) as Record<string, unknown>
  return Object.fromEntries(
    felt.flatMap(field => (typeof found[field] === 'string' ? [[field, found[field]]] : [])),
  ) as Partial<Verdier<F>>
}
