import { lazy, Suspense, useEffect, useState } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { rememberPath } from '../platform/return-path.ts'
import {
  expireSession,
  hasStaleToken,
  useSession,
  useSessionEnded,
  useSessionHeld,
} from '../platform/session.ts'

const LoginOver = lazy(async () => ({ default: (await import('./login-over.tsx')).LoginOver }))

/**
 * Lets only people with a session in; the others go to /login and come back here afterwards. Where a session runs out in an open page,
 * the page stays below the log-in with all that was begun in it. Who logged out, in this tab or in another, does not come back: the next
 * to log in may be someone else.
 */
export function GuardedRoutes() {
  const session = useSession()
  const ended = useSessionEnded()
  const held = useSessionHeld()
  const { pathname } = useLocation()
  const [cameWithout] = useState(session === null || ended)
  const [userId] = useState(session?.id)
  const isAnother = session !== null && userId !== undefined && session.id !== userId
  useClickAfterEnd(session !== null && !ended)
  useEffect(() => {
    // Nothing that one person began is there for the next.
    if (isAnother) location.replace('/')
  }, [isAnother])
  if (isAnother) return null
  if (held !== null && held !== pathname) return <ToWhatIsAsked path={held} />
  if (session === null || (ended && cameWithout)) return <ToLogin remember={cameWithout} />
  return (
    <>
      <Outlet />
      {ended && (
        <Suspense>
          <LoginOver session={session} />
        </Suspense>
      )}
    </>
  )
}

/** The first click after a session has run out by the clock does nothing but lead to the log-in. */
function useClickAfterEnd(on: boolean): void {
  useEffect(() => {
    if (!on) return
    const onClick = (event: MouseEvent) => {
      if (!hasStaleToken()) return
      event.preventDefault()
      event.stopPropagation()
      expireSession(null)
    }
    document.addEventListener('click', onClick, true)
    return () => document.removeEventListener('click', onClick, true)
  }, [on])
}

/** What was on the way to be read comes after what the server wants first. */
function ToWhatIsAsked({ path }: { path: string }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    rememberPath(pathname + search, 'uten')
    navigate(path, { replace: true })
  }, [path, pathname, search, navigate])
  return null
}

function ToLogin({ remember }: { remember: boolean }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (remember) rememberPath(pathname + search, hasStaleToken() ? 'utloept' : 'uten')
    navigate('/login', { replace: true })
  }, [remember, pathname, search, navigate])
  return null
}
