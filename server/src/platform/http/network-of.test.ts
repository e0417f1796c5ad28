import { expect, it } from 'vitest'
import { networkOf } from './network-of.ts'

it('counts every address of one home as one', () => {
  expect(networkOf('2001:db8:0:7::1')).toBe('2001:db8:0:7::/64')
  expect(networkOf('2001:db8:0:7:ffff:ffff:ffff:ffff')).toBe(networkOf('2001:db8:0:7::1'))
  expect(networkOf('2001:db8:0:8::1')).not.toBe(networkOf('2001:db8:0:7::1'))
  expect(networkOf('fe80::1%eth0')).toBe('fe80::/64')
})

it('counts an IPv4 address as itself, however it is written', () => {
  expect(networkOf('203.0.113.9')).toBe('203.0.113.9')
  expect(networkOf('::ffff:203.0.113.9')).toBe('203.0.113.9')
  expect(networkOf('203.0.113.8')).not.toBe(networkOf('203.0.113.9'))
})

it('leaves what is no address as it is', () => {
  expect(networkOf('')).toBe('')
  expect(networkOf('unix socket')).toBe('unix socket')
})
