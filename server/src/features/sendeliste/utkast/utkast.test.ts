import type { Leseoppsett, Sendelisteutkast } from '@rp/contract/sendeliste'
import type { Sendelisterad } from '@rp/contract/sendelisterad'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { bearer, type Person } from '../../../../test/portal.ts'
import { fileOf, liste, startSendelister } from '../../../../test/sendelister.ts'
import { makeXlsx } from '../../../../test/xlsx.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'

let medlem: Person
let kollega: Person
let t: Awaited<ReturnType<typeof startSendelister>>
beforeAll(async () => {
  t = await startSendelister()
  medlem = await t.portal.createPerson()
  kollega = await t.portal.createPerson('administrator')
})
afterAll(() => t?.portal.close())
beforeEach(() => t.reset())

const create = async (file: Buffer = fileOf(liste)): Promise<Sendelisteutkast> =>
  (await t.send('utkast', file)).json()
const valgOf = ({ visningsaar, oppsett }: Sendelisteutkast) => ({ visningsaar, oppsett })
const tryOut = async (utkast: Sendelisteutkast): Promise<Sendelisteutkast> =>
  (await t.post(`utkast/${utkast._id}/proeving`, valgOf(utkast))).json()
const commit = ({ _id, versjon }: Sendelisteutkast) => t.post(`utkast/${_id}/import`, { versjon })
const count = async (table: string): Promise<number> =>
  (await t.portal.asOwner(`select count(*)::int as n from ${table}`)).rows[0].n
/** Which rows of a draft have been matched, in the order of the file. */
const matched = async ({ _id }: Sendelisteutkast): Promise<boolean[]> =>
  (
    await t.portal.asOwner(
      'select utfall is not null as sett from sendelisteutkastrad where utkast_id = $1 order by rad',
      [_id],
    )
  ).rows.map(({ sett }) => sett)
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

it('proposes the columns and shows the first rows, without an import', async () => {
  const utkast = await create()
  expect(utkast).toMatchObject({
    filnavn: 'sendt-2023.csv',
    bytes: fileOf(liste).length,
    type: 'csv',
    skilletegn: ';',
    tegnsett: 'UTF-8',
    antall: 4,
    overskrifter: ['Tittel', 'Kanal', 'Episoder', 'Premiere'],
    oppsett: {
      overskriftsrad: 1,
      kolonner: { tittel: 0, mediehus: 1, episoder: 2, premiere: 3, sesong: null },
    },
    proeving: null,
  })
  expect(utkast.eksempler[0]).toEqual({ rad: 2, celler: ['Kvitnatt S01', 'NRK1', '8', '2021'] })
  expect(utkast.linjer[0]).toMatchObject({ rad: 2, tittel: 'Kvitnatt S01', episoder: 8 })
  expect(await t.get(`/utkast/${utkast._id}`)).toEqual(utkast)
  expect(await t.whole()).toEqual([])
})

it('reads by the columns that the person has chosen', async () => {
  const answer = (await t.send('utkast', Buffer.from('1;Ulvetid\n2;Tre tonn torsk'), { oppsett })).json()
  expect(answer.linjer.map((linje: Sendelisterad) => [linje.tittel, linje.mediehus])).toEqual([
    ['Ulvetid', 'Kanal Nord'],
    ['Tre tonn torsk', 'Kanal Nord'],
  ])
})

it('tells what an import would do, and how far it is, without doing it', async () => {
  const utkast = await create()
  expect(await t.get(`/arbeid/${utkast._id}`)).toEqual({ ferdig: 0, av: 0 })
  const { proeving } = await tryOut(utkast)
  expect(proeving).toMatchObject({ nye: 4, endrede: 0, kjente: 0, koblet: 2, tvil: 1, uten: 1 })
  expect(proeving?.eksempler.map(({ utfall }) => utfall)).toEqual(['tvil', 'uten', 'koblet', 'koblet'])
  expect(await t.get(`/arbeid/${utkast._id}`)).toEqual({ ferdig: 4, av: 4 })
  expect(await t.whole()).toEqual([])
})

it('takes the file once: choices need its rows only, and another sheet the stored file', async () => {
  const book = makeXlsx({
    Norge: [['Tittel'], ['Ulvetid']],
    Sverige: [['Tittel'], ['Tre tonn torsk'], ['Kvitnatt S01']],
  })
  const utkast = await create(book)
  const { rows } = await t.portal.asOwner(
    'select noekkel, rolle, krypteringsnoekkel from fil where utkast_id = $1',
    [utkast._id],
  )
  expect(rows).toMatchObject([{ rolle: 'sendeliste', krypteringsnoekkel: expect.any(String) }])
  const other = (
    await t.post(`utkast/${utkast._id}/lesing`, {
      visningsaar: 2023,
      oppsett: { ...utkast.oppsett, ark: utkast.oppsett.ark === 'Norge' ? 'Sverige' : 'Norge' },
    })
  ).json()
  expect(new Set([...utkast.linjer, ...other.linjer].map(({ tittel }) => tittel))).toEqual(
    new Set(['Ulvetid', 'Tre tonn torsk', 'Kvitnatt S01']),
  )
  // Without the file: the rows are enough for everything else.
  await t.portal.services.storage.remove(rows[0].noekkel)
  expect((await commit(await tryOut(other))).statusCode).toBe(201)
})

