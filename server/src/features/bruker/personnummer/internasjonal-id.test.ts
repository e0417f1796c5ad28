import { grunnHeaders } from '@rp/contract/personnummer'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findWords } from '../../../../test/persondata.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../../test/portal.ts'
import { spawnServer } from '../../../../test/process.ts'
import { connectionUrl } from '../../../platform/db/connection.ts'

let portal: TestPortal
let kari: Person
let admin: Person
beforeAll(async () => {
  portal = await startTestPortal()
  kari = await portal.createPerson()
  admin = await portal.createPerson('administrator')
})
afterAll(() => portal?.close())

const nummer = 'SE-19811231-X77'
const ask = (url: string, by: Person, headers = {}) =>
  portal.app.inject({ url, headers: { ...bearer(by), ...headers } })
const save = (body: object, by = kari, headers = {}) =>
  portal.app.inject({
    method: 'PUT',
    url: `/api/user/${kari.id}`,
    payload: body,
    headers: { ...bearer(by), ...headers },
  })
const shown = async (by: Person, headers = {}) =>
  (await ask(`/api/user/internasjonalIdNummer?userId=${kari.id}`, by, headers)).json()

it('is saved with the other fields, and shown to nobody who does not ask for it [L5]', async () => {
  const saved = await save({ fornavn: 'Kari', internasjonalIdNummer: ` ${nummer} ` })
  expect(saved.statusCode).toBe(200)
  const paths = [`/api/user/${kari.id}`, `/api/users/${kari.id}`, '/api/user/users', '/api/user/users?side=1']
  const answers = [
    saved,
    ...(await Promise.all(paths.map(path => ask(path, admin, grunnHeaders('Kontroll'))))),
  ]
  for (const answer of answers) {
    expect(answer.statusCode).toBe(200)
    expect(answer.body).not.toMatch(new RegExp(`${nummer}|internasjonal`, 'i'))
  }
  expect(await shown(kari)).toEqual({ internasjonalIdNummer: nummer })
  expect(await shown(admin, grunnHeaders('Kontroll'))).toEqual({ internasjonalIdNummer: nummer })
})

it('lies sealed, bound to its row, and is in no column and no history as it is [L5]', async () => {
  expect(await findWords(portal, [nummer])).toEqual([])
  const lines = await portal.services.historikk.list('bruker', kari.id, { forMedlem: true })
  expect(lines.map(({ hendelse, endringer }) => [hendelse, endringer])).toEqual([
    ['aapnet_internasjonal_id', [{ felt: 'aarsak', fra: null, til: 'Kontroll' }]],
    ['aapnet_internasjonal_id', []],
    ['internasjonal_id_endret', []],
    ['endret', [{ felt: 'fornavn', fra: null, til: 'Kari' }]],
    ['registrert', []],
  ])
  const innsyn = (await ask(`/api/user/${kari.id}/innsyn`, kari)).json()
  expect(innsyn.map(({ hendelse }: { hendelse: string }) => hendelse)).toEqual([
    'aapnet_internasjonal_id',
    'aapnet_internasjonal_id',
    'internasjonal_id_endret',
  ])
  const ola = await portal.createPerson()
  await portal.asOwner(
    'update bruker set internasjonal_id_kryptert = (select internasjonal_id_kryptert from bruker where id = $1) where id = $2',
    [kari.id, ola.id],
  )
  const moved = await ask(`/api/user/internasjonalIdNummer?userId=${ola.id}`, ola)
  expect([moved.statusCode, moved.json().code]).toEqual([500, 'internasjonal_id_ikke_hentet'])
  await portal.asOwner("update bruker set internasjonal_id_kryptert = '' where id = $1", [ola.id])
})

it('stays when a user is saved without it, goes with null, and is in the person’s own data [L5]', async () => {
  await save((await ask(`/api/user/${kari.id}`, kari)).json())
  const data = (await ask(`/api/user/${kari.id}/data`, kari)).json()
  expect(data.bruker.internasjonalIdNummer).toBe(nummer)
  await save({ internasjonalIdNummer: null })
  expect(await shown(kari)).toEqual({ internasjonalIdNummer: '' })
})

