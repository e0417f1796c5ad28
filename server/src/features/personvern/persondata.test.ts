import { afterAll, beforeAll, expect, it } from 'vitest'
import { listColumns } from '../../../test/persondata.ts'
import { bearer, startTestPortal, type TestPortal } from '../../../test/portal.ts'
import { persondata, type Skjebne } from './persondata.repository.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal?.close())

const columnsOf = (tabell: string): readonly string[] | 'rad' => {
  const { kolonner = {} } = persondata[tabell] ?? {}
  if (kolonner === 'rad') return 'rad'
  return (Object.values(kolonner) as string[]).flatMap(names => names.split(' '))
}

it('says of every table and column of the database what an erasure does to it', async () => {
  const columns = await listColumns(portal)
  const tables = [...new Set(columns.map(({ tabell }) => tabell))]
  expect(
    tables.filter(tabell => !persondata[tabell]),
    'A new table: write in persondata.repository.ts how it is erased, and how a person sees it in their own data',
  ).toEqual([])
  expect(
    Object.keys(persondata).filter(tabell => !tables.includes(tabell)),
    'gone from the database',
  ).toEqual([])
  const untold = columns.filter(({ tabell, kolonne }) => {
    const told = columnsOf(tabell)
    return told !== 'rad' && !told.includes(kolonne)
  })
  expect(
    untold.map(({ tabell, kolonne }) => `${tabell}.${kolonne}`),
    'A new column: write in persondata.repository.ts what becomes of it',
  ).toEqual([])
  const names = new Set(columns.map(({ tabell, kolonne }) => `${tabell}.${kolonne}`))
  const invented = Object.keys(persondata).flatMap(tabell => {
    const told = columnsOf(tabell)
    return told === 'rad' ? [] : told.filter(kolonne => !names.has(`${tabell}.${kolonne}`))
  })
  expect(invented).toEqual([])
})

it('has a step for each column that it says is emptied or goes', () => {
  // The account's own row is emptied by its own feature, history by the database.
  const special = ['bruker', 'historikk']
  const promises: Skjebne[] = ['borte', 'toemmes']
  for (const [tabell, { kolonner, steg = [] }] of Object.entries(persondata)) {
    if (special.includes(tabell)) continue
    const promised = kolonner === 'rad' || promises.some(skjebne => kolonner[skjebne])
    expect([tabell, promised && steg.length === 0]).toEqual([tabell, false])
    if (kolonner === 'rad') continue
    const set = steg.flatMap(({ settes }) => Object.keys(settes ?? {}))
    // A list that the database keeps by itself follows the rows that it is made of.
    if (tabell !== 'registreringsrad')
      expect([tabell, (kolonner.toemmes ?? '').split(' ').filter(Boolean).toSorted()]).toEqual([
        tabell,
        set.toSorted(),
      ])
  }
})

it('shows a person every table that holds something of theirs, or says why not', async () => {
  const kari = await portal.createPerson()
  const answer = await portal.app.inject({ url: `/api/user/${kari.id}/data`, headers: bearer(kari) })
  const keys = Object.keys(answer.json())
  for (const [tabell, { egneData }] of Object.entries(persondata)) {
    if (typeof egneData !== 'string') expect(egneData.ikke).toMatch(/\.$/)
    else expect([tabell, keys]).toEqual([tabell, expect.arrayContaining([egneData.split('.')[0]])])
  }
})
