import { useEffect, useRef, useState } from 'react'
import { PasswordField } from '../../ui/password-field.tsx'
import { text as auth } from './auth.text.ts'
import { type Failure, failureOf } from './auth-failure.ts'
import { koblingText as text } from './oidc.text.ts'

const asked = 'krever_valgt_passord'
const refusals = [
  'passord_uendret',
  'passord_for_kort',
  'passord_for_langt',
  'passord_vanlig',
  'passord_er_eposten',
]

/** The new password that a first link takes, once the server has asked for it. */
export function useNytt() {
  const field = useRef<HTMLInputElement>(null)
  const [value, setValue] = useState<string | null>(null)
  const [empty, setEmpty] = useState(false)
  const isAbout = (code: string) => code === asked || refusals.includes(code)
  return {
    field,
    value,
    empty,
    isAbout,
    body: value === null ? {} : { nyttPassord: value },
    /** @returns whether the failure is this field's */
    heed(error: unknown): boolean {
      const { code } = failureOf(error, '')
      if (code === asked) setValue(last => last ?? '')
      else if (isAbout(code)) field.current?.select()
      return isAbout(code)
    },
    change(next: string): void {
      setValue(next)
      setEmpty(false)
    },
    isThere(): boolean {
      setEmpty(value === '')
      if (value === '') field.current?.focus()
      return value !== ''
    },
  }
}

type Props = { nytt: ReturnType<typeof useNytt>; refused: Failure | null; onChange: () => void }

export function NyttFelt({ nytt, refused, onChange }: Props) {
  const { field, value, empty } = nytt
  const shown = value !== null
  useEffect(() => {
    if (shown) field.current?.focus()
  }, [shown, field])
  if (!shown) return null
  const wrong = refused && refused.code !== asked ? refused.message : undefined
  return (
    <>
      <p className="muted type-4">{text.hvorforNytt}</p>
      <PasswordField
        ref={field}
        label={text.nytt}
        description={auth.passordHjelp}
        autoComplete="new-password"
        value={value}
        onChange={event => {
          nytt.change(event.target.value)
          onChange()
        }}
        error={empty ? text.manglerNytt : wrong}
      />
    </>
  )
}
