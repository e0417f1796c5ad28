import { type JWTPayload, jwtVerify, SignJWT } from 'jose'

type Keyring = { readonly current: string; readonly keys: Readonly<Record<string, Buffer>> }
/** A session token opens the API, a viewer token one document's PDF, a challenge the second step of a login, a link the proof that an account is one's own; none is taken for another. */
export type TokenUse = 'sesjon' | 'visning' | 'totrinn' | 'kobling'
export type SesjonInnhold = { id: string; email: string; sesjonId: string }
/** `konto`: the account as it was (`stateOf`). `bevisId`: what another login service has proved on the way. */
export type Utfordring = { brukerId: string; konto: string; bevisId?: string | undefined }

/** Who a viewer token is for: a session, in the account's round of the time. */
type Seer = { sesjonId: string; omgang: number }

const algorithm = 'HS256'
const epoch = (date: Date): number => Math.floor(date.getTime() / 1000)

const openedAtMost = 2000

/** Tokens whose signature has held: what else can change about one is that its time is up. */
function createOpened(now: () => Date) {
  const known = new Map<string, JWTPayload>()
  return {
    find(use: TokenUse, token: string): JWTPayload | undefined {
      const payload = known.get(`${use} ${token}`)
      return payload && (payload.exp ?? 0) > epoch(now()) ? payload : undefined
    },
    add(use: TokenUse, token: string, payload: JWTPayload): void {
      // A token that holds only from some moment on is none of ours.
      if (payload.nbf !== undefined) return
      const [oldest] = known.keys()
      if (known.size >= openedAtMost && oldest !== undefined) known.delete(oldest)
      known.set(`${use} ${token}`, payload)
    },
  }
}

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

  const opened = createOpened(now)
  const open = async (use: TokenUse, token: string) => {
    const known = opened.find(use, token)
    if (known) return known
    try {
      const { payload } = await jwtVerify(token, header => keyOf(header.kid), {
        algorithms: [algorithm],
        audience: use,
        currentDate: now(),
        requiredClaims: ['exp', 'sub'],
      })
      opened.add(use, token, payload)
      return payload
    } catch {
      return null
    }
  }

  const signStep = (use: TokenUse, { brukerId, konto, bevisId }: Utfordring, expires: Date) =>
    sign(use, brukerId, { konto, ...(bevisId && { bevis: bevisId }) }, expires)
  async function openStep(use: TokenUse, token: string): Promise<Utfordring | null> {
    const payload = await open(use, token)
    if (!payload?.sub || typeof payload.konto !== 'string') return null
    const bevisId = typeof payload.bevis === 'string' ? payload.bevis : undefined
    return { brukerId: payload.sub, konto: payload.konto, bevisId }
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
    signVisning: (dokumentId: string, { sesjonId, omgang }: Seer, expires: Date) =>
      sign('visning', dokumentId, { sesjon: sesjonId, omgang: String(omgang) }, expires),
    async openVisning(token: string): Promise<({ dokumentId: string } & Seer) | null> {
      const payload = await open('visning', token)
      if (!payload?.sub || typeof payload.sesjon !== 'string') return null
      return { dokumentId: payload.sub, sesjonId: payload.sesjon, omgang: Number(payload.omgang) }
    },
    signUtfordring: (utfordring: Utfordring, expires: Date) => signStep('totrinn', utfordring, expires),
    openUtfordring: (token: string) => openStep('totrinn', token),
    signKobling: (utfordring: Utfordring, expires: Date) => signStep('kobling', utfordring, expires),
    openKobling: (token: string) => openStep('kobling', token),
  }
}
export type Tokens = ReturnType<typeof createTokens>
