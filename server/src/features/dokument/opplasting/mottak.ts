import '@fastify/multipart'
import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../../platform/http/app-error.ts'

export type MottattFil = {
  /** The person's own name for it: shown, never used as a path. */
  readonly navn: string
  readonly sti: string
  readonly bytes: number
  readonly sha256: string
}
export type Mottatt = {
  readonly felter: Readonly<Record<string, string>>
  readonly filer: readonly MottattFil[]
}
export type Opplastingsgrenser = {
  readonly maksFiler: number
  readonly maksBytes: number
  readonly maksBytesPerFil?: number
}

const maxNameLength = 255
const maxFields = 100
const megabytes = (bytes: number, space = ' '): string => `${Math.floor(bytes / 2 ** 20)}${space}MB`

const cleanName = (name: string | undefined): string =>
  (name ?? '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(0, maxNameLength) || 'fil'

type Budget = { left: number }

/** Counts and hashes on the way to the disk, and stops at the first byte too many. */
function meter(navn: string, budget: Budget, grenser: Opplastingsgrenser) {
  const hash = crypto.createHash('sha256')
  let bytes = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      budget.left -= chunk.length
      const perFile = grenser.maksBytesPerFil
      if (perFile !== undefined && bytes > perFile)
        return done(
          new AppError('fil_for_stor', 'file too large', { values: { navn, maks: megabytes(perFile, '') } }),
        )
      if (budget.left < 0)
        return done(
          new AppError('for_stor', 'upload too large', { values: { maks: megabytes(grenser.maksBytes) } }),
        )
      hash.update(chunk)
      done(null, chunk)
    },
  })
  return { stream, result: () => ({ bytes, sha256: hash.digest('hex') }) }
}

const tooMany = new Set(['FST_FILES_LIMIT', 'FST_PARTS_LIMIT'])

function translate(error: unknown, request: FastifyRequest, grenser: Opplastingsgrenser): unknown {
  if (error instanceof AppError) return error
  const { code } = error as { code?: string }
  if (code && tooMany.has(code))
    return new AppError('for_mange_filer', 'too many files', { values: { maks: String(grenser.maksFiler) } })
  if (code === 'ENOSPC')
    return new AppError('lager_fullt', 'no space for the arriving files', { cause: error })
  if (code?.startsWith('FST_') || request.raw.complete)
    return new AppError('ugyldig_foresporsel', `unreadable form: ${code ?? String(error)}`, { cause: error })
  if (request.raw.destroyed || code === 'ERR_STREAM_PREMATURE_CLOSE')
    return new AppError('avbrutt', 'the sender went away', { cause: error })
  return new AppError('ugyldig_foresporsel', `unreadable form: ${code ?? String(error)}`, { cause: error })
}

/**
 * Streams a multipart form to `mappe`: text fields by name, and the files of the part `files` in the order sent. Nothing is
 * held in memory; the caller removes the folder.
 * @throws AppError when a limit is passed or the sender goes away
 */
export async function receive(
  request: FastifyRequest,
  mappe: string,
  grenser: Opplastingsgrenser,
): Promise<Mottatt> {
  if (!request.isMultipart()) throw new AppError('feil_innholdstype', 'not multipart/form-data')
  const budget: Budget = { left: grenser.maksBytes }
  const felter: Record<string, string> = {}
  const filer: MottattFil[] = []
  try {
    const parts = request.parts({
      limits: {
        files: grenser.maksFiler,
        fields: maxFields,
        parts: grenser.maksFiler + maxFields,
        fieldSize: 64 * 1024,
        fieldNameSize: 100,
        fileSize: grenser.maksBytes + 1,
        headerPairs: 20,
      },
    })
    for await (const part of parts) {
      if (part.type === 'field') {
        felter[part.fieldname] = String(part.value)
        continue
      }
      // Whatever other parts a client sends are no pages.
      if (part.fieldname !== 'files') {
        part.file.resume()
        continue
      }
      const navn = cleanName(part.filename)
      const sti = path.join(mappe, `inn-${filer.length}`)
      const { stream, result } = meter(navn, budget, grenser)
      await pipeline(part.file, stream, fs.createWriteStream(sti, { mode: 0o600 }))
      filer.push({ navn, sti, ...result() })
    }
  } catch (error) {
    throw translate(error, request, grenser)
  }
  return { felter, filer }
}
