import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  createFunn,
  createKiCalls,
  createTestMotor,
  registrering,
  sikkertFunn,
  verdi,
} from '../../../test/ki.ts'
import { textPdf } from '../../../test/pdf/sample-pdfs.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../test/portal.ts'

const motor = createTestMotor()
let portal: TestPortal
let eier: Person
let pdf: Buffer

beforeAll(async () => {
  portal = await startTestPortal({ KI: 'innebygd' }, { ki: { motorer: [motor] } })
  pdf = await textPdf(['Arbeidsavtale', 'Signaturer'])
})
beforeEach(async () => {
  eier = await portal.createPerson()
  motor.funn = createFunn()
})
afterAll(() => portal?.close())

const { call, getKi, getDokument, save, upload, uploadAndRead } = createKiCalls(() => ({ portal, eier, pdf }))

/** What the document itself and the owner's list say. */
async function venter(id: string) {
  const list = await portal.app.inject({ url: `/api/document/mine/${eier.id}`, headers: bearer(eier) })
  const rad = list.json().find((one: { _id: string }) => one._id === id)
  expect(rad.kiVenter).toBe((await getDokument(id)).kiVenter)
  return rad.kiVenter
}
const answer = async (id: string, valg: 'godta' | 'forkast', tilstand: string) =>
  call('POST', `${id}/ki/forslag`, eier, {
    valg,
    forslag: (await getKi(id)).forslag.filter(one => one.tilstand === tilstand).map(one => one.id),
  })

it('venter på eieren til hvert forslag er besvart', async () => {
  motor.funn = sikkertFunn()
  const id = await upload()
  expect(await venter(id)).toBe(false)
  await portal.runJobs()
  expect(await venter(id)).toBe(true)
  await answer(id, 'godta', 'utfylt')
  expect(await venter(id)).toBe(true)
  await answer(id, 'forkast', 'foreslaatt')
  expect(await venter(id)).toBe(false)
})

it('venter ikke lenger når eieren har lagret noe annet enn det KI fant', async () => {
  motor.funn = createFunn({ arbeidstaker: verdi('Ingrid Solbakk') })
  const id = await uploadAndRead()
  expect(await venter(id)).toBe(true)
  const { body } = await save(id, { arbeidstaker: 'Ingrid Bakke' })
  expect(body.kiVenter).toBe(false)
  expect(await venter(id)).toBe(false)
})

it('venter ikke med et usikkert forslag til et felt som noen har fylt ut', async () => {
  motor.funn = createFunn({ arbeidstaker: verdi('Ingrid Solbakk', 0.6) })
  const id = await upload()
  await save(id, { arbeidstaker: 'Ingrid Bakke' })
  await portal.runJobs()
  expect((await getKi(id)).forslag).toHaveLength(1)
  expect(await venter(id)).toBe(false)
})

it('venter med en merknad som ber om noe, til noen har endret dokumentet', async () => {
  motor.funn = createFunn({ annetPersonnummer: verdi(true) as never })
  const id = await uploadAndRead()
  expect((await getKi(id)).merknader).toMatchObject([{ kode: 'annet_personnummer' }])
  expect(await venter(id)).toBe(true)
  portal.clock.now = () => new Date(Date.now() + 60_000)
  await save(id, { notat: 'Det er min avtale.' })
  expect(await venter(id)).toBe(false)
})

it('en ny registrering som KI fant, venter', async () => {
  motor.funn = createFunn({ registreringer: [registrering('Strandvakta', { sikkerhet: 0.7 })] })
  expect(await venter(await uploadAndRead())).toBe(true)
})
