import { afterAll, beforeAll, expect, it } from 'vitest'
import { createRegneeksempel, frys } from '../../../../test/fordeling.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../../test/portal.ts'

let portal: TestPortal
let stab: Person
let eksempel: Awaited<ReturnType<typeof createRegneeksempel>>
beforeAll(async () => {
  portal = await startTestPortal()
  stab = await portal.createPerson('administrator')
  eksempel = await createRegneeksempel(portal, stab)
})
afterAll(() => portal?.close())

const ask = async (query = '') => {
  const answer = await portal.app.inject({ url: `/api/ikke-hentet${query}` })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const namesOf = ({ rader }: { rader: { tittel: string; funksjon: string }[] }) =>
  rader.map(({ tittel, funksjon }) => `${tittel}, ${funksjon}`)

it('shows nothing of a run that is not approved', async () => {
  const url = `/api/kjoeringer/${eksempel.kjoering}/simulering`
  await portal.app.inject({ method: 'POST', url, headers: bearer(stab) })
  await portal.runJobs()
  expect(await ask()).toEqual({ rader: [], flere: false, aar: [], funksjoner: [] })
  await frys(portal, stab, eksempel.kjoering)
})

it('shows each function that nobody has claimed, by title, and none that somebody has, however little of it', async () => {
  const { rader, flere, aar, funksjoner } = await ask()
  // Klipp of the series has a claim for five of ten episodes: what is left of it is no secret to share.
  const names = namesOf({ rader })
  expect(names.filter(name => name.startsWith('Brenningen')).toSorted()).toEqual(
    ['Foto', 'Klipp', 'Kostyme', 'Lyd', 'Manus', 'Scenografi'].map(one => `Brenningen, ${one}`),
  )
  expect(names.filter(name => name.startsWith('Fyret')).toSorted()).toEqual(
    ['Kostyme', 'Lyd', 'Manus', 'Regi', 'Scenografi'].map(one => `Fyret, ${one}`),
  )
  expect(names.findIndex(name => name.startsWith('Fyret'))).toBe(6)
  expect([flere, aar, funksjoner.slice(0, 2)]).toEqual([false, [2023], ['Foto', 'Klipp']])
  expect(Object.keys(rader[0]).toSorted()).toEqual([
    'funksjon',
    'nummer',
    'produksjonsID',
    'selskap',
    'tittel',
    'visningsaar',
  ])
  expect(rader[0].produksjonsID).toBe(eksempel.film)
})

it('is searched by title, year and function', async () => {
  expect(namesOf(await ask('?tittel=YRET&funksjon=Regi'))).toEqual(['Fyret, Regi'])
  expect(namesOf(await ask('?aar=2022'))).toEqual([])
  expect(namesOf(await ask('?aar=2023&tittel=%25'))).toEqual([])
})

it('goes on after the last row, each row once, also where titles are the same', async () => {
  await portal.asOwner(
    `insert into uhentet (visningsaar, produksjon_id, gruppe, tittel, tittel_sort, selskap)
     select 2021, gen_random_uuid(), 'Regi', 'Likt', 'likt', '' from generate_series(1, 120)`,
  )
  const seen: number[] = []
  for (let etter = ''; ; ) {
    const { rader, flere } = await ask(`?aar=2021${etter}`)
    seen.push(...rader.map(({ nummer }: { nummer: number }) => nummer))
    if (!flere) break
    etter = `&etter=${seen.at(-1)}`
  }
  expect([seen.length, new Set(seen).size]).toEqual([120, 120])
  expect((await ask('?aar=2021')).rader[0].produksjonsID).toBeNull()
})

it('takes out what a later run of the same year has a claim for', async () => {
  const before = namesOf(await ask('?aar=2023'))
  await portal.asOwner(`update uhentet set gruppe = 'Foto' where produksjon_id = $1 and gruppe = 'Regi'`, [
    eksempel.serie,
  ])
  expect(namesOf(await ask('?aar=2023'))).not.toEqual(before)
  await portal.asOwner('select uhentet_fyll($1, 2023)', [eksempel.kjoering])
  expect(namesOf(await ask('?aar=2023')).toSorted()).toEqual(before.toSorted())
})

it('is limited per network', async () => {
  const { rows } = await portal.asOwner('select max(antall) as antall from forsoek')
  await portal.asOwner('update forsoek set antall = 600')
  const answer = await portal.app.inject({ url: '/api/ikke-hentet' })
  expect([Number(rows[0].antall) > 5, answer.statusCode, answer.json().code]).toEqual([
    true,
    429,
    'for_mange_forsoek',
  ])
})
