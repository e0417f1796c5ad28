import type { Oppgjoer } from '@rp/contract/oppgjoer'
import type { Pottregnskap } from '@rp/contract/pottregnskap'
import type { Utbetalinger } from '@rp/contract/utbetaling'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createRegneeksempel, dagOm, frys, fullPlan, kommet, setKonto } from '../../../../test/fordeling.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../../test/portal.ts'
import { slaaPaaTotrinn } from '../../../../test/totrinn.ts'
import { writtenDate } from '../../../platform/norwegian-day.ts'
import { checkKjoeringer } from '../kontroll/sjekk.repository.ts'
import { referanseOf } from './pain001.ts'

let portal: TestPortal
let stab: Person
let eksempel: Awaited<ReturnType<typeof createRegneeksempel>>

beforeAll(async () => {
  portal = await startTestPortal()
  stab = await portal.createPerson('administrator')
  eksempel = await createRegneeksempel(portal, stab)
  const { kari, ola, per } = eksempel
  await setKonto(portal, kari.person, 'kontonummer', '1503 99 99991')
  await setKonto(portal, ola.person, 'iban', 'DE89 3704 0044 0532 0130 00', 'COBADEFFXXX')
  await setKonto(portal, per.person, 'kontonummer', '15039999991')
  // Nina has no account, and Per is given less than the least amount.
  const plan = { versjon: 2, vedtatt: '2025-04-03', endring: '', innhold: fullPlan({ minstebeloep: 300_00 }) }
  await call('PUT', `fordelingsplaner/${eksempel.valg.planId}`, plan)
})
afterAll(() => portal?.close())

const answer = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, who = stab) =>
  portal.app.inject({ method, url: `/api/${url}`, headers: bearer(who), ...(payload && { payload }) })
const call = async (...given: Parameters<typeof answer>) => (await answer(...given)).json()
const run = () => `kjoeringer/${eksempel.kjoering}`
const read = (): Promise<Utbetalinger> => call('GET', `${run()}/utbetaling`)
const bestill = () => call('POST', `${run()}/utbetaling`, { dato: dagOm(4) })

/** The only pot of the year, seen to be whole: what came in is the sum of where it is. */
async function pott(): Promise<Pottregnskap> {
  const [one] = (await call('GET', 'pottregnskap?visningsaar=2023')) as [Pottregnskap]
  const { pottId, kilde, slag, kjoering, brutto, ...parts } = one
  expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(brutto)
  return one
}
/** When the pot of the year was done with, as the list of pots says it. */
const gjortOpp = async () => (await call('GET', 'potter'))[0].gjortOpp
async function oppgjoer({ person }: { person: Person }) {
  const [one] = (await call('GET', `oppgjoer/${person.id}`, undefined, person)) as [Oppgjoer]
  return one.betaling
}
const betaltPerAar = ({ person }: { person: Person }) =>
  call('GET', `oppgjoer/${person.id}/aar`, undefined, person)
/** What the mails said. */
let told = ''
/** Who was mailed what, since they were last asked for; never with an amount. */
async function mails(): Promise<(string | undefined)[]> {
  await portal.runJobs()
  const { rows } = await portal.asOwner(
    "delete from epost where mal in ('utbetalt', 'utbetaling_feilet') returning id, mottaker, mal, innhold_kryptert",
  )
  const { kari, ola, nina, per } = eksempel
  const names = new Map(
    Object.entries({ kari, ola, nina, per }).map(([name, { person }]) => [person.email, name]),
  )
  const innhold: string[] = []
  for (const { id, innhold_kryptert } of rows)
    innhold.push(portal.services.cipher.decrypt(innhold_kryptert, `epost:${id}`))
  expect(innhold.join()).not.toMatch(/\d,\d\d|kr\b/)
  told = innhold.join()
  return rows.map(({ mottaker, mal }) => `${names.get(mottaker)}: ${mal}`).toSorted()
}
const newest = async () => (await read()).filer[0]?._id ?? ''
const paymentOf = async ({ person: { id } }: { person: Person }): Promise<string> =>
  (await portal.asOwner('select id from betaling where bruker_id = $1 order by forsoek desc limit 1', [id]))
    .rows[0].id

