import type { FastifyInstance, FastifyReply } from 'fastify'
import { apiPage } from './api-page.ts'
import { createOpenApi } from './openapi.ts'
import { type LocalMail, localMailPage, pagePolicy } from './pages.ts'

export type Health = { ready: boolean; checks: Readonly<Record<string, boolean>> }
type Dependencies = {
  checkHealth: () => Promise<Health>
  /** Null in production and where a mail server is set: then the page does not exist. */
  listLocalMail: (() => Promise<readonly LocalMail[]>) | null
}

const sendPage = (reply: FastifyReply, html: string) =>
  reply.header('Content-Security-Policy', pagePolicy).type('text/html; charset=utf-8').send(html)

/** Health, API documentation and the developer's inbox: plain pages that need no contract. */
export function registerSystemRoutes(
  app: FastifyInstance,
  { checkHealth, listLocalMail }: Dependencies,
): void {
  // Made when somebody asks: hardly anybody does, and they are large.
  let openApi: string | undefined
  let readable: string | undefined
  app.get('/health/live', async () => ({ status: 'ok' }))
  app.get('/health/ready', async (_request, reply) => {
    const { ready, checks } = await checkHealth()
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ok' : 'ikke klar', checks })
  })
  app.get('/api/openapi.json', async (_request, reply) => {
    openApi ??= JSON.stringify(createOpenApi())
    return reply.type('application/json; charset=utf-8').send(openApi)
  })
  app.get('/api/dokumentasjon', async (_request, reply) => {
    readable ??= apiPage()
    return sendPage(reply, readable)
  })
  if (!listLocalMail) return
  app.get('/dev/epost', async (_request, reply) =>
    sendPage(reply.header('Cache-Control', 'no-store'), localMailPage(await listLocalMail())),
  )
  app.get('/dev/epost.json', async (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send(await listLocalMail()),
  )
}
