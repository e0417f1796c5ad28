import { readdir, rename } from 'node:fs/promises'
import path from 'node:path'
import type { Dokument } from '@rp/contract/dokument'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createFunn, createKiCalls, createTestMotor, verdi } from '../../../test/ki.ts'
import { emptyPagePdf, endlessPdf } from '../../../test/pdf/endless-pdf.ts'
import { photo } from '../../../test/pdf/sample-images.ts'
import { textPdf } from '../../../test/pdf/sample-pdfs.ts'
import { type Person, startTestPortal, type TestPortal } from '../../../test/portal.ts'
import { createReader, type Reader } from '../../platform/reading/reader.ts'

const motor = createTestMotor()
let reader: Reader
let portal: TestPortal
let eier: Person
let pdf: Buffer

beforeAll(async () => {
  const parts = {
    motorer: [motor] as const,
    reader: { read: (...args: Parameters<Reader['read']>) => reader.read(...args) },
  }
  portal = await startTestPortal({ KI: 'innebygd' }, { ki: parts })
  pdf = await textPdf(['Arbeidsavtale'])
})
beforeEach(async () => {
  reader = createReader({ lowPriority: false })
  eier = await portal.createPerson()
  motor.funn = createFunn({ arbeidstaker: verdi('Ingrid Solbakk') })
})
afterEach(() => reader.close())
afterAll(() => portal?.close())

const { call, getKi, getDokument, upload, readAgain } = createKiCalls(() => ({ portal, eier, pdf }))

async function uploadFile(navn: string, innhold: Buffer): Promise<string> {
  const answer = await portal.upload(eier, [{ navn, innhold }])
  return answer.json().document._id
}
/** What waits for its next try is due, once the queue has written down how the last one went. */
async function runAgain(): Promise<void> {
  const { pool } = portal.database
  await vi.waitFor(async () => {
    const { rowCount } = await pool.query('select from graphile_worker.jobs where locked_at is not null')
    expect(rowCount).toBe(0)
  })
  await pool.query("update graphile_worker._private_jobs set run_at = now() where key like 'ki:%'")
  await portal.runJobs()
}
const leftovers = () => readdir(path.join(portal.dataDir, 'arbeid'))

/** A reading that failed changed nothing, and one click away it succeeds. */
async function expectWhole(id: string, before: Dokument): Promise<void> {
  expect(await getDokument(id)).toEqual(before)
  expect(await leftovers()).toEqual([])
  await reader.close()
  reader = createReader({ lowPriority: false })
  await readAgain(id)
  expect((await getKi(id)).lesing?.tilstand).toBe('ferdig')
  expect((await getDokument(id)).arbeidstaker).toBe('Ingrid Solbakk')
}

/** Runs the reading and ends each of its processes the hard way as soon as it is there. */
async function runAndKill(): Promise<void> {
  const running = runAgain()
  await vi.waitFor(() => expect(reader.processIds()).toHaveLength(1), { timeout: 60_000, interval: 5 })
  const killing = setInterval(() => {
    for (const pid of reader.processIds()) process.kill(pid, 'SIGKILL')
  }, 5)
  await running
  clearInterval(killing)
}

it('takes a reading up again by itself when its process is killed, and gives up after the third time [fault 4]', async () => {
  const id = await uploadFile('side.jpg', await photo(2000, 2800))
  const before = await getDokument(id)
  await runAndKill()
  expect((await getKi(id)).lesing?.tilstand).toBe('leser')
  await runAndKill()
  await runAndKill()
  expect((await getKi(id)).lesing).toMatchObject({ tilstand: 'feilet', feil: 'avbrutt' })
  await expectWhole(id, before)
})

it('finishes by itself what was cut off once', async () => {
  const id = await uploadFile('side.jpg', await photo(1200, 1600))
  await runAndKill()
  await runAgain()
  expect((await getKi(id)).lesing).toMatchObject({ tilstand: 'ferdig', lest: 1 })
  expect((await getDokument(id)).arbeidstaker).toBe('Ingrid Solbakk')
})

it('gives up a page that is never finished, and says why', async () => {
  reader = createReader({ lowPriority: false, timeoutMs: 3000 })
  const id = await uploadFile('evig.pdf', endlessPdf())
  const before = await getDokument(id)
  await portal.runJobs()
  const { lesing } = await getKi(id)
  // Whichever comes first: what it draws is kept in memory too.
  expect([lesing?.tilstand, ['for_lang_tid', 'for_mye_minne'].includes(lesing?.feil ?? '')]).toEqual([
    'feilet',
    true,
  ])
  expect(await getDokument(id)).toEqual(before)
  expect([await leftovers(), reader.processIds()]).toEqual([[], []])
})

it('leaves out a page that is never finished, says so, and proposes from the others', async () => {
  reader = createReader({ lowPriority: false, timeoutMs: 3_600_000, maxMemoryMb: 300 })
  const words = 'Arbeidstakeren er ansatt som klipper, og skal levere ferdig klipp for alle episodene.'
  const id = await uploadFile('evig-og-en.pdf', endlessPdf(words))
  await portal.runJobs()
  expect(await getKi(id)).toMatchObject({
    lesing: { tilstand: 'ferdig', lest: 1, sider: 1, utelatt: 1 },
    merknader: [{ kode: 'ulest_side', sted: { side: 1 } }],
  })
  expect((await getDokument(id)).arbeidstaker).toBe('Ingrid Solbakk')
})

it('reads a page of 0 bytes as the empty page it is', async () => {
  motor.funn = createFunn()
  const id = await uploadFile('tom.pdf', emptyPagePdf())
  await portal.runJobs()
  expect(await getKi(id)).toMatchObject({
    lesing: { tilstand: 'ferdig', sider: 1 },
    forslag: [],
    merknader: [{ kode: 'lite_lesbart', sted: null }],
  })
})

it('leaves the document as it is when its file cannot be read, and reads it when it can', async () => {
  const id = await upload()
  const before = await getDokument(id)
  const filer = path.join(portal.dataDir, 'filer')
  await rename(filer, `${filer}-borte`)
  await portal.runJobs()
  await runAgain()
  await runAgain()
  await rename(`${filer}-borte`, filer)
  expect((await getKi(id)).lesing).toMatchObject({ tilstand: 'feilet', feil: 'intern' })
  await expectWhole(id, before)
})

it('keeps the proposals there are when a later reading fails', async () => {
  const id = await upload()
  await portal.runJobs()
  reader = createReader({ lowPriority: false, timeoutMs: 1 })
  await call('POST', `${id}/ki`, eier)
  await portal.runJobs()
  const { lesing, forslag } = await getKi(id)
  expect(lesing).toMatchObject({ tilstand: 'feilet', feil: 'for_lang_tid' })
  expect(forslag[0]?.verdi).toBe('Ingrid Solbakk')
})

it('takes up what a killed portal left, and only that', async () => {
  const [left, waiting] = [await upload(), await upload()]
  await portal.database.pool.query('delete from graphile_worker._private_jobs where key = $1', [`ki:${left}`])
  const jobs = async () =>
    (
      await portal.database.pool.query(
        "select key from graphile_worker.jobs where key like 'ki:%' order by key",
      )
    ).rows.map(({ key }) => key)
  expect(await jobs()).toEqual([`ki:${waiting}`])
  await portal.services.kiLesing.resume()
  expect(await jobs()).toEqual([`ki:${left}`, `ki:${waiting}`].toSorted())
  await portal.runJobs()
  expect((await getKi(left)).lesing?.tilstand).toBe('ferdig')
})
