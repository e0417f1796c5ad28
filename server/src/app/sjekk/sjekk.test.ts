import crypto from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { textPdf } from '../../../test/pdf/sample-pdfs.ts'
import { startTestPortal, type TestPortal } from '../../../test/portal.ts'
import { spawnServer } from '../../../test/process.ts'
import { connectionUrl } from '../../platform/db/connection.ts'
import type { Rapport } from './rapport.ts'

let portal: TestPortal
const dokumenter: string[] = []

beforeAll(async () => {
  portal = await startTestPortal()
  const person = await portal.createPerson()
  for (const navn of ['En', 'To', 'Tre', 'Fire', 'Fem', 'Seks']) {
    const filer = [{ navn: `${navn}.pdf`, innhold: await textPdf([navn]) }]
    const answer = await portal.upload(person, filer, { filnavn: navn })
    expect(answer.statusCode, answer.body).toBe(201)
    dokumenter.push(answer.json().document._id)
  }
  await portal.services.kjede.seal()
})
afterAll(() => portal?.close())

/** The command, as somebody beside the running portal gives it. */
async function sjekk(...args: string[]) {
  const { ended } = spawnServer(
    'app/sjekk/sjekk.ts',
    { DATABASE_URL: connectionUrl(portal.testDatabase.appConnection), DATA_DIR: portal.dataDir },
    args,
  )
  return ended
}
async function rapport() {
  const { code, output } = await sjekk('--json')
  return { code, ...(JSON.parse(output) as Rapport & { feil: number }) }
}
const samletOf = async (dokument: string | undefined): Promise<string> =>
  (await portal.asOwner("select noekkel from fil where dokument_id = $1 and rolle = 'samlet'", [dokument]))
    .rows[0].noekkel
const fileOf = (noekkel: string) => path.join(portal.dataDir, 'filer', noekkel.slice(0, 2), noekkel)
const age = (file: string) => fs.utimes(file, new Date(0), new Date(0))

it('finds nothing where all is well, and says so', async () => {
  const { code, output } = await sjekk()
  expect([code, output], output).toEqual([
    0,
    expect.stringMatching(/^Filer: \d+ filer lest \(1 MB\)\. 0 mangler, 0 skadet, 0 foreldreløse\./),
  ])
  expect(output).toMatch(
    /Historikk: \d+ linjer i kjeden, 0 venter på forsegling\. Kjeden er hel\.\n {2}Kjeden ender på lenke \d+: [0-9a-f]{64}\n/,
  )
  expect(output).toMatch(/Alt er i orden\.\n$/)
})

it('leaves alone what is on its way in', async () => {
  const young = crypto.randomUUID()
  await fs.mkdir(path.dirname(fileOf(young)), { recursive: true })
  await fs.writeFile(fileOf(young), 'på vei')
  expect(await rapport()).toMatchObject({ code: 0, feil: 0, filer: { foreldreloese: 0, underveis: 1 } })
  await fs.rm(fileOf(young))
})

it('names each file that is missing, damaged, cut short, another’s or nobody’s, and no other [L7]', async () => {
  const [gone, damaged, cut, one, other, sound] = await Promise.all(dokumenter.map(samletOf))
  if (!gone || !damaged || !cut || !one || !other || !sound) throw new Error('six documents are needed')
  await fs.rm(fileOf(gone))
  const bytes = await fs.readFile(fileOf(damaged))
  bytes[200] = (bytes[200] ?? 0) ^ 1
  await fs.writeFile(fileOf(damaged), bytes)
  await fs.truncate(fileOf(cut), 300)
  await fs.rename(fileOf(one), `${fileOf(one)}.flyttes`)
  await fs.rename(fileOf(other), fileOf(one))
  await fs.rename(`${fileOf(one)}.flyttes`, fileOf(other))
  const orphan = crypto.randomUUID()
  await fs.mkdir(path.dirname(fileOf(orphan)), { recursive: true })
  await fs.copyFile(fileOf(sound), fileOf(orphan))
  await age(fileOf(orphan))

  const { code, feil, filer } = await rapport()
  expect([code, feil]).toEqual([1, 6])
  expect(filer).toMatchObject({ mangler: 1, skadet: 4, foreldreloese: 1, foreldreloeseNoekler: [orphan] })
  expect(filer?.feil.map(({ noekkel, hva }) => [noekkel, hva]).toSorted()).toEqual(
    [
      [gone, 'mangler'],
      [damaged, 'skadet'],
      [cut, 'skadet'],
      [one, 'skadet'],
      [other, 'skadet'],
    ].toSorted(),
  )
  const { output } = await sjekk()
  expect(output).toContain(`  Mangler: ${gone} (dokument ${dokumenter[0]})\n`)
  expect(output).toContain(`  Foreldreløs: ${orphan}\n`)
  expect(output).toMatch(/\n6 feil\.\n$/)
})

it('names the first line of history that was changed, rows that point nowhere, and documents without a PDF', async () => {
  const before = await rapport()
  const { rows } = await portal.asOwner(
    'select sekvens::int from historikk order by sekvens limit 1 offset 2',
  )
  await portal.asOwner(`begin;
    alter table historikk disable trigger user;
    update historikk set aktoer_id = null where sekvens = ${rows[0].sekvens};
    alter table historikk enable trigger user;
    alter table fil drop constraint fil_dokument_id_fkey;
    update fil set dokument_id = '${crypto.randomUUID()}' where dokument_id = '${dokumenter[5]}';
    alter table fil add constraint fil_dokument_id_fkey foreign key (dokument_id) references dokument not valid;
    commit`)
  const { feil, historikk, pekere, filer } = await rapport()
  expect(historikk).toMatchObject({
    antallBrudd: 1,
    brudd: [{ sekvens: rows[0].sekvens, hva: 'linje_endret' }],
  })
  expect(pekere).toEqual([{ tabell: 'fil', kolonner: ['dokument_id'], til: 'dokument', antall: 2 }])
  expect(filer?.dokumenterUtenPdf).toEqual([dokumenter[5]])
  expect(feil).toBe(before.feil + 4)
})

it('says that the store is not there, rather than that every file is missing', async () => {
  await fs.rename(path.join(portal.dataDir, 'filer'), path.join(portal.dataDir, 'filer-borte'))
  await fs.mkdir(path.join(portal.dataDir, 'filer'))
  const { code, output } = await sjekk()
  expect([code, output]).toEqual([1, expect.stringContaining('Filer: Fillageret finnes ikke')])
  expect(await fs.readdir(path.join(portal.dataDir, 'filer'))).toEqual([])
})
