/** What a PDF holds that a person should know of before it is sent. */
export type Pdffunn = {
  /** A form that only one program can show. */
  xfa: boolean
  portefoelje: boolean
  vedlegg: boolean
  /** It carries a digital signature. */
  signert: boolean
}

const words = {
  xfa: /\/XFA\b/,
  drawnByProgram: /\/NeedsRendering\s+true/,
  field: /\/Subtype\s*\/Widget\b/,
  collection: /\/Collection\b/,
  embedded: /\/EmbeddedFiles?\b/,
  file: /\/Type\s*\/EmbeddedFile\b|\/EF\s*<</,
  signature: /\/ByteRange\b/,
}
type Word = keyof typeof words

/** So much is looked at in one go, for the page must not stand still meanwhile; and a word may lie across two of them. */
const pieceBytes = 256 * 1024
const overlap = 64
/** Objects may lie packed; more of them than this are left to the server. */
const mostPacked = 200
const mostBytes = 4 * 1024 * 1024

/** A cheap look, by the words in the file. What it does not see, the server does. */
export async function checkPdf(file: Blob): Promise<Pdffunn> {
  const seen = new Set<Word>()
  try {
    let [packed, unpacked] = [0, 0]
    for (let at = 0; at < file.size; at += pieceBytes) {
      const text = latin1(await readBytes(file, at, pieceBytes + overlap))
      lookFor(text, seen)
      for (const { index } of text.matchAll(/\/ObjStm\b/g)) {
        if (index >= pieceBytes || unpacked > mostBytes || ++packed > mostPacked) continue
        const objects = await unpackObjects(file, at + index)
        lookFor(objects, seen)
        unpacked += objects.length
      }
    }
  } catch {
    // The server sees what this look does not.
  }
  return toFunn(seen)
}

function lookFor(text: string, seen: Set<Word>): void {
  for (const [word, pattern] of Object.entries(words) as [Word, RegExp][])
    if (!seen.has(word) && pattern.test(text)) seen.add(word)
}

const toFunn = (seen: ReadonlySet<Word>): Pdffunn => ({
  xfa: seen.has('xfa') && (seen.has('drawnByProgram') || !seen.has('field')),
  portefoelje: seen.has('collection') && seen.has('embedded'),
  vedlegg: seen.has('file'),
  signert: seen.has('signature'),
})

const latin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes)
const readBytes = async (file: Blob, from: number, length: number) =>
  new Uint8Array(await file.slice(from, from + length).arrayBuffer())

/** The objects packed in the stream whose dictionary names it here, as text. */
async function unpackObjects(file: Blob, at: number): Promise<string> {
  for (const length of [pieceBytes, mostBytes]) {
    const bytes = await readBytes(file, at, length)
    const text = latin1(bytes)
    const start = /stream\r?\n/.exec(text.slice(0, 1000))
    const end = text.indexOf('endstream', start?.index)
    if (start && end > 0) return inflate(bytes.subarray(start.index + start[0].length, end))
  }
  return ''
}

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
