import '@fastify/multipart'
import path from 'node:path'
import type { FastifyRequest } from 'fastify'
import { cleanFileName } from '../../../platform/file-name.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Mellomlager } from './mellomlager.ts'

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

const maxFields = 100
const megabytes = (bytes: number, space = ' '): string => `${Math.floor(bytes / 2 ** 20)}${space}MB`

type Budget = { left: number }

/** Counts on the way, and stops at the first byte too many. */
async function* metered(
  source: AsyncIterable<Buffer>,
  navn: string,
  budget: Budget,
  grenser: Opplastingsgrenser,
): AsyncGenerator<Buffer> {
  const { maksBytesPerFil, maksBytes } = grenser
  let bytes = 0
  for await (const chunk of source) {
    bytes += chunk.length
    budget.left -= chunk.length
    if (maksBytesPerFil !== undefined && bytes > maksBytesPerFil)
      throw new AppError('fil_for_stor', 'file too large', {
        values: { navn, maks: megabytes(maksBytesPerFil, '') },
      })
    if (budget.left < 0)
      throw new AppError('for_stor', 'upload too large', { values: { maks: megabytes(maksBytes) } })
    yield chunk
  }
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

/** What the sender or the form has broken, with its name; the store's own failures have theirs. */
async function* translated(
  source: AsyncIterable<Buffer>,
  request: FastifyRequest,
  grenser: Opplastingsgrenser,
): AsyncGenerator<Buffer> {
  try {
    yield* source
  } catch (error) {
    throw translate(error, request, grenser)
  }
}

/**
 * Streams a multipart form: text fields by name, and the files of the part `files` in the order sent, each into the store and
 * readable into `mappe`. Nothing is held in memory.
 * @throws AppError when a limit is passed or the sender goes away
 */
export async function receive(
  lager: Mellomlager,
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
        felter[part.fieldname] = String(part.value).normalize('NFC')
        continue
      }
      // Whatever other parts a client sends are no pages.
      if (part.fieldname !== 'files') {
        part.file.resume()
        continue
      }
      const navn = cleanFileName(part.filename, 'fil')
      const sti = path.join(mappe, `inn-${filer.length}`)
      const source = translated(metered(part.file, navn, budget, grenser), request, grenser)
      filer.push({ navn, sti, ...(await lager.receive(source, sti)) })
    }
  } catch (error) {
    throw translate(error, request, grenser)
  }
  return { felter, filer }
}
