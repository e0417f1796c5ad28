import type { Korreksjon } from '@rp/contract/korreksjon'
import type { Anslag, Hvorfor, Oppgjoer } from '@rp/contract/oppgjoer'
import type { Pottregnskap } from '@rp/contract/pottregnskap'
import type { Utbetalinger } from '@rp/contract/utbetaling'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  createRegneeksempel,
  dagOm,
  frys,
  kjoeringskall,
  kommet,
  setKonto,
} from '../../../../test/fordeling.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../../test/portal.ts'
import { slaaPaaTotrinn } from '../../../../test/totrinn.ts'
import { checkKjoeringer } from '../kontroll/sjekk.repository.ts'
import { listBetalte } from '../skatt/aarssum.repository.ts'
import { referanseOf } from '../utbetaling/pain001.ts'

let portal: TestPortal
let stab: Person
/** Makes the corrections, and has had no part in any run. */
let retter: Person
let eksempel: Awaited<ReturnType<typeof createRegneeksempel>>
let andre: string
beforeAll(async () => {
  portal = await startTestPortal()
  stab = await portal.createPerson('administrator')
  retter = await portal.createPerson('administrator')
  await slaaPaaTotrinn(portal, stab)
  await slaaPaaTotrinn(portal, retter)
  eksempel = await createRegneeksempel(portal, stab)
  for (const { person } of [eksempel.kari, eksempel.ola, eksempel.nina, eksempel.per])
    await setKonto(portal, person, 'kontonummer', '15039999991')
})
afterAll(() => portal?.close())

const { call, read, simuler } = kjoeringskall(() => ({ portal, stab }))
const vist = async (id: string, vises: boolean) => ({ vises, versjon: (await read(id)).versjon })
/** The line of a person in a run. */
async function linjeOf({ person: { id } }: { person: Person }, kjoering: string, slag = 'krav') {
  const { rader } = await call('GET', `kjoeringer/${kjoering}/linjer?bruker=${id}&slag=${slag}`)
  return rader[0]
}
const rett = async (hvem: { person: Person }, beloep: number, kjoering = eksempel.kjoering) => {
  const { nummer: linje } = await linjeOf(hvem, kjoering)
  const begrunnelse = 'Episodene var talt feil.'
  return call('POST', `kjoeringer/${kjoering}/korreksjoner`, { linje, beloep, begrunnelse }, retter)
}
const listKorreksjoner = (): Promise<Korreksjon[]> =>
  call('GET', `kjoeringer/${eksempel.kjoering}/korreksjoner`)
/** A new run of the same year with money of the same source. */
async function nyKjoering(beloep: number, kilde = 'Norwaco'): Promise<string> {
  const pott = await call('POST', 'potter', {
    kilde,
    slag: 'Privatkopiering',
    visningsaar: 2023,
    mediehus: [],
    produksjonsID: null,
    beloep,
    mottatt: '2025-05-02',
    fraOrganisasjon: true,
  })
  const valg = { navn: 'Etterfordeling', planId: eksempel.valg.planId, potter: [pott._id] }
  return (await call('POST', 'kjoeringer', { visningsaar: 2023, ...valg }))._id
}
async function betalUt(kjoering: string, dato: string): Promise<string> {
  const { filer } = (await call('POST', `kjoeringer/${kjoering}/utbetaling`, { dato })) as Utbetalinger
  await portal.runJobs()
  const id = filer[0]?._id ?? ''
  await call('POST', `utbetalinger/${id}/sendt`)
  await kommet(portal)
  return id
}
/** The pots of the year, each seen to be whole, by what came in. */
async function potter(): Promise<Map<number, Pottregnskap>> {
  const all = (await call('GET', 'pottregnskap?visningsaar=2023')) as Pottregnskap[]
  expect(all.length).toBeGreaterThan(0)
  for (const { pottId, kilde, slag, kjoering, brutto, ...parts } of all)
    expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(brutto)
  return new Map(all.map(pott => [pott.brutto, pott]))
}
const oppgjoer = async ({ person }: { person: Person }): Promise<Oppgjoer> =>
  ((await call('GET', `oppgjoer/${person.id}`, undefined, person)) as [Oppgjoer])[0]

