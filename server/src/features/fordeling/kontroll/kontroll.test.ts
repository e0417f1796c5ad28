import type { Funn, Kjoering } from '@rp/contract/kjoering'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createRegneeksempel } from '../../../../test/fordeling.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../../test/portal.ts'
import { slaaPaaTotrinn } from '../../../../test/totrinn.ts'
import { findDangling } from '../../../platform/db/dangling.ts'
import { checkKjoeringer } from './sjekk.repository.ts'

let portal: TestPortal
let stab: Person
let sjef: Person
/** Had a part in the run once, which another has changed and simulated since. */
let tidligere: Person
let eksempel: Awaited<ReturnType<typeof createRegneeksempel>>
beforeAll(async () => {
  portal = await startTestPortal()
  stab = await portal.createPerson('administrator')
  sjef = await portal.createPerson('administrator')
  tidligere = await portal.createPerson('administrator')
  eksempel = await createRegneeksempel(portal, stab)
  // Everybody but Kari has an account.
  for (const { person } of [eksempel.ola, eksempel.nina, eksempel.per])
    await portal.asOwner('update bruker set kontonummer_kryptert = $2 where id = $1', [
      person.id,
      portal.services.cipher.encrypt('15039999991', `bruker:${person.id}:kontonummer`),
    ])
})
afterAll(() => portal?.close())

