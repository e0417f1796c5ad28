import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { idnr } from '@navikt/fnrvalidator'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../..')
const texts = /\.(ts|tsx|mjs|json|sql|md|txt|csv|html|ya?ml)$/

it('has no national number of a real person in any file: synthetic ones have 80 added to the month [G12]', async () => {
  const { stdout } = await promisify(execFile)('git', ['ls-files'], { cwd: root, maxBuffer: 2 ** 26 })
  const found: string[] = []
  for (const name of stdout
    .split('\n')
    .filter(file => texts.test(file) && !file.endsWith('package-lock.json'))) {
    const text = await readFile(path.join(root, name), 'utf8').catch(() => '')
    for (const [written] of text.matchAll(/(?<![\d.-])\d{6} ?\d{5}(?![\d.-])/g)) {
      const number = written.replace(' ', '')
      if (idnr(number).status === 'valid' && Number(number.slice(2, 4)) <= 52)
        found.push(`${name}: ${number}`)
    }
  }
  expect(found).toEqual([])
})
