import type { JobLimits, Progress } from '../pdf/pdf-job.ts'
import type { PageText } from './page-text.ts'

/** How much of a document is read. */
export type ReadingLimits = {
  /** Pages looked at: the first ones, and the very last. */
  maxPages: number
  /** How many of them are recognised from their picture, which takes seconds a page. */
  maxOcrPages: number
  /** Milliseconds after which no further page is recognised. */
  ocrMs: number
  /** Dots per inch for recognition, and the most pixels a page may have then. */
  dpi: number
  maxPixels: number
}

/** At 250 dpi slightly more words come out right than at 300, in less time and room. 6 million pixels is an A4 page at that. */
export const defaultReadingLimits: ReadingLimits = {
  maxPages: 100,
  maxOcrPages: 30,
  ocrMs: 400_000,
  dpi: 250,
  maxPixels: 6_200_000,
}

export type ReadingJob = {
  path: string
  limits: ReadingLimits
  /** Pages, from 0, that an earlier process is done with, and how many it recognised. */
  done: number[]
  recognised: number
} & JobLimits

/** Told before each page and after the last one: the page that is next, from 0, and what was read of the one before it. */
export type ReadingStep = Progress & {
  next: number | undefined
  /** Pages of the document. */
  count: number
  recognised: number
  read: PageText | undefined
}
