import type { Leseoppsett } from '@rp/contract/sendeliste'
import type { Sendelisterad } from '@rp/contract/sendelisterad'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { readFil } from '../../../../test/filer.ts'
import { startSendelister } from '../../../../test/sendelister.ts'
import { makeXlsx } from '../../../../test/xlsx.ts'

let t: Awaited<ReturnType<typeof startSendelister>>
beforeAll(async () => {
  t = await startSendelister()
})
afterAll(() => t?.portal.close())
beforeEach(() => t.reset())

const les = async (innhold: Buffer, valg: Parameters<typeof t.send>[2] = {}) =>
  (await t.send('utkast', innhold, valg)).json()
const antall = ({ linjer }: { linjer: Sendelisterad[] }) =>
  Object.fromEntries(linjer.map(({ tittel, episoder }) => [tittel, episoder]))
const grunner = ({ merknader }: { merknader: { rad: number; utelatt: boolean; grunn: string }[] }) =>
  merknader.map(({ rad, grunn }) => `${rad}: ${grunn}`)

it('does not take a day that Excel made of «1-8» for a number of episodes, and says so', async () => {
  const lest = await les(readFil('imp-episoder-ble-dato.xlsx'))
  expect(antall(lest)).toEqual({ Nordlysjakten: null, Havskum: null, Vinterbrev: 6, Bryggesjau: 10 })
  const hvorfor = 'er en dato, og er utelatt. Regneark gjør ofte «1-8» om til en dato.'
  expect(grunner(lest)).toEqual([
    `2: Episoder «2023-08-01» ${hvorfor}`,
    `3: Episoder «2023-08-07» ${hvorfor}`,
  ])
})

it('reads the numbers of episodes that are certain, and names the others', async () => {
  const lest = await les(readFil('imp-episodeformer.csv'))
  expect(antall(lest)).toEqual({
    'A serie': 8,
    'B serie': 10,
    'C serie': null,
    'D serie': null,
    'E serie': 1250,
    'F serie': null,
    'G serie': null,
    'H serie': null,
    'I serie': 8,
    'J serie': null,
    'K serie': null,
    'L serie': 3,
  })
  expect(lest.merknader.map(({ rad }: { rad: number }) => rad)).toEqual([4, 5, 7, 8, 9, 11, 12])
})

const sendt = [
  ['Nordlysjakten på Åsgårdstrand', 'NRK1', 8, 'Fjordfilm AS'],
  ['Bølgen over Ærfugløya', 'TV 2', null, 'Kyst TV AS'],
  ['Søskenbarna', 'NRK2', 6, 'Øst Film AS'],
]
it.each([
  ['imp-macroman.csv', 'MacRoman', 'Én gang til – «Kvæn»', 0],
  ['imp-cp850.csv', 'CP850', 'Én gang til - Kvæn', 0],
  ['imp-blandet.csv', 'UTF-8', 'Én gang til – «Kvæn»', 1],
  ['imp-nfd.csv', 'UTF-8', 'Én gang til – «Kvæn»', 0],
])('reads %s as %s with the right letters', async (fil, tegnsett, siste, fremmedeLinjer) => {
  const lest = await les(readFil(fil))
  expect(lest).toMatchObject({ tegnsett, fremmedeLinjer, filensAar: 2023 })
  expect(lest.overskrifter[2]).toBe('År')
  expect(lest.oppsett.kolonner.aar).toBe(2)
  const linjer = lest.linjer.map((linje: Sendelisterad) => [
    linje.tittel,
    linje.mediehus,
    linje.episoder,
    linje.produksjonsselskap,
  ])
  expect(linjer.slice(0, 4)).toEqual([...sendt, [siste, 'NRK2', 3, 'Øst Film AS']])
  if (fremmedeLinjer) expect(linjer[4]).toEqual(['Lørdagskveld med Ånd', 'NRK1', 4, 'Øst Film AS'])
})

it('stores decomposed letters as composed ones, which an ordinary search finds', async () => {
  expect((await t.send('import', readFil('imp-nfd.csv'))).statusCode).toBe(201)
  expect((await t.rader(`&tittel=${encodeURIComponent('på åsgård')}`)).map(rad => rad.tittel)).toEqual([
    'Nordlysjakten på Åsgårdstrand',
  ])
})

it('reads a list as the encoding that staff choose', async () => {
  const lest = await les(readFil('imp-macroman.csv'))
  const oppsett: Leseoppsett = { ...lest.oppsett, tegnsett: 'Windows-1252' }
  const other = await les(readFil('imp-macroman.csv'), { oppsett })
  expect(other).toMatchObject({ tegnsett: 'Windows-1252', oppsett: { tegnsett: 'Windows-1252' } })
  expect(other.linjer[2].tittel).toBe('S¿skenbarna')
})

it('gives all rows of merged cells what stands in the first', async () => {
  const lest = await les(readFil('imp-flettede-celler.xlsx'))
  expect(
    lest.linjer.map(({ tittel, mediehus, episoder }: Sendelisterad) => [tittel, mediehus, episoder]),
  ).toEqual([
    ['Nordlysjakten', 'NRK1', 8],
    ['Nordlysjakten', 'NRK2', 3],
    ['Havskum', 'TV 2', 4],
  ])
  expect(lest.merknader).toEqual([])
})

it('chooses the sheet that looks like a list, and finds the header again where staff choose another', async () => {
  const lest = await les(readFil('imp-forside.xlsx'))
  expect(lest.oppsett).toMatchObject({
    ark: 'Liste',
    overskriftsrad: 1,
    kolonner: { tittel: 0, episoder: 3 },
  })
  expect(lest.linjer).toHaveLength(1)
  const to = makeXlsx({
    Norge: [
      ['Rapport', null],
      ['Kanal', 'Tittel'],
      ['NRK1', 'Ulvetid'],
    ],
    Sverige: [
      ['Tittel', 'Kanal'],
      ['Tre tonn torsk', 'TV 2'],
    ],
  })
  const norge = await les(to)
  expect(norge.oppsett).toMatchObject({ ark: 'Norge', overskriftsrad: 2, kolonner: { tittel: 1 } })
  const oppsett = { ...norge.oppsett, ark: 'Sverige', mediehus: 'Kanal Nord' }
  const sverige = await les(to, { oppsett })
  expect(sverige.oppsett).toMatchObject({
    ark: 'Sverige',
    overskriftsrad: 1,
    kolonner: { tittel: 0, mediehus: 1 },
    mediehus: 'Kanal Nord',
  })
  expect(sverige.linjer).toMatchObject([{ tittel: 'Tre tonn torsk', mediehus: 'TV 2' }])
})

it('says which year the file is of', async () => {
  const file = (...rows: string[]) => Buffer.from(rows.join('\n'))
  const rows = file('Tittel;År', 'Ulvetid;2022', 'Tre tonn torsk;2022', 'Kvitnatt;2023')
  expect(await les(rows)).toMatchObject({ filensAar: 2022, antall: 1 })
  expect(await les(rows, { visningsaar: '2022' })).toMatchObject({ filensAar: 2022, antall: 2 })
  expect(await les(file('Sendt 2021', 'Tittel;Kanal', 'Ulvetid;NRK1'))).toMatchObject({ filensAar: 2021 })
  // The name that the test gives its file is of 2023; the day on which a report was made is no year of a list.
  expect(await les(file('Laget 3. januar 2024', 'Tittel;Kanal', 'Ulvetid;NRK1'))).toMatchObject({
    filensAar: 2023,
  })
})
