import type { Dokumentform } from '@rp/contract/ki'
import type { PageText } from '../../platform/reading/page-text.ts'
import { areaOf } from '../../platform/reading/perspective.ts'

/** A scanned sheet fills its page, also when it lies askew; around one that was photographed the table shows. */
const fillsItsPage = 0.95

function formOf({ source, shownAt }: PageText): Exclude<Dokumentform, 'blandet'> {
  if (source === 'text') return 'digital'
  return shownAt && areaOf(shownAt.corners) < fillsItsPage ? 'foto' : 'skann'
}

/** How a document came, by how its pages were read. Null where nothing could be. */
export function formOfPages(pages: readonly PageText[]): Dokumentform | null {
  const former = new Set(pages.filter(page => page.source !== 'empty').map(formOf))
  if (former.has('digital') && former.size > 1) return 'blandet'
  // Of a photographed document, a page that was held close shows no table.
  return former.has('foto') ? 'foto' : ([...former][0] ?? null)
}
