import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type FakeClamd, startFakeClamd, virusText } from '../../../../test/clamd.ts'
import { onePagePdf } from '../../../../test/pdf/raw-pdf.ts'
import { bearer, formBody, type Person, startTestPortal, type TestPortal } from '../../../../test/portal.ts'
import { readZip } from '../../../../test/zip.ts'

let clamd: FakeClamd
let portal: TestPortal
let medlem: Person
let stab: Person
/** Each a different document. */
let nummer = 0
const pdf = (tekst = '') => onePagePdf({ more: [`(${tekst} ${++nummer})`] })

beforeAll(async () => {
  clamd = await startFakeClamd()
  portal = await startTestPortal(
    { CLAMAV: clamd.address, KI: 'innebygd' },
    {
      ki: { reader: { read: () => Promise.reject(new Error('reads nothing here')) } },
    },
  )
  medlem = await portal.createPerson()
  stab = await portal.createPerson('administrator')
})
beforeEach(() => {
  clamd.mood = 'frisk'
})
afterAll(async () => {
  await portal?.close()
  await clamd?.close()
})

async function upload(innhold: Buffer, felter = {}): Promise<string> {
  const filer = [
    { navn: 'side1.pdf', innhold: pdf() },
    { navn: 'side2.pdf', innhold },
  ]
  const answer = await portal.upload(medlem, filer, { autoextract: 'false', ...felter })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().document._id
}
const ask = (url: string, person = medlem, method: 'GET' | 'POST' | 'HEAD' = 'GET', headers = {}) =>
  portal.app.inject({ method, url, headers: { ...bearer(person), ...headers } })
const tilstand = async (id: string) => (await ask(`/api/document/${id}`)).json().viruskontroll
const blikk = async () => (await ask('/api/oversikt', stab)).json().blikk
const holdte = async () => (await ask('/api/oversikt/feilet', stab)).json().filer
/** What the recurring job does each minute. */
const naesteMinutt = async () => {
  await portal.services.jobs.kontroller_ventende?.({} as never, {
    attempt: 1,
    lastAttempt: false,
    log: silent,
  })
  await portal.runJobs()
}
const silent = { info() {}, warn() {}, error() {}, debug() {} } as never
const mails = async () =>
  (await portal.services.outbox.listLocal()).filter(
    mail => mail.to === medlem.email && mail.letter.subject.includes('stengt'),
  )

/** What the person's own copy of everything holds. */
const ownFiles = async () =>
  [...readZip((await ask(`/api/user/${medlem.id}/data.zip`)).rawPayload).keys()].toSorted()

/** Every way to the bytes of a document, for its owner and for staff. */
async function expectShut(id: string, code: string): Promise<void> {
  for (const person of [medlem, stab]) {
    const fil = `/api/process/secureuploads/${id}?token=${person.token}`
    for (const answer of [
      await ask(fil, person),
      await ask(`${fil}&nedlasting=1`, person),
      await ask(fil.replace('/process', ''), person),
      await ask(fil, person, 'GET', { range: 'bytes=0-10' }),
      await ask(`/api/document/${id}/visning`, person, 'POST'),
    ])
      expect([answer.statusCode, answer.json().code]).toEqual([409, code])
    expect((await ask(fil, person, 'HEAD')).statusCode).toBe(409)
  }
  expect(await ownFiles()).toEqual(['mine-opplysninger.json'])
}

it('shows a document when the scanner has cleared every file of it, and to nobody before [D13]', async () => {
  const id = await upload(pdf())
  expect(await tilstand(id)).toBe('venter')
  await expectShut(id, 'venter_viruskontroll')
  const before = clamd.seen.contents
  await portal.runJobs()
  expect(clamd.seen.contents - before).toBe(2)
  expect(await tilstand(id)).toBe(null)
  expect((await ask(`/api/process/secureuploads/${id}?token=${medlem.token}`)).statusCode).toBe(200)
  expect(await ownFiles()).toHaveLength(4)
  await portal.asOwner('delete from dokument')
})

it.each([
  ['away', 'legger-paa'],
  ['talking nonsense', 'vrøvl'],
  ['unable to take so large a file', 'for-stort'],
] as const)('holds a document back while the scanner is %s, tells staff, and shows it when it is well again [D13]', async (_what, mood) => {
  clamd.mood = mood
  const id = await upload(pdf())
  await portal.runJobs()
  await naesteMinutt()
  expect(await tilstand(id)).toBe('venter')
  expect((await ask(`/api/process/secureuploads/${id}?token=${medlem.token}`)).statusCode).toBe(409)
  expect(await blikk()).toMatchObject({ filerHoldt: 1, filerSmittet: 0, jobberFeilet: 0 })
  expect(await holdte()).toMatchObject([{ id, tilstand: 'venter', funn: '' }])
  clamd.mood = 'frisk'
  await naesteMinutt()
  expect(await tilstand(id)).toBe(null)
  expect(await blikk()).toMatchObject({ filerHoldt: 0 })
  await portal.asOwner('delete from dokument')
})

