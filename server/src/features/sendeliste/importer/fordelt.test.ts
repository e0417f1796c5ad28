import { afterAll, beforeAll, expect, it } from 'vitest'
import { createRegneeksempel, dagOm, frys, kjoeringskall, setKonto } from '../../../../test/fordeling.ts'
import { fileOf, startSendelister } from '../../../../test/sendelister.ts'
import { slaaPaaTotrinn } from '../../../../test/totrinn.ts'

let t: Awaited<ReturnType<typeof startSendelister>>
beforeAll(async () => {
  t = await startSendelister()
})
afterAll(() => t?.portal.close())

const { call, simuler } = kjoeringskall(() => t)

it('says before an import, and before one is undone, which runs of the year are approved, and when they are paid', async () => {
  const fordeltNaa = async (visningsaar = '2023') =>
    (await t.send('proeving', fileOf(['Ulvetid;NRK1;1;2021']), { visningsaar })).json().proeving.fordelt
  const { import: importert } = await t.importList(['Tre tonn torsk;NRK1;1;2019'])
  const angreNaa = async () => (await t.get(`/import/${importert._id}/angring`)).fordelt
  const { kjoering, valg, kari } = await createRegneeksempel(t.portal, t.stab)
  await setKonto(t.portal, kari.person, 'kontonummer', '15039999991')
  await t.portal.asOwner('delete from sendeliste where produksjon_id is null')
  await simuler(kjoering)
  expect(await fordeltNaa()).toEqual([])

  await frys(t.portal, t.stab, kjoering)
  const en = { _id: kjoering, navn: valg.navn, godkjent: expect.any(String) }
  expect(await fordeltNaa()).toEqual([{ ...en, betales: null }])
  expect(await angreNaa()).toEqual([{ ...en, betales: null }])
  expect(await fordeltNaa('2022')).toEqual([])

  await slaaPaaTotrinn(t.portal, t.stab)
  const { filer } = await call('POST', `kjoeringer/${kjoering}/utbetaling`, { dato: dagOm(4) })
  await t.portal.runJobs()
  // It may be discarded until it is sent.
  expect(await fordeltNaa()).toEqual([{ ...en, betales: null }])
  await call('POST', `utbetalinger/${filer[0]._id}/sendt`)
  expect(await fordeltNaa()).toEqual([{ ...en, betales: dagOm(4) }])
  expect(await angreNaa()).toEqual([{ ...en, betales: dagOm(4) }])
})
