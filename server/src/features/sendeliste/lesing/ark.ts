import type { Tegnsett } from '@rp/contract/sendeliste'
import readWorkbook from 'read-excel-file/node'
import { cutText } from '../../../platform/cut-text.ts'
import type { Arkfakta } from '../../json-kolonner.ts'
import { parseCsv } from './csv.ts'
import { undoDoubleCoding } from './dobbel-koding.ts'
import { fillIn, listArkformer } from './flettede-celler.ts'
import { maxRows } from './grenser.ts'
import { likenessToList, namedColumn } from './kolonner.ts'
import { decodeText } from './tegnsett.ts'

/** A file as rows of text. */
export type Ark = Arkfakta & { readonly rader: readonly (readonly string[])[] }
/** Why a file is no list: for the sentence that the person reads. */
export type Arkfeil =
  | 'liste_tom'
  | 'liste_feil_type'
  | 'liste_gammel_excel'
  | 'liste_uleselig'
  | 'liste_for_stor'

export class ArkError extends Error {
  readonly feil: Arkfeil
  constructor(feil: Arkfeil, cause?: unknown) {
    super(feil, { cause })
    this.feil = feil
  }
}

const maxColumns = 200
const maxCell = 500

const startsWith = (bytes: Uint8Array, ...signature: number[]) =>
  signature.every((byte, at) => bytes[at] === byte)

/** What a person or the register tells beside the bytes. */
export type Leseoenske = {
  /** Name of the sheet; the one that looks most like a list where there is no such sheet. */
  readonly ark: string
  /** Encoding of a text file; found where it is null. */
  readonly tegnsett: Tegnsett | null
  /** Words of the register's titles with letters beyond a–z, in lower case. */
  readonly kjenteOrd: readonly string[]
}

/** Letters as they were meant, digits of plain width, nothing of no width, in composed form (NFC), no control characters, no half characters, no runs of spaces. */
const clean = (text: string): string =>
  cutText(
    undoDoubleCoding(text.slice(0, maxCell * 2))
      .replace(/[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu, '')
      .replace(/[０-９]/gu, wide => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Zs}]+/gu, ' ')
      .trim(),
    maxCell,
  )

function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10)
  if (typeof value === 'boolean') return value ? 'ja' : 'nei'
  return String(value)
}

function tidy(rader: readonly (readonly unknown[])[]): string[][] {
  if (rader.length > maxRows + 100) throw new ArkError('liste_for_stor')
  const texts = rader.map(rad => rad.slice(0, maxColumns).map(cell => clean(cellText(cell))))
  const last = texts.findLastIndex(rad => rad.some(Boolean))
  if (last < 0) throw new ArkError('liste_tom')
  return texts.slice(0, last + 1)
}

/** Enough rows to see whether a sheet is a list. */
const sampleRows = 200

type Sheets = (Awaited<ReturnType<typeof readWorkbook>>[number] & { skjult: boolean })[]
/** The sheet that looks most like a list: the cover of a report is none. One that is hidden only where nothing else looks like one. */
function likeliest(sheets: Sheets): Sheets[number] | undefined {
  const graded = sheets
    .filter(({ data }) => data.some(rad => rad.some(cell => cellText(cell) !== '')))
    .map(sheet => ({ sheet, score: likenessToList(tidy(sheet.data.slice(0, sampleRows))) }))
  const isSeen = ({ sheet, score }: (typeof graded)[number]) => !sheet.skjult && score >= namedColumn
  return graded.toSorted(
    (one, other) => Number(isSeen(other)) - Number(isSeen(one)) || other.score - one.score,
  )[0]?.sheet
}

async function readExcel(bytes: Buffer, wanted: string): Promise<Ark> {
  let sheets: Sheets
  try {
    const former = listArkformer(bytes)
    sheets = (await readWorkbook(bytes)).map((sheet, at) => ({
      ...sheet,
      data: (former[at] ? fillIn(sheet.data, former[at]) : sheet.data) as typeof sheet.data,
      skjult: former[at]?.skjult ?? false,
    }))
  } catch (cause) {
    throw new ArkError('liste_uleselig', cause)
  }
  const chosen = sheets.find(({ sheet }) => sheet === wanted) ?? likeliest(sheets)
  if (!chosen) throw new ArkError('liste_tom')
  return {
    type: 'excel',
    ark: sheets.map(({ sheet }) => sheet),
    valgtArk: chosen.sheet,
    tegnsett: null,
    fremmedeLinjer: 0,
    skilletegn: null,
    rader: tidy(chosen.data),
  }
}

const isBinary = (bytes: Uint8Array): boolean =>
  startsWith(bytes, 0x25, 0x50, 0x44, 0x46) ||
  startsWith(bytes, 0x89, 0x50, 0x4e, 0x47) ||
  startsWith(bytes, 0xff, 0xd8, 0xff) ||
  startsWith(bytes, 0x1f, 0x8b) ||
  startsWith(bytes, 0x52, 0x61, 0x72, 0x21)

/** Control characters that no list has; many of them make it no text. */
function looksLikeJunk(tekst: string): boolean {
  const sample = tekst.slice(0, 4000)
  const odd = sample.match(/[\p{Cc}\uFFFD]/gu)?.filter(sign => !/\s/.test(sign)).length ?? 0
  return odd > sample.length / 50
}

function readText(bytes: Buffer, wanted: Leseoenske): Ark {
  const { tekst, tegnsett, fremmede } = decodeText(bytes, wanted.tegnsett, new Set(wanted.kjenteOrd))
  if (/^\s*(<!doctype|<html|<table|<\?xml)/iu.test(tekst) || looksLikeJunk(tekst))
    throw new ArkError('liste_feil_type')
  let parsed: ReturnType<typeof parseCsv>
  try {
    parsed = parseCsv(tekst)
  } catch (cause) {
    throw new ArkError('liste_uleselig', cause)
  }
  return {
    type: 'csv',
    ark: [],
    valgtArk: '',
    tegnsett,
    fremmedeLinjer: fremmede,
    skilletegn: parsed.skilletegn,
    rader: tidy(parsed.rader),
  }
}

const unpackedMost = 300 * 2 ** 20

/** Refuses a packed file that would fill the memory: its directory tells how large each part becomes. */
function requireModest(bytes: Buffer): void {
  let total = 0
  for (
    let at = bytes.indexOf('PK\u0001\u0002', 0, 'latin1');
    at >= 0;
    at = bytes.indexOf('PK\u0001\u0002', at + 4, 'latin1')
  )
    if (at + 28 <= bytes.length) total += bytes.readUInt32LE(at + 24)
  if (total > unpackedMost) throw new ArkError('liste_for_stor')
}

/**
 * Reads a list that a broadcaster sent, told apart by its content, whatever it is called.
 * @throws ArkError
 */
export async function readArk(bytes: Buffer, wanted: Leseoenske): Promise<Ark> {
  if (bytes.length === 0) throw new ArkError('liste_tom')
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new ArkError('liste_gammel_excel')
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) {
    if (!bytes.includes('xl/')) throw new ArkError('liste_feil_type')
    requireModest(bytes)
    return readExcel(bytes, wanted.ark)
  }
  if (isBinary(bytes)) throw new ArkError('liste_feil_type')
  return readText(bytes, wanted)
}
