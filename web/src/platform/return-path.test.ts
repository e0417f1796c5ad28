import { expect, test } from 'vitest'
import { isSafePath } from './return-path.ts'

const origin = 'https://portalen.example'

test.each([
  '/',
  '/persondata',
  '/kontraktsdatabase?dokument=1',
  '/admin/registreringer/2',
])('after logging in, %s may be returned to', path => expect(isSafePath(path, origin)).toBe(true))

test.each([
  'https://ond.example/',
  '//ond.example/',
  '/\\ond.example/',
  '/\t/ond.example/',
  'javascript:alert(1)',
  'persondata',
  '',
  '/login',
  '/logout',
  '/totrinn',
  '/koblinger',
  '/registrering?x=1',
  '/reset-password/abc',
])('never to «%s» [E10]', path => expect(isSafePath(path, origin)).toBe(false))
