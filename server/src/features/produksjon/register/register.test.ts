import crypto from 'node:crypto'
import type { ProduksjonRad } from '@rp/contract/produksjon'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { storeTestDokument } from '../../../../test/dokumenter.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../../test/portal.ts'
import { sortKey } from '../../../platform/db/sort-key.ts'

let portal: TestPortal
let stab: Person
let medlem: Person
beforeAll(async () => {
  portal = await startTestPortal()
  stab = await portal.createPerson('administrator')
  medlem = await portal.createPerson()
})
afterAll(() => portal?.close())

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const call = (method: Method, url: string, payload?: object, who = stab) =>
  portal.app.inject({ method, url, headers: bearer(who), ...(payload && { payload }) })

async function create(felter: object): Promise<ProduksjonRad> {
  const answer = await call('POST', '/api/produksjoner', felter)
  expect(answer.statusCode).toBe(201)
  return answer.json().produksjon
}

async function broadcast(produksjonsID: string, part: { year?: number; premiere?: number | null } = {}) {
  const row = {
    id: crypto.randomUUID(),
    visningsaar: part.year ?? 2023,
    produksjon_id: produksjonsID,
    tittel: 'SENDT',
    tittel_sort: sortKey('SENDT'),
    mediehus: 'NRK',
    premiere: part.premiere ?? null,
    selskap: '',
  }
  await portal.services.db.insertInto('sendeliste').values(row).execute()
}

/** A document of the member with one registration of the production. */
async function register(produksjonsID: string): Promise<string> {
  const _id = await storeTestDokument(portal, medlem)
  const ansiennitet = [{ produksjonsID, fagfunksjon: 'Manus', episoder: 3 }]
  expect((await call('PUT', `/api/document/${_id}`, { ansiennitet }, medlem)).statusCode).toBe(200)
  return _id
}

const side = async (query: string): Promise<{ rader: ProduksjonRad[]; antall: number }> => {
  const answer = await call('GET', `/api/produksjoner?side=1&${query}`)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const titles = async (query: string) => (await side(query)).rader.map(rad => rad.Produksjonstittel)
const historikk = async (id: string) => (await call('GET', `/api/historikk/produksjon/${id}`)).json()

describe('a new production', () => {
  it('is stored as it is typed, and everybody sees it at once', async () => {
    const before = await call('GET', '/api/produksjoner', undefined, medlem)
    const made = await create({
      Produksjonstittel: ' Brennmanet (sesong 3) ',
      Produksjonsselskap: 'Tangloppe AS',
      Sesong: '3',
      Premiere: 2023,
      Verkstype: 'TV-drama',
      Spilletid_sekunder: '',
      Episoder: 8,
      Bruk: [],
    })
    expect(made).toMatchObject({
      Produksjonstittel: 'Brennmanet (sesong 3)',
      Produksjonsselskap: 'Tangloppe AS',
      Sesong: 3,
      Spilletid_sekunder: null,
      Bruk: [],
      plass: 'ingen',
      nyFra: null,
      versjon: 1,
    })
    const headers = { 'if-none-match': String(before.headers.etag), ...bearer(medlem) }
    const after = await portal.app.inject({ url: '/api/produksjoner', headers })
    expect(after.statusCode).toBe(200)
    expect(after.json().map((row: ProduksjonRad) => row._id)).toContain(made._id)
    expect((await historikk(made._id))[0]).toMatchObject({ hendelse: 'opprettet' })
  })

  it('is refused when the register has it, which is told with the refusal', async () => {
    const made = await create({ Produksjonstittel: 'Tvilling', Premiere: 2020 })
    const again = await call('POST', '/api/produksjoner', { Produksjonstittel: 'TVILLING', Premiere: 2020 })
    expect([again.statusCode, again.json().code]).toEqual([409, 'produksjon_finnes'])
    expect(again.json().gjeldende._id).toBe(made._id)
    await create({ Produksjonstittel: 'Tvilling', Premiere: 2021 })
  })

  it('is not for members, and neither is the paged register', async () => {
    const answers = [
      await call('POST', '/api/produksjoner', { Produksjonstittel: 'Ulovlig' }, medlem),
      await call('GET', '/api/produksjoner?side=1', undefined, medlem),
    ]
    expect(answers.map(answer => answer.statusCode)).toEqual([403, 403])
  })

  it.each([
    [{}, 'Produksjonstittel'],
    [{ Produksjonstittel: ' ' }, 'Produksjonstittel'],
    [{ Produksjonstittel: 'A', Premiere: 23 }, 'Premiere'],
    [{ Produksjonstittel: 'A', Episoder: -1 }, 'Episoder'],
    [{ Produksjonstittel: 'A', Verkstype: 'Opera' }, 'Verkstype'],
  ])('is refused at its field: %j', async (felter, felt) => {
    const answer = await call('POST', '/api/produksjoner', felter)
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().felt)).toEqual([felt])
  })
})

