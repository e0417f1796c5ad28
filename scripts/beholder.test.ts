import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { type Setting, settings } from '../server/src/platform/config/settings.ts'

const root = path.resolve(import.meta.dirname, '..')
const read = (name: string) => readFileSync(path.join(root, name), 'utf8')

type Service = {
  image?: string
  user?: string
  read_only?: boolean
  cap_drop?: string[]
  tmpfs?: string[]
  volumes?: string[]
  environment?: Record<string, string>
  healthcheck?: object
  depends_on?: Record<string, object>
  configs?: { source: string }[]
}
const compose = parse(read('compose.yaml'), { merge: true }) as {
  services: Record<string, Service>
  volumes: Record<string, unknown>
  configs: Record<string, { file?: string; content?: string }>
}
const dockerfile = read('Dockerfile')
const table: Record<string, Setting> = settings
const portal = ['web', 'worker'].map(name => [name, compose.services[name] ?? {}] as const)

/** What each value is when the file beside it gives the variables, and those that may be missing are not there. */
const given: Record<string, string> = {
  PUBLIC_URL: 'https://portalen.example',
  SMTP_URL: 'smtp://relay.example:587',
  MAIL_FROM: 'Portalen <portalen@portalen.example>',
  CONTACT_EMAIL: 'post@portalen.example',
}
const filled = (value: string): string =>
  value.replace(/\$\{(\w+):([?-])\}/g, (_, name, need) => (need === '?' ? (given[name] ?? 'hemmelig') : ''))

test.each(portal)('%s sets nothing that the portal does not know, and each value is valid', (_name, {
  environment = {},
}) => {
  for (const [name, value] of Object.entries(environment)) {
    expect(Object.keys(table), name).toContain(name)
    const parsed = table[name]?.schema.safeParse(filled(value) || undefined)
    expect([name, parsed?.success]).toEqual([name, true])
  }
})

test.each(portal)('%s sets all that production demands', (_name, { environment = {} }) => {
  const demanded = Object.entries(table).filter(
    ([, { secret, requiredInProduction }]) => secret || requiredInProduction,
  )
  for (const [name] of demanded) expect([name, environment[name]]).toEqual([name, `\${${name}:?}`])
  expect(environment.NODE_ENV).toBe('production')
})

test('the image sets nothing that the portal does not know', () => {
  const [, block = ''] = /^ENV ((?:.*\\\n)*.*)$/m.exec(dockerfile) ?? []
  const names = [...block.matchAll(/(\w+)=(\S+)/g)].map(([, name = '', value]) => {
    expect(table[name]?.schema.safeParse(value).success, name).toBe(true)
    return name
  })
  expect(names).toEqual(['NODE_ENV', 'PORT', 'DATA_DIR'])
})

test('the processes differ in what they do alone, and share no folder', () => {
  const [[, web], [, worker]] = portal as [(typeof portal)[number], (typeof portal)[number]]
  const { PROCESS: first, ...shared } = web.environment ?? {}
  const { PROCESS: second, METRICS_PORT: port, ...others } = worker.environment ?? {}
  expect([first, second, Number(port) > 0]).toEqual(['web', 'worker', true])
  expect(others).toEqual(shared)
  expect(web.volumes).not.toEqual(worker.volumes)
})

test('no container writes in its own file system, runs as root or has a capability, and each that stays says how it is', () => {
  expect(dockerfile).toMatch(/^USER node$/m)
  expect(dockerfile).toMatch(/^HEALTHCHECK /m)
  for (const [name, service] of Object.entries(compose.services)) {
    const isOurs = name === 'web' || name === 'worker'
    expect([name, service.read_only, service.cap_drop]).toEqual([name, true, ['ALL']])
    expect(isOurs ? service.user : (service.user ?? 'root')).not.toBe('root')
    if (name !== 'boette' && name !== 'web')
      expect([name, Boolean(service.healthcheck)]).toEqual([name, true])
    for (const volume of service.volumes ?? [])
      expect(Object.keys(compose.volumes)).toContain(volume.split(':')[0])
    // Compose writes nothing into a container whose file system is read-only: what it brings lies in a file.
    for (const { source } of service.configs ?? [])
      expect([source, typeof compose.configs[source]?.file]).toEqual([source, 'string'])
    for (const other of Object.keys(service.depends_on ?? {}))
      expect(Object.keys(compose.services)).toContain(other)
  }
})

test("a volume of somebody else's image is first laid over a folder that its user owns", () => {
  const owner = compose.services.filmappe
  expect(owner?.volumes).toEqual(['s3-data:/data'])
  expect(dockerfile).toContain('chown node:node /data')
  // The user `node` of the base image.
  expect(compose.services.s3).toMatchObject({ user: '1000:1000', volumes: ['s3-data:/filer'] })
  expect(compose.services.s3?.depends_on?.filmappe).toEqual({ condition: 'service_completed_successfully' })
})

test('the addresses name what the other containers are called and listen on', () => {
  const {
    DATABASE_URL = '',
    DATABASE_MIGRATION_URL = '',
    S3_ENDPOINT = '',
    S3_BUCKET,
  } = portal[0]?.[1].environment ?? {}
  for (const url of [DATABASE_URL, DATABASE_MIGRATION_URL, S3_ENDPOINT].map(value => new URL(filled(value))))
    expect(Object.keys(compose.services)).toContain(url.hostname)
  const roles = read(compose.configs.roller?.file ?? '')
  for (const url of [DATABASE_URL, DATABASE_MIGRATION_URL].map(value => new URL(filled(value)))) {
    expect(roles).toContain(`create role ${url.username} login`)
    expect(roles).toContain(`create database ${url.pathname.slice(1)} owner`)
  }
  expect(JSON.stringify(compose.services.boette)).toContain(`--bucket ${S3_BUCKET}`)
  expect(compose.services.s3?.environment?.ROOT_SECRET_KEY).toMatch(/^.\{S3_SECRET_ACCESS_KEY:\?\}$/)
})

test('what is copied into the image exists', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+)$/gm)].flatMap(([, files = '']) =>
    files.split(' ').slice(0, -1),
  )
  expect(copied.length).toBeGreaterThan(5)
  for (const file of copied) expect(() => readFileSync(path.join(root, file))).not.toThrow(/ENOENT/)
})
