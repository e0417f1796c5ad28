import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { clusterOf } from '../../test/other-portal.ts'
import { ensureWeb, spawnServer } from '../../test/process.ts'

const key = '1:MDEyMzQ1Njc4OWFiY2RlZmdoaWprbG1ub3BxcnN0dXY='
const secrets = { SESSION_KEYS: key, FIELD_KEYS: key, INDEX_KEY: key, CAPTCHA_KEY: key }

let folder: string
let database: TestDatabase
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'rp-start-'))
  database = await createTestDatabase()
})
afterAll(async () => {
  await database?.drop()
  await rm(folder, { recursive: true, force: true })
})

/** Starts a portal that cannot start, and answers the sentence it ends with. */
async function refusal(env: NodeJS.ProcessEnv): Promise<string> {
  const settings = {
    DATA_DIR: path.join(folder, 'data'),
    DATABASE_URL: database.connectionString,
    DEMO: 'false',
  }
  const { code, output } = await spawnServer('main.ts', { PORT: '0', ...settings, ...env }).ended
  expect(code, output).toBe(1)
  // The sentence alone: no stack, no second line.
  expect(output.trim().split('\n'), output).toHaveLength(1)
  return output.trim()
}

it('says that the port is taken, and how to choose another', async () => {
  const other = createServer()
  await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as { port: number }
  expect(await refusal({ PORT: String(port) })).toBe(
    `Port ${port} er i bruk. Stopp det som bruker den, eller velg en annen med PORT.`,
  )
  other.close()
})

it.each([
  ['with secrets of its own', {}],
  ['with secrets from outside', secrets],
])('says that the data folder cannot be used when a file stands in its place, %s', async (_how, env) => {
  const file = path.join(folder, 'ikke-en-mappe')
  await writeFile(file, '')
  const sentence = `Datamappen kan ikke ligge i ${file}`
  expect(await refusal({ DATA_DIR: file, ...env })).toContain(sentence)
  expect(await refusal({ DATA_DIR: path.join(file, 'data'), ...env })).toContain(sentence)
  expect(await refusal({ DATA_DIR: file, DATABASE_URL: '', ...env })).toMatch(
    /^(Portalen får ikke skrive i|Datamappen kan ikke ligge i) /,
  )
})

it.each([
  'SESSION_KEYS',
  'FIELD_KEYS',
  'INDEX_KEY',
  'CAPTCHA_KEY',
  'PUBLIC_URL',
  'SMTP_URL',
])('names %s when production lacks it', async name => {
  const all = { ...secrets, PUBLIC_URL: 'https://portalen.example', SMTP_URL: 'smtp://localhost' }
  const sentence = await refusal({ ...all, NODE_ENV: 'production', [name]: '' })
  expect(sentence).toContain(`${name} må være satt i produksjon`)
})

it('warns where a read replica is still set, and reads nothing from it', async () => {
  const settings = {
    DATA_DIR: path.join(folder, 'data'),
    DATABASE_REPLICA_URL: 'postgres://127.0.0.1:1/kopi',
  }
  // Ends after the line, since its database is away.
  const env = { PORT: '0', DEMO: 'false', DATABASE_URL: 'postgres://127.0.0.1:1/portal', ...settings }
  const { output } = await spawnServer('main.ts', env).ended
  expect(output).toContain('DATABASE_REPLICA_URL is set, but read replicas are no longer used')
})

it('refuses a secret that can be guessed, and the demo in production [B11]', async () => {
  expect(await refusal({ SESSION_KEYS: 'hemmelig' })).toContain('SESSION_KEYS er for svak')
  const production = {
    ...secrets,
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://a.example',
    SMTP_URL: 'smtp://a',
  }
  expect(await refusal({ ...production, DEMO: 'true' })).toContain('DEMO=true kan ikke brukes i produksjon')
})

it.each([
  'http://portalen.example',
  'HTTP://portalen.example/',
  'http://10.0.0.5:3000',
  'http://127.portalen.example',
  'http://localhost.portalen.example',
])('refuses %s as the address of the portal in production', async address => {
  const production = { ...secrets, NODE_ENV: 'production', SMTP_URL: 'smtp://a' }
  expect(await refusal({ ...production, PUBLIC_URL: address })).toMatch(
    /^PUBLIC_URL må begynne med https:\/\/ i produksjon \(den er «http:\/\/[\w.:]+»\)\. Uten kryptering/,
  )
})

it.each([
  'https://portalen.example',
  'http://localhost:3000',
  'http://127.0.0.1:3000',
  'http://[::1]:3000',
])('goes on to the next setting with %s', async address => {
  const production = { ...secrets, NODE_ENV: 'production', SMTP_URL: 'smtp://a', DEMO: 'true' }
  expect(await refusal({ ...production, PUBLIC_URL: address })).toContain('DEMO=true kan ikke brukes')
})

