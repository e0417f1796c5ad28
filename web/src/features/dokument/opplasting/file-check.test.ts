import { expect, test } from 'vitest'
import { formatBytes } from '../../../platform/format.ts'
import { checkFile, checkTotal, sniff } from './file-check.ts'

const bytes = (text: string) => Uint8Array.from(text, char => char.charCodeAt(0))
const file = (name: string, content: Uint8Array<ArrayBuffer>) => new File([content], name)
const jpeg = bytes('\xff\xd8\xff\xe0 JFIF')
const png = bytes('\x89PNG\r\n\x1a\n')
const heic = bytes('\0\0\0\x18ftypheic\0\0\0\0mif1heic')

test('typen avgjøres av innholdet', () => {
  expect(sniff(jpeg)).toBe('jpeg')
  expect(sniff(png)).toBe('png')
  expect(sniff(bytes('%PDF-1.7\n'))).toBe('pdf')
  expect(sniff(heic)).toBe('heic')
  expect(sniff(bytes('PK\x03\x04'))).toBeNull()
  expect(sniff(new Uint8Array())).toBeNull()
})

test('en PDF kan ha noe foran hodet, men ikke langt', () => {
  expect(sniff(bytes(`${' '.repeat(8000)}%PDF-1.4`))).toBe('pdf')
  expect(sniff(bytes(`${' '.repeat(9000)}%PDF-1.4`))).toBeNull()
})

test('en film er ikke et HEIC-bilde', () => {
  expect(sniff(bytes('\0\0\0\x18ftypmp42'))).toBeNull()
})

test('en forkledd fil får spesifikasjonens setning, uansett navn', async () => {
  const { type, feil } = await checkFile(file('avtale.pdf', bytes('<html>')))
  expect(type).toBeNull()
  expect(feil).toMatch(/^Kun PDF, PNG og JPG\/JPEG filer er tillatt\./)
  expect(feil).toContain('«avtale.pdf»')
})

test('HEIC og tomme filer får hver sin setning', async () => {
  expect((await checkFile(file('IMG_2207.heic', heic))).feil).toContain('HEIC-bilde')
  expect((await checkFile(file('tom.pdf', new Uint8Array()))).feil).toContain('er tom')
})

test('et bilde med feil endelse tas imot', async () => {
  expect(await checkFile(file('bilde.dat', jpeg))).toEqual({ type: 'jpeg', feil: null })
})

test('antall og samlet størrelse har grenser', () => {
  const limits = { maksFiler: 2, maksBytes: 1024 * 1024 }
  expect(checkTotal([{ size: 1 }, { size: 2 }], limits, formatBytes)).toBeNull()
  expect(checkTotal([{ size: 1024 * 1024 }], limits, formatBytes)).toBeNull()
  expect(checkTotal([{ size: 1024 * 1024 + 1 }], limits, formatBytes)).toContain('1\u00a0MB')
  expect(checkTotal([{ size: 1 }, { size: 1 }, { size: 1 }], limits, formatBytes)).toContain('2 filer')
})
