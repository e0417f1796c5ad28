import type { Funn, Kjoering, Kjoeringslinje } from '@rp/contract/kjoering'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createRegneeksempel, frys, setKonto } from '../../../../test/fordeling.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../../test/portal.ts'

let portal: TestPortal
let stab: Person
let eksempel: Awaited<ReturnType<typeof createRegneeksempel>>

const call = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  (
    await portal.app.inject({
      method,
      url: `/api/${url}`,
      headers: bearer(stab),
      ...(payload && { payload }),
    })
  ).json()
const run = () => `kjoeringer/${eksempel.kjoering}`
const read = (): Promise<Kjoering> => call('GET', run())
const funn = async (slag: string): Promise<Funn[]> => (await call('GET', `${run()}/funn?slag=${slag}`)).rader
const setEoes = ({ id }: Person, svar: string) =>
  portal.asOwner('update bruker set eoes = $2 where id = $1', [id, svar])

beforeAll(async () => {
  portal = await startTestPortal()
  stab = await portal.createPerson('administrator')
  eksempel = await createRegneeksempel(portal, stab)
  const { kari, ola, nina, per } = eksempel
  await setKonto(portal, kari.person, 'kontonummer', '15039999991')
  await portal.asOwner('update bruker set kontonummer_kryptert = $2 where id = $1', [
    ola.person.id,
    'v1.borte.AAAA',
  ])
  // Abroad, without the bank's code; and eleven digits that are no account.
  await setKonto(portal, nina.person, 'iban', 'DE89 3704 0044 0532 0130 00')
  await setKonto(portal, per.person, 'kontonummer', '15039999990')
  await setEoes(nina.person, 'nei')
  await setEoes(per.person, '')
  // Per has a share of a pot of the other kind as well.
  await portal.asOwner('update dokument set rettighet_status = true, signatur_pc = true where id = $1', [
    per.dokumentId,
  ])
  const pott = await call('POST', 'potter', {
    kilde: 'NRK',
    slag: 'F©R-vederlag',
    visningsaar: 2023,
    mediehus: [],
    produksjonsID: null,
    beloep: 1_000_00,
    mottatt: '2024-05-02',
    fraOrganisasjon: false,
  })
  const potter = [...eksempel.valg.potter, pott._id]
  await call('PUT', run(), { ...eksempel.valg, potter, versjon: (await read()).versjon })
  await call('POST', `${run()}/simulering`)
  await portal.runJobs()
})
afterAll(() => portal?.close())

it('finds whose account is none, or cannot be opened', async () => {
  const { ola, nina, per } = eksempel
  const found = await funn('mangler_konto')
  expect(found.map(({ brukerId }) => brukerId).toSorted()).toEqual(
    [ola, nina, per].map(({ person }) => person.id).toSorted(),
  )
})

it('tells in the log whose account cannot be opened, and of no other', () => {
  const told = portal
    .log()
    .split('\n')
    .filter(line => line.includes('an account number cannot be opened'))
    .map(line => JSON.parse(line).bruker)
  expect(told).toEqual([eksempel.ola.person.id])
})

it('finds who has private copying and is not of the EEA, or has not said, and holds back that money alone', async () => {
  const { nina, per } = eksempel
  const found = await funn('mangler_eoes')
  const plain = found.map(({ brukerId, tall, beloep }) => ({ brukerId, tall, beloep }))
  expect(plain).toHaveLength(2)
  expect(plain).toContainEqual({ brukerId: nina.person.id, tall: 1, beloep: 270_45 })
  expect(plain).toContainEqual({ brukerId: per.person.id, tall: 0, beloep: 270_45 })
  const pers = found.find(({ brukerId }) => brukerId === per.person.id)
  const holdt = { avgjoerelse: 'holdt_tilbake', begrunnelse: 'Venter på svar.', avgjort: null }
  // It goes to nobody outside the EEA, so staff cannot settle it by paying.
  for (const one of found) {
    const answer = await call('PUT', `${run()}/funn/${one._id}`, { ...holdt, avgjoerelse: 'godtatt' })
    expect(answer.felt).toHaveProperty('avgjoerelse')
  }
  expect((await read()).holdtTilbake).toBe(0)
  await call('PUT', `${run()}/funn/${pers?._id}`, holdt)
  const lines = (await call('GET', `${run()}/linjer?bruker=${per.person.id}`)).rader as Kjoeringslinje[]
  expect(lines.map(({ pott, holdtTilbake }) => [pott.slag, holdtTilbake]).toSorted()).toEqual([
    ['F©R-vederlag', false],
    ['Privatkopiering', true],
  ])
  expect((await read()).holdtTilbake).toBe(270_45)
})

it('settles all that is open of one kind with one reason, and nothing that was settled before', async () => {
  const [first] = await funn('mangler_konto')
  const alle = { avgjoerelse: 'godtatt', begrunnelse: 'De får pengene senere.', avgjort: null, alle: true }
  await call('PUT', `${run()}/funn/${first?._id}`, alle)
  expect((await funn('mangler_konto')).map(one => one.begrunnelse)).toEqual(
    Array(3).fill('De får pengene senere.'),
  )
  const eoes = await funn('mangler_eoes')
  expect(eoes.map(({ avgjoerelse }) => avgjoerelse).toSorted()).toEqual(['holdt_tilbake', null])
  const open = eoes.find(({ avgjoerelse }) => avgjoerelse === null)
  await call('PUT', `${run()}/funn/${open?._id}`, {
    ...alle,
    avgjoerelse: 'holdt_tilbake',
    begrunnelse: 'Nei.',
  })
  expect((await funn('mangler_eoes')).map(one => one.begrunnelse).toSorted()).toEqual([
    'Nei.',
    'Venter på svar.',
  ])
  expect((await read()).holdtTilbake).toBe(540_90)
  const [told] = await call('GET', `historikk/${run().replace('kjoeringer', 'kjoering')}`)
  expect(told).toMatchObject({ hendelse: 'funn_avgjort' })
})

it('keeps what was decided of a missing account when the amount has changed', async () => {
  const { dokumentId } = eksempel.ola
  for (const count of [5, 6]) {
    await portal.asOwner('update registrering set episoder = $2 where dokument_id = $1', [dokumentId, count])
    await call('POST', `${run()}/simulering`)
    await portal.runJobs()
    expect((await funn('mangler_konto')).map(one => one.begrunnelse)).toEqual(
      Array(3).fill('De får pengene senere.'),
    )
  }
})

it('freezes a run with an account that cannot be opened: its payment waits for one', async () => {
  await frys(portal, stab, eksempel.kjoering)
  const { feilet, neste } = await call('GET', `${run()}/utbetaling`)
  expect(neste).toEqual({ antall: 1, beloep: 463_64 })
  expect(feilet.map(({ brukerId }: { brukerId: string }) => brukerId)).toContain(eksempel.ola.person.id)
})
