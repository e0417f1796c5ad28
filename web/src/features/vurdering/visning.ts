import type { PdfZoom } from '../../ui/pdf-viewer/pdf-zoom.ts'

/** How a person has arranged the review: the document's share of the width in percent, and its zoom. */
type Visning = { bredde: number; zoom: PdfZoom }

const standard: Visning = { bredde: 56, zoom: 'bredde' }
export const bredder = { minst: 25, hoeyst: 75 } as const
const keyOf = (userId: string) => `rp.visning.${userId}`

const isZoom = (value: unknown): value is PdfZoom =>
  value === 'bredde' || (typeof value === 'number' && value >= 0.1 && value <= 10)

export const limitBredde = (bredde: number) =>
  Math.round(Math.min(bredder.hoeyst, Math.max(bredder.minst, bredde)))

/** Reads the arrangement of this person in this browser; what is not one is the standard. */
export function readVisning(userId: string): Visning {
  try {
    const { bredde, zoom } = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '{}') as Partial<Visning>
    return {
      bredde: typeof bredde === 'number' ? limitBredde(bredde) : standard.bredde,
      zoom: isZoom(zoom) ? zoom : standard.zoom,
    }
  } catch {
    return standard
  }
}

export function saveVisning(userId: string, part: Partial<Visning>): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify({ ...readVisning(userId), ...part }))
  } catch {
    // A full storage costs the arrangement, never the work.
  }
}
