import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { annotation, script } from '../../../test/pdf/active-pdfs.ts'
import { type HostileFile, hostileFiles } from '../../../test/pdf/hostile-files.ts'
import { PdfFolder } from '../../../test/pdf/pdf-folder.ts'
import { onePagePdf } from '../../../test/pdf/raw-pdf.ts'
import { photo } from '../../../test/pdf/sample-images.ts'
import { textPdf } from '../../../test/pdf/sample-pdfs.ts'
import { createPdfPool, type PdfPool, type PdfPoolOptions } from './pdf-pool.ts'

const folder = new PdfFolder()
const pools: PdfPool[] = []
afterAll(async () => {
  await Promise.all(pools.map(pool => pool.close()))
  folder.remove()
})

/** A ceiling for what hangs, not for what a busy machine is slow at. */
const patience = { timeout: 200_000, interval: 20 }

function makePool(options: Partial<PdfPoolOptions> = {}): PdfPool {
  const pool = createPdfPool({
    workers: 1,
    timeoutMs: 30_000,
    maxMemoryMb: 300,
    ...options,
  })
  pools.push(pool)
  return pool
}

const pdfPath = folder.write('kontrakt.pdf', await textPdf(['En', 'To']))
const jpegPath = folder.write('side.jpg', await photo(320, 240))
const bombPath = folder.write('bombe.pdf', await hostileBytes('objektbombe.pdf'))

async function hostileBytes(name: string): Promise<Buffer> {
  const file = (await hostileFiles()).find(hostile => hostile.name === name)
  if (!file) throw new Error(`no ${name}`)
  return file.bytes
}

async function isGone(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0)
    return false
  } catch {
    return true
  }
}

describe('a pool of PDF processes', () => {
  it('starts no process before it is asked', () => {
    expect(makePool().processIds()).toEqual([])
  })

  it('inspects and merges, and leaves only the result behind', async () => {
    const pool = makePool()
    expect(await pool.inspect(pdfPath)).toMatchObject({ kind: 'pdf', pages: 2 })
    expect(await pool.inspect(jpegPath)).toMatchObject({
      kind: 'jpeg',
      pages: 1,
      pageSizes: [{ width: 320, height: 240 }],
    })
    const before = readdirSync(folder.path)
    const heard: number[] = []
    const inputs = [
      { path: jpegPath, kind: 'jpeg' as const },
      { path: pdfPath, kind: 'pdf' as const },
    ]
    const result = await pool.merge(inputs, join(folder.path, 'pool-out.pdf'), {
      onInput: index => heard.push(index),
    })
    expect(result.pages).toBe(3)
    expect(heard).toEqual([0, 1])
    expect(readdirSync(folder.path).filter(name => !before.includes(name))).toEqual(['pool-out.pdf'])
  })

  it('lets jobs wait when all processes are busy, and answers all of them', async () => {
    const pool = makePool({ workers: 2 })
    const results = await Promise.all(Array.from({ length: 12 }, () => pool.inspect(pdfPath)))
    expect(results.every(({ pages }) => pages === 2)).toBe(true)
    expect(pool.processIds().length).toBeLessThanOrEqual(2)
  })

  it('reports a killed process as crashed with the file it was at, and the next job works [D11] [fault 4]', async () => {
    const pool = makePool()
    const outPath = join(folder.path, 'killed.pdf')
    // It stands for a draft.
    writeFileSync(outPath, 'utkast')
    const inputs = Array.from({ length: 40 }, () => ({ path: pdfPath, kind: 'pdf' as const }))
    const onInput = (index: number) => {
      if (index === 3) for (const pid of pool.processIds()) process.kill(pid, 'SIGKILL')
    }
    await expect(pool.merge(inputs, outPath, { onInput })).rejects.toMatchObject({
      kind: 'crashed',
      input: expect.any(Number),
    })
    expect(existsSync(outPath)).toBe(false)
    expect(readdirSync(folder.path).filter(name => name.startsWith('pdf-'))).toEqual([])
    expect((await pool.merge(inputs.slice(0, 2), outPath)).pages).toBe(4)
  })

  it('shows what it has put together before it has looked through it, and says whether it could stay', async () => {
    const pool = makePool()
    const clean = join(folder.path, 'ren.pdf')
    let shown = Buffer.alloc(0)
    const twice = [pdfPath, pdfPath].map(path => ({ path, kind: 'pdf' as const }))
    const whole = await pool.merge(twice, clean, {
      onDraft: () => {
        shown = readFileSync(clean)
      },
    })
    expect([whole.isDraft, readFileSync(clean).equals(shown)]).toEqual([true, true])
    const active = folder.write('aktiv.pdf', onePagePdf(annotation(`/Subtype/Link/A<<${script}>>`)))
    const scrubbed = join(folder.path, 'vasket.pdf')
    const changed = await pool.merge([{ path: active, kind: 'pdf' }], scrubbed, { onDraft() {} })
    expect([changed.isDraft, readFileSync(scrubbed).includes('app.alert')]).toEqual([false, false])
  })

  it('works again after an idle process was killed', async () => {
    const pool = makePool()
    await pool.inspect(pdfPath)
    const [pid = 0] = pool.processIds()
    process.kill(pid, 'SIGKILL')
    await vi.waitFor(() => expect(pool.processIds()).toEqual([]), patience)
    expect((await pool.inspect(pdfPath)).pages).toBe(2)
  })

  it('ends a job that takes too long [D11] [fault 20]', async () => {
    const pool = makePool({ timeoutMs: 1, waitMs: patience.timeout })
    await expect(pool.inspect(bombPath)).rejects.toMatchObject({ kind: 'timeout' })
  })

  it('says that the machine is to blame for a job that does not get the processor, and leaves nothing behind', async () => {
    const pool = makePool({ waitMs: 1000 })
    const outPath = join(folder.path, 'utsultet.pdf')
    const inputs = Array.from({ length: 40 }, () => ({ path: pdfPath, kind: 'pdf' as const }))
    const onInput = () => {
      for (const pid of pool.processIds()) process.kill(pid, 'SIGSTOP')
    }
    await expect(pool.merge(inputs, outPath, { onInput })).rejects.toMatchObject({ kind: 'starved' })
    expect([existsSync(outPath), pool.processIds()]).toEqual([false, []])
  })

  it('ends a job that takes too much memory, and the next job works [D4]', async () => {
    const pool = makePool({ timeoutMs: 180_000, limits: { maxStreamBytes: 2 ** 40, maxFileBytes: 2 ** 40 } })
    const merge = pool.merge(
      [
        { path: jpegPath, kind: 'jpeg' },
        { path: bombPath, kind: 'pdf' },
      ],
      join(folder.path, 'bomb-out.pdf'),
    )
    await expect(merge).rejects.toMatchObject({ kind: 'memory', input: 1 })
    expect((await pool.inspect(pdfPath)).pages).toBe(2)
  })

  it('ends idle processes', async () => {
    const pool = makePool({ idleMs: 1 })
    await pool.inspect(pdfPath)
    await vi.waitFor(() => expect(pool.processIds()).toEqual([]), patience)
  })

  it('rejects what runs and what waits when it is closed', async () => {
    const pool = makePool()
    const jobs = Promise.allSettled([pool.inspect(pdfPath), pool.inspect(pdfPath)])
    await vi.waitFor(() => expect(pool.processIds()).toHaveLength(1), patience)
    await pool.close()
    for (const job of await jobs)
      expect(job).toMatchObject({ status: 'rejected', reason: { kind: 'stopped' } })
    await expect(pool.inspect(pdfPath)).rejects.toMatchObject({ kind: 'stopped' })
  })

  it('passes on an error of the operating system as what it is', async () => {
    const missing = makePool().inspect(join(folder.path, 'finnes-ikke.pdf'))
    await expect(missing).rejects.toMatchObject({ code: 'ENOENT' })
  })
})

