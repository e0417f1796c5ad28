import { AsyncLocalStorage } from 'node:async_hooks'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { defineEndpoint } from '@rp/contract/endpoint'
import { filFelt, Liste, listeFelter } from '@rp/contract/liste'
import pino from 'pino'
import { afterEach, beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { openWorkFolder } from '../work-folder.ts'
import { createRoutes } from './caller-route.ts'
import { createListExport } from './list-export.ts'
import { rowsAtOnce } from './list-file.ts'
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
/** In which snapshot each page was asked for. */
let seenIn: unknown[]
const snapshot = new AsyncLocalStorage<symbol>()
let folder: string
let route: ReturnType<typeof createRoutes<null>>
beforeEach(async () => {
  seenIn = []
  folder = await mkdtemp(path.join(os.tmpdir(), 'list-file-'))
  asked = []
  fails = 0
  app = await createHttpServer({ log: pino({ level: 'silent' }), trustProxy: false, development: false })
  route = createRoutes<null>(app, async () => null, {
    checkAnswers: true,
    repeat: (_, work) => work(),
    ownerOf: async () => undefined,
    collect: createListExport(work => snapshot.run(Symbol('snapshot'), work), openWorkFolder(folder)),
  })
  route(
    listTing,
    async ({ query }) => {
      asked.push(query)
      seenIn.push(snapshot.getStore())
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
afterEach(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})
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

it.each([
  'csv',
  'xlsx',
])('reads all pages of a file in one state of the database, and leaves nothing on the disk: %s', async fil => {
  rader = Array.from({ length: 2500 }, () => ({ navn: 'a', antall: 1 }))
  const answers = await Promise.all([get(`fil=${fil}`), get(`fil=${fil}`), get(`fil=${fil}`)])
  expect(answers.map(({ headers }) => Number(headers['content-length']))).toEqual(
    answers.map(({ rawPayload }) => rawPayload.length),
  )
  expect([...Map.groupBy(seenIn, one => one).values()].map(pages => pages.length)).toEqual([3, 3, 3])
  expect(seenIn).not.toContain(undefined)
  expect(await readdir(folder)).toEqual([])
})

it.each([1, 2])('answers as the list itself where page %i is refused', async page => {
  rader = Array.from({ length: 1500 }, () => ({ navn: 'a', antall: 1 }))
  expect((await get('fil=pdf')).statusCode).toBe(400)
  fails = page
  for (const fil of ['csv', 'xlsx']) {
    asked = []
    expect((await get(`fil=${fil}`)).statusCode).toBe(500)
  }
  expect(await readdir(folder)).toEqual([])
})

it('gives what an endpoint answers all at once as a file of its rows, also where they are as many as a page has', async () => {
  const listAlt = defineEndpoint({
    method: 'GET',
    path: '/alt/{id}',
    access: 'aapen',
    summary: 'All things',
    params: z.object({ id: z.string() }),
    query: z.object({ ...filFelt, av: z.optional(z.string()) }),
    response: z.array(z.number()),
  })
  const calls: unknown[] = []
  route(
    listAlt,
    async ({ params, query }) => {
      calls.push([params.id, query.av])
      return Array.from({ length: rowsAtOnce }, (_, index) => index)
    },
    { name: 'Alt', header: ['Tall', 'Dobbelt'], rows: alle => alle.map(tall => [tall, 2 * tall]) },
  )
  const { body } = await app.inject({ url: '/alt/7?av=noe&fil=csv' })
  expect(body.trim().split('\r\n')).toEqual([
    'Tall;Dobbelt',
    ...Array.from({ length: rowsAtOnce }, (_, index) => `${index};${2 * index}`),
  ])
  expect(calls).toEqual([['7', 'noe']])
  expect((await app.inject({ url: '/alt/7' })).json()).toHaveLength(rowsAtOnce)
})

/** Seen by the compiler alone. */
export const refused = () => {
  // @ts-expect-error A list that may be asked for as a file has columns.
  route(listTing, async () => ({ rader: [], antall: 0 }))
  const other = defineEndpoint({ method: 'GET', path: '/annet', access: 'aapen', summary: 'Another' })
  // @ts-expect-error Another one has no use for them.
  route(other, async () => ({}), { name: 'Annet', columns: [] })
}
