import crypto from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { Logger, makeWorkerUtils, runOnce } from 'graphile-worker'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { createFieldCipher } from '../crypto/field-cipher.ts'
import { createDatabase, type Database } from '../db/pool.ts'
import { migrateJobs } from '../jobs/jobs.ts'
import { createLog } from '../log.ts'
import type { Letter } from './letter.ts'
import { createSmtpMailer, type Mailer } from './mailer.ts'
import { createOutbox, type Outbox, type OutboxTable } from './outbox.ts'

type Arrived = { from: string; to: string[]; mail: Email }

const log = createLog('silent')
const sender = 'Rettighetsportalen <portalen@rettighetsportalen.example>'
const letter: Letter = {
  subject: '«Avtale æøå» har fått status BEHANDLET',
  paragraphs: ['Hei, Åse.', 'Vi har sett på dokumentet «Avtale æøå» & mer.'],
  link: { text: 'Åpne dokumentet', url: 'https://portalen.example/kontraktsdatabase?dokument=1&a=2' },
  closing: ['Hilsen F©R'],
}

let testDatabase: TestDatabase
let database: Database<{ epost: OutboxTable }>
let outbox: Outbox
let mailer: Mailer
let server: SMTPServer | undefined
let port: number
let arrived: Arrived[]

/** A real mail server. `refuse` hears each whole mail and may send it away, as a server that is busy does. */
async function openMailServer(
  at: number,
  refuse: () => Error | undefined = () => undefined,
): Promise<number> {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    async onData(stream, { envelope }, answer) {
      const mail = await PostalMime.parse(Buffer.concat((await Array.fromAsync(stream)) as Buffer[]))
      const from = envelope.mailFrom ? envelope.mailFrom.address : ''
      arrived.push({ from, to: envelope.rcptTo.map(recipient => recipient.address), mail })
      answer(refuse())
    },
  })
  server.on('error', () => {})
  server.listen(at, '127.0.0.1')
  await once(server.server, 'listening')
  return (server.server.address() as AddressInfo).port
}
async function closeMailServer(): Promise<void> {
  await new Promise<void>(resolve => (server ? server.close(resolve) : resolve()))
  server = undefined
}

/** Runs every job that has not ended well, also those that would have waited for their next try. */
async function runJobs(): Promise<void> {
  const options = { pgPool: database.pool, logger: new Logger(() => () => {}) }
  const utils = await makeWorkerUtils(options)
  const { rows } = await database.pool.query('select id from graphile_worker.jobs')
  await utils.rescheduleJobs(
    rows.map(row => String(row.id)),
    { runAt: new Date(0) },
  )
  await utils.release()
  const taskList = { send_epost: (payload: unknown) => sendEpost(payload as never) }
  await runOnce({ ...options, taskList, noHandleSignals: true })
}
const sendEpost = async (payload: never, lastAttempt = false) =>
  outbox.jobs.send_epost?.(payload, { attempt: 1, lastAttempt, log })

const queue = (to: string, content: Letter = letter) =>
  database.transaction(tx => outbox.queue(tx, to, 'vurdering', content))
const rows = () => database.kysely.selectFrom('epost').selectAll().orderBy('opprettet').execute()

beforeAll(async () => {
  testDatabase = await createTestDatabase()
  database = createDatabase({ connection: testDatabase.connection, log })
  await migrateJobs(database.pool)
})
beforeEach(async () => {
  arrived = []
  port = await openMailServer(0)
  mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, sender, 'portalen.example')
  const cipher = createFieldCipher(
    { current: '1', keys: { 1: crypto.randomBytes(32) } },
    crypto.randomBytes(32),
  )
  const newId = () => crypto.randomUUID()
  outbox = createOutbox({
    db: database.kysely,
    cipher,
    mailer,
    now: () => new Date(),
    newId,
    mayReceive: async () => true,
  })
})
afterEach(async () => {
  mailer.close()
  await closeMailServer()
  await database.pool.query('delete from epost; delete from graphile_worker._private_jobs')
})
afterAll(async () => {
  await database?.close()
  await testDatabase?.drop()
})

it('arrives at one person, from the fixed sender, readable as text and as HTML', async () => {
  await queue('aase@folk.example')
  await runJobs()
  const [{ id } = { id: '' }] = await rows()
  expect(arrived).toHaveLength(1)
  const { from, to, mail } = arrived[0] as Arrived
  expect([from, to]).toEqual(['portalen@rettighetsportalen.example', ['aase@folk.example']])
  expect(mail.from).toMatchObject({
    name: 'Rettighetsportalen',
    address: 'portalen@rettighetsportalen.example',
  })
  expect(mail.to?.map(recipient => recipient.address)).toEqual(['aase@folk.example'])
  expect([mail.cc, mail.bcc]).toEqual([undefined, undefined])
  expect(mail.messageId).toBe(`<${id}@portalen.example>`)
  expect(mail.subject).toBe(letter.subject)
  expect(mail.text).toContain('Vi har sett på dokumentet «Avtale æøå» & mer.')
  expect(mail.html).toContain('Vi har sett på dokumentet «Avtale æøå» &#38; mer.')
  expect(mail.html).toContain('href="https://portalen.example/kontraktsdatabase?dokument=1&#38;a=2"')
})