it('corrects claims of approved runs alone, and takes back no more than was given', async () => {
  const { kari, ola, kjoering } = eksempel
  await simuler(kjoering)
  expect((await rett(kari, 100_00)).code).toBe('korreksjon_umulig')
  await frys(portal, stab, kjoering)
  await betalUt(kjoering, dagOm(1))
  expect((await rett(ola, -463_65)).code).toBe('korreksjon_for_stor')
  // All that the line gives then is more than the pot that it is of.
  expect((await rett(ola, 9_536_37)).felt).toEqual({
    beloep: expect.stringMatching(/^Linjen kan ikke gi mer enn det som var i potten: 10\s000,00\skr\.$/),
  })
  expect(await rett(ola, -463_64)).toMatchObject({ beloep: -463_64, ga: 463_64, kjoering: null })
  expect((await rett(ola, -1)).code).toBe('korreksjon_for_stor')
  const { rader } = await call('GET', `kjoeringer/${kjoering}/linjer?slag=avsetning`)
  const avsetning = { linje: rader[0].nummer, beloep: 1, begrunnelse: 'Prøve' }
  const url = `kjoeringer/${kjoering}/korreksjoner`
  expect((await call('POST', url, avsetning)).code).toBe('korreksjon_umulig')
  expect((await call('POST', url, { ...avsetning, begrunnelse: ' ' })).felt).toHaveProperty('begrunnelse')
  const [told] = await call('GET', `historikk/kjoering/${kjoering}`)
  expect(told.hendelse).toBe('korreksjon_laget')
  const [mer, mindre] = [await rett(ola, 100_00), await rett(ola, -100_00)]
  expect((await call('DELETE', `korreksjoner/${mer._id}`)).code).toBe('korreksjon_for_stor')
  for (const { _id } of [mindre, mer]) await call('DELETE', `korreksjoner/${_id}`)
  expect((await listKorreksjoner()).map(({ beloep }) => beloep)).toEqual([-463_64])
  expect(await linjeOf(ola, kjoering)).toMatchObject({ beloep: 463_64, korrigert: -463_64 })
  expect(await linjeOf(kari, kjoering)).toMatchObject({ korrigert: 0 })
})

it('counts in the next run with money of the same source, once, and every øre is somewhere', async () => {
  const { kari, kjoering } = eksempel
  const pluss = await rett(kari, 100_00)
  const annen = await nyKjoering(2_000_00, 'Copyswede')
  expect((await simuler(annen)).regnskap).toMatchObject({ korreksjon: 0 })
  andre = await nyKjoering(1_000_00)
  const { tilstand, regnskap } = await simuler(andre)
  expect([tilstand, regnskap]).toEqual([
    'simulert',
    {
      brutto: 1_000_00,
      fradrag: 100_00,
      avsetning: 50_00,
      korreksjon: -363_64,
      frigitt: 0,
      // 850,00 and 363,64 more are shared as in docs/fordeling.md.
      krav: 209_63,
      utenKrav: 1_004_01,
      annetSted: 0,
      ufordelt: 0,
    },
  ])
  await potter()
  expect((await listKorreksjoner()).map(one => one.kjoering)).toMatchObject([{ _id: andre }, { _id: andre }])
  // It counts already: another run does not take it as well.
  const tredje = await nyKjoering(500_00)
  expect((await simuler(tredje)).regnskap).toMatchObject({ korreksjon: 0 })
  await call('DELETE', `kjoeringer/${tredje}`)

  await call('DELETE', `korreksjoner/${pluss._id}`)
  expect(await read(andre)).toMatchObject({ tilstand: 'utkast' })
  await rett(kari, 100_00)
  expect((await simuler(andre)).regnskap).toEqual(regnskap)
  expect((await linjeOf(kari, andre, 'korreksjon')).beloep).toBe(100_00)
  expect((await read(kjoering)).tilstand).toBe('utbetalt')
  // The estimate tells it from what the year itself gives.
  const svar = { avgjoerelse: 'godtatt', begrunnelse: 'Sjekket.', avgjort: null }
  for (const { _id } of (await call('GET', `kjoeringer/${andre}/funn?aapne=ja`)).rader)
    await call('PUT', `kjoeringer/${andre}/funn/${_id}`, svar)
  const { versjon } = await call('PUT', `kjoeringer/${andre}/anslag`, await vist(andre, true))
  const [anslag] = await call('GET', `oppgjoer/${kari.person.id}/anslag/2023`, undefined, kari.person)
  const rows = anslag?.linjer.map((one: Anslag['linjer'][number]) => [one.korreksjon, one.beloep])
  expect(rows).toContainEqual([true, 100_00])
  await call('PUT', `kjoeringer/${andre}/anslag`, { vises: false, versjon })
})

