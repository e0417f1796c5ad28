import type { Funn, Kjoering, Kjoeringslinje } from '@rp/contract/kjoering'
import type { Hvorfor, Oppgjoer } from '@rp/contract/oppgjoer'
import type { Pottregnskap } from '@rp/contract/pottregnskap'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createKrav, createRegneeksempel, frys, setKonto } from '../../../../test/fordeling.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../../test/portal.ts'

let portal: TestPortal
let stab: Person
let eksempel: Awaited<ReturnType<typeof createRegneeksempel>>
/** Two who wrote five of the ten episodes each. */
let siri: Awaited<ReturnType<typeof createKrav>>
let tor: Awaited<ReturnType<typeof createKrav>>

const send = (who: Person, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  portal.app.inject({ method, url: `/api/${url}`, headers: bearer(who), ...(payload && { payload }) })
const call = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  (await send(stab, method, url, payload)).json()
const run = () => `kjoeringer/${eksempel.kjoering}`
async function simuler(): Promise<Kjoering> {
  await call('POST', `${run()}/simulering`)
  await portal.runJobs()
  return call('GET', run())
}
const linjer = async (slag: string): Promise<Kjoeringslinje[]> =>
  (await call('GET', `${run()}/linjer?antall=100&slag=${slag}`)).rader
const sum = (rader: readonly Kjoeringslinje[]) => rader.reduce((all, { beloep }) => all + beloep, 0)
/** Staff say of the only entry of a document that another organisation manages it. */
const forvalt = async (dokumentId: string, forvaltesAnnetSted: boolean | undefined, who = stab) => {
  const { ansiennitet, versjon } = (await send(stab, 'GET', `document/${dokumentId}`)).json()
  const entries = ansiennitet.map((entry: object) => ({ ...entry, forvaltesAnnetSted }))
  return send(who, 'PUT', `document/${dokumentId}`, { ansiennitet: entries, versjon })
}

beforeAll(async () => {
  portal = await startTestPortal()
  stab = await portal.createPerson('administrator')
  eksempel = await createRegneeksempel(portal, stab)
  siri = await createKrav(portal, eksempel.serie, 'Manus (original)', 5)
  tor = await createKrav(portal, eksempel.serie, 'Manus (original)', 5)
  for (const { person } of [siri, tor]) await setKonto(portal, person, 'kontonummer', '15039999991')
})
afterAll(() => portal?.close())

it('is for staff to say, is told in the history, and stays when it is not said anew', async () => {
  const { dokumentId, person } = siri
  await portal.asOwner("update dokument set status = 'UNDER BEHANDLING' where id = $1", [dokumentId])
  const flag = (answer: { json(): { ansiennitet: unknown[] } }) => answer.json().ansiennitet
  expect(flag(await forvalt(dokumentId, true, person))).toMatchObject([{ forvaltesAnnetSted: false }])
  expect(flag(await forvalt(dokumentId, true))).toMatchObject([{ forvaltesAnnetSted: true }])
  const [told] = (await send(person, 'GET', `document/${dokumentId}/historikk`)).json()
  expect(told.endringer).toMatchObject([
    { felt: 'registreringer', til: expect.stringContaining('forvaltes av en annen organisasjon') },
  ])
  expect(flag(await forvalt(dokumentId, false, person))).toMatchObject([{ forvaltesAnnetSted: true }])
  const entry = { produksjonsID: eksempel.serie, fagfunksjon: 'Manus', episoder: 4 }
  const save = (fagfunksjon: string, episoder: number) =>
    send(person, 'PUT', `document/${dokumentId}`, { ansiennitet: [{ ...entry, fagfunksjon, episoder }] })
  expect(flag(await save('Manus', 4))).toMatchObject([{ episoder: 4, forvaltesAnnetSted: true }])
  expect(flag(await save('Manus (original)', 5))).toMatchObject([{ episoder: 5, forvaltesAnnetSted: true }])
  expect(flag(await forvalt(dokumentId, false))).toMatchObject([{ forvaltesAnnetSted: false }])
  await portal.asOwner("update dokument set status = 'BEHANDLET' where id = $1", [dokumentId])
})

it('sets the points apart: nobody else in the work gets an øre of them, and they are not unclaimed', async () => {
  const before = await simuler()
  const [kravFoer, utenFoer] = [await linjer('krav'), await linjer('uten_krav')]
  expect(before.regnskap?.annetSted).toBe(0)
  await forvalt(siri.dokumentId, true)
  const after = await simuler()
  const [apart, ...others] = await linjer('annet_sted')
  expect(others).toEqual([])
  const hers = kravFoer.find(({ brukerId }) => brukerId === siri.person.id)
  expect(apart).toMatchObject({ brukerId: siri.person.id, beloep: hers?.beloep })
  const plain = (rader: readonly Kjoeringslinje[]) => rader.map(({ brukerId, beloep }) => [brukerId, beloep])
  expect(plain(await linjer('krav'))).toEqual(
    plain(kravFoer.filter(({ brukerId }) => brukerId !== siri.person.id)),
  )
  expect(sum(await linjer('uten_krav'))).toBe(sum(utenFoer))
  expect(after.mottakere).toBe(before.mottakere - 1)
  expect(after.regnskap?.annetSted).toBe(hers?.beloep)
  const { brutto, ...parts } = after.regnskap ?? { brutto: 0 }
  expect(Object.values(parts).reduce((all, part) => all + part, 0)).toBe(brutto)
})

it('is a finding for staff, and one that changes after the simulation is another document', async () => {
  const found = async (slag: string): Promise<Funn[]> => {
    await call('GET', run())
    return (await call('GET', `${run()}/funn?slag=${slag}`)).rader
  }
  expect(await found('forvaltes_annet_sted')).toMatchObject([
    { brukerId: siri.person.id, produksjonstittel: 'Fyret', gruppe: 'Manus', tall: 1 },
  ])
  await forvalt(tor.dokumentId, true)
  await portal.asOwner("update dokument set endret = now() + interval '1 hour' where id = $1", [
    tor.dokumentId,
  ])
  expect(await found('dokument_endret')).toMatchObject([
    { dokumentId: tor.dokumentId, endret: ['registreringer'] },
  ])
  await forvalt(tor.dokumentId, false)
  expect(await found('dokument_endret')).toEqual([])
})

it('tells its member why nothing comes from here, and is seen to be whole in the accounts', async () => {
  await portal.asOwner('update dokument set endret = opprettet where id = $1', [tor.dokumentId])
  await simuler()
  await frys(portal, stab, eksempel.kjoering)
  const mine = `oppgjoer/${siri.person.id}`
  const [oppgjoer] = (await send(siri.person, 'GET', mine)).json() as [Oppgjoer]
  expect(oppgjoer).toMatchObject({
    netto: 0,
    betaling: null,
    linjer: [{ netto: 0, brutto: 0, annetSted: true }],
  })
  const url = `${mine}/${eksempel.kjoering}/${oppgjoer.linjer[0]?.nummer}`
  const { steg, stoerre } = (await send(siri.person, 'GET', url)).json() as Hvorfor
  expect(steg.at(-1)).toMatchObject({
    tekst: expect.stringMatching(/^En annen organisasjon forvalter Manus i «Fyret» for deg\./),
    svar: expect.stringMatching(/^0,00\skr$/),
  })
  expect(stoerre).toEqual([])
  const [pott] = (await call('GET', 'pottregnskap?visningsaar=2023')) as [Pottregnskap]
  const { pottId, kilde, slag, kjoering, brutto, ...parts } = pott
  expect(parts.annetSted).toBeGreaterThan(0)
  expect(Object.values(parts).reduce((all, part) => all + part, 0)).toBe(brutto)
  const { rows } = await portal.asOwner(
    "select gruppe from uhentet where gruppe = 'Manus' and tittel = 'Fyret'",
  )
  expect(rows).toEqual([])
})

it('is corrected as a line that gave nothing', async () => {
  const [{ nummer, beloep }] = (await linjer('annet_sted')) as [Kjoeringslinje]
  const korriger = (payload: object) => call('POST', `${run()}/korreksjoner`, payload)
  const begrunnelse = 'Manuset forvaltes likevel av oss.'
  expect((await korriger({ linje: nummer, beloep: -1, begrunnelse })).code).toBe('korreksjon_for_stor')
  expect(await korriger({ linje: nummer, beloep, begrunnelse })).toMatchObject({ ga: 0, beloep })
})
