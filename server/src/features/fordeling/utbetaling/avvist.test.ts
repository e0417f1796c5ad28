import type { Funn } from '@rp/contract/kjoering'
import type { Oppgjoer } from '@rp/contract/oppgjoer'
import type { Utbetalinger } from '@rp/contract/utbetaling'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createRegneeksempel, dagOm, frys, kjoeringskall, setKonto } from '../../../../test/fordeling.ts'
import { type Person, startTestPortal, type TestPortal } from '../../../../test/portal.ts'
import { slaaPaaTotrinn } from '../../../../test/totrinn.ts'
import { referanseOf } from './pain001.ts'

let portal: TestPortal
let stab: Person
let eksempel: Awaited<ReturnType<typeof createRegneeksempel>>
let etter: string

const { call, simuler } = kjoeringskall(() => ({ portal, stab }))
const read = (id = etter): Promise<Utbetalinger> => call('GET', `kjoeringer/${id}/utbetaling`)
const bestill = async (id = etter): Promise<Utbetalinger> => {
  const answer = await call('POST', `kjoeringer/${id}/utbetaling`, { dato: dagOm(4) })
  await portal.runJobs()
  return answer
}
const mangler = async ({ person }: { person: Person }) =>
  (await call('GET', `user/${person.id}`, undefined, person)).mangler
const betalinger = async ({ person }: { person: Person }) =>
  ((await call('GET', `oppgjoer/${person.id}`, undefined, person)) as Oppgjoer[]).map(one => one.betaling)
/** The references of what somebody waits for or was sent, the first first. */
const referanser = async ({ person: { id } }: { person: Person }): Promise<string[]> =>
  (
    await portal.asOwner('select id from betaling where bruker_id = $1 order by opprettet, forsoek', [id])
  ).rows.map(row => referanseOf(row.id))
const avvist = (referanse: string | undefined, kode: string) =>
  `<TxInfAndSts><OrgnlEndToEndId>${referanse}</OrgnlEndToEndId><TxSts>RJCT</TxSts><StsRsnInf><Rsn><Cd>${kode}</Cd></Rsn></StsRsnInf></TxInfAndSts>`

beforeAll(async () => {
  portal = await startTestPortal()
  stab = await portal.createPerson('administrator')
  await slaaPaaTotrinn(portal, stab)
  eksempel = await createRegneeksempel(portal, stab)
  const { kari, ola, nina, per } = eksempel
  for (const { person } of [kari, ola, nina, per])
    await setKonto(portal, person, 'kontonummer', '15039999991')
  await simuler(eksempel.kjoering)
  await frys(portal, stab, eksempel.kjoering)
  await bestill(eksempel.kjoering)
  // What waits for its file when the bank refuses the account.
  const pott = await call('POST', 'potter', {
    kilde: 'Norwaco',
    slag: 'Privatkopiering',
    visningsaar: 2023,
    mediehus: [],
    produksjonsID: null,
    beloep: 10_000_00,
    mottatt: '2024-06-02',
    fraOrganisasjon: true,
  })
  const valg = { ...eksempel.valg, navn: 'Etteroppgjør 2023', potter: [pott._id] }
  etter = (await call('POST', 'kjoeringer', { visningsaar: 2023, ...valg }))._id
  await simuler(etter)
  await frys(portal, stab, etter)
})
afterAll(() => portal?.close())

