import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Login } from '../features/auth/login-page.tsx'
import { forgetPath, rememberPath } from '../platform/return-path.ts'
import { decodeToken, type Session, setToken } from '../platform/session.ts'
import { text } from './app.text.ts'
import './login-over.css'

/**
 * /login over a page whose session has run out. The address is that of the log-in, and nothing below can be seen or reached, but it stays
 * as it was: forms, open dialogs and the files in them. It comes back for the same person; for another the guard loads the portal anew.
 */
export function LoginOver({ session }: { session: Session }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const client = useQueryClient()
  useLoginAddress(session.id)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Closing it, before it is taken away, hands focus back to where it was.
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="rp-innlogging"
      aria-label={text.loggInn}
      onKeyDown={event => {
        // No key of the page below works, and Esc leads nowhere.
        event.stopPropagation()
        if (event.key === 'Escape') event.preventDefault()
      }}
      onCancel={event => event.preventDefault()}
    >
      <Login
        away
        onToken={token => {
          forgetPath()
          setToken(token)
          // What was refused meanwhile is asked for again, by the same person.
          if (decodeToken(token)?.id === session.id) void client.invalidateQueries()
        }}
      />
    </dialog>
  )
}

/** Shows /login as the address, and remembers the page's own for a reload; gives it back afterwards. The router keeps the page. */
function useLoginAddress(userId: string): void {
  const { pathname, search, hash } = useLocation()
  useLayoutEffect(() => {
    const path = pathname + search + hash
    rememberPath(pathname + search, 'utloept', userId)
    history.replaceState(history.state, '', '/login')
    return () => {
      // Who follows a link from the log-in has an address of their own by now.
      if (location.pathname === '/login') history.replaceState(history.state, '', path)
    }
  }, [pathname, search, hash, userId])
}
