import type { PDFViewer } from 'pdfjs-dist/web/pdf_viewer.mjs'

/** A place to show: a box on a page (from 1) in fractions of its width and height, and what stands there, for all to read. */
export type PdfPlace = {
  page: number
  box: { left: number; top: number; right: number; bottom: number }
  label: string
}

const percent = (fraction: number) => `${Math.min(1, Math.max(0, fraction)) * 100}%`

/** The mark on the page. The library removes what it does not know whenever it draws a page anew, so it is put back each time. */
export function createMarker(viewer: PDFViewer, container: HTMLElement) {
  const mark = document.createElement('div')
  mark.className = 'pdf__sted'
  mark.setAttribute('aria-hidden', 'true')
  let place: PdfPlace | null = null
  let toBeSeen = false

  const draw = () => {
    const page =
      place && container.querySelector<HTMLElement>(`.page[data-page-number="${Math.trunc(place.page)}"]`)
    if (!place || !page) return mark.remove()
    const { left, top, right, bottom } = place.box
    mark.style.left = percent(left)
    mark.style.top = percent(top)
    mark.style.width = percent(right - left)
    mark.style.height = percent(bottom - top)
    if (mark.parentElement !== page) page.append(mark)
  }
  /** Into the middle, once there is room: behind another tab nothing has a size yet. */
  const bringIntoView = () => {
    draw()
    if (!toBeSeen || !mark.isConnected || container.offsetParent === null) return
    const shown = mark.getBoundingClientRect()
    const frame = container.getBoundingClientRect()
    container.scrollTop += (shown.top + shown.bottom - frame.top - frame.bottom) / 2
    container.scrollLeft += (shown.left + shown.right - frame.left - frame.right) / 2
  }
  const afterLayout = () => requestAnimationFrame(bringIntoView)
  viewer.eventBus.on('pagesinit', afterLayout)
  viewer.eventBus.on('scalechanging', afterLayout)
  viewer.eventBus.on('pagerendered', ({ pageNumber }: { pageNumber: number }) => {
    bringIntoView()
    // From now on the person scrolls where they like.
    if (pageNumber === place?.page && container.offsetParent !== null) toBeSeen = false
  })
  return {
    show(next: PdfPlace | null): void {
      place = next
      toBeSeen = next !== null
      bringIntoView()
    },
  }
}
