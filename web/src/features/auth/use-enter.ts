import { useNavigate } from 'react-router'
import { forgetPath, readRemembered } from '../../platform/return-path.ts'
import { setToken } from '../../platform/session.ts'

/** Takes the session, and leads to where the person was on the way to. */
export function useEnter(): (token: string) => void {
  const navigate = useNavigate()
  return token => {
    const target = readRemembered()?.path ?? '/'
    forgetPath()
    setToken(token)
    navigate(target, { replace: true })
  }
}
