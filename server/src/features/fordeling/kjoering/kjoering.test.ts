import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createRegneeksempel, fullPlan } from '../../../../test/fordeling.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../../test/portal.ts'

let portal: TestPortal
let stab: Person
let eksempel: Awaited<ReturnType<typeof createRegneeksempel>>
beforeAll(async () => {
  portal = await startTestPortal()
  stab = await portal.createPerson('administrator')
  eksempel = await createRegneeksempel(portal, stab)
})
afterAll(() => portal?.close())

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url = '', payload?: object) =>
  portal.app.inject({
    method,
    url: `/api/kjoeringer${url}`,
    headers: bearer(stab),
    ...(payload && { payload }),
  })
async function simuler(id = eksempel.kjoering) {
  const ordered = await call('POST', `/${id}/simulering`)
  expect([ordered.statusCode, ordered.json().arbeid.steg]).toEqual([202, 'Venter'])
  await portal.runJobs()
  return (await call('GET', `/${id}`)).json()
}
type Linje = { slag: string; produksjonstittel: string; gruppe: string; brukerId: string; beloep: number }
const linjer = async (query = ''): Promise<Linje[]> =>
  (await call('GET', `/${eksempel.kjoering}/linjer?antall=100${query}`)).json().rader

it('gives what docs/fordeling.md counts with a pencil, to the øre', async () => {
  const run = await simuler()
  expect(run).toMatchObject({
    tilstand: 'simulert',
    arbeid: null,
    mangler: [],
    mottakere: 4,
    regnskap: {
      brutto: 1_000_000,
      fradrag: 100_000,
      avsetning: 50_000,
      krav: 146_818,
      utenKrav: 703_182,
      ufordelt: 0,
    },
  })
  const { kari, ola, nina, per } = eksempel
  const claims = await linjer('&slag=krav')
  const of = ({ person }: { person: Person }) => claims.filter(({ brukerId }) => brukerId === person.id)
  expect([kari, ola, nina, per].map(one => of(one).map(({ beloep }) => beloep))).toEqual([
    [463_64],
    [463_64],
    [270_45],
    [270_45],
  ])
  const text = await readFile(path.resolve(import.meta.dirname, '../../../../../docs/fordeling.md'), 'utf8')
  for (const [who, amount] of [
    ['Kari', '463,64'],
    ['Ola', '463,64'],
    ['Nina', '270,45'],
    ['Per', '270,45'],
  ])
    expect(text).toContain(`| ${who} | ${amount} kr |`)
})

it('gives the same lines again, and tells it by the hash; another claim is another hash', async () => {
  const [before, rows] = [await simuler(), await linjer()]
  const after = await simuler()
  expect([after.grunnlag, after.resultat]).toEqual([before.grunnlag, before.resultat])
  expect(await linjer()).toEqual(rows)
  await portal.asOwner('update registrering set episoder = 4 where dokument_id = $1', [
    eksempel.nina.dokumentId,
  ])
  const changed = await simuler()
  expect(changed.resultat).not.toBe(before.resultat)
  await portal.asOwner('update registrering set episoder = 5 where dokument_id = $1', [
    eksempel.nina.dokumentId,
  ])
  expect((await simuler()).resultat).toBe(before.resultat)
})

it('counts only finished documents with an approved function', async () => {
  const { kari, nina } = eksempel
  await portal.asOwner("update dokument set status = 'UNDER BEHANDLING' where id = $1", [kari.dokumentId])
  await portal.asOwner("update registrering set fagfunksjon = 'Statist' where dokument_id = $1", [
    nina.dokumentId,
  ])
  expect(await simuler()).toMatchObject({ mottakere: 2 })
  await portal.asOwner("update dokument set status = ' behandlet ' where id = $1", [kari.dokumentId])
  await portal.asOwner("update registrering set fagfunksjon = 'klipper' where dokument_id = $1", [
    nina.dokumentId,
  ])
  expect(await simuler()).toMatchObject({ mottakere: 4 })
})

it('gives F©R-vederlag only to who kept the rights in a document that the company has signed', async () => {
  const felter = { ...eksempel.valg, visningsaar: 2023 }
  const pott = await portal.app.inject({
    method: 'POST',
    url: '/api/potter',
    headers: bearer(stab),
    payload: {
      kilde: 'NRK',
      slag: 'F©R-vederlag',
      visningsaar: 2023,
      mediehus: ['nrk'],
      produksjonsID: null,
      beloep: 1000,
      mottatt: '2024-01-01',
      fraOrganisasjon: false,
    },
  })
  const run = (await call('POST', '', { ...felter, navn: 'F©R', potter: [pott.json()._id] })).json()
  expect(await simuler(run._id)).toMatchObject({ mottakere: 0 })
  await portal.asOwner('update dokument set rettighet_status = true, signatur_pc = true where id = $1', [
    eksempel.per.dokumentId,
  ])
  expect(await simuler(run._id)).toMatchObject({ mottakere: 1, regnskap: { brutto: 1000 } })
  expect((await call('DELETE', `/${run._id}`)).statusCode).toBe(200)
})

