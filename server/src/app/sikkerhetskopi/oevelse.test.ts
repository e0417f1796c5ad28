import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { sha256 } from '../../../test/left-on-disk.ts'
import { textPdf } from '../../../test/pdf/sample-pdfs.ts'
import { syntheticPersonnummer } from '../../../test/personnummer.ts'
import {
  call,
  logIn,
  type PortalProcess,
  type SignedIn,
  send,
  spawnServer,
  startPortalProcess,
} from '../../../test/process.ts'
import { toPgConfig } from '../../platform/db/connection.ts'
import { startEmbeddedPostgres } from '../../platform/db/embedded/supervisor.ts'

const admin = { ADMIN_EMAIL: 'vakt@rettighetsportalen.example', ADMIN_PASSWORD: 'et langt og fint passord' }
const password = 'et annet langt passord'
const log = { info: () => {}, warn: () => {} }

type Member = SignedIn & { email: string; personnummer: string }
type Kvittert = { id: string; eier: Member; pdf: string; notat: string }

let folder: string
let portal: PortalProcess | undefined
const members: Member[] = []
/** Documents as they were last acknowledged. */
const kvittert = new Map<string, Kvittert>()

const dataDir = () => path.join(folder, 'data')
const nyDataDir = () => path.join(folder, 'ny')
const kopier = () => path.join(folder, 'kopier')
const noekler = () => path.join(folder, 'noekler.json')
const bearer = ({ token }: SignedIn) => ({ authorization: `Bearer ${token}` })

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'rp-oevelse-'))
  await fs.chmod(folder, 0o711)
  portal = await startPortalProcess({ DATA_DIR: dataDir(), REGISTRATIONS_PER_HOUR: '1000', ...admin })
  for (const navn of ['en', 'to', 'tre']) members.push(await register(portal.address, `${navn}@folk.example`))
})
afterAll(async () => {
  portal?.signal('SIGTERM')
  await portal?.ended
  await fs.rm(folder, { recursive: true, force: true })
})

