import { expect, it } from 'vitest'
import { createFindSkjerm } from './screens.ts'

const findSkjerm = createFindSkjerm(
  [
    '/',
    '/persondata',
    '/reset-password/:id',
    '/admin',
    '/admin/registreringer/:id',
    '/admin/registreringer/slettet',
    '/admin/innstillinger/:del/:navn?',
  ].map(path => ({ path })),
)

it.each([
  ['/', '/'],
  ['/persondata', '/persondata'],
  ['/persondata/', '/persondata'],
  ['/Persondata', '/persondata'],
  ['/reset-password/abc', '/reset-password/:id'],
  ['/admin', '/admin'],
  ['/admin/registreringer/abc', '/admin/registreringer/:id'],
  ['/admin/registreringer/slettet', '/admin/registreringer/slettet'],
  ['/admin/innstillinger/brev', '/admin/innstillinger/:del/:navn?'],
  ['/admin/innstillinger/brev/velkommen', '/admin/innstillinger/:del/:navn?'],
])('finds at %s the screen %s', (address, path) => expect(findSkjerm(address)?.path).toBe(path))

it.each([
  '/metrics',
  '/persondata/mer',
  '/reset-password',
  '/administrator',
  '/admin/finnes-ikke',
  '/finnes-ikke',
])('finds nothing at %s', address => expect(findSkjerm(address)).toBeUndefined())
