import { useEffect, useState } from 'react'
import { ApiError } from '../../platform/api.ts'
import { CancelledError } from './fresh-login.parts.tsx'
import { type StabInnsyn, useNummerCalls } from './konto.queries.ts'
import type { Nummerslag } from './nummerslag.ts'

const shownMs = 60_000

type Tilstand =
  | { modus: 'skjult' }
  | { modus: 'vist'; nummer: string }
  | { modus: 'redigerer'; nummer: string; utkast: string; feil: string | null }

/** The number is held here alone while it is on screen: it leaves with the screen, by 'Lukk', and after a minute. */
export function useNummer({ navn, text, normal, sjekk, vis }: Nummerslag, userId: string, stab?: StabInnsyn) {
  const calls = useNummerCalls(navn, userId, stab)
  const [state, setState] = useState<Tilstand>({ modus: 'skjult' })
  const [busy, setBusy] = useState(false)
  const [saved, setSaved] = useState(false)
  const [failure, setFailure] = useState<{ heading: string; message: string } | null>(null)

  // Each change of what is shown or typed begins the minute anew; a save under way is waited for.
  useEffect(() => {
    if (state.modus === 'skjult' || busy) return
    const timer = setTimeout(() => setState({ modus: 'skjult' }), shownMs)
    return () => clearTimeout(timer)
  }, [state, busy])

  const attempt = async (heading: string, work: () => Promise<Tilstand>) => {
    setBusy(true)
    setSaved(false)
    try {
      setState(await work())
      return true
    } catch (error) {
      if (!(error instanceof CancelledError))
        setFailure({ heading, message: reasonOf(error, heading, text.proevSenere) })
      return false
    } finally {
      setBusy(false)
    }
  }
  const save = async (utkast: string) => {
    const nummer = normal(utkast)
    const done = await attempt(text.ikkeOppdatert, async () => {
      await calls.save(nummer)
      return { modus: 'vist', nummer }
    })
    setSaved(done)
    return done
  }
  return {
    state,
    busy,
    saved,
    failure,
    dirty: state.modus === 'redigerer' && normal(state.utkast) !== state.nummer,
    show: () => attempt(text.ikkeHentet, async () => ({ modus: 'vist', nummer: await calls.fetch() })),
    edit: (nummer: string) => {
      setSaved(false)
      setState({ modus: 'redigerer', nummer, utkast: vis(nummer), feil: null })
    },
    type: (utkast: string) =>
      setState(current => (current.modus === 'redigerer' ? { ...current, utkast, feil: null } : current)),
    save: async () => {
      if (busy || state.modus !== 'redigerer') return state.modus === 'vist'
      const feil = sjekk(state.utkast)
      if (feil) setState({ ...state, feil })
      return !feil && save(state.utkast)
    },
    cancel: (nummer: string) => setState({ modus: 'vist', nummer }),
    hide: () => setState({ modus: 'skjult' }),
    closeFailure: () => setFailure(null),
  }
}

/** What the server said beside the specification's words, or what can be done where it said nothing more. */
function reasonOf(error: unknown, heading: string, ellers: string): string {
  const message = error instanceof ApiError ? error.message : ''
  return message.replace(heading, '').replace(/^[.\s]+/, '') || ellers
}
