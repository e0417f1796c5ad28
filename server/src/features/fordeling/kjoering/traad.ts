import { Writable } from 'node:stream'
import { Worker } from 'node:worker_threads'
import type { Gammelt, Om } from './funn.ts'
import type { Oppsett } from './grunnlag.ts'
import type { FraTraad, Skrevet, Tabell, TilTraad } from './meldinger.ts'

const arbeider = new URL('./arbeider.ts', import.meta.url)

/** A thread that computes one run. Whoever starts it stops it. */
export function startRegning() {
  const worker = new Worker(arbeider)
  const ask = (melding: TilTraad, transfer: readonly ArrayBuffer[] = []) =>
    worker.postMessage(melding, [...transfer])
  const failed = new Promise<never>((_, reject) => {
    worker.once('error', reject)
  })
  // Told to whoever asks next.
  failed.catch(() => {})
  const answer = <Slag extends FraTraad['slag']>(_slag: Slag) =>
    Promise.race([
      failed,
      new Promise<Extract<FraTraad, { slag: Slag }>>(resolve => {
        worker.once('message', (melding: Extract<FraTraad, { slag: Slag }>) => resolve(melding))
      }),
    ])
  return {
    /** Takes the rows of a table, as PostgreSQL copies them out. */
    read: (tabell: Tabell) =>
      new Writable({
        write(chunk: Buffer, _encoding, done) {
          // A copy of its own: what the driver hands out may lie in a pool that others use.
          const bytes = new Uint8Array(chunk)
          ask({ slag: 'rader', tabell, bytes }, [bytes.buffer])
          done()
        },
      }),
    /** To be asked for once, when all tables have been read. */
    calculate: (oppsett: Oppsett, id: string) => ask({ slag: 'regn', oppsett, id }),
    /** The rows of the run, in pieces, as PostgreSQL copies them in. One piece is computed while the one before it is written. */
    async *rader(tabell: Skrevet): AsyncGenerator<Uint8Array> {
      const more = () => {
        const next = answer('rader')
        ask({ slag: 'neste', tabell })
        return next
      }
      for (let { bytes } = await more(); bytes !== null; ) {
        const next = more()
        yield bytes
        bytes = (await next).bytes
      }
    },
    /** To be asked for once, when what came out has been asked for and before the rows of what there is to settle. */
    findFunn: (om: Om, gamle: readonly Gammelt[]) => ask({ slag: 'funn', om, gamle }),
    /** What came out, when both tables have been read to the end. */
    ferdig() {
      const ferdig = answer('ferdig')
      ask({ slag: 'ferdig' })
      return ferdig
    },
    stop: () => worker.terminate(),
  }
}