it('matches each line once, also when the year is changed to and fro', async () => {
  const file = Buffer.from('Tittel;År\nUlvetid;2022\nTre tonn torsk;2023\nKvitnatt S01;2023')
  const first = await tryOut(await create(file))
  expect(await matched(first)).toEqual([false, false, true, true])
  const other = (
    await t.post(`utkast/${first._id}/lesing`, { visningsaar: 2022, oppsett: first.oppsett })
  ).json()
  expect(other).toMatchObject({ visningsaar: 2022, antall: 1, proeving: null })
  const back = (
    await t.post(`utkast/${first._id}/lesing`, { visningsaar: 2023, oppsett: first.oppsett })
  ).json()
  expect(back.proeving).toEqual(first.proeving)
  await tryOut(other)
  expect(await matched(first)).toEqual([false, true, true, true])
  const columns = { ...first.oppsett, mediehus: 'Kanal Nord' }
  const changed = (await t.post(`utkast/${first._id}/lesing`, { visningsaar: 2023, oppsett: columns })).json()
  expect([changed.proeving, await matched(first)]).toEqual([null, [false, false, false, false]])
})

it('goes on where it was left, beside those of others', async () => {
  const mine = await tryOut(await create())
  const theirs = (await t.send('utkast', fileOf(['Ulvetid;NRK1;1;2021']), {}, kollega)).json()
  expect(await t.get(`/utkast/${mine._id}`)).toEqual(mine)
  expect(await t.get('/utkast')).toEqual([
    { _id: mine._id, filnavn: 'sendt-2023.csv', visningsaar: 2023, endret: expect.any(String), proevd: true },
  ])
  expect((await commit(mine)).json().resultat).toMatchObject({ nye: 4 })
  expect([await t.get('/utkast'), await count('sendelisteutkast')]).toEqual([[], 1])
  const headers = bearer(kollega)
  const url = `/api/sendelister/utkast/${theirs._id}`
  expect((await t.portal.app.inject({ url, headers })).json()).toEqual(theirs)
})

it('is its owner’s alone: to others it is not there, and members are refused', async () => {
  const utkast = await create()
  const calls = [
    ['GET', ''],
    ['POST', '/lesing', valgOf(utkast)],
    ['POST', '/proeving', valgOf(utkast)],
    ['POST', '/import', { versjon: utkast.versjon }],
    ['DELETE', ''],
  ] as const
  for (const [person, status] of [
    [kollega, 404],
    [medlem, 403],
  ] as const)
    for (const [method, path, payload] of calls) {
      const url = `/api/sendelister/utkast/${utkast._id}${path}`
      const answer = await t.portal.app.inject({
        method,
        url,
        headers: bearer(person),
        ...(payload && { payload }),
      })
      expect([method, path, answer.statusCode]).toEqual([method, path, status])
    }
  expect((await t.send('utkast', fileOf(liste), {}, medlem)).statusCode).toBe(403)
  expect(await t.get(`/utkast/${utkast._id}`)).toEqual(utkast)
  expect((await commit(utkast)).statusCode).toBe(201)
  // Done, it still is nothing to others.
  const again = await t.portal.app.inject({
    method: 'POST',
    url: `/api/sendelister/utkast/${utkast._id}/import`,
    headers: bearer(kollega),
    payload: { versjon: utkast.versjon },
  })
  expect(again.statusCode).toBe(404)
})

it('imports a draft once, however often and at once it is asked for', async () => {
  const utkast = await tryOut(await create())
  const answers = [...(await Promise.all([commit(utkast), commit(utkast)])), await commit(utkast)]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
  const [first, ...others] = answers.map(answer => answer.json())
  expect(first).toMatchObject({
    import: { _id: utkast._id },
    resultat: { nye: 4, koblet: 2, tvil: 1, uten: 1 },
  })
  expect(others).toEqual([first, first])
  expect([await t.whole(), await t.get('/import')]).toMatchObject([{ length: 4 }, { length: 1 }])
})

it('imports what the person has seen: a draft that was changed since is refused', async () => {
  const seen = await tryOut(await create())
  await t.post(`utkast/${seen._id}/lesing`, { visningsaar: 2022, oppsett: seen.oppsett })
  const answer = await commit(seen)
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'foreldet'])
  expect(await t.whole()).toEqual([])
  expect(await count('sendelisteutkast')).toBe(1)
})

