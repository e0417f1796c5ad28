import { useSyncExternalStore } from 'react'
import { clearDrafts } from './draft.ts'
import { rememberPath } from './return-path.ts'

const tokenKey = 'sessionToken'
/** Written on log-out, so that the drafts of other tabs go too; an expired session leaves it alone. */
const loggedOutKey = 'rp.loggetUt'
/** By how many milliseconds this computer's clock is ahead of the server's, where that is worth telling. */
const aheadKey = 'rp.klokke'
const clocksAgreeMs = 60_000

/** What the session token says about its bearer; `exp` is seconds since 1970. The server alone judges the signature. */
export type Session = { readonly id: string; readonly email: string; readonly exp: number }

/** Checked by hand: this is read before anything is drawn, and a schema library would be fetched for three fields. */
function isSession(value: unknown): value is Session {
  const { id, email, exp } = (value ?? {}) as Partial<Record<keyof Session, unknown>>
  return typeof id === 'string' && typeof email === 'string' && typeof exp === 'number'
}

const listeners = new Set<() => void>()
/** Whom this page was drawn for, and the last log-out that was known then. */
let owner: { session: Session; loggedOut: string | null } | null = null
let cachedToken: string | null = null
let cachedSession: Session | null = null

/** Reads the payload of a token; null when it cannot be decoded. */
export function decodeToken(token: string): Session | null {
  try {
    const part = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(part), char => char.charCodeAt(0))
    const payload: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return isSession(payload) ? payload : null
  } catch {
    return null
  }
}

function readSession(): Session | null {
  const token = localStorage.getItem(tokenKey)
  if (token !== cachedToken) {
    cachedToken = token
    cachedSession = token === null ? null : decodeToken(token)
  }
  return cachedSession !== null && cachedSession.exp * 1000 > serverNow() ? cachedSession : null
}

/** A clock that is a day wrong must not end a session that has just begun: the token says when it was made. */
const serverNow = () => Date.now() - Number(localStorage.getItem(aheadKey) ?? 0)

function rememberClock(token: string): void {
  const { iat } = (decodeToken(token) ?? {}) as { iat?: unknown }
  const ahead = typeof iat === 'number' ? Date.now() - iat * 1000 : 0
  if (Math.abs(ahead) > clocksAgreeMs) localStorage.setItem(aheadKey, String(ahead))
  else localStorage.removeItem(aheadKey)
}

/**
 * Who has this page: the person of the session, and still that person when it has run out, so that who logs in again goes on with all
 * that stands here. Nobody after a log-out.
 */
function readOwner(): Session | null {
  const session = readSession()
  const loggedOut = localStorage.getItem(loggedOutKey)
  if (session === null) {
    if (owner?.loggedOut !== loggedOut) owner = null
  } else if (owner?.session !== session) {
    owner = { session, loggedOut }
    clearDrafts(session.id)
  }
  return owner?.session ?? null
}

const hasEnded = () => readOwner() !== null && readSession() === null

function notify(): void {
  for (const listener of listeners) listener()
}

/** The session token, or null when there is none that can still be used. */
export function getToken(): string | null {
  return readSession() === null ? null : localStorage.getItem(tokenKey)
}

/** Begins a session with a token that the server has made this moment. */
export function setToken(token: string): void {
  rememberClock(token)
  localStorage.setItem(tokenKey, token)
  notify()
}

/** The person logs out: token and drafts go, in every tab. */
export function endSession(): void {
  localStorage.setItem(loggedOutKey, String(Date.now()))
  localStorage.removeItem(tokenKey)
  localStorage.removeItem(aheadKey)
  heedLogOut()
  notify()
}

/** Clears the drafts of this tab once for each log-out, also one that it slept through. */
function heedLogOut(): void {
  const at = localStorage.getItem(loggedOutKey)
  if (at === null || at === sessionStorage.getItem(loggedOutKey)) return
  clearDrafts()
  sessionStorage.setItem(loggedOutKey, at)
}

/** True when a token is stored that has run out or cannot be read: the person was here, and has been away. */
export function hasStaleToken(): boolean {
  return localStorage.getItem(tokenKey) !== null && readSession() === null
}

/**
 * The server refused a call: remembers where the person is, and the guard leads to the log-in. A token that has been replaced meanwhile is
 * left alone; null, the call went without one, for the session had run out by the clock.
 */
export function expireSession(token: string | null): void {
  if (localStorage.getItem(tokenKey) === token && token !== null) {
    rememberPath(location.pathname + location.search, 'utloept', decodeToken(token)?.id)
    localStorage.removeItem(tokenKey)
  }
  notify()
}

let held: { token: string; path: string } | null = null

/** The server wants something else of this session before it answers; the guard leads to where it is done. */
export function holdSession(token: string, path: string): void {
  held = { token, path }
  notify()
}

/** The server has what it wanted. */
export function releaseSession(): void {
  held = null
  notify()
}

function onStorage(event: StorageEvent): void {
  heedLogOut()
  if (event.key === tokenKey || event.key === null) notify()
}

/** A page that the Back button brings back whole has heard nothing meanwhile. */
function onPageShow(): void {
  heedLogOut()
  notify()
}

/** The window's listeners stay as long as the page stands: adding them again does nothing. */
function subscribe(listener: () => void): () => void {
  heedLogOut()
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onPageShow)
  // A laptop that was asleep past the session's end wakes up here.
  document.addEventListener('visibilitychange', notify)
  return () => void listeners.delete(listener)
}

/** Who has this page (`readOwner`); null for a visitor. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribe, readOwner)
}

/** The session that this page was drawn with has run out, and its person is to log in again. */
export const useSessionEnded = (): boolean => useSyncExternalStore(subscribe, hasEnded)

/** Where the server wants something of this browser's session first; null where it does not. */
export const useSessionHeld = (): string | null =>
  useSyncExternalStore(subscribe, () => (held !== null && held.token === getToken() ? held.path : null))
