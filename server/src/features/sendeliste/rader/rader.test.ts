import crypto from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { bearer } from '../../../../test/portal.ts'
import { liste, startSendelister } from '../../../../test/sendelister.ts'
import { sortKey } from '../../../platform/db/sort-key.ts'

let t: Awaited<ReturnType<typeof startSendelister>>
beforeAll(async () => {
  t = await startSendelister()
})
afterAll(() => t?.portal.close())
beforeEach(() => t.reset())

it('undoes an import whole, and says beforehand what that does', async () => {
  await t.importList(['Ulvetid;NRK1;1;2021', 'Kvitnatt S01;NRK1;8;2021'])
  const { import: second } = await t.importList([
    'Ulvetid;NRK1;1;2021',
    'Kvitnatt S01;NRK1;6;2021',
    'Tre tonn torsk;NRK1;1;2019',
  ])
  expect(await t.get(`/import/${second._id}/angring`)).toEqual({
    fjernes: 1,
    tilbakestilles: 1,
    beholdes: 1,
    avgjorte: 0,
    fordelt: [],
  })
  expect((await t.post(`import/${second._id}/angre`)).statusCode).toBe(200)
  expect((await t.rader()).map(({ tittel, episoder }) => [tittel, episoder])).toEqual([
    ['Kvitnatt S01', 8],
    ['Ulvetid', 1],
  ])
  expect((await t.post(`import/${second._id}/angre`)).json().code).toBe('import_angret')
  const [newest, oldest] = await t.get('/import')
  expect([newest.angretAv, newest.rader, oldest.angret]).toEqual([t.stab.email, 0, null])
})

it('keeps a line that a later import holds when the earlier one is undone', async () => {
  const { import: first } = await t.importList(liste)
  await t.importList(liste.slice(0, 1))
  await t.post(`import/${first._id}/angre`)
  expect((await t.rader()).map(({ tittel }) => tittel)).toEqual(['Kvitnatt S01'])
})

it('leaves lines from before the imports as they were when an import that met them is undone', async () => {
  const felles = { visningsaar: 2023, mediehus: 'NRK1', selskap: '' }
  await t.portal.services.db
    .insertInto('sendeliste')
    .values({
      ...felles,
      id: crypto.randomUUID(),
      produksjon_id: t.idOf('Ulvetid'),
      tittel: 'Ulvetid',
      tittel_sort: sortKey('Ulvetid'),
      episoder: 1,
      premiere: 2021,
    })
    .execute()
  const { import: made, resultat } = await t.importList(['Ulvetid;NRK1;3;2021'])
  expect(resultat).toMatchObject({ nye: 0, endrede: 1 })
  await t.post(`import/${made._id}/angre`)
  expect(
    (await t.rader()).map(({ episoder, produksjon }) => [episoder, produksjon?.Produksjonstittel]),
  ).toEqual([[1, 'Ulvetid']])
})

it('shows the candidates of a doubtful line with what speaks for them, and takes the decision', async () => {
  await t.importList([...liste, 'Kvitnatt;NRK2;;'])
  const doubtful = (await t.rader('&utfall=tvil'))[0]
  const { kandidater, like } = await t.get(`/rader/${doubtful?._id}`)
  expect(like).toBe(1)
  expect(
    kandidater
      .map((one: { produksjon: { Produksjonstittel: string } }) => one.produksjon.Produksjonstittel)
      .sort(),
  ).toEqual(['Kvitnatt (sesong 1)', 'Kvitnatt (sesong 2)'])
  expect(kandidater[0].fakta).toMatchObject({ selskap: 'ukjent', sesong: 'ukjent' })
  const answer = await t.decide(doubtful?._id ?? '', t.idOf('Kvitnatt (sesong 2)'))
  expect(answer.json().message).toBe(
    '«Kvitnatt» er koblet til «Kvitnatt (sesong 2)» (2022). Det gjelder også én lik linje.',
  )
  expect(answer.json().rad).toMatchObject({
    utfall: 'koblet',
    metode: 'person',
    avgjort: { hvem: t.stab.email },
  })
  expect(await t.rader('&utfall=tvil')).toEqual([])
  const historikk = await t.portal.app.inject({
    url: `/api/historikk/sendeliste/${doubtful?._id}`,
    headers: bearer(t.stab),
  })
  expect(historikk.json()[0]).toMatchObject({
    hendelse: 'endret',
    endringer: [{ felt: 'produksjon', fra: null, til: 'Kvitnatt (sesong 2)' }],
  })
})

