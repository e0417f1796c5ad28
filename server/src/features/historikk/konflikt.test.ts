import { tomPlan } from '@rp/contract/planinnhold'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../test/portal.ts'

let portal: TestPortal
let kari: Person
let per: Person
let medlem: Person
beforeAll(async () => {
  portal = await startTestPortal()
  kari = await portal.createPerson('administrator')
  per = await portal.createPerson('administrator')
  medlem = await portal.createPerson()
  await call(kari, 'PUT', `/api/user/${kari.id}`, { fornavn: 'Kari', etternavn: 'Ås' })
})
afterAll(() => portal?.close())

const call = (who: Person, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  portal.app.inject({ method, url, headers: bearer(who), ...(payload && { payload }) })
const create = async (url: string, payload: object) => (await call(kari, 'POST', url, payload)).json()

/** So many seconds go by on the portal's clock. */
function wait(seconds: number): void {
  const at = portal.clock.now().getTime() + seconds * 1000
  portal.clock.now = () => new Date(at)
}

/** Kari saves; after two minutes both save what they read before that. */
async function avEtterToMinutter(save: (who: Person, verdi: number) => ReturnType<typeof call>) {
  expect((await save(kari, 2)).statusCode).toBe(200)
  wait(120)
  const late = [await save(per, 3), await save(kari, 4)]
  expect(late.map(answer => answer.json().code)).toEqual(['konflikt', 'konflikt'])
  return late.map(answer => answer.json().av)
}
const toldToBoth = [
  { navn: 'Kari Ås', deg: false, sekunderSiden: 120 },
  { navn: 'Kari Ås', deg: true, sekunderSiden: 120 },
]

const pott = {
  kilde: 'Norwaco',
  slag: 'Privatkopiering',
  visningsaar: 2023,
  mediehus: [],
  produksjonsID: null,
  mottatt: '2024-05-02',
  fraOrganisasjon: true,
}
const makers = {
  async produksjon() {
    const { produksjon } = await create('/api/produksjoner', { Produksjonstittel: crypto.randomUUID() })
    return (who: Person, Episoder: number) =>
      call(who, 'PUT', `/api/produksjoner/${produksjon._id}`, { Episoder, versjon: 1 })
  },
  async produksjonsselskap() {
    const { selskap } = await create('/api/produksjonsselskaper', { navn: crypto.randomUUID() })
    return (who: Person, n: number) =>
      call(who, 'PUT', `/api/produksjonsselskaper/${selskap._id}`, { telefon: `2233445${n}`, versjon: 1 })
  },
  async fordelingsplan() {
    const { _id } = await create('/api/fordelingsplaner', { visningsaar: 2018 })
    const plan = { versjon: 1, vedtatt: null, innhold: tomPlan() }
    return (who: Person, n: number) =>
      call(who, 'PUT', `/api/fordelingsplaner/${_id}`, { ...plan, endring: String(n) })
  },
  async pott() {
    const { _id } = await create('/api/potter', { ...pott, beloep: 1 })
    return (who: Person, beloep: number) =>
      call(who, 'PUT', `/api/potter/${_id}`, { versjon: 1, pott: { ...pott, beloep } })
  },
  async visningsaar() {
    const lest = { fordeles: null, planVedtatt: null }
    await create('/api/visningsaar', { aar: 2031, ...lest })
    return (who: Person, n: number) =>
      call(who, 'PUT', '/api/visningsaar/2031', { aar: 2031, ...lest, fordeles: 2030 + n, lest })
  },
  async bruker() {
    const foer = { by: '' }
    return (who: Person, n: number) => call(who, 'PUT', `/api/users/${medlem.id}`, { by: `By ${n}`, foer })
  },
}

it.each(
  Object.entries(makers),
)('tells who saved first, and how long ago, to whoever saves an older version: %s', async (_, make) => {
  expect(await avEtterToMinutter(await make())).toEqual(toldToBoth)
})

it('names of a user whoever changed the disputed field, not who changed another one since', async () => {
  const url = `/api/users/${medlem.id}`
  await call(kari, 'PUT', url, { adresse: 'Storgata 1' })
  await call(per, 'PUT', url, { telefonnummer: '22334455' })
  const stale = { adresse: 'Lillegata 2', foer: { adresse: '' } }
  expect((await call(per, 'PUT', url, stale)).json().av).toMatchObject({ navn: 'Kari Ås', deg: false })
  // A member is not told which of the staff it was.
  const own = (await call(medlem, 'PUT', `/api/user/${medlem.id}`, stale)).json()
  expect(own.av).toMatchObject({ navn: 'En saksbehandler', deg: false })
  expect(JSON.stringify(own)).not.toContain('Kari')
})

it('tells it where one of two that are to be merged has changed', async () => {
  for (const [register, felt, part] of [
    ['produksjoner', 'Produksjonstittel', { Episoder: 3 }],
    ['produksjonsselskaper', 'navn', { telefon: '22334455' }],
  ] as const) {
    const make = async () =>
      Object.values(await create(`/api/${register}`, { [felt]: crypto.randomUUID() })).find(
        (value): value is { _id: string } => typeof value === 'object',
      )?._id ?? ''
    const [behold, fra] = [await make(), await make()]
    await call(kari, 'PUT', `/api/${register}/${fra}`, part)
    const sammen = { fra, versjon: 1, versjonFra: 1 }
    const answer = await call(per, 'POST', `/api/${register}/${behold}/sammenslaaing`, sammen)
    expect(answer.json(), register).toMatchObject({ code: 'konflikt', av: { navn: 'Kari Ås', deg: false } })
  }
})