it('is never held against what somebody read, for the answer would show it [L5]', async () => {
  await save({ internasjonalIdNummer: nummer })
  const answer = await portal.app.inject({
    method: 'PUT',
    url: `/api/users/${kari.id}`,
    payload: { internasjonalIdNummer: 'NY-1', foer: { internasjonalIdNummer: 'gjettet' } },
    headers: { ...bearer(admin), ...grunnHeaders('Rettet') },
  })
  expect(answer.statusCode).toBe(200)
  expect(answer.body).not.toContain(nummer)
})

it('refuses to be stored readable, by the tables themselves [L5]', async () => {
  const write = portal.asOwner('update bruker set internasjonal_id = $1 where id = $2', [nummer, kari.id])
  await expect(write).rejects.toThrow('stored sealed')
})

/** As an older version left it: readable in the row, and in what the history says of the change. */
async function leaveReadable(person: Person, verdi: string): Promise<void> {
  await portal.asOwner(`alter table bruker disable trigger bruker_nekt_internasjonal_id;
    update bruker set internasjonal_id = '${verdi}', internasjonal_id_kryptert = '' where id = '${person.id}';
    alter table bruker enable trigger bruker_nekt_internasjonal_id`)
  const endringer = [
    { felt: 'telefonnummer', fra: null, til: '00012345' },
    { felt: 'internasjonalIdNummer', fra: `før-${verdi}`, til: verdi },
  ]
  await portal.services.historikk.append(portal.database.kysely, {
    tid: portal.clock.now(),
    aktoerId: person.id,
    entitet: 'bruker',
    entitetId: person.id,
    hendelse: 'endret',
    endringer,
  })
}
async function sjekk() {
  const settings = {
    DATABASE_URL: connectionUrl(portal.testDatabase.appConnection),
    DATA_DIR: portal.dataDir,
  }
  const { code, output } = await spawnServer('app/sjekk/sjekk.ts', settings).ended
  return [code, output] as const
}
const runJob = async () => {
  await portal.asOwner("select graphile_worker.add_job('forsegl_internasjonal_id')")
  await portal.runJobs()
}

it('is sealed where an older version left it readable, and emptied from the history; sjekk says so until then [L5]', async () => {
  const folk = await Promise.all([1, 2, 3].map(() => portal.createPerson()))
  for (const [n, person] of folk.entries()) await leaveReadable(person, `GAMMEL-${n}`)
  await portal.services.kjede.seal()
  const [before, told] = await sjekk()
  expect(before).toBe(1)
  expect(told).toContain('Internasjonale ID-numre: 3 numre og 3 linjer i historikken ligger ukryptert.')
  const own = await ask(`/api/user/internasjonalIdNummer?userId=${folk[0]?.id}`, folk[0] as Person)
  expect(own.json()).toEqual({ internasjonalIdNummer: 'GAMMEL-0' })
  // A job that was ended midway has done the first of them.
  const [first] = folk as [Person]
  await save({ internasjonalIdNummer: 'NY-2' })
  await portal.asOwner(
    `update bruker set internasjonal_id = '', internasjonal_id_kryptert = '' where id = '${first.id}'`,
  )
  await runJob()
  await runJob()
  await portal.services.kjede.seal()
  expect(await findWords(portal, ['GAMMEL-0', 'GAMMEL-1', 'GAMMEL-2'])).toEqual([])
  for (const [n, person] of folk.entries()) {
    const answer = await ask(`/api/user/internasjonalIdNummer?userId=${person.id}`, person)
    expect(answer.json()).toEqual({ internasjonalIdNummer: n === 0 ? '' : `GAMMEL-${n}` })
  }
  const [, line] = await portal.services.historikk.list('bruker', folk[1]?.id ?? '', { forMedlem: false })
  expect(line).toMatchObject({ hendelse: 'innhold_fjernet', hvem: 'Rettighetsportalen' })
  expect((await portal.services.kjede.verify()).antallBrudd).toBe(0)
  const [after, output] = await sjekk()
  expect(after, output).toBe(0)
})