describe('an edited production', () => {
  let produksjon: ProduksjonRad
  beforeEach(async () => {
    produksjon = await create({
      Produksjonstittel: `Rettes ${crypto.randomUUID()}`,
      Premiere: 2019,
      Verkstype: 'Dokumentar',
      Bruk: { kanal: 'NRK1' },
    })
  })
  const save = (felter: object) => call('PUT', `/api/produksjoner/${produksjon._id}`, felter)

  it('changes the fields that the call carries, and tells who did it', async () => {
    const answer = await save({ Episoder: 6, Verkstype: null, Premiere: '' })
    expect(answer.json().produksjon).toMatchObject({
      Episoder: 6,
      Verkstype: null,
      Premiere: null,
      Bruk: { kanal: 'NRK1' },
      versjon: 2,
    })
    const [line] = await historikk(produksjon._id)
    expect(line.endringer).toEqual([
      { felt: 'premiere', fra: '2019', til: null },
      { felt: 'verkstype', fra: 'Dokumentar', til: null },
      { felt: 'episoder', fra: null, til: '6' },
    ])
  })

  it('may be sent back whole, and is then as it was', async () => {
    const answer = await save(produksjon)
    expect(answer.json().produksjon).toEqual(produksjon)
  })

  it('keeps its title in a plain save', async () => {
    const answer = await save({ Produksjonstittel: 'Noe annet', Episoder: 99 })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'tittel_laast'])
    expect((await call('GET', `/api/produksjoner/${produksjon._id}`)).json()).toEqual(produksjon)
  })

  it('is not overwritten by somebody who saw an older one', async () => {
    await save({ Episoder: 6, versjon: 1 })
    const answer = await save({ Episoder: 7, versjon: 1 })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'konflikt'])
    expect(answer.json().gjeldende).toMatchObject({ Episoder: 6, versjon: 2 })
    expect((await save({ Episoder: 7, versjon: 2 })).statusCode).toBe(200)
  })

  it('gets its title corrected by a call of its own, and documents follow', async () => {
    const dokument = await register(produksjon._id)
    const before = (await call('GET', `/api/document/${dokument}`)).json()
    const tittel = `Rettet ${crypto.randomUUID()}`
    const answer = await call('PUT', `/api/produksjoner/${produksjon._id}/tittel`, {
      Produksjonstittel: tittel,
      grunn: ' Skrivefeil ',
      versjon: 1,
    })
    expect(answer.json().produksjon).toMatchObject({ Produksjonstittel: tittel, versjon: 2 })
    const after = (await call('GET', `/api/document/${dokument}`)).json()
    expect(after.versjon).toBe(before.versjon + 1)
    expect(after.ansiennitet).toMatchObject([{ produksjonsID: produksjon._id, produksjonsnavn: tittel }])
    const lines = (await call('GET', `/api/historikk/dokument/${dokument}`)).json()
    const fra = produksjon.Produksjonstittel
    expect(lines[0].endringer).toEqual([{ felt: 'produksjon', fra, til: tittel }])
    expect((await historikk(produksjon._id))[0].endringer).toEqual([
      { felt: 'tittel', fra, til: tittel },
      { felt: 'grunn', fra: null, til: 'Skrivefeil' },
    ])
  })

  it('does not get another title without a reason', async () => {
    for (const grunn of [undefined, ' ']) {
      const payload = { Produksjonstittel: 'Uten grunn', grunn }
      const answer = await call('PUT', `/api/produksjoner/${produksjon._id}/tittel`, payload)
      expect([answer.statusCode, Object.keys(answer.json().felt)]).toEqual([400, ['grunn']])
    }
    expect((await call('GET', `/api/produksjoner/${produksjon._id}`)).json()).toEqual(produksjon)
  })

  it('answers 404 where there is none', async () => {
    const nobody = `/api/produksjoner/${crypto.randomUUID()}`
    for (const method of ['GET', 'PUT', 'DELETE'] as const)
      expect((await call(method, nobody, method === 'PUT' ? {} : undefined)).statusCode).toBe(404)
  })
})

