import type { Tilstand } from '@rp/contract/innstilling'
import { type FormEvent, useEffect, useState } from 'react'
import { ApiError } from '../../platform/api.ts'
import { readDraft, removeDraft, saveDraft } from '../../platform/draft.ts'
import { useSession } from '../../platform/session.ts'

export type Feil = Readonly<Record<string, string>>

export type InnstillingShape<T> = {
  /** Names the draft, and the fields on the page. */
  navn: string
  tilstand: Tilstand<T>
  /** What is wrong: field path -> sentence. */
  sjekk: (verdi: T) => Feil
  /** @returns the value as it is stored now */
  lagre: (verdi: T, versjon: number) => Promise<Tilstand<T>>
  tilbakestill: () => Promise<Tilstand<T>>
  /** The value as it stands on the server, when somebody else has changed it. */
  hent: () => Promise<unknown>
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** A draft that an earlier page kept; taken only where it has the shape of the value. */
function restore<T>(kept: unknown, verdi: T): T | null {
  const isAlike = (a: unknown, b: unknown): boolean => {
    if (Array.isArray(b)) return Array.isArray(a)
    if (typeof b !== 'object' || b === null) return typeof a === typeof b
    if (typeof a !== 'object' || a === null) return false
    return Object.entries(b).every(([key, part]) => isAlike((a as Record<string, unknown>)[key], part))
  }
  return isAlike(kept, verdi) ? (kept as T) : null
}

/** What is typed, kept in this tab until it is saved or left. */
function useUtkast<T>(navn: string, tilstand: Tilstand<T>) {
  const userId = useSession()?.id ?? ''
  const name = `innstilling.${navn}`
  const [kept] = useState(() => readDraft(userId, name) as { versjon?: unknown; utkast?: unknown } | null)
  const [restored] = useState(() => restore(kept?.utkast, tilstand.verdi))
  // Written over an older value, it stays so: saving it then tells that somebody else was there meanwhile.
  const versjon = restored !== null && typeof kept?.versjon === 'number' ? kept.versjon : tilstand.versjon
  const [base, setBase] = useState<Tilstand<T>>({ ...tilstand, versjon })
  const [utkast, setUtkast] = useState<T>(restored ?? tilstand.verdi)
  const dirty = !same(utkast, base.verdi)
  useEffect(() => {
    if (dirty) saveDraft(userId, name, { versjon: base.versjon, utkast })
    else removeDraft(userId, name)
  }, [dirty, userId, name, base.versjon, utkast])
  return { base, setBase, utkast, setUtkast, dirty, forget: () => removeDraft(userId, name) }
}

/** The state of one form over one stored value. */
export function useInnstilling<T>(shape: InnstillingShape<T>) {
  const { base, setBase, utkast, setUtkast, dirty, forget } = useUtkast(shape.navn, shape.tilstand)
  const [attempt, setAttempt] = useState(0)
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState<'lagret' | 'tilbakestilt' | null>(null)
  const [failure, setFailure] = useState<Error | null>(null)

  const adopt = (tilstand: Tilstand<T>) => {
    setBase(tilstand)
    setUtkast(tilstand.verdi)
    setAttempt(0)
    setFailure(null)
  }
  // A newer value is taken over, unless an older one is being written on.
  if (shape.tilstand.versjon > base.versjon && !dirty) adopt(shape.tilstand)

  const run = async (work: () => Promise<Tilstand<T>>, what: 'lagret' | 'tilbakestilt') => {
    setBusy(true)
    setDone(null)
    setFailure(null)
    try {
      adopt(await work())
      setDone(what)
    } catch (error) {
      setFailure(error as Error)
    } finally {
      setBusy(false)
    }
  }
  const stale = isStale(failure)
  const faults = attempt > 0 ? { ...shape.sjekk(utkast), ...serverFaults(failure) } : {}
  return {
    navn: shape.navn,
    tilstand: base,
    utkast,
    dirty,
    busy,
    done: dirty ? null : done,
    failure,
    stale,
    attempt,
    ...fieldsOf(shape.navn, faults),
    change: (next: T) => {
      setDone(null)
      // What the server said was of what stood there; that somebody else has saved stays true.
      if (!stale) setFailure(null)
      setUtkast(next)
    },
    submit: (event: FormEvent) => {
      event.preventDefault()
      if (busy || !dirty) return
      setAttempt(number => number + 1)
      if (Object.keys(shape.sjekk(utkast)).length === 0)
        void run(() => shape.lagre(utkast, base.versjon), 'lagret')
    },
    tilbakestill: () => void run(shape.tilbakestill, 'tilbakestilt'),
    hentPaaNytt: () => {
      setUtkast(base.verdi)
      setFailure(null)
      void shape.hent()
    },
    forget,
  }
}
export type Innstillingsform<T> = ReturnType<typeof useInnstilling<T>>

/** What the fields of a form are called on the page, and what is wrong with them. */
const fieldsOf = (navn: string, faults: Feil) => ({
  idOf: (felt: string) => `${navn}-${felt || 'verdi'}`.replaceAll(/[^\w-]/g, '-'),
  errorOf: (felt: string): string | undefined => faults[felt],
  errors: Object.entries(faults),
})

/** Somebody else has saved it meanwhile. */
const isStale = (failure: Error | null): boolean =>
  failure instanceof ApiError && failure.code === 'innstilling_endret'

/** The server names the fields of the whole call; here they are the fields of the value. */
function serverFaults(failure: Error | null): Feil {
  if (!(failure instanceof ApiError) || !failure.felt) return {}
  return Object.fromEntries(
    Object.entries(failure.felt).map(([path, fault]) => [path.replace(/^verdi\.?/, ''), fault]),
  )
}
