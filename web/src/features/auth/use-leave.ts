import { useNavigate } from 'react-router'
import { forgetPath, readRemembered } from '../../platform/return-path.ts'
import { releaseSession } from '../../platform/session.ts'

/** The server has what it wanted first: back to where the person was on the way to. */
export function useLeave(): () => void {
  const navigate = useNavigate()
  return () => {
    const target = readRemembered()?.path ?? '/'
    forgetPath()
    releaseSession()
    navigate(target, { replace: true })
  }
}
