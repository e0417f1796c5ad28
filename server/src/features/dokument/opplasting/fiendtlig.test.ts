import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hostileFiles } from '../../../../test/pdf/hostile-files.ts'
import { textPdf } from '../../../../test/pdf/sample-pdfs.ts'
import { bearer, formBody, type Person, startTestPortal, type TestPortal } from '../../../../test/portal.ts'

let portal: TestPortal
let person: Person
beforeAll(async () => {
  portal = await startTestPortal({ PDF_MEMORY_MB: '300', UPLOAD_MAX_MB: '3' })
  person = await portal.createPerson()
})
afterAll(() => portal?.close())

const stored = async () => (await Array.fromAsync(portal.services.storage.list())).length
const inWork = () => readdir(path.join(portal.dataDir, 'arbeid'))
/** What a person is told of a file that cannot be used. */
const answers = [
  'fil_tom',
  'fil_feil_type',
  'fil_heic',
  'fil_kryptert',
  'fil_skadet',
  'fil_xfa',
  'fil_portefoelje',
  'for_mange_sider',
  'fil_bilde_for_stort',
  'fil_utpakket_for_stor',
  'fil_tok_for_lang_tid',
]

it('answers every hostile file with a sentence that names it, keeps nothing of it, and goes on', async () => {
  for (const { name, bytes } of await hostileFiles()) {
    const answer = await portal.upload(person, [{ navn: name, innhold: bytes, type: 'application/pdf' }])
    const { code, message } = answer.json()
    expect([name, answer.statusCode >= 400 && answer.statusCode < 500, answers.includes(code)], code).toEqual(
      [name, true, true],
    )
    expect(message).toContain(`«${name}»`)
    expect(message).toMatch(/^[A-ZÆØÅ«].*[.»]$/s)
    expect([name, await stored(), await inWork()]).toEqual([name, 0, []])
  }
  const good = await portal.upload(person, [{ navn: 'god.pdf', innhold: await textPdf(['Avtale']) }])
  expect(good.statusCode).toBe(201)
})

it('stores under names of its own, whatever a file is called, and hands the title out safely', async () => {
  const innhold = await textPdf(['Navn'])
  const names = [
    '../../../etc/passwd',
    'a\\..\\b.pdf',
    `${'æ'.repeat(300)}.pdf`,
    '\u202Efdp.exe',
    '<img src=x onerror=alert(1)>.pdf',
    '😀.pdf',
  ]
  for (const navn of names) {
    const title = `${navn} ${names.indexOf(navn)}`
    const answer = await portal.upload(person, [{ navn: navn.replaceAll('"', ''), innhold }], {
      filnavn: title.slice(0, 300),
    })
    expect(answer.statusCode, answer.body).toBe(201)
    const { _id } = answer.json().document
    const url = `/api/process/secureuploads/${_id}?token=${person.token}&nedlasting=1`
    const { headers } = await portal.app.inject({ url, headers: bearer(person) })
    const disposition = String(headers['content-disposition'])
    expect(disposition).toMatch(/^attachment; filename="[\x20-\x7e]*"; filename\*=UTF-8''[\w!#$&+.^`|~%-]+$/)
    expect(disposition.match(/filename="([^"]*)"/)?.[1]).not.toMatch(/[\\/"%;]/)
    expect([headers['content-type'], headers['x-content-type-options']]).toEqual([
      'application/pdf',
      'nosniff',
    ])
  }
  for (const { key } of await Array.fromAsync(portal.services.storage.list()))
    expect(key).toMatch(/^[0-9a-f-]{36}$/)
})

it('stops at the first byte too many also where nobody has said how many will come', async () => {
  const innhold = Buffer.alloc(3 * 2 ** 20 + 1, '%')
  const { payload, headers } = formBody({ filnavn: 'Stor', userId: person.id }, [
    { navn: 'stor.pdf', innhold },
  ])
  const pieces = Array.from({ length: Math.ceil(payload.length / 50_000) }, (_, index) =>
    payload.subarray(index * 50_000, (index + 1) * 50_000),
  )
  const before = await stored()
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/api/process/upload',
    payload: Readable.from(pieces),
    headers: { ...headers, ...bearer(person) },
  })
  expect([answer.statusCode, answer.json().code]).toEqual([413, 'for_stor'])
  expect([await stored(), await inWork()]).toEqual([before, []])
})

it('takes no more fields, and no longer ones, than the form has use for', async () => {
  const fil = { navn: 'a.pdf', innhold: await textPdf(['felter']) }
  const many = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`felt${index}`, 'x']))
  for (const felter of [
    many,
    { kommentar: 'x'.repeat(100_000) },
    { ['n'.repeat(500)]: 'x', filnavn: 'y'.repeat(70_000) },
  ]) {
    const answer = await portal.upload(person, [fil], felter)
    expect([answer.statusCode, answer.json().message?.length > 10]).toEqual([400, true])
  }
  expect(await inWork()).toEqual([])
})
