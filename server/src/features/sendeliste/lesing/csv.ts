import { type Options, parse } from 'csv-parse/sync'

export const skilletegn = [';', '\t', ',', '|'] as const
export type Skilletegn = (typeof skilletegn)[number]

/** Enough lines to see a pattern. */
const sampleLines = 60
const maxField = 100_000

const options = (delimiter: string, quote: boolean): Options => ({
  delimiter,
  quote: quote ? '"' : false,
  relax_quotes: true,
  relax_column_count: true,
  skip_empty_lines: false,
  max_record_size: maxField,
})

/** A quote that is never closed would swallow the rest of the file: then quotes are letters like others. */
function parseRows(tekst: string, delimiter: string): string[][] {
  try {
    return parse(tekst, options(delimiter, true)) as string[][]
  } catch {
    return parse(tekst, options(delimiter, false)) as string[][]
  }
}

/** How much a separator makes of the sample: rows that have the same, largest number of columns. */
function consistency(sample: string, delimiter: string): number {
  let rows: string[][]
  try {
    rows = parseRows(sample, delimiter)
  } catch {
    return 0
  }
  const counts = new Map<number, number>()
  for (const row of rows)
    if (row.some(cell => cell.trim())) counts.set(row.length, (counts.get(row.length) ?? 0) + 1)
  let best = 0
  for (const [columns, times] of counts)
    if (columns > 1) best = Math.max(best, times * (1 + Math.log(columns)))
  return best
}

/** The separator that makes most of the first lines; a semicolon where there is but one column. */
export function findSkilletegn(tekst: string): Skilletegn {
  const sample = tekst.split(/\r\n|\n|\r/, sampleLines).join('\n')
  const graded = skilletegn.map(tegn => ({ tegn, score: consistency(sample, tegn) }))
  const best = graded.reduce((one, other) => (other.score > one.score ? other : one))
  return best.score > 0 ? best.tegn : ';'
}

/** Rows of a separated text file. Row 1 is the first of the file, also when it is empty, as a spreadsheet counts. */
export function parseCsv(tekst: string): { rader: string[][]; skilletegn: Skilletegn } {
  const text = tekst.replaceAll('\0', '')
  const told = /^\uFEFF?sep=(.)(\r\n|\n|\r)/iu.exec(text)
  const known = told?.[1] === undefined ? undefined : skilletegn.find(tegn => tegn === told[1])
  const tegn = known ?? findSkilletegn(told ? text.slice(told[0].length) : text)
  const rader = parseRows(text, tegn)
  if (told && rader[0]) rader[0] = []
  return { rader, skilletegn: tegn }
}
