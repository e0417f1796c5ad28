import { crc32 } from 'node:zlib'

/** The files of a ZIP by name, found through its central directory. Knows stored files only, and checks their sums. */
export function readZip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  const files = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [method, sum, size] = [
      zip.readUInt16LE(at + 10),
      zip.readUInt32LE(at + 16),
      zip.readUInt32LE(at + 24),
    ]
    const [name, extra, comment] = [28, 30, 32].map(offset => zip.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ]
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const content = zip.subarray(start, start + size)
    if (method !== 0 || crc32(content) !== sum) throw new Error(`entry at ${local} is not stored whole`)
    files.set(zip.toString('utf8', at + 46, at + 46 + name), content)
    at += 46 + name + extra + comment
  }
  return files
}
