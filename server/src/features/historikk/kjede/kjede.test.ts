import crypto from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Person, startTestPortal, type TestPortal } from '../../../../test/portal.ts'

let portal: TestPortal
let person: Person
const tables = ['historikk', 'historikk_segl', 'historikk_anker']

beforeAll(async () => {
  portal = await startTestPortal()
  person = await portal.createPerson()
})
afterAll(() => portal?.close())

const { randomUUID } = crypto
const write = (felt: string, entitetId = person.id) =>
  portal.services.historikk.append(portal.database.kysely, {
    tid: portal.clock.now(),
    aktoerId: person.id,
    entitet: 'bruker',
    entitetId,
    hendelse: 'endret',
    endringer: [{ felt, fra: null, til: 'ny verdi' }],
  })
const verify = () => portal.services.kjede.verify()
const sekvenser = async (): Promise<number[]> =>
  (await portal.asOwner('select sekvens::int from historikk order by sekvens')).rows.map(row => row.sekvens)

/** With the guards off, as one who owns the database can. */
const tamper = (sql: string) =>
  portal.asOwner(`begin;
    ${tables.map(table => `alter table ${table} disable trigger user`).join(';')};
    ${sql};
    ${tables.map(table => `alter table ${table} enable trigger user`).join(';')};
    commit`)

describe('the portal itself', () => {
  it('cannot change, delete or empty history, nor write links of its own [G11]', async () => {
    await write('navn')
    await portal.services.kjede.seal()
    for (const statement of [
      "update historikk set hendelse = 'slettet'",
      "update historikk set endringer = '[]', salt = null, fjernet = now()",
      'delete from historikk',
      'truncate historikk',
      'delete from historikk_segl',
      "update historikk_segl set hash = ''",
      "insert into historikk_segl values (999, 999, '', '')",
      "update historikk_anker set merke = 'x'",
      'delete from historikk_anker',
      'alter table historikk disable trigger user',
      'drop table historikk',
      'create table ny (id integer)',
      "insert into schema_migrering values (9998, 'x', 'x')",
    ])
      await expect(portal.database.pool.query(statement), statement).rejects.toMatchObject({ code: '42501' })
  })

  it('is refused by the tables too, where it owns them', async () => {
    for (const table of tables)
      for (const statement of [`delete from ${table}`, `truncate ${table}`])
        await expect(portal.asOwner(statement), statement).rejects.toThrow('history is append-only')
    await expect(portal.asOwner("update historikk set hendelse = 'slettet'")).rejects.toThrow('append-only')
  })
})

