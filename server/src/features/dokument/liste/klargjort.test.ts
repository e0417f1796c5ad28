import { perSide } from '@rp/contract/liste'
import { expect, it } from 'vitest'
import { toQueryText } from '../../../../test/query-text.ts'
import { preparedName } from '../../../platform/db/prepared.ts'
import { selectRader } from './liste.repository.ts'

type Asked = Omit<Parameters<typeof selectRader>[0], 'idag'>
const nameOf = (asked: Asked, side: Parameters<typeof selectRader>[1]) =>
  preparedName(toQueryText(selectRader({ ...asked, idag: '2026-11-20' }, side)).sql)

it('plans the page that the queue opens with once on each connection, and no other', () => {
  expect(nameOf({}, { limit: perSide, offset: 0 })).toEqual(expect.any(String))
  expect(nameOf({}, { limit: perSide, offset: perSide })).toBeUndefined()
  expect(nameOf({ sok: 'fjord' }, { limit: perSide, offset: 0 })).toBeUndefined()
})
