import { closeSync, openSync, readSync } from 'node:fs'
import { PdfError } from './pdf-error.ts'

/** A PDF value in qpdf's JSON (version 2): names are "/Name", references "4 0 R", strings "u:text" or "b:hex". */
export type PdfValue = string | number | boolean | null | PdfValue[] | PdfDictionary
export type PdfDictionary = { [key: string]: PdfValue }
export type PdfObject = { id: string; value: PdfValue; isStream: boolean }

const chunkBytes = 1 << 20
const maxEntryBytes = 48 << 20
// qpdf writes with a fixed indent and never a raw newline inside a string: six blanks begin an object's entry.
const entryStart = '\n      "'
const objectsEnd = '\n    }'
/** A number that stands alone on a line or after its key. */
const bareNumber = /^(\s*(?:"(?:[^"\\]|\\.)*": )?)([-+.\d][^\s,]*)(,?)$/gm

/**
 * Reads the file that `qpdf --json=2 --json-key=qpdf` wrote, one object at a time, so that a PDF of half a million
 * objects needs the memory of its largest one. Yields `trailer` last, with the id "trailer".
 */
export function* readQpdfObjects(path: string): Generator<PdfObject> {
  for (const entry of readEntries(path)) {
    const colon = entry.indexOf('": ')
    const key = entry.slice(0, colon)
    if (key !== 'trailer' && !key.startsWith('obj:')) continue
    const body = parseBody(entry.slice(colon + 3))
    const id = key.replace('obj:', '')
    yield { id, value: body.stream?.dict ?? body.value ?? null, isStream: body.stream !== undefined }
  }
}

function parseBody(text: string): { value?: PdfValue; stream?: { dict: PdfDictionary } } {
  try {
    return JSON.parse(text)
  } catch {
    // qpdf hands on numbers as they were written, also those that PDF allows and JSON does not (007, +1, .5).
    return parseRepaired(
      text.replace(bareNumber, (_, before, number, comma) => before + (Number(number) || 0) + comma),
    )
  }
}

function parseRepaired(text: string) {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new PdfError('damaged', 'pdf with an object that cannot be read', undefined, { cause: error })
  }
}

function* readEntries(path: string): Generator<string> {
  let rest = ''
  for (const chunk of readChunks(path)) {
    rest += chunk
    let start = rest.indexOf(entryStart)
    for (let next = nextEntry(rest, start); next >= 0; next = nextEntry(rest, start)) {
      yield rest.slice(start + entryStart.length, next).replace(/,$/, '')
      start = next
    }
    rest = rest.slice(Math.max(start, 0))
    if (rest.length > maxEntryBytes) throw new PdfError('memory', 'pdf with an object of enormous size')
  }
  const end = rest.lastIndexOf(objectsEnd)
  if (rest.startsWith(entryStart) && end > 0) yield rest.slice(entryStart.length, end)
}

function nextEntry(text: string, start: number): number {
  return start < 0 ? -1 : text.indexOf(entryStart, start + 1)
}

function* readChunks(path: string): Generator<string> {
  const file = openSync(path, 'r')
  const decoder = new TextDecoder()
  const buffer = Buffer.alloc(chunkBytes)
  try {
    for (let read = readSync(file, buffer); read > 0; read = readSync(file, buffer))
      yield decoder.decode(buffer.subarray(0, read), { stream: true })
  } finally {
    closeSync(file)
  }
}
