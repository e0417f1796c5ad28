import type { Arriving, FileStorage, Source, StoredFile } from '../../../platform/storage/storage.ts'
import type { Content } from '../../../platform/written-file.ts'

/** The store, as one call writes to it. */
export type Mellomlager = {
  /** Begins to store a file as it comes. Resolves when it lies at `sti`: it may be worked with while the store makes it safe. */
  receive(source: AsyncIterable<Buffer>, sti: string): Promise<Content>
  /** The files that came, in their order, once all are safe. @throws what the store throws */
  listMottatt(): Promise<StoredFile[]>
  /** Stores a file that was made of them. */
  write(sti: string): Promise<StoredFile>
  /** Rows refer to these files, or may. */
  keep(filer: readonly StoredFile[]): void
}

/**
 * Lends the store for one call, and when that has ended, however it ended, takes out again what it wrote and did not keep. What cannot be
 * removed now is the sweeper's.
 */
export async function useMellomlager<T>(
  storage: FileStorage,
  work: (lager: Mellomlager) => Promise<T>,
): Promise<T> {
  const written: Promise<StoredFile>[] = []
  const mottatt: Promise<StoredFile>[] = []
  const kept = new Set<string>()
  const write = (source: Source, arriving?: Arriving) => {
    const writing = storage.write(source, arriving)
    // Whoever waits for it hears of its failure; until then it is nobody's.
    writing.catch(() => {})
    written.push(writing)
    return writing
  }
  try {
    return await work({
      receive: (source, sti) =>
        new Promise((resolve, reject) => {
          const writing = write(source, { plain: sti, onContent: resolve })
          mottatt.push(writing)
          writing.catch(reject)
        }),
      listMottatt: () => Promise.all(mottatt),
      write: sti => write({ path: sti }),
      keep: filer => {
        for (const { key } of filer) kept.add(key)
      },
    })
  } finally {
    await Promise.allSettled(
      written.map(async writing => {
        const { key } = await writing
        if (!kept.has(key)) await storage.remove(key)
      }),
    )
  }
}
