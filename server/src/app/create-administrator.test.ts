import { chmod, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, logIn, type PortalProcess, spawnServer, startPortalProcess } from '../../test/process.ts'

const password = 'et langt og fint passord'

let dataDir: string
let portal: PortalProcess
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'rp-admin-'))
  await chmod(dataDir, 0o711)
  // On the embedded database: the command joins the one that the portal runs.
  portal = await startPortalProcess({ DATA_DIR: dataDir })
})
afterAll(async () => {
  portal?.signal('SIGTERM')
  await portal?.ended
  await rm(dataDir, { recursive: true, force: true })
})

const create = async (ADMIN_EMAIL: string, ADMIN_PASSWORD: string) => {
  const settings = { DATA_DIR: dataDir, ADMIN_EMAIL, ADMIN_PASSWORD }
  const { code, output } = await spawnServer('app/create-administrator.ts', settings).ended
  return { code, said: output.trim() }
}

it('makes an administrator beside the portal that runs, and leaves that running', async () => {
  expect(await create('vakt@folk.example', password)).toEqual({
    code: 0,
    said: 'vakt@folk.example er nå administrator og kan logge inn.',
  })
  const { token } = await logIn(portal.address, 'vakt@folk.example', password)
  const headers = { authorization: `Bearer ${token}` }
  expect((await call(`${portal.address}/api/document/documents`, { headers })).status).toBe(200)
  // Whoever runs the server has given the address: nobody asks that it be confirmed.
  const { body } = await call(`${portal.address}/api/user/users`, { headers })
  expect(body).toContainEqual(expect.objectContaining({ email: 'vakt@folk.example', epostBekreftet: true }))
})

it('says in one sentence why it did not', async () => {
  expect(await create('vakt@folk.example', password)).toEqual({
    code: 1,
    said: 'Det finnes allerede en bruker med adressen vakt@folk.example.',
  })
  expect(await create('ny@folk.example', 'kort')).toEqual({
    code: 1,
    said: 'Passordet til administratoren kan ikke brukes. Passordet må ha minst 15 tegn. Bruk gjerne en setning du husker.',
  })
  expect(await create('', '')).toEqual({
    code: 1,
    said: 'Sett både ADMIN_EMAIL og ADMIN_PASSWORD, eller kjør kommandoen i en terminal.',
  })
})