it('saves all of an import or nothing, and the draft is there to try again', async () => {
  const utkast = await create()
  await t.portal.asOwner(
    `create function nekt() returns trigger language plpgsql as $$ begin raise 'nei'; end $$;
     create trigger nekt before insert on sendelisterad for each row execute function nekt()`,
  )
  const refused = await commit(utkast)
  await t.portal.asOwner('drop trigger nekt on sendelisterad; drop function nekt')
  expect(refused.statusCode).toBe(500)
  expect([await t.whole(), await t.get('/import')]).toEqual([[], []])
  expect((await commit(utkast)).statusCode).toBe(201)
  expect(await t.whole()).toHaveLength(4)
})

it('is swept when it is left for a day, with its rows and its file', async () => {
  const left = await tryOut(await create())
  const kept = await create()
  const keyOf = async ({ _id }: Sendelisteutkast): Promise<string> =>
    (await t.portal.asOwner('select noekkel from fil where utkast_id = $1', [_id])).rows[0].noekkel
  const [gone, there] = [await keyOf(left), await keyOf(kept)]
  await t.portal.asOwner(`update sendelisteutkast set endret = endret + interval '2 hours' where id = $1`, [
    kept._id,
  ])
  t.portal.clock.now = () => new Date(Date.now() + 25 * 3_600_000)
  for (const name of ['oppbevaring', 'rydd_filer']) {
    await t.portal.services.inTransaction(tx => addJob(tx, name, {}))
    await t.portal.runJobs()
  }
  t.portal.clock.now = () => new Date()
  expect([await count('sendelisteutkast'), await count('sendelisteutkastrad')]).toEqual([1, 5])
  expect((await t.get(`/utkast/${left._id}`)).code).toBe('ikke_funnet')
  const stored: string[] = []
  for await (const { key } of t.portal.services.storage.list()) stored.push(key)
  expect([stored.includes(gone), stored.includes(there)]).toEqual([false, true])
})

it('goes for good when its owner throws it away', async () => {
  const utkast = await create()
  const answer = await t.portal.app.inject({
    method: 'DELETE',
    url: `/api/sendelister/utkast/${utkast._id}`,
    headers: bearer(t.stab),
  })
  expect(answer.json()).toEqual({ message: 'Importen er slettet.' })
  expect([
    await count('sendelisteutkast'),
    await count('sendelisteutkastrad'),
    await t.get('/utkast'),
  ]).toEqual([0, 0, []])
})

it.each([
  ['no file', Buffer.alloc(0), {}, 422, 'liste_tom'],
  ['a year that is none', fileOf(liste), { visningsaar: 'i fjor' }, 400, 'mangler_felt'],
  ['a year that the portal lacks', fileOf(liste), { visningsaar: '1999' }, 400, 'ugyldig_foresporsel'],
  ['a year that no list is of', fileOf(liste), { visningsaar: '99999999999' }, 400, 'mangler_felt'],
])('refuses %s, and keeps nothing', async (_, file, valg, status, code) => {
  const answer = await t.send('utkast', file, valg)
  expect([answer.statusCode, answer.json().code]).toEqual([status, code])
  expect(await count('sendelisteutkast')).toBe(0)
})

it.each([
  ['no column for the title', Buffer.from('1;2\n3;4'), 'liste_mangler_tittel'],
  ['no usable row', fileOf([';NRK1;1;2021']), 'liste_tom'],
])('refuses to import a list with %s', async (_, file, code) => {
  const answer = await t.send('import', file)
  expect([answer.statusCode, answer.json().code]).toEqual([422, code])
  expect([await t.whole(), await t.get('/import')]).toEqual([[], []])
})

it.each([
  ['columns that make no sense', { visningsaar: 2023, oppsett: { kolonner: 5 } }],
  ['a year far away', { visningsaar: 99_999_999_999, oppsett }],
  ['a year that the portal lacks', { visningsaar: 1999, oppsett }],
])('refuses %s, and the draft stays as it was', async (_, valg) => {
  const utkast = await create()
  const answer = await t.post(`utkast/${utkast._id}/lesing`, valg)
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'ugyldig_foresporsel'])
  expect(await t.get(`/utkast/${utkast._id}`)).toEqual(utkast)
})

it('refuses a file above the limit with a sentence', async () => {
  const answer = await t.send('utkast', Buffer.alloc(21 * 2 ** 20, 65))
  expect([answer.statusCode, answer.json().code]).toEqual([413, 'liste_for_stor'])
  expect(answer.json().message).toMatch(/50.000 rader og være 20 MB/)
})

it('forgets old progress, and reads the register ahead', async () => {
  const utkast = await tryOut(await create())
  t.portal.clock.now = () => new Date(Date.now() + 2 * 86_400_000)
  await t.portal.services.sendeliste.jobs.les_titler()
  t.portal.clock.now = () => new Date()
  expect(await t.get(`/arbeid/${utkast._id}`)).toEqual({ ferdig: 0, av: 0 })
})
