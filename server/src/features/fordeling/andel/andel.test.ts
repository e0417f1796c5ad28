import type { Andelssak } from '@rp/contract/andel'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createKrav, createRegneeksempel, createVerk, frys } from '../../../../test/fordeling.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../../test/portal.ts'
import { checkKjoeringer } from '../kontroll/sjekk.repository.ts'
import { queueAndelsvarsler } from './andel.jobs.ts'

let portal: TestPortal
let stab: Person
let kari: Person
let ola: Person
let eksempel: Awaited<ReturnType<typeof createRegneeksempel>>
beforeAll(async () => {
  portal = await startTestPortal()
  stab = await portal.createPerson('administrator')
  eksempel = await createRegneeksempel(portal, stab)
  kari = eksempel.kari.person
  ola = eksempel.ola.person
  await portal.asOwner("update bruker set fornavn = 'Kari', etternavn = 'Nordmann' where id = $1", [kari.id])
  await portal.asOwner("update bruker set fornavn = 'Ola', etternavn = 'Hansen' where id = $1", [ola.id])
})
afterAll(() => portal?.close())

const call = (who: Person, method: 'GET' | 'POST', url: string, payload?: object) =>
  portal.app.inject({ method, url, headers: bearer(who), ...(payload && { payload }) })
const list = async (who: Person): Promise<Andelssak[]> =>
  (await call(who, 'GET', `/api/andeler/${who.id}`)).json()
const sakOf = async (who: Person): Promise<Andelssak> => {
  const [sak] = await list(who)
  if (!sak) throw new Error('shares nothing with others')
  return sak
}

/** Proposes shares in hundredths of a percent, one's own first. */
async function propose(who: Person, mine: number, andre: number) {
  const { krav } = await sakOf(who)
  const mitt = krav.find(({ meg }) => meg)?.krav
  return call(who, 'POST', '/api/andelsavtaler', {
    krav: mitt,
    andeler: krav.map(({ krav: id, meg }) => ({ krav: id, andel: meg ? mine : andre })),
  })
}
const answer = (who: Person, id: string | undefined, svar: 'ja' | 'nei', begrunnelse = '') =>
  call(who, 'POST', `/api/andelsavtaler/${id}/svar`, { svar, begrunnelse })

/** Who was mailed what since they were last asked for; never with a share or a name. */
async function mails(): Promise<string[]> {
  await portal.runJobs()
  const { rows } = await portal.asOwner(
    "delete from epost where mal in ('andel_foreslaatt', 'andel_avgjort') returning id, mottaker, mal, innhold_kryptert",
  )
  const names = new Map([
    [kari.email, 'kari'],
    [ola.email, 'ola'],
  ])
  for (const { id, innhold_kryptert } of rows)
    expect(portal.services.cipher.decrypt(innhold_kryptert, `epost:${id}`)).not.toMatch(
      /[46]0 ?%|prosent|Nordmann|Hansen/,
    )
  return rows.map(({ mottaker, mal }) => `${names.get(mottaker)}: ${mal}`).toSorted()
}

async function simulate(): Promise<
  Record<string, { beloep: number; andel: number | null; samlet: number | null }>
> {
  await call(stab, 'POST', `/api/kjoeringer/${eksempel.kjoering}/simulering`)
  await portal.runJobs()
  const { rows } = await portal.asOwner(
    `select b.fornavn, l.beloep::integer, l.andel, l.samlet from kjoeringslinje l join bruker b on b.id = l.bruker_id
     where l.kjoering_id = $1 and l.gruppe = 'Foto' and l.slag = 'krav'`,
    [eksempel.kjoering],
  )
  return Object.fromEntries(rows.map(({ fornavn, ...row }) => [fornavn, row]))
}

