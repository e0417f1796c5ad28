/** `Bruk` as it came, an object or a list, as one line of text for each entry. */
export const describeBruk = (bruk: unknown): string[] => brukEntriesOf(bruk).map(describeEntry)

export const brukEntriesOf = (bruk: unknown): unknown[] =>
  (Array.isArray(bruk) ? bruk : [bruk]).filter(entry => describeEntry(entry) !== '')

/** What is known to stand there, as staff would say it; the rest is shown by its own name. */
export const bruknavn: Readonly<Record<string, string>> = {
  year: 'År',
  aar: 'År',
  episoder: 'Episoder',
  mediehus: 'Mediehus',
  kanal: 'Kanal',
  premiere: 'Premiere',
}

export function describeEntry(entry: unknown): string {
  if (entry === null || typeof entry !== 'object') return oneLine(String(entry ?? ''))
  const shown = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))
  const told = Object.entries(entry).map(([name, value]) => `${bruknavn[name] ?? name}: ${shown(value)}`)
  return oneLine(told.join(', '))
}

const oneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ').trim()
