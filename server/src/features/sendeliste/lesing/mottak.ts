import { isUtf8 } from 'node:buffer'
import '@fastify/multipart'
import { Leseoppsett } from '@rp/contract/sendeliste'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { cleanFileName } from '../../../platform/file-name.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Ark } from './ark.ts'
import { filensAar } from './filens-aar.ts'
import { maxRows } from './grenser.ts'
import { headersOf, proposeOppsett, proposeUnder } from './kolonner.ts'
import { readFil } from './les-fil.ts'
import { type Leste, readLinjer } from './linjer.ts'
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

type Skjema = { navn: string; bytes: Buffer; felter: Readonly<Record<string, string>> }

async function receiveForm(request: FastifyRequest): Promise<Skjema> {
  if (!request.isMultipart()) throw new AppError('feil_innholdstype', 'not multipart/form-data')
  const felter: Record<string, string> = {}
  let fil: { navn: string; bytes: Buffer } | null = null
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') felter[part.fieldname] = String(part.value).normalize('NFC')
      else fil = { navn: cleanFileName(part.filename, 'sendeliste'), bytes: await part.toBuffer() }
    }
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw tooLarge('file too large')
    throw new AppError('ugyldig_foresporsel', `unreadable form: ${code ?? String(error)}`, { cause: error })
  }
  if (!fil) throw new AppError('ingen_filer', 'no list in the form')
  return { ...fil, felter }
}

function parseOppsett(text: string | undefined): Leseoppsett | null {
  if (!text) return null
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    value = null
  }
  const parsed = z.safeParse(Leseoppsett, value)
  if (!parsed.success) throw new AppError('ugyldig_foresporsel', 'oppsett does not fit the contract')
  return parsed.data
}

export type MottattListe = Leste & {
  readonly filnavn: string
  readonly visningsaar: number
  readonly noekkel: string | null
  readonly ark: Ark
  readonly oppsett: Leseoppsett
  readonly overskrifter: readonly string[]
  /** Which year the file says it is of; null where it does not. */
  readonly filensAar: number | null
}

/** A sheet or header that the person has just chosen brings columns of its own. */
function settle(ark: Ark, given: Leseoppsett | null): Leseoppsett {
  const proposed = proposeOppsett(ark)
  if (!given) return proposed
  const { mediehus, tegnsett = null } = given
  if ((given.kolonneark ?? given.ark) !== ark.valgtArk) return { ...proposed, mediehus, tegnsett }
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
 * Takes a list from a form and reads it.
 * @param demandTitle whether a list without a column for the title is refused, as before an import
 * @throws AppError that names what is wrong with the form, the file or how it is to be read
 */
export async function receiveListe(
  request: FastifyRequest,
  demandTitle: boolean,
  kjenteOrd: KjenteOrd,
): Promise<MottattListe> {
  const { navn, bytes, felter } = await receiveForm(request)
  const visningsaar = Number(felter.visningsaar)
  if (!/^\d{4}$/.test(felter.visningsaar ?? ''))
    throw new AppError('mangler_felt', 'no year', { values: { felt: 'visningsår' } })
  const given = parseOppsett(felter.oppsett)
  const oenske = {
    ark: given?.ark ?? '',
    tegnsett: given?.tegnsett ?? null,
    kjenteOrd: isWeighed(bytes, given) ? await kjenteOrd() : [],
  }
  const ark = await readFil(bytes, oenske).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'liste_for_stor' ? tooLarge(error.message) : error
  })
  const oppsett = settle(ark, given)
  const hasTitle = oppsett.kolonner.tittel !== null && oppsett.kolonner.tittel !== undefined
  if (!hasTitle && demandTitle) throw new AppError('liste_mangler_tittel', 'no column is the title')
  const leste = hasTitle ? readLinjer(ark.rader, oppsett, visningsaar) : { linjer: [], merknader: [] }
  const noekkel = felter.noekkel && /^[\w-]{8,100}$/.test(felter.noekkel) ? felter.noekkel : null
  return {
    ...leste,
    filnavn: navn,
    visningsaar,
    noekkel,
    ark,
    oppsett,
    overskrifter: headersOf(ark.rader, oppsett.overskriftsrad),
    filensAar: filensAar(ark.rader, oppsett, navn),
  }
}
