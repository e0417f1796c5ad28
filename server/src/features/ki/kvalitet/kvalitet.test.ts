import { getKiKvalitet } from '@rp/contract/ki'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  createFunn,
  createKiCalls,
  createTestMotor,
  registrering,
  sikkertFunn,
  verdi,
} from '../../../../test/ki.ts'
import { textPdf } from '../../../../test/pdf/sample-pdfs.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../../test/portal.ts'

const motor = createTestMotor()
let portal: TestPortal
let eier: Person
let stab: Person
let pdf: Buffer

beforeAll(async () => {
  portal = await startTestPortal({ KI: 'innebygd' }, { ki: { motorer: [motor] } })
  pdf = await textPdf(['Arbeidsavtale'])
  stab = await portal.createPerson('administrator')
})
beforeEach(async () => {
  eier = await portal.createPerson()
  motor.funn = createFunn()
})
afterAll(() => portal?.close())

const { getKi, getDokument, save, uploadAndRead, tilstander } = createKiCalls(() => ({
  portal,
  eier,
  pdf,
}))

it('lets a proposal follow its production when staff rename it', async () => {
  const ny = {
    Produksjonstittel: 'Fjordvakta',
    Produksjonsselskap: 'Nordvind Film AS',
    Verkstype: 'Spillefilm',
  }
  const url = '/api/produksjoner'
  const laget = await portal.app.inject({ method: 'POST', url, headers: bearer(stab), payload: ny })
  const { produksjon } = laget.json()
  motor.funn = createFunn({ registreringer: [registrering('Fjordvakta', { produksjonsID: produksjon._id })] })
  const id = await uploadAndRead()
  const rettet = { Produksjonstittel: 'Fjordvaktene', grunn: 'Skrivefeil', versjon: produksjon.versjon }
  const svar = await portal.app.inject({
    method: 'PUT',
    url: `${url}/${produksjon._id}/tittel`,
    headers: bearer(stab),
    payload: rettet,
  })
  expect(svar.statusCode).toBe(200)
  expect((await getKi(id)).forslag[0]).toMatchObject({ verdi: 'Fjordvaktene', tilstand: 'utfylt' })
  expect((await getDokument(id)).ansiennitet[0]?.produksjonsnavn).toBe('Fjordvaktene')
})

it('takes a change of many for an answer as well', async () => {
  motor.funn = sikkertFunn()
  const id = await uploadAndRead()
  const { versjon } = await getDokument(id)
  const payload = {
    dokumenter: [{ id, versjon }],
    endring: { status: 'BEHANDLET', signaturePC: true },
    bekreftelse: 'Prøve',
  }
  const url = '/api/document/masseendring'
  const svar = await portal.app.inject({ method: 'POST', url, headers: bearer(stab), payload })
  expect(svar.json().antall.endres).toBe(1)
  expect(await tilstander(id, stab)).toMatchObject({
    arbeidstaker: 'godtatt',
    'fagfunksjon 0': 'godtatt',
    produksjonsselskap: 'foreslaatt',
    signaturPC: 'endret',
  })
})

it('takes the undoing of it for what a save back is', async () => {
  motor.funn = sikkertFunn()
  const [many, one] = [await uploadAndRead(), await uploadAndRead()]
  const before = await tilstander(many, stab)
  const { versjon } = await getDokument(many)
  const endring = { signaturePC: false }
  const url = '/api/document/masseendring'
  const payload = { dokumenter: [{ id: many, versjon }], endring }
  const svar = await portal.app.inject({ method: 'POST', url, headers: bearer(stab), payload })
  await save(one, endring, stab)
  const kept = { ...before, signaturPC: 'godtatt' }
  expect([await tilstander(many, stab), await tilstander(one, stab)]).toEqual([kept, kept])
  const angre = `${url}/${svar.json().id}/angre`
  const undone = await portal.app.inject({ method: 'POST', url: angre, headers: bearer(stab) })
  expect(undone.json()).toMatchObject({ tilbake: 1, hoppetOver: 0 })
  await save(one, { signaturePC: null }, stab)
  const emptied = { ...before, signaturPC: 'forkastet' }
  expect([await tilstander(many, stab), await tilstander(one, stab)]).toEqual([emptied, emptied])
})

