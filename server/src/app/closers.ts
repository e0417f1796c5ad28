import type { Log } from '../platform/log.ts'

/** What was opened, closed again in the opposite order; a failure to close one does not keep the others open. */
export function createClosers(log: Log) {
  const closers: (() => Promise<unknown>)[] = []
  return {
    add: (close: () => Promise<unknown>) => closers.unshift(close),
    async closeAll() {
      for (const close of closers.splice(0))
        await close().catch(error => log.error({ err: error }, 'failed to close'))
    },
  }
}
export type Closers = ReturnType<typeof createClosers>
