import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { endpoints } from '@rp/contract/api'
import { fillPath } from '@rp/contract/endpoint'
import type { Oppsett } from '@rp/contract/oppsett'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { somePathParams } from '../../test/path-params.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../test/portal.ts'
import { createHttpServer } from '../platform/http/server.ts'
import { createLog } from '../platform/log.ts'
import { serveBuiltWeb } from './web.ts'

let portal: TestPortal
let member: Person
let staff: Person
let pages: Awaited<ReturnType<typeof createHttpServer>>
let dist: string
let oppsett: Partial<Oppsett> = {}
beforeAll(async () => {
  portal = await startTestPortal({ PUBLIC_URL: 'https://portalen.example' })
  member = await portal.createPerson()
  staff = await portal.createPerson('administrator')
  dist = await mkdtemp(path.join(os.tmpdir(), 'rp-dist-'))
  await writeFile(
    path.join(dist, 'index.html'),
    '<!doctype html><head><script src="/start.js?1"></script><title>Rettighetsportalen</title></head><body><div id="root"></div></body>',
  )
  const skjermer = [
    {
      path: '/login',
      start: 'data-deler="/assets/login.js"',
      deler: '<link rel="stylesheet" href="/assets/login.css">',
      skall: '<p>Logg inn</p>',
    },
    {
      path: '/persondata',
      start: '',
      deler: '',
      skall: '<!--rp-melding--><h1>{tittel}</h1>{tekst}{adresse}<!--/rp-melding-->',
    },
  ]
  await writeFile(path.join(dist, '.skjermer.json'), JSON.stringify(skjermer))
  await writeFile(path.join(dist, 'start.js'), '// a file of the build')
  pages = await createHttpServer({ log: createLog('silent'), trustProxy: false, development: false })
  pages.get('/svikter', async () => {
    throw new Error('nobody foresaw this')
  })
  await serveBuiltWeb(pages, async () => oppsett as Oppsett, dist)
})
afterAll(async () => {
  await portal?.close()
  await pages?.close()
  await rm(dist, { recursive: true, force: true })
})

/** Logging out would end the session that the calls after it are made with. */
const calls = endpoints
  .filter(({ path }) => !/logout|logg-ut/.test(path))
  .map(({ method, path }) => ({ method, path, url: fillPath(path, somePathParams) }))

const protection = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'SAMEORIGIN',
}

function expectProtected(headers: Record<string, unknown>): void {
  expect(headers).toMatchObject(protection)
  expect(headers['permissions-policy']).toContain('camera=()')
  expect(headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors '(self|none)'/)
  expect(headers['content-security-policy']).not.toMatch(/'unsafe-inline'|'unsafe-eval'|\*|https?:/)
  const [, age] =
    /^max-age=(\d+); includeSubDomains$/.exec(String(headers['strict-transport-security'])) ?? []
  expect(Number(age)).toBeGreaterThanOrEqual(365 * 24 * 3600)
  for (const name of ['x-powered-by', 'server', 'access-control-allow-origin'])
    expect(headers).not.toHaveProperty(name)
}

describe('headers that protect the browser', () => {
  it.each([
    ['a screen', '/login', 200],
    ['a file of the build', '/start.js', 200],
    ['an address that leads nowhere', '/finnes-ikke', 404],
    ['a file that is not there', '/.env', 404],
    ['a fault', '/svikter', 500],
    ['an address that cannot be read', '/%ff', 400],
  ])('are on %s', async (_what, url, status) => {
    const { statusCode, headers } = await pages.inject({ url })
    expect(statusCode).toBe(status)
    expectProtected(headers)
  })

  it('are on every call of the contract, whoever makes it [E3]', async () => {
    for (const { method, url } of calls)
      for (const headers of [{}, bearer(member), bearer(staff)])
        expectProtected((await portal.app.inject({ method, url, headers })).headers)
  })

  it('are on the plain pages', async () => {
    for (const url of [
      '/health/live',
      '/health/ready',
      '/api/openapi.json',
      '/api/dokumentasjon',
      '/dev/epost',
    ])
      expectProtected((await portal.app.inject({ url })).headers)
  })

  it('let screens make markup and script addresses through named policies only [E2]', async () => {
    const { headers } = await pages.inject({ url: '/' })
    expect(headers['content-security-policy']).toContain(
      "require-trusted-types-for 'script'; trusted-types rp-arbeider svelte-trusted-html",
    )
  })
})