it('shuts a document with a virus for everybody, tells the member what to do and staff where it is [D13]', async () => {
  const id = await upload(pdf(virusText), { filnavn: 'Avtale med virus' })
  await portal.runJobs()
  expect(await tilstand(id)).toBe('smittet')
  await expectShut(id, 'virus_funnet')
  expect(await blikk()).toMatchObject({ filerHoldt: 0, filerSmittet: 1 })
  expect(await holdte()).toMatchObject([
    { id, filnavn: 'Avtale med virus', tilstand: 'smittet', funn: 'side2.pdf: Test.Virus' },
  ])
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  const text = mail?.letter.paragraphs.join(' ')
  expect(text).toContain('filen side2.pdf, som du lastet opp i «Avtale med virus»')
  expect(text).toContain('Slett dokumentet.')
  expect(JSON.stringify(mail)).not.toContain(virusText)
  const [linje] = (await ask(`/api/document/${id}/historikk`)).json()
  expect(linje).toMatchObject({ hvem: 'Rettighetsportalen', hendelse: 'virus_funnet' })
  // No page is put behind it, and it can be deleted as any other.
  const { payload, headers } = formBody({}, [{ navn: 'side3.pdf', innhold: pdf() }])
  const sider = await portal.app.inject({
    method: 'POST',
    url: `/api/process/add-pages/${id}`,
    payload,
    headers: { ...headers, ...bearer(medlem) },
  })
  expect([sider.statusCode, sider.json().code]).toEqual([409, 'virus_funnet'])
  const slettet = await portal.app.inject({
    method: 'DELETE',
    url: `/api/document/${id}`,
    headers: bearer(medlem),
  })
  expect(slettet.statusCode).toBe(200)
  expect(await holdte()).toEqual([])
})

it('takes another look when staff ask for it, and opens what was shut by mistake', async () => {
  const id = await upload(pdf(virusText))
  await portal.runJobs()
  expect(await tilstand(id)).toBe('smittet')
  // As when the scanner's signatures were corrected.
  await portal.asOwner(
    "update fil f set noekkel = g.noekkel from fil g where f.dokument_id = $1 and g.dokument_id = $1 and f.posisjon = 1 and g.posisjon = 0 and f.rolle = 'original' and g.rolle = 'original'",
    [id],
  )
  const again = await ask(`/api/oversikt/feilet/filer/${id}`, stab, 'POST')
  expect([again.statusCode, await tilstand(id)]).toEqual([200, 'venter'])
  await portal.runJobs()
  expect(await tilstand(id)).toBe(null)
  const [linje] = (await ask(`/api/document/${id}/historikk`)).json()
  expect(linje.hendelse).toBe('virus_avkreftet')
  expect((await ask(`/api/oversikt/feilet/filer/${id}`, stab, 'POST')).statusCode).toBe(404)
  expect((await ask(`/api/oversikt/feilet/filer/${id}`, medlem, 'POST')).statusCode).toBe(403)
})

it('holds a document back anew when pages are added, and looks at all of it', async () => {
  const id = await upload(pdf())
  await portal.runJobs()
  const { payload, headers } = formBody({}, [{ navn: 'side3.pdf', innhold: pdf(virusText) }])
  const url = `/api/process/add-pages/${id}`
  const added = await portal.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { ...headers, ...bearer(medlem) },
  })
  expect([added.statusCode, added.json().document.viruskontroll]).toEqual([200, 'venter'])
  await portal.runJobs()
  expect(await tilstand(id)).toBe('smittet')
})

it('lets KI read a document only after the scanner has cleared it', async () => {
  clamd.mood = 'legger-paa'
  const id = await upload(pdf(), { autoextract: 'true' })
  await portal.runJobs()
  const lesing = async () => (await ask(`/api/document/${id}/ki`)).json().lesing
  expect(await lesing()).toMatchObject({ tilstand: 'venter' })
  const [held] = (await portal.asOwner('select forsoek from ki_lesing where dokument_id = $1', [id])).rows
  expect(held.forsoek).toBe(0)
  clamd.mood = 'frisk'
  await naesteMinutt()
  const [read] = (await portal.asOwner('select forsoek from ki_lesing where dokument_id = $1', [id])).rows
  expect([await tilstand(id), read.forsoek]).toEqual([null, 1])
})