it('stops a run whose pot has less to share than its corrections take', async () => {
  const { nina } = eksempel
  const stor = await rett(nina, 2_000_00)
  const { tilstand, mangler } = await simuler(andre)
  expect([tilstand, mangler.map(({ tekst }) => tekst)]).toEqual([
    'utkast',
    ['Korreksjonene er større enn det Norwaco, Privatkopiering, har til fordeling.'],
  ])
  await call('DELETE', `korreksjoner/${stor._id}`)
  await simuler(andre)
})

it('needs another administrator than the one who made the correction, and never changes afterwards [K9]', async () => {
  for (const { _id } of (await call('GET', `kjoeringer/${andre}/funn`)).rader)
    await call('PUT', `kjoeringer/${andre}/funn/${_id}`, {
      avgjoerelse: 'godtatt',
      begrunnelse: 'Sjekket.',
      avgjort: null,
    })
  await call('POST', `kjoeringer/${andre}/kontroll`, { versjon: (await read(andre)).versjon })
  const { versjon, resultat } = await read(andre)
  const egen = await call('POST', `kjoeringer/${andre}/godkjenning`, { versjon, resultat }, retter)
  expect(egen.code).toBe('egen_kjoering')
  await frys(portal, stab, andre)
  const [one] = (await listKorreksjoner()) as [Korreksjon]
  expect((await call('DELETE', `korreksjoner/${one._id}`)).code).toBe('kjoering_frosset')
  for (const statement of ['update korreksjon set beloep = 1', 'delete from korreksjon'])
    await expect(portal.asOwner(statement), statement).rejects.toThrow(/never changes/)
  expect(await checkKjoeringer(portal.services.db)).toMatchObject({ godkjente: 2, endrede: [] })
  expect((await simuler(await nyKjoering(500_00))).regnskap).toMatchObject({ korreksjon: 0 })
})

