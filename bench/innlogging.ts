import path from 'node:path'
import { hashPassord, verifyPassord } from '../server/src/features/auth/passord.ts'
import { logIn } from '../server/test/process.ts'
import { type Result, sideBySide } from './side-by-side.ts'
import { account, startPortal } from './upload.ts'

/** A login over HTTP, with its limits, its session and its line in the log, against the check of the same password alone. */
export async function benchInnlogging(folder: string): Promise<Result> {
  const often = { LOGINS_PER_MINUTE: '100000', LOGINS_PER_ACCOUNT: '100000' }
  const portal = await startPortal(path.join(folder, 'data'), undefined, often)
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = account
  const stored = await hashPassord(password)
  try {
    return await sideBySide({
      name: 'Innlogging / argon2id alene',
      goal: { ratio: 1.3 },
      rounds: 40,
      ours: async () => void (await logIn(portal.address, email, password)),
      floor: async () => void (await verifyPassord(stored, password)),
    })
  } finally {
    portal.signal('SIGTERM')
    await portal.ended
  }
}
