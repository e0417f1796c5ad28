/** A table on its way out of the portal. Numbers stay numbers, null is an empty cell. */
export type Sheet = {
  /** Name of the sheet in Excel, at most 31 characters. */
  readonly name: string
  readonly header: readonly string[]
  readonly rows: readonly (readonly (string | number | null)[])[]
}

/** Excel and its kin take a text that begins so for a formula, also after space (OWASP, "CSV Injection"). */
const looksLikeFormula = /^\s*[=+\-@\t\r\n＝＋－＠]/u

/**
 * The table as CSV that a Norwegian Excel opens by a double click: semicolons, a byte order mark, CRLF. A text that could be taken for a
 * formula begins with an apostrophe.
 */
export function toCsv({ header, rows }: Sheet): string {
  const lines = [header, ...rows].map(row => row.map(toCell).join(';'))
  return `\uFEFF${lines.map(line => `${line}\r\n`).join('')}`
}

function toCell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value).replace('.', ',')
  const safe = looksLikeFormula.test(value) || /^[\t\r]/.test(value) ? `'${value}` : value
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The table as an Excel workbook. The writer is fetched when it is first asked for. */
export async function toExcel({ name, header, rows }: Sheet): Promise<Blob> {
  const { default: writeExcel } = await import('write-excel-file/browser')
  const columns = header.map((title, index) => ({ width: widthOf([title, ...rows.map(row => row[index])]) }))
  const heading = header.map(value => ({ value, fontWeight: 'bold' as const }))
  return writeExcel([heading, ...rows.map(row => [...row])], {
    sheet: name,
    columns,
    stickyRowsCount: 1,
    orientation: 'landscape',
  }).toBlob()
}

/** Column width in characters: as wide as its longest text, within reason. */
function widthOf(values: readonly unknown[]): number {
  const longest = Math.max(...values.map(value => String(value ?? '').length))
  return Math.min(Math.max(longest + 2, 8), 60)
}

/** Hands the browser the table as a file. `name` is without its ending. */
export async function saveSheet(sheet: Sheet, name: string, format: 'csv' | 'excel'): Promise<void> {
  if (format === 'csv') saveFile(toCsv(sheet), `${name}.csv`)
  else saveFile(await toExcel(sheet), `${name}.xlsx`)
}

/** Hands the browser a file to keep. */
export function saveFile(content: Blob | string, fileName: string): void {
  const blob = typeof content === 'string' ? new Blob([content], { type: 'text/csv;charset=utf-8' }) : content
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // The download has begun by then; without this the file stays in memory as long as the page.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