it('never pays less than nothing: what is owed back is taken off the next payment [K9]', async () => {
  const { kari, ola } = eksempel
  const owed = 463_64 - 66_20
  const first = (await call('GET', `kjoeringer/${andre}/utbetaling`)) as Utbetalinger
  expect(first).toMatchObject({
    neste: { antall: 1, beloep: 166_20 },
    staarOver: { antall: 2, beloep: 77_23 },
    skyldes: { antall: 1, beloep: owed },
  })
  await betalUt(andre, dagOm(2))
  const { betaling, netto: skyldig, linjer } = await oppgjoer(ola)
  expect([betaling?.stand, skyldig]).toEqual(['trekkes', -owed])
  expect(linjer.find(({ korreksjon }) => korreksjon)).toMatchObject({
    produksjonstittel: 'Fyret',
    brutto: -463_64,
    trekk: 0,
    netto: -463_64,
    korreksjon: { fordeling: 'Privatkopiering 2023', begrunnelse: 'Episodene var talt feil.' },
  })
  expect((await oppgjoer(kari)).betaling).toMatchObject({ stand: 'betalt', dato: dagOm(0) })
  const halv = (await potter()).get(1_000_00)
  expect(halv).toMatchObject({ utbetalt: 166_20, staarOver: 77_23 - owed, tilMedlemmer: 0 })

  const tredje = await nyKjoering(20_000_00)
  await simuler(tredje)
  await frys(portal, stab, tredje)
  const { beloep } = await linjeOf(ola, tredje)
  const id = await betalUt(tredje, dagOm(3))
  const fil = await portal.app.inject({ url: `/api/utbetalinger/${id}/fil`, headers: bearer(stab) })
  expect(fil.body).toContain(`<InstdAmt Ccy="NOK">${((beloep - owed) / 100).toFixed(2)}</InstdAmt>`)
  expect(
    (await call('GET', `oppgjoer/${ola.person.id}`)).map((one: Oppgjoer) => one.betaling?.stand),
  ).toEqual(['betalt', 'trukket', 'betalt'])
  // What is reported to the tax office of the year is the net, and so is what the member reads.
  const meldt = async () =>
    (await listBetalte(portal.services.db, 2026)).find(one => one.bruker_id === ola.person.id)
  const aar = () => call('GET', `oppgjoer/${ola.person.id}/aar`, undefined, ola.person)
  const netto = 463_64 + beloep - owed
  expect([await aar(), (await meldt())?.beloep]).toEqual([[{ aar: 2026, beloep: netto }], netto])

  // A transfer that the bank refuses takes what was taken off it along, and comes again as it was.
  const { rows } = await portal.asOwner(
    'select id from betaling where utbetaling_id = $1 and bruker_id = $2 and beloep > 0',
    [id, ola.person.id],
  )
  const innhold = `Referanse;Grunn\n${referanseOf(rows[0].id)};Kontoen er avsluttet.`
  await call('POST', `utbetalinger/${id}/bankstatus`, { innhold })
  expect([await aar(), (await meldt())?.beloep]).toEqual([[{ aar: 2026, beloep: 463_64 }], 463_64])
  await potter()
  const bestill = () => call('POST', `kjoeringer/${tredje}/utbetaling`, { dato: dagOm(4) })
  expect((await bestill()).code).toBe('ingen_betalinger')
  await setKonto(portal, ola.person, 'kontonummer', '86011117947')
  const again: Utbetalinger = await bestill()
  expect(again.filer[0]).toMatchObject({ antall: 1, beloep: beloep - owed })
  await potter()
  const sjekk = { godkjente: 3, endrede: [], betalinger: [], avsatt: [], filer: [] }
  expect(await checkKjoeringer(portal.services.db)).toEqual(sjekk)
})

it('tells in words what it corrects, and what corrections took of the pot of the others', async () => {
  const { kari, ola } = eksempel
  const why = async ({ person }: { person: Person }, nummer: number): Promise<Hvorfor> =>
    call('GET', `oppgjoer/${person.id}/${andre}/${nummer}`, undefined, person)
  const plain = ({ steg }: Hvorfor) =>
    steg.map(({ regnestykke, svar }) => `${regnestykke} = ${svar}`.replaceAll(/\s/gu, ' '))
  const korreksjon = await why(ola, (await linjeOf(ola, andre, 'korreksjon')).nummer)
  expect(plain(korreksjon)).toEqual(['463,64 kr − 463,64 kr = 0,00 kr'])
  expect(korreksjon.steg[0]?.tekst).toContain('Begrunnelse: Episodene var talt feil.')
  expect(korreksjon.stoerre).toEqual([])
  const krav = await why(kari, (await linjeOf(kari, andre)).nummer)
  expect(plain(krav).slice(0, 3)).toEqual([
    '1 000,00 kr × 85 ÷ 100 = 850,00 kr',
    '850,00 kr + 363,64 kr = 1 213,64 kr',
    '1 213,64 kr × 450 ÷ 495 = 1 103,31 kr',
  ])
  expect(plain(krav).at(-1)).toBe('66,20 kr = 66,20 kr')
})
