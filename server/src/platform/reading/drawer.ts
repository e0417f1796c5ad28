import { join } from 'node:path'
import { PdfCrew } from '../pdf/pdf-crew.ts'
import type { PdfProcessKind } from '../pdf/pdf-process.ts'
import type { DrawingJob, DrawingStep, DrawnPage, PartOfPage } from './draw-pages.ts'

const entry = join(import.meta.dirname, 'drawing-worker.ts')
/** Milliseconds that drawing the pages of a document may take. */
export const drawingMs = 60_000

export type Drawer = {
  /**
   * Draws some pages of a PDF with nothing to see but parts of them, and leaves out those that cannot be drawn so. Rejects with
   * `PdfError` as reading does, with the signal's reason when it was aborted, and with the system's error when the file is not there.
   */
  draw(path: string, pages: PartOfPage[], signal: AbortSignal): Promise<DrawnPage[]>
  processIds(): number[]
  close(): Promise<void>
}

/** Draws in a process of its own, one document at a time; none runs until asked. */
export function createDrawer(kind: Omit<PdfProcessKind, 'entry'>, idleMs: number): Drawer {
  const crew = new PdfCrew<DrawingJob, void, DrawingStep>(1, { entry, ...kind }, idleMs)
  return {
    draw: (path, pages, signal) =>
      crew.lend(async worker => {
        signal.throwIfAborted()
        const kill = () => worker.kill()
        signal.addEventListener('abort', kill)
        const drawn: DrawnPage[] = []
        try {
          await worker.run({ path, pages, timeoutMs: drawingMs, maxMemoryMb: kind.maxMemoryMb }, step => {
            if (step.drawn) drawn.push(step.drawn)
          })
          return drawn
        } catch (error) {
          signal.throwIfAborted()
          throw error
        } finally {
          signal.removeEventListener('abort', kill)
        }
      }),
    processIds: () => crew.processIds(),
    close: () => crew.close(),
  }
}
