import { brukEntriesOf, bruknavn, describeEntry } from '@rp/contract/bruk'

/**
 * The lines as staff have left them, in the form that is stored. A line that nobody touched keeps its entry as it came; a new one of the
 * form «navn: verdi, navn: verdi» becomes an object, and any other a text. What came as a single object stays one.
 */
export function readBruk(text: string, stored: unknown): unknown {
  const known = brukEntriesOf(stored)
  const left = known.map(entry => ({ entry, line: describeEntry(entry) }))
  const lines = text.split('\n').filter(line => line.trim() !== '')
  const entries = lines.map((line, index) => {
    const at = left.findIndex(one => one.line === line.trim())
    if (at !== -1) return left.splice(at, 1)[0]?.entry
    return read(line.trim(), known[index])
  })
  return Array.isArray(stored) || entries.length > 1 ? entries : (entries[0] ?? null)
}

/** @param before the entry that stood at this place: its names, and what it says as text, are kept */
function read(line: string, before: unknown): unknown {
  const parts = line.split(/,\s*(?=[^,:]+:)/).map(part => /^([^:]+):\s*(.*)$/.exec(part))
  const had = Object.entries(before !== null && typeof before === 'object' ? before : {})
  const entries: [string, unknown][] = []
  for (const part of parts) {
    if (part === null) return line
    const [, label = '', value = ''] = part
    const own = had.find(([name]) => (bruknavn[name] ?? name) === label.trim())
    const name = own?.[0] ?? Object.keys(bruknavn).find(key => bruknavn[key] === label.trim()) ?? label.trim()
    entries.push([name, typeof own?.[1] === 'string' ? value.trim() : readValue(value.trim())])
  }
  return Object.fromEntries(entries)
}

/** Numbers, lists, objects and the like as they were shown; anything else is text. */
function readValue(value: string): unknown {
  if (!/^(-?(0|[1-9]\d{0,14})(\.\d+)?|true|false|null|\[.*\]|\{.*\})$/.test(value)) return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}
