import type { Funn } from '@rp/contract/kjoering'
import type { Pottregnskap } from '@rp/contract/pottregnskap'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createRegneeksempel, frys } from '../../../../test/fordeling.ts'
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

const call = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  (
    await portal.app.inject({
      method,
      url: `/api/${url}`,
      headers: bearer(stab),
      ...(payload && { payload }),
    })
  ).json()
async function simuler() {
  await call('POST', `kjoeringer/${eksempel.kjoering}/simulering`)
  await portal.runJobs()
}

/** The only pot of the year, which is seen to be whole: what came in is the sum of where it is. */
async function pott(): Promise<Pottregnskap> {
  const [one, ...others] = (await call('GET', 'pottregnskap?visningsaar=2023')) as [Pottregnskap]
  expect(others).toEqual([])
  const { pottId, kilde, slag, kjoering, brutto, ...parts } = one
  expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(brutto)
  return one
}

const shared = {
  brutto: 1_000_000,
  fradrag: 100_000,
  avsetning: 50_000,
  tilMedlemmer: 146_818,
  holdtTilbake: 0,
  utenKrav: 703_182,
  ikkeFordelt: 0,
}

it('tells in each state of a run where every øre of its pot is', async () => {
  expect(await pott()).toMatchObject({
    kilde: 'Norwaco',
    kjoering: { navn: 'Privatkopiering 2023', tilstand: 'utkast' },
    tilMedlemmer: 0,
    ikkeFordelt: 1_000_000,
  })
  await simuler()
  expect(await pott()).toMatchObject({ ...shared, kjoering: { tilstand: 'simulert' } })
  const funn = (await call('GET', `kjoeringer/${eksempel.kjoering}/funn`)).rader as Funn[]
  const kari = funn.find(
    ({ slag, brukerId }) => slag === 'mangler_konto' && brukerId === eksempel.kari.person.id,
  )
  const holdt = { avgjoerelse: 'holdt_tilbake', begrunnelse: 'Venter på kontonummer.', avgjort: null }
  const { avgjort } = await call('PUT', `kjoeringer/${eksempel.kjoering}/funn/${kari?._id}`, holdt)
  expect(await pott()).toMatchObject({ ...shared, tilMedlemmer: 100_454, holdtTilbake: 46_364 })
  await call('PUT', `kjoeringer/${eksempel.kjoering}/funn/${kari?._id}`, {
    avgjoerelse: null,
    begrunnelse: '',
    avgjort: avgjort.tid,
  })
  await frys(portal, stab, eksempel.kjoering)
  // None of them has an account.
  expect(await pott()).toMatchObject({
    ...shared,
    tilMedlemmer: 0,
    feilet: 146_818,
    kjoering: { tilstand: 'frosset' },
  })
})

it('counts nothing of another viewing year, and says of a pot in no run that it is not shared out', async () => {
  const ny = {
    kilde: 'NRK',
    slag: 'F©R-vederlag',
    visningsaar: 2022,
    mediehus: [],
    produksjonsID: null,
    beloep: 5,
    mottatt: '2024-01-01',
    fraOrganisasjon: false,
  }
  await call('POST', 'potter', ny)
  expect(await call('GET', 'pottregnskap?visningsaar=2022')).toMatchObject([
    { kilde: 'NRK', kjoering: null, brutto: 5, ikkeFordelt: 5, tilMedlemmer: 0 },
  ])
  expect((await call('GET', 'pottregnskap')).felt).toHaveProperty('visningsaar')
})
