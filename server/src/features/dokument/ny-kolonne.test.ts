import { afterAll, beforeAll, expect, it } from 'vitest'
import { textPdf } from '../../../test/pdf/sample-pdfs.ts'
import { bearer, startTestPortal, type TestPortal } from '../../../test/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal?.close())

// Processes are restarted one after another: the old ones work on after the first new one has changed the tables.
it('opens, lists and saves after a newer process has added a column, on connections that know the old ones', async () => {
  const eier = await portal.createPerson()
  const answer = await portal.upload(eier, [{ navn: 'avtale.pdf', innhold: await textPdf(['Avtale']) }])
  const { _id: id } = answer.json().document
  const headers = bearer(eier)
  const use = async () => [
    (await portal.app.inject({ url: `/api/document/${id}`, headers })).statusCode,
    (await portal.app.inject({ url: `/api/documents/${eier.id}`, headers })).statusCode,
    (
      await portal.app.inject({
        method: 'PUT',
        url: `/api/document/${id}`,
        headers,
        payload: { notat: 'ny' },
      })
    ).statusCode,
  ]
  const works = [200, 200, 200]
  expect(await use()).toEqual(works)
  await portal.asOwner('alter table dokument add column fra_nyere_utgave text')
  expect(await use()).toEqual(works)
})