it('asks for an approved run, and for a fresh login with the second factor [K6]', async () => {
  expect(await gjortOpp()).toBeNull()
  const other = await portal.createPerson('administrator')
  expect((await call('POST', `${run()}/utbetaling`, { dato: dagOm(4) }, other)).code).toBe(
    'krever_andre_faktor',
  )
  await call('POST', `${run()}/simulering`)
  await portal.runJobs()
  await frys(portal, stab, eksempel.kjoering)
  await slaaPaaTotrinn(portal, stab)
  const paaDag = async (dager: number) =>
    (await call('POST', `${run()}/utbetaling`, { dato: dagOm(dager) })).felt?.dato
  expect(await paaDag(-1)).toMatch(/passert/)
  expect(await paaDag(400)).toMatch(/ett år/)
  const now = portal.clock.now
  portal.clock.now = () => new Date(now().getTime() + 16 * 60_000)
  expect((await bestill()).code).toBe('krever_nytt_passord')
  portal.clock.now = now
})

it('locks account and amount when the run is frozen [K8]', async () => {
  expect(await read()).toMatchObject({
    filer: [],
    neste: { antall: 2, beloep: 927_28 },
    staarOver: { antall: 1, beloep: 270_45 },
    feilet: [
      { brukerId: eksempel.nina.person.id, beloep: 270_45, grunn: 'Vi har ikke et gyldig kontonummer.' },
    ],
  })
  expect(await pott()).toMatchObject({ tilMedlemmer: 1_197_73, feilet: 270_45, utbetalt: 0, staarOver: 0 })
  await setKonto(portal, eksempel.kari.person, 'kontonummer', '86011117947')
  for (const statement of [
    'update betaling set beloep = 1',
    "update betaling set kontoslag = 'utland'",
    'update betaling set bruker_id = gen_random_uuid()',
    'update betaling set feilet = null',
    'delete from betaling',
  ])
    await expect(portal.asOwner(statement), statement).rejects.toThrow(/never changes/)
  expect(await mails()).toEqual(['nina: utbetaling_feilet'])
})

it('makes a sealed file that is given to administrators who prove who they are, and says who fetched it [K6]', async () => {
  const { filer } = (await bestill()) as Utbetalinger
  expect(filer).toMatchObject([{ antall: 2, beloep: 927_28, dato: dagOm(4), klar: false, sendt: null }])
  const id = await newest()
  expect((await call('GET', `utbetalinger/${id}/fil`)).code).toBe('foreldet')
  expect((await call('POST', `utbetalinger/${id}/sendt`)).code).toBe('foreldet')
  await portal.runJobs()
  expect((await read()).filer).toMatchObject([{ klar: true }])
  const other = await portal.createPerson('administrator')
  expect((await call('GET', `utbetalinger/${id}/fil`, undefined, other)).code).toBe('krever_andre_faktor')
  const file = await answer('GET', `utbetalinger/${id}/fil`)
  expect(file.headers['content-type']).toContain('application/xml')
  expect(file.body).toContain('<NbOfTxs>2</NbOfTxs><CtrlSum>927.28</CtrlSum>')
  // What Kari had when the run was frozen, not what stands there now.
  expect(file.body).toContain('<Id>15039999991</Id>')
  expect(file.body).not.toContain('86011117947')
  expect(file.body).toContain('<IBAN>DE89370400440532013000</IBAN>')
  const [last] = await call('GET', `historikk/kjoering/${eksempel.kjoering}`)
  expect(last).toMatchObject({ hendelse: 'utbetalingsfil_hentet' })
  const { rows } = await portal.asOwner("select noekkel, sha256 from fil where rolle = 'utbetaling'")
  expect(last.endringer).toContainEqual({ felt: 'sha256', fra: null, til: rows[0].sha256 })
  expect(await portal.services.storage.keyIdOf(rows[0].noekkel)).not.toBeNull()
  expect((await bestill()).code).toBe('ingen_betalinger')
  expect(await pott()).toMatchObject({ tilMedlemmer: 1_197_73, feilet: 270_45 })
})

