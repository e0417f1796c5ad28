import type { KiSvar } from '@rp/contract/ki'
import { sql } from 'kysely'
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
import { bearer, formBody, type Person, startTestPortal, type TestPortal } from '../../../test/portal.ts'

const motor = createTestMotor()
let portal: TestPortal
let eier: Person
let stab: Person
let pdf: Buffer

beforeAll(async () => {
  portal = await startTestPortal({ KI: 'innebygd' }, { ki: { motorer: [motor] } })
  pdf = await textPdf(['Arbeidsavtale', 'Signaturer'])
  stab = await portal.createPerson('administrator')
})
beforeEach(async () => {
  eier = await portal.createPerson()
  motor.funn = createFunn()
})
afterAll(() => portal?.close())

const { call, getKi, getDokument, save, upload, uploadAndRead, readAgain, tilstander } = createKiCalls(
  () => ({
    portal,
    eier,
    pdf,
  }),
)

it('fills in what it is sure of, leaves the rest as proposals and makes the document KI VURDERT', async () => {
  motor.funn = sikkertFunn()
  const id = await upload()
  expect((await getKi(id)).lesing?.tilstand).toBe('venter')
  const before = await getDokument(id)
  await portal.runJobs()
  const { lesing, forslag } = await getKi(id)
  expect(lesing).toMatchObject({
    tilstand: 'ferdig',
    lest: 2,
    sider: 2,
    motor: 'innebygd',
    reserve: false,
    spraak: 'nb',
  })
  expect(await tilstander(id)).toEqual({
    arbeidstaker: 'utfylt',
    produksjonsselskap: 'foreslaatt',
    'produksjon 0': 'utfylt',
    'fagfunksjon 0': 'utfylt',
    'episoder 0': 'foreslaatt',
    'produksjon 1': 'foreslaatt',
  })
  expect(forslag[0]?.sted).toEqual({
    side: 1,
    sitat: 'Ingrid Solbakk',
    boks: { left: 0.1, top: 0.2, right: 0.4, bottom: 0.23 },
  })
  const dokument = await getDokument(id)
  expect(dokument).toMatchObject({
    arbeidstaker: 'Ingrid Solbakk',
    produksjonsselskap: '',
    status: 'KI VURDERT',
    versjon: before.versjon + 1,
    ansiennitet: [{ produksjonsnavn: 'Fjellheimen', fagfunksjon: 'Klipp', episoder: null }],
    signatureRH: null,
    rettighetsklausuler: { status: null },
  })
})

it('says in the history that KI did it, and mails nobody', async () => {
  motor.funn = sikkertFunn()
  const id = await uploadAndRead()
  const { body } = await call<{ hvem: string; hendelse: string; endringer: object[] }[]>(
    'GET',
    `${id}/historikk`,
    eier,
  )
  expect(body[0]).toMatchObject({ hvem: 'KI', hendelse: 'ki_lest' })
  expect(body[0]?.endringer).toContainEqual({ felt: 'arbeidstaker', fra: null, til: 'Ingrid Solbakk' })
  const { rows } = await sql`select from epost where mottaker = ${eier.email} and mal = 'vurdering'`.execute(
    portal.database.kysely,
  )
  expect(rows).toHaveLength(0)
})

it('shows clause, signatures and status to staff only', async () => {
  motor.funn = sikkertFunn()
  const id = await uploadAndRead()
  expect(Object.keys(await tilstander(id))).not.toContain('rettighetsklausul')
  const { forslag } = await getKi(id, stab)
  expect(
    forslag.filter(one => one.gruppe === null).map(({ felt, verdi, iBehold }) => [felt, verdi, iBehold]),
  ).toEqual([
    ['arbeidstaker', 'Ingrid Solbakk', undefined],
    ['produksjonsselskap', 'Nordvind Film AS', undefined],
    ['rettighetsklausul', '1a', true],
    ['signaturRH', true, undefined],
    ['signaturPC', false, undefined],
    ['status', 'MANGLER SIGNATUR', undefined],
  ])
  expect(forslag.find(({ felt }) => felt === 'rettighetsklausul')?.tilstand).toBe('foreslaatt')
})

it('reads nothing without the mark in the dialog, until somebody asks for it', async () => {
  motor.funn = sikkertFunn()
  const id = await uploadAndRead({ autoextract: 'false' })
  expect(await getKi(id)).toEqual({ lesing: null, forslag: [], merknader: [] })
  expect((await getDokument(id)).status).toBe('IKKE VURDERT')
  await readAgain(id)
  expect((await getDokument(id)).status).toBe('KI VURDERT')
})

