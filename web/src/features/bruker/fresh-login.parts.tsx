import { confirmPassord } from '@rp/contract/konto'
import { useMutation } from '@tanstack/react-query'
import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react'
import { ApiError, call } from '../../platform/api.ts'
import { useChange } from '../../platform/calls.ts'
import { useSession } from '../../platform/session.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { bekreftText } from './bruker.text.ts'

/** The person chose not to give the password: nothing was done, and nothing has failed. */
export class CancelledError extends Error {}

/** What went wrong; null where the person only thought better of it. */
export const failureOf = (error: Error | null): Error | null =>
  error instanceof CancelledError ? null : error

type Run = <T>(work: () => Promise<T>) => Promise<T>
type Waiting = { resolve: () => void; reject: (error: Error) => void }

const Context = createContext<Run>(work => work())

/**
 * Runs a call that the server may answer with `krever_nytt_passord`: the password is asked for, and the call made again.
 * @throws {CancelledError} when the person closes the question
 */
export const useFreshLogin = (): Run => useContext(Context)

/** As `useChange`, where the server may want the password anew. Who thinks better of it has met no error. */
export function useFreshChange<Input = void, Output = unknown>(
  ...[send, after]: Parameters<typeof useChange<Input, Output>>
) {
  const fresh = useFreshLogin()
  const change = useChange<Input, Output>(input => fresh(() => send(input)), after)
  return { ...change, error: failureOf(change.error) }
}

/** Gives its screens `useFreshLogin`, and shows the question. */
export function FreshLogin({ children }: { children: ReactNode }) {
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const run = useCallback<Run>(async work => {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'krever_nytt_passord') throw error
      await new Promise<void>((resolve, reject) => setWaiting({ resolve, reject }))
      return work()
    }
  }, [])
  const close = (settle: () => void) => {
    setWaiting(null)
    settle()
  }
  return (
    <Context value={run}>
      {children}
      {waiting && (
        <ConfirmPassword
          onConfirmed={() => close(waiting.resolve)}
          onCancel={() => close(() => waiting.reject(new CancelledError()))}
        />
      )}
    </Context>
  )
}

function ConfirmPassword({ onConfirmed, onCancel }: { onConfirmed: () => void; onCancel: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const confirmed = useRef(false)
  const [password, setPassword] = useState('')
  const [empty, setEmpty] = useState(false)
  const confirm = useMutation({
    mutationFn: () => call(confirmPassord, { body: { password } }),
    onSuccess: () => {
      confirmed.current = true
      dialog.current?.close()
    },
  })
  const submit = () => {
    setEmpty(password === '')
    if (password !== '') confirm.mutate()
  }
  // Closing the element itself hands focus back to where it was; what follows depends on why it closed.
  const closed = () => (confirmed.current ? onConfirmed() : onCancel())
  return (
    <FormDialog
      dialog={dialog}
      heading={bekreftText.tittel}
      isQuestion
      send={bekreftText.bekreft}
      busy={confirm.isPending}
      dirty={false}
      onSubmit={submit}
      onClose={closed}
    >
      <p>{bekreftText.hvorfor}</p>
      <OwnPassword
        value={password}
        onChange={setPassword}
        error={empty ? bekreftText.mangler : confirm.error?.message}
      />
    </FormDialog>
  )
}

type OwnPasswordProps = { value: string; onChange: (password: string) => void; error: string | undefined }

/** The password of who is logged in, beside the address that a password manager knows it by. */
export function OwnPassword({ value, onChange, error }: OwnPasswordProps) {
  const email = useSession()?.email ?? ''
  return (
    <>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={bekreftText.passord}
        autoComplete="current-password"
        autoFocus
        value={value}
        onChange={event => onChange(event.target.value)}
        error={error}
      />
    </>
  )
}
