import { grunnHeaders } from '@rp/contract/personnummer'
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import { createTestMedlem, etternavn, konto } from '../../../../test/medlem.ts'
import { dumpRows, findWords, placeCanaries } from '../../../../test/persondata.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../../test/portal.ts'
import { persondata } from '../persondata.repository.ts'
import { findPerson } from './person.ts'

let portal: TestPortal
let admin: Person
beforeAll(async () => {
  portal = await startTestPortal()
  admin = await portal.createPerson('administrator')
})
afterAll(() => portal?.close())
beforeEach(() => {
  portal.clock.now = () => new Date()
})

const send = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, person: Person, payload?: object) =>
  portal.app.inject({ method, url, headers: bearer(person), ...(payload && { payload }) })
const get = async (id: string) => (await send('GET', `/api/users/${id}/sletting`, admin)).json()
const order = (id: string, by = admin) =>
  send('POST', `/api/users/${id}/sletting`, by, { notat: 'Bedt om det i e-post' })
const yearsFromNow = (years: number) => {
  const then = new Date()
  then.setFullYear(then.getFullYear() + years)
  portal.clock.now = () => then
}
const select = async (sql: string, values: unknown[] = []) => (await portal.asOwner(sql, values)).rows
const tracesOf = async (id: string) => {
  const tider = await portal.services.innstilling.get('oppbevaring')
  const idag = portal.clock.now().toISOString().slice(0, 10)
  return (await findPerson(portal.services, portal.services.db, id, { tider, idag })).person
}

const createMedlem = (hva?: { ferdig: boolean }) => createTestMedlem(portal, admin, hva)

it('removes every trace of a person from every table and from the file store, and nothing of anybody else [G7]', async () => {
  const [kari, ola] = [await createMedlem(), await createMedlem()]
  // What is on its way to the other one leaves before we look.
  await portal.runJobs()
  const canary = `kanari-${crypto.randomUUID()}`
  const traces = await tracesOf(kari.id)
  const filled = Object.entries(await dumpRows(portal, traces)).filter(([, rows]) => rows.length > 0)
  const sings = await placeCanaries(portal, traces, canary)
  const meant = Object.entries(persondata).filter(([, { steg }]) => steg)
  // A table that this test has nothing in would pass without being tried.
  expect(filled.map(([tabell]) => tabell).toSorted()).toEqual(meant.map(([tabell]) => tabell).toSorted())
  expect(sings.length).toBeGreaterThan(40)
  const olas = await dumpRows(portal, await tracesOf(ola.id))
  const noekler = (await select('select distinct noekkel from fil')).map(row => row.noekkel)
  const files = async () => (await Array.fromAsync(portal.services.storage.list())).map(({ key }) => key)
  const before = await files()

  const dry = await get(kari.id)
  expect(dry).toMatchObject({ tilstand: 'mulig', hindring: null, beholdes: [] })
  expect(
    Object.fromEntries(dry.fjernes.map((one: { hva: string; antall: number }) => [one.hva, one.antall])),
  ).toMatchObject({ konto: 3, dokument: 2, fil: 2, sak: 1, melding: 1, ki: 1 })
  expect(await dumpRows(portal, await tracesOf(ola.id))).toEqual(olas)

  expect((await order(kari.id)).statusCode).toBe(202)
  expect((await send('GET', `/api/user/${kari.id}`, kari)).statusCode).toBe(401)
  await portal.runJobs()
  const done = await get(kari.id)
  expect(done).toMatchObject({ tilstand: 'utfoert', navn: '', beholdes: [] })
  expect(done.fjernes).toEqual(
    expect.arrayContaining(dry.fjernes.filter((one: { hva: string }) => one.hva === 'dokument')),
  )

  const words = [canary, kari.email, `${etternavn}${kari.id.slice(0, 8)}`, 'Kanariveien']
  expect(await findWords(portal, words.slice(0, 3))).toEqual([])
  // The id alone, without anybody behind it.
  const allowed = [
    'andelsavtale.avslaatt_av',
    'andelspart.bruker_id',
    'historikk.aktoer_id',
    'historikk.entitet_id',
    'sletting.bruker_id',
  ]
  expect((await findWords(portal, [kari.id])).toSorted()).toEqual(allowed)
  expect(await select('select from bruker where id = $1', [kari.id])).toEqual([])
  const left = await files()
  // One file for two rows: the document is the PDF as it came.
  expect(before.length - left.length).toBe(1)
  expect(left.toSorted()).toEqual(
    (await select('select distinct noekkel from fil')).map(row => row.noekkel).toSorted(),
  )
  expect(noekler.length).toBeGreaterThan(left.length)

  expect(await dumpRows(portal, await tracesOf(ola.id))).toEqual(olas)
  expect((await send('GET', `/api/user/${ola.id}`, ola)).json()).toMatchObject({ kontonummer: konto })
  expect((await send('GET', `/api/users/${kari.id}`, admin)).statusCode).toBe(404)
  // History holds, and tells that it was done.
  await portal.services.kjede.seal()
  expect((await portal.services.kjede.verify()).brudd).toEqual([])
  const lines = (await send('GET', `/api/historikk/bruker/${kari.id}`, admin)).json()
  expect(lines.map((one: { hendelse: string }) => one.hendelse)).toEqual(
    expect.arrayContaining(['slettet', 'sletting_bestilt', 'innhold_fjernet']),
  )
  expect(lines.every((one: { hvem: string }) => !one.hvem.includes('Kari'))).toBe(true)
})

