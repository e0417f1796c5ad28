import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tokenOf } from '../../../test/lenke.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../test/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(async () => {
  await portal?.close()
})

const post = (url: string, payload: object, person?: Person) =>
  portal.app.inject({ method: 'POST', url, payload, headers: person ? bearer(person) : {} })

const waitsForTheAccount = async () => {
  const waiting = `select 1 from pg_locks join pg_stat_activity a using (pid)
    where not granted and a.datname = current_database()`
  await expect
    .poll(async () => (await portal.asOwner(waiting)).rowCount, { timeout: 30_000 })
    .toBeGreaterThan(0)
}

/** What the owner does takes hold of the account, `call` comes to the same place and waits, and the owner's ends first. */
async function meanwhile<T>(person: Person, call: () => Promise<T>, ends: string): Promise<T> {
  let answer: Promise<T> | undefined
  await portal.services.db.transaction().execute(async tx => {
    await sql`update bruker set passord_hash = case when ${ends} = 'passord' then 'et annet' else passord_hash end
      where id = ${person.id}`.execute(tx)
    answer = call()
    await waitsForTheAccount()
    await sql`update sesjon set avsluttet = now() where bruker_id = ${person.id}`.execute(tx)
  })
  if (!answer) throw new Error('not called')
  return answer
}

it('lar ingen begynne en innlogging med passordet som nettopp er byttet [L1]', async () => {
  const person = await portal.createPerson()
  const { email, password } = person
  const answer = await meanwhile(person, () => post('/api/user/login', { email, password }), 'passord')
  expect(answer.statusCode).toBe(410)
  const aapne = 'select 1 from sesjon where bruker_id = $1 and avsluttet is null'
  expect((await portal.asOwner(aapne, [person.id])).rowCount).toBe(0)
})

it('lar ingen bytte passord fra en innlogging som nettopp er avsluttet [L1]', async () => {
  const person = await portal.createPerson()
  const body = { password: 'tyvens eget lange passord' }
  const answer = await meanwhile(person, () => post('/api/user/passord', body, person), 'innlogging')
  expect(answer.statusCode).toBe(401)
})

it('lar ingen lenke til en ny adresse virke når den ble bedt om mens innloggingen ble avsluttet [L1]', async () => {
  const person = await portal.createPerson()
  const email = `${crypto.randomUUID()}@tyv.example`
  expect((await post('/api/user/epost', { email }, person)).statusCode).toBeLessThan(300)
  await portal.asOwner('update sesjon set avsluttet = now() where bruker_id = $1', [person.id])
  const mails = await portal.services.outbox.listLocal()
  const url = mails.find(mail => mail.to === email)?.letter.link?.url
  expect((await post('/api/user/bekreft-epost', { token: tokenOf(url) })).statusCode).toBe(410)
})
