import { defineEndpoint, type Endpoint } from '@rp/contract/endpoint'
import pino from 'pino'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createRoutes } from './caller-route.ts'
import { createHttpServer } from './server.ts'

const form = defineEndpoint({
  method: 'POST',
  path: '/form',
  access: 'aapen',
  multipart: true,
  summary: 'A form',
})
const call = defineEndpoint({ method: 'GET', path: '/kall', access: 'aapen', summary: 'A call' })

let app: Awaited<ReturnType<typeof createHttpServer>>
/** Those who stand at the door now: each is let in by its function. */
let atTheDoor: { path: string; letIn: () => void }[]
beforeEach(async () => {
  app = await createHttpServer({ log: pino({ level: 'silent' }), trustProxy: false, development: false })
  atTheDoor = []
  const authorize = (_: unknown, { path }: Endpoint) =>
    new Promise<null>(resolve => atTheDoor.push({ path, letIn: () => resolve(null) }))
  const route = createRoutes<null>(app, authorize, {
    checkAnswers: false,
    repeat: (_, work) => work(),
    ownerOf: async () => undefined,
    collect: () => Promise.reject(new Error('no list here')),
  })
  route(form, async () => ({}))
  route(call, async () => ({}))
})
afterEach(() => app.close())

/** A ceiling for what hangs, not for what a busy machine is slow at. */
const patience = { timeout: 200_000, interval: 20 }

const waiting = (path: string) => atTheDoor.filter(one => one.path === path)
function letInOne(path: string): void {
  const next = waiting(path)[0]
  atTheDoor = atTheDoor.filter(one => one !== next)
  next?.letIn()
}

it('asks a few of a crowd who they are at a time, and lets other calls come between', async () => {
  const payload = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n'
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const crowd = Array.from({ length: 20 }, () =>
    app.inject({ method: 'POST', url: '/form', payload, headers }),
  )
  await vi.waitFor(() => expect(waiting('/form')).toHaveLength(4), patience)
  const other = app.inject({ method: 'GET', url: '/kall' })
  await vi.waitFor(() => expect(waiting('/kall')).toHaveLength(1), patience)
  letInOne('/kall')
  expect((await other).statusCode).toBe(200)
  for (let left = 20; left > 0; left--) {
    await vi.waitFor(() => expect(waiting('/form')).toHaveLength(Math.min(4, left)), patience)
    letInOne('/form')
  }
  expect((await Promise.all(crowd)).map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
})
