/** A fixed size, 1 being that of the paper, or as wide as there is room for. */
export type PdfZoom = number | 'bredde'
