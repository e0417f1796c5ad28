/**
 * An address as it was meant: without what copying brings along, «mailto:» and characters of no width (soft hyphen, zero-width space, direction
 * marks, byte order mark), and in composed form (NFC). Upper and lower case stay.
 */
export function renEpost(text: string): string {
  const bare = text
    .replace(/\p{Cf}/gu, '')
    .normalize('NFC')
    .trim()
  const link = /^mailto:\s*([^?]*)/iu.exec(bare)
  return link?.[1] === undefined ? bare : link[1].trim()
}
