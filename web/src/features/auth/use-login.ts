import { logIn } from '@rp/contract/auth'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, call } from '../../platform/api.ts'
import { text } from './auth.text.ts'

/** The robot check, once the server has asked for it. `attempt` counts the challenges: a solution is used up by one call. */
type Robotsjekk = { attempt: number; solution: string; error: string | undefined }

type Ways = { onToken: (token: string) => void; onUtfordring: (utfordring: string) => void }

const isAsked = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'krever_robotsjekk'

/** Logging in with e-mail and password, with the robot check where many have guessed at the account from elsewhere. */
export function useLogin({ onToken, onUtfordring }: Ways) {
  const [robot, setRobot] = useState<Robotsjekk | null>(null)
  const mutation = useMutation({
    mutationFn: (body: { email: string; password: string }) =>
      call(logIn, { body: { ...body, ...(robot && { captcha: robot.solution }) } }),
    onSuccess: answer => ('token' in answer ? onToken(answer.token) : onUtfordring(answer.utfordring)),
    onError: error => {
      if (isAsked(error) || robot)
        setRobot(last => ({
          attempt: (last?.attempt ?? 0) + 1,
          solution: '',
          error: isAsked(error) ? error.message : undefined,
        }))
    },
  })
  return {
    robot,
    solve: (solution: string) =>
      setRobot(last => last && { ...last, solution, error: solution ? undefined : last.error }),
    isPending: mutation.isPending,
    /** What stands in a dialog; that the robot check is missing stands beside it. */
    error: isAsked(mutation.error) ? null : mutation.error,
    reset: mutation.reset,
    send(body: { email: string; password: string }): void {
      if (robot?.solution === '') setRobot({ ...robot, error: text.registrering.robot })
      else mutation.mutate(body)
    },
  }
}
