// Which folders or files import each other in a circle, types included: a type that two features need of each other ties them as fast
// as a function does. dependency-cruiser sees circles of files and of single folders; a feature is a folder with all that lies in it.
//
//   node scripts/import-circles.mjs    fails on any circle
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const imports = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g

/** @param {string} folder @returns {string[]} its sources, tests left out */
const sourcesIn = folder =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map(entry => path.join(entry.parentPath, entry.name))

/**
 * Groups that import each other, each as sorted names.
 *
 * @param {string} folder
 * @param {(file: string) => string | undefined} groupOf of a path below the folder; undefined for what belongs to none
 * @returns {string[][]}
 */
export function circlesIn(folder, groupOf) {
  /** @type {Map<string, Set<string>>} */
  const edges = new Map()
  for (const file of sourcesIn(folder)) {
    const from = groupOf(path.relative(folder, file))
    if (from === undefined) continue
    const known = edges.get(from) ?? new Set()
    edges.set(from, known)
    for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(imports)) {
      const to = groupOf(path.relative(folder, path.resolve(path.dirname(file), target)))
      if (to !== undefined && to !== from) known.add(to)
    }
  }
  /** @param {string} from */
  const reachOf = from => {
    const reached = new Set()
    const left = [from]
    for (let next = left.pop(); next !== undefined; next = left.pop())
      for (const to of edges.get(next) ?? [])
        if (!reached.has(to)) {
          reached.add(to)
          left.push(to)
        }
    return reached
  }
  const reach = new Map([...edges.keys()].map(one => [one, reachOf(one)]))
  const circles = [...reach].flatMap(([one, reached]) => {
    if (!reached.has(one)) return []
    return [[...reached].filter(other => reach.get(other)?.has(one)).toSorted()]
  })
  return [...new Map(circles.map(circle => [circle.join(), circle])).values()]
}

/** The first folder of a path; nothing for a file that lies in none. @param {string} file */
export const firstFolder = file =>
  file.includes(path.sep) && !file.startsWith('..') ? file.split(path.sep)[0] : undefined

/** Where no folder, with all that lies in it, may be in a circle. */
const guarded = ['server/src/features', 'server/src/platform', 'web/src/features', 'web/src']

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url))
  for (const folder of guarded)
    for (const circle of circlesIn(path.join(root, folder), firstFolder)) {
      console.log(`${folder}: ${circle.join(' ↔ ')} import each other`)
      process.exitCode = 1
    }
}