const send = (who: Person, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  portal.app.inject({
    method,
    url: `/api/kjoeringer/${eksempel.kjoering}${url}`,
    headers: bearer(who),
    ...(payload && { payload }),
  })
const read = async (): Promise<Kjoering> => (await send(stab, 'GET', '')).json()
async function simuler(): Promise<Kjoering> {
  await send(stab, 'POST', '/simulering')
  await portal.runJobs()
  return read()
}
const funn = async (): Promise<Funn[]> => (await send(stab, 'GET', '/funn')).json().rader
async function avgjoer({ _id }: Funn, avgjoerelse: string | null, begrunnelse = 'Sjekket med selskapet.') {
  const avgjort = (await funn()).find(one => one._id === _id)?.avgjort?.tid ?? null
  return send(stab, 'PUT', `/funn/${_id}`, { avgjoerelse, begrunnelse, avgjort })
}
const kontroller = async () => send(stab, 'POST', '/kontroll', { versjon: (await read()).versjon })
async function frys(who: Person) {
  const { versjon, resultat } = await read()
  return send(who, 'POST', '/godkjenning', { versjon, resultat })
}

it('finds what must be settled, and keeps a decision until its numbers are others', async () => {
  const run = await simuler()
  const [first, ...others] = await funn()
  expect(first).toMatchObject({
    slag: 'for_mange_episoder',
    produksjonstittel: 'Fyret',
    gruppe: 'Foto',
    tall: 12,
    mot: 10,
    beloep: 92_728,
    avgjoerelse: null,
  })
  expect(others).toMatchObject([{ slag: 'mangler_konto', brukerId: eksempel.kari.person.id, beloep: 46_364 }])
  expect(run).toMatchObject({ aapneFunn: 2, holdtTilbake: 0 })
  expect((await avgjoer(first as Funn, 'godtatt', ' ')).json().felt).toEqual({
    begrunnelse: 'Skriv en begrunnelse.',
  })
  expect((await avgjoer(first as Funn, 'godtatt')).json()).toMatchObject({
    avgjoerelse: 'godtatt',
    begrunnelse: 'Sjekket med selskapet.',
  })
  const late = { avgjoerelse: 'holdt_tilbake', begrunnelse: 'Jeg så den åpen.', avgjort: null }
  expect((await send(stab, 'PUT', `/funn/${first?._id}`, late)).json().code).toBe('funn_endret')
  const history = `/api/historikk/kjoering/${eksempel.kjoering}`
  const [told] = (await portal.app.inject({ url: history, headers: bearer(stab) })).json()
  expect(told).toMatchObject({
    hendelse: 'funn_avgjort',
    endringer: [
      { felt: 'funn', fra: null, til: 'Flere episoder enn det som er vist' },
      { felt: 'produksjon', fra: null, til: 'Fyret' },
      { felt: 'gruppe', fra: null, til: 'Foto' },
      { felt: 'avgjoerelse', fra: null, til: 'Godtatt' },
      { felt: 'begrunnelse', fra: null, til: 'Sjekket med selskapet.' },
    ],
  })
  const begrunnelse = 'Sjekket\tmed «C:\\selskapet\\N».\nDet er \\t riktig.'
  await avgjoer(first as Funn, 'godtatt', begrunnelse)
  expect(await simuler()).toMatchObject({ aapneFunn: 1 })
  expect((await funn()).find(one => one._id === first?._id)).toMatchObject({ begrunnelse })
  const episodes = (count: number) =>
    portal.asOwner('update registrering set episoder = $2 where dokument_id = $1', [
      eksempel.ola.dokumentId,
      count,
    ])
  await episodes(8)
  expect(await simuler()).toMatchObject({ aapneFunn: 2 })
  // What was said of the old numbers is gone whole.
  expect((await funn()).find(one => one._id === first?._id)).toMatchObject({ begrunnelse: '', avgjort: null })
  await episodes(6)
  await simuler()
})

it('refuses a control while findings are open, and a draft', async () => {
  expect((await kontroller()).json().code).toBe('funn_aapne')
  await send(stab, 'POST', '/simulering')
  expect((await kontroller()).json().code).toBe('kjoering_ikke_simulert')
  await portal.runJobs()
})

it('sets aside what is held back, and loses nothing of it', async () => {
  const [episodes, account] = (await funn()) as [Funn, Funn]
  await avgjoer(episodes, 'godtatt')
  await avgjoer(account, 'holdt_tilbake')
  expect(await read()).toMatchObject({ holdtTilbake: 46_364, regnskap: { krav: 146_818 } })
  const held = (await send(stab, 'GET', '/linjer?slag=krav&antall=100')).json().rader
  expect(held.filter((line: { holdtTilbake: boolean }) => line.holdtTilbake)).toMatchObject([
    { brukerId: eksempel.kari.person.id },
  ])
  await avgjoer(account, null)
  expect(await read()).toMatchObject({ holdtTilbake: 0, aapneFunn: 1 })
  await avgjoer(account, 'holdt_tilbake')
  expect(await simuler()).toMatchObject({ holdtTilbake: 46_364, aapneFunn: 0 })
})

it('refuses a control of what has changed since, and takes a control back with another decision', async () => {
  const status = (value: string, endret: string) =>
    portal.asOwner(`update dokument set status = $2, endret = ${endret} where id = $1`, [
      eksempel.per.dokumentId,
      value,
    ])
  await status('UNDER BEHANDLING', 'opprettet')
  await simuler()
  await status('BEHANDLET', 'now() + interval $$1 hour$$')
  expect((await kontroller()).json().code).toBe('kjoering_foreldet')
  await status('BEHANDLET', 'opprettet')
  const felter = { ...eksempel.valg, navn: 'Privatkopiering, 2023' }
  await send(tidligere, 'PUT', '', { ...felter, versjon: (await read()).versjon })
  await simuler()
  const { rows } = await portal.asOwner('select id from sendeliste limit 1')
  const { historikk, db, now } = portal.services
  const linje = { entitet: 'sendeliste', entitetId: rows[0].id, hendelse: 'endret', endringer: [] } as const
  await historikk.append(db, { ...linje, tid: now(), aktoerId: stab.id })
  expect((await kontroller()).json().code).toBe('kjoering_foreldet')
  await simuler()
  expect((await kontroller()).json()).toMatchObject({ tilstand: 'kontrollert' })
  const [, account] = (await funn()) as [Funn, Funn]
  await avgjoer(account, 'holdt_tilbake', 'Venter på kontonummer.')
  expect(await read()).toMatchObject({ tilstand: 'simulert', kontrollert: null })
  expect((await frys(sjef)).json().code).toBe('krever_andre_faktor')
  await slaaPaaTotrinn(portal, sjef)
  expect((await frys(sjef)).json().code).toBe('kjoering_ikke_kontrollert')
  await kontroller()
})

it('is frozen by another administrator with a fresh login and a second factor [K1]', async () => {
  await slaaPaaTotrinn(portal, stab)
  await slaaPaaTotrinn(portal, tidligere)
  expect((await frys(stab)).json().code).toBe('egen_kjoering')
  expect((await frys(tidligere)).json().code).toBe('egen_kjoering')
  const { versjon } = await read()
  const others = await send(sjef, 'POST', '/godkjenning', { versjon, resultat: 'noe annet' })
  expect(others.json().code).toBe('konflikt')
  const now = portal.clock.now
  portal.clock.now = () => new Date(now().getTime() + 16 * 60_000)
  expect((await frys(sjef)).json().code).toBe('krever_nytt_passord')
  portal.clock.now = now
  expect((await frys(sjef)).json()).toMatchObject({ tilstand: 'frosset', aapneFunn: 0 })
})

it('puts the hash of the lines into the history, which is chained', async () => {
  const { resultat } = await read()
  const url = `/api/historikk/kjoering/${eksempel.kjoering}`
  const [last] = (await portal.app.inject({ url, headers: bearer(stab) })).json()
  expect(last).toMatchObject({ hendelse: 'frosset' })
  expect(last.endringer).toContainEqual({ felt: 'resultat', fra: null, til: resultat })
})

it('never changes again once it is frozen, whoever tries [K2]', async () => {
  const code = async (answer: ReturnType<typeof send>) => (await answer).json().code
  const { versjon } = await read()
  expect(await code(send(stab, 'POST', '/simulering'))).toBe('kjoering_frosset')
  expect(await code(send(stab, 'DELETE', ''))).toBe('kjoering_frosset')
  expect(await code(send(stab, 'PUT', '', { ...eksempel.valg, versjon }))).toBe('kjoering_frosset')
  const [one] = (await funn()) as [Funn]
  expect((await avgjoer(one, 'godtatt')).json().code).toBe('kjoering_frosset')
  const [pott] = (await portal.app.inject({ url: '/api/potter', headers: bearer(stab) })).json()
  const { _id, produksjonstittel, frist, endret, versjon: lest, ...felter } = pott
  const payload = { versjon: lest, pott: { ...felter, beloep: 1 } }
  const changed = await portal.app.inject({
    method: 'PUT',
    url: `/api/potter/${_id}`,
    headers: bearer(stab),
    payload,
  })
  expect(changed.json().code).toBe('kjoering_frosset')
  for (const statement of [
    'update kjoering set navn = $$x$$',
    'delete from kjoering',
    'update kjoeringslinje set beloep = 0',
    'delete from kjoeringslinje',
    'insert into kjoeringslinje (kjoering_id, nummer, slag, pott_id, teller, nevner, beloep) select kjoering_id, 999, slag, pott_id, teller, nevner, beloep from kjoeringslinje limit 1',
    'update kjoeringsverk set verdi = 1',
    'insert into kjoeringsverk (kjoering_id, pott_id, produksjon_id, tittel, selskap, verkstype, viste, verdi) select kjoering_id, pott_id, gen_random_uuid(), tittel, selskap, verkstype, viste, verdi from kjoeringsverk limit 1',
    'delete from kjoeringsfunn',
    'insert into kjoeringsfunn (id, kjoering_id, noekkel, slag, tall, beloep) select gen_random_uuid(), kjoering_id, $$ny$$, slag, tall, beloep from kjoeringsfunn limit 1',
    'update kjoering_pott set sum_verdi = 1',
    'update pott set beloep = 1',
    'delete from pott',
  ])
    await expect(portal.asOwner(statement), statement).rejects.toThrow(/frozen/)
})

it('takes nothing of another run once it is frozen, and no run takes what belongs to none [K2]', async () => {
  const call = async (url: string, payload: object) =>
    (await portal.app.inject({ method: 'POST', url: `/api/${url}`, headers: bearer(stab), payload })).json()
  const penger = { kilde: 'Norwaco', slag: 'Privatkopiering', visningsaar: 2023, beloep: 1000 }
  const rest = { mediehus: [], produksjonsID: null, mottatt: '2024-05-02', fraOrganisasjon: true }
  const { _id: pott } = await call('potter', { ...penger, ...rest })
  const valg = { ...eksempel.valg, navn: 'Den andre', visningsaar: 2023, potter: [pott] }
  const { _id: andre } = await call('kjoeringer', valg)
  await call(`kjoeringer/${andre}/simulering`, {})
  await portal.runJobs()
  const moves = [
    'update kjoeringslinje set kjoering_id = $2, nummer = nummer + 1000 where kjoering_id = $1',
    'update kjoeringsverk set kjoering_id = $2 where kjoering_id = $1',
    'update kjoeringsfunn set kjoering_id = $2, noekkel = noekkel || $$ 2$$ where kjoering_id = $1',
  ]
  const adds = [
    'insert into kjoeringslinje (kjoering_id, nummer, slag, pott_id, teller, nevner, beloep) select $2::uuid, nummer, slag, pott_id, teller, nevner, beloep from kjoeringslinje where kjoering_id = $1',
    'insert into kjoeringsverk (kjoering_id, pott_id, produksjon_id, tittel, selskap, verkstype, viste, verdi) select $2::uuid, pott_id, produksjon_id, tittel, selskap, verkstype, viste, verdi from kjoeringsverk where kjoering_id = $1',
    'insert into kjoeringsfunn (id, kjoering_id, noekkel, slag, tall, beloep) select gen_random_uuid(), $2::uuid, noekkel, slag, tall, beloep from kjoeringsfunn where kjoering_id = $1',
  ]
  for (const statement of moves)
    await expect(portal.asOwner(statement, [andre, eksempel.kjoering]), statement).rejects.toThrow(/frozen/)
  for (const statement of [...moves, ...adds])
    await expect(portal.asOwner(statement, [andre, crypto.randomUUID()]), statement).rejects.toThrow(
      /belongs to a run/,
    )
})

it('tells of what belongs to no run, when it has come all the same', async () => {
  expect(await findDangling(portal.database.pool)).toEqual([])
  await portal.asOwner('alter table kjoeringsfunn disable trigger user')
  await portal.asOwner(
    "insert into kjoeringsfunn (id, kjoering_id, noekkel, slag, tall, beloep) values ($1, $1, 'ny', 'mangler_konto', 1, 1)",
    [crypto.randomUUID()],
  )
  await portal.asOwner('alter table kjoeringsfunn enable trigger user')
  expect(await findDangling(portal.database.pool)).toEqual([
    { tabell: 'kjoeringsfunn', kolonner: ['kjoering_id'], til: 'kjoering', antall: 1 },
  ])
})

it('is told by the check of the portal when somebody has got round the guard [K3]', async () => {
  const check = () => checkKjoeringer(portal.services.db)
  expect(await check()).toEqual({ godkjente: 1, endrede: [], betalinger: [], avsatt: [], filer: [] })
  await portal.asOwner('alter table kjoeringslinje disable trigger user')
  await portal.asOwner("update kjoeringslinje set beloep = beloep + 1 where slag = 'krav'")
  await portal.asOwner('alter table kjoeringslinje enable trigger user')
  const { nummer } = await read()
  expect(await check()).toMatchObject({ godkjente: 1, endrede: [nummer], betalinger: [nummer] })
})
