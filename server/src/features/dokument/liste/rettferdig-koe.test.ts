import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertTestDokument } from '../../../../test/dokumenter.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../../test/portal.ts'

let portal: TestPortal
let stab: Person
let kollega: Person
let koe: string[]
const start = new Date('2026-11-18T11:00:00Z')
const minute = (number: number) => {
  portal.clock.now = () => new Date(start.getTime() + number * 60_000)
}
beforeAll(async () => {
  portal = await startTestPortal()
  minute(0)
  const eier = await portal.createPerson()
  ;[stab, kollega] = [await portal.createPerson('administrator'), await portal.createPerson('administrator')]
  koe = []
  for (let dag = 4; dag > 0; dag--) {
    const opprettet = new Date(start.getTime() - dag * 86_400_000)
    koe.push(await insertTestDokument(portal, eier, { dokument: { opprettet } }))
  }
})
afterAll(() => portal?.close())

async function ask(person: Person, method: 'GET' | 'POST' | 'DELETE', url: string) {
  const answer = await portal.app.inject({ method, url, headers: bearer(person) })
  return answer.body ? answer.json() : null
}
const neste = async (person: Person): Promise<string> =>
  (await ask(person, 'POST', '/api/document/registreringer/neste?status=venter-paa-oss')).dokument
const aapen = (person: Person, id = '') => ask(person, 'POST', `/api/document/${id}/aapen`)
const lukk = (person: Person, id = '') => ask(person, 'DELETE', `/api/document/${id}/aapen`)

it('gives two who ask at once one document each, and each their own again', async () => {
  const given = await Promise.all([neste(stab), neste(kollega)])
  expect(given.toSorted()).toEqual(koe.slice(0, 2).toSorted())
  const [mine] = given
  expect(await neste(stab)).toBe(koe.indexOf(mine) === 0 ? koe[0] : mine)
  for (const person of [stab, kollega]) for (const id of koe) await lukk(person, id)
})

it('passes over what a colleague has open, until it is left, or its page is heard of no more', async () => {
  expect((await aapen(kollega, koe[0])).andre).toEqual([])
  expect((await aapen(stab, koe[0])).andre).toMatchObject([{ id: kollega.id }])
  await lukk(stab, koe[0])
  expect(await neste(stab)).toBe(koe[1])
  await lukk(kollega, koe[0])
  expect(await neste(stab)).toBe(koe[0])
  await lukk(stab, koe[0])

  await aapen(kollega, koe[0])
  minute(1)
  expect(await neste(stab)).toBe(koe[1])
  await aapen(kollega, koe[0])
  minute(2)
  expect(await neste(stab)).toBe(koe[1])
  // The tab was closed, or the machine sleeps.
  minute(4)
  expect(await neste(stab)).toBe(koe[0])
  for (const id of koe) await lukk(stab, id)
})

it('gives nobody what a colleague has taken, nor leads the one who works through the queue into it', async () => {
  await ask(kollega, 'POST', `/api/document/${koe[0]}/tildeling`)
  await ask(kollega, 'POST', `/api/document/${koe[2]}/tildeling`)
  expect(await neste(stab)).toBe(koe[1])
  expect(await neste(kollega)).toBe(koe[0])
  const rekke = await ask(
    stab,
    'GET',
    `/api/document/registreringer/rekke?status=venter-paa-oss&dokument=${koe[1]}`,
  )
  expect(rekke.dokumenter).toEqual([koe[1], koe[3]])
  const alle = await ask(stab, 'GET', `/api/document/registreringer/rekke?dokument=${koe[1]}`)
  expect(alle.dokumenter).toEqual(koe)
})
