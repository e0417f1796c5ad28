import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findWords } from '../../../../test/persondata.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../../test/portal.ts'

let portal: TestPortal
let kari: Person
let ola: Person
beforeAll(async () => {
  portal = await startTestPortal()
  kari = await portal.createPerson()
  ola = await portal.createPerson()
})
afterAll(() => portal?.close())

const open = async ({ id }: Person, by: Person) =>
  portal.app.inject({ url: `/api/user/personnummer?userId=${id}`, headers: bearer(by) })

it('opens no personnummer that was moved to another person’s row [G1]', async () => {
  const [own, other] = [
    (await open(kari, kari)).json().personnummer,
    (await open(ola, ola)).json().personnummer,
  ]
  expect(own).not.toBe(other)
  const swap = () =>
    portal.asOwner(
      `update bruker b set personnummer_kryptert = a.personnummer_kryptert from bruker a
       where a.id in ($1, $2) and b.id in ($1, $2) and a.id <> b.id`,
      [kari.id, ola.id],
    )
  await swap()
  for (const person of [kari, ola]) {
    const answer = await open(person, person)
    expect([answer.statusCode, answer.json().code]).toEqual([500, 'personnummer_ikke_hentet'])
  }
  await swap()
  expect((await open(kari, kari)).json().personnummer).toBe(own)
})

it('has the plain number in no column, and in no file of the data folder [G1]', async () => {
  const numbers = [(await open(kari, kari)).json().personnummer, '00991234567']
  await portal.app.inject({
    method: 'PUT',
    url: `/api/user/${kari.id}`,
    headers: bearer(kari),
    payload: { kontonummer: numbers[1] },
  })
  expect(await findWords(portal, numbers)).toEqual([])
  for (const entry of await readdir(portal.dataDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const content = await readFile(path.join(entry.parentPath, entry.name), 'latin1')
    expect([entry.name, numbers.some(number => content.includes(number))]).toEqual([entry.name, false])
  }
})
