const key = 'rp.tilbake'

/** Why the person is asked to log in: the session ran out, or the page was opened without one. */
export type Reason = 'utloept' | 'uten'
type Remembered = {
  readonly path: string
  readonly reason: Reason
  /** Whose session ran out there; nobody else is led to it. */
  readonly userId?: string | undefined
}

const publicPath = /^\/(login|totrinn|koblinger|logout|registrering|forgot-password|reset-password)(\/|\?|$)/

/** A path of this portal that may be returned to: relative, same origin, and not one of the ways in or out. */
export function isSafePath(path: string, origin: string = location.origin): boolean {
  if (!path.startsWith('/') || /^\/[/\\]/.test(path)) return false
  try {
    const url = new URL(path, origin)
    return url.origin === origin && !publicPath.test(url.pathname)
  } catch {
    return false
  }
}

/** Remembers where the person was last, for this tab. That a session ran out stands: the guard's own redirect does not overwrite it. */
export function rememberPath(path: string, reason: Reason, userId?: string): void {
  if (!isSafePath(path) || (reason === 'uten' && readRemembered()?.reason === 'utloept')) return
  sessionStorage.setItem(key, JSON.stringify({ path, reason, userId }))
}

export function readRemembered(): Remembered | null {
  try {
    const value = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<Remembered> | null
    if (typeof value?.path !== 'string' || !isSafePath(value.path)) return null
    const { path, userId } = value
    return { path, reason: value.reason === 'utloept' ? 'utloept' : 'uten', userId }
  } catch {
    return null
  }
}

/** Where this person was on the way to; the front page where nothing, or only another person's way, is remembered. Asked once. */
export function takePath(userId: string | undefined): string {
  const remembered = readRemembered()
  forgetPath()
  if (remembered === null) return '/'
  return remembered.userId === undefined || remembered.userId === userId ? remembered.path : '/'
}

export function forgetPath(): void {
  sessionStorage.removeItem(key)
}
