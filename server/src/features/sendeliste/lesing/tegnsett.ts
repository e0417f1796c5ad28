export type Tegnsett = 'UTF-8' | 'UTF-16' | 'Windows-1252'

function looksLikeUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const sample = bytes.subarray(0, 2000)
  const zeros = [0, 0]
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const half = sample.length / 2
  if ((zeros[1] ?? 0) > half * 0.6) return 'utf-16le'
  return (zeros[0] ?? 0) > half * 0.6 ? 'utf-16be' : null
}

const windows = (bytes: Uint8Array): string => new TextDecoder('windows-1252').decode(bytes)

/** Writes the text as Windows-1252 bytes; null where it holds what that cannot. */
function toWindows(text: string): Uint8Array | null {
  const table = new Map(
    [...windows(Uint8Array.from({ length: 256 }, (_, byte) => byte))].map((letter, byte) => [letter, byte]),
  )
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    const byte = table.get(text.charAt(at)) ?? (code < 256 ? code : undefined)
    if (byte === undefined) return null
    bytes[at] = byte
  }
  return bytes
}

/** «Ã¸» for «ø»: UTF-8 that was read as something else and saved again. */
function repair(text: string): string {
  if (!text.includes('Ã')) return text
  const bytes = toWindows(text)
  if (!bytes) return text
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return text
  }
}

/** Reads the bytes of a text file whose encoding nobody tells: by its mark, by its zeros, by being valid UTF-8, else as Windows-1252. */
export function decodeText(bytes: Uint8Array): { tekst: string; tegnsett: Tegnsett } {
  const wide = looksLikeUtf16(bytes)
  if (wide) return { tekst: new TextDecoder(wide).decode(bytes), tegnsett: 'UTF-16' }
  try {
    return { tekst: repair(new TextDecoder('utf-8', { fatal: true }).decode(bytes)), tegnsett: 'UTF-8' }
  } catch {
    return { tekst: windows(bytes), tegnsett: 'Windows-1252' }
  }
}
