import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, it } from 'vitest'

const require = createRequire(import.meta.url)
const folder = path.dirname(require.resolve('pdfjs-dist/package.json'))
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')

/** What we use of the library: the reader, its worker and the viewer. Its sandbox for scripts of PDFs is none of them. */
const used = ['build/pdf.mjs', 'build/pdf.worker.min.mjs', 'web/pdf_viewer.mjs']

it('is of a version without known holes: none from 4.2.67 on runs code that stands in a font [D12]', () => {
  const [major = 0] = (JSON.parse(read('package.json')) as { version: string }).version.split('.').map(Number)
  expect(major).toBeGreaterThanOrEqual(5)
})

it.each(used)('makes no code of text, so that there is nothing to switch off (%s) [D12]', file => {
  expect(read(file)).not.toMatch(/\bnew Function\s*\(|\beval\s*\(|isEvalSupported/)
})

it('is never given the sandbox that scripts of a PDF run in [D12]', () => {
  const engine = readFileSync(path.join(import.meta.dirname, '../src/ui/pdf-viewer/pdf-engine.ts'), 'utf8')
  expect(engine).not.toMatch(/scriptingManager|PDFScriptingManager|sandbox/i)
  expect(engine).toContain('enableXfa: false')
})