describe('a deleted production', () => {
  it('is gone, and its history says what it was', async () => {
    const { _id } = await create({ Produksjonstittel: 'Kort liv', Episoder: 4 })
    expect((await call('DELETE', `/api/produksjoner/${_id}`)).statusCode).toBe(200)
    expect((await call('GET', `/api/produksjoner/${_id}`)).statusCode).toBe(404)
    const [line] = await historikk(_id)
    expect(line.hendelse).toBe('slettet')
    expect(line.endringer).toContainEqual({ felt: 'tittel', fra: 'Kort liv', til: null })
    expect(line.endringer).toContainEqual({ felt: 'episoder', fra: '4', til: null })
  })

  it('is refused while registrations or broadcast lists use it, and says how many do', async () => {
    const { _id } = await create({ Produksjonstittel: 'I bruk' })
    await register(_id)
    await broadcast(_id)
    await broadcast(_id)
    const answer = await call('DELETE', `/api/produksjoner/${_id}`)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'produksjon_i_bruk'])
    expect(answer.json().message).toContain('«I bruk» er i bruk: 1 registrering og 2 linjer på sendelister.')
    const pott = {
      kilde: 'NRK',
      slag: 'Enkeltproduksjon',
      visningsaar: 2023,
      mediehus: [],
      produksjonsID: _id,
    }
    await call('POST', '/api/potter', {
      ...pott,
      beloep: 1000,
      mottatt: '2024-01-02',
      fraOrganisasjon: false,
    })
    const withPott = await call('DELETE', `/api/produksjoner/${_id}`)
    expect(withPott.json().message).toContain('1 registrering, 2 linjer på sendelister og 1 pott.')
    expect((await call('GET', `/api/produksjoner/${_id}`)).statusCode).toBe(200)
  })
})

describe('a production from a member', () => {
  it('is marked until staff has looked', async () => {
    const tittel = 'Fra et medlem'
    const { produksjon } = (
      await call('POST', '/api/produksjon', { Produksjonstittel: tittel }, medlem)
    ).json()
    const [row] = (await side('nye=ja')).rader
    expect(row).toMatchObject({ _id: produksjon._id, nyFra: medlem.email })
    const answer = await call('POST', `/api/produksjoner/${produksjon._id}/sett`)
    expect(answer.json().produksjon.nyFra).toBeNull()
    expect((await side('nye=ja')).antall).toBe(0)
    expect((await historikk(produksjon._id))[0].endringer).toEqual([{ felt: 'sett', fra: null, til: 'ja' }])
  })
})

