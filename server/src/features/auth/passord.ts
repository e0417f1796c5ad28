import crypto from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { passordLengde } from '@rp/contract/auth'
import type { Grense } from '../../platform/forsoek.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { createTurnstile } from '../../platform/turnstile.ts'

/**
 * Tries at the password by somebody who is logged in. Counted for the person alone: this is no way in, so nobody can be locked out
 * from outside.
 */
export const passordGrense = (brukerId: string): Grense => ({
  navn: 'bekreft-passord',
  hvem: brukerId,
  hoeyst: 10,
  sekunder: 15 * 60,
})

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. Each hash carries its own parameters and salt. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
/** Hashing takes a core and 19 MiB for a while: more at once than this would only slow everybody down. */
const hashesAtOnce = 2

const norskeVanlige = [
  'passord',
  'hemmelig',
  'velkommen',
  'sommer',
  'vinter',
  'norge',
  'fotball',
  'rettighetsportalen',
  'rettigheter',
  'filmogtv',
]

let commonPasswords: Promise<Set<string>> | undefined
/** Loaded at the first password, since it is a large list that most processes never need. */
const loadCommon = () => {
  commonPasswords ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set<string>([...norskeVanlige, ...(dictionary['passwords-common'] as string[])]),
  )
  return commonPasswords
}

/** Passwords that look the same are the same: composed and decomposed æøå, full-width digits. */
export const normalise = (password: string): string => password.normalize('NFKC')

/** Without what people tack on to make a common password pass: digits and marks at the end. */
const stem = (password: string): string => password.toLocaleLowerCase('nb').replace(/[\d\W_]+$/u, '')

/**
 * Refuses a password only for its length, or because the whole of it is a common one or the e-mail (spec-notes).
 * @throws AppError with the reason
 */
export async function requireGoodPassord(
  password: string,
  epost: string,
  administrator: boolean,
): Promise<void> {
  const normal = normalise(password)
  const length = [...normal].length
  const minst = administrator ? passordLengde.minstAdministrator : passordLengde.minst
  if (length < minst)
    throw new AppError('passord_for_kort', 'password too short', { values: { minst: String(minst) } })
  if (length > passordLengde.hoeyst)
    throw new AppError('passord_for_langt', 'password too long', {
      values: { maks: String(passordLengde.hoeyst) },
    })
  const lower = normal.toLocaleLowerCase('nb')
  if (lower === epost.trim().toLocaleLowerCase('nb'))
    throw new AppError('passord_er_eposten', 'password is the e-mail')
  const common = await loadCommon()
  if (common.has(lower) || common.has(stem(normal)) || new Set(lower).size < 3)
    throw new AppError('passord_vanlig', 'common password')
}

/** Changes whenever the password does, and tells nothing of it: tries are counted by it. */
export const fingerprintOf = (passordHash: string): string =>
  crypto.createHash('sha256').update(passordHash).digest('base64url')

const inTurn = createTurnstile(hashesAtOnce)

export const hashPassord = (password: string): Promise<string> =>
  inTurn(() => hash(normalise(password), cost))

let decoy: Promise<string> | undefined
/** Takes the same time whether the account exists or not: without a hash, a decoy is checked and the answer is no. */
export async function verifyPassord(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassord('et passord ingen har')
  const matches = await decoy.then(other => inTurn(() => verify(stored ?? other, normalise(password))))
  return stored !== undefined && matches
}
