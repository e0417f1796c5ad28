import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url&no-inline'

// The bundler gives every file below its own address on our own origin. Inlined ones would need `data:` in connect-src.
const cmaps = import.meta.glob<string>('../../../../node_modules/pdfjs-dist/cmaps/*.bcmap', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
})
const fonts = import.meta.glob<string>('../../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
})
const wasm = import.meta.glob<string>('../../../../node_modules/pdfjs-dist/wasm/{jbig2,openjpeg}.wasm', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
})

const byName = (files: Record<string, string>) =>
  new Map(Object.entries(files).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1), url]))

const addresses = new Map<string, ReadonlyMap<string, string>>([
  ['cMapUrl', byName(cmaps)],
  ['standardFontDataUrl', byName(fonts)],
  ['wasmUrl', byName(wasm)],
])

export { workerUrl }

/**
 * Fetches what PDF.js needs beside itself: character maps, the standard fonts and the decoders of JPEG 2000 and JBIG2. Without
 * the decoders many scans are blank. Replaces the library's own factory, which wants folders with fixed names.
 */
export class AssetFactory {
  async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    const url = addresses.get(kind)?.get(filename)
    if (url === undefined) throw new Error(`No such asset: ${kind} ${filename}`)
    const response = await fetch(url)
    if (!response.ok) throw new Error(`Asset ${filename} answered ${response.status}`)
    return new Uint8Array(await response.arrayBuffer())
  }
}
