// The least a server can do with an answer that never changes: node:http alone, the bytes from memory, 304 to whoever has them. Started
// by hele-listen.ts.
import { readFile } from 'node:fs/promises'
import http from 'node:http'
import type { AddressInfo } from 'node:net'

const [file = '', etag = ''] = process.argv.slice(2)
const body = await readFile(file)
const headers = { 'content-type': 'application/json', 'content-encoding': 'br', etag }

const server = http.createServer((request, response) => {
  if (request.headers['if-none-match'] === etag) response.writeHead(304, { etag }).end()
  else response.writeHead(200, { ...headers, 'content-length': body.length }).end(body)
})
server.listen(0, '127.0.0.1', () => {
  process.send?.((server.address() as AddressInfo).port)
})
