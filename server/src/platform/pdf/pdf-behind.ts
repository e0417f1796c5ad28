import { fstatSync } from 'node:fs'
import { PdfError } from './pdf-error.ts'
import {
  findMarks,
  headBytes,
  headsAtMost,
  readAt,
  textAt,
  textBefore,
  toMark,
  withFile,
} from './raw-marks.ts'

const headMarks = [toMark('head', Buffer.from('%PDF-'))]
const bodyMarks = [toMark('object', Buffer.from(' obj')), toMark('end', Buffer.from('startxref'))]

/**
 * Whether a whole PDF stands in the file behind another, or behind a part of one: readers show one of them alone. Not where the last is a
 * later state of the first: both have the same identifier, and its writer counted from the beginning of the file. The identifier alone
 * tells nothing, since all that is made from one template may have the same.
 */
export function holdsAnother(path: string): boolean {
  return withFile(path, file => {
    const [first = 0, ...others] = listHeads(file)
    const last = others.findLast(at => beginsPdf(file, at))
    if (last === undefined) return false
    let [isWhole, hasObjects] = [false, false]
    for (const { at, what } of findMarks(file, bodyMarks)) {
      isWhole ||= what === 'end' && at > last
      hasObjects ||= what === 'object' && at < last
    }
    if (!isWhole || !hasObjects) return false
    const end = textBefore(file, fstatSync(file).size)
    const own = identifierIn(end)
    if (own === undefined || own !== identifierIn(textBefore(file, last))) return true
    const table = Number(/startxref\s+(\d{1,15})(?![\s\S]*startxref)/.exec(end)?.[1])
    return ![table, table + first].some(
      at => at > last && /^[\0\s]*(xref|\d+\s+\d+\s+obj)\b/.test(textAt(file, at, 64)),
    )
  })
}

/** Where PDFs may begin. Each is looked at: a file with more than any has was made to take time. */
function listHeads(file: number): number[] {
  const heads: number[] = []
  for (const { at } of findMarks(file, headMarks)) {
    heads.push(at)
    if (heads.length > headsAtMost) throw new PdfError('damaged', `over ${headsAtMost} heads in one pdf`)
  }
  return heads
}

/**
 * The mark of a PDF that lies in another as a stream, or that a text speaks of, begins none: behind a head comes the first object. What Flate
 * makes no smaller stands as it is behind seven bytes, the first of which is an x.
 */
function beginsPdf(file: number, at: number): boolean {
  const before = readAt(file, Math.max(0, at - 16), Math.min(16, at)).toString('latin1')
  if (/stream\r?\n(?:x[\s\S]{6})?$/.test(before)) return false
  const [head] = readAt(file, at, headBytes)
    .toString('latin1')
    .split(/endstream|endobj/, 1)
  return /^%PDF-\d\.\d[\s\0%]/.test(head ?? '') && /\s\d+\s+\d+\s+obj\b/.test(head ?? '')
}

const identifierIn = (text: string): string | undefined =>
  [...text.matchAll(/\/ID\s*\[\s*(<[^>]*>)/g)].at(-1)?.[1]?.toLowerCase()
