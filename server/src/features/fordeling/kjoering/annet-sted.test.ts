import type { Avsattliste } from '@rp/contract/avsatt'
import type { Funn, Kjoering, Kjoeringslinje } from '@rp/contract/kjoering'
import type { Hvorfor, Oppgjoer } from '@rp/contract/oppgjoer'
import type { Pottregnskap } from '@rp/contract/pottregnskap'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createKrav, createRegneeksempel, findEndrede, frys, setKonto } from '../../../../test/fordeling.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../../test/portal.ts'
import { slaaPaaTotrinn } from '../../../../test/totrinn.ts'
import { checkKjoeringer } from '../kontroll/sjekk.repository.ts'

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
    await findEndrede(portal)
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
  await forvalt(tor.dokumentId, true)
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

/** The pots of the year by id, each seen to be whole. */
async function potter(): Promise<Map<string, Pottregnskap>> {
  const all = (await call('GET', 'pottregnskap?visningsaar=2023')) as Pottregnskap[]
  for (const { pottId, kilde, slag, kjoering, brutto, ...parts } of all)
    expect(Object.values(parts).reduce((some, part) => some + part, 0)).toBe(brutto)
  return new Map(all.map(pott => [pott.pottId, pott]))
}
const avsatt = async (): Promise<Avsattliste> => call('GET', 'avsatt')
const linjeOf = async ({ person }: { person: Person }) =>
  (await linjer('annet_sted')).find(({ brukerId }) => brukerId === person.id) as Kjoeringslinje
const frigi = async (hvem: { person: Person }, til: string) => {
  const { nummer: linje } = await linjeOf(hvem)
  return call('POST', `${run()}/frigivelser`, { linje, til, begrunnelse: 'Vi forvalter det likevel.' })
}

it('is released to its member when it was marked wrongly, and takes nothing of what others get', async () => {
  const [hers, hans] = [await linjeOf(siri), await linjeOf(tor)]
  const [gammel] = [...(await potter()).values()] as [Pottregnskap]
  expect((await avsatt()).avsatt).toContainEqual(
    expect.objectContaining({ slag: 'annet_sted', beloep: hers.beloep + hans.beloep, kanFrigis: false }),
  )
  const rettet = { linje: hers.nummer, beloep: hers.beloep, begrunnelse: 'Prøve' }
  expect((await call('POST', `${run()}/korreksjoner`, rettet)).code).toBe('korreksjon_umulig')
  expect(await frigi(siri, 'medlem')).toHaveProperty('message')
  expect((await frigi(siri, 'reserve')).code).toBe('foreldet')
  expect((await linjeOf(siri)).holdtTil).toBe('medlem')
  expect((await avsatt()).avsatt).toContainEqual(
    expect.objectContaining({ slag: 'annet_sted', beloep: hans.beloep }),
  )
  const pott = await call('POST', 'potter', {
    kilde: 'Copyswede',
    slag: 'Privatkopiering',
    visningsaar: 2023,
    mediehus: [],
    produksjonsID: null,
    beloep: 1_000_00,
    mottatt: '2025-05-02',
    fraOrganisasjon: true,
  })
  const valg = { navn: 'Etterfordeling', planId: eksempel.valg.planId, potter: [pott._id] }
  const { _id: neste } = await call('POST', 'kjoeringer', { visningsaar: 2023, ...valg })
  await call('POST', `kjoeringer/${neste}/simulering`)
  await portal.runJobs()
  expect((await call('GET', `kjoeringer/${neste}`)).regnskap).toMatchObject({
    korreksjon: hers.beloep,
    frigitt: -hers.beloep,
  })
  await frys(portal, stab, neste)
  expect((await potter()).get(gammel.pottId)).toMatchObject({
    annetSted: hans.beloep,
    frigitt: hers.beloep,
    holdtTilbake: 0,
  })
  expect((await checkKjoeringer(portal.services.db)).avsatt).toEqual([])
  const mine = `oppgjoer/${siri.person.id}`
  const [kom, foer] = (await send(siri.person, 'GET', mine)).json() as [Oppgjoer, Oppgjoer]
  expect(foer.linjer[0]).toMatchObject({ annetSted: true, avklart: { fordeling: 'Etterfordeling' } })
  const linje = kom.linjer.find(({ korreksjon }) => korreksjon)
  expect(linje).toMatchObject({ netto: hers.beloep, kilde: 'Norwaco', korreksjon: { frigitt: true } })
  const why = (kjoering: string, nummer: number | undefined) =>
    send(siri.person, 'GET', `${mine}/${kjoering}/${nummer}`)
  const { steg } = (await why(neste, linje?.nummer)).json() as Hvorfor
  expect(steg[0]?.tekst).toContain('fordi vi regnet med at en annen organisasjon forvaltet det')
  const nei = (await why(eksempel.kjoering, hers.nummer)).json() as Hvorfor
  expect(nei.steg.at(-1)?.tekst).toMatch(/^Vi regnet med at en annen organisasjon/)
})

it('goes to the reserve when its member was erased before the release was counted', async () => {
  const hans = await linjeOf(tor)
  const [gammel] = [...(await potter()).values()].filter(({ kilde }) => kilde === 'Norwaco') as [Pottregnskap]
  const igjen = async () =>
    (await avsatt()).avsatt.filter(({ slag, pott }) => slag === 'annet_sted' && pott._id === gammel.pottId)
  await frigi(tor, 'medlem')
  expect(await igjen()).toEqual([])
  await portal.asOwner('update bruker set slettet = now() where id = $1', [tor.person.id])
  expect((await linjeOf(tor)).holdtTil).toBeNull()
  expect(await igjen()).toMatchObject([{ beloep: hans.beloep }])
  expect((await frigi(tor, 'medlem')).code).toBe('korreksjon_umulig')
  expect(await frigi(tor, 'reserve')).toHaveProperty('message')
  expect((await linjeOf(tor)).holdtTil).toBe('reserve')
  const [venter] = (await avsatt()).frigivelser
  expect(venter).toMatchObject({ slag: 'annet_sted', til: null, beloep: hans.beloep })
  const andre = await portal.createPerson('administrator')
  await slaaPaaTotrinn(portal, andre)
  await send(andre, 'POST', `frigivelser/${venter?._id}/godkjenning`)
  expect((await potter()).get(gammel.pottId)).toMatchObject({
    annetSted: 0,
    avsetning: gammel.avsetning + hans.beloep,
  })
  expect((await avsatt()).avsatt).toContainEqual(
    expect.objectContaining({ slag: 'avsetning', beloep: 500_00 + hans.beloep }),
  )
  expect((await checkKjoeringer(portal.services.db)).avsatt).toEqual([])
})
