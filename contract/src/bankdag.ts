const dayMs = 86_400_000
/** 'YYYY-MM-DD' of a point in time in UTC. */
const dagOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** Easter Sunday from 2000 to 2099, by Gauss: days after 22 March. */
function paaskeOf(aar: number): number {
  const a = aar % 19
  const d = (19 * a + 24) % 30
  const e = (2 * (aar % 4) + 4 * (aar % 7) + 6 * d + 5) % 7
  const isLate = e === 6 && (d === 29 || (d === 28 && a > 10))
  return Date.UTC(aar, 2, 22 + d + e - (isLate ? 7 : 0))
}

const faste = ['01-01', '05-01', '05-17', '12-25', '12-26']
/** From Easter Sunday: Maundy Thursday, Good Friday, Easter Monday, Ascension Day and Whit Monday. */
const bevegelige = [-3, -2, 1, 39, 50]

/** Whether banks in Norway pay on a day, '2026-12-01': no Saturday, Sunday or public holiday. */
export function isBankdag(dag: string): boolean {
  const ms = Date.parse(dag)
  const dager = (ms - paaskeOf(Number(dag.slice(0, 4)))) / dayMs
  return (
    ![0, 6].includes(new Date(ms).getUTCDay()) && !faste.includes(dag.slice(5)) && !bevegelige.includes(dager)
  )
}

/** The first day after one on which banks in Norway pay. */
export function nextBankdag(dag: string): string {
  const neste = dagOf(Date.parse(dag) + dayMs)
  return isBankdag(neste) ? neste : nextBankdag(neste)
}
