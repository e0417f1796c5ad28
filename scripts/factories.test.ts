import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const most = 50

/** The functions that a factory closes over its needs with, and what it returns: written with two spaces before them. */
function longest(text: string): number {
  const lines = text.split('\n')
  const lengths = lines.flatMap((line, at) => {
    if (!/^ {2}(async function|function|const \w+ =.*[({]$)/.test(line)) return []
    const end = lines.findIndex((other, index) => index > at && /^ {2}[})\]]/.test(other))
    return [lines.slice(at, end + 1).filter(one => one.trim() !== '').length]
  })
  return Math.max(0, ...lengths)
}

it('knows how long a function within a factory is', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, at) => `    step${at}()`).join('\n')
  expect(longest(`function createX() {\n  function a() {\n${lines(3)}\n  }\n}`)).toBe(5)
  expect(longest(`function createX() {\n  const a = () => {\n${lines(60)}\n  }\n}`)).toBe(62)
})

it('keeps each function of a service short, however long the factory around them is', () => {
  const files = globSync('server/src/features/**/{*.service,innlogging,bevis,tilgang}.ts', { cwd: root })
  expect(files.length).toBeGreaterThan(30)
  const long = files
    .map(file => ({ file, lines: longest(readFileSync(path.join(root, file), 'utf8')) }))
    .filter(({ lines }) => lines > most)
  expect(long).toEqual([])
})
