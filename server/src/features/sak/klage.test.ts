import type { Henvendelse } from '@rp/contract/sak'
import type { Sak } from '@rp/contract/saksbehandling'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createRegneeksempel, frys } from '../../../test/fordeling.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../test/portal.ts'

let portal: TestPortal
let stab: Person
let eksempel: Awaited<ReturnType<typeof createRegneeksempel>>
let linje: number
beforeAll(async () => {
  portal = await startTestPortal()
  stab = await portal.createPerson('administrator')
  eksempel = await createRegneeksempel(portal, stab)
  await call(stab, 'POST', `/api/kjoeringer/${eksempel.kjoering}/simulering`)
  await portal.runJobs()
  const own = 'select nummer from kjoeringslinje where bruker_id = $1'
  linje = (await portal.asOwner(own, [eksempel.kari.person.id])).rows[0].nummer
})
afterAll(() => portal?.close())

const call = (who: Person, method: 'GET' | 'POST', url: string, payload?: object) =>
  portal.app.inject({ method, url, headers: bearer(who), ...(payload && { payload }) })
const klag = (who: Person, om: object) =>
  call(who, 'POST', '/api/send-email', { message: 'Jeg var med på alle episodene.', oppgjoerslinje: om })

it('makes a complaint of one’s own line in an approved run, and of no other', async () => {
  const { kari, ola, kjoering } = eksempel
  const om = { kjoeringId: kjoering, linje }
  expect((await klag(kari.person, om)).statusCode).toBe(404)
  await frys(portal, stab, kjoering)
  expect((await klag(ola.person, om)).statusCode).toBe(404)
  expect((await klag(kari.person, { kjoeringId: kjoering, linje: 9999 })).statusCode).toBe(404)
  expect((await klag(kari.person, om)).statusCode).toBe(200)
})

it('shows staff the line in the case with its deadline, and the member the written answer', async () => {
  const { kari, kjoering } = eksempel
  const [rad] = (await call(stab, 'GET', '/api/saker')).json().rader
  const url = `/api/saker/${rad.nummer}`
  const sak: Sak = (await call(stab, 'GET', url)).json()
  const line = {
    kjoeringId: kjoering,
    linje,
    kjoering: 'Privatkopiering 2023',
    produksjonstittel: 'Fyret',
    gruppe: 'Foto',
    beloep: 463_64,
  }
  expect(sak).toMatchObject({
    slag: 'reklamasjon',
    tilstand: 'aapen',
    oppgjoerslinje: line,
    dagerTilFrist: 14,
  })
  const svar = { tekst: 'Avtalen sier seks episoder.', versjon: sak.versjon }
  expect((await call(stab, 'POST', `${url}/svar`, svar)).statusCode).toBe(201)
  const own: Henvendelse = (await call(kari.person, 'GET', `/api/henvendelser/${rad.nummer}`)).json()
  expect(own).toMatchObject({ tilstand: 'besvart', oppgjoerslinje: line })
  const [paaListen] = (await call(kari.person, 'GET', '/api/henvendelser')).json()
  expect(paaListen).toMatchObject({ nummer: rad.nummer, oppgjoerslinje: line })
  expect(own.meldinger.at(-1)).toMatchObject({ retning: 'ut', tekst: 'Avtalen sier seks episoder.' })
})

it('mails no amount', async () => {
  await portal.runJobs()
  const mails = (await portal.services.outbox.listLocal()).filter(({ letter }) =>
    /eklamasjon|sak \d/.test(letter.subject),
  )
  expect(mails.length).toBeGreaterThan(1)
  // The digits may stand in an id by chance.
  const words = JSON.stringify(mails.map(({ letter }) => letter)).replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, '')
  expect(words).not.toContain('463')
})
