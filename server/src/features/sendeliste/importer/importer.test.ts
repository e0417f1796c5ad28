import type { Leseoppsett } from '@rp/contract/sendeliste'
import type { Sendelisterad } from '@rp/contract/sendelisterad'
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

it('proposes the columns and shows the first rows, without saving', async () => {
  const answer = (await t.send('lesing', fileOf(liste))).json()
  expect(answer).toMatchObject({
    filnavn: 'sendt-2023.csv',
    type: 'csv',
    skilletegn: ';',
    tegnsett: 'UTF-8',
    antall: 4,
    overskrifter: ['Tittel', 'Kanal', 'Episoder', 'Premiere'],
    oppsett: {
      overskriftsrad: 1,
      kolonner: { tittel: 0, mediehus: 1, episoder: 2, premiere: 3, sesong: null },
    },
  })
  expect(answer.eksempler[0]).toEqual({ rad: 2, celler: ['Kvitnatt S01', 'NRK1', '8', '2021'] })
  expect(answer.linjer[0]).toMatchObject({ rad: 2, tittel: 'Kvitnatt S01', episoder: 8 })
  expect(await t.whole()).toEqual([])
})

it('reads by the columns that the person has chosen', async () => {
  const oppsett: Leseoppsett = {
    ark: '',
    overskriftsrad: 0,
    kolonner: {
      tittel: 1,
      alternativTittel: null,
      mediehus: null,
      aar: null,
      episoder: null,
      premiere: null,
      produksjonsselskap: null,
      sesong: null,
    },
    mediehus: 'Kanal Nord',
  }
  const answer = (
    await t.send('lesing', Buffer.from('1;Ulvetid\n2;Tre tonn torsk'), { oppsett: JSON.stringify(oppsett) })
  ).json()
  expect(answer.linjer.map((linje: Sendelisterad) => [linje.tittel, linje.mediehus])).toEqual([
    ['Ulvetid', 'Kanal Nord'],
    ['Tre tonn torsk', 'Kanal Nord'],
  ])
})

it('tells what an import would do, and how far it is, without doing it', async () => {
  const noekkel = 'en-lang-noekkel'
  const answer = (await t.send('proeving', fileOf(liste), { noekkel })).json()
  expect(answer).toMatchObject({ nye: 4, endrede: 0, kjente: 0, koblet: 2, tvil: 1, uten: 1 })
  expect(answer.eksempler.map(({ utfall }: Sendelisterad) => utfall)).toEqual([
    'tvil',
    'uten',
    'koblet',
    'koblet',
  ])
  expect(await t.get(`/arbeid/${noekkel}`)).toEqual({ ferdig: 4, av: 4 })
  expect(await t.get('/arbeid/en-annen-noekkel')).toEqual({ ferdig: 0, av: 0 })
  expect(await t.whole()).toEqual([])
})

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

it.each([
  ['no file', Buffer.alloc(0), {}, 422, 'liste_tom'],
  ['a year that is none', fileOf(liste), { visningsaar: 'i fjor' }, 400, 'mangler_felt'],
  ['a year that the portal lacks', fileOf(liste), { visningsaar: '1999' }, 400, 'ugyldig_foresporsel'],
  ['a year that no list is of', fileOf(liste), { visningsaar: '99999999999' }, 400, 'mangler_felt'],
  ['columns that make no sense', fileOf(liste), { oppsett: '{"kolonner":5}' }, 400, 'ugyldig_foresporsel'],
  ['no column for the title', Buffer.from('1;2\n3;4'), {}, 422, 'liste_mangler_tittel'],
  ['no usable row', fileOf([';NRK1;1;2021']), {}, 422, 'liste_tom'],
])('refuses %s, and saves nothing', async (_, file, felter, status, code) => {
  const answer = await t.send('import', file, felter)
  expect([answer.statusCode, answer.json().code]).toEqual([status, code])
  expect(await t.whole()).toEqual([])
  expect(await t.get('/import')).toEqual([])
})

it('refuses a file above the limit with a sentence', async () => {
  const answer = await t.send('lesing', Buffer.alloc(21 * 2 ** 20, 65))
  expect([answer.statusCode, answer.json().code]).toEqual([413, 'liste_for_stor'])
  expect(answer.json().message).toMatch(/50.000 rader og være 20 MB/)
})

it('is for staff', async () => {
  expect((await t.send('import', fileOf(liste), {}, medlem)).statusCode).toBe(403)
})

it('saves all of an import or nothing', async () => {
  await t.portal.asOwner(
    `create function nekt() returns trigger language plpgsql as $$ begin raise 'nei'; end $$;
     create trigger nekt before insert on sendelisterad for each row execute function nekt()`,
  )
  const answer = await t.send('import', fileOf(liste))
  await t.portal.asOwner('drop trigger nekt on sendelisterad')
  expect(answer.statusCode).toBe(500)
  expect(await t.whole()).toEqual([])
  expect(await t.get('/import')).toEqual([])
})

it('takes two imports of the same list at once as one list', async () => {
  const both = await Promise.all([t.send('import', fileOf(liste)), t.send('import', fileOf(liste))])
  expect(both.map(({ statusCode }) => statusCode)).toEqual([201, 201])
  expect(both.map(answer => answer.json().resultat.nye).sort()).toEqual([0, 4])
  expect(await t.whole()).toHaveLength(4)
})

it('forgets old progress, and reads the register ahead', async () => {
  await t.send('proeving', fileOf(liste), { noekkel: 'en-lang-noekkel' })
  t.portal.clock.now = () => new Date(Date.now() + 2 * 86_400_000)
  await t.portal.services.sendeliste.jobs.les_titler()
  t.portal.clock.now = () => new Date()
  expect(await t.get('/arbeid/en-lang-noekkel')).toEqual({ ferdig: 0, av: 0 })
})