const randomReference = () => crypto.randomUUID().replaceAll('-', '')
const forkastelse = { begrunnelse: 'Datoen er feil.', bekreftelse: 'Ikke sendt' }
it('can be discarded before it is sent, and its payments wait for another [K8]', async () => {
  const id = await newest()
  const other = await portal.createPerson('administrator')
  const discard = (who = stab, svar: object = forkastelse) =>
    call('POST', `utbetalinger/${id}/forkastet`, svar, who)
  expect((await discard(other)).code).toBe('krever_andre_faktor')
  for (const svar of [{ begrunnelse: ' ' }, { bekreftelse: 'ja' }])
    expect((await discard(stab, { ...forkastelse, ...svar })).code).toBe('ugyldig_foresporsel')
  expect((await read()).filer[0]?.forkastet).toBeNull()
  expect(await discard()).toMatchObject({
    filer: [{ antall: 2, beloep: 927_28, sendt: null }],
    neste: { antall: 2, beloep: 927_28 },
  })
  expect((await read()).filer[0]?.forkastet).toMatchObject({ tid: expect.any(String) })
  const [last] = await call('GET', `historikk/kjoering/${eksempel.kjoering}`)
  expect(last).toMatchObject({ hendelse: 'utbetaling_forkastet' })
  expect(last.endringer).toContainEqual({ felt: 'begrunnelse', fra: null, til: 'Datoen er feil.' })
  expect((await discard()).code).toBe('foreldet')
  expect((await call('POST', `utbetalinger/${id}/sendt`)).code).toBe('foreldet')
  expect((await call('GET', `utbetalinger/${id}/fil`)).code).toBe('foreldet')
  await expect(portal.asOwner('update utbetaling set sendt = now()')).rejects.toThrow(/never changes/)
  expect(await pott()).toMatchObject({ tilMedlemmer: 1_197_73, feilet: 270_45 })
  // An answer of the bank says that it has the file all the same.
  const svar = (innhold: string) => call('POST', `utbetalinger/${id}/bankstatus`, { innhold })
  const mottatt = `<CstmrPmtStsRpt><OrgnlMsgId>${referanseOf(id)}</OrgnlMsgId><GrpSts>ACCP</GrpSts></CstmrPmtStsRpt>`
  for (const innhold of [mottatt, `${referanseOf(await paymentOf(eksempel.ola))};Nei`])
    expect((await svar(innhold)).code).toBe('foreldet')
  expect(await svar(`${randomReference()};Nei`)).toMatchObject({ nye: 0, ukjente: 1 })
  expect((await bestill()).filer).toMatchObject([{ antall: 2, beloep: 927_28 }, {}])
  // Also once another file has taken the payments.
  expect((await svar(`${referanseOf(await paymentOf(eksempel.ola))};Nei`)).code).toBe('foreldet')
  const [told] = await call('GET', `historikk/kjoering/${eksempel.kjoering}`)
  expect(told).toMatchObject({ hendelse: 'bankstatus_lest' })
  expect(told.endringer).toContainEqual({ felt: 'Svar', fra: null, til: 'Gjelder en fil som er forkastet' })
  expect(await svar(`${randomReference()};Nei`)).toMatchObject({ nye: 0, ukjente: 1 })
  // The order for a file that is discarded before it is made makes none.
  const uferdig = await newest()
  // The bank says itself which file it answers: nothing is known of this one by that.
  const omEnAnnen = `<CstmrPmtStsRpt><OrgnlGrpInfAndSts><OrgnlMsgId>${referanseOf(uferdig)}</OrgnlMsgId></OrgnlGrpInfAndSts></CstmrPmtStsRpt>`
  expect((await svar(omEnAnnen)).felt?.innhold).toBe(
    `Svaret gjelder fil nr. ${(await read()).filer[0]?.nummer} («Privatkopiering 2023»). Les det inn ved den.`,
  )
  await call('POST', `utbetalinger/${uferdig}/forkastet`, forkastelse)
  await portal.runJobs()
  expect((await read()).filer[0]).toMatchObject({ klar: false })
  await bestill()
  await portal.runJobs()
})

