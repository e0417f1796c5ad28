import type { Skattegrunnlagsliste } from '@rp/contract/skattegrunnlag'
import readWorkbook from 'read-excel-file/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createRegneeksempel, dagOm, frys, setKonto } from '../../../../test/fordeling.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../../test/portal.ts'
import { slaaPaaTotrinn } from '../../../../test/totrinn.ts'
import { arbeidsbok } from '../../../platform/http/list-file.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import { readNumre, sealPersonnummer } from '../../bruker/bruker.service.ts'
import { referanseOf } from '../utbetaling/pain001.ts'
import { listAar } from './aarssum.repository.ts'

let portal: TestPortal
let stab: Person
let andre: Person
let eksempel: Awaited<ReturnType<typeof createRegneeksempel>>
let naa = Date.now()
const iAar = new Date().getFullYear()

const hour = 3_600_000
const answer = (method: 'GET' | 'POST', url: string, payload?: object, who = stab) =>
  portal.app.inject({ method, url: `/api/${url}`, headers: bearer(who), ...(payload && { payload }) })
const call = async (...given: Parameters<typeof answer>) => (await answer(...given)).json()
const list = (): Promise<Skattegrunnlagsliste> => call('GET', 'skattegrunnlag')
const newest = async () => {
  const [one] = (await list()).grunnlag
  if (!one) throw new Error('no file was asked for')
  return one
}
const order = (aar = iAar, who = stab) =>
  call('POST', 'skattegrunnlag', { aar, begrunnelse: 'Årlig innrapportering.', uferdig: true }, who)
async function make() {
  await order()
  await portal.runJobs()
  return newest()
}
const release = (id: string, who = andre) =>
  call('POST', `skattegrunnlag/${id}/frigivelse`, { begrunnelse: 'Kontrollert.' }, who)
const download = (id: string, who = andre) => answer('GET', `skattegrunnlag/${id}/fil`, undefined, who)
/** What the member reads once the days of payment have come. */
const paid = ({ person }: { person: Person }) => listAar(portal.services.db, person.id, `${iAar + 2}-01-01`)
const reauthenticate = () => portal.asOwner("update sesjon set autentisert = '2100-01-01'")

/** Asks for a file of the run, says that it was sent, and reads what the bank did not pay. */
async function betalUt(dato: string, feilet: readonly Person[] = []): Promise<void> {
  const run = `kjoeringer/${eksempel.kjoering}/utbetaling`
  const { filer } = await call('POST', run, { dato: dagOm(1) })
  await portal.runJobs()
  const id = filer[0]._id
  await call('POST', `utbetalinger/${id}/sendt`)
  // The last day of a year may be one that no bank pays on.
  await portal.asOwner(`alter table utbetaling disable trigger user;
    update utbetaling set dato = '${dato}' where id = '${id}';
    alter table utbetaling enable trigger user`)
  for (const person of feilet) {
    const { rows } = await portal.asOwner(
      'select id from betaling where bruker_id = $1 and utbetaling_id = $2',
      [person.id, id],
    )
    const innhold = `Referanse;Grunn\n${referanseOf(rows[0].id)};Kontoen er avsluttet.`
    expect(await call('POST', `utbetalinger/${id}/bankstatus`, { innhold })).toMatchObject({ nye: 1 })
  }
}

beforeAll(async () => {
  portal = await startTestPortal({ SESSION_IDLE_MINUTES: '1440', SESSION_HOURS: '168' })
  portal.clock.now = () => new Date(naa)
  stab = await portal.createPerson('administrator')
  andre = await portal.createPerson('administrator')
  eksempel = await createRegneeksempel(portal, stab)
  await slaaPaaTotrinn(portal, stab)
  const { kari, ola, nina } = eksempel
  for (const { person } of [kari, ola, nina]) await setKonto(portal, person, 'kontonummer', '15039999991')
  await call('POST', `kjoeringer/${eksempel.kjoering}/simulering`)
  await portal.runJobs()
  await frys(portal, stab, eksempel.kjoering)
})
afterAll(() => portal?.close())

