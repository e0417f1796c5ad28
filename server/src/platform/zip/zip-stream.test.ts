import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { readZip } from '../../../test/zip.ts'
import { createZipStream, type ZipEntry } from './zip-stream.ts'

const written = new Date('2026-11-20T12:00:00Z')
const entry = (name: string, content: Buffer, open = () => Readable.from([content])): ZipEntry => ({
  path: name,
  bytes: content.length,
  written,
  open,
})

it('makes a ZIP with every file whole, as large as it said beforehand', async () => {
  const large = Buffer.alloc(3_000_000, 'æ')
  const { stream, bytes } = createZipStream([
    entry('opplysninger.json', Buffer.from('{}')),
    entry('dokumenter/01 Båten på fjorden/avtale.pdf', large),
    entry('tom.txt', Buffer.alloc(0)),
  ])
  const content = await buffer(stream)
  expect(content.length).toBe(bytes)
  const files = readZip(content)
  expect([...files.keys()]).toEqual([
    'opplysninger.json',
    'dokumenter/01 Båten på fjorden/avtale.pdf',
    'tom.txt',
  ])
  expect(files.get('dokumenter/01 Båten på fjorden/avtale.pdf')?.equals(large)).toBe(true)
})

it('opens a file when the one before it is read to its end', async () => {
  let open = 0
  let most = 0
  const content = Buffer.alloc(200_000)
  const counted = () => {
    most = Math.max(most, ++open)
    return Readable.from([content]).on('end', () => open--)
  }
  const { stream } = createZipStream(['a', 'b', 'c'].map(name => entry(name, content, counted)))
  expect(open).toBeLessThanOrEqual(1)
  await buffer(stream)
  expect(most).toBe(1)
})

it('fails when a file cannot be read, rather than ending as if it were whole', async () => {
  const broken = () =>
    new Readable({
      read() {
        this.destroy(new Error('gone'))
      },
    })
  const { stream } = createZipStream([entry('a', Buffer.from('a')), entry('b', Buffer.from('b'), broken)])
  await expect(buffer(stream)).rejects.toThrow('gone')
  const { stream: short } = createZipStream([entry('c', Buffer.from('abc'), () => Readable.from(['ab']))])
  await expect(buffer(short)).rejects.toThrow('unexpected number of bytes')
})

it('closes the file it is reading when nobody wants the rest', async () => {
  const content = Buffer.alloc(10_000_000)
  const source = Readable.from([content.subarray(0, 5_000_000), content.subarray(5_000_000)])
  const { stream } = createZipStream([entry('stor', content, () => source)])
  stream.read(1)
  const closed = new Promise(resolve => source.on('close', resolve))
  stream.destroy()
  await closed
  expect(source.destroyed).toBe(true)
})