it('forgets the content once the mail server has it', async () => {
  await queue('aase@folk.example')
  expect((await rows())[0]).toMatchObject({ sendt: null, innhold_kryptert: expect.any(String) })
  await runJobs()
  expect((await rows())[0]).toMatchObject({ sendt: expect.any(Date), innhold_kryptert: null, forsoek: 1 })
})

it('waits for a mail server that is away, and then delivers once [fault 17]', async () => {
  await closeMailServer()
  await queue('aase@folk.example')
  await runJobs()
  const [waiting] = await rows()
  expect(waiting).toMatchObject({
    sendt: null,
    feilet: null,
    forsoek: 1,
    innhold_kryptert: expect.any(String),
  })
  expect(waiting?.siste_feil).toContain('ECONNREFUSED')

  await openMailServer(port)
  await runJobs()
  await runJobs()
  await sendEpost({ epostId: waiting?.id } as never)
  expect(arrived.map(({ mail }) => mail.messageId)).toEqual([`<${waiting?.id}@portalen.example>`])
  expect((await rows())[0]).toMatchObject({ sendt: expect.any(Date), forsoek: 2 })
})

it('sends nothing in plain text to a mail server on another machine', async () => {
  // The same server by an address that is not known for this machine's own.
  const far = createSmtpMailer(`smtp://[::ffff:127.0.0.1]:${port}`, sender, 'portalen.example')
  const message = {
    id: crypto.randomUUID(),
    to: 'kari@folk.example',
    subject: 'Hei',
    text: 'Hei',
    html: 'Hei',
  }
  await expect(far.send(message)).rejects.toThrow(/STARTTLS/)
  far.close()
  expect(arrived).toEqual([])
})

it('is the same mail, by its Message-ID, when the server asks for it once more [fault 18]', async () => {
  await closeMailServer()
  const busy = Object.assign(new Error('busy'), { responseCode: 451 })
  await openMailServer(port, () => (arrived.length === 1 ? busy : undefined))
  await queue('aase@folk.example')
  await runJobs()
  expect((await rows())[0]?.sendt).toBeNull()
  await runJobs()
  expect(arrived).toHaveLength(2)
  expect(new Set(arrived.map(({ mail }) => mail.messageId)).size).toBe(1)
  expect((await rows())[0]?.sendt).toBeInstanceOf(Date)
})

it('is marked as failed after the last attempt, and keeps its content for a person to look at [fault 17]', async () => {
  await closeMailServer()
  await queue('aase@folk.example')
  const [{ id } = { id: '' }] = await rows()
  await expect(sendEpost({ epostId: id } as never, true)).rejects.toThrow()
  const kept = { sendt: null, feilet: expect.any(Date), innhold_kryptert: expect.any(String) }
  expect(await rows()).toMatchObject([kept])
})

it.each([
  '\r\nBcc: tyv@ond.example',
  '\nBcc: tyv@ond.example\n\nNy tekst',
  '\rBcc: tyv@ond.example',
  '\u2028Bcc: tyv@ond.example',
])('lets no line break in a name add a header or a receiver (%j) [F3]', async injected => {
  await queue('aase@folk.example', {
    ...letter,
    subject: `«Avtale${injected}» har fått status`,
    paragraphs: [`Hei, Åse${injected}.`],
  })
  await runJobs()
  expect(arrived).toHaveLength(1)
  const { to, mail } = arrived[0] as Arrived
  expect(to).toEqual(['aase@folk.example'])
  expect([mail.bcc, mail.cc, mail.headers.filter(header => header.key === 'bcc')]).toEqual([
    undefined,
    undefined,
    [],
  ])
  expect(mail.to).toHaveLength(1)
})

it.each([
  'aase@folk.example, tyv@ond.example',
  'aase@folk.example\r\nBcc: tyv@ond.example',
  'aase@folk.example\r\nRCPT TO:<tyv@ond.example>',
  'aase@folk.example>\r\nRCPT TO:<tyv@ond.example',
  'Åse <aase@folk.example>, <tyv@ond.example>',
])('sends to nobody else whatever stands in the address (%j) [F3]', async address => {
  await queue(address)
  await runJobs()
  for (const { to, mail } of arrived) {
    expect([to.length, mail.cc, mail.bcc]).toEqual([1, undefined, undefined])
    expect(to).not.toContain('tyv@ond.example')
  }
  expect(arrived.length).toBeLessThanOrEqual(1)
})
