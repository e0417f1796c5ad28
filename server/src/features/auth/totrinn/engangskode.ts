import { Secret, TOTP } from 'otpauth'

/** The only parameters that every authenticator app knows (RFC 6238, 30 seconds, six digits). */
const parameters = { issuer: 'Rettighetsportalen', algorithm: 'SHA1', digits: 6, period: 30 } as const
/** A clock that is somewhat off, and a person who types: one step to either side (RFC 6238, section 5.2). */
const window = 1

const totpOf = (hemmelighet: string, label = '') =>
  new TOTP({ ...parameters, label, secret: Secret.fromBase32(hemmelighet) })

/** A new key: 160 random bits in base32. */
export const newHemmelighet = (): string => new Secret({ size: 20 }).base32

/** What the app scans. */
export const otpauthAddress = (hemmelighet: string, epost: string): string =>
  totpOf(hemmelighet, epost).toString()

/** Which time step a code of six digits belongs to; null when it is none of those that hold now. */
export function findTidssteg(hemmelighet: string, kode: string, naa: Date): number | null {
  const timestamp = naa.getTime()
  const delta = totpOf(hemmelighet).validate({ token: kode, timestamp, window })
  return delta === null ? null : Math.floor(timestamp / 1000 / parameters.period) + delta
}
