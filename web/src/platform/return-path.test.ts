import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isSafePath, rememberPath, takePath } from './return-path.ts'

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

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('location', { origin })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['kari', '/persondata'],
  ['ola', '/'],
])('where the session of kari ran out, %s is led to %s, once', (userId, path) => {
  rememberPath('/persondata', 'utloept', 'kari')
  expect(takePath(userId)).toBe(path)
  expect(takePath(userId)).toBe('/')
})

test('whoever opened a page without a session is led to it', () => {
  rememberPath('/produksjoner', 'uten')
  expect(takePath('ola')).toBe('/produksjoner')
})
