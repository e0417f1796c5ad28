import { afterAll, beforeAll, expect, it } from 'vitest'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../../test/portal.ts'

let portal: TestPortal
let kari: Person
let ola: Person
let stab: Person
const ids = new Map<string, string>()

async function add(person: Person, felter: Record<string, unknown>): Promise<string> {
  const url = person === stab ? '/api/produksjoner' : '/api/produksjon'
  const answer = await portal.app.inject({
    method: 'POST',
    url,
    payload: { Produksjonsselskap: '', Sesong: '', Premiere: '', Verkstype: '', ...felter },
    headers: bearer(person),
  })
  const id = answer.json().produksjon._id
  ids.set(String(felter.Produksjonstittel), id)
  return id
}
beforeAll(async () => {
  portal = await startTestPortal()
  kari = await portal.createPerson()
  ola = await portal.createPerson()
  stab = await portal.createPerson('administrator')
  const verk = (tittel: string, selskap: string, premiere: number | '', verkstype: string) =>
    add(stab, {
      Produksjonstittel: tittel,
      Produksjonsselskap: selskap,
      Premiere: premiere,
      Verkstype: verkstype,
    })
  await verk('Åsen', 'Øst Film', 2022, 'Dokumentar')
  await verk('Aakre gård', '', 2019, 'TV-drama')
  await verk('Bryggen', 'Aaby 100% Film', 2023, 'Spillefilm')
  await verk('Zoo', 'Aaby 100% Film', '', '')
  await add(kari, { Produksjonstittel: 'Karis nye' })
  await add(ola, { Produksjonstittel: 'Olas nye' })
  await portal.asOwner(
    `insert into sendeliste (id, visningsaar, produksjon_id, tittel, tittel_sort, mediehus, selskap)
      select gen_random_uuid(), aar, $1, 'Bryggen', 'bryggen', 'NRK', '' from unnest(array[2022, 2023]) aar`,
    [ids.get('Bryggen')],
  )
})
afterAll(() => portal?.close())

const ask = async (query: Record<string, string | number>, person = kari) => {
  const answer = await portal.app.inject({
    url: '/api/produksjoner/side',
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    headers: bearer(person),
  })
  expect(answer.statusCode).toBe(200)
  return answer.json() as { rader: { Produksjonstittel: string }[]; antall: number; sendelister: object[] }
}
const titles = async (query: Record<string, string | number>, person = kari) =>
  (await ask(query, person)).rader.map(({ Produksjonstittel }) => Produksjonstittel)
const alle = ['Bryggen', 'Karis nye', 'Zoo', 'Aakre gård', 'Åsen']

it('answers what the caller sees in Norwegian order: of what members have added only their own, to staff all', async () => {
  expect(await titles({})).toEqual(alle)
  expect(await titles({}, ola)).toEqual(['Bryggen', 'Olas nye', 'Zoo', 'Aakre gård', 'Åsen'])
  expect(await titles({}, stab)).toEqual(['Bryggen', 'Karis nye', 'Olas nye', 'Zoo', 'Aakre gård', 'Åsen'])
})

it.for<[string, Record<string, string>, string[]]>([
  ['title in any case, aa as å', { tittel: ' AAS ' }, ['Åsen']],
  ['company, with what means something to the database', { selskap: '0% f' }, ['Bryggen', 'Zoo']],
  ['words in any order, signs aside', { selskap: '«film» aaby-100' }, ['Bryggen', 'Zoo']],
  ['beginning of a year', { premiere: '202' }, ['Bryggen', 'Åsen']],
  ['no year', { premiere: 'to' }, []],
  ['two work types', { verkstype: 'Dokumentar,Spillefilm' }, ['Bryggen', 'Åsen']],
  ['broadcast in the viewing year', { sendt: 'ja' }, ['Bryggen']],
  ['own functions: none', { mine: 'ja' }, []],
  ['backwards', { retning: 'synkende' }, alle.toReversed()],
  ['by company', { sorter: 'selskap' }, ['Åsen', 'Bryggen', 'Zoo', 'Karis nye', 'Aakre gård']],
  [
    'by company backwards',
    { sorter: 'selskap', retning: 'synkende' },
    ['Bryggen', 'Zoo', 'Åsen', 'Karis nye', 'Aakre gård'],
  ],
  ['by work type', { sorter: 'verkstype' }, ['Åsen', 'Bryggen', 'Aakre gård', 'Karis nye', 'Zoo']],
])('finds %s', async ([, query, expected]) => {
  const { antall, rader } = await ask(query)
  expect([antall, rader.map(({ Produksjonstittel }) => Produksjonstittel)]).toEqual([
    expected.length,
    expected,
  ])
})

it('gives the lines of every year that point to the page, and the last page for one behind it', async () => {
  const { rader, antall, sendelister } = await ask({ antall: 1 })
  expect([rader.length, antall]).toEqual([1, 5])
  expect(sendelister).toMatchObject([{ year: 2022 }, { year: 2023 }])
  expect(await titles({ antall: 2, side: 9 })).toEqual(['Åsen'])
})
