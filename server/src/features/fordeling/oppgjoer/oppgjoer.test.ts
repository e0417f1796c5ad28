import type { Oppgjoer } from '@rp/contract/oppgjoer'
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

const list = async (who: Person, whose = who): Promise<Oppgjoer[]> =>
  (await portal.app.inject({ url: `/api/oppgjoer/${whose.id}`, headers: bearer(who) })).json()
const why = (who: Person, whose: Person, linje: number) =>
  portal.app.inject({
    url: `/api/oppgjoer/${whose.id}/${eksempel.kjoering}/${linje}`,
    headers: bearer(who),
  })

it('shows nothing of a run that is not approved', async () => {
  const { kari } = eksempel
  await portal.app.inject({
    method: 'POST',
    url: `/api/kjoeringer/${eksempel.kjoering}/simulering`,
    headers: bearer(stab),
  })
  await portal.runJobs()
  expect(await list(kari.person)).toEqual([])
  const { rows } = await portal.asOwner('select nummer from kjoeringslinje where bruker_id = $1', [
    kari.person.id,
  ])
  expect((await why(kari.person, kari.person, rows[0].nummer)).statusCode).toBe(404)
  await frys(portal, stab, eksempel.kjoering)
})

it('tells each member what each work gave, and nobody else', async () => {
  const { kari, ola, serie } = eksempel
  expect(await list(kari.person)).toMatchObject([
    {
      navn: 'Privatkopiering 2023',
      visningsaar: 2023,
      netto: 463_64,
      holdtTilbake: 0,
      linjer: [
        {
          kilde: 'Norwaco',
          pottslag: 'Privatkopiering',
          produksjonsID: serie,
          produksjonstittel: 'Fyret',
          gruppe: 'Foto',
          fagfunksjon: 'Foto',
          egneEpisoder: 6,
          visteEpisoder: 10,
          brutto: 545_46,
          trekk: 81_82,
          netto: 463_64,
        },
      ],
    },
  ])
  expect((await list(stab, kari.person))[0]?.netto).toBe(463_64)
  const url = `/api/oppgjoer/${kari.person.id}`
  expect((await portal.app.inject({ url, headers: bearer(ola.person) })).statusCode).toBe(404)
})

it('says why, with the numbers of docs/fordeling.md, and tells of the others only as one sum', async () => {
  const { kari, ola } = eksempel
  const [oppgjoer] = await list(kari.person)
  const nummer = oppgjoer?.linjer[0]?.nummer ?? 0
  const { steg } = (await why(kari.person, kari.person, nummer)).json()
  const plain = steg.map(({ regnestykke, svar }: { regnestykke: string; svar: string }) =>
    `${regnestykke} = ${svar}`.replaceAll(/\s/gu, ' '),
  )
  expect(plain).toEqual([
    '10 000,00 kr × 85 ÷ 100 = 8 500,00 kr',
    '8 500,00 kr × 450 ÷ 495 = 7 727,27 kr',
    '7 727,27 kr × 12 ÷ 100 = 927,27 kr',
    '927,27 kr × 6 ÷ 12 = 463,64 kr',
    '463,64 kr = 463,64 kr',
  ])
  expect(JSON.stringify(steg)).not.toContain(ola.person.id)
  expect((await why(ola.person, kari.person, nummer)).statusCode).toBe(404)
  expect((await why(kari.person, kari.person, 999)).statusCode).toBe(404)
  expect((await why(ola.person, ola.person, nummer)).statusCode).toBe(404)
})