it('remembers a decision when the line comes again, also after the import was undone', async () => {
  const { import: first } = await t.importList(liste)
  await t.decide((await t.radOf('Kvitnatt'))._id, t.idOf('Kvitnatt (sesong 2)'))
  await t.decide((await t.radOf('TRE TONN TORSK'))._id, null)
  expect((await t.importList(liste)).resultat).toMatchObject({ kjente: 4, koblet: 2, tvil: 0 })
  const [second] = await t.get('/import')
  expect((await t.get(`/import/${second._id}/angring`)).beholdes).toBe(4)
  await t.post(`import/${second._id}/angre`)
  expect(await t.get(`/import/${first._id}/angring`)).toMatchObject({ fjernes: 4, avgjorte: 2 })
  await t.post(`import/${first._id}/angre`)
  expect(await t.rader()).toEqual([])
  await t.importList(liste)
  expect((await t.radOf('Kvitnatt')).metode).toBe('husket')
  expect((await t.radOf('TRE TONN TORSK')).utfall).toBe('uten')
})

it('decides a line together with its likes after the import that changed it was undone', async () => {
  await t.importList(['Kvitnatt;NRK1;;', 'Kvitnatt;NRK2;;'])
  const { import: second } = await t.importList(['Kvitnatt;NRK1;;2021'])
  await t.post(`import/${second._id}/angre`)
  const [one] = await t.rader()
  expect((await t.get(`/rader/${one?._id}`)).like).toBe(1)
})

it('has the decision of a line again when the import that changed the line is undone', async () => {
  await t.importList(['Kvitnatt;NRK1;;'])
  await t.decide((await t.radOf('Kvitnatt'))._id, t.idOf('Kvitnatt (sesong 2)'))
  const { import: second } = await t.importList(['Kvitnatt;NRK1;;2021'])
  expect((await t.radOf('Kvitnatt')).metode).not.toBe('person')
  await t.post(`import/${second._id}/angre`)
  const { produksjon, metode } = await t.radOf('Kvitnatt')
  expect([produksjon?.Produksjonstittel, metode]).toEqual(['Kvitnatt (sesong 2)', 'husket'])
})

it('corrects a wrong link, and loses nothing when the production is gone', async () => {
  await t.importList(liste)
  const rad = await t.radOf('Kvitnatt S01')
  expect((await t.decide(rad._id, crypto.randomUUID())).statusCode).toBe(404)
  expect((await t.decide(rad._id, t.idOf('Kvitnatt (sesong 2)'))).statusCode).toBe(200)
  expect((await t.radOf('Kvitnatt S01')).produksjon?.Produksjonstittel).toBe('Kvitnatt (sesong 2)')
  await t.portal.services.db
    .deleteFrom('produksjon')
    .where('id', '=', t.idOf('Kvitnatt (sesong 2)'))
    .execute()
  expect((await t.radOf('Kvitnatt S01')).utfall).toBe('uten')
})

it('filters and sorts the lines of a year', async () => {
  await t.importList(liste)
  expect((await t.rader('&tittel=kvit')).map(({ tittel }) => tittel)).toEqual(['Kvitnatt', 'Kvitnatt S01'])
  expect(
    (await t.rader('&mediehus=tv 2&sorter=episoder&retning=synkende')).map(({ episoder }) => episoder),
  ).toEqual([4, 1])
  expect((await t.rader('&produksjon=torsk')).map(({ tittel }) => tittel)).toEqual(['TRE TONN TORSK'])
  expect(await t.get('/rader?visningsaar=2023&side=2&antall=3')).toMatchObject({
    antall: 4,
    rader: [{ tittel: 'TRE TONN TORSK' }],
  })
  expect(await t.rader('&tittel=100%25')).toEqual([])
})

it.each(['mediehus', 'produksjonsselskap'])('sorts by %s in Norwegian order', async column => {
  const names = ['Åsnes', 'Ørland', 'ærlig', 'Zoo', 'aasen', 'Norsk']
  await t.send(
    'import',
    Buffer.from(
      ['Tittel;Mediehus;Produksjonsselskap', ...names.map(name => `Verk;${name};${name}`)].join('\n'),
    ),
  )
  const sorted = (await t.rader(`&sorter=${column}`)).map(rad => rad.mediehus)
  expect(sorted.map(name => name.toLowerCase().replace(/^aa/, 'å').slice(0, 1))).toEqual([...'nzæøåå'])
})

it('tells the second of two who decide the same line what the first has chosen', async () => {
  await t.importList(['Kvitnatt;NRK2;;'])
  const [line] = await t.rader('&utfall=tvil')
  const put = (produksjonsID: string | null, avgjort: string | null | undefined) =>
    t.portal.app.inject({
      method: 'PUT',
      url: `/api/sendelister/rader/${line?._id}`,
      headers: bearer(t.stab),
      payload: { produksjonsID, ...(avgjort !== undefined && { avgjort }) },
    })
  const first = await put(t.idOf('Kvitnatt (sesong 2)'), line?.avgjort?.tid ?? null)
  expect(first.statusCode).toBe(200)
  const second = await put(null, null)
  expect([second.statusCode, second.json().code]).toEqual([409, 'konflikt'])
  const { gjeldende } = second.json()
  expect(gjeldende.produksjon.Produksjonstittel).toBe('Kvitnatt (sesong 2)')
  expect((await put(null, gjeldende.avgjort.tid)).json().rad.utfall).toBe('uten')
})

