import { maksBytesPerSidefil } from '@rp/contract/opplasting'
import { expect, test } from 'vitest'
import { checkSide } from './side-check.ts'

const fileOf = (name: string, size: number, head: string) => {
  const bytes = new Uint8Array(size)
  bytes.set(Uint8Array.from(head, char => char.charCodeAt(0)))
  return new File([bytes], name)
}

test.each([
  ['side.pdf', 20, '%PDF-1.7', null],
  ['akkurat.jpg', maksBytesPerSidefil, '\xff\xd8\xff\xe0', null],
  [
    'stor.jpg',
    maksBytesPerSidefil + 1,
    '\xff\xd8\xff\xe0',
    'Filen stor.jpg er for stor. Maksimal størrelse er 10MB.',
  ],
  ['notat.docx', 20, 'PK', 'Kun PDF- og bildefiler (PNG, JPG, JPEG) kan legges til som sider.'],
  [
    'bilde.heic',
    20,
    '\0\0\0\x18ftypheic',
    'Kun PDF- og bildefiler (PNG, JPG, JPEG) kan legges til som sider.',
  ],
])('%s på %i byte', async (name, size, head, feil) => {
  expect((await checkSide(fileOf(name, size, head))).feil).toBe(feil)
})

test('en tom fil får sin egen setning', async () => {
  expect((await checkSide(fileOf('tom.pdf', 0, ''))).feil).toContain('er tom')
})
