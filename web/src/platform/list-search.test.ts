import { valgfrittTidspunkt } from '@rp/contract/id'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type ListSpec, listSearchQuery, pageQuery, readListSearch } from './list-search.ts'

const spec: ListSpec = {
  filtre: ['navn', 'status', 'antall', 'fra'],
  query: z.object({
    navn: z.string().check(z.maxLength(3)),
    status: z.enum(['a', 'b']),
    antall: z.coerce.number().check(z.int()),
    fra: valgfrittTidspunkt,
  }),
  kolonner: ['navn', 'dato'],
  sorter: 'dato',
  synkende: true,
}
const read = (query: string) => readListSearch(spec, new URLSearchParams(query))

describe('the search of a list in its address', () => {
  it('opens as the list says, without a word in the address', () => {
    expect(read('')).toEqual({ filter: {}, sorter: 'dato', synkende: true, side: 1 })
    expect(listSearchQuery(spec, read(''))).toBe('')
  })

  it.each([
    'navn=%C3%98deg%C3%A5rd',
    'navn=a&status=b&sorter=navn&retning=synkende&side=3',
    'retning=stigende',
  ])('is written as it was read: %s', query => {
    expect(listSearchQuery(spec, read(query))).toBe(query)
  })

  it('passes over what makes no sense', () => {
    expect(read('sorter=passord&side=-2&annet=1&navn=')).toEqual(read(''))
    expect(read('side=1.5').side).toBe(1)
    expect(read('status=c&fra=igaar')).toEqual(read(''))
    expect(read('navn=Kari&antall=to').filter).toEqual({ navn: 'Kari', antall: 'to' })
  })

  it('asks the server for one page', () => {
    expect(pageQuery(read('navn=x&side=2'), 50)).toEqual({
      navn: 'x',
      sorter: 'dato',
      retning: 'synkende',
      side: 2,
      antall: 50,
    })
  })
})