it('shows in one’s own data what every table has of the person', async () => {
  const kari = await createMedlem()
  const dump = await dumpRows(portal, await tracesOf(kari.id))
  const data = await send('GET', `/api/user/${kari.id}/data`, kari)
  expect(data.statusCode, data.body).toBe(200)
  const shown = Object.entries(persondata).filter(([, { egneData }]) => typeof egneData === 'string')
  const valuesIn = (value: unknown): unknown[] =>
    value !== null && typeof value === 'object' ? Object.values(value).flatMap(valuesIn) : [value]
  for (const [tabell, { egneData }] of shown) {
    const parts = String(egneData).split('.')
    const part = parts.reduce(
      (at: unknown, name) =>
        Array.isArray(at)
          ? at.flatMap(one => (one as Record<string, unknown>)[name])
          : (at as Record<string, unknown>)[name],
      data.json() as unknown,
    )
    // The account and its history have no step of their own.
    const rows = dump[tabell] ?? [{}]
    expect([tabell, valuesIn(part).length > 0, Array.isArray(part) ? part.length > 0 : true]).toEqual([
      tabell,
      rows.length > 0,
      rows.length > 0,
    ])
  }
  expect(Object.keys(data.json().innlogginger[0])).toEqual(
    expect.arrayContaining(['enhet', 'sist_brukt', 'totrinn']),
  )
})

