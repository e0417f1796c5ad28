// The least a server can do with an upload: node:http alone, the bytes to a file, fsync, answer. Started by upload.ts and prosess.ts; to
// any message it says how long its loop was away from its beat since the last one, in ms.
import { createWriteStream } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { pipeline } from 'node:stream/promises'

const [folder = '.'] = process.argv.slice(2)
let count = 0

const server = http.createServer(async (request, response) => {
  const file = path.join(folder, `mottatt-${count++}`)
  await pipeline(request, createWriteStream(file))
  const handle = await open(file, 'r+')
  await handle.sync()
  await handle.close()
  response.writeHead(201, { 'content-type': 'application/json' }).end('{}')
  await rm(file)
})
const delay = monitorEventLoopDelay({ resolution: 10 })
delay.enable()
process.on('message', () => {
  process.send?.(delay.max / 1e6)
  delay.reset()
})
server.listen(0, '127.0.0.1', () => {
  process.send?.((server.address() as AddressInfo).port)
})