it('tells who has an approved claim of the others in the function, by name and nothing more [C1]', async () => {
  const sak = await sakOf(kari)
  expect(sak).toEqual({
    produksjonsID: eksempel.serie,
    produksjonstittel: 'Fyret',
    gruppe: 'Foto (A-foto, foto)',
    krav: [
      { krav: expect.any(String), navn: 'Kari Nordmann', meg: true },
      { krav: expect.any(String), navn: 'Ola Hansen', meg: false },
    ],
    gjelder: null,
    forslag: null,
    sist: null,
  })
  expect(await list(eksempel.nina.person)).toEqual([])
  expect((await call(ola, 'GET', `/api/andeler/${kari.id}`)).statusCode).toBe(404)
  // Who only knows the ids of the claims is told nothing.
  const andeler = sak.krav.map(({ krav }) => ({ krav, andel: 5000 }))
  const fremmed = await portal.createPerson()
  for (const who of [fremmed, eksempel.nina.person, stab])
    expect(
      (await call(who, 'POST', '/api/andelsavtaler', { krav: andeler[0]?.krav, andeler })).statusCode,
    ).toBe(404)
})

it('takes no shares that are not the whole, or not of all', async () => {
  const { krav } = await sakOf(kari)
  const [mitt, andre] = krav.map(({ krav: id }) => id)
  const send = (andeler: object[]) => call(kari, 'POST', '/api/andelsavtaler', { krav: mitt, andeler })
  expect((await propose(kari, 6000, 3999)).statusCode).toBe(400)
  expect((await propose(kari, 10_100, -100)).statusCode).toBe(400)
  const twice = [
    { krav: mitt, andel: 5000 },
    { krav: mitt, andel: 5000 },
  ]
  expect((await send(twice)).json().code).toBe('foreldet')
  const stranger = [
    { krav: mitt, andel: 5000 },
    { krav: andre, andel: 4000 },
    { krav: eksempel.serie, andel: 1000 },
  ]
  expect((await send(stranger)).json().code).toBe('foreldet')
})

it('counts nothing before all have said yes, and nothing after a no', async () => {
  expect((await propose(kari, 6000, 4000)).statusCode).toBe(201)
  expect((await propose(ola, 5000, 5000)).json().code).toBe('foreldet')
  expect(await mails()).toEqual(['ola: andel_foreslaatt'])
  expect(await simulate()).toEqual({
    Kari: { beloep: 463_64, andel: null, samlet: null },
    Ola: { beloep: 463_64, andel: null, samlet: null },
  })

  const { forslag } = await sakOf(ola)
  expect(forslag).toMatchObject({ egen: false, venterPaaMeg: true, foreslaattAv: 'Kari Nordmann' })
  expect(forslag?.parter.map(({ navn, andel, bekreftet }) => [navn, andel, bekreftet])).toEqual([
    ['Kari Nordmann', 6000, true],
    ['Ola Hansen', 4000, false],
  ])
  expect((await answer(eksempel.nina.person, forslag?._id, 'ja')).statusCode).toBe(404)
  expect((await answer(ola, forslag?._id, 'nei', ' ')).statusCode).toBe(400)
  expect((await answer(ola, forslag?._id, 'nei', 'Jeg tok de lange dagene.')).statusCode).toBe(200)
  expect(await mails()).toEqual(['kari: andel_avgjort'])
  expect(await sakOf(kari)).toMatchObject({
    forslag: null,
    sist: {
      tilstand: 'avslaatt',
      avslaattAv: 'Ola Hansen',
      trukket: false,
      begrunnelse: 'Jeg tok de lange dagene.',
    },
  })
  expect((await answer(kari, forslag?._id, 'ja')).json().code).toBe('foreldet')
})

