import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { clusterOf, kill, otherPortal } from '../../../../test/other-portal.ts'
import type { DatabaseConnection } from '../connection.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function newFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'rp-db-'))
  chmodSync(folder, 0o711)
  folders.push(folder)
  return folder
}

async function query(connection: DatabaseConnection, sql: string): Promise<unknown[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

test('the last portal that uses a database stops it, also when the one that started it was killed', async () => {
  const dataDir = newFolder()
  const starter = otherPortal(dataDir)
  await starter.told
  const [second, third] = [otherPortal(dataDir), otherPortal(dataDir)]
  const { connection } = await second.told
  await third.told
  await kill(starter)
  third.process.stdin?.write('stop\n')
  await once(third.process, 'exit')
  // One that still works keeps it.
  expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }])
  second.process.stdin?.write('stop\n')
  await once(second.process, 'exit')
  expect(existsSync(path.join(clusterOf(dataDir), 'data/postmaster.pid'))).toBe(false)
})

test('the one that started it leaves it to those who still use it', async () => {
  const dataDir = newFolder()
  const starter = otherPortal(dataDir)
  await starter.told
  const second = otherPortal(dataDir)
  const { connection } = await second.told
  starter.process.stdin?.write('stop\n')
  await once(starter.process, 'exit')
  expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }])
  second.process.stdin?.write('stop\n')
  await once(second.process, 'exit')
  expect(existsSync(path.join(clusterOf(dataDir), 'data/postmaster.pid'))).toBe(false)
})
