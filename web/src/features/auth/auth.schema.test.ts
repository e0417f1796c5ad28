import { expect, test } from 'vitest'
import { Innloggingsskjema, Registreringsskjema } from './auth.schema.ts'

// The month of a synthetic number is 80 too high, so it belongs to nobody.
const filled = {
  personnummer: '01819012345',
  email: 'synne@medlem.example',
  password: 'en fin setning',
  captcha: 'løst',
}
const messagesOf = (fields: Partial<typeof filled>) => {
  const result = Registreringsskjema.safeParse({ ...filled, ...fields })
  return result.success ? [] : result.error.issues.map(issue => issue.message)
}

test('a personnummer pasted with spaces is taken, and sent as 11 digits', () => {
  expect(Registreringsskjema.parse({ ...filled, personnummer: ' 018190\u00a0123 45 ' }).personnummer).toBe(
    '01819012345',
  )
})

test.each([
  '',
  '0181901234',
  '018190123456',
  '0181901234a',
])('the personnummer «%s» is refused', personnummer => {
  expect(messagesOf({ personnummer })).toEqual(['Personnummer må være nøyaktig 11 siffer.'])
})

test('the robot check must be done', () => {
  expect(messagesOf({ captcha: '' })).toEqual(['Vennligst bekreft at du ikke er en robot.'])
})

test('an empty field says what to write, once', () => {
  expect(messagesOf({ email: '' })).toEqual(['Skriv inn e-postadressen din.'])
  expect(messagesOf({ email: 'synne' })).toEqual(['Skriv en gyldig e-postadresse.'])
  expect(messagesOf({ password: '' })).toEqual(['Skriv inn et passord.'])
})

test('a password is counted in characters as people count them', () => {
  expect(messagesOf({ password: '🎬'.repeat(10) })).toEqual([])
  expect(messagesOf({ password: '🎬'.repeat(9) })[0]).toMatch('minst 10 tegn')
  expect(messagesOf({ password: 'x'.repeat(129) })).toEqual(['Passordet kan ha høyst 128 tegn.'])
})

test('logging in demands no more than that both fields are filled in', () => {
  expect(Innloggingsskjema.safeParse({ email: ' a@b.example ', password: 'x' }).success).toBe(true)
})
