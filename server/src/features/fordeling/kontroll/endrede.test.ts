import type { Funn, Kjoering, Kjoeringslinje } from '@rp/contract/kjoering'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  createKrav,
  createRegneeksempel,
  createVerk,
  findEndrede,
  setKonto,
} from '../../../../test/fordeling.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../../test/portal.ts'
import { slaaPaaTotrinn } from '../../../../test/totrinn.ts'

let portal: TestPortal
let stab: Person
let eksempel: Awaited<ReturnType<typeof createRegneeksempel>>

const send = (who: Person, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  portal.app.inject({ method, url: `/api/${url}`, headers: bearer(who), ...(payload && { payload }) })
const call = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  (await send(stab, method, url, payload)).json()
const run = () => `kjoeringer/${eksempel.kjoering}`
const read = (): Promise<Kjoering> => call('GET', run())
/** The run as it is when its documents have been looked after. */
async function look(): Promise<Kjoering> {
  await findEndrede(portal)
  return read()
}
async function endrede(): Promise<Funn[]> {
  await look()
  return (await call('GET', `${run()}/funn?slag=dokument_endret`)).rader
}
async function simuler(): Promise<Kjoering> {
  await call('POST', `${run()}/simulering`)
  await portal.runJobs()
  return read()
}
async function avgjoer(avgjoerelse: 'godtatt' | 'holdt_tilbake'): Promise<void> {
  for (const { _id } of (await call('GET', `${run()}/funn?aapne=ja`)).rader)
    await call('PUT', `${run()}/funn/${_id}`, { avgjoerelse, begrunnelse: 'Sjekket.', avgjort: null })
}
const kontroller = async () => (await send(stab, 'POST', `${run()}/kontroll`, await read())).json()

type Krav = { person: Person; dokumentId: string }
/** A save of the document, which counts its version up. */
const lagre = ({ dokumentId }: Krav, values = 'status = status') =>
  portal.asOwner(
    `update dokument set ${values}, versjon = versjon + 1, endret = now() + interval '1 hour' where id = $1`,
    [dokumentId],
  )
const registrering = ({ dokumentId }: Krav, values: string) =>
  portal.asOwner(`update registrering set ${values} where dokument_id = $1`, [dokumentId])

beforeAll(async () => {
  portal = await startTestPortal()
  stab = await portal.createPerson('administrator')
  eksempel = await createRegneeksempel(portal, stab)
  const { kari, ola, nina, per } = eksempel
  for (const { person } of [kari, ola, nina, per])
    await setKonto(portal, person, 'kontonummer', '15039999991')
  // A pot of the other kind as well, which only those who have kept their rights have a share of.
  const pott = {
    kilde: 'NRK',
    slag: 'F©R-vederlag',
    visningsaar: 2023,
    mediehus: [],
    produksjonsID: null,
    beloep: 1_000_00,
    mottatt: '2024-05-02',
    fraOrganisasjon: false,
  }
  const potter = [...eksempel.valg.potter, (await call('POST', 'potter', pott))._id]
  await call('PUT', run(), { ...eksempel.valg, potter, versjon: (await read()).versjon })
  await simuler()
})
afterAll(() => portal?.close())

it('finds nothing of a document that is saved, and counts as it did', async () => {
  await lagre(eksempel.per, "notat = 'Et notat'")
  const saved =
    'gen_random_uuid(), dokument_id, posisjon + 1, produksjon_id, produksjonsnavn, fagfunksjon, episoder'
  await portal.asOwner(
    `insert into registrering (id, dokument_id, posisjon, produksjon_id, produksjonsnavn, fagfunksjon, episoder)
     select ${saved} from registrering where dokument_id = $1`,
    [eksempel.per.dokumentId],
  )
  await portal.asOwner('delete from registrering where dokument_id = $1 and posisjon = 0', [
    eksempel.per.dokumentId,
  ])
  expect(await endrede()).toEqual([])
})

const ulike: [string, () => Promise<unknown>, () => Promise<unknown>, string[]][] = [
  [
    'another status',
    () => lagre(eksempel.per, "status = 'UNDER BEHANDLING'"),
    () => lagre(eksempel.per, "status = 'BEHANDLET'"),
    ['status'],
  ],
  [
    'other rights',
    () => lagre(eksempel.per, 'rettighet_status = true, signatur_pc = true'),
    () => lagre(eksempel.per, 'rettighet_status = null'),
    ['rettigheter'],
  ],
  [
    'another number of episodes',
    () => Promise.all([lagre(eksempel.per), registrering(eksempel.per, 'episoder = 2')]),
    () => registrering(eksempel.per, 'episoder = 1'),
    ['registreringer'],
  ],
  [
    'another function',
    () => Promise.all([lagre(eksempel.per), registrering(eksempel.per, "fagfunksjon = 'Klipper'")]),
    () => registrering(eksempel.per, "fagfunksjon = 'Regi'"),
    ['registreringer'],
  ],
  [
    'a document that is deleted',
    () =>
      portal.asOwner('update dokument set slettet = now() + $$1 hour$$::interval where id = $1', [
        eksempel.per.dokumentId,
      ]),
    () => portal.asOwner('update dokument set slettet = null where id = $1', [eksempel.per.dokumentId]),
    ['slettet'],
  ],
  [
    'a person who is erased',
    () =>
      portal.asOwner('update bruker set slettet = now() + $$1 hour$$::interval where id = $1', [
        eksempel.per.person.id,
      ]),
    () => portal.asOwner('update bruker set slettet = null where id = $1', [eksempel.per.person.id]),
    ['slettet'],
  ],
]

it.each(ulike)('finds %s, until it is as it was', async (_, change, undo, endret) => {
  await change()
  expect(await endrede()).toMatchObject([
    { dokumentId: eksempel.per.dokumentId, brukerId: eksempel.per.person.id, endret, beloep: 27_045 },
  ])
  await undo()
  expect(await endrede()).toEqual([])
})

it('finds an entry that has come of a work and a function that the run counts', async () => {
  const { per, film } = eksempel
  await lagre(per)
  const add = (fagfunksjon: string) =>
    portal.asOwner(
      `insert into registrering (id, dokument_id, posisjon, produksjon_id, fagfunksjon) values (gen_random_uuid(), $1, 2, $2, $3)`,
      [per.dokumentId, film, fagfunksjon],
    )
  await add('Ikke en godkjent tittel')
  expect(await endrede()).toEqual([])
  await portal.asOwner('delete from registrering where dokument_id = $1 and posisjon = 2', [per.dokumentId])
  await add('Klipper')
  expect(await endrede()).toMatchObject([{ endret: ['registreringer'] }])
  await portal.asOwner('delete from registrering where dokument_id = $1 and posisjon = 2', [per.dokumentId])
  expect(await endrede()).toEqual([])
})

it('refuses to control and to freeze until it is settled, and a control falls with it [K1]', async () => {
  const { per } = eksempel
  await avgjoer('godtatt')
  expect(await kontroller()).toMatchObject({ tilstand: 'kontrollert' })
  const { versjon, resultat } = await read()
  await registrering(per, 'episoder = 3')
  await lagre(per)
  const sjef = await portal.createPerson('administrator')
  await slaaPaaTotrinn(portal, sjef)
  const frys = await send(sjef, 'POST', `${run()}/godkjenning`, { versjon, resultat })
  expect(frys.json().code).toBe('funn_aapne')
  expect(await read()).toMatchObject({ tilstand: 'simulert', kontrollert: null, aapneFunn: 1 })
  expect(await kontroller()).toMatchObject({ code: 'funn_aapne' })
})

it('holds back the lines of that document alone, and keeps what was decided until it is saved again', async () => {
  await avgjoer('holdt_tilbake')
  expect(await read()).toMatchObject({ aapneFunn: 0, holdtTilbake: 27_045 })
  const linjer = (await call('GET', `${run()}/linjer?slag=krav`)).rader as Kjoeringslinje[]
  expect(linjer.filter(({ holdtTilbake }) => holdtTilbake)).toMatchObject([
    { dokumentId: eksempel.per.dokumentId },
  ])
  await lagre(eksempel.per)
  // Who reads a run changes nothing of it.
  expect(await read()).toMatchObject({ aapneFunn: 0, holdtTilbake: 27_045 })
  expect(await look()).toMatchObject({ aapneFunn: 1, holdtTilbake: 0 })
  await avgjoer('godtatt')
  expect(await kontroller()).toMatchObject({ tilstand: 'kontrollert' })
  expect(await read()).toMatchObject({ tilstand: 'kontrollert' })
})

/** Settles the only finding of a document, whatever was said of it before. */
async function holdTilbake(): Promise<Kjoering> {
  const [funn] = (await endrede()) as [Funn]
  const svar = { avgjoerelse: 'holdt_tilbake', begrunnelse: 'Sjekkes.', avgjort: funn.avgjort?.tid ?? null }
  await call('PUT', `${run()}/funn/${funn._id}`, svar)
  return read()
}

it('freezes and controls nothing else than was seen when what was held back is as it was counted again [K1]', async () => {
  const { per, kari } = eksempel
  await holdTilbake()
  expect(await kontroller()).toMatchObject({ tilstand: 'kontrollert', holdtTilbake: 27_045 })
  const { versjon, resultat } = await read()
  const linje = "select xmin::text from kjoeringslinje where slag = 'krav' and bruker_id = $1"
  const foer = await portal.asOwner(linje, [kari.person.id])
  await registrering(per, 'episoder = 1')
  const sjef = await portal.createPerson('administrator')
  await slaaPaaTotrinn(portal, sjef)
  const frys = await send(sjef, 'POST', `${run()}/godkjenning`, { versjon, resultat })
  const uten = { tilstand: 'simulert', kontrollert: null, holdtTilbake: 0, aapneFunn: 0 }
  expect(frys.json()).toMatchObject({ code: 'konflikt', gjeldende: { ...uten, versjon: versjon + 1 } })
  expect(await read()).toMatchObject({ ...uten, versjon: versjon + 1 })
  const [told] = await call('GET', `historikk/kjoering/${eksempel.kjoering}`)
  expect(told).toMatchObject({ hendelse: 'endret', endringer: [{ felt: 'Kontroll', fra: 'Kontrollert' }] })
  // A line that stays as it is, is not written.
  expect((await portal.asOwner(linje, [kari.person.id])).rows).toEqual(foer.rows)

  await registrering(per, 'episoder = 2')
  const holdt = await holdTilbake()
  await registrering(per, 'episoder = 1')
  const kontroll = await send(stab, 'POST', `${run()}/kontroll`, { versjon: holdt.versjon })
  expect(kontroll.json()).toMatchObject({ code: 'konflikt', gjeldende: uten })
  expect(await kontroller()).toMatchObject({ tilstand: 'kontrollert', holdtTilbake: 0 })
})

it('has nothing to find once the run is simulated anew', async () => {
  expect(await simuler()).toMatchObject({ tilstand: 'simulert' })
  expect(await endrede()).toEqual([])
})

it('lets a control stand when a document changes and is as it was again before anybody approves', async () => {
  const { per } = eksempel
  const kontrollert = await kontroller()
  expect(kontrollert).toMatchObject({ tilstand: 'kontrollert' })
  const { versjon, resultat } = kontrollert
  await lagre(per, "status = 'UNDER BEHANDLING'")
  expect(await look()).toMatchObject({ tilstand: 'kontrollert', versjon, aapneFunn: 1 })
  await lagre(per, "status = 'BEHANDLET'")
  expect(await look()).toMatchObject({ tilstand: 'kontrollert', versjon, aapneFunn: 0 })

  await lagre(per, "status = 'UNDER BEHANDLING'")
  await look()
  const sjef = await portal.createPerson('administrator')
  await slaaPaaTotrinn(portal, sjef)
  const frys = await send(sjef, 'POST', `${run()}/godkjenning`, { versjon, resultat })
  expect(frys.json().code).toBe('funn_aapne')
  expect(await read()).toMatchObject({ tilstand: 'simulert', kontrollert: null, aapneFunn: 1 })
})

it('takes a control back when what was decided falls, though nobody asks [K1]', async () => {
  await holdTilbake()
  const { versjon } = await kontroller()
  await lagre(eksempel.per, "status = 'BEHANDLET'")
  const uten = { tilstand: 'simulert', kontrollert: null, holdtTilbake: 0, aapneFunn: 0 }
  expect(await look()).toMatchObject({ ...uten, versjon: versjon + 1 })
})

it('looks after the other runs when one of them cannot be', async () => {
  const felter = { kilde: 'Norwaco', slag: 'Privatkopiering', visningsaar: 2023, beloep: 1000 }
  const rest = { mediehus: [], produksjonsID: null, mottatt: '2024-05-02', fraOrganisasjon: true }
  const { _id: pott } = await call('POST', 'potter', { ...felter, ...rest })
  const valg = { ...eksempel.valg, navn: 'Den andre', visningsaar: 2023, potter: [pott] }
  const { _id: andre } = await call('POST', 'kjoeringer', valg)
  await call('POST', `kjoeringer/${andre}/simulering`)
  await portal.runJobs()
  const stans = "create function stans() returns trigger language plpgsql as $$begin raise 'stans'; end$$"
  await portal.asOwner(stans)
  await portal.asOwner(
    `create trigger stans before insert on kjoeringsfunn for each row when (new.kjoering_id = '${eksempel.kjoering}') execute function stans()`,
  )
  await lagre(eksempel.per, "status = 'UNDER BEHANDLING'")
  await look()
  await portal.asOwner('drop function stans cascade')
  const found = await call('GET', `kjoeringer/${andre}/funn?slag=dokument_endret`)
  expect(found.rader).toMatchObject([{ dokumentId: eksempel.per.dokumentId, endret: ['status'] }])
  expect(portal.log()).toContain('the documents of a run cannot be looked after')
  await portal.app.inject({ method: 'DELETE', url: `/api/kjoeringer/${andre}`, headers: bearer(stab) })
  await lagre(eksempel.per, "status = 'BEHANDLET'")
  await simuler()
})

it('finds a save that was begun before the run read the documents', async () => {
  const { per } = eksempel
  const status = (value: string) =>
    portal.asOwner(
      "update dokument set status = $2, endret = (select simulert from kjoering where id = $3) - interval '1 minute' where id = $1",
      [per.dokumentId, value, eksempel.kjoering],
    )
  await status('UNDER BEHANDLING')
  expect(await endrede()).toMatchObject([{ dokumentId: per.dokumentId, endret: ['status'] }])
  await status('BEHANDLET')
  expect(await endrede()).toEqual([])
})

it('is out of date when a document that it did not count has been brought back', async () => {
  const { per } = eksempel
  await portal.asOwner('update dokument set slettet = now(), endret = opprettet where id = $1', [
    per.dokumentId,
  ])
  await simuler()
  expect((await send(stab, 'POST', `document/${per.dokumentId}/hent-tilbake`)).statusCode).toBe(200)
  expect(await kontroller()).toMatchObject({ code: 'kjoering_foreldet' })
  await simuler()
})

it('is out of date when a document was approved by a save that was begun before the run read it', async () => {
  const { per } = eksempel
  const set = (values: string) =>
    portal.asOwner(
      `update dokument set ${values}, endret = (select simulert from kjoering where id = $2) - interval '1 minute' where id = $1`,
      [per.dokumentId, eksempel.kjoering],
    )
  await set("status = 'UNDER BEHANDLING'")
  await simuler()
  await set("status = ' Behandlet'")
  expect(await kontroller()).toMatchObject({ code: 'kjoering_foreldet' })
  // One that the plan does not count is no other run.
  await registrering(per, "fagfunksjon = 'Regi' || ' 2'")
  expect(await kontroller()).not.toMatchObject({ code: 'kjoering_foreldet' })
  await registrering(per, "fagfunksjon = 'Regi'")
  await set("status = 'BEHANDLET'")
  await simuler()
})

it('is out of date when a work was saved by a save that was begun before the run read it', async () => {
  const set = (values: string) =>
    portal.asOwner(
      `update produksjon set ${values}, endret = (select simulert from kjoering where id = $2) - interval '1 minute' where id = $1`,
      [eksempel.film, eksempel.kjoering],
    )
  await set('spilletid_sekunder = spilletid_sekunder + 60')
  expect(await kontroller()).toMatchObject({ code: 'kjoering_foreldet' })
  // One that the run has read is no other work.
  await set('spilletid_sekunder = spilletid_sekunder - 60')
  expect(await kontroller()).not.toMatchObject({ code: 'kjoering_foreldet' })
  await simuler()
})

it('finds a production that is merged into another, which takes its entries along and changes no document', async () => {
  const ny = await createVerk(portal, ['Brenningen', 'Spillefilm', 90 * 60, 1, 2010])
  const versjonOf = async (id: string) => (await call('GET', `produksjoner/${id}`)).versjon
  const { film, per } = eksempel
  const payload = { fra: film, versjon: await versjonOf(ny), versjonFra: await versjonOf(film) }
  expect((await send(stab, 'POST', `produksjoner/${ny}/sammenslaaing`, payload)).statusCode).toBe(200)
  await portal.asOwner("update dokument set endret = opprettet - interval '1 hour' where id = $1", [
    per.dokumentId,
  ])
  expect(await endrede()).toMatchObject([{ dokumentId: per.dokumentId, endret: ['registreringer'] }])
})

it('finds the documents of a person of whom nothing is left', async () => {
  const { person, dokumentId } = await createKrav(portal, eksempel.serie, 'Klipper', 1)
  await simuler()
  expect(await endrede()).toEqual([])
  for (const statement of [
    'delete from registrering where dokument_id in (select id from dokument where eier_id = $1)',
    'delete from dokument where eier_id = $1',
    'delete from bruker where id = $1',
    "insert into sletting (bruker_id, grunn, bestilt, utfoert) values ($1, 'oenske', now(), now() - interval '1 year')",
  ])
    await portal.asOwner(statement, [person.id])
  expect(await endrede()).toMatchObject([{ brukerId: person.id, dokumentId, endret: ['slettet'] }])
})
