import { fileDate } from './format.ts'
import { type Sheet, saveSheet } from './sheet.ts'

type Side<Rad> = { rader: readonly Rad[]; antall: number }

/** Rows of one answer while a whole list is fetched: few answers, none of which keeps the server long. */
const rowsAtOnce = 1000

type FetchSide<Svar> = (side: number, antall: number, signal: AbortSignal) => Promise<Svar>

/**
 * Every row that a filter leaves, page by page, and the last answer for what it says of them all.
 * @param fetchSide answers one page, counted from 1
 * @param onProgress told the share that has come, 0 to 1
 * @throws what `fetchSide` throws; and AbortError as soon as `signal` is aborted
 */
async function fetchAll<Rad, Mer>(
  fetchSide: FetchSide<Side<Rad> & Mer>,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<{ rader: Rad[]; svar: Mer }> {
  const rader: Rad[] = []
  for (let side = 1; ; side++) {
    const svar = await fetchSide(side, rowsAtOnce, signal)
    rader.push(...svar.rader)
    onProgress(svar.antall === 0 ? 1 : Math.min(1, rader.length / svar.antall))
    if (svar.rader.length < rowsAtOnce) return { rader, svar }
  }
}

type ListExport<Rad, Mer> = {
  fetchSide: FetchSide<Side<Rad> & Mer>
  /** `svar` is the last page, for what stands in each answer beside its rows. */
  toSheet: (rader: readonly Rad[], svar: Mer) => Sheet
  /** Without date and ending. */
  fileName: string
}

/** Fetches all that a filter leaves and hands the browser a file of it: what `ListMenu` calls. */
export const exportList =
  <Rad, Mer>({ fetchSide, toSheet, fileName }: ListExport<Rad, Mer>) =>
  async (
    format: 'csv' | 'excel',
    onProgress: (share: number) => void,
    signal: AbortSignal,
  ): Promise<void> => {
    const { rader, svar } = await fetchAll(fetchSide, onProgress, signal)
    await saveSheet(toSheet(rader, svar), `${fileName}-${fileDate(new Date())}`, format)
  }
