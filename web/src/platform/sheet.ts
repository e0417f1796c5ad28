import { csvStart, toCsvRow } from '@rp/contract/csv'
import type { Listeformat } from '@rp/contract/liste'

/** A table on its way out of the portal. Numbers stay numbers, null is an empty cell. */
export type Sheet = {
  /** Name of the sheet in Excel, at most 31 characters. */
  readonly name: string
  readonly header: readonly string[]
  readonly rows: readonly (readonly (string | number | null)[])[]
}

/** The table as CSV, with a byte order mark. */
export const toCsv = ({ header, rows }: Sheet): string =>
  `${csvStart}${[header, ...rows].map(toCsvRow).join('')}`

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
export async function saveSheet(sheet: Sheet, name: string, format: Listeformat): Promise<void> {
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
