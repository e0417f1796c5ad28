import type { Avsattliste } from '@rp/contract/avsatt'
import type { Funn, Kjoeringslinje } from '@rp/contract/kjoering'
import type { Korreksjon } from '@rp/contract/korreksjon'
import type { Hvorfor, Oppgjoer } from '@rp/contract/oppgjoer'
import type { Pott } from '@rp/contract/pott'
import type { Pottregnskap } from '@rp/contract/pottregnskap'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createRegneeksempel, frys, kjoeringskall, setKonto } from '../../../../test/fordeling.ts'
import { type Person, startTestPortal, type TestPortal } from '../../../../test/portal.ts'
import { slaaPaaTotrinn } from '../../../../test/totrinn.ts'
import { checkKjoeringer } from '../kontroll/sjekk.repository.ts'

let portal: TestPortal
let stab: Person
let andre: Person
/** Releases lines, and has had no other part in any run. */
let frigir: Person
let eksempel: Awaited<ReturnType<typeof createRegneeksempel>>
/** Of another source and kind: what was held back takes nothing of it. */
let neste: { pott: string; kjoering: string }
let gammel: string

const { call, read, simuler } = kjoeringskall(() => ({ portal, stab }))
const holdte = async (kjoering = eksempel.kjoering): Promise<Kjoeringslinje[]> =>
  (await call('GET', `kjoeringer/${kjoering}/linjer?slag=holdt`)).rader
const linjeOf = async ({ person }: { person: Person }) =>
  (await holdte()).find(({ brukerId }) => brukerId === person.id) as Kjoeringslinje
const frigi = async (hvem: { person: Person }, til: string, begrunnelse = 'Avklart med selskapet.') => {
  const { nummer: linje } = await linjeOf(hvem)
  return call('POST', `kjoeringer/${eksempel.kjoering}/frigivelser`, { linje, til, begrunnelse }, frigir)
}
const oppgjoer = ({ person }: { person: Person }): Promise<Oppgjoer[]> =>
  call('GET', `oppgjoer/${person.id}`, undefined, person)
/** The pots of the year, each seen to be whole, by id. */
async function potter(): Promise<Map<string, Pottregnskap>> {
  const all = (await call('GET', 'pottregnskap?visningsaar=2023')) as Pottregnskap[]
  for (const { pottId, kilde, slag, kjoering, brutto, ...parts } of all)
    expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(brutto)
  return new Map(all.map(pott => [pott.pottId, pott]))
}

beforeAll(async () => {
  portal = await startTestPortal()
  stab = await portal.createPerson('administrator')
  andre = await portal.createPerson('administrator')
  frigir = await portal.createPerson('administrator')
  await slaaPaaTotrinn(portal, stab)
  await slaaPaaTotrinn(portal, frigir)
  await slaaPaaTotrinn(portal, andre)
  eksempel = await createRegneeksempel(portal, stab)
  gammel = ((await call('GET', 'potter')) as [Pott])[0]._id
  const { kari, ola, nina, per } = eksempel
  await simuler(eksempel.kjoering)
  // Nobody has an account, so each has a finding.
  const { rader } = (await call('GET', `kjoeringer/${eksempel.kjoering}/funn?slag=mangler_konto`)) as {
    rader: Funn[]
  }
  for (const { _id, brukerId } of rader)
    if (brukerId === kari.person.id || brukerId === ola.person.id)
      await call('PUT', `kjoeringer/${eksempel.kjoering}/funn/${_id}`, {
        avgjoerelse: 'holdt_tilbake',
        begrunnelse: 'Venter på kontonummer.',
        avgjort: null,
      })
  for (const { person } of [kari, ola, nina, per])
    await setKonto(portal, person, 'kontonummer', '15039999991')
  await frys(portal, stab, eksempel.kjoering)
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
  const kjoering = await call('POST', 'kjoeringer', { visningsaar: 2023, ...valg })
  neste = { pott: pott._id, kjoering: kjoering._id }
})
afterAll(() => portal?.close())

/** Corrects a line of the run that held it back. */
const korriger = async (hvem: { person: Person }, beloep: number) => {
  const { nummer: linje } = await linjeOf(hvem)
  const ny = { linje, beloep, begrunnelse: 'Prøve' }
  return call('POST', `kjoeringer/${eksempel.kjoering}/korreksjoner`, ny, frigir)
}

