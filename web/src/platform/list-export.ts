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
