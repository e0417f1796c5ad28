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

it('leaves out what is held back', async () => {
  const { rader } = (await send(stab, 'GET', `${run()}/funn?slag=mangler_konto`)).json()
  const [per] = rader
  const avgjort = per.avgjort?.tid ?? null
  const holdt = { avgjoerelse: 'holdt_tilbake', begrunnelse: 'Venter på kontonummer.', avgjort }
  expect(await anslagFor(eksempel.per)).toHaveLength(1)
  await send(stab, 'PUT', `${run()}/funn/${per._id}`, holdt)
  expect(await anslagFor(eksempel.per)).toEqual([])
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
