import { useEffect, useState } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { rememberPath } from '../platform/return-path.ts'
import { hasStaleToken, useSession, useSessionHeld } from '../platform/session.ts'

/**
 * Lets only people with a session in; the others go to /login and come back here afterwards. Who logged out, in this tab or in
 * another, does not come back: the next to log in may be someone else.
 */
export function GuardedRoutes() {
  const session = useSession()
  const held = useSessionHeld()
  const [cameWithout] = useState(session === null)
  if (held !== null) return <ToWhatIsAsked path={held} />
  if (session !== null) return <Outlet />
  return <ToLogin remember={cameWithout || hasStaleToken()} />
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