it('shares what they have together as they have agreed, and tells each only their own share', async () => {
  await propose(kari, 6000, 4000)
  await answer(ola, (await sakOf(ola)).forslag?._id, 'ja')
  expect(await mails()).toEqual(['kari: andel_avgjort', 'ola: andel_avgjort'])
  expect(await sakOf(kari)).toMatchObject({ gjelder: { tilstand: 'enig' }, forslag: null, sist: null })
  // 927,27… of the function; they have twelve of its twelve episodes.
  expect(await simulate()).toEqual({
    Kari: { beloep: 556_36, andel: 6000, samlet: 12 },
    Ola: { beloep: 370_91, andel: 4000, samlet: 12 },
  })
  await frys(portal, stab, eksempel.kjoering)
  expect((await checkKjoeringer(portal.services.db)).endrede).toEqual([])
  const [oppgjoer] = (await call(ola, 'GET', `/api/oppgjoer/${ola.id}`)).json()
  const [linje] = oppgjoer.linjer
  expect(linje).toMatchObject({ netto: 370_91, andel: 4000 })
  const url = `/api/oppgjoer/${ola.id}/${eksempel.kjoering}/${linje.nummer}`
  const { steg } = (await call(ola, 'GET', url)).json()
  expect(steg[3]).toMatchObject({ tekst: 'Dere ble enige om andelene. Din andel er 40 prosent.' })
  expect(`${steg[3].regnestykke} = ${steg[3].svar}`.replaceAll(/\s/gu, ' ')).toBe(
    '927,27 kr × 40 ÷ 100 = 370,91 kr',
  )
  expect(JSON.stringify(steg)).not.toContain('60')
})

it('is replaced when all agree on another one, and holds until then', async () => {
  await propose(ola, 5000, 5000)
  expect(await sakOf(kari)).toMatchObject({
    gjelder: { parter: [{ andel: 6000 }, { andel: 4000 }] },
    forslag: { venterPaaMeg: true },
  })
  await answer(kari, (await sakOf(kari)).forslag?._id, 'ja')
  expect(await sakOf(kari)).toMatchObject({
    gjelder: { parter: [{ andel: 5000 }, { andel: 5000 }] },
    forslag: null,
  })
  await mails()
})

it('ends with a new claim on the function, which is told of nothing that the others had agreed on', async () => {
  const { person: ny } = await createKrav(portal, eksempel.serie, 'Foto', 1)
  // As it is put in the queue every five minutes.
  await queueAndelsvarsler(portal.services.db)
  expect(await mails()).toEqual(['kari: andel_avgjort', 'ola: andel_avgjort'])
  expect(await sakOf(kari)).toMatchObject({ gjelder: null, forslag: null, sist: { tilstand: 'opphoert' } })
  expect(await sakOf(ny)).toMatchObject({ krav: [{}, {}, {}], gjelder: null, forslag: null, sist: null })
  const { rows } = await portal.asOwner(
    "select count(*)::integer as antall from historikk where hendelse = 'andel_opphoert'",
  )
  expect(rows).toEqual([{ antall: 2 }])
})

it.each([
  ['a document that is taken up again', "update dokument set status = 'UNDER BEHANDLING' where id = $1"],
  ['other rights', 'update dokument set rettighet_status = true where id = $1'],
  ['another number of episodes', 'update registrering set episoder = 5 where dokument_id = $1'],
  ['another function', "update registrering set fagfunksjon = 'Regi' where dokument_id = $1"],
  ['a claim that is gone', 'delete from registrering where dokument_id = $1'],
])('ends with %s', async (_what, change) => {
  const verk = await createVerk(portal, [change, 'Spillefilm', 90 * 60, 1, 2023])
  const one = await createKrav(portal, verk, 'Klipper', 1)
  const other = await createKrav(portal, verk, 'Klipper', 1)
  const mine = async (who: Person) => (await list(who)).find(({ produksjonsID }) => produksjonsID === verk)
  const sak = await mine(one.person)
  await call(one.person, 'POST', '/api/andelsavtaler', {
    krav: sak?.krav.find(({ meg }) => meg)?.krav,
    andeler: sak?.krav.map(({ krav }) => ({ krav, andel: 5000 })),
  })
  await answer(other.person, (await mine(other.person))?.forslag?._id, 'ja')
  // What changes nothing that counts ends nothing.
  await portal.asOwner("update dokument set notat = 'Lest.' where id = $1", [other.dokumentId])
  expect((await mine(one.person))?.gjelder).not.toBeNull()
  await portal.asOwner(change, [other.dokumentId])
  const { rows } = await portal.asOwner('select tilstand from andelsavtale where produksjon_id = $1', [verk])
  expect(rows).toEqual([{ tilstand: 'opphoert' }])
})
