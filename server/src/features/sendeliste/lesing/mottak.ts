import { isUtf8 } from 'node:buffer'
import '@fastify/multipart'
import type { Leseoppsett } from '@rp/contract/sendeliste'
import type { FastifyRequest } from 'fastify'
import { cleanFileName } from '../../../platform/file-name.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Ark } from './ark.ts'
import { maxRows } from './grenser.ts'
import { proposeOppsett, proposeUnder } from './kolonner.ts'
import { readFil } from './les-fil.ts'
import { looksLikeUtf16 } from './tegnsett.ts'

const maxMegabytes = 20
const limits = {
  files: 1,
  fields: 20,
  parts: 21,
  fileSize: maxMegabytes * 2 ** 20,
  fieldSize: 64 * 1024,
  fieldNameSize: 100,
}
/** A workbook is a zip. */
const isPacked = (bytes: Buffer): boolean => bytes.subarray(0, 2).toString('latin1') === 'PK'

const tooLarge = (reason: string) =>
  new AppError('liste_for_stor', reason, {
    values: { rader: maxRows.toLocaleString('nb-NO'), maks: `${maxMegabytes} MB` },
  })

export type Skjema = { filnavn: string; bytes: Buffer; visningsaar: number }

/**
 * Takes a list, and the year it is of, from a form.
 * @throws AppError that names what is wrong with the form
 */
export async function receiveListe(request: FastifyRequest): Promise<Skjema> {
  if (!request.isMultipart()) throw new AppError('feil_innholdstype', 'not multipart/form-data')
  let aar = ''
  let fil: { filnavn: string; bytes: Buffer } | null = null
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type !== 'field')
        fil = { filnavn: cleanFileName(part.filename, 'sendeliste'), bytes: await part.toBuffer() }
      else if (part.fieldname === 'visningsaar') aar = String(part.value)
    }
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw tooLarge('file too large')
    throw new AppError('ugyldig_foresporsel', `unreadable form: ${code ?? String(error)}`, { cause: error })
  }
  if (!fil) throw new AppError('ingen_filer', 'no list in the form')
  if (!/^\d{4}$/.test(aar)) throw new AppError('mangler_felt', 'no year', { values: { felt: 'visningsår' } })
  return { ...fil, visningsaar: Number(aar) }
}

/** A sheet or header that the person has just chosen brings columns of its own. */
export function settleOppsett(ark: Pick<Ark, 'rader' | 'valgtArk'>, given: Leseoppsett | null): Leseoppsett {
  if (!given) return proposeOppsett(ark)
  const { mediehus, tegnsett = null } = given
  if ((given.kolonneark ?? given.ark) !== ark.valgtArk) return { ...proposeOppsett(ark), mediehus, tegnsett }
  const none = Object.values(given.kolonner).every(column => column === null || column === undefined)
  const overskriftsrad = Math.min(given.overskriftsrad, ark.rader.length)
  return {
    ...given,
    ark: ark.valgtArk,
    kolonneark: ark.valgtArk,
    overskriftsrad,
    kolonner: none ? proposeUnder(ark.rader, overskriftsrad) : given.kolonner,
  }
}

/** Whether words are to tell the encoding, of the file or of rows that are no UTF-8: no other is chosen, and the bytes do not tell. */
const isWeighed = (bytes: Buffer, given: Leseoppsett | null): boolean =>
  (given?.tegnsett ?? 'UTF-8') === 'UTF-8' &&
  !isUtf8(bytes) &&
  !isPacked(bytes) &&
  looksLikeUtf16(bytes) === null

/** Asked for the words of the register when a text file is no Unicode: they tell which encoding it is. */
export type KjenteOrd = () => Promise<readonly string[]>

/**
 * Takes a file apart.
 * @param given which sheet and encoding the person has chosen; found where it is null
 * @throws AppError that names what is wrong with the file
 */
export async function readArkOf(
  bytes: Buffer,
  given: Leseoppsett | null,
  kjenteOrd: KjenteOrd,
): Promise<Ark> {
  const oenske = {
    ark: given?.ark ?? '',
    tegnsett: given?.tegnsett ?? null,
    kjenteOrd: isWeighed(bytes, given) ? await kjenteOrd() : [],
  }
  return readFil(bytes, oenske).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'liste_for_stor' ? tooLarge(error.message) : error
  })
}
