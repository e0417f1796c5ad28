/** What is refused before it is opened up. All are guards against files made to hurt, far above honest ones. */
export type PdfLimits = {
  /** Pages in one input, and in one merged result. */
  maxPages: number
  /** Pixels (width x height) in one image, whether it is a file of its own or lies inside a PDF. */
  maxImagePixels: number
  /** Longest side of a PDF page in points (1/72 inch). 14 400 is the 200 inches of ISO 32000-1 annex C. */
  maxPagePoints: number
  /** Objects in one PDF. */
  maxObjects: number
  /** Bytes that one stream unfolds to, whatever filters are laid in one another, and a picture that is no JPEG. */
  maxStreamBytes: number
  /** Bytes that all streams of one file unfold to. */
  maxFileBytes: number
}

/** 220 million pixels is just above the largest phone camera; all of it is only ever decoded in strips. */
export const defaultPdfLimits: PdfLimits = {
  maxPages: 1000,
  maxImagePixels: 220_000_000,
  maxPagePoints: 14_400,
  maxObjects: 500_000,
  maxStreamBytes: 256 * 2 ** 20,
  maxFileBytes: 2 ** 30,
}
