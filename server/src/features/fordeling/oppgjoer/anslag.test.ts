import type { Kjoering } from '@rp/contract/kjoering'
import type { Anslag } from '@rp/contract/oppgjoer'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createRegneeksempel, frys, setKonto } from '../../../../test/fordeling.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../../test/portal.ts'

let portal: TestPortal
let stab: Person
let eksempel: Awaited<ReturnType<typeof createRegneeksempel>>

const send = (who: Person, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  portal.app.inject({ method, url: `/api/${url}`, headers: bearer(who), ...(payload && { payload }) })
const run = () => `kjoeringer/${eksempel.kjoering}`
const read = async (): Promise<Kjoering> => (await send(stab, 'GET', run())).json()
const vis = async (vises: boolean) =>
  (await send(stab, 'PUT', `${run()}/anslag`, { vises, versjon: (await read()).versjon })).json()
const anslagFor = async ({ person }: { person: Person }, aar = 2023): Promise<Anslag[]> =>
  (await send(person, 'GET', `oppgjoer/${person.id}/anslag/${aar}`)).json()
async function simuler(): Promise<void> {
  await send(stab, 'POST', `${run()}/simulering`)
  await portal.runJobs()
}
async function avgjoerAlle(): Promise<void> {
  for (const { _id } of (await send(stab, 'GET', `${run()}/funn?aapne=ja`)).json().rader) {
    const svar = { avgjoerelse: 'godtatt', begrunnelse: 'Sjekket.', avgjort: null }
    await send(stab, 'PUT', `${run()}/funn/${_id}`, svar)
  }
}

beforeAll(async () => {
  portal = await startTestPortal()
  stab = await portal.createPerson('administrator')
  eksempel = await createRegneeksempel(portal, stab)
  for (const { person } of [eksempel.kari, eksempel.ola, eksempel.nina])
    await setKonto(portal, person, 'kontonummer', '15039999991')
})
afterAll(() => portal?.close())

it('is not shown of a draft, and not before staff show it', async () => {
  expect(await vis(true)).toMatchObject({ code: 'kjoering_ikke_simulert' })
  await simuler()
  expect(await anslagFor(eksempel.kari)).toEqual([])
})

it('shows each member their own while it is open, of the year alone, and tells it in the history', async () => {
  const { kari, ola, nina } = eksempel
  expect(await vis(true)).toMatchObject({ anslag: expect.any(String), tilstand: 'simulert' })
  // Not before all that could be held back is settled.
  expect(await anslagFor(kari)).toEqual([])
  await avgjoerAlle()
  expect(await anslagFor(kari)).toMatchObject([
    {
      kjoeringId: eksempel.kjoering,
      beloep: 46_364,
      linjer: [{ produksjonstittel: 'Fyret', fagfunksjon: 'Foto', beloep: 46_364 }],
    },
  ])
  expect(await anslagFor(nina)).toMatchObject([{ beloep: 27_045, linjer: [{ fagfunksjon: 'Klipper' }] }])
  expect(await anslagFor(kari, 2022)).toEqual([])
  const others = await send(ola.person, 'GET', `oppgjoer/${kari.person.id}/anslag/2023`)
  expect(others.statusCode).toBe(404)
  const history = (await send(stab, 'GET', `historikk/kjoering/${eksempel.kjoering}`)).json()
  const told = history.find(({ hendelse }: { hendelse: string }) => hendelse === 'endret')
  expect(told.endringer).toEqual([{ felt: 'Anslag', fra: 'Ikke vist', til: 'Vist for medlemmene' }])
})

it('is refused to who has read an older version, and does nothing where it is as asked', async () => {
  const { versjon } = await read()
  const late = await send(stab, 'PUT', `${run()}/anslag`, { vises: false, versjon: versjon - 1 })
  expect(late.json().code).toBe('konflikt')
  expect(await vis(true)).toMatchObject({ versjon })
})

it('follows when the run is simulated anew, and shows nothing meanwhile', async () => {
  const { ola, kari } = eksempel
  await portal.asOwner('update registrering set episoder = 2 where dokument_id = $1', [ola.dokumentId])
  await send(stab, 'POST', `${run()}/simulering`)
  expect(await anslagFor(kari)).toEqual([])
  await portal.runJobs()
  const [now] = await anslagFor(kari)
  expect(now?.beloep).toBeGreaterThan(46_364)
})

async function hold(slag: string): Promise<void> {
  const { rader } = (await send(stab, 'GET', `${run()}/funn?slag=${slag}`)).json()
  const [funn] = rader
  const avgjort = funn.avgjort?.tid ?? null
  const holdt = { avgjoerelse: 'holdt_tilbake', begrunnelse: 'Venter.', avgjort }
  await send(stab, 'PUT', `${run()}/funn/${funn._id}`, holdt)
}

it('leaves out what is held back, and says how much and why', async () => {
  const { per, kari } = eksempel
  const [foer] = await anslagFor(per)
  expect(foer).toMatchObject({ holdtTilbake: 0, utenfor: [] })
  await hold('mangler_konto')
  const verk = { produksjonstittel: 'Brenningen', fagfunksjon: 'Regi', beloep: foer?.beloep }
  expect(await anslagFor(per)).toMatchObject([
    { beloep: 0, linjer: [], holdtTilbake: foer?.beloep, utenfor: [{ ...verk, grunn: 'mangler_konto' }] },
  ])
  expect(await anslagFor(kari)).toMatchObject([{ holdtTilbake: 0, utenfor: [] }])
})

it.each([
  ['', 'mangler_eoes'],
  ['nei', 'utenfor_eoes'],
])('says of private copying that waits where the answer about the EEA is «%s»: %s', async (svar, grunn) => {
  const { nina } = eksempel
  const beloep = (await anslagFor(nina))[0]?.beloep
  await portal.asOwner('update bruker set eoes = $2 where id = $1', [nina.person.id, svar])
  await simuler()
  await hold('mangler_eoes')
  expect(await anslagFor(nina)).toMatchObject([{ beloep: 0, holdtTilbake: beloep, utenfor: [{ grunn }] }])
  await portal.asOwner("update bruker set eoes = 'ja' where id = $1", [nina.person.id])
  await simuler()
  expect(await anslagFor(nina)).toMatchObject([{ beloep, holdtTilbake: 0 }])
})

it('says nothing to a member of what there is to settle about others, and not what it is', async () => {
  const { kari, serie } = eksempel
  await portal.asOwner(
    `insert into kjoeringsfunn (id, kjoering_id, noekkel, slag, produksjon_id, gruppe, tall, mot, beloep)
     values (gen_random_uuid(), $1, 'mange', 'uvanlig_mange', $2, 'Foto', 2, 1, 0)`,
    [eksempel.kjoering, serie],
  )
  await hold('uvanlig_mange')
  expect(await anslagFor(kari)).toMatchObject([{ beloep: 0, utenfor: [{ grunn: 'avklares' }] }])
  await simuler()
})

it('tells of approved entries of a work in it that it does not count, and why', async () => {
  const { kari, serie } = eksempel
  const add = (fagfunksjon: string, values = '') =>
    portal.asOwner(
      `insert into registrering (id, dokument_id, posisjon, produksjon_id, fagfunksjon${values && ', forvaltes_annet_sted'})
       values (gen_random_uuid(), $1, 5, $2, $3${values && `, ${values}`})`,
      [kari.dokumentId, serie, fagfunksjon],
    )
  const remove = () => portal.asOwner('delete from registrering where posisjon = 5')
  await add('Ikke en godkjent tittel')
  const utenfor = async () => (await anslagFor(kari))[0]?.utenfor
  expect(await utenfor()).toMatchObject([
    {
      produksjonstittel: 'Fyret',
      fagfunksjon: 'Ikke en godkjent tittel',
      beloep: null,
      grunn: 'fagfunksjon',
    },
  ])
  await remove()
  await add('Klipper')
  await portal.asOwner("update dokument set endret = now() + interval '1 hour' where id = $1", [
    kari.dokumentId,
  ])
  expect(await utenfor()).toMatchObject([{ fagfunksjon: 'Klipper', grunn: 'endret' }])
  await remove()
  await add('Manus (original)', 'true')
  await simuler()
  await avgjoerAlle()
  expect(await utenfor()).toMatchObject([
    { fagfunksjon: 'Manus (original)', grunn: 'annet_sted', beloep: null },
  ])
  await remove()
  await simuler()
  await avgjoerAlle()
  expect(await utenfor()).toEqual([])
})

it('goes when it is closed, and when the run is approved', async () => {
  expect(await vis(false)).toMatchObject({ anslag: null })
  expect(await anslagFor(eksempel.kari)).toEqual([])
  await vis(true)
  expect(await anslagFor(eksempel.kari)).toHaveLength(1)
  await frys(portal, stab, eksempel.kjoering)
  expect(await anslagFor(eksempel.kari)).toEqual([])
  expect(await read()).toMatchObject({ tilstand: 'frosset', anslag: null })
  expect(await vis(true)).toMatchObject({ code: 'kjoering_frosset' })
  const oppgjoer = await send(eksempel.kari.person, 'GET', `oppgjoer/${eksempel.kari.person.id}`)
  expect(oppgjoer.json()).toHaveLength(1)
})
