import fs from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { textPdf } from '../../../test/pdf/sample-pdfs.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../test/portal.ts'
import { spawnServer } from '../../../test/process.ts'
import { connectionUrl } from '../../platform/db/connection.ts'
import type { Rapport } from './rapport.ts'

let portal: TestPortal
let person: Person
beforeAll(async () => {
  portal = await startTestPortal()
  person = await portal.createPerson()
})
afterAll(() => portal?.close())

const store = () => path.join(portal.dataDir, 'filer')
async function upload(filnavn: string): Promise<string> {
  const answer = await portal.upload(person, [{ navn: 'a.pdf', innhold: await textPdf([filnavn]) }], {
    filnavn,
  })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().document._id
}
async function openDokument(id: string) {
  const seen = await portal.app.inject({
    method: 'POST',
    url: `/api/document/${id}/visning`,
    headers: bearer(person),
  })
  return portal.app.inject(`/api/process/secureuploads/${id}?token=${seen.json().token}`)
}
async function sjekk(): Promise<Rapport> {
  const env = { DATABASE_URL: connectionUrl(portal.testDatabase.appConnection), DATA_DIR: portal.dataDir }
  const { code, output } = await spawnServer('app/sjekk/sjekk.ts', env, ['--json']).ended
  expect(code, output).toBe(1)
  return JSON.parse(output)
}

it('names exactly what an older copy of the file store lacks, and the portal goes on with the rest [fault 30]', async () => {
  const older = await upload('Er i den eldre kopien')
  await fs.cp(store(), `${store()}-eldre`, { recursive: true, preserveTimestamps: true })
  const newer = await upload('Kom til siden')
  const { rows } = await portal.asOwner('select distinct noekkel from fil where dokument_id = $1', [newer])
  await fs.rm(store(), { recursive: true })
  await fs.rename(`${store()}-eldre`, store())

  const { filer } = await sjekk()
  expect(filer).toMatchObject({ mangler: rows.length, skadet: 0, foreldreloese: 0 })
  expect(filer?.feil.map(fault => [fault.noekkel, fault.dokument, fault.hva]).toSorted()).toEqual(
    rows.map(row => [row.noekkel, newer, 'mangler']).toSorted(),
  )
  expect((await portal.app.inject('/health/ready')).statusCode).toBe(200)
  expect((await openDokument(newer).catch(() => ({ statusCode: 0 }))).statusCode).not.toBe(200)
  expect((await openDokument(older)).statusCode).toBe(200)
  expect(await upload('Etterpå')).toBeTruthy()
})
