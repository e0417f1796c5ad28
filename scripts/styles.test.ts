import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const src = path.join(import.meta.dirname, '../web/src')
const styles = globSync('**/*.css', { cwd: src }).map(file => ({
  file,
  css: readFileSync(path.join(src, file), 'utf8'),
}))
const found = (pattern: RegExp) =>
  styles.flatMap(({ file, css }) => [...css.matchAll(pattern)].map(([, one = '']) => `${file}: ${one}`))

it('has eight sizes of type, all of them tokens', () => {
  expect(found(/(--rp-skrift-\d+):/g)).toHaveLength(8)
  // The layer of text over a PDF and the correction of the serif are sized by what they lie on.
  const own = found(/[^-]font-size: (?!var\(--rp-skrift-\d\)|inherit|calc\(var\(--text|1\.09em)([^;]+);/g)
  expect(own).toEqual([])
})

it('changes its layout at 480, 760 and 1200 px', () => {
  expect(styles.length).toBeGreaterThan(30)
  expect(found(/@media[^{]*(width[^{]*)/g).length).toBeGreaterThan(30)
  expect(
    found(/@media[^{]*?(max-width: (?!480px|760px|1200px)[^)]+|min-width: (?!481px|761px|1201px)[^)]+)\)/g),
  ).toEqual([])
})

it('names columns by their key, never by their label', () => {
  expect(found(/(\[data-felt[~|^$*]?=[^\]]*\])/g)).toEqual([])
})

it('uses every class of the layout, and no more lines than these', () => {
  const code = globSync('**/*.tsx', { cwd: src }).map(file => readFileSync(path.join(src, file), 'utf8'))
  const used = new Set(
    code.flatMap(text =>
      [...text.matchAll(/className=[^"]*"([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
    ),
  )
  const layout = styles.find(({ file }) => file.endsWith('layout.css'))?.css ?? ''
  const classes = new Set([...layout.matchAll(/^\.([a-z][\w-]*)/gm)].map(([, name = '']) => name))
  expect(classes.size).toBeGreaterThan(30)
  expect([...classes].filter(name => !used.has(name))).toEqual([])
  expect(styles.reduce((lines, { css }) => lines + css.split('\n').length - 1, 0)).toBeLessThan(3839)
})
