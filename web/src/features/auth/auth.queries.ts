import { endOwnInnlogging } from '@rp/contract/auth'
import { call } from '../../platform/api.ts'
import { forgetPath } from '../../platform/return-path.ts'
import { endSession, getToken } from '../../platform/session.ts'

/** Goes to where the person came from to log in, to log out there too. A form, for what it holds belongs in no address. */
function goOn({ adresse, felter }: { adresse: string; felter: Record<string, string> }): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = adresse
  for (const [name, value] of Object.entries(felter)) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    form.append(input)
  }
  document.body.append(form)
  form.submit()
}

/**
 * Logs the person out here at once, and tells the server. A server that cannot be reached does not keep anyone logged in: the
 * token is gone from this browser, and runs out by itself.
 */
export function logOut(): void {
  if (getToken() !== null)
    call(endOwnInnlogging).then(
      ({ videre }) => videre && goOn(videre),
      () => undefined,
    )
  forgetPath()
  endSession()
}
