import { afterAll, describe, expect, it, vi } from 'vitest'
import { endlessPdf } from '../../../test/pdf/endless-pdf.ts'
import { PdfFolder } from '../../../test/pdf/pdf-folder.ts'
import { textPdf } from '../../../test/pdf/sample-pdfs.ts'
import { createReader, type Reader, type ReaderOptions } from './reader.ts'

const folder = new PdfFolder()
const readers: Reader[] = []
afterAll(async () => {
  await Promise.all(readers.map(reader => reader.close()))
  folder.remove()
})

function makeReader(options: ReaderOptions = {}): Reader {
  const reader = createReader({ lowPriority: false, ...options })
  readers.push(reader)
  return reader
}

const prose =
  'Arbeidstakeren er engasjert som klipper, og skal levere ferdig klipp for alle episodene til produsenten.'
const contract = folder.write('kontrakt.pdf', await textPdf([prose]))

/** What an endless page draws is kept in memory too: that ends it however slow the machine is. */
const endedByMemory = { timeoutMs: 3_600_000, maxMemoryMb: 300 }
/** Milliseconds that several processes may need to start, and to fill, one after the other where others have the machine. */
const patienceMs = 1_800_000
/** Nothing here takes a moment that a busy machine could not make long: what hangs, the test's own time ends. */
const ended = (reader: Reader) =>
  vi.waitFor(() => expect(reader.processIds()).toEqual([]), { timeout: patienceMs, interval: 20 })

describe('a reader whose process or page fails', { timeout: patienceMs }, () => {
  it('ends a page that never ends, and reads the next document', async () => {
    const reader = makeReader(endedByMemory)
    await expect(reader.read(folder.write('evig.pdf', endlessPdf()))).rejects.toMatchObject({
      kind: 'memory',
    })
    expect((await reader.read(contract)).pages).toHaveLength(1)
  })

  it('leaves a page that never ends unread, and reads the others', async () => {
    const reader = makeReader(endedByMemory)
    const reading = await reader.read(folder.write('evig-og-en.pdf', endlessPdf(prose)))
    expect(reading).toMatchObject({ skipped: 1, unread: [1] })
    expect(reading.pages.map(page => page.number)).toEqual([2])
    expect(reading.pages[0]?.lines.map(line => line.text).join(' ')).toBe(prose)
  })

  it('gives a page no more than its time', async () => {
    const reader = makeReader({ timeoutMs: 3_600_000, pageMs: 1 })
    await expect(reader.read(contract)).rejects.toMatchObject({ kind: 'timeout' })
  })

  it('tries a page once more whose process was ended by others', async () => {
    const reader = makeReader()
    let killed = 0
    const onPage = (done: number) => {
      if (done === 1 && killed++ === 0) for (const pid of reader.processIds()) process.kill(pid, 'SIGKILL')
    }
    const two = folder.write('to.pdf', await textPdf([prose, prose]))
    const reading = await reader.read(two, { onPage })
    expect([reading.pages.map(page => page.number), reading.skipped, reading.unread]).toEqual([
      [1, 2],
      0,
      undefined,
    ])
  })

  it('leaves a page unread that ends its process each time, and keeps what was read before it', async () => {
    const reader = makeReader()
    const onPage = (done: number) => {
      if (done === 1) for (const pid of reader.processIds()) process.kill(pid, 'SIGKILL')
    }
    const three = folder.write('tre.pdf', await textPdf([prose, prose, prose]))
    const reading = await reader.read(three, { onPage })
    expect([reading.pages.map(page => page.number), reading.skipped, reading.unread]).toEqual([
      [1, 3],
      1,
      [2],
    ])
  })

  it('ends a process that takes too much memory', async () => {
    // No process is so small. A page that ends could be read before anything has looked at how large it is.
    const reader = makeReader({ ...endedByMemory, maxMemoryMb: 40 })
    await expect(reader.read(folder.write('evig.pdf', endlessPdf()))).rejects.toMatchObject({
      kind: 'memory',
    })
  })

  it('reports a killed process and reads again', async () => {
    const reader = makeReader()
    const onPage = () => {
      for (const pid of reader.processIds()) process.kill(pid, 'SIGKILL')
    }
    await expect(reader.read(contract, { onPage })).rejects.toMatchObject({ kind: 'crashed' })
    expect((await reader.read(contract)).pages).toHaveLength(1)
  })

  it('stops at once when asked to, also while it waits its turn', async () => {
    const reader = makeReader({ idleMs: 1 })
    const [first, second] = [new AbortController(), new AbortController()]
    const running = reader.read(folder.write('evig.pdf', endlessPdf()), { signal: first.signal })
    const waiting = reader.read(contract, { signal: second.signal })
    second.abort(new Error('vil ikke vente'))
    await expect(waiting).rejects.toThrow('vil ikke vente')
    first.abort(new Error('ikke nå'))
    await expect(running).rejects.toThrow('ikke nå')
    await ended(reader)
  })

  it('ends its process when there is nothing to read', async () => {
    const reader = makeReader({ idleMs: 1 })
    await reader.read(contract)
    await ended(reader)
  })
})
