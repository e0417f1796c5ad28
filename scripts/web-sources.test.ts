import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { modulesOf, rows } from '../web/skjermside.ts'

const sources = path.resolve(import.meta.dirname, '../web/src')
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(name =>
  /(?<!\.test)\.tsx?$/.test(name),
)

/** What turns text into markup or code. The linter refuses some of it; a rule of the linter can be silenced in place. */
const banned =
  /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*[+=]|insertAdjacentHTML|document\.write|createContextualFragment|DOMParser|srcdoc|\beval\(|new Function\b|set(Timeout|Interval)\(\s*['"`]|javascript:/i

test('no source of the web makes markup or code of text [E11]', () => {
  expect(files.length).toBeGreaterThan(300)
  const found = files.filter(name => banned.test(readFileSync(path.join(sources, name), 'utf8')))
  expect(found).toEqual([])
})

test.each([
  'node.innerHTML = text',
  '<p dangerouslySetInnerHTML={{ __html: text }} />',
  'document.write(text)',
  "setTimeout('alert(1)', 5)",
  'new Function(text)',
])('it would be noticed: %s', source => expect(banned.test(source)).toBe(true))

/** Packages that the first screen waits for: what is reached from the entry by imports that are not `import()` or types. */
function packagesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  const found = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)(?! type )(?:[^'"`;]* from)? ?'([^']+)'/gm,
  )
  return [...found].flatMap(([, name = '']) => {
    if (!name.startsWith('.')) return [name]
    return /\.tsx?$/.test(name) ? packagesOf(path.resolve(path.dirname(file), name), seen) : []
  })
}

test('the first bundle carries neither the contract nor the library that checks against it', () => {
  const packages = packagesOf(path.join(sources, 'main.tsx'))
  expect(packages).toContain('react-router')
  expect(packages.filter(name => /^(zod|@rp\/contract)/.test(name))).toEqual([])
})

// The search for dead code takes each for alive, since the table names them only as text.
test('every page and frame is in the table of screens, or imported by what is', () => {
  const inTable = new Set(rows.flatMap(modulesOf).map(file => file.replace('src/', '')))
  const others = files.filter(
    name => /-(page|layout)\.tsx$/.test(name) && !inTable.has(name.replaceAll('\\', '/')),
  )
  const all = files.map(name => readFileSync(path.join(sources, name), 'utf8')).join('\n')
  expect(others.filter(name => !all.includes(`/${path.basename(name)}'`))).toEqual([])
})
