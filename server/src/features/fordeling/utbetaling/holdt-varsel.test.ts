import type { Funn } from '@rp/contract/kjoering'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createRegneeksempel, frys, kjoeringskall, setKonto } from '../../../../test/fordeling.ts'
import { type Person, startTestPortal, type TestPortal } from '../../../../test/portal.ts'
import { slaaPaaTotrinn } from '../../../../test/totrinn.ts'

let portal: TestPortal
let stab: Person
let eksempel: Awaited<ReturnType<typeof createRegneeksempel>>

const { call, read, simuler } = kjoeringskall(() => ({ portal, stab }))

beforeAll(async () => {
  portal = await startTestPortal()
  stab = await portal.createPerson('administrator')
  eksempel = await createRegneeksempel(portal, stab)
  const { kari, ola, nina, per } = eksempel
  for (const { person } of [ola, nina, per]) await setKonto(portal, person, 'kontonummer', '15039999991')
  await portal.asOwner("update bruker set eoes = '' where id = $1", [kari.person.id])
  await simuler(eksempel.kjoering)
  const { rader } = (await call('GET', `kjoeringer/${eksempel.kjoering}/funn`)) as { rader: Funn[] }
  for (const { _id, brukerId } of rader)
    if (brukerId === kari.person.id)
      await call('PUT', `kjoeringer/${eksempel.kjoering}/funn/${_id}`, {
        avgjoerelse: 'holdt_tilbake',
        begrunnelse: 'Venter på medlemmet.',
        avgjort: null,
      })
})
afterAll(() => portal?.close())

it('is approved by nobody who was made an administrator after it was made, and says so first [K9]', async () => {
  const { kjoering: id } = eksempel
  const berit = await portal.createPerson()
  await call('PUT', `users/${berit.id}/rolle`, { brukertype: 'administrator' })
  const andre = await portal.createPerson('administrator')
  const hindring = async (who: Person) => (await call('GET', `kjoeringer/${id}`, undefined, who)).hindring
  expect(await hindring(berit)).toMatch(/^Du ble administrator etter at dette ble laget/)
  expect(await hindring(stab)).toMatch(/^Du har selv vært med/)
  expect(await hindring(andre)).toBe('')
  const { versjon, resultat } = await read(id)
  const approve = async (who: Person) =>
    (await call('POST', `kjoeringer/${id}/godkjenning`, { versjon, resultat }, who)).code
  await slaaPaaTotrinn(portal, berit)
  // Who made it is not asked for a second factor for what she can never do.
  expect([await approve(berit), await approve(stab)]).toEqual(['ny_administrator', 'egen_kjoering'])
})

it('tells those whose whole amount is set aside what is missing, once it is approved', async () => {
  const { kari } = eksempel
  await frys(portal, stab, eksempel.kjoering)
  await portal.runJobs()
  const { rows } = await portal.asOwner("select * from epost where mal = 'vederlag_venter'")
  expect(rows.map(({ mottaker }) => mottaker)).toEqual([kari.person.email])
  const brev = portal.services.cipher.decrypt(rows[0].innhold_kryptert, `epost:${rows[0].id}`)
  expect(brev).toContain('Dette mangler: gyldig kontonummer og svar på spørsmålet om EØS.')
  expect(brev).not.toMatch(/\d,\d\d|kr\b/)
})
