import { readFileSync } from 'node:fs'
import { medlemsfelter } from '@rp/contract/ki'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { readFil } from '../../../../test/filer.ts'
import { createKiCalls } from '../../../../test/ki.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../../test/portal.ts'
import { createInnebygdMotor } from '../innebygd/motor.ts'
import { hashOf } from '../innebygd/sikkerhet/trekk.ts'
import type { KiMotor } from '../motor.ts'
import { createOppslag } from '../oppslag.ts'
import { listLaerbare } from './samtykke.repository.ts'

/** The real engine, with what a test does while it reads. */
const motor: KiMotor & { underveis: () => Promise<unknown> } = {
  navn: 'innebygd',
  underveis: async () => {},
  async finn(lest, sammenheng) {
    const { database, services } = portal
    const oppslag = createOppslag({ db: database.kysely, verksoek: services.sendeliste.verksoek })
    const funn = await createInnebygdMotor({ oppslag }).finn(lest, sammenheng)
    await motor.underveis()
    return funn
  },
}
const pdf = readFil('tekst-latex.pdf')
let portal: TestPortal
let eier: Person
let stab: Person

beforeAll(async () => {
  portal = await startTestPortal({ KI: 'innebygd' }, { ki: { motorer: [motor] } })
  stab = await portal.createPerson('administrator')
})
beforeEach(async () => {
  eier = await portal.createPerson()
  motor.underveis = async () => {}
})
afterAll(() => portal?.close())
const { getDokument, save, uploadAndRead } = createKiCalls(() => ({ portal, eier, pdf }))

async function choose(samtykker: boolean, hvem = eier) {
  const url = `/api/user/${eier.id}/ki-samtykke`
  const request = { method: 'PUT', url, headers: bearer(hvem), payload: { samtykker } } as const
  const answer = await portal.app.inject(request)
  return { status: answer.statusCode, gitt: answer.json().gitt }
}
const given = async () => {
  const url = `/api/user/${eier.id}/ki-samtykke`
  return (await portal.app.inject({ url, headers: bearer(eier) })).json().gitt
}
const listForslag = (id: string) =>
  portal.database.kysely
    .selectFrom('ki_forslag as f')
    .innerJoin('ki_lesing as l', 'l.id', 'f.lesing_id')
    .select(['f.felt', 'f.trekk'])
    .where('l.dokument_id', '=', id)
    .execute()
const kept = async (id: string) => (await listForslag(id)).filter(({ trekk }) => trekk !== null)
const laerbare = async (id: string) =>
  (await listLaerbare(portal.database.kysely)).filter(({ dokumentId }) => dokumentId === id)
const finish = (id: string) => save(id, { status: 'BEHANDLET', bekreftelse: 'Prøve' }, stab)

it('keeps nothing of what spoke for a value before the owner lets it', async () => {
  expect(await given()).toBeNull()
  const id = await uploadAndRead()
  expect((await listForslag(id)).length).toBeGreaterThan(4)
  expect(await kept(id)).toEqual([])
})

it('keeps hashes of what the corpus taught, of the fields that members answer, and no word of the document', async () => {
  await choose(true)
  const id = await uploadAndRead()
  const rows = await kept(id)
  expect(rows.map(({ felt }) => felt).toSorted()).toEqual(medlemsfelter.toSorted())
  const url = new URL('../innebygd/sikkerhet/vekter.json', import.meta.url)
  const vekter: Record<string, object> = JSON.parse(readFileSync(url, 'utf8'))
  for (const { felt, trekk } of rows) {
    const known = Object.keys(vekter[felt] ?? {}).map(hashOf)
    expect(trekk?.length).toBeGreaterThan(5)
    expect(trekk?.filter(one => !known.includes(one))).toEqual([])
  }
})

it('learns only from what stands or was put right once the document is finished', async () => {
  await choose(true)
  const id = await uploadAndRead()
  await save(id, { arbeidstaker: 'En Annen' })
  expect(await laerbare(id)).toEqual([])
  await finish(id)
  const svar = Object.fromEntries((await laerbare(id)).map(({ felt, tilstand }) => [felt, tilstand]))
  expect(svar).toMatchObject({ arbeidstaker: 'endret', produksjonsselskap: 'godtatt' })
  await portal.app.inject({ method: 'DELETE', url: `/api/document/${id}`, headers: bearer(stab) })
  expect(await laerbare(id)).toEqual([])
})

it('learns nothing from a document that was answered among many', async () => {
  await choose(true)
  const id = await uploadAndRead()
  const { versjon } = await getDokument(id)
  const endring = { status: 'BEHANDLET' }
  const payload = { dokumenter: [{ id, versjon }], endring, bekreftelse: 'Prøve' }
  const url = '/api/document/masseendring'
  const svar = await portal.app.inject({ method: 'POST', url, headers: bearer(stab), payload })
  expect(svar.json().antall.endres).toBe(1)
  expect(await kept(id)).toEqual([])
})

it('deletes what was kept when the consent is taken back, and tells of both', async () => {
  const { gitt } = await choose(true)
  expect(await choose(true)).toEqual({ status: 200, gitt })
  const id = await uploadAndRead()
  const neighbour = eier
  eier = await portal.createPerson()
  await choose(true)
  const other = await uploadAndRead()
  await finish(other)
  const own = await portal.app.inject({ url: `/api/user/${eier.id}/data`, headers: bearer(eier) })
  expect(own.json().kiSamtykke).toEqual([{ gitt: await given() }])
  expect(JSON.stringify(own.json().dokumenter[0].kiForslag)).toMatch(/"trekk":\[-?\d/)
  expect(await choose(false)).toEqual({ status: 200, gitt: null })
  expect([await kept(other), await laerbare(other)]).toEqual([[], []])
  // Another member's stays.
  expect((await kept(id)).length).toBeGreaterThan(3)
  const linjer = await portal.services.historikk.listLinjer('bruker', eier.id, { forMedlem: true })
  expect(linjer.map(({ hendelse }) => hendelse).filter(one => one.startsWith('ki_'))).toHaveLength(2)
  eier = neighbour
  expect(await given()).toBe(gitt)
})

it('keeps nothing where it was taken back while the document was read', async () => {
  await choose(true)
  motor.underveis = () => choose(false)
  expect(await kept(await uploadAndRead())).toEqual([])
})

it('lets nobody choose for somebody else', async () => {
  const stranger = await portal.createPerson()
  expect([(await choose(true, stranger)).status, (await choose(true, stab)).status]).toEqual([404, 404])
  expect(await given()).toBeNull()
})
