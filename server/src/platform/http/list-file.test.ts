import { defineEndpoint } from '@rp/contract/endpoint'
import { filFelt, Liste, listeFelter } from '@rp/contract/liste'
import pino from 'pino'
import { afterEach, beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createRoutes } from './caller-route.ts'
import { createHttpServer } from './server.ts'

const listTing = defineEndpoint({
  method: 'GET',
  path: '/ting',
  access: 'aapen',
  summary: 'Things',
  query: z.object({ ...listeFelter(['navn']), ...filFelt, navn: z.optional(z.string()) }),
  response: Liste(z.object({ navn: z.string(), antall: z.nullable(z.number()) })),
})

let app: Awaited<ReturnType<typeof createHttpServer>>
let asked: unknown[]
let rader: { navn: string; antall: number | null }[]
let fails: number
beforeEach(async () => {
  asked = []
  fails = 0
  app = await createHttpServer({ log: pino({ level: 'silent' }), trustProxy: false, development: false })
  const route = createRoutes<null>(app, async () => null, { checkAnswers: true })
  route(
    listTing,
    async ({ query }) => {
      asked.push(query)
      if (asked.length === fails) throw new Error('the database is away')
      const { side = 1, antall = 50 } = query
      return { rader: rader.slice((side - 1) * antall, side * antall), antall: rader.length }
    },
    {
      name: 'Ting',
      columns: [
        ['Navn', rad => rad.navn],
        ['Antall', rad => rad.antall],
      ],
      foot: ({ antall }) => [['Alle', antall]],
    },
  )
})
afterEach(() => app.close())
const get = (query: string) => app.inject({ url: `/ting?${query}` })

it('streams every row that the filter leaves, page after page, whatever page is asked for', async () => {
  rader = Array.from({ length: 2500 }, (_, antall) => ({ navn: `Nr. ${antall}`, antall }))
  const answer = await get('navn=nr&sorter=navn&retning=synkende&side=7&antall=10&fil=csv')
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="Ting\.csv"/)
  const lines = answer.body.split('\r\n')
  expect(lines[0]).toBe('\uFEFFNavn;Antall')
  expect(lines.slice(1, -2)).toEqual(rader.map(({ navn, antall }) => `${navn};${antall}`))
  expect(lines.slice(-2)).toEqual(['Alle;2500', ''])
  const common = { navn: 'nr', sorter: 'navn', retning: 'synkende', antall: 1000 }
  expect(asked).toEqual([1, 2, 3].map(side => ({ ...common, side })))
})

it('takes no text for a formula, and leaves empty what nobody knows', async () => {
  rader = [{ navn: '=1+1', antall: null }]
  expect((await get('fil=csv')).body).toBe("\uFEFFNavn;Antall\r\n'=1+1;\r\nAlle;1\r\n")
  const workbook = await get('fil=xlsx')
  expect(workbook.headers['content-type']).toMatch(/spreadsheetml\.sheet$/)
  expect(workbook.rawPayload.subarray(0, 2).toString()).toBe('PK')
})

it('answers as the list itself where the first page is refused, and breaks off where a later one fails', async () => {
  rader = Array.from({ length: 1500 }, () => ({ navn: 'a', antall: 1 }))
  fails = 1
  expect((await get('fil=csv')).statusCode).toBe(500)
  expect((await get('fil=pdf')).statusCode).toBe(400)
  asked = []
  fails = 2
  await expect(get('fil=csv')).rejects.toThrow()
})