it('sends nothing more to an account that the bank has refused, and tells staff and the member so [K8]', async () => {
  const { ola, per } = eksempel
  expect((await read()).neste).toMatchObject({ antall: 4 })
  const [fil] = (await read(eksempel.kjoering)).filer
  const [hosOla] = await referanser(ola)
  const [hosPer] = await referanser(per)
  const innhold = `<CstmrPmtStsRpt><OrgnlGrpInfAndSts><OrgnlMsgId>${referanseOf(fil?._id ?? '')}</OrgnlMsgId></OrgnlGrpInfAndSts>
    <OrgnlPmtInfAndSts>${avvist(hosOla, 'AC04')}${avvist(hosPer, 'AM04')}</OrgnlPmtInfAndSts></CstmrPmtStsRpt>`
  expect(await call('POST', `utbetalinger/${fil?._id}/bankstatus`, { innhold })).toMatchObject({ nye: 2 })

  const [paaFil, venter] = [await read(eksempel.kjoering), await read()]
  expect(paaFil.feilet).toMatchObject([
    { brukerId: ola.person.id, grunn: 'Kontoen er avsluttet.', venterPaaKonto: true },
    { brukerId: per.person.id, venterPaaKonto: false },
  ])
  // What waited for the next file would have gone to the same account.
  expect(venter.feilet).toMatchObject([
    { brukerId: ola.person.id, grunn: 'Banken har avvist kontoen.', venterPaaKonto: true },
  ])
  expect(await mangler(ola)).toEqual(['avvist_konto'])
  expect(await mangler(per)).toEqual([])
  expect(await betalinger(ola)).toMatchObject([
    { stand: 'feilet', venterPaaKonto: true },
    { stand: 'feilet', venterPaaKonto: true },
  ])
  expect((await betalinger(per)).at(-1)).toMatchObject({ stand: 'feilet', venterPaaKonto: false })

  // Three wait, and what failed for another reason is tried again: what is told is what the file gets.
  expect(venter.neste).toMatchObject({ antall: 4 })
  const laget = await bestill()
  const { antall, beloep } = laget.filer[0] ?? {}
  expect({ antall, beloep }).toEqual(venter.neste)
  const file = await portal.app.inject({
    method: 'GET',
    url: `/api/utbetalinger/${laget.filer[0]?._id}/fil`,
    headers: { authorization: `Bearer ${stab.token}` },
  })
  for (const referanse of await referanser(ola)) expect(file.body).not.toContain(referanse)
  expect(file.body).toContain((await referanser(per)).at(-1))
  expect(((await bestill()) as unknown as { code: string }).code).toBe('ingen_betalinger')
})

it('finds the refused account in a new run, and locks no payment to it', async () => {
  const pott = await call('POST', 'potter', {
    kilde: 'Norwaco',
    slag: 'Privatkopiering',
    visningsaar: 2023,
    mediehus: [],
    produksjonsID: null,
    beloep: 10_000_00,
    mottatt: '2024-07-02',
    fraOrganisasjon: true,
  })
  const valg = { ...eksempel.valg, navn: 'Etteroppgjør to', potter: [pott._id] }
  const { _id: id } = await call('POST', 'kjoeringer', { visningsaar: 2023, ...valg })
  await simuler(id)
  const { rader } = (await call('GET', `kjoeringer/${id}/funn?slag=avvist_konto`)) as { rader: Funn[] }
  expect(rader).toMatchObject([{ brukerId: eksempel.ola.person.id }])
  await frys(portal, stab, id)
  const { feilet, neste } = await read(id)
  expect(feilet).toMatchObject([{ brukerId: eksempel.ola.person.id, grunn: 'Banken har avvist kontoen.' }])
  expect(neste).toMatchObject({ antall: 3 })
  expect((await bestill(id)).filer).toMatchObject([{ antall: 3, beloep: neste.beloep }])
})

/** The bank has refused an account of somebody. */
const avvisKonto = ({ id }: Person, nummer: string) =>
  portal.asOwner('update bruker set konto_avvist_kryptert = $2 where id = $1', [
    id,
    portal.services.cipher.encrypt(nummer, `bruker:${id}:konto_avvist`),
  ])

/** The bank refuses the account that Ola's payments in a file are to. */
const avvisOla = async (fil: string | undefined) =>
  call('POST', `utbetalinger/${fil}/bankstatus`, {
    innhold: `<CstmrPmtStsRpt><OrgnlGrpInfAndSts><OrgnlMsgId>${referanseOf(fil ?? '')}</OrgnlMsgId></OrgnlGrpInfAndSts>
      <OrgnlPmtInfAndSts>${(await referanser(eksempel.ola)).map(one => avvist(one, 'AC04')).join('')}</OrgnlPmtInfAndSts></CstmrPmtStsRpt>`,
  })