it('is told by the check of the portal when payments are not what the lines give [K3]', async () => {
  const check = () => checkKjoeringer(portal.services.db)
  const { nummer } = await call('GET', run())
  expect(await check()).toMatchObject({ betalinger: [], filer: [] })
  const [fil] = (await read()).filer
  const change = async (beloep: string) => {
    await portal.asOwner('alter table betaling disable trigger user')
    await portal.asOwner(`update betaling set beloep = beloep ${beloep} where utbetaling_id is not null`)
    await portal.asOwner('alter table betaling enable trigger user')
  }
  await change('+ 1')
  expect(await check()).toMatchObject({ betalinger: [nummer], filer: [fil?.nummer] })
  await change('- 1')
  await portal.asOwner('alter table betaling disable trigger user')
  const { rows } = await portal.asOwner(
    'delete from betaling where utbetaling_id is null and feilet is null returning *',
  )
  expect(rows).toHaveLength(1)
  expect(await check()).toMatchObject({ betalinger: [nummer], filer: [] })
  const kolonner = Object.keys(rows[0])
  await portal.asOwner(
    `insert into betaling (${kolonner.join(', ')}) values (${kolonner.map((_, index) => `$${index + 1}`).join(', ')})`,
    Object.values(rows[0]),
  )
  await portal.asOwner('alter table betaling enable trigger user')
  expect(await check()).toMatchObject({ betalinger: [], filer: [] })
})

it('is paid when it is marked as sent, and tells each member when and to which account', async () => {
  const id = await newest()
  expect((await call('POST', `utbetalinger/${id}/bankstatus`, { innhold: 'x' })).code).toBe(
    'bankstatus_uleselig',
  )
  const early = await call('POST', `utbetalinger/${id}/bankstatus`, { innhold: `${randomReference()};Nei` })
  expect(early.code).toBe('foreldet')
  expect(await oppgjoer(eksempel.kari)).toMatchObject({ stand: 'venter', dato: null })
  expect(await gjortOpp()).toBeNull()
  await call('POST', `utbetalinger/${id}/sendt`)
  expect(await gjortOpp()).toBe((await read()).filer[0]?.sendt?.tid)
  expect((await call('POST', `utbetalinger/${id}/sendt`)).code).toBe('foreldet')
  expect(await mails()).toEqual(['kari: utbetalt', 'ola: utbetalt'])
  expect(told).toContain(writtenDate(dagOm(4)))
  expect(await mails()).toEqual([])
  expect(await call('GET', run())).toMatchObject({ tilstand: 'utbetalt' })
  expect(await pott()).toMatchObject({
    kjoering: { tilstand: 'utbetalt' },
    utbetalt: 927_28,
    staarOver: 270_45,
    feilet: 270_45,
    tilMedlemmer: 0,
  })
  // What the bank is to pay on a day to come is not paid until then.
  expect(await oppgjoer(eksempel.kari)).toMatchObject({ stand: 'paa_vei', dato: dagOm(4) })
  expect(await betaltPerAar(eksempel.kari)).toEqual([])
  const idag = await kommet(portal)
  expect(await betaltPerAar(eksempel.kari)).toEqual([{ aar: Number(idag.slice(0, 4)), beloep: 463_64 }])
  expect(await oppgjoer(eksempel.kari)).toEqual({
    stand: 'betalt',
    dato: idag,
    konto: '9991',
    grunn: '',
    venterPaaKonto: false,
  })
  expect(await oppgjoer(eksempel.per)).toMatchObject({ stand: 'staar_over' })
  expect(await oppgjoer(eksempel.nina)).toMatchObject({ stand: 'feilet', konto: '' })
})

