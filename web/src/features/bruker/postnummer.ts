let table: Promise<Map<string, string>> | undefined

/** Fetched when the first postal code is typed: most visits never need it. A failed fetch is tried again next time. */
function load(): Promise<Map<string, string>> {
  table ??= import('./postnummer.json').then(
    ({ default: codes }) =>
      new Map(Object.entries(codes).flatMap(([place, all]) => all.split(' ').map(code => [code, place]))),
  )
  table.catch(() => {
    table = undefined
  })
  return table
}

/** The place of a Norwegian postal code; null when we do not know it, or the table cannot be fetched. */
export async function findPoststed(postnummer: string): Promise<string | null> {
  if (!/^\d{4}$/.test(postnummer)) return null
  try {
    return (await load()).get(postnummer) ?? null
  } catch {
    return null
  }
}
