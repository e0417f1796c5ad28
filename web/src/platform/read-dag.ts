/** The day of '24.12.2026', '4.1.26' or '2026-12-24' as '2026-12-24'; null for what is no day. */
export function readDag(text: string): string | null {
  const norsk = /^\s*(\d{1,2})[./ -](\d{1,2})[./ -](\d{2}|\d{4})\s*$/.exec(text)
  const iso = /^\s*(\d{4})-(\d{2})-(\d{2})\s*$/.exec(text)
  const [aar, maaned, dag] = norsk ? [norsk[3], norsk[2], norsk[1]] : [iso?.[1], iso?.[2], iso?.[3]]
  if (aar === undefined) return null
  const day = `${aar.padStart(4, '20')}-${maaned?.padStart(2, '0')}-${dag?.padStart(2, '0')}`
  const read = new Date(`${day}T00:00:00Z`)
  // A day that does not exist, such as 31 February, is read as another one.
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day) ? day : null
}
