import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cutText } from '../cut-text.ts'

export type Content = {
  readonly type: string
  readonly bytes: number
  /** Strong ETag, with its quotes. */
  readonly etag: string
  readonly fileName: string
  readonly attachment: boolean
  readonly open: (range?: { start: number; end: number }) => Readable
}

/** A title as RFC 6266 and 8187 want it: plain ASCII for old clients, and the real one. */
export function contentDisposition(kind: 'inline' | 'attachment', fileName: string): string {
  const clean = cutText(fileName.replace(/[\p{Cc}\p{Cf}]/gu, ''), 200)
  const ascii = clean
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '_')
    .replace(/["\\/;%]/g, '_')
  const encoded = encodeURIComponent(clean).replace(/['()*]/g, char => `%${char.charCodeAt(0).toString(16)}`)
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`
}

/** One `bytes=a-b`, `a-` or `-n`. Null: answer the whole. `unsatisfiable`: 416. Several ranges are answered as the whole. */
export function parseRange(
  header: string | undefined,
  bytes: number,
): { start: number; end: number } | null | 'unsatisfiable' {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return null
  const start = from === '' ? Math.max(0, bytes - Number(to)) : Number(from)
  const end = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1)
  return start > end || start >= bytes ? 'unsatisfiable' : { start, end }
}

const describe = (reply: FastifyReply, { type, etag, attachment, fileName }: Content): FastifyReply =>
  reply
    .type(type)
    .header('ETag', etag)
    .header('Content-Disposition', contentDisposition(attachment ? 'attachment' : 'inline', fileName))

/** Streams a file whole, whatever part of it the request names. */
export function sendWhole(request: FastifyRequest, reply: FastifyReply, content: Content) {
  describe(reply, content).header('Content-Length', content.bytes)
  return reply.send(request.method === 'HEAD' ? Readable.from([]) : content.open())
}

/** Streams a file, or the part of it that the request names. */
export function sendRange(request: FastifyRequest, reply: FastifyReply, content: Content) {
  describe(reply, content).header('Accept-Ranges', 'bytes')
  if (request.headers['if-none-match'] === content.etag) return reply.status(304).send()
  const ifRange = request.headers['if-range']
  const range = ifRange && ifRange !== content.etag ? null : parseRange(request.headers.range, content.bytes)
  if (range === 'unsatisfiable')
    return reply.status(416).header('Content-Range', `bytes */${content.bytes}`).send()
  if (range) reply.status(206).header('Content-Range', `bytes ${range.start}-${range.end}/${content.bytes}`)
  reply.header('Content-Length', range ? range.end - range.start + 1 : content.bytes)
  return reply.send(request.method === 'HEAD' ? Readable.from([]) : content.open(range ?? undefined))
}
