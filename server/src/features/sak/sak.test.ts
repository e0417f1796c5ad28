import { afterAll, beforeAll, expect, it } from 'vitest'
import { storeTestDokument } from '../../../test/dokumenter.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../test/portal.ts'

let portal: TestPortal
let person: Person
let dokumentId: string
beforeAll(async () => {
  portal = await startTestPortal({ CONTACT_EMAIL: 'post@organisasjonen.example' })
  person = await portal.createPerson()
  dokumentId = await storeTestDokument(portal, person)
})
afterAll(() => portal?.close())

const send = (payload: object, who = person, url = '/api/process/send-email') =>
  portal.app.inject({ method: 'POST', url, payload, headers: bearer(who) })

it('stores a numbered case, mails the organisation and gives the member a receipt', async () => {
  const answer = await send({
    emailcontent: {
      to: 'fremmed@andre.example',
      user: 'noen@andre.example',
      message: 'Statusen er feil.',
      slag: 'reklamasjon',
    },
    selectedDocument: { _id: dokumentId, filnavn: 'oppdiktet' },
  })
  expect(answer.json().message).toBe(`Meldingen er sendt. Saken har nummer ${answer.json().saksnummer}.`)
  const mails = await portal.services.outbox.listLocal()
  expect(mails.map(mail => mail.to).sort()).toEqual([person.email, 'post@organisasjonen.example'].sort())
  const toUs = mails.find(mail => mail.to === 'post@organisasjonen.example')
  expect(toUs?.letter.replyTo).toBe(person.email)
  expect(toUs?.letter.paragraphs.join(' ')).toContain('«Arbeidsavtale»')
})

it('takes the other form of the call too', async () => {
  const answer = await send(
    { to: 'x', user: 'y', message: 'Takk for hjelpen', selectedDocument: dokumentId },
    person,
    '/api/send-email',
  )
  expect(answer.statusCode).toBe(200)
})

it('refuses an empty message, and a document that is not the sender’s', async () => {
  expect((await send({ message: '   ' })).json().message).toBe('Fyll inn meldingen.')
  const other = await portal.createPerson()
  expect((await send({ message: 'Hei', selectedDocument: dokumentId }, other)).statusCode).toBe(404)
})

it('makes one case of a message that is sent again with the same key, also at once [fault 16]', async () => {
  const sender = await portal.createPerson()
  const again = () =>
    portal.app.inject({
      method: 'POST',
      url: '/api/process/send-email',
      payload: { message: 'Hei igjen' },
      headers: { ...bearer(sender), 'idempotency-key': 'samme-noekkel' },
    })
  const answers = await Promise.all([again(), again(), again()])
  // More than the limit allows, and none of them counts.
  for (let i = 0; i < 6; i++) answers.push(await again())
  expect(answers.map(answer => answer.statusCode)).toEqual(Array(9).fill(200))
  expect(new Set(answers.map(answer => answer.json().saksnummer)).size).toBe(1)
  const mails = (await portal.services.outbox.listLocal()).filter(mail => mail.to === sender.email)
  expect(mails).toHaveLength(1)
})

it('stops after five messages an hour [F5]', async () => {
  const eager = await portal.createPerson()
  const answers = []
  for (let i = 0; i < 6; i++) answers.push((await send({ message: `Hei ${i}` }, eager)).statusCode)
  expect(answers).toEqual([200, 200, 200, 200, 200, 429])
})