it('keeps finished documents and whose they are, says why and how long, and lets go of them when the time is over [G7]', async () => {
  const kari = await createMedlem({ ferdig: true })
  const aar = new Date().getFullYear()
  const expected = [
    { regel: 'krav', antall: 1, til: `${aar + 10}-12-31` },
    { regel: 'regnskap', antall: 1, til: `${aar + 5}-12-31` },
  ]
  expect((await get(kari.id)).beholdes).toEqual(expected)
  await order(kari.id)
  const [receipt] = (await portal.services.outbox.listLocal()).filter(
    mail => mail.to === kari.email && mail.letter.subject === 'Vi sletter opplysningene dine',
  )
  expect(receipt?.letter.paragraphs.join('\n')).toContain(
    `1 ferdigbehandlet dokument, med navnet og personnummeret ditt, til 31. desember ${aar + 10}`,
  )
  expect(receipt?.letter.paragraphs.join('\n')).toContain('bokføringsloven § 13')
  await portal.runJobs()
  const navn = `Kari ${etternavn}${kari.id.slice(0, 8)}`
  expect(await get(kari.id)).toMatchObject({ tilstand: 'utfoert', navn, beholdes: expected })
  expect(await findWords(portal, [kari.email])).toEqual([])
  expect(await findWords(portal, ['notat til ferdig'])).toEqual([])
  const held = await findWords(portal, [etternavn + kari.id.slice(0, 8)])
  expect(held.toSorted()).toEqual(
    [
      'bruker.etternavn',
      'bruker.etternavn_sort',
      'registreringsrad.arbeidstaker',
      'registreringsrad.arbeidstaker_sort',
      'registreringsrad.soketekst',
    ].filter(one => held.includes(one)),
  )
  const dokumenter = await select('select filnavn, status from dokument where eier_id = $1', [kari.id])
  expect(dokumenter).toEqual([{ filnavn: 'Ferdig avtale', status: 'BEHANDLET' }])
  const row = () =>
    select(
      'select fornavn, epost, telefonnummer, kontonummer_kryptert <> $2 as konto, slettet is not null as slettet, aktiv from bruker where id = $1',
      [kari.id, ''],
    )
  expect(await row()).toEqual([
    { fornavn: 'Kari', epost: '', telefonnummer: '', konto: true, slettet: true, aktiv: false },
  ])
  // Nobody finds, edits or lets in whoever is erased; staff may open the number that is kept, and it is logged.
  expect((await send('GET', `/api/users/${kari.id}`, admin)).statusCode).toBe(404)
  expect((await send('PUT', `/api/users/${kari.id}/aktiv`, admin, { aktiv: true })).statusCode).toBe(404)
  expect((await send('GET', '/api/user/users?side=1&etternavn=Kanarifjord', admin)).body).not.toContain(
    kari.id,
  )
  const number = await portal.app.inject({
    url: `/api/user/personnummer?userId=${kari.id}`,
    headers: { ...bearer(admin), ...grunnHeaders('Utbetaling') },
  })
  expect(number.json().personnummer).toMatch(/^\d{11}$/)

  yearsFromNow(6)
  await portal.services.sletting.resume()
  await portal.runJobs()
  expect(await row()).toMatchObject([{ fornavn: 'Kari', konto: false }])
  const kept = () =>
    select("select resultat -> 'beholdes' as beholdes from sletting where bruker_id = $1", [kari.id])
  expect(await kept()).toEqual([{ beholdes: expected.slice(0, 1) }])
  yearsFromNow(11)
  await portal.services.sletting.resume()
  await portal.runJobs()
  expect(await select('select from bruker where id = $1', [kari.id])).toEqual([])
  expect(await select('select from dokument where eier_id = $1', [kari.id])).toEqual([])
  expect(await kept()).toEqual([{ beholdes: [] }])
})

it('waits for the receipt to leave, and takes up an erasure that was cut off', async () => {
  const kari = await createMedlem()
  await order(kari.id)
  const [{ kvittering_id }] = (await select('select kvittering_id from sletting where bruker_id = $1', [
    kari.id,
  ])) as [{ kvittering_id: string }]
  const job = () => portal.services.jobs.slett_person?.({ brukerId: kari.id } as never, {} as never)
  await job()
  expect((await get(kari.id)).tilstand).toBe('bestilt')
  await portal.asOwner('update epost set sendt = now() where id = $1', [kvittering_id])
  const { remove } = portal.services.storage
  let fails = 1
  portal.services.storage.remove = async key => {
    if (fails-- > 0) throw new Error('the store is away')
    return remove(key)
  }
  onTestFinished(() => {
    portal.services.storage.remove = remove
  })
  await expect(job()).rejects.toThrow('the store is away')
  expect(
    await select('select jsonb_array_length(filer) as filer from sletting where bruker_id = $1', [kari.id]),
  ).toEqual([{ filer: 1 }])
  await portal.services.sletting.resume()
  await portal.runJobs()
  expect(await select('select filer from sletting where bruker_id = $1', [kari.id])).toEqual([{ filer: [] }])
  const again = await get(kari.id)
  await job()
  expect(await get(kari.id)).toEqual(again)
})