it('counts for staff how often each field was kept', async () => {
  const before = await portal.app.inject({ url: '/api/ki/kvalitet', headers: bearer(stab) })
  const felt = (body: { felter: Record<string, string | number>[] }) =>
    body.felter.find(one => one.felt === 'arbeidstaker')
  motor.funn = createFunn({ arbeidstaker: verdi('Ingrid Solbakk') })
  const id = await uploadAndRead()
  await save(id, { arbeidstaker: 'En annen' })
  const after = await portal.app.inject({ url: '/api/ki/kvalitet?dager=30', headers: bearer(stab) })
  const foer = felt(before.json())
  expect(felt(after.json())).toMatchObject({
    foreslaatt: Number(foer?.foreslaatt) + 1,
    endret: Number(foer?.endret) + 1,
    sikreBesvart: Number(foer?.sikreBesvart) + 1,
  })
})

it('counts what was kept month by month and by how the document came', async () => {
  const get = async (query = '') => {
    const svar = await portal.app.inject({ url: `/api/ki/kvalitet${query}`, headers: bearer(stab) })
    return getKiKvalitet.response.parse(svar.json())
  }
  const navn = (body: Awaited<ReturnType<typeof get>>) => body.felter.find(one => one.felt === 'arbeidstaker')
  await portal.database.kysely.deleteFrom('ki_lesing').execute()
  motor.funn = createFunn({ arbeidstaker: verdi('Ingrid Solbakk') })
  const [kept, changed, older] = [await uploadAndRead(), await uploadAndRead(), await uploadAndRead()]
  expect((await get()).maaneder).toEqual([])
  const behandlet = { status: 'BEHANDLET', bekreftelse: 'Prøve' }
  await save(kept, behandlet, stab)
  await save(changed, { arbeidstaker: 'En annen' })
  await save(older, behandlet, stab)
  // As one that was read before the form was kept, in the last hour of January in Norway.
  const ferdig = new Date('2026-01-31T22:30:00Z')
  await portal.database.kysely
    .updateTable('ki_lesing')
    .set({ form: null, ferdig })
    .where('dokument_id', '=', older)
    .execute()
  const { maaneder } = await get()
  expect(maaneder).toHaveLength(2)
  // The status that KI proposed is answered as well.
  expect(maaneder[0]?.former).toEqual([{ form: 'digital', godtatt: 2, besvart: 3 }])
  expect(maaneder[1]).toEqual({
    maaned: '2026-01',
    former: [{ form: 'ukjent', godtatt: 2, besvart: 2 }],
  })
  expect(navn(await get('?form=digital'))).toMatchObject({ foreslaatt: 2, godtatt: 1, endret: 1 })
  expect(navn(await get('?form=ukjent'))).toMatchObject({ foreslaatt: 1, godtatt: 1 })
  expect(navn(await get('?form=foto'))).toMatchObject({ foreslaatt: 0 })
  expect(navn(await get())).toMatchObject({ foreslaatt: 3 })
})

it('gives the member what KI proposed with the rest of their data, without what is for staff', async () => {
  motor.funn = sikkertFunn()
  await uploadAndRead()
  const egne = await portal.app.inject({ url: `/api/user/${eier.id}/data`, headers: bearer(eier) })
  const [dokument] = egne.json().dokumenter
  expect(dokument.kiForslag.map(({ felt }: { felt: string }) => felt)).toEqual(
    expect.arrayContaining(['arbeidstaker']),
  )
  expect(JSON.stringify(dokument.kiForslag)).not.toMatch(/signatur|klausul|status/)
})
