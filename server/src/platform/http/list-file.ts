import { Readable } from 'node:stream'
import { csvStart, toCsvRow } from '@rp/contract/csv'
import type { Listeformat } from '@rp/contract/liste'
import type { FastifyReply } from 'fastify'
import { type Cell, createXlsxStream } from '../zip/xlsx-stream.ts'
import { AppError } from './app-error.ts'
import type { ListExport } from './list-export.ts'
import { contentDisposition } from './send-range.ts'

/** A list as a file: its columns, and what stands below the rows. */
export type ListFile<Row, Page> = {
  /** Of the sheet in Excel, and of the file. */
  readonly name: string
  readonly columns: readonly (readonly [header: string, cell: (row: Row) => Cell])[]
  readonly foot?: (page: Page) => readonly (readonly Cell[])[]
}

/** What an endpoint answers all at once, as a file. */
export type AnswerFile<Answer> = {
  readonly name: string
  readonly header: readonly string[]
  readonly rows: (answer: Answer) => readonly (readonly Cell[])[]
}

type Rows<Row> = { readonly rader: readonly Row[] }

/** Rows of one question to the database: few of them, none of which keeps the server long. */
export const rowsAtOnce = 1000

/** A workbook of Excel: what a person opens, with texts that stay texts. */
export const arbeidsbok = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const types: Readonly<Record<Listeformat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: arbeidsbok,
}

async function* batchesOf<Row, Page extends Rows<Row>>(
  file: ListFile<Row, Page> | AnswerFile<Page>,
  ask: (side: number) => Promise<Page>,
) {
  if ('rows' in file) {
    yield file.rows(await ask(1))
    return
  }
  const { columns, foot } = file
  for (let side = 1; ; side++) {
    const page = await ask(side)
    yield page.rader.map(row => columns.map(([, cell]) => cell(row)))
    if (page.rader.length === rowsAtOnce) continue
    if (foot) yield foot(page)
    return
  }
}

async function* csvOf(header: readonly string[], batches: AsyncIterable<readonly (readonly Cell[])[]>) {
  yield csvStart + toCsvRow(header)
  for await (const rows of batches) yield rows.map(toCsvRow).join('')
}

/**
 * Sends every row that a filter leaves, as they are at one moment.
 * @param ask answers one page of `rowsAtOnce`, counted from 1; what it refuses is answered as by the list itself
 */
export async function sendListFile<Row, Page extends Rows<Row>>(
  reply: FastifyReply,
  file: ListFile<Row, Page> | AnswerFile<Page>,
  format: Listeformat,
  { ask, collect }: { ask: (side: number) => Promise<Page>; collect: ListExport },
): Promise<FastifyReply> {
  const header = 'rows' in file ? file.header : file.columns.map(([name]) => name)
  const askUnlessGone = (side: number) => {
    if (reply.raw.destroyed) throw new AppError('avbrutt', 'whoever asked for the list went away')
    return ask(side)
  }
  // Nothing is sent until all is written: a connection that is silent so long is not one that hangs.
  const { socket } = reply.raw
  const idle = socket?.timeout ?? 0
  socket?.setTimeout?.(0)
  const { bytes, content } = await collect(askUnlessGone, next => {
    const batches = batchesOf(file, next)
    return format === 'csv'
      ? Readable.from(csvOf(header, batches))
      : createXlsxStream(file.name, header, batches)
  }).finally(() => socket?.setTimeout?.(idle))
  return reply
    .type(types[format])
    .header('Content-Length', bytes)
    .header('Content-Disposition', contentDisposition('attachment', `${file.name}.${format}`))
    .send(content)
}
