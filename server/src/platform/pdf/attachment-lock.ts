import { closeSync, copyFileSync, openSync, renameSync, writeSync } from 'node:fs'
import { findMarks, headBytes, headsAtMost, textAt, toMark, withFile } from './raw-marks.ts'

const lockMarks = [toMark('lock', Buffer.from('/Encrypt'), 1)]

/**
 * A PDF of which nothing but the attached files is encrypted asks nobody for a password, but qpdf does. Puts a copy in its place in which
 * nothing says that it is encrypted: what is attached is left out of what is made of it. Returns false where it is no such PDF.
 */
export function forgetLockOfAttachments(path: string): boolean {
  const locks = withFile(path, listLocksOfAttachments)
  if (locks.length === 0) return false
  copyFileSync(path, `${path}.bare`)
  renameSync(`${path}.bare`, path)
  const file = openSync(path, 'r+')
  try {
    for (const at of locks) writeSync(file, '/Encrypx', at)
  } finally {
    closeSync(file)
  }
  return true
}

/**
 * Where the file names the dictionary that says how it is encrypted, or has it; none where that says more than how its attached files are.
 * All must name the same, and all that stand under its number must say so: one that lies in an older state, or in a text, is not what is
 * read.
 */
function listLocksOfAttachments(file: number): number[] {
  const locks: number[] = []
  let head: string | undefined
  for (const { at } of findMarks(file, lockMarks)) {
    const text = textAt(file, at, headBytes)
    const [, number, generation] = /^\/Encrypt\s+(\d{1,10})\s+(\d{1,5})\s+R\b/.exec(text) ?? []
    const isDirect = /^\/Encrypt\s*<</.test(text)
    if (number === undefined && !isDirect) continue
    locks.push(at)
    if (locks.length > headsAtMost || (isDirect && !locksOnlyAttachments(text))) return []
    if (isDirect) continue
    head ??= `${number} ${generation} obj`
    if (head !== `${number} ${generation} obj`) return []
  }
  if (head === undefined) return locks
  let dictionaries = 0
  for (const { at } of findMarks(file, [toMark('dictionary', Buffer.from(head))])) {
    // The end of a longer number.
    if (/\d/.test(textAt(file, at - 1, 1))) continue
    dictionaries++
    if (!locksOnlyAttachments(textAt(file, at, headBytes)) || dictionaries > headsAtMost) return []
  }
  return dictionaries > 0 ? locks : []
}

function locksOnlyAttachments(text: string): boolean {
  const [dictionary = ''] = text.split(/endobj|startxref/, 1)
  return (
    /\/EFF\s*\//.test(dictionary) &&
    /\/Filter\s*\/Standard\b/.test(dictionary) &&
    !/\/(StmF|StrF)\s*\/(?!Identity\b)/.test(dictionary)
  )
}