it('releases nothing that a correction has paid already, and corrects nothing that waits', async () => {
  const { kari } = eksempel
  expect((await korriger(kari, 1_00)).code).toBe('korreksjon_umulig')
  // From before lines were released.
  const { db, newId, now } = portal.services
  const id = newId()
  const fast = { kjoering_id: eksempel.kjoering, linje: (await linjeOf(kari)).nummer, begrunnelse: 'Gammel' }
  await db
    .insertInto('korreksjon')
    .values({ id, ...fast, beloep: 463_64, opprettet: now(), opprettet_av: stab.id })
    .execute()
  expect((await linjeOf(kari)).holdtTil).toBe('medlem')
  expect((await frigi(kari, 'medlem')).code).toBe('foreldet')
  expect((await frigi(kari, 'reserve')).code).toBe('foreldet')
  await call('DELETE', `korreksjoner/${id}`)
  expect((await linjeOf(kari)).holdtTil).toBeNull()
})

it('releases nothing but lines that an approved run held back, with a reason, once', async () => {
  const { kari, nina } = eksempel
  expect((await holdte()).map(({ beloep, holdtTil }) => [beloep, holdtTil])).toEqual([
    [463_64, null],
    [463_64, null],
  ])
  expect((await call('GET', 'avsatt')).avsatt).toContainEqual(
    expect.objectContaining({ slag: 'holdt', beloep: 927_28, kanFrigis: false }),
  )
  expect((await frigi(kari, 'medlem', ' ')).felt).toHaveProperty('begrunnelse')
  const { rader } = await call('GET', `kjoeringer/${eksempel.kjoering}/linjer?bruker=${nina.person.id}`)
  const annen = { linje: rader[0].nummer, til: 'medlem', begrunnelse: 'Prøve' }
  const url = `kjoeringer/${eksempel.kjoering}/frigivelser`
  expect((await call('POST', url, annen)).code).toBe('korreksjon_umulig')
  const setEoes = (eoes: string) =>
    portal.services.db.updateTable('bruker').set({ eoes }).where('id', '=', kari.person.id).execute()
  for (const eoes of ['', 'nei']) {
    await setEoes(eoes)
    expect((await frigi(kari, 'medlem')).message).toMatch(/EØS/)
  }
  await setEoes('ja')
  expect(await frigi(kari, 'medlem')).toHaveProperty('message')
  expect((await frigi(kari, 'medlem')).code).toBe('foreldet')
  expect((await frigi(kari, 'reserve')).code).toBe('foreldet')
  // Until a run has given it, there is nothing to correct, and the list says so.
  expect(await linjeOf(kari)).toMatchObject({ holdtTil: 'medlem', kommet: false })
  expect((await korriger(kari, -463_64)).code).toBe('korreksjon_umulig')
})