it('asks for a year in which somebody was paid, a reason, and a fresh login with the second factor [K10]', async () => {
  expect(await list()).toEqual({ aar: [], grunnlag: [] })
  expect((await order()).felt).toEqual({ aar: 'Vi har ikke betalt ut noe det året. Velg et annet.' })
  // Ola's failed; it comes again the year after, and counts there, once. Per has no account.
  await betalUt(`${iAar}-12-31`, [eksempel.ola.person])
  expect((await list()).aar).toEqual([{ aar: iAar, antall: 2, beloep: 734_09 }])
  await setKonto(portal, eksempel.ola.person, 'kontonummer', '86011117947')
  await betalUt(`${iAar + 1}-01-04`)
  expect((await list()).aar).toEqual([
    { aar: iAar + 1, antall: 1, beloep: 463_64 },
    { aar: iAar, antall: 2, beloep: 734_09 },
  ])
  expect((await order(iAar, andre)).code).toBe('krever_andre_faktor')
  await slaaPaaTotrinn(portal, andre)
  for (const begrunnelse of [' ', `Kontoen er ${'15039999991'}.`])
    expect((await call('POST', 'skattegrunnlag', { aar: iAar, begrunnelse })).felt).toHaveProperty(
      'begrunnelse',
    )
  // More can be paid this year: that is said before a file is made of it.
  const aapent = { aar: iAar, begrunnelse: 'Årlig innrapportering.' }
  expect((await call('POST', 'skattegrunnlag', aapent)).felt).toHaveProperty('uferdig')
  naa += 16 * 60_000
  expect((await order()).code).toBe('krever_nytt_passord')
  await reauthenticate()
})

it('lists those of whom something is missing, and leaves none of them out [K10]', async () => {
  const { kari, nina } = eksempel
  await portal.asOwner(
    "update bruker set etternavn = 'Aa', fornavn = '=HYPERLINK(\"x\";1)', naering = 'ja', orgnr = '974760673' where id = $1",
    [kari.person.id],
  )
  await portal.asOwner(
    "update bruker set etternavn = 'Ås', fornavn = 'Nina', personnummer_kryptert = '' where id = $1",
    [nina.person.id],
  )
  await portal.asOwner('update bruker set fornavn_sort = fornavn, etternavn_sort = etternavn')
  expect(await order()).toMatchObject({ grunnlag: [{ stand: 'lages', ferdig: 0, antall: 2 }] })
  const id = (await newest())._id
  expect((await release(id)).code).toBe('foreldet')
  expect((await download(id)).json().code).toBe('ikke_frigitt')
  await portal.runJobs()
  expect(await newest()).toMatchObject({
    stand: 'klar',
    egen: true,
    antall: 2,
    beloep: 734_09,
    ferdig: 2,
    frigitt: null,
    slettes: new Date(naa + 24 * hour).toISOString(),
    antallFunn: 1,
    funn: [{ brukerId: nina.person.id, navn: 'Nina Ås', beloep: 270_45, mangler: 'nummer' }],
  })
})

it('is released by another than who made it, and only then fetched [K10]', async () => {
  const { _id: id } = await newest()
  expect((await download(id)).json().code).toBe('ikke_frigitt')
  expect((await release(id, stab)).code).toBe('egen_kjoering')
  await expect(
    portal.asOwner("update skattegrunnlag set frigitt = now(), frigitt_av = bestilt_av, frigitt_grunn = 'x'"),
  ).rejects.toThrow(/skattegrunnlag_to_personer/)
  const tredje = await portal.createPerson('administrator')
  expect((await release(id, tredje)).code).toBe('krever_andre_faktor')
  expect(await release(id)).toMatchObject({
    grunnlag: [{ stand: 'frigitt', frigitt: { begrunnelse: 'Kontrollert.' } }],
  })
  expect((await release(id)).code).toBe('foreldet')
  expect((await download(id, tredje)).json().code).toBe('krever_andre_faktor')
})

it('has each payee with number, business and the net that the member reads, no text a formula, sealed at rest [K10]', async () => {
  const { _id: id } = await newest()
  const { kari, nina, ola, per } = eksempel
  const { rows } = await portal.asOwner('select * from bruker where id = $1', [kari.person.id])
  const { personnummer } = readNumre(portal.services.cipher, rows[0])
  expect(personnummer).toMatch(/^\d{11}$/)
  const answered = await download(id)
  expect(answered.headers['content-type']).toBe(arbeidsbok)
  const [ark] = await readWorkbook(answered.rawPayload)
  // Numbers are text: Excel would take the zeros from the front of a number.
  expect(ark?.data).toEqual([
    ['Navn', 'Fødselsnummer', 'Internasjonalt ID-nummer', 'I næring', 'Organisasjonsnummer', 'Beløp'],
    ['=HYPERLINK("x";1) Aa', personnummer, null, 'ja', '974760673', 463.64],
    ['Nina Ås', null, null, null, null, 270.45],
  ])
  const { rows: stored } = await portal.asOwner("select noekkel from fil where rolle = 'skattegrunnlag'")
  expect(await portal.services.storage.keyIdOf(stored[0].noekkel)).not.toBeNull()
  expect(await paid(kari)).toEqual([{ aar: iAar, beloep: 463_64 }])
  expect(await paid(nina)).toEqual([{ aar: iAar, beloep: 270_45 }])
  expect(await paid(ola)).toEqual([{ aar: iAar + 1, beloep: 463_64 }])
  expect(await paid(per)).toEqual([])
  expect((await answer('GET', `oppgjoer/${kari.person.id}/aar`, undefined, ola.person)).statusCode).toBe(404)
})

