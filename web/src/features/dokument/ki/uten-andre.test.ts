import type { Hendelse } from '@rp/contract/historikk'
import { expect, test } from 'vitest'
import { isWithoutOthers } from './uten-andre.ts'

/** The history since the document came, oldest first. */
const after = (...hendelser: Hendelse[]) =>
  isWithoutOthers(
    [...hendelser.toReversed(), 'opprettet' as const].map(hendelse => ({ hendelse })),
    { versjon: 1 },
    {
      versjon: 1 + hendelser.length,
    },
  )

test('KI alene, også to ganger over det samme utkastet, er ingen andre', () => {
  expect(after('ki_lest')).toBe(true)
  expect(after('ki_lest', 'sider_lagt_til', 'ki_lest')).toBe(true)
})

test('har noen endret noe innimellom, er det en annen', () => {
  expect(after('endret')).toBe(false)
  expect(after('endret', 'ki_lest')).toBe(false)
  expect(after('ki_lest', 'endret', 'ki_lest')).toBe(false)
})

test('det som skjedde før utkastet, teller ikke', () => {
  const linjer = (['ki_lest', 'endret', 'opprettet'] as const).map(hendelse => ({ hendelse }))
  expect(isWithoutOthers(linjer, { versjon: 2 }, { versjon: 3 })).toBe(true)
  expect(isWithoutOthers(linjer, { versjon: 1 }, { versjon: 3 })).toBe(false)
})