describe('the broadcast list of the viewing year', () => {
  it.each([
    ['no line', 2023, [], 'ingen'],
    ['a line of another year', 2023, [{ year: 2022, premiere: 2023 }], 'ingen'],
    ['a line without premiere, premiered then', 2023, [{}], 'premiere'],
    ['a line without premiere, premiered before', 2019, [{}], 'sendt'],
    ['a line without premiere, premiere unknown', null, [{}], 'sendt'],
    ['a line that says it premiered then', null, [{ premiere: 2023 }], 'premiere'],
    ['a line that says it premiered before', 2023, [{ premiere: 2020 }], 'sendt'],
    ['one line of several that premiered then', 2019, [{ premiere: 2019 }, { premiere: 2023 }], 'premiere'],
  ])('decides the place: %s', async (_, premiere, lines, plass) => {
    const { _id } = await create({ Produksjonstittel: `Plass ${crypto.randomUUID()}`, Premiere: premiere })
    for (const line of lines) await broadcast(_id, line)
    expect((await call('GET', `/api/produksjoner/${_id}`)).json().plass).toBe(plass)
    for (const asked of ['ingen', 'sendt', 'premiere'])
      expect((await side(`antall=1000&sendeliste=${asked}`)).rader.some(row => row._id === _id)).toBe(
        asked === plass,
      )
  })
})

describe('the paged register', () => {
  beforeAll(async () => {
    for (const [tittel, selskap, premiere, episoder] of [
      ['Liste Aasen', 'Åsfilm', 2001, 10],
      ['Liste Øy', 'Ærfugl', 2011, null],
      ['Liste Zoo', 'Brus', null, 2],
      ['Liste 100%_\\', 'brus', 2012, 2],
    ] as const)
      await create({
        Produksjonstittel: tittel,
        Produksjonsselskap: selskap,
        Premiere: premiere,
        Episoder: episoder,
        Bruk: { kanal: tittel === 'Liste Zoo' ? 'TV 2' : 'NRK' },
      })
  })

  it.each([
    ['tittel=LISTE', ['Liste 100%_\\', 'Liste Zoo', 'Liste Øy', 'Liste Aasen']],
    ['tittel=liste&retning=synkende', ['Liste Aasen', 'Liste Øy', 'Liste Zoo', 'Liste 100%_\\']],
    [`tittel=${encodeURIComponent('%_\\')}`, ['Liste 100%_\\']],
    ['tittel=liste&selskap=brus', ['Liste 100%_\\', 'Liste Zoo']],
    ['tittel=liste&premiere=201', ['Liste 100%_\\', 'Liste Øy']],
    ['tittel=liste&premiere=2011', ['Liste Øy']],
    ['tittel=liste&premiere=x', []],
    ['tittel=liste&episoder=2', ['Liste 100%_\\', 'Liste Zoo']],
    ['tittel=liste&episoder=to', []],
    ['tittel=liste&bruk=tv+2', ['Liste Zoo']],
    ['tittel=liste&sorter=selskap', ['Liste 100%_\\', 'Liste Zoo', 'Liste Øy', 'Liste Aasen']],
    ['tittel=liste&sorter=premiere', ['Liste Aasen', 'Liste Øy', 'Liste 100%_\\', 'Liste Zoo']],
    [
      'tittel=liste&sorter=premiere&retning=synkende',
      ['Liste 100%_\\', 'Liste Øy', 'Liste Aasen', 'Liste Zoo'],
    ],
    ['tittel=liste&antall=1', ['Liste 100%_\\']],
    ['tittel=liste&sesong=1', []],
  ])('answers %s in Norwegian order', async (query, expected) => {
    expect(await titles(query)).toEqual(expected)
  })

  it('counts what the filter leaves, whatever the page', async () => {
    expect((await side('tittel=liste&antall=1')).antall).toBe(4)
  })

  it('refuses an order that it does not know', async () => {
    expect((await call('GET', '/api/produksjoner?side=1&sorter=passord')).statusCode).toBe(400)
  })
})
