import crypto from 'node:crypto'
import { createChallenge, type Payload, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Clock, Database } from '../database.ts'
import { deleteOldRobotsjekk, spendRobotsjekk } from './auth.repository.ts'

const validMinutes = 20
/** About a second on an ordinary phone; far dearer for somebody who registers thousands. */
const difficulty = { algorithm: 'PBKDF2/SHA-256', cost: 5000 } as const
const counterRange = { min: 100, max: 400 } as const

/** Proof of work (ALTCHA) served and verified by ourselves: no third party sees who registers. */
export function createRobotsjekk(db: Database, secret: string, now: Clock) {
  /**
   * The library itself accepts a replay, so a spent challenge is remembered until it would expire anyway: by its nonce, for its fields
   * may come in any order.
   */
  async function spend(challenge: Payload['challenge']): Promise<boolean> {
    const utfordring_hash = crypto.createHash('sha256').update(challenge.parameters.nonce).digest('hex')
    const utloeper = new Date(now().getTime() + validMinutes * 60_000)
    return spendRobotsjekk(db, utfordring_hash, utloeper)
  }
  return {
    create: () =>
      createChallenge({
        ...difficulty,
        counter: crypto.randomInt(counterRange.min, counterRange.max),
        deriveKey,
        expiresAt: new Date(now().getTime() + validMinutes * 60_000),
        hmacSignatureSecret: secret,
      }),
    /** True once for each solved challenge of ours; false for anything else, whatever it is made of. */
    async verify(encoded: string): Promise<boolean> {
      try {
        const payload = JSON.parse(Buffer.from(encoded, 'base64').toString()) as Payload
        const result = await verifySolution({
          challenge: payload.challenge,
          solution: payload.solution,
          deriveKey,
          hmacSignatureSecret: secret,
        })
        return result.verified && (await spend(payload.challenge))
      } catch {
        return false
      }
    },
    sweep: () => deleteOldRobotsjekk(db, now()),
  }
}
export type Robotsjekk = ReturnType<typeof createRobotsjekk>
