/** What an address is put between, in a text or an address book. */
const around = [
  ['<', '>'],
  ['"', '"'],
  ["'", "'"],
  ['«', '»'],
  ['“', '”'],
  ['”', '”'],
  ['„', '“'],
  ['‘', '’'],
  ['’', '’'],
  ['(', ')'],
  ['[', ']'],
] as const

/** Characters that are as wide as a Chinese one and mean the plain ones. */
const plainWidth = (text: string): string =>
  text.replace(/[！-～]/gu, wide => String.fromCharCode(wide.charCodeAt(0) - 0xfee0)).replaceAll('。', '.')

/** `mailto:` of a link, where «%40» may stand for «@». */
function withoutScheme(text: string): string {
  const link = /^mailto:\s*([^?]*)/iu.exec(text)?.[1]
  if (link === undefined) return text
  try {
    return decodeURIComponent(link)
  } catch {
    return link
  }
}

const behindIt = /[\s.,;:]/u
function withoutEnd(text: string): string {
  let end = text.length
  while (end > 0 && behindIt.test(text.charAt(end - 1))) end--
  return text.slice(0, end)
}

/** One thing that stands around the address, or behind it where a sentence goes on. */
function peel(text: string): string {
  const bare = withoutEnd(withoutScheme(text.trim()))
  const named = /^[^<>]*<([^<>]*)>$/u.exec(bare)?.[1]
  if (named !== undefined) return named
  const pair = around.find(
    ([first, last]) => bare.length > 1 && bare.startsWith(first) && bare.endsWith(last),
  )
  return pair ? bare.slice(1, -1) : bare
}

const visible = (text: string): string => plainWidth(text.replace(/\p{Cf}/gu, '')).normalize('NFC')

/** What is longer is no address with something around it, and is not worth the work. */
const longest = 1000

/**
 * An address as it was meant: without what copying brings along («Kari <kari@folk.example>», «mailto:», quotes, a full stop behind it, characters
 * of no width as soft hyphen, zero-width space, direction marks and byte order mark), and in composed form (NFC). Upper and lower case stay.
 */
export function renEpost(text: string): string {
  if (text.length > longest) return text
  let now = text
  // What a link hides behind «%» is seen first when it is decoded.
  for (let before = ''; before !== now; ) [before, now] = [now, peel(visible(now))]
  return now
}