it('gives a line to its member in the next run, of what was set aside for it alone [K14]', async () => {
  const { kari } = eksempel
  const { regnskap } = await simuler(neste.kjoering)
  expect(regnskap).toMatchObject({ brutto: 1_000_00, korreksjon: 463_64, frigitt: -463_64, krav: 146_82 })
  const alle = await potter()
  expect(alle.get(gammel)).toMatchObject({ holdtTilbake: 463_64, frigitt: 463_64 })
  expect(alle.get(neste.pott)).toMatchObject({ frigitt: -463_64, tilMedlemmer: 146_82 + 463_64 })
  // It waits as before until somebody else has approved the run.
  expect((await oppgjoer(kari))[0]?.linjer[0]).toMatchObject({ holdtTilbake: true, avklart: null })
  for (const { _id } of (await call('GET', `kjoeringer/${neste.kjoering}/funn?aapne=ja`)).rader)
    await call('PUT', `kjoeringer/${neste.kjoering}/funn/${_id}`, {
      avgjoerelse: 'godtatt',
      begrunnelse: 'Sjekket.',
      avgjort: null,
    })
  const { versjon, resultat } = await read(neste.kjoering)
  await call('POST', `kjoeringer/${neste.kjoering}/kontroll`, { versjon })
  const mine = { versjon: (await read(neste.kjoering)).versjon, resultat }
  expect((await call('POST', `kjoeringer/${neste.kjoering}/godkjenning`, mine, frigir)).code).toBe(
    'egen_kjoering',
  )
  await frys(portal, stab, neste.kjoering)
  await potter()
  expect((await checkKjoeringer(portal.services.db)).avsatt).toEqual([])

  const [kom, foer] = (await oppgjoer(kari)) as [Oppgjoer, Oppgjoer]
  expect([foer.netto, foer.holdtTilbake]).toEqual([0, 463_64])
  expect(foer.linjer[0]).toMatchObject({
    holdtTilbake: true,
    avklart: { fordeling: 'Etterfordeling', begrunnelse: 'Avklart med selskapet.' },
  })
  const linje = kom.linjer.find(({ korreksjon }) => korreksjon)
  expect(linje).toMatchObject({
    netto: 463_64,
    trekk: 0,
    // Of where it was held back, not of the pot that carried it.
    kilde: 'Norwaco',
    korreksjon: { fordeling: 'Privatkopiering 2023', frigitt: true },
  })
  const url = `oppgjoer/${kari.person.id}/${neste.kjoering}/${linje?.nummer}`
  const { steg } = (await call('GET', url, undefined, kari.person)) as Hvorfor
  expect(steg.map(({ tekst }) => tekst)).toEqual([
    'Beløpet var satt av i Privatkopiering 2023 til noe var avklart. Nå får du det. Begrunnelse: Avklart med selskapet.',
  ])
  const krav = kom.linjer.find(({ korreksjon }) => !korreksjon)
  const hvorfor = await call('GET', `oppgjoer/${kari.person.id}/${neste.kjoering}/${krav?.nummer}`)
  // The others got what the pot had, no more and no less.
  expect(JSON.stringify(hvorfor.steg)).not.toContain('Korreksjoner')
  const [rettet] = (await call('GET', `kjoeringer/${eksempel.kjoering}/korreksjoner`)) as [Korreksjon]
  expect(rettet).toMatchObject({ frigitt: true, beloep: 463_64, kjoering: { _id: neste.kjoering } })
  expect((await call('DELETE', `korreksjoner/${rettet._id}`)).code).toBe('kjoering_frosset')
  // What came is corrected as what any line gave.
  expect((await korriger(kari, -463_65)).code).toBe('korreksjon_for_stor')
  expect(await korriger(kari, -1_00)).toMatchObject({ beloep: -1_00 })
})

it('lets a line go to the reserve of its pot when another has approved it [K14]', async () => {
  const { ola } = eksempel
  await frigi(ola, 'reserve', 'Kravet er trukket.')
  expect((await linjeOf(ola)).holdtTil).toBe('reserve')
  expect((await korriger(ola, 1_00)).code).toBe('korreksjon_umulig')
  const liste = (await call('GET', 'avsatt')) as Avsattliste
  expect(liste.frigivelser).toMatchObject([{ slag: 'holdt', til: null, beloep: 463_64, godkjent: null }])
  expect(liste.avsatt.some(({ slag }) => slag === 'holdt')).toBe(false)
  expect((await potter()).get(gammel)).toMatchObject({ holdtTilbake: 463_64, avsetning: 500_00 })
  expect((await oppgjoer(ola)).at(-1)?.linjer[0]?.avklart).toBeNull()
  const godkjenn = `frigivelser/${liste.frigivelser[0]?._id}/godkjenning`
  expect((await call('POST', godkjenn, undefined, frigir)).code).toBe('egen_kjoering')
  expect((await call('POST', godkjenn, undefined, andre)).frigivelser).toMatchObject([
    { godkjent: { hvem: expect.any(String) } },
  ])
  expect((await potter()).get(gammel)).toMatchObject({
    holdtTilbake: 0,
    avsetning: 500_00 + 463_64,
    frigitt: 463_64,
  })
  expect((await call('GET', 'avsatt')).avsatt).toContainEqual(
    expect.objectContaining({ slag: 'avsetning', beloep: 963_64 }),
  )
  expect((await oppgjoer(ola)).at(-1)?.linjer[0]).toMatchObject({
    holdtTilbake: true,
    avklart: { fordeling: null, begrunnelse: 'Kravet er trukket.' },
  })
  expect((await checkKjoeringer(portal.services.db)).avsatt).toEqual([])
})
