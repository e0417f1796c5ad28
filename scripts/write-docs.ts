// Writes docs/drift.md from the settings, docs/roller.md from the role matrix, and docs/data.md and the types of the tables from the
// migrated database, so that what they say is so. With --check nothing is written: it ends with 1 when one of the first two is not what
// would be written. What is made from the database, a test holds (database-files.test.ts).
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Setting, settings } from '../server/src/platform/config/settings.ts'
import { leaveTestServer } from '../server/test/database-server.ts'
import { listDatabaseFiles } from '../server/test/tabeller/database-files.ts'
import { driftText } from './drift-text.ts'
import { rollerText } from './roller-text.ts'

const pages = { 'drift.md': () => driftText(settingTables()), 'roller.md': rollerText }

function standardOf({ schema, requiredInProduction }: Setting): string {
  const { data } = schema.safeParse(undefined)
  const standard = data === undefined ? '–' : `\`${String(data)}\``
  return requiredInProduction ? 'må settes i produksjon' : standard
}

const cell = (text: string): string => text.replaceAll('|', '\\|')
const row = (...cells: string[]): string => `| ${cells.map(cell).join(' | ')} |`

function settingTables(): { innstillinger: string; hemmeligheter: string } {
  const entries = Object.entries(settings) as [string, Setting][]
  const ordinary = entries.filter(([, setting]) => !setting.secret)
  const secret = entries.filter(([, setting]) => setting.secret)
  const head = (...names: string[]) => [row(...names), row(...names.map(() => '---'))]
  return {
    innstillinger: [
      ...head('Navn', 'Standard', 'Hva den er'),
      ...ordinary.map(([name, setting]) => row(`\`${name}\``, standardOf(setting), setting.doc)),
    ].join('\n'),
    hemmeligheter: [
      ...head('Navn', 'Hva den er'),
      ...secret.map(([name, setting]) => row(`\`${name}\``, setting.doc)),
    ].join('\n'),
  }
}

for (const [name, textOf] of Object.entries(pages)) {
  const file = path.resolve(import.meta.dirname, '../docs', name)
  const wanted = textOf()
  if (!process.argv.includes('--check')) {
    writeFileSync(file, wanted)
  } else if (readOrEmpty(file) !== wanted) {
    console.error(`docs/${name} is not what the code says. Run: npm run docs`)
    process.exitCode = 1
  }
}

if (!process.argv.includes('--check')) {
  for (const { file, text } of await listDatabaseFiles())
    writeFileSync(path.resolve(import.meta.dirname, '..', file), text)
  await leaveTestServer()
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