describe('what the browser keeps', () => {
  const registers = ['/api/produksjonsselskaper', '/api/produksjoner', '/api/sendelister']

  it('is nothing of any call but the register lists, which it must ask about, and what is public [E4]', async () => {
    for (const { method, path, url } of calls) {
      const answer = await portal.app.inject({ method, url, headers: bearer(staff) })
      const kept = answer.headers['cache-control']
      if (method === 'GET' && registers.includes(path))
        expect([path, kept]).toEqual([path, 'private, no-cache'])
      else if (path === '/api/ikke-hentet') expect(kept).toBe('public, max-age=300')
      else expect([method, path, kept]).toEqual([method, path, 'no-store'])
    }
  })

  it('is nothing of a screen', async () => {
    for (const url of ['/', '/persondata', '/finnes-ikke'])
      expect((await pages.inject({ url })).headers['cache-control']).toBe('no-store')
  })

  it('is thrown away at logout', async () => {
    const leaving = await portal.createPerson()
    const answer = await portal.app.inject({
      method: 'POST',
      url: '/api/user/logout',
      headers: bearer(leaving),
    })
    expect(answer.headers['clear-site-data']).toBe('"cache"')
  })
})

describe('the page of a screen', () => {
  it('names the parts of that screen, and holds its words until the scripts are here', async () => {
    for (const url of ['/login', '/login?fra=brev', '/Login']) {
      const { payload } = await pages.inject({ url })
      expect(payload).toContain('<script data-deler="/assets/login.js" src="/start.js?1"></script>')
      expect(payload).toMatch(/<link rel="stylesheet" href="\/assets\/login.css"><\/head>/)
      expect(payload).toContain('<body><p>Logg inn</p><div id="root">')
    }
  })

  it('holds nothing of another screen', async () => {
    for (const url of ['/', '/persondata', '/finnes-ikke', '/constructor']) {
      const { payload } = await pages.inject({ url })
      expect(payload).not.toMatch(/stylesheet|data-deler|Logg inn|melding/)
      expect(payload).toContain('<body><div id="root">')
    }
  })

  it('holds the news as staff wrote them, as text', async () => {
    oppsett = {
      infomelding: { tittel: '1 < 2 {tekst}', tekst: 'En.\n\nTo\n<b>' },
      kontaktadresse: 'a@b.example',
    }
    const { payload } = await pages.inject({ url: '/persondata' })
    oppsett = {}
    expect(payload).toContain(
      '<body><h1>1 &#60; 2 {tekst}</h1><p>En.</p><p>To<br>&#60;b&#62;</p>a@b.example<div id="root">',
    )
  })

  it('is not among the files that anybody can ask for', async () => {
    expect((await pages.inject({ url: '/.skjermer.json' })).statusCode).toBe(404)
  })
})