describe('a server with a pool', () => {
  const script = (last: string) => `
    const { createPdfPool } = await import(${JSON.stringify(join(import.meta.dirname, 'pdf-pool.ts'))})
    const pool = createPdfPool({ workers: 1, timeoutMs: 30000, maxMemoryMb: 300 })
    await pool.inspect(${JSON.stringify(pdfPath)})
    console.log(pool.processIds()[0])
    ${last}`

  async function startServer(last: string) {
    const server = spawn(process.execPath, ['--input-type=module', '-e', script(last)])
    const [line] = await once(server.stdout, 'data')
    return { server, pid: Number(String(line)) }
  }

  it('may end while a process is idle, which then ends as well', async () => {
    const { server, pid } = await startServer('')
    const [code] = await once(server, 'exit')
    expect(code).toBe(0)
    await vi.waitFor(async () => expect(await isGone(pid)).toBe(true), patience)
  })

  it('leaves no process behind when it is killed', async () => {
    const { server, pid } = await startServer('setInterval(() => {}, 1000)')
    server.kill('SIGKILL')
    await vi.waitFor(async () => expect(await isGone(pid)).toBe(true), patience)
  })
})

it('loads decoders for JPEG and PNG alone in the process that opens uploads', async () => {
  const script = `await import(${JSON.stringify(join(import.meta.dirname, 'pdf-worker.ts'))})
    const { default: sharp } = await import(${JSON.stringify(import.meta.resolve('sharp'))})
    const kinds = ['jpeg', 'png', 'webp', 'gif', 'tiff']
    const blank = sharp({ create: { width: 8, height: 8, channels: 3, background: 'white' } })
    const pictures = await Promise.all(kinds.map(kind => blank.clone().toFormat(kind).toBuffer()))
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>')
    const opened = await Promise.allSettled([...pictures, svg].map(picture => sharp(picture).toBuffer()))
    console.log([...kinds, 'svg'].filter((_, i) => opened[i].status === 'fulfilled').join())
    process.exit()`
  // A file: what is given on the command line would be taken over by the watchdog's thread as well.
  const file = join(folder.path, 'kinds.mjs')
  writeFileSync(file, script)
  const { stdout, stderr } = spawnSync(process.execPath, [file], { encoding: 'utf8' })
  expect(stdout.trim(), stderr).toBe('jpeg,png')
})

describe('hostile files', async () => {
  const files: HostileFile[] = await hostileFiles()
  const pool = makePool()
  for (const { name, bytes, kinds } of files)
    it(`${name} is refused as ${kinds.join(' or ')} [D4] [fault 20]`, async () => {
      const path = folder.write(name, bytes)
      const merge = () => pool.inspect(path).then(({ kind }) => pool.merge([{ path, kind }], `${path}.ut`))
      const error = await merge().catch(reason => reason)
      expect(kinds, String(error.message ?? 'accepted')).toContain(error.kind)
    })
})
