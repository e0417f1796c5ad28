import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { textPdf } from '../../../test/pdf/sample-pdfs.ts'
import { type Person, startTestPortal, type TestPortal } from '../../../test/portal.ts'
import { spawnServer } from '../../../test/process.ts'
import { toMerketekst } from '../../features/historikk/kjede/kjede.service.ts'
import { connectionUrl } from '../../platform/db/connection.ts'
import type { Rapport } from './rapport.ts'

let portal: TestPortal
let copies: string
let kari: Person
let ola: Person

beforeAll(async () => {
  portal = await startTestPortal()
  copies = await mkdtemp(path.join(os.tmpdir(), 'rp-eier-'))
  kari = await portal.createPerson()
  ola = await portal.createPerson()
  await portal.createPerson('administrator')
  await portal.upload(kari, [{ navn: 'avtale.pdf', innhold: await textPdf(['Avtale']) }])
  await portal.services.kjede.seal()
})
afterAll(async () => {
  await portal?.close()
  await rm(copies, { recursive: true, force: true })
})

const env = () => ({
  DATABASE_URL: connectionUrl(portal.testDatabase.appConnection),
  DATA_DIR: portal.dataDir,
})
const sjekk = (args: string[] = [], more = {}) =>
  spawnServer('app/sjekk/sjekk.ts', { ...env(), ...more }, args).ended
async function rapport(args: string[] = [], more = {}) {
  const { code, output } = await sjekk(['--json', ...args], more)
  return { code, ...(JSON.parse(output) as Rapport & { feil: number }) }
}
/** With the guards off, as one who owns the database can. */
const tamper = (sql: string) => {
  const tables = ['historikk', 'historikk_segl', 'historikk_anker']
  const guards = (to: 'disable' | 'enable') =>
    tables.map(table => `alter table ${table} ${to} trigger user`).join(';')
  return portal.asOwner(`begin; ${guards('disable')}; ${sql}; ${guards('enable')}; commit`)
}
const newest = async () => {
  const { ende } = await portal.services.kjede.verify()
  if (!ende) throw new Error('no chain')
  return ende
}

it('finds two people’s sealed numbers that have changed places, and says nothing of what they are [L7]', async () => {
  expect(await rapport()).toMatchObject({ code: 0, forseglet: { feil: [] } })
  const swap = (column: string) =>
    portal.asOwner(
      `update bruker a set ${column} = b.${column} from bruker b
       where a.id in ($1, $2) and b.id in ($1, $2) and a.id <> b.id`,
      [kari.id, ola.id],
    )
  await portal.asOwner('alter table bruker drop constraint if exists bruker_personnummer_indeks_key')
  await portal.asOwner('drop index if exists bruker_personnummer_indeks_key')
  for (const column of ['personnummer_kryptert', 'personnummer_indeks']) {
    await swap(column)
    const found = await rapport()
    expect([column, found.code, found.feil]).toEqual([column, 1, 2])
    expect(found.forseglet.feil).toEqual([
      {
        tabell: 'bruker',
        kolonne: 'personnummer_kryptert',
        antall: 2,
        rader: [kari.id, ola.id].toSorted(),
      },
    ])
    const { output } = await sjekk()
    expect(output).toContain('  2 verdier i bruker (personnummer_kryptert) hører ikke til raden de står i')
    expect(output).not.toMatch(/(?<![\w-])\d{11}(?![\w-])/)
    await swap(column)
  }
  expect((await rapport()).code).toBe(0)
})

it('says the newest mark where who owns the database does not write: log, copy, and mail to administrators [L7]', async () => {
  const said: object[] = []
  await portal.services.historikk.append(portal.database.kysely, {
    tid: portal.clock.now(),
    aktoerId: kari.id,
    entitet: 'bruker',
    entitetId: kari.id,
    hendelse: 'endret',
  })
  const info = { attempt: 1, lastAttempt: false, log: { info: (line: object) => said.push(line) } }
  const run = (name: string) => portal.services.jobs[name]?.({} as never, info as never)
  await run('forsegl_historikk')
  const merke = toMerketekst(await newest())
  expect(said).toEqual([{ merke }])
  await run('forsegl_historikk')
  expect(said).toHaveLength(1)
  // Also where they have not confirmed their address: it says nothing of anybody.
  await portal.asOwner('update bruker set epost_bekreftet = null')
  await run('send_merke')
  const mails = (await portal.services.outbox.listLocal()).filter(mail =>
    JSON.stringify(mail.letter).includes(merke),
  )
  expect(mails).toHaveLength(1)
  expect(JSON.stringify(mails[0]?.letter)).toContain(`npm run sjekk -- --siden ${merke}`)
  const backup = await spawnServer('app/sikkerhetskopi/backup.ts', env(), ['--til', copies]).ended
  expect(backup.code, backup.output).toBe(0)
  expect((await sjekk()).output).toContain(`\n  Merke: ${merke}\n`)
})

it('finds history that its owner has rewritten, also when the marks went with it and the portal made new ones [L7]', async () => {
  const merke = toMerketekst(await newest())
  // A chain that has only grown holds against an older mark.
  await portal.services.historikk.append(portal.database.kysely, {
    tid: portal.clock.now(),
    aktoerId: ola.id,
    entitet: 'bruker',
    entitetId: ola.id,
    hendelse: 'endret',
  })
  await portal.services.kjede.seal()
  expect((await rapport(['--siden', merke], { BACKUP_DIR: copies })).code).toBe(0)

  await tamper(`delete from historikk where sekvens = (select min(sekvens) from historikk);
    truncate historikk_segl; truncate historikk_anker`)
  await tamper('select historikk_forsegl(100000)')
  const unmarked = await rapport()
  expect(unmarked).toMatchObject({ code: 1, historikk: { brudd: [{ lenke: 1, hva: 'umerket' }] } })

  // Within a minute the portal marks what it finds: nothing inside of the database tells any more.
  await portal.services.kjede.seal()
  expect((await rapport()).code).toBe(0)
  const held = await rapport(['--siden', merke])
  expect(held).toMatchObject({
    code: 1,
    historikk: { brudd: [{ hva: 'annen_historikk', hos: 'merket du oppga' }] },
  })
  const besideCopies = await sjekk([], { BACKUP_DIR: copies })
  expect([besideCopies.code, besideCopies.output]).toEqual([
    1,
    expect.stringMatching(/Lenke \d+: er en annen enn sikkerhetskopien \S+ sier\. Historikken er skrevet om/),
  ])
})

it('says how it is asked when the mark is none', async () => {
  const { code, output } = await sjekk(['--siden', '12-feil'])
  expect([code, output.trim()]).toEqual([2, expect.stringMatching(/^Slik: npm run sjekk, eventuelt med/)])
})
