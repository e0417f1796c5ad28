import { loggUt } from '@rp/contract/auth'
import { call } from '../../platform/api.ts'
import { forgetPath } from '../../platform/return-path.ts'
import { endSession, getToken } from '../../platform/session.ts'

/**
 * Logs the person out here at once, and tells the server. A server that cannot be reached does not keep anyone logged in: the
 * token is gone from this browser, and runs out by itself.
 */
export function logOut(): void {
  const told = getToken() === null ? Promise.resolve() : call(loggUt)
  told.catch(() => undefined)
  forgetPath()
  endSession()
}
