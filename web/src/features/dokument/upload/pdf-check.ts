/** What a PDF holds that a person should know of before it is sent. */
export type Pdffunn = {
  /** A form that only one program can show. */
  xfa: boolean
  portefoelje: boolean
  vedlegg: boolean
  /** It carries a digital signature. */
  signert: boolean
}

const nothing: Pdffunn = { xfa: false, portefoelje: false, vedlegg: false, signert: false }
/** Objects may lie packed; more of them than this are left to the server. */
const mostPacked = 200
const mostBytes = 4 * 1024 * 1024

/** A cheap look, by the words in the file. What it does not see, the server does. */
export async function checkPdf(file: Blob): Promise<Pdffunn> {
  try {
    const text = latin1(new Uint8Array(await file.arrayBuffer()))
    return readWords(text + (await unpackObjects(text)))
  } catch {
    return nothing
  }
}

function readWords(text: string): Pdffunn {
  const xfa = /\/XFA\b/.test(text)
  return {
    xfa: xfa && (/\/NeedsRendering\s+true/.test(text) || !/\/Subtype\s*\/Widget\b/.test(text)),
    portefoelje: /\/Collection\b/.test(text) && /\/EmbeddedFiles?\b/.test(text),
    vedlegg: /\/Type\s*\/EmbeddedFile\b|\/EF\s*<</.test(text),
    signert: /\/ByteRange\s*\[/.test(text),
  }
}

const latin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes)

/** The objects that are packed in streams, as text. */
async function unpackObjects(text: string): Promise<string> {
  const parts: string[] = []
  let length = 0
  for (const { index } of text.matchAll(/\/ObjStm\b/g)) {
    const start = /stream\r?\n/.exec(text.slice(index, index + 1000))
    const end = text.indexOf('endstream', index)
    if (!start || end < 0 || parts.length >= mostPacked || length > mostBytes) continue
    const packed = text.slice(index + start.index + start[0].length, end)
    const part = await inflate(Uint8Array.from(packed, char => toByte(char)))
    parts.push(part)
    length += part.length
  }
  return parts.join('\n')
}

/** What the browser calls latin1 is Windows-1252: 27 of the bytes have characters of their own. */
const windows = new Map(
  Array.from({ length: 32 }, (_, at) => [latin1(Uint8Array.of(0x80 + at)), 0x80 + at] as const),
)
const toByte = (char: string): number => windows.get(char) ?? char.charCodeAt(0)

/** As much as can be unpacked. */
async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate')).getReader()
  let text = ''
  try {
    for (let piece = await reader.read(); !piece.done && text.length < mostBytes; piece = await reader.read())
      text += latin1(piece.value)
  } catch {
    // Bytes behind the data end it with a fault; what came before is good.
  }
  return text
}
