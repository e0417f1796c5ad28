import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchIdle } from './watch-idle.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('den som ikke rører siden, har den ikke lenger, før den røres igjen', () => {
  const page = new EventTarget()
  const told: boolean[] = []
  const stop = watchIdle(page, 1000, idle => told.push(idle))
  vi.advanceTimersByTime(999)
  page.dispatchEvent(new Event('wheel'))
  vi.advanceTimersByTime(999)
  expect(told).toEqual([])
  vi.advanceTimersByTime(1)
  expect(told).toEqual([true])
  page.dispatchEvent(new Event('keydown'))
  page.dispatchEvent(new Event('pointerdown'))
  expect(told).toEqual([true, false])
  stop()
  vi.advanceTimersByTime(5000)
  page.dispatchEvent(new Event('keydown'))
  expect(told).toEqual([true, false])
})