describe('the chain', () => {
  beforeEach(async () => {
    for (const felt of ['fornavn', 'etternavn', 'adresse', 'poststed']) await write(felt)
    await portal.services.kjede.seal()
    expect((await verify()).antallBrudd).toBe(0)
    await portal.asOwner(tables.map(table => `create table kopi_${table} as table ${table}`).join(';'))
    return () =>
      tamper(
        tables
          .map(
            table => `truncate ${table}; insert into ${table} overriding system value table kopi_${table};
          drop table kopi_${table}`,
          )
          .join(';'),
      )
  })

  it('holds every line, whichever of two parallel transactions was done first', async () => {
    let finishFirst = () => {}
    const isFirstWritten = Promise.withResolvers<void>()
    const first = portal.services.inTransaction(async tx => {
      await portal.services.historikk.append(tx, {
        tid: portal.clock.now(),
        aktoerId: null,
        entitet: 'bruker',
        entitetId: person.id,
        hendelse: 'endret',
      })
      isFirstWritten.resolve()
      await new Promise<void>(resolve => {
        finishFirst = resolve
      })
    })
    await isFirstWritten.promise
    // Neither the writer nor the sealer waits for the first.
    await write('mens en annen skriver')
    await portal.services.kjede.seal()
    const before = await verify()
    finishFirst()
    await first
    expect(await verify()).toMatchObject({ venter: 1, antallBrudd: 0 })
    await Promise.all([portal.services.kjede.seal(), portal.services.kjede.seal()])
    expect(await verify()).toMatchObject({ lenker: before.lenker + 1, venter: 0, antallBrudd: 0 })
  })

  it.each([
    ['says something else', "hendelse = 'opprettet'"],
    ['says another value', `endringer = '[{"felt":"adresse","fra":null,"til":"en annen"}]'`],
    ['has another time', "tid = tid - interval '1 minute'"],
    ['is another person’s doing', `aktoer_id = '${randomUUID()}'`],
  ])('tells which line %s', async (_what, change) => {
    const sekvens = (await sekvenser()).at(-2)
    await tamper(`update historikk set ${change} where sekvens = ${sekvens}`)
    expect((await verify()).brudd).toMatchObject([{ sekvens, hva: 'linje_endret' }])
  })

  it('tells which line is gone, with its link or without', async () => {
    const [sekvens, next] = (await sekvenser()).slice(-3)
    await tamper(`delete from historikk where sekvens = ${sekvens}`)
    const report = await verify()
    expect(report.brudd).toMatchObject([{ sekvens, hva: 'linje_borte' }])
    await tamper(`delete from historikk_segl where sekvens = ${sekvens}`)
    const { lenke } = report.brudd[0] ?? {}
    expect((await verify()).brudd).toMatchObject([{ lenke, hva: 'lenke_borte' }])
    // Numbered anew, the next link does not fit.
    await tamper(`update historikk_segl set lenke = lenke - 1 where lenke > ${lenke}`)
    expect((await verify()).brudd[0]).toMatchObject({ lenke, sekvens: next, hva: 'lenke_endret' })
  })

  it('tells when the end of the chain is cut off', async () => {
    const sekvens = (await sekvenser()).at(-1)
    await tamper(`delete from historikk where sekvens = ${sekvens};
      delete from historikk_segl where sekvens = ${sekvens}`)
    expect((await verify()).brudd).toMatchObject([{ hva: 'lenke_borte' }])
  })

  it('tells when a line is put in among older ones, with a link or without', async () => {
    await tamper("update historikk_anker set tid = tid - interval '2 hours'")
    const columns = 'sekvens, tid, aktoer_id, entitet, entitet_id, hendelse'
    await tamper(`insert into historikk (${columns}) overriding system value
      select -5, tid, aktoer_id, entitet, entitet_id, 'slettet' from historikk order by sekvens limit 1`)
    await portal.services.kjede.seal()
    expect((await verify()).brudd).toEqual([{ lenke: null, sekvens: -5, hva: 'utenfor_kjeden' }])
    await tamper(`update historikk_segl set lenke = -lenke where lenke > 2; update historikk_segl set lenke = 1 - lenke where lenke < 0;
      insert into historikk_segl select 3, -5, historikk_innhold(h), historikk_hash(s.hash, 3, -5, historikk_innhold(h))
      from historikk h, historikk_segl s where h.sekvens = -5 and s.lenke = 2`)
    expect((await verify()).brudd[0]).toMatchObject({ lenke: 4, hva: 'lenke_endret' })
  })

  it('tells when two lines have changed places', async () => {
    const [one, other] = (await sekvenser()).slice(-3)
    await tamper(`create temp table par as table historikk;
      update historikk h set (tid, aktoer_id, entitet, entitet_id, hendelse, endringer, salt) =
        (select tid, aktoer_id, entitet, entitet_id, hendelse, endringer, salt from par where par.sekvens = ${one} + ${other} - h.sekvens)
      where sekvens in (${one}, ${other})`)
    expect((await verify()).brudd).toMatchObject([
      { sekvens: one, hva: 'linje_endret' },
      { sekvens: other, hva: 'linje_endret' },
    ])
  })

  it('tells when the whole chain was made anew to fit, since the marks need a key that the database has not [G11]', async () => {
    const sekvens = (await sekvenser()).at(-3)
    await tamper(`update historikk set hendelse = 'opprettet' where sekvens = ${sekvens};
      truncate historikk_segl`)
    await tamper('select historikk_forsegl(100000)')
    const report = await verify()
    expect(report.brudd.map(({ hva }) => hva)).toContain('merke')
    expect(report.brudd.every(({ hva }) => hva === 'merke')).toBe(true)
  })

  it('still holds when a person is erased from it, and tells who did it', async () => {
    const [one, other] = (await sekvenser()).slice(-2) as [number, number]
    const by = { aktoerId: person.id, tid: portal.clock.now() }
    const removed = await portal.services.inTransaction(tx =>
      portal.services.kjede.removeInnhold(tx, [one, other], by),
    )
    expect(removed).toBe(2)
    await portal.services.kjede.seal()
    expect(await verify()).toMatchObject({ venter: 0, antallBrudd: 0 })
    const { rows } = await portal.asOwner('select endringer, salt from historikk where sekvens = any ($1)', [
      [one, other],
    ])
    expect(rows).toEqual([
      { endringer: [], salt: null },
      { endringer: [], salt: null },
    ])
    const lines = await portal.services.historikk.list('bruker', person.id, { forMedlem: false })
    expect(lines[0]).toMatchObject({
      hendelse: 'innhold_fjernet',
      endringer: [{ felt: 'linjer', fra: `${one},${other}`, til: null }],
    })
    // Without the line that tells, it is a fault.
    await tamper("update historikk set hendelse = 'endret' where hendelse = 'innhold_fjernet'")
    expect((await verify()).brudd).toContainEqual({ lenke: null, sekvens: one, hva: 'stille_fjernet' })
  })
})

it('is made by a job each minute, and holds after the database was moved to another', async () => {
  await write('etter alt annet')
  await portal.asOwner("select graphile_worker.add_job('forsegl_historikk')")
  await portal.runJobs()
  const { ende, venter, antallBrudd } = await verify()
  expect([venter, antallBrudd]).toEqual([0, 0])
  expect(ende?.hash).toMatch(/^[0-9a-f]{64}$/)
  // As a restored copy would be: rows written anew, in another time zone and date style.
  await tamper(`set local timezone = 'Asia/Tokyo'; set local datestyle = 'German';
    create table kopi as table historikk; truncate historikk;
    insert into historikk overriding system value table kopi; drop table kopi`)
  expect(await verify()).toMatchObject({ antallBrudd: 0, ende })
})
