// The thread in which a list is taken apart: a large workbook would hold everybody else for a second.
import { parentPort, workerData } from 'node:worker_threads'
import { ArkError, type Leseoenske, readArk } from './ark.ts'

const { bytes, oenske } = workerData as { bytes: Uint8Array; oenske: Leseoenske }
const rowsAtOnce = 1000

try {
  const { rader, ...rest } = await readArk(
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    oenske,
  )
  // Taking over all rows at once would hold the other side.
  for (let from = 0; from < rader.length; from += rowsAtOnce)
    parentPort?.postMessage({ rader: rader.slice(from, from + rowsAtOnce) })
  parentPort?.postMessage({ ferdig: rest })
} catch (error) {
  parentPort?.postMessage({
    feil: error instanceof ArkError ? error.feil : 'liste_uleselig',
    grunn: String(error),
  })
}
