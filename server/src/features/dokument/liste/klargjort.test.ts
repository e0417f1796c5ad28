import { perSide } from '@rp/contract/liste'
import { expect, it } from 'vitest'
import { toQueryText } from '../../../../test/query-text.ts'
import { preparedName } from '../../../platform/db/prepared.ts'
import { selectRader } from './liste.repository.ts'

const nameOf = (...asked: Parameters<typeof selectRader>) =>
  preparedName(toQueryText(selectRader(...asked)).sql)

it('plans the page that the queue opens with once on each connection, and no other', () => {
  expect(nameOf({}, { limit: perSide, offset: 0 })).toEqual(expect.any(String))
  expect(nameOf({}, { limit: perSide, offset: perSide })).toBeUndefined()
  expect(nameOf({ sok: 'fjord' }, { limit: perSide, offset: 0 })).toBeUndefined()
})
