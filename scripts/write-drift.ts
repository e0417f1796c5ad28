// Writes docs/drift.md from the settings themselves, so that what it says of them is so. With --check nothing is written:
// it ends with 1 when the file is not what would be written.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Setting, settings } from '../server/src/platform/config/settings.ts'
import { driftText } from './drift-text.ts'

const file = path.resolve(import.meta.dirname, '../docs/drift.md')

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

const wanted = driftText(settingTables())
if (!process.argv.includes('--check')) {
  writeFileSync(file, wanted)
} else if (readOrEmpty() !== wanted) {
  console.error('docs/drift.md is not what the settings say. Run: npm run docs')
  process.exitCode = 1
}

function readOrEmpty(): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