it('stops with the list of what is missing, and shows no lines then', async () => {
  await portal.asOwner('update produksjon set spilletid_sekunder = null where id = $1', [eksempel.film])
  await portal.asOwner('update sendeliste set episoder = null where produksjon_id = $1', [eksempel.serie])
  await portal.asOwner('update produksjon set episoder = null where id = $1', [eksempel.serie])
  await portal.asOwner('update sendeliste set premiere = null where produksjon_id = $1', [eksempel.serie])
  await portal.asOwner('update produksjon set premiere = null where id = $1', [eksempel.serie])
  const run = await simuler()
  expect(run).toMatchObject({ tilstand: 'utkast', regnskap: null, resultat: null })
  expect(run.mangler.map(({ tekst }: { tekst: string }) => tekst).toSorted()).toEqual([
    '«Brenningen» mangler spilletid.',
    '«Fyret» mangler antall episoder.',
    '«Fyret» mangler premiereår.',
  ])
  expect(await linjer()).toEqual([])
  await portal.asOwner('update produksjon set spilletid_sekunder = 5400 where id = $1', [eksempel.film])
  await portal.asOwner('update produksjon set premiere = 2023 where id = $1', [eksempel.serie])
  await portal.asOwner('update produksjon set episoder = 10 where id = $1', [eksempel.serie])
  await portal.asOwner('update sendeliste set episoder = 10 where produksjon_id = $1', [eksempel.serie])
  expect((await simuler()).mangler).toEqual([])
})

it('sums claims per pot, function, work type and company', async () => {
  const sum = async (etter: string) =>
    (await call('GET', `/${eksempel.kjoering}/summer?etter=${etter}`)).json()
  expect(await sum('gruppe')).toEqual([
    { navn: 'Foto', beloep: 927_28, mottakere: 2, linjer: 2 },
    { navn: 'Klipp', beloep: 270_45, mottakere: 1, linjer: 1 },
    { navn: 'Regi', beloep: 270_45, mottakere: 1, linjer: 1 },
  ])
  expect(await sum('verkstype')).toMatchObject([{ navn: 'TV-drama' }, { navn: 'Spillefilm' }])
  expect(await sum('selskap')).toMatchObject([{ navn: 'Filmhuset', linjer: 4 }])
  expect(await sum('pott')).toMatchObject([{ navn: 'Norwaco, Privatkopiering', beloep: 146_818 }])
})

it('filters, sorts and pages its lines', async () => {
  expect((await linjer('&sorter=beloep&retning=synkende'))[0]).toMatchObject({ beloep: 270_455 })
  expect(await linjer(`&bruker=${eksempel.kari.person.id}`)).toMatchObject([{ gruppe: 'Foto' }])
  expect(await linjer(`&produksjon=${eksempel.film}&slag=krav`)).toMatchObject([
    { produksjonstittel: 'Brenningen' },
  ])
  expect(await linjer('&tittel=brenn&slag=krav')).toMatchObject([{ produksjonstittel: 'Brenningen' }])
  const { id } = eksempel.kari.person
  await portal.asOwner("update bruker set fornavn = 'Kari', etternavn = 'Ås' where id = $1", [id])
  expect(await linjer('&person=aas+kari')).toEqual(await linjer(`&bruker=${id}`))
  expect(await linjer('&person=ingen')).toEqual([])
  const page = (await call('GET', `/${eksempel.kjoering}/linjer?side=2&antall=2`)).json()
  expect([page.rader.map(({ nummer }: { nummer: number }) => nummer), page.antall]).toEqual([[3, 4], 18])
})

it('locks the plan that it has used, takes no pot twice, and is a draft again when it changes', async () => {
  const plan = `/api/fordelingsplaner/${eksempel.valg.planId}`
  const payload = { versjon: 2, vedtatt: null, endring: '', innhold: fullPlan() }
  const saved = await portal.app.inject({ method: 'PUT', url: plan, headers: bearer(stab), payload })
  expect(saved.json().code).toBe('plan_laast')
  const again = await call('POST', '', { ...eksempel.valg, visningsaar: 2023 })
  expect(again.json().felt?.potter).toMatch(/^Potten fra Norwaco \(Privatkopiering, .*\) er med i «.+»\./)
  const pott = `/api/potter/${eksempel.valg.potter[0]}`
  const removed = await portal.app.inject({ method: 'DELETE', url: pott, headers: bearer(stab) })
  expect(removed.json().code).toBe('pott_laast')
  const { versjon } = (await call('GET', `/${eksempel.kjoering}`)).json()
  const changed = await call('PUT', `/${eksempel.kjoering}`, { ...eksempel.valg, navn: 'Nytt navn', versjon })
  expect(changed.json()).toMatchObject({ navn: 'Nytt navn', tilstand: 'utkast' })
  const stale = await call('PUT', `/${eksempel.kjoering}`, { ...eksempel.valg, versjon })
  expect(stale.json()).toMatchObject({ code: 'konflikt', gjeldende: { navn: 'Nytt navn' } })
})

it('lets a simulation that is no longer asked for write nothing', async () => {
  await simuler()
  await call('POST', `/${eksempel.kjoering}/simulering`)
  const { versjon } = (await call('GET', `/${eksempel.kjoering}`)).json()
  await call('PUT', `/${eksempel.kjoering}`, { ...eksempel.valg, navn: 'Ombestemt', versjon })
  await portal.runJobs()
  expect((await call('GET', `/${eksempel.kjoering}`)).json()).toMatchObject({
    tilstand: 'utkast',
    arbeid: null,
  })
})

it('is a draft again when a pot of it is corrected', async () => {
  await simuler()
  const pott = (await portal.app.inject({ url: '/api/potter', headers: bearer(stab) }))
    .json()
    .find(({ _id }: { _id: string }) => _id === eksempel.valg.potter[0])
  const { _id, produksjonstittel, frist, endret, versjon, ...felter } = pott
  const payload = { versjon, pott: { ...felter, beloep: 20_000_00 } }
  const url = `/api/potter/${_id}`
  expect((await portal.app.inject({ method: 'PUT', url, headers: bearer(stab), payload })).statusCode).toBe(
    200,
  )
  expect((await call('GET', `/${eksempel.kjoering}`)).json().tilstand).toBe('utkast')
  expect(await simuler()).toMatchObject({ regnskap: { brutto: 20_000_00 } })
})
