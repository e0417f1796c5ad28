import { AnnotationMode, getDocument, type PDFDocumentLoadingTask, PDFWorker } from 'pdfjs-dist'
import { EventBus, PDFLinkService, PDFViewer } from 'pdfjs-dist/web/pdf_viewer.mjs'
import { startOwnWorker } from '../own-worker.ts'
import { AssetFactory, workerUrl } from './pdf-assets.ts'
import { createMarker, type PdfPlace } from './pdf-place.ts'
import { type LoadRange, RangeSource, wholeFileLimit } from './pdf-source.ts'
import { text } from './pdf-viewer.text.ts'
import type { PdfZoom } from './pdf-zoom.ts'

/** What the toolbar shows. `scale` is 1 at the size of the paper. */
export type PdfState = { page: number; pages: number; scale: number; fitsWidth: boolean }

export type PdfEngine = {
  goTo(page: number): void
  zoom(direction: 1 | -1): void
  fitWidth(): void
  /** Marks a place and brings it into the middle; null takes the mark away. */
  show(place: PdfPlace | null): void
  destroy(): void
}

export type PdfEngineOptions = {
  /** Absolutely positioned scroll container, with one empty div in it. */
  container: HTMLDivElement
  length: number
  loadRange: LoadRange
  onState: (state: PdfState) => void
  onFail: (error: unknown) => void
  /** How large the pages are at first. */
  zoom: PdfZoom
  /** The person has chosen another size. */
  onZoom: (zoom: PdfZoom) => void
}

/** Links that leave the portal lead nowhere: a contract must not be able to send its reader to another site. */
class InternalLinks extends PDFLinkService {
  override addLinkAttributes(link: HTMLAnchorElement, url: string): void {
    link.removeAttribute('href')
    link.title = text.lenkeAv(url)
  }
}

/** The library's English words stay out: pages get their names in Norwegian from us, and nothing else of its interface is shown. */
const noWords = {
  getLanguage: () => 'nb',
  getDirection: () => 'ltr',
  get: async () => '',
  translate: async () => {},
  translateOnce: async () => {},
  destroy: async () => {},
  pause: () => {},
  resume: () => {},
}

/** Opens a PDF in `container` and draws its pages as they come into view. Scripts and forms of the PDF never run. */
export function openPdf(options: PdfEngineOptions): PdfEngine {
  const { container, onFail } = options
  const closing = new AbortController()
  const { viewer, linkService } = createViewer(container, closing.signal)
  const { fitWidth, zoom } = followView(viewer, options, closing.signal)
  const { show } = createMarker(viewer, container)
  const port = startOwnWorker(workerUrl)
  const task = start(options, port, closing.signal)
  let loaded = false
  task.promise.then(
    document => {
      loaded = true
      if (closing.signal.aborted) return
      viewer.setDocument(document)
      linkService.setDocument(document)
    },
    error => {
      if (!closing.signal.aborted) onFail(error)
    },
  )
  return {
    goTo: page => {
      viewer.currentPageNumber = Math.min(Math.max(1, page), viewer.pagesCount)
    },
    zoom,
    fitWidth,
    show,
    destroy: () => {
      closing.abort()
      viewer.cleanup()
      stop(task, port, loaded)
      const pages = pagesIn(container)
      pages?.replaceChildren()
      for (const child of [...container.children]) if (child !== pages) child.remove()
    },
  }
}

/** The element that the pages are drawn in. */
const pagesIn = (container: HTMLElement) => container.querySelector<HTMLDivElement>(':scope > .pdfViewer')

const note =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 22 22"><path d="M3 2h16v12l-5 6H3z" fill="#ffe58a" stroke="#5c4a00"/><path d="M6 7h10M6 11h10M14 20v-6h5" fill="none" stroke="#5c4a00"/></svg>'
/** The library puts the name of a file for each kind of note behind this, where it names nothing: all have this one icon. */
const noteIcon = `data:image/svg+xml,${encodeURIComponent(note)}#`

function createViewer(container: HTMLDivElement, abortSignal: AbortSignal) {
  const eventBus = new EventBus()
  const linkService = new InternalLinks({ eventBus })
  linkService.externalLinkEnabled = false
  const viewer = new PDFViewer({
    container,
    // The library puts a hidden element of its own first, so the first child is not always ours.
    viewer: pagesIn(container),
    eventBus,
    linkService,
    l10n: noWords,
    annotationMode: AnnotationMode.ENABLE,
    enableAutoLinking: false,
    imageResourcesPath: noteIcon,
    enableSelectionRendering: false,
    supportsPinchToZoom: false,
    maxCanvasPixels: 2 ** 24,
    // Without borders the page fills a phone from edge to edge.
    removePageBorders: container.clientWidth < 600,
    abortSignal,
  } as unknown as ConstructorParameters<typeof PDFViewer>[0])
  linkService.setViewer(viewer)
  return { viewer, linkService }
}

