import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readDraft } from './draft.ts'
import { keepDraft } from './kept-draft.ts'

const place = { userId: 'kari', name: 'vurdering.1' }
const textOf = (notat: string) => JSON.stringify({ versjon: 2, base: { notat: '' }, draft: { notat } })
const tidAv = () => (readDraft(place.userId, place.name) as { tid: string }).tid

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('et utkast har tiden det sist ble endret, også etter at siden er lastet på nytt', () => {
  vi.setSystemTime('2026-11-20T13:02:00Z')
  keepDraft(place, textOf('Ring'))
  vi.setSystemTime('2026-11-20T13:30:00Z')
  keepDraft(place, textOf('Ring'))
  expect(tidAv()).toBe('2026-11-20T13:02:00.000Z')
  keepDraft(place, textOf('Ring på mandag'))
  expect(tidAv()).toBe('2026-11-20T13:30:00.000Z')
})