it('orders one reading, however often it is asked for', async () => {
  const id = await upload()
  const first = (await getKi(id)).lesing?.id
  const again = await call<KiSvar>('POST', `${id}/ki`, eier)
  expect([again.status, again.body.lesing?.id]).toEqual([202, first])
  await portal.runJobs()
  expect((await getKi(id)).lesing).toMatchObject({ id: first, tilstand: 'ferdig' })
})

it('leaves alone what a person has written, moves nothing, and fills in what is empty beside it', async () => {
  motor.funn = sikkertFunn()
  const id = await upload()
  const egne = [{ produksjonsnavn: 'Noe annet', fagfunksjon: 'Regi' }, { produksjonsnavn: 'Fjellheimen' }]
  await save(id, { arbeidstaker: 'Ingrid S.', ansiennitet: egne })
  await portal.runJobs()
  expect(await getDokument(id)).toMatchObject({
    arbeidstaker: 'Ingrid S.',
    ansiennitet: [
      { produksjonsnavn: 'Noe annet', fagfunksjon: 'Regi' },
      { produksjonsnavn: 'Fjellheimen', fagfunksjon: 'Klipp', episoder: null },
    ],
  })
  expect(await tilstander(id)).toMatchObject({
    arbeidstaker: 'foreslaatt',
    'produksjon 0': 'godtatt',
    'fagfunksjon 0': 'utfylt',
    'produksjon 1': 'foreslaatt',
  })
})

it('keeps as a record what the person made of each proposal', async () => {
  motor.funn = sikkertFunn()
  const id = await uploadAndRead()
  await save(id, { notat: 'Et notat' })
  expect(await tilstander(id)).toMatchObject({ arbeidstaker: 'utfylt', 'produksjon 0': 'utfylt' })
  await save(id, {
    arbeidstaker: 'Ingrid Marie Solbakk',
    produksjonsselskap: 'nordvind film as',
    ansiennitet: [{ produksjonsnavn: 'Fjellheimen', fagfunksjon: '', episoder: 6 }],
  })
  expect(await tilstander(id)).toEqual({
    arbeidstaker: 'endret',
    produksjonsselskap: 'godtatt',
    'produksjon 0': 'utfylt',
    'fagfunksjon 0': 'forkastet',
    'episoder 0': 'endret',
    'produksjon 1': 'foreslaatt',
  })
  await save(
    id,
    { status: 'BEHANDLET', signatureRH: true, rettighetsklausuler: { status: false }, bekreftelse: 'Prøve' },
    stab,
  )
  const tilSlutt = await tilstander(id, stab)
  expect(tilSlutt).toMatchObject({
    'produksjon 0': 'godtatt',
    signaturRH: 'godtatt',
    signaturPC: 'foreslaatt',
    rettighetsklausul: 'endret',
    status: 'endret',
  })
})

it('marks proposals as right or not wanted without changing the document', async () => {
  motor.funn = sikkertFunn()
  const id = await uploadAndRead()
  const { forslag } = await getKi(id)
  const idOf = (felt: string) => forslag.find(one => one.felt === felt)?.id
  const { versjon } = await getDokument(id)
  await call('POST', `${id}/ki/forslag`, eier, { valg: 'godta', forslag: [idOf('arbeidstaker')] })
  await call('POST', `${id}/ki/forslag`, eier, { valg: 'forkast', forslag: [idOf('produksjonsselskap')] })
  expect(await tilstander(id)).toMatchObject({ arbeidstaker: 'godtatt', produksjonsselskap: 'forkastet' })
  expect((await getDokument(id)).versjon).toBe(versjon)
  // What only staff are shown cannot be answered by a member who guesses its id.
  const status = (await getKi(id, stab)).forslag.find(({ felt }) => felt === 'status')?.id
  const guessed = { valg: 'forkast', forslag: [status, idOf('arbeidstaker')] }
  expect((await call('POST', `${id}/ki/forslag`, eier, guessed)).status).toBe(404)
  expect(await tilstander(id, stab)).toMatchObject({ status: 'foreslaatt', arbeidstaker: 'godtatt' })
})

