import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { bearer, type Person } from '../../../../test/portal.ts'
import { fileOf, liste, startSendelister } from '../../../../test/sendelister.ts'
import { makeXlsx } from '../../../../test/xlsx.ts'

let medlem: Person
let t: Awaited<ReturnType<typeof startSendelister>>
beforeAll(async () => {
  t = await startSendelister()
  medlem = await t.portal.createPerson()
})
afterAll(() => t?.portal.close())
beforeEach(() => t.reset())

const states = async () =>
  (await t.rader()).map(({ tittel, utfall, produksjon }) => [
    tittel,
    utfall,
    produksjon?.Produksjonstittel ?? null,
  ])

it('imports a list: linked, doubtful and without a match', async () => {
  const before = await t.portal.app.inject({ url: '/api/sendelister', headers: bearer(medlem) })
  const { resultat, import: made, message } = await t.importList(liste)
  expect(message).toBe('Sendelisten er importert: 4 linjer er nye.')
  expect(resultat).toMatchObject({ nye: 4, koblet: 2, tvil: 1, uten: 1 })
  expect(made).toMatchObject({
    visningsaar: 2023,
    filnavn: 'sendt-2023.csv',
    rader: 4,
    tvil: 1,
    hvem: t.stab.email,
    angret: null,
  })
  expect(await states()).toEqual([
    ['Kvitnatt', 'tvil', null],
    ['Kvitnatt S01', 'koblet', 'Kvitnatt (sesong 1)'],
    ['Noe ingen kjenner', 'uten', null],
    ['TRE TONN TORSK', 'koblet', 'Tre tonn torsk'],
  ])
  const after = await t.portal.app.inject({ url: '/api/sendelister', headers: bearer(medlem) })
  expect(after.headers.etag).not.toBe(before.headers.etag)
  expect(after.json()).toHaveLength(4)
  expect((await t.get('/visningsaar')).find(({ aar }: { aar: number }) => aar === 2023)).toEqual({
    aar: 2023,
    rader: 4,
    tvil: 1,
    uten: 1,
  })
})

it('imports a workbook too', async () => {
  const workbook = makeXlsx({
    Sendt: [
      ['Title', 'Channel', 'Eps'],
      ['Ulvetid', 'NRK1', 1],
    ],
  })
  expect((await t.send('import', workbook)).json().resultat).toMatchObject({ nye: 1, koblet: 1 })
})

it('makes no doubles of a list that comes again, or of one that overlaps', async () => {
  await t.importList(liste)
  expect((await t.importList(liste)).resultat).toMatchObject({ nye: 0, endrede: 0, kjente: 4 })
  const overlapping = ['Kvitnatt S01;NRK1;6;2021', 'TRE TONN TORSK;TV 2;1;2019', 'Ulvetid;NRK1;1;2021']
  expect((await t.importList(overlapping)).resultat).toMatchObject({ nye: 1, endrede: 1, kjente: 1 })
  expect((await t.radOf('Kvitnatt S01')).episoder).toBe(6)
  expect(await t.whole()).toHaveLength(5)
})

it('keeps two works of one name apart', async () => {
  const two = ['Lykke;NRK1;1;2018;Havsalt AS', 'Lykke;NRK1;1;2021;Kaikant AS']
  const file = () => Buffer.from(['Tittel;Kanal;Episoder;Premiere;Selskap', ...two].join('\n'))
  expect((await t.send('import', file())).json().resultat).toMatchObject({ nye: 2 })
  expect((await t.send('import', file())).json().resultat).toMatchObject({ nye: 0, kjente: 2 })
})

it('links a known line when the register has got its production', async () => {
  await t.importList(liste)
  await t.addProduksjon('Noe ingen kjenner', 2020)
  expect((await t.importList(liste)).resultat).toMatchObject({ kjente: 4, koblet: 3, uten: 0 })
  expect((await t.radOf('Noe ingen kjenner')).utfall).toBe('koblet')
})

it('takes two imports of the same list at once as one list', async () => {
  const both = await Promise.all([t.send('import', fileOf(liste)), t.send('import', fileOf(liste))])
  expect(both.map(({ statusCode }) => statusCode)).toEqual([201, 201])
  expect(both.map(answer => answer.json().resultat.nye).sort()).toEqual([0, 4])
  expect(await t.whole()).toHaveLength(4)
})
