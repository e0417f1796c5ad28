import { fileDate } from './format.ts'
import { type Sheet, saveFile, toCsv, toExcel } from './sheet.ts'

type Side<Rad> = { rader: readonly Rad[]; antall: number }

/** Rows of one answer while a whole list is fetched: few answers, none of which keeps the server long. */
const rowsAtOnce = 1000

/**
 * Every row that a filter leaves, page by page.
 * @param fetchSide answers one page, counted from 1
 * @param onProgress told the share that has come, 0 to 1
 * @throws what `fetchSide` throws; and AbortError as soon as `signal` is aborted
 */
export async function fetchAll<Rad>(
  fetchSide: (side: number, antall: number, signal: AbortSignal) => Promise<Side<Rad>>,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Rad[]> {
  const rader: Rad[] = []
  for (let side = 1; ; side++) {
    const answer = await fetchSide(side, rowsAtOnce, signal)
    rader.push(...answer.rader)
    onProgress(answer.antall === 0 ? 1 : Math.min(1, rader.length / answer.antall))
    if (answer.rader.length < rowsAtOnce) return rader
  }
}

type ListExport<Rad> = {
  fetchSide: (side: number, antall: number, signal: AbortSignal) => Promise<Side<Rad>>
  toSheet: (rader: readonly Rad[]) => Sheet
  /** Without date and ending. */
  fileName: string
}

/** Fetches all that a filter leaves and hands the browser a file of it: what `ExportButtons` calls. */
export const exportList =
  <Rad>({ fetchSide, toSheet, fileName }: ListExport<Rad>) =>
  async (
    format: 'csv' | 'excel',
    onProgress: (share: number) => void,
    signal: AbortSignal,
  ): Promise<void> => {
    const sheet = toSheet(await fetchAll(fetchSide, onProgress, signal))
    const name = `${fileName}-${fileDate(new Date())}`
    if (format === 'csv') saveFile(toCsv(sheet), `${name}.csv`)
    else saveFile(await toExcel(sheet), `${name}.xlsx`)
  }