it('erases anew whoever an older copy of the database brings back, before anything else', async () => {
  const kari = await createMedlem()
  const copy = await select('select * from bruker where id = $1', [kari.id])
  await order(kari.id)
  await portal.runJobs()
  const columns = Object.keys(copy[0]).map(name => `"${name}"`)
  const places = columns.map((_, index) => `$${index + 1}`)
  await portal.asOwner(`insert into bruker (${columns}) values (${places})`, Object.values(copy[0]))
  // The list in the data folder is what an older copy does not know.
  await portal.asOwner('delete from sletting where bruker_id = $1', [kari.id])
  expect(await portal.services.sletting.reapplyErasures()).toBe(1)
  expect(await select('select from bruker where id = $1', [kari.id])).toEqual([])
  expect(await portal.services.sletting.reapplyErasures()).toBe(0)
})

it('warns of what the person would lose, and refuses oneself, the last administrator and who has no role', async () => {
  const kari = await createMedlem({ ferdig: true })
  const [verk] = (await select(
    `insert into produksjon (id, tittel, tittel_sort, opprettet, endret) values (gen_random_uuid(), 'Verk', 'verk', now(), now()) returning id`,
  )) as [{ id: string }]
  const aar = new Date().getFullYear()
  await portal.asOwner('insert into visningsaar values ($1, $2, null, true)', [aar - 1, aar + 1])
  await portal.asOwner(
    `insert into sendeliste (id, visningsaar, produksjon_id, tittel, tittel_sort) values (gen_random_uuid(), $1, $2, 'Verk', 'verk')`,
    [aar - 1, verk.id],
  )
  await portal.asOwner(
    `update registrering set produksjon_id = $1 where dokument_id in (select id from dokument where eier_id = $2 and status = 'BEHANDLET')`,
    [verk.id, kari.id],
  )
  const { advarsler } = await get(kari.id)
  expect(advarsler).toEqual([
    { slag: 'ubetalt', antall: 1, aar: [aar - 1] },
    { slag: 'aapne_saker', antall: 1, aar: [] },
    { slag: 'ikke_ferdig', antall: 1, aar: [] },
  ])
  expect((await get(admin.id)).hindring).toBe('deg_selv')
  expect((await order(admin.id)).json().code).toBe('egen_sletting')
  expect((await order(kari.id, kari)).statusCode).toBe(403)
  const realNow = portal.clock.now
  portal.clock.now = () => new Date(Date.now() + 16 * 60_000)
  expect((await order(kari.id)).json().code).toBe('krever_nytt_passord')
  portal.clock.now = realNow
  expect((await get(kari.id)).tilstand).toBe('mulig')
})

it('leaves what an administrator did, without the name', async () => {
  const colleague = await portal.createPerson('administrator')
  await send('PUT', `/api/users/${colleague.id}`, admin, { fornavn: 'Vaktbytte', etternavn: 'Kanarivik' })
  const kari = await portal.createPerson()
  await send('POST', '/api/process/send-email', kari, { message: 'Hei' })
  const nummer = (await send('GET', '/api/henvendelser', kari)).json()[0].nummer
  await send('POST', `/api/saker/${nummer}/svar`, colleague, { tekst: 'Svar fra oss', versjon: 1 })
  await send('POST', '/api/filtre', colleague, { liste: 'registreringer', navn: 'Alle', soek: '' })
  expect((await get(colleague.id)).pseudonymiseres).toEqual(
    expect.arrayContaining([expect.objectContaining({ hva: 'arbeid' })]),
  )
  await order(colleague.id)
  await portal.runJobs()
  expect(await findWords(portal, ['Kanarivik', colleague.email])).toEqual([])
  expect(
    await select('select brukertype, slettet is not null as slettet from bruker where id = $1', [
      colleague.id,
    ]),
  ).toEqual([{ brukertype: 'arbeidstaker', slettet: true }])
  expect((await send('GET', '/api/filtre?liste=registreringer', admin)).body).toContain('Alle')
})