describe('other sites', () => {
  const foreign = [
    'https://ond.example',
    'null',
    'https://portalen.example.ond.example',
    'http://localhost:1',
  ]

  it('may read no answer [E5]', async () => {
    for (const origin of foreign)
      for (const { method, url } of calls) {
        const preflight = await portal.app.inject({
          method: 'OPTIONS',
          url,
          headers: { origin, 'access-control-request-method': method },
        })
        expect(preflight.statusCode).toBe(404)
        for (const name of ['access-control-allow-origin', 'access-control-allow-methods'])
          expect(preflight.headers).not.toHaveProperty(name)
      }
  })

  it.each(foreign)('may change nothing: %s [E6]', async origin => {
    const changing = calls.filter(({ method }) => method !== 'GET')
    expect(changing.length).toBeGreaterThan(40)
    for (const { method, path, url } of changing) {
      const answer = await portal.app.inject({ method, url, headers: { ...bearer(staff), origin } })
      expect([path, answer.statusCode, answer.json().code]).toEqual([path, 403, 'ingen_tilgang'])
    }
  })

  it('may change nothing where the browser says what the request is, whatever the address in front', async () => {
    const change = (headers: object) =>
      portal.app.inject({ method: 'POST', url: '/api/captcha-finnes-ikke', headers: { ...headers } })
    expect((await change({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
    expect((await change({ 'sec-fetch-site': 'same-site' })).statusCode).toBe(403)
    expect(
      (await change({ 'sec-fetch-site': 'same-origin', origin: 'https://utenpaa.example' })).statusCode,
    ).toBe(404)
  })

  it('is what our own pages and programs without a browser are not', async () => {
    const login = (headers: object) =>
      portal.app.inject({
        method: 'POST',
        url: '/api/user/login',
        payload: { email: member.email, password: member.password },
        headers: { ...headers },
      })
    for (const headers of [
      {},
      { origin: 'https://portalen.example' },
      { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' },
      { origin: 'https://portalen.example', 'sec-fetch-site': 'same-origin' },
    ])
      expect((await login(headers)).statusCode).toBe(200)
  })

  it('are where no address of ours leads [CI]', async () => {
    for (const url of [
      '//ond.example',
      '//ond.example/..',
      '/\\ond.example',
      '/login/?next=//ond.example',
      '//ond.example/%2e%2e',
    ])
      expect((await pages.inject({ url })).headers).not.toHaveProperty('location')
  })
})

it.each(['GET', 'HEAD'] as const)('changes nothing by %s [E6]', async method => {
  const read = new Set(calls.filter(call => call.method === 'GET').map(({ path }) => path))
  for (const { path, url } of calls.filter(call => !read.has(call.path))) {
    const answer = await portal.app.inject({ method, url, headers: bearer(staff) })
    expect([path, answer.statusCode]).toEqual([path, 404])
  }
})

describe('after an upgrade', () => {
  const editionOf = async (html: string) => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'rp-dist-'))
    await writeFile(path.join(folder, 'index.html'), html)
    await writeFile(path.join(folder, '.skjermer.json'), '[{ "path": "/", "deler": "", "skall": "" }]')
    const app = await createHttpServer({ log: createLog('silent'), trustProxy: false, development: false })
    app.get('/api/noe', async () => ({}))
    await serveBuiltWeb(app, async () => ({}) as Oppsett, folder)
    const [page, answer, missing] = [
      await app.inject({ url: '/' }),
      await app.inject({ url: '/api/noe' }),
      await app.inject({ url: '/api/finnes-ikke' }),
    ]
    await app.close()
    await rm(folder, { recursive: true })
    const [, inPage] = /utgave&#34;:&#34;([\w-]+)/.exec(page.body) ?? []
    return { inPage, named: [answer, missing].map(({ headers }) => headers['x-portal-utgave']) }
  }
  const build = (hash: string) =>
    `<!doctype html><head><!--rp-oppsett--></head><script type="module" src="/assets/index-${hash}.js"></script>`

  it('each answer, also one that refuses, names the build of the page that the server has now', async () => {
    const [before, after] = [await editionOf(build('aaa')), await editionOf(build('bbb'))]
    expect(before.inPage).toMatch(/^[\w-]{16}$/)
    expect(before.named).toEqual([before.inPage, before.inPage])
    expect(after.named).toEqual([after.inPage, after.inPage])
    expect(after.inPage).not.toBe(before.inPage)
  })
})
