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
function useUtkast<T>(navn: string, verdi: T) {
  const userId = useSession()?.id ?? ''
  const name = `innstilling.${navn}`
  const [utkast, setUtkast] = useState<T>(() => restore(readDraft(userId, name), verdi) ?? verdi)
  const dirty = !same(utkast, verdi)
  useEffect(() => {
    if (dirty) saveDraft(userId, name, utkast)
    else removeDraft(userId, name)
  }, [dirty, userId, name, utkast])
  return { utkast, setUtkast, dirty, forget: () => removeDraft(userId, name) }
}

/** The state of one form over one stored value. */
export function useInnstilling<T>(shape: InnstillingShape<T>) {
  const [base, setBase] = useState(shape.tilstand)
  const { utkast, setUtkast, dirty, forget } = useUtkast(shape.navn, base.verdi)
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
  // A newer value is taken over, unless something is being written on top of the old one.
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
  const faults = attempt > 0 ? { ...shape.sjekk(utkast), ...serverFaults(failure) } : {}
  return {
    navn: shape.navn,
    tilstand: base,
    utkast,
    dirty,
    busy,
    done: dirty ? null : done,
    failure,
    /** Somebody else has saved it meanwhile. */
    stale: failure instanceof ApiError && failure.code === 'innstilling_endret',
    attempt,
    idOf: (felt: string) => `${shape.navn}-${felt || 'verdi'}`.replaceAll(/[^\w-]/g, '-'),
    errorOf: (felt: string): string | undefined => faults[felt],
    errors: Object.entries(faults),
    change: (next: T) => {
      setDone(null)
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
    hentPaaNytt: async () => {
      setUtkast(base.verdi)
      setFailure(null)
      await shape.hent()
    },
    forget,
  }
}
export type Innstillingsform<T> = ReturnType<typeof useInnstilling<T>>

/** The server names the fields of the whole call; here they are the fields of the value. */
function serverFaults(failure: Error | null): Feil {
  if (!(failure instanceof ApiError) || !failure.felt) return {}
  return Object.fromEntries(
    Object.entries(failure.felt).map(([path, fault]) => [path.replace(/^verdi\.?/, ''), fault]),
  )
}