it('says so when the proposals that are answered are another document’s, or an earlier reading’s', async () => {
  motor.funn = sikkertFunn()
  const [id, annet] = [await uploadAndRead(), await uploadAndRead()]
  const fremmede = (await getKi(annet)).forslag.map(one => one.id)
  const tidligere = (await getKi(id)).forslag.map(one => one.id)
  const answer = (forslag: readonly string[]) =>
    call<{ code?: string }>('POST', `${id}/ki/forslag`, eier, { valg: 'forkast', forslag })
  expect(await answer(fremmede)).toMatchObject({ status: 404, body: { code: 'ikke_funnet' } })
  await readAgain(id)
  expect(await answer(tidligere)).toMatchObject({ status: 409, body: { code: 'forslag_foreldet' } })
  expect(Object.values(await tilstander(annet))).not.toContain('forkastet')
  expect(Object.values(await tilstander(id))).not.toContain('forkastet')
})

it('does not bring back what was discarded when it reads again, and asks nothing twice', async () => {
  motor.funn = sikkertFunn()
  const id = await uploadAndRead()
  await save(id, {
    arbeidstaker: '',
    ansiennitet: [{ produksjonsnavn: 'Fjellheimen', fagfunksjon: 'Klipp' }],
  })
  await readAgain(id)
  expect((await getDokument(id)).arbeidstaker).toBe('')
  expect(await tilstander(id)).toEqual({
    produksjonsselskap: 'foreslaatt',
    'produksjon 0': 'utfylt',
    'fagfunksjon 0': 'utfylt',
    'episoder 0': 'foreslaatt',
    'produksjon 1': 'foreslaatt',
  })
})

it('reads again when pages are added, and proposes what is new', async () => {
  motor.funn = createFunn({ arbeidstaker: verdi('Ingrid Solbakk', 0.5) })
  const id = await uploadAndRead()
  motor.funn = sikkertFunn()
  const form = { navn: 'side.pdf', innhold: await textPdf(['Vedlegg']) }
  const { payload, headers } = formBody({}, [form])
  const url = `/api/process/add-pages/${id}`
  await portal.app.inject({ method: 'POST', url, payload, headers: { ...headers, ...bearer(eier) } })
  await portal.runJobs()
  expect((await getKi(id)).lesing).toMatchObject({ tilstand: 'ferdig', sider: 3 })
  expect((await getDokument(id)).arbeidstaker).toBe('Ingrid Solbakk')
})

it('stops quietly for a document that is deleted or finished', async () => {
  motor.funn = sikkertFunn()
  const [slettet, ferdig] = [await upload(), await upload()]
  await call('DELETE', slettet, eier)
  await save(ferdig, { status: 'BEHANDLET', bekreftelse: 'Prøve' }, stab)
  await portal.runJobs()
  expect(await getKi(ferdig)).toEqual({ lesing: null, forslag: [], merknader: [] })
  expect((await getDokument(ferdig)).status).toBe('BEHANDLET')
  for (const hvem of [eier, stab]) expect((await call('POST', `${ferdig}/ki`, hvem)).status).toBe(409)
  const { rows } = await sql`select from ki_lesing where dokument_id = ${slettet}`.execute(
    portal.database.kysely,
  )
  expect(rows).toHaveLength(0)
})

it('takes the production of the register by its own title', async () => {
  const produksjonsID = crypto.randomUUID()
  await sql`insert into produksjon (id, tittel, tittel_sort, selskap, selskap_sort, opprettet, endret)
    values (${produksjonsID}, 'Fjellheimen (sesong 2)', 'x', '', '', now(), now())`.execute(
    portal.database.kysely,
  )
  motor.funn = createFunn({ registreringer: [registrering('Fjellheimen', { produksjonsID })] })
  const id = await uploadAndRead()
  expect((await getDokument(id)).ansiennitet[0]).toMatchObject({
    produksjonsID,
    produksjonsnavn: 'Fjellheimen (sesong 2)',
  })
  motor.funn = createFunn({ registreringer: [registrering('Borte', { produksjonsID: crypto.randomUUID() })] })
  const annen = await uploadAndRead()
  expect((await getDokument(annen)).ansiennitet[0]).toMatchObject({
    produksjonsID: null,
    produksjonsnavn: 'Borte',
  })
})

it('lets a member order thirty readings an hour, and staff as many as they need [F11]', async () => {
  const id = await upload()
  const order = async (hvem: Person) => (await call('POST', `${id}/ki`, hvem)).status
  for (let i = 0; i < 30; i++) expect(await order(eier)).toBe(202)
  expect(await order(eier)).toBe(429)
  expect(await order(stab)).toBe(202)
  expect((await getKi(id)).lesing?.tilstand).toBe('venter')
})