it('pays to the account again once an administrator says why it can be used, and not if the bank refuses it anew', async () => {
  const { ola } = eksempel
  const godta = (begrunnelse: string, who = stab) =>
    call('POST', `users/${ola.person.id}/konto/godtatt`, { begrunnelse }, who)
  expect(await call('GET', `users/${ola.person.id}`)).toMatchObject({ kontoAvvist: true })
  expect((await godta('Den er min', ola.person)).code).toBe('ingen_tilgang')
  expect((await godta(' ')).code).toBe('ugyldig_foresporsel')
  expect(await godta('Åpnet igjen, 15039999991')).toMatchObject({ kontoAvvist: false })
  expect((await godta('En gang til')).code).toBe('foreldet')
  const [line] = await call('GET', `historikk/bruker/${ola.person.id}`)
  expect(line).toMatchObject({
    hendelse: 'konto_godtatt',
    endringer: [{ felt: 'begrunnelse', til: 'Åpnet igjen, [tall fjernet]' }],
  })
  expect(await mangler(ola)).toEqual([])
  expect(await betalinger(ola)).toMatchObject(Array(3).fill({ stand: 'feilet', venterPaaKonto: false }))

  // What the bank said before it was accepted is not remembered anew when a file is asked for, nor when one is discarded.
  const { neste } = await read()
  expect(neste.antall).toBe(3)
  const fil = (await bestill()).filer[0]
  expect(fil).toMatchObject({ ...neste, avviste: 0 })
  await call('POST', `utbetalinger/${fil?._id}/forkastet`, {
    begrunnelse: 'Prøve',
    bekreftelse: 'ikke sendt',
  })
  expect((await read()).neste).toEqual(neste)
  await call('POST', `utbetalinger/${(await bestill()).filer[0]?._id}/sendt`)
  await avvisOla((await read()).filer[0]?._id)
  expect(await mangler(ola)).toEqual(['avvist_konto'])
})

it('takes it from nobody with one factor, nor of their own account, that a refused account can be used [K15]', async () => {
  const godta = (id: string, who: Person) =>
    call('POST', `users/${id}/konto/godtatt`, { begrunnelse: 'Åpnet igjen' }, who)
  const enFaktor = await portal.createPerson('administrator')
  expect((await godta(eksempel.ola.person.id, enFaktor)).code).toBe('krever_andre_faktor')
  for (const own of [stab, enFaktor]) {
    await setKonto(portal, own, 'kontonummer', '15039999991')
    await avvisKonto(own, '15039999991')
    // Nobody is asked for a second factor for what they can never do.
    expect((await godta(own.id, own)).code).toBe('egen_konto')
    expect(await call('GET', `users/${own.id}`)).toMatchObject({ kontoAvvist: true })
  }
  expect(await godta(enFaktor.id, stab)).toMatchObject({ kontoAvvist: false })
})

it('pays to another account once the member has one, and not to the same one written otherwise', async () => {
  const { ola } = eksempel
  await setKonto(portal, ola.person, 'kontonummer', '1503 99 99991')
  expect(await mangler(ola)).toEqual(['avvist_konto'])
  expect((await read()).neste.antall).toBe(0)
  expect(((await bestill()) as unknown as { code: string }).code).toBe('ingen_betalinger')

  await setKonto(portal, ola.person, 'kontonummer', '86011117947')
  expect(await mangler(ola)).toEqual([])
  // Nothing asks for what is put right already.
  expect(await betalinger(ola)).toMatchObject(Array(3).fill({ stand: 'feilet', venterPaaKonto: false }))
  const { neste } = await read()
  expect(neste.antall).toBe(3)
  expect((await bestill()).filer[0]).toMatchObject(neste)
  expect((await read()).feilet).toEqual([])
})

it('gives nobody a file that pays to an account refused since, and says that it is to be discarded', async () => {
  const { ola } = eksempel
  const [fil] = (await read()).filer
  const hent = () =>
    portal.app.inject({
      method: 'GET',
      url: `/api/utbetalinger/${fil?._id}/fil`,
      headers: { authorization: `Bearer ${stab.token}` },
    })
  expect((await hent()).statusCode).toBe(200)
  await avvisKonto(ola.person, '86011117947')
  expect((await read()).filer[0]).toMatchObject({ avviste: 3, sendt: null })
  expect((await hent()).json().code).toBe('avvist_konto_i_filen')
  const forkast = { begrunnelse: 'Avvist konto', bekreftelse: 'ikke sendt' }
  expect(await call('POST', `utbetalinger/${fil?._id}/forkastet`, forkast)).toMatchObject({
    neste: { antall: 0 },
    feilet: [{ brukerId: ola.person.id, venterPaaKonto: true }],
  })
  expect((await read()).filer[0]).toMatchObject({ avviste: 0 })
})