it('reads what the bank did not pay, once, and pays it with the next file to the account that is there then [K8]', async () => {
  const [id, payment] = [await newest(), await paymentOf(eksempel.ola)]
  const innhold = `Referanse;Grunn\n${payment};Kontoen er avsluttet.\n${crypto.randomUUID()};Hva er dette?`
  const status = () => call('POST', `utbetalinger/${id}/bankstatus`, { innhold })
  expect(await status()).toMatchObject({
    nye: 1,
    ukjente: 1,
    filer: [{ feilet: { antall: 1, beloep: 463_64 } }, {}, {}],
  })
  expect(await status()).toMatchObject({ nye: 0, ukjente: 1, filer: [{ feilet: { antall: 1 } }, {}, {}] })
  expect(await pott()).toMatchObject({ utbetalt: 463_64, feilet: 734_09, staarOver: 270_45, tilMedlemmer: 0 })
  expect(await oppgjoer(eksempel.ola)).toMatchObject({ stand: 'feilet', grunn: 'Kontoen er avsluttet.' })

  expect(await mails()).toEqual(['ola: utbetaling_feilet'])
  await setKonto(portal, eksempel.ola.person, 'kontonummer', '86011117947')
  await setKonto(portal, eksempel.nina.person, 'kontonummer', '86011117947')
  expect((await bestill()).filer[0]).toMatchObject({ antall: 1, beloep: 463_64 })
  expect((await read()).feilet).toEqual([])
  // What came again is paid when its own file is sent.
  expect(await gjortOpp()).toBeNull()
  expect(await pott()).toMatchObject({ utbetalt: 463_64, feilet: 0, tilMedlemmer: 463_64, staarOver: 540_90 })
  await portal.runJobs()
  const file = await answer('GET', `utbetalinger/${await newest()}/fil`)
  expect(file.body).toContain(referanseOf(await paymentOf(eksempel.ola)))
  expect(file.body).not.toContain(referanseOf(payment))
  // Nobody said that it was sent, but the bank has it.
  const svar = `<CstmrPmtStsRpt><OrgnlMsgId>${referanseOf(await newest())}</OrgnlMsgId><GrpSts>ACCP</GrpSts></CstmrPmtStsRpt>`
  const answered = await call('POST', `utbetalinger/${await newest()}/bankstatus`, { innhold: svar })
  expect(answered).toMatchObject({
    nye: 0,
    ukjente: 0,
    filer: [{ sendt: { tid: expect.any(String) } }, {}, {}, {}],
  })
  const discarded = await call('POST', `utbetalinger/${await newest()}/forkastet`, forkastelse)
  expect(discarded.code).toBe('foreldet')
  expect(await gjortOpp()).toBe((await read()).filer[0]?.sendt?.tid)
  expect(await pott()).toMatchObject({ utbetalt: 927_28, feilet: 0, tilMedlemmer: 0, staarOver: 540_90 })
  expect(await oppgjoer(eksempel.ola)).toMatchObject({ stand: 'paa_vei', konto: '7947' })
})

it('gives nobody a second payment of the same run [K8]', async () => {
  const again = `insert into betaling (id, kjoering_id, bruker_id, forsoek, beloep, kontoslag, opprettet)
    select gen_random_uuid(), kjoering_id, bruker_id, 9, beloep, kontoslag, opprettet from betaling where feilet is null limit 1`
  await expect(portal.asOwner(again)).rejects.toThrow(/betaling_en_gang/)
})