it('says which setting is not valid, and what it is for', async () => {
  expect(await refusal({ PORT: 'tre tusen' })).toMatch(
    /^Innstillingen PORT er ikke gyldig \(«tre tusen»\)\. Porten portalen/,
  )
})

it('refuses a database that a newer portal has made', async () => {
  const newer = await createTestDatabase()
  const client = new pg.Client(newer.connection)
  await client.connect()
  await client.query("insert into schema_migrering (nummer, navn, sjekksum) values (9999, 'framtid', 'x')")
  await client.end()
  const sentence = await refusal({ DATABASE_URL: newer.connectionString })
  expect(sentence).toMatch(/nyere versjon av portalen \(den har migrering 9999, «framtid»\)/)
  await newer.drop()
})

it('says what is missing of the settings of a bucket, and that its server does not answer, without the key', async () => {
  const bucket = { S3_ENDPOINT: 'http://127.0.0.1:1', S3_BUCKET: 'filer' }
  expect(await refusal({ S3_ENDPOINT: bucket.S3_ENDPOINT })).toMatch(
    /^S3_ENDPOINT er satt, men ikke S3_BUCKET/,
  )
  expect(await refusal(bucket)).toMatch(/^S3_BUCKET er satt, men ikke både S3_ACCESS_KEY_ID/)
  const away = await refusal({ ...bucket, S3_ACCESS_KEY_ID: 'portal', S3_SECRET_ACCESS_KEY: 'hysj-hysj' })
  expect(away).toMatch(/^Portalen får ikke tak i fillageret i bøtta «filer» \(file store: ECONNREFUSED\)/)
  expect(away).not.toContain('hysj')
})

it('says that the port for figures is taken', async () => {
  const other = createServer()
  await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as { port: number }
  expect(await refusal({ METRICS_PORT: String(port) })).toMatch(
    `Port ${port} for målinger kan ikke brukes (EADDRINUSE)`,
  )
  other.close()
})

it('says that the database server does not answer, or lets nobody in, without its password', async () => {
  const url = new URL(database.connectionString)
  const address = `postgres://portal:hysj-hysj@127.0.0.1:1/portal`
  expect(await refusal({ DATABASE_URL: address })).toBe(
    'Portalen får ikke kontakt med databasen (ECONNREFUSED). Kontroller at den kjører, og at DATABASE_URL er riktig.',
  )
  url.password = 'hysj-hysj'
  const refused = await refusal({ DATABASE_URL: url.href })
  expect(refused).toMatch(/^Databasen slipper ikke portalen inn \(28P01\)/)
  url.password = new URL(database.connectionString).password
  url.pathname = '/finnes_ikke'
  expect(await refusal({ DATABASE_URL: url.href })).toMatch(/^Databasen slipper ikke portalen inn \(3D000\)/)
  expect(refused).not.toContain('hysj')
})

it.each([
  ['KI_URL', {}],
  ['KI_MODELL', { KI_URL: 'http://127.0.0.1:1/v1' }],
])('says that %s is missing where an external engine is chosen', async (name, env) => {
  expect(await refusal({ KI: 'ekstern', ...env })).toBe(`Innstillingen ${name} må være satt når KI=ekstern.`)
})

it('says that pictures of pages would leave the machine, and that a choice is none', async () => {
  const env = { KI: 'ekstern', KI_URL: 'https://modeller.example/v1', KI_MODELL: 'liten' }
  expect(await refusal({ ...env, KI_BILDER: 'lokalt' })).toMatch(
    /^KI_BILDER=lokalt kan bare brukes når KI_URL er denne maskinen.*modeller\.example/,
  )
  expect(await refusal({ ...env, KI_BILDER: 'ja' })).toMatch(
    /^Innstillingen KI_BILDER er ikke gyldig \(«ja»\)\. Om bilder av /,
  )
})

it('stops the database it has started when it is told to stop while it opens', async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'rp-stopp-'))
  await chmod(dataDir, 0o711)
  const running = path.join(clusterOf(dataDir), 'data/postmaster.pid')
  ensureWeb()
  // Without jobs, which would be under way when it has opened.
  const env = { PROCESS: 'web', PORT: '0', DEMO: 'false', KI: 'av', DATA_DIR: dataDir }
  const { child, ended } = spawnServer('main.ts', env)
  await vi.waitFor(() => expect(existsSync(running)).toBe(true), { timeout: 120_000, interval: 20 })
  child.kill('SIGTERM')
  const { code, signal, output } = await ended
  expect([code, signal, existsSync(running)], output).toEqual([0, null, false])
  await rm(dataDir, { recursive: true })
})
