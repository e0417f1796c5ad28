import { expect, it } from 'vitest'
import { chooseOld } from './copy-folder.ts'

it('keeps the newest of each day, and the last few', () => {
  const copies = [
    '2026-11-19T02-00-00-000Z',
    '2026-11-20T02-00-00-000Z',
    '2026-11-20T14-00-00-000Z',
    '2026-11-21T02-00-00-000Z',
    '2026-11-22T02-00-00-000Z',
    '2026-11-22T02-05-00-000Z',
    '2026-11-22T02-10-00-000Z',
    '2026-11-22T02-15-00-000Z',
  ]
  expect(chooseOld(copies, 3)).toEqual([
    '2026-11-19T02-00-00-000Z',
    '2026-11-20T02-00-00-000Z',
    '2026-11-22T02-00-00-000Z',
  ])
  expect(chooseOld(copies, 30)).toEqual(['2026-11-20T02-00-00-000Z', '2026-11-22T02-00-00-000Z'])
})