/** Tells every change of page and size, and keeps the page as wide as the container until the person zooms. */
function followView(
  viewer: PDFViewer,
  { container, onState, zoom: start, onZoom }: PdfEngineOptions,
  signal: AbortSignal,
) {
  let fitsWidth = start === 'bredde'
  const tell = () =>
    onState({
      page: viewer.currentPageNumber,
      pages: viewer.pagesCount,
      scale: viewer.currentScale,
      fitsWidth,
    })
  const fitWidth = () => {
    fitsWidth = true
    viewer.currentScaleValue = 'page-width'
    tell()
  }
  const zoom = (direction: 1 | -1) => {
    fitsWidth = false
    viewer.updateScale({ steps: direction })
    onZoom(viewer.currentScale)
  }
  viewer.eventBus.on('pagesinit', () => {
    namePages(container, viewer.pagesCount)
    if (start !== 'bredde') viewer.currentScale = start
    // Behind another tab there is no width yet: the observer below fits the page when there is.
    if (fitsWidth && container.offsetParent) fitWidth()
    else tell()
  })
  viewer.eventBus.on('textlayerrendered', () => takeOutOfTabOrder(container))
  viewer.eventBus.on('pagechanging', tell)
  viewer.eventBus.on('scalechanging', tell)
  const resized = new ResizeObserver(() => {
    if (fitsWidth && viewer.pagesCount > 0 && container.offsetParent) viewer.currentScaleValue = 'page-width'
  })
  resized.observe(container)
  signal.addEventListener('abort', () => resized.disconnect(), { once: true })
  return {
    fitWidth: () => {
      fitWidth()
      onZoom('bredde')
    },
    zoom,
  }
}

function namePages(container: HTMLElement, pages: number): void {
  for (const page of container.querySelectorAll<HTMLElement>('.page')) {
    page.setAttribute('aria-label', text.side(Number(page.dataset.pageNumber), pages))
  }
}

/** The library makes the text of every page a tab stop; one for the whole document is enough. */
function takeOutOfTabOrder(container: HTMLElement): void {
  for (const layer of container.querySelectorAll<HTMLElement>('.textLayer[tabindex="0"]')) layer.tabIndex = -1
}

const common = {
  BinaryDataFactory: AssetFactory,
  useWorkerFetch: false,
  enableXfa: false,
  disableStream: true,
  disableAutoFetch: true,
  verbosity: 0,
}

function start(
  { length, loadRange, onFail }: PdfEngineOptions,
  port: Worker,
  closing: AbortSignal,
): PDFDocumentLoadingTask {
  const worker = PDFWorker.create({ port } as unknown as Parameters<typeof PDFWorker.create>[0])
  const Source = length > wholeFileLimit ? RangeSource : WholeFile
  const range = new Source(length, loadRange, onFail)
  closing.addEventListener('abort', () => range.abort(), { once: true })
  return getDocument({ ...common, worker, range, rangeChunkSize: 256 * 1024 })
}

/** The PDFs that lie in a PDF as files, in the order it names them. Nothing is drawn. Throws where it cannot be read. */
export async function listPdfsInside(file: Blob): Promise<File[]> {
  const port = startOwnWorker(workerUrl)
  const worker = PDFWorker.create({ port } as unknown as Parameters<typeof PDFWorker.create>[0])
  const task = getDocument({ ...common, worker, data: new Uint8Array(await file.arrayBuffer()) })
  try {
    const document = await task.promise
    const inside: File[] = []
    for (const [id, { filename }] of (await document.getAttachments()) ?? []) {
      const content = await document.getAttachmentContent(id)
      if (content && new TextDecoder('latin1').decode(content.subarray(0, 1024)).includes('%PDF-'))
        inside.push(new File([content as Uint8Array<ArrayBuffer>], filename, { type: 'application/pdf' }))
    }
    return inside
  } finally {
    await task.destroy().catch(() => {})
    port.terminate()
  }
}

/** A document that is open gives back its fonts; one that was never opened has none, and its worker waits for bytes in vain. */
function stop(task: PDFDocumentLoadingTask, port: Worker, loaded: boolean): void {
  const gone = loaded ? task.destroy().catch(() => {}) : Promise.resolve()
  void gone.then(() => port.terminate())
}

/** A small file: everything in one request, whatever range the library asks for first. */
class WholeFile extends RangeSource {
  #file: Promise<Uint8Array> | null = null

  constructor(length: number, load: LoadRange, onFail: (error: unknown) => void) {
    super(
      length,
      async (begin, end, signal) => {
        this.#file ??= load(0, length, signal)
        return (await this.#file).slice(begin, end)
      },
      onFail,
    )
  }
}
