import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { PdfFolder } from '../../../test/pdf/pdf-folder.ts'
import { onePagePdf } from '../../../test/pdf/raw-pdf.ts'
import { readPageText } from '../../../test/pdf/read-pdf.ts'
import { photo } from '../../../test/pdf/sample-images.ts'
import { encryptedPdf, lockedPdf, readableText } from '../../../test/pdf/sample-pdfs.ts'

const folder = new PdfFolder()
afterAll(() => folder.remove())

const paper = (name: string): Buffer =>
  readFileSync(join(import.meta.dirname, '../../../test/pdf/filer', name))
const plain = onePagePdf()

describe('a PDF locked by its owner', () => {
  it.each([
    ['40', 'RC4'],
    ['128', 'RC4'],
    ['128', 'AES'],
    ['256', 'AES'],
  ] as const)('opens without a password and is taken: %s bits, %s', async (bits, way) => {
    const locked = await lockedPdf(plain, bits, way)
    const alone = await folder.merge([['pdf', locked]])
    expect([alone.isKept, alone.inputs[0]?.changes]).toEqual([true, ['decrypted']])
    expect(await readPageText(alone.path, 0)).toBe('Hei')
    const twice = await folder.merge([
      ['pdf', locked],
      ['jpeg', await photo(64, 64)],
      ['pdf', locked],
    ])
    expect([twice.isKept, twice.pages]).toEqual([false, 3])
    expect(await readPageText(twice.path, 2)).toBe('Hei')
    expect(twice.bytesOfFile.includes('/Encrypt')).toBe(false)
  })

  it.each([
    ['only its streams are encrypted', 'kryptert-bare-stroemmer.pdf', 'Hei kryptert'],
    ['only its streams are encrypted, with RC4', 'kryptert-rc4-stroemmer.pdf', 'Kryptert kontrakt'],
    ['one of its streams is not encrypted', 'kryptert-egen-stroem.pdf', 'Kryptert kontrakt'],
  ])('is written anew where %s, which some readers cannot open', async (_what, file, text) => {
    const merged = await folder.merge([['pdf', paper(file)]])
    expect([merged.isKept, merged.inputs[0]?.changes]).toEqual([false, ['repaired', 'decrypted']])
    expect(await readPageText(merged.path, 0)).toBe(text)
  })

  it('is taken without what is attached, where nothing but that is locked with a password', async () => {
    const locked = paper('vedlegg-med-passord.pdf')
    const refused = folder.merge([['pdf', locked]], {}, [])
    await expect(refused).rejects.toMatchObject({ kind: 'attachments' })
    const merged = await folder.merge([['pdf', locked]])
    const { isKept, pages, inputs } = merged
    expect([isKept, pages, inputs[0]?.changes]).toEqual([false, 1, ['attachments', 'repaired']])
    expect(await readPageText(merged.path, 0)).toBe('Kryptert kontrakt')
    expect(await readableText(merged.bytesOfFile)).not.toMatch(/EmbeddedFile|Encryp/)
  })

  it.each([
    ['its table of objects cannot be read', /\nxref\n0 (\d+)\n/, '\nxref\n0 x$1\n'],
    ['its end says another place of the table', /startxref\n\d+/, 'startxref\n7'],
    ['its end is missing', /startxref[\s\S]*$/, ''],
    ['a page of the web stands behind it', /$/, '<html></html>'.repeat(300)],
    ['its objects have moved', /(%PDF-1.6\n)/, '$1% en linje\n'],
    ['the trailer has the lock itself', /\/Encrypt 10 0 R([\s\S]*)/, undefined],
  ])('is taken so also where %s', async (_what, what, as) => {
    const text = paper('vedlegg-med-passord.pdf').toString('latin1')
    const lock = /10 0 obj\s*(<<[\s\S]*?>>)\s*endobj/.exec(text)?.[1]
    const pdf = Buffer.from(text.replace(what, as ?? `/Encrypt${lock}$1`), 'latin1')
    const merged = await folder.merge([['pdf', pdf]])
    expect([merged.isKept, merged.inputs[0]?.changes.includes('attachments')]).toEqual([false, true])
    expect(await readPageText(merged.path, 0)).toBe('Kryptert kontrakt')
    expect(await readableText(merged.bytesOfFile)).not.toMatch(/EmbeddedFile|Encryp/)
    await expect(folder.merge([['pdf', pdf]], {}, [])).rejects.toMatchObject({ kind: 'attachments' })
  })

  it.each([
    ['another', '99'],
    ['its own', undefined],
  ])('is not opened by a dictionary for attached files that nothing names, under %s number', async (_what, other) => {
    const locked = await encryptedPdf(plain, 'hemmelig')
    const own = /\/Encrypt (\d+) 0 R/.exec(locked.toString('latin1'))?.[1]
    expect(own).toMatch(/^\d$/)
    const dictionary = '<</Filter/Standard/V 4/StmF/Identity/StrF/Identity/EFF/StdCF>>'
    const decoys = `\n% ${other ?? own} 0 obj ${dictionary} endobj\n%/Encrypt ${dictionary}\n`
    const merge = folder.merge([['pdf', Buffer.concat([locked, Buffer.from(decoys)])]])
    await expect(merge).rejects.toMatchObject({ kind: 'encrypted' })
  })

  it('is looked through like any other', async () => {
    const active = onePagePdf({ catalog: '/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>' })
    const merged = await folder.merge([['pdf', await lockedPdf(active, '256', 'AES')]])
    expect(merged.inputs[0]?.changes).toEqual(['active', 'decrypted'])
    expect(await readableText(merged.bytesOfFile)).not.toMatch(/app\.alert|OpenAction/)
  })
})
