import { jwtVerify, SignJWT } from 'jose'

type Keyring = { readonly current: string; readonly keys: Readonly<Record<string, Buffer>> }
/** A session token opens the API, a viewer token one document's PDF, a challenge the second step of a login; none is taken for another. */
export type TokenUse = 'sesjon' | 'visning' | 'totrinn'
export type SesjonInnhold = { id: string; email: string; sesjonId: string }
/** `passord`: fingerprint of the password that was given. */
export type Utfordring = { brukerId: string; passord: string }

const algorithm = 'HS256'
const epoch = (date: Date): number => Math.floor(date.getTime() / 1000)

/**
 * Signs and reads the portal's tokens. A token holds ids and times only: what a person may do is read from the database.
 * `open*` answers null for whatever is not a valid token of that use at `now`.
 */
export function createTokens(ring: Keyring, now: () => Date) {
  const keyOf = (id: string | undefined) => {
    const key = ring.keys[id ?? '']
    if (!key) throw new Error('unknown signing key')
    return key
  }
  const sign = (use: TokenUse, subject: string, claims: Record<string, string>, expires: Date) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: algorithm, kid: ring.current })
      .setAudience(use)
      .setSubject(subject)
      .setIssuedAt(epoch(now()))
      .setExpirationTime(epoch(expires))
      .sign(keyOf(ring.current))

  const open = async (use: TokenUse, token: string) => {
    try {
      const { payload } = await jwtVerify(token, header => keyOf(header.kid), {
        algorithms: [algorithm],
        audience: use,
        currentDate: now(),
        requiredClaims: ['exp', 'sub'],
      })
      return payload
    } catch {
      return null
    }
  }

  return {
    /** The specification's payload (id, email, exp) and the session's own id. */
    signSesjon: ({ id, email, sesjonId }: SesjonInnhold, expires: Date) =>
      sign('sesjon', sesjonId, { id, email }, expires),
    async openSesjon(token: string): Promise<SesjonInnhold | null> {
      const payload = await open('sesjon', token)
      if (!payload?.sub || typeof payload.id !== 'string') return null
      return { id: payload.id, email: String(payload.email), sesjonId: payload.sub }
    },
    /** Opens one document for the session that asked, until `expires`. */
    signVisning: (dokumentId: string, sesjonId: string, expires: Date) =>
      sign('visning', dokumentId, { sesjon: sesjonId }, expires),
    async openVisning(token: string): Promise<{ dokumentId: string; sesjonId: string } | null> {
      const payload = await open('visning', token)
      if (!payload?.sub || typeof payload.sesjon !== 'string') return null
      return { dokumentId: payload.sub, sesjonId: payload.sesjon }
    },
    signUtfordring: ({ brukerId, passord }: Utfordring, expires: Date) =>
      sign('totrinn', brukerId, { passord }, expires),
    async openUtfordring(token: string): Promise<Utfordring | null> {
      const payload = await open('totrinn', token)
      if (!payload?.sub || typeof payload.passord !== 'string') return null
      return { brukerId: payload.sub, passord: payload.passord }
    },
  }
}
export type Tokens = ReturnType<typeof createTokens>
