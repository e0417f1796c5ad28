import type { Avsattliste } from '@rp/contract/avsatt'
import type { Pottregnskap } from '@rp/contract/pottregnskap'
import type { Utbetalinger } from '@rp/contract/utbetaling'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createRegneeksempel, dagOm, frys, kjoeringskall, setKonto } from '../../../../test/fordeling.ts'
import { type Person, startTestPortal, type TestPortal } from '../../../../test/portal.ts'
import { slaaPaaTotrinn } from '../../../../test/totrinn.ts'
import { checkKjoeringer } from '../kontroll/sjekk.repository.ts'

let portal: TestPortal
let stab: Person
let ber: Person
let eksempel: Awaited<ReturnType<typeof createRegneeksempel>>

const { call, simuler } = kjoeringskall(() => ({ portal, stab }))
const feilede = async () =>
  ((await call('GET', `kjoeringer/${eksempel.kjoering}/utbetaling`)) as Utbetalinger).feilet
const toReserve = async (begrunnelse = 'Boet er gjort opp.') =>
  call('POST', `betalinger/${(await feilede())[0]?._id}/frigivelser`, { begrunnelse }, ber)
const avsatt = (): Promise<Avsattliste> => call('GET', 'avsatt')
/** The only pot of the year, seen to be whole. */
async function pott() {
  const [one] = (await call('GET', 'pottregnskap?visningsaar=2023')) as [Pottregnskap]
  const { pottId, kilde, slag, kjoering, brutto, ...parts } = one
  expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(brutto)
  return parts
}

beforeAll(async () => {
  portal = await startTestPortal()
  stab = await portal.createPerson('administrator')
  ber = await portal.createPerson('administrator')
  await slaaPaaTotrinn(portal, stab)
  eksempel = await createRegneeksempel(portal, stab)
  const { kari, ola, per } = eksempel
  for (const { person } of [kari, ola, per]) await setKonto(portal, person, 'kontonummer', '15039999991')
  await simuler(eksempel.kjoering)
  await frys(portal, stab, eksempel.kjoering)
})
afterAll(() => portal?.close())

it('leaves what failed to its member for as long as they are there', async () => {
  expect(await feilede()).toMatchObject([{ beloep: 270_45, reserve: 'nei' }])
  expect((await toReserve()).code).toBe('foreldet')
  // With an account it could come again, had she stayed.
  await setKonto(portal, eksempel.nina.person, 'kontonummer', '15039999991')
  await call('POST', `users/${eksempel.nina.person.id}/sletting`, { notat: '' })
  await portal.runJobs()
  expect(await feilede()).toMatchObject([{ beloep: 270_45, reserve: 'kan' }])
  const fil = await call('POST', `kjoeringer/${eksempel.kjoering}/utbetaling`, { dato: dagOm(4) })
  expect(fil.filer).toMatchObject([{ antall: 3 }])
  expect(await feilede()).toMatchObject([{ beloep: 270_45, reserve: 'kan' }])
  expect((await toReserve(' ')).felt).toHaveProperty('begrunnelse')
})

it('keeps it from the reserve while its person owes something back', async () => {
  const skyldt = portal.services.newId()
  await portal.asOwner(
    `insert into betaling (id, kjoering_id, bruker_id, forsoek, beloep, kontoslag, opprettet)
    select $1, kjoering_id, bruker_id, 0, -100, 'norsk', opprettet from betaling where feilet is not null`,
    [skyldt],
  )
  expect(await feilede()).toMatchObject([{ reserve: 'skylder' }])
  expect((await toReserve()).code).toBe('foreldet')
  // A payment never goes: only so is the debt gone before the next test.
  await portal.asOwner(`alter table betaling disable trigger user; delete from betaling where id = '${skyldt}';
    alter table betaling enable trigger user`)
  expect(await feilede()).toMatchObject([{ reserve: 'kan' }])
})

it('moves what failed of an erased person to the reserve when another has approved it [K14]', async () => {
  const foer = await pott()
  expect(await toReserve()).toHaveProperty('message')
  expect(await feilede()).toMatchObject([{ reserve: 'venter' }])
  expect((await toReserve()).code).toBe('foreldet')
  const [betaling] = await feilede()
  const venter = (await avsatt()).frigivelser[0]
  expect(venter).toMatchObject({
    slag: 'feilet',
    til: null,
    linje: null,
    beloep: 270_45,
    godkjent: null,
    betaling: betaling?._id,
  })
  // Taken back, it is where it was; asked for again, it waits again.
  await call('DELETE', `frigivelser/${venter?._id}`)
  expect(await feilede()).toMatchObject([{ reserve: 'kan' }])
  expect(await pott()).toEqual(foer)
  await toReserve()
  const url = `frigivelser/${(await avsatt()).frigivelser[0]?._id}/godkjenning`
  await slaaPaaTotrinn(portal, ber)
  expect((await call('POST', url, undefined, ber)).code).toBe('egen_kjoering')
  expect((await call('POST', url)).frigivelser).toMatchObject([{ godkjent: { hvem: expect.any(String) } }])
  expect(await pott()).toEqual({ ...foer, feilet: 0, avsetning: foer.avsetning + 270_45 })
  expect(await feilede()).toEqual([])
  expect((await avsatt()).avsatt).toContainEqual(
    expect.objectContaining({ slag: 'avsetning', beloep: foer.avsetning + 270_45 }),
  )
  const [told] = await call('GET', `historikk/pott/${venter?.pott._id}`)
  expect(told).toMatchObject({ hendelse: 'frigitt' })
  expect(told.endringer).toContainEqual({ felt: 'avsatt', fra: null, til: 'Betaling som feilet' })
})

it('pays nobody what has gone to the reserve, and the check of the portal tells when somebody was', async () => {
  const igjen = await call('POST', `kjoeringer/${eksempel.kjoering}/utbetaling`, { dato: dagOm(5) })
  expect(igjen.code).toBe('ingen_betalinger')
  expect((await checkKjoeringer(portal.services.db)).betalinger).toEqual([])
  await portal.asOwner(`insert into betaling (id, kjoering_id, bruker_id, forsoek, beloep, kontoslag, opprettet)
    select gen_random_uuid(), kjoering_id, bruker_id, 2, beloep, 'norsk', opprettet from betaling where feilet is not null`)
  const { nummer } = await call('GET', `kjoeringer/${eksempel.kjoering}`)
  expect((await checkKjoeringer(portal.services.db)).betalinger).toEqual([nummer])
})