async function register(address: string, email: string): Promise<Member> {
  const personnummer = syntheticPersonnummer()
  const answer = await call(`${address}/api/user/register`, {
    method: 'POST',
    body: { email, password, personnummer },
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return { ...(await logIn(address, email, password)), email, personnummer }
}

async function download(address: string, person: SignedIn, id: string): Promise<Buffer> {
  const { body } = await call(`${address}/api/document/${id}/visning`, {
    method: 'POST',
    headers: bearer(person),
  })
  const { token } = body as { token: string }
  return (await call(`${address}/api/process/secureuploads/${id}?token=${token}`)).body as Buffer
}

async function uploadOne(address: string, eier: Member, filnavn: string): Promise<void> {
  const filer = [{ navn: 'a.pdf', innhold: await textPdf([filnavn]) }]
  const answer = await send(address, eier, { filnavn, filer })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  const id = (answer.body as { document: { _id: string } }).document._id
  const pdf = sha256(await download(address, eier, id))
  kvittert.set(id, { id, eier, pdf, notat: '' })
}

async function saveOne(address: string, { id, eier }: Kvittert, notat: string): Promise<void> {
  const answer = await call(`${address}/api/document/${id}`, {
    method: 'PUT',
    headers: bearer(eier),
    body: { notat },
  })
  expect(answer.status).toBe(200)
  kvittert.set(id, { ...(kvittert.get(id) as Kvittert), notat })
}

/** Uploads and saves, one member beside the other, until it is told to stop. */
function startLoad(address: string) {
  let stopped = false
  const work = members.map(async member => {
    for (let round = 1; !stopped; round++) {
      await uploadOne(address, member, `Avtale ${round}`)
      for (const one of kvittert.values())
        if (one.eier === member && !stopped) await saveOne(address, one, `runde ${round}`)
    }
  })
  return {
    async stop() {
      stopped = true
      await Promise.all(work)
    },
  }
}

async function asOwner(folderOfData: string, sql: string) {
  const database = await startEmbeddedPostgres({ dataDir: folderOfData, log })
  const client = new pg.Client(toPgConfig(database.connection))
  await client.connect()
  const { rows } = await client.query(sql).finally(() => client.end())
  return rows
}

const run = (command: string, env: NodeJS.ProcessEnv, ...args: string[]) =>
  spawnServer(`app/${command}.ts`, env, args).ended

it('copies a portal at work, and brings back everything it had acknowledged when the copy began [fault 29]', async () => {
  await fs.rm(noekler(), { force: true })
  const { address } = portal as PortalProcess
  const load = startLoad(address)
  await vi.waitFor(() => expect(kvittert.size).toBeGreaterThan(8), { timeout: 200_000 })
  // Erased for good before the copy: the content of a line of history.
  const first = 'array(select sekvens from historikk order by sekvens limit 1)'
  await asOwner(dataDir(), `select historikk_fjern_innhold(${first}, null, now())`)
  // Emptying seals what waited; the portal marks the new end, as it does after an erasure of its own.
  await asOwner(dataDir(), "select graphile_worker.add_job('forsegl_historikk')")
  const unmarked = 'select from historikk_segl where lenke > all (select til_lenke from historikk_anker)'
  await vi.waitFor(async () => expect(await asOwner(dataDir(), unmarked)).toEqual([]), { timeout: 200_000 })
  const before = structuredClone(kvittert)
  const backup = await run(
    'sikkerhetskopi/backup',
    { DATA_DIR: dataDir() },
    '--til',
    kopier(),
    '--noekler',
    noekler(),
  )
  const after = structuredClone(kvittert)
  await load.stop()
  expect(backup.output).toMatch(/Sikkerhetskopien er ferdig/)
  expect(backup.code, backup.output).toBe(0)
  expect(after.size).toBeGreaterThan(before.size)

  const environment = { DATA_DIR: nyDataDir(), ...admin }
  const restore = await run('sikkerhetskopi/restore', environment, '--fra', kopier(), '--noekler', noekler())
  expect(restore.code, restore.output).toBe(0)
  const sjekk = await run('sjekk/sjekk', environment)
  expect([sjekk.code, sjekk.output], sjekk.output).toEqual([0, expect.stringContaining('Kjeden er hel.')])

  const ny = await startPortalProcess(environment)
  try {
    expect(
      (
        await call(`${ny.address}/api/document/mine/${members[0]?.id}`, {
          headers: bearer(members[0] as Member),
        })
      ).status,
    ).toBe(401)
    await expectAllThere(ny.address, before, after)
    const erased = 'select endringer from historikk order by sekvens limit 1'
    expect(await asOwner(nyDataDir(), erased)).toEqual([{ endringer: [] }])
    const again = await logIn(ny.address, 'en@folk.example', password)
    const filer = [{ navn: 'ny.pdf', innhold: await textPdf(['ny']) }]
    expect((await send(ny.address, again, { filnavn: 'Etter tilbakeleggingen', filer })).status).toBe(201)
  } finally {
    ny.signal('SIGTERM')
    await ny.ended
  }
})

/** Each member logs in, and finds what was acknowledged before, as it then was or as it was saved since. */
async function expectAllThere(address: string, before: Map<string, Kvittert>, after: Map<string, Kvittert>) {
  const round = (notat: string | undefined) => Number(notat?.split(' ')[1] ?? 0)
  for (const member of members) {
    const person = await logIn(address, member.email, password)
    const headers = bearer(person)
    const { body } = await call(`${address}/api/user/personnummer?userId=${member.id}`, { headers })
    expect(body).toEqual({ personnummer: member.personnummer })
    const mine = (await call(`${address}/api/document/mine/${member.id}`, { headers })).body as {
      _id: string
      notat: string
    }[]
    for (const { id, pdf, notat } of [...before.values()].filter(one => one.eier.id === member.id)) {
      const found = mine.find(one => one._id === id)
      expect(round(found?.notat)).toBeGreaterThanOrEqual(round(notat))
      expect(round(found?.notat)).toBeLessThanOrEqual(round(after.get(id)?.notat) + 1)
      expect(sha256(await download(address, person, id))).toBe(pdf)
    }
  }
}
