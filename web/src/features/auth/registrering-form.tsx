import { Button } from '@navikt/ds-react/Button'
import { Link as AkselLink } from '@navikt/ds-react/Link'
import { TextField } from '@navikt/ds-react/TextField'
import { register } from '@rp/contract/auth'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import type * as z from 'zod/mini'
import { ApiError, call } from '../../platform/api.ts'
import { useSchemaForm } from '../../platform/form.ts'
import { FormErrors } from '../../ui/form-errors.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { Registreringsskjema } from './auth.schema.ts'
import { text } from './auth.text.ts'
import { CaptchaField } from './captcha-field.tsx'
import { RegistreringResult } from './registrering-result.tsx'
import { ukjentOf } from './ukjent.ts'

const empty = { personnummer: '', email: '', password: '', captcha: '' }
const names = ['personnummer', 'email', 'password', 'captcha'] as const

/** Which field an error of the server belongs to, so that it also stands where it can be corrected. */
function fieldOf(error: unknown): (typeof names)[number] | null {
  const code = error instanceof ApiError ? error.code : ''
  if (code.startsWith('passord_')) return 'password'
  if (code.startsWith('personnummer_')) return 'personnummer'
  return code === 'robotsjekk' ? 'captcha' : null
}

function useRegistrering() {
  const { email = '', ...navn } = ukjentOf(useLocation().state) ?? {}
  const form = useSchemaForm(Registreringsskjema, { ...empty, email })
  const [attempt, setAttempt] = useState(0)
  const [challenge, setChallenge] = useState(0)
  const mutation = useMutation({
    mutationFn: (body: z.output<typeof Registreringsskjema>) =>
      call(register, { body: { ...body, ...navn } }),
    onSettled: () => {
      // Every attempt uses its solution up.
      form.set('captcha', '')
      setChallenge(number => number + 1)
    },
    onSuccess: () => {
      form.reset(empty)
      setAttempt(0)
    },
    onError: error => {
      const field = fieldOf(error)
      if (field) form.tell(field, error.message)
    },
  })
  const onSubmit = form.submit(
    values => mutation.mutate(values),
    () => setAttempt(number => number + 1),
  )
  return { form, attempt, challenge, mutation, onSubmit }
}

export function RegistreringForm() {
  const { form, attempt, challenge, mutation, onSubmit } = useRegistrering()
  const submit = useRef<HTMLButtonElement>(null)
  const navigate = useNavigate()
  const faults = names.flatMap(id => {
    const message = form.errorOf(id)
    return message ? [{ id, message }] : []
  })
  return (
    <>
      <form noValidate onSubmit={onSubmit}>
        <FormErrors errors={faults} attempt={attempt} />
        <TextField
          id="personnummer"
          label={text.personnummer}
          description={text.personnummerHjelp}
          inputMode="numeric"
          autoComplete="off"
          {...form.field('personnummer')}
        />
        <p className="muted type-4">
          {text.personvernHva}{' '}
          <AkselLink as={Link} to="/personvern">
            {text.personvern}
          </AkselLink>
        </p>
        <TextField id="email" label={text.epost} type="email" autoComplete="email" {...form.field('email')} />
        <PasswordField
          id="password"
          label={text.passord}
          description={text.passordHjelp}
          autoComplete="new-password"
          {...form.field('password')}
        />
        <CaptchaField
          id="captcha"
          attempt={challenge}
          error={form.errorOf('captcha')}
          onSolution={solution => form.set('captcha', solution)}
        />
        <Button ref={submit} className="rp-full" disabled={mutation.isPending}>
          {mutation.isPending ? text.registrering.sender : text.registrering.knapp}
        </Button>
      </form>
      <RegistreringResult
        answer={mutation.data?.message ?? null}
        error={mutation.error}
        onDone={() => navigate('/login', { state: { email: mutation.variables?.email } })}
        onClose={() => {
          mutation.reset()
          submit.current?.focus()
        }}
      />
    </>
  )
}
