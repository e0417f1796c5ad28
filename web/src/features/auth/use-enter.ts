import { useNavigate } from 'react-router'
import { takePath } from '../../platform/return-path.ts'
import { decodeToken, setToken } from '../../platform/session.ts'

/** Takes the session, and leads to where the person was on the way to. */
export function useEnter(): (token: string) => void {
  const navigate = useNavigate()
  return token => {
    const target = takePath(decodeToken(token)?.id)
    setToken(token)
    navigate(target, { replace: true })
  }
}
