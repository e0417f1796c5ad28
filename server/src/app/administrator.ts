import { passordLengde } from '@rp/contract/auth'
import { hashPassord, requireGoodPassord } from '../features/auth/passord.ts'
import type { Config } from '../platform/config/config.ts'
import { AppError } from '../platform/http/app-error.ts'
import { StartError } from '../platform/start-error.ts'
import type { Services } from './services.ts'

/**
 * Creates an administrator. The address counts as confirmed, since whoever runs the server gives it. They have no personal number here: it is for paying out remuneration.
 * @throws StartError when the address is taken or the password is refused, with the reason
 */
export async function createAdministrator(
  services: Services,
  epost: string,
  password: string,
): Promise<void> {
  try {
    await requireGoodPassord(password, epost, true)
  } catch (error) {
    throw error instanceof AppError
      ? new StartError(`Passordet til administratoren kan ikke brukes. ${error.toAnswer().message}`)
      : error
  }
  const passordHash = await hashPassord(password)
  const ny = {
    epost,
    passordHash,
    personnummer: '',
    brukertype: 'administrator',
    epostBekreftet: true,
  } as const
  const created = await services.inTransaction(tx => services.bruker.create(tx, ny))
  if (!created) throw new StartError(`Det finnes allerede en bruker med adressen ${epost}.`)
}

/** The first administrator, from ADMIN_EMAIL and ADMIN_PASSWORD, when there is none. */
export async function ensureAdministrator(
  { ADMIN_EMAIL, ADMIN_PASSWORD }: Config,
  services: Services,
): Promise<void> {
  if (!ADMIN_EMAIL && !ADMIN_PASSWORD) return
  if (!ADMIN_EMAIL || !ADMIN_PASSWORD)
    throw new StartError(
      'ADMIN_EMAIL og ADMIN_PASSWORD må settes sammen. Passordet må ha minst ' +
        `${passordLengde.minstAdministrator} tegn.`,
    )
  if (await services.bruker.hasAdministrator()) return
  try {
    await createAdministrator(services, ADMIN_EMAIL, ADMIN_PASSWORD)
  } catch (error) {
    // Another process that starts at the same time may have made the same one.
    if (!(await services.bruker.hasAdministrator())) throw error
  }
}
