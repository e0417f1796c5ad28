/** `Bruk` as it came, an object or a list, as one line of text for each entry. */
export const describeBruk = (bruk: unknown): string[] => entriesOf(bruk).map(describe)

/**
 * The lines as staff have left them, in the form that is stored. A line that nobody touched keeps its entry as it came; a new one of the
 * form «navn: verdi, navn: verdi» becomes an object, and any other a text. What came as a single object stays one.
 */
export function readBruk(text: string, stored: unknown): unknown {
  const known = entriesOf(stored)
  const left = known.map(entry => ({ entry, line: describe(entry) }))
  const lines = text.split('\n').filter(line => line.trim() !== '')
  const entries = lines.map((line, index) => {
    const at = left.findIndex(one => one.line === line.trim())
    if (at !== -1) return left.splice(at, 1)[0]?.entry
    return read(line.trim(), known[index])
  })
  return Array.isArray(stored) || entries.length > 1 ? entries : (entries[0] ?? null)
}

const entriesOf = (bruk: unknown): unknown[] =>
  (Array.isArray(bruk) ? bruk : [bruk]).filter(entry => describe(entry) !== '')

/** What is known to stand there, as staff would say it; the rest is shown by its own name. */
const names: Readonly<Record<string, string>> = {
  year: 'År',
  aar: 'År',
  episoder: 'Episoder',
  mediehus: 'Mediehus',
  kanal: 'Kanal',
  premiere: 'Premiere',
}

function describe(entry: unknown): string {
  if (entry === null || typeof entry !== 'object') return oneLine(String(entry ?? ''))
  const shown = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))
  const told = Object.entries(entry).map(([name, value]) => `${names[name] ?? name}: ${shown(value)}`)
  return oneLine(told.join(', '))
}

const oneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ').trim()

/** @param before the entry that stood at this place: its names, and what it says as text, are kept */
function read(line: string, before: unknown): unknown {
  const parts = line.split(/,\s*(?=[^,:]+:)/).map(part => /^([^:]+):\s*(.*)$/.exec(part))
  const had = Object.entries(before !== null && typeof before === 'object' ? before : {})
  const entries: [string, unknown][] = []
  for (const part of parts) {
    if (part === null) return line
    const [, label = '', value = ''] = part
    const own = had.find(([name]) => (names[name] ?? name) === label.trim())
    const name = own?.[0] ?? Object.keys(names).find(key => names[key] === label.trim()) ?? label.trim()
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