it('is a view of each number in it, in the log of whose it is [K10]', async () => {
  const { kari, nina } = eksempel
  const { _id: id } = await newest()
  const seen = async ({ person }: { person: Person }) =>
    (await call('GET', `user/${person.id}/innsyn`, undefined, person)).filter(
      ({ hendelse }: { hendelse: string }) => hendelse === 'skattegrunnlag_hentet',
    )
  const view = {
    hvem: 'Saksbehandler',
    hendelse: 'skattegrunnlag_hentet',
    aarsak: `Grunnlag til Skatteetaten for ${iAar}: Kontrollert.`,
  }
  expect(await seen(kari)).toMatchObject([view])
  // There was no number to see.
  expect(await seen(nina)).toEqual([])
  await download(id, stab)
  expect(await seen(kari)).toMatchObject([view, view])
  const { rows } = await portal.asOwner(
    "select hendelse from historikk where entitet = 'skattegrunnlag' and entitet_id = $1 order by sekvens",
    [id],
  )
  expect(rows.map(({ hendelse }) => hendelse)).toEqual([
    'opprettet',
    'skattegrunnlag_frigitt',
    'skattegrunnlag_hentet',
    'skattegrunnlag_hentet',
  ])
})

it('is worth nothing once the payments of its year have changed [K10]', async () => {
  const { _id: id } = await newest()
  const { rows } = await portal.asOwner(
    'select t.id, t.utbetaling_id from betaling t where t.bruker_id = $1 and t.feilet is null',
    [eksempel.nina.person.id],
  )
  const innhold = `Referanse;Grunn\n${referanseOf(rows[0].id)};Kontoen er avsluttet.`
  await call('POST', `utbetalinger/${rows[0].utbetaling_id}/bankstatus`, { innhold })
  expect(await newest()).toMatchObject({ stand: 'endret' })
  expect((await download(id)).json().code).toBe('foreldet')
  expect(await paid(eksempel.nina)).toEqual([])
})

it('is gone after 24 hours, with the list of who was in it [K10]', async () => {
  naa += hour
  await reauthenticate()
  const { _id: id } = await make()
  await release(id)
  const sweep = async () => {
    await portal.services.inTransaction(tx => addJob(tx, 'rydd_skattegrunnlag', {}))
    await portal.runJobs()
  }
  const left = async () => ({
    filer: (await portal.asOwner("select noekkel from fil where rolle = 'skattegrunnlag'")).rows.length,
    lager: (await Array.fromAsync(portal.services.storage.list())).length,
    personer: (await portal.asOwner('select from skattegrunnlag_person')).rows.length,
  })
  const before = await left()
  naa += 24 * hour - 1000
  await reauthenticate()
  await sweep()
  // The first one is older than this.
  expect(await left()).toEqual({ filer: before.filer - 1, lager: before.lager - 1, personer: 1 })
  expect((await newest()).stand).toBe('frigitt')
  naa += 2000
  // Before anything has swept it.
  expect(await newest()).toMatchObject({ stand: 'slettet', funn: [], antallFunn: 0 })
  expect((await download(id, stab)).json().code).toBe('foreldet')
  await sweep()
  expect(await left()).toEqual({ filer: 0, lager: before.lager - 2, personer: 0 })
  expect(await newest()).toMatchObject({ stand: 'slettet', antall: 1, beloep: 463_64 })
})

it('opens no number that is sealed for another', () => {
  const { cipher } = portal.services
  const { personnummer_kryptert } = sealPersonnummer(cipher, crypto.randomUUID(), '01810050172')
  const row = {
    id: crypto.randomUUID(),
    personnummer_kryptert: personnummer_kryptert as string,
    internasjonal_id: '',
    internasjonal_id_kryptert: '',
  }
  expect(readNumre(cipher, row)).toEqual({ personnummer: '', internasjonalId: '' })
})