it('takes back a decision with the lines it counted for, to what each was, and forgets the choice', async () => {
  const { import: made } = await t.importList([...liste, 'Kvitnatt;NRK2;;'])
  const before = await t.rader()
  const line = before.find(rad => rad.utfall === 'tvil')
  const id = line?._id ?? ''
  const first = (await t.decide(id, t.idOf('Kvitnatt (sesong 2)'))).json().rad.avgjort.tid
  const undo = async (avgjort: string) => {
    const answer = await t.post(`rader/${id}/angre`, { avgjort })
    return { status: answer.statusCode, ...answer.json() }
  }
  expect(await undo(first)).toMatchObject({
    status: 200,
    message: 'Valget er angret. «Kvitnatt» må avklares. Det gjelder også én lik linje.',
    rad: { avgjort: null, produksjon: null, utfall: 'tvil' },
  })
  expect(await t.rader()).toEqual(before)
  expect(await undo(first)).toMatchObject({ status: 409, code: 'konflikt' })
  await t.post(`import/${made._id}/angre`)
  await t.importList(['Kvitnatt;NRK2;;'])
  expect((await t.rader()).map(rad => rad.utfall)).toEqual(['tvil'])
})

it('takes back the second decision to what the first one chose, which is remembered again', async () => {
  const { import: made } = await t.importList(['Kvitnatt;NRK2;;'])
  const [line] = await t.rader()
  const id = line?._id ?? ''
  await t.decide(id, t.idOf('Kvitnatt (sesong 2)'))
  const first = await t.radOf('Kvitnatt')
  const second = (await t.decide(id, null)).json().rad.avgjort.tid
  const undone = (await t.post(`rader/${id}/angre`, { avgjort: second })).json()
  expect(undone.rad).toEqual(first)
  const [told] = (
    await t.portal.app.inject({ url: `/api/historikk/sendeliste/${id}`, headers: bearer(t.stab) })
  ).json()
  expect(told.endringer).toEqual([{ felt: 'produksjon', fra: null, til: 'Kvitnatt (sesong 2)' }])
  await t.post(`import/${made._id}/angre`)
  await t.importList(['Kvitnatt;NRK2;;'])
  expect((await t.radOf('Kvitnatt')).produksjon?.Produksjonstittel).toBe('Kvitnatt (sesong 2)')
})

it('knows the last decision of a day that its maker can take back', async () => {
  await t.importList(['Kvitnatt;NRK2;;', 'Trollelva;NRK1;1;2022'])
  const lines = await t.rader()
  const idOf = (tittel: string) => lines.find(one => one.tittel === tittel)?._id ?? ''
  const siste = async () => (await t.get('/visningsaar/2023/valg')).valg
  expect(await siste()).toBeNull()
  await t.decide(idOf('Trollelva'), null)
  const { avgjort } = (await t.decide(idOf('Kvitnatt'), null)).json().rad
  expect(await siste()).toEqual({ _id: idOf('Kvitnatt'), tittel: 'Kvitnatt', avgjort: avgjort.tid })
  const annen = await t.portal.createPerson('administrator')
  const andres = { url: '/api/sendelister/visningsaar/2023/valg', headers: bearer(annen) }
  expect((await t.portal.app.inject(andres)).json()).toEqual({ valg: null })
  await t.post(`rader/${idOf('Kvitnatt')}/angre`, { avgjort: avgjort.tid })
  expect(await siste()).toMatchObject({ tittel: 'Trollelva' })
  await t.portal.asOwner("update sendeliste set avgjort = avgjort - interval '25 hours'")
  expect(await siste()).toBeNull()
})

it('matches lines without a production again when the register has got it, and leaves decisions alone', async () => {
  await t.importList(['Fjellrypa;NRK1;1;2022', 'Havdyp ingen kjenner;NRK1;1;2020', 'Trollelva;NRK1;1;2022'])
  const lines = await t.rader()
  const idOf = (tittel: string) => lines.find(one => one.tittel === tittel)?._id ?? ''
  await t.decide(idOf('Trollelva'), null)
  for (const tittel of ['Fjellrypa', 'Trollelva']) await t.addProduksjon(tittel, 2022)
  const answer = await t.post('visningsaar/2023/kobling')
  expect(answer.json()).toMatchObject({ sett: 2, koblet: 1, tvil: 0 })
  expect((await t.rader()).map(({ tittel, utfall }) => [tittel, utfall])).toEqual([
    ['Fjellrypa', 'koblet'],
    ['Havdyp ingen kjenner', 'uten'],
    ['Trollelva', 'uten'],
  ])
  const historikk = await t.portal.app.inject({
    url: `/api/historikk/sendeliste/${idOf('Fjellrypa')}`,
    headers: bearer(t.stab),
  })
  expect(historikk.json()[0].endringer).toEqual([{ felt: 'produksjon', fra: null, til: 'Fjellrypa' }])
  expect((await t.post('visningsaar/2023/kobling')).json()).toMatchObject({ sett: 1, koblet: 0 })
  expect((await t.post('visningsaar/1999/kobling')).statusCode).toBe(404)
})
