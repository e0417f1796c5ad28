import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { devNull } from 'node:os'
import { PdfError } from './pdf-error.ts'

type QpdfModule = {
  FS: { mkdir(path: string): void; mount(type: unknown, options: { root: string }, path: string): void }
  NODEFS: unknown
  callMain(args: string[]): number
}
type QpdfFactory = (options: {
  noInitialRun: boolean
  quit(code: number, error: unknown): never
  locateFile(): string
}) => Promise<QpdfModule>

/** Node has it; the libraries we check types with do not declare it. */
declare const WebAssembly: {
  compile(code: Uint8Array): Promise<object>
  instantiate(source: object, imports?: object): Promise<unknown>
}

export type QpdfResult = { code: number; messages: string[] }

const require = createRequire(import.meta.url)
/** The one folder of this machine that qpdf sees, under this name. */
const mountPoint = '/job'
/**
 * Nothing is lost: photos and what is packed already are copied as they are, and the objects around them are packed, which brings the
 * first page early. Decoding must be allowed: of two forms the second's fonts get other names, also inside its appearances.
 */
const losslessOutput = ['--object-streams=generate', '--decode-level=generalized']

type Instance = { qpdf: QpdfModule; messages: string[] }

let loaded: Promise<QpdfFactory> | undefined
/** Made ahead of the next run. */
let spare: Promise<Instance> | undefined

/** The name by which qpdf knows a file of the job's folder. */
export function inJob(name: string): string {
  return `${mountPoint}/${name}`
}

/**
 * Runs the qpdf command line in WebAssembly on the files of one folder. A fresh instance each time: qpdf is not made to
 * run twice, and a fault in one file must not reach the next. Code 0 is success and 2 an error (qpdf's own codes); a trap
 * of the sandbox (stack overflow in a file nested too deeply) counts as an error as well.
 */
export async function runQpdf(folder: string, args: string[]): Promise<QpdfResult> {
  const instance = spare ?? startQpdf()
  spare = undefined
  const { qpdf, messages } = await instance
  qpdf.FS.mkdir(mountPoint)
  qpdf.FS.mount(qpdf.NODEFS, { root: folder }, mountPoint)
  try {
    return { code: qpdf.callMain(['--warning-exit-0', ...args]), messages }
  } catch (error) {
    const status =
      error instanceof Error && error.name !== 'ExitStatus'
        ? undefined
        : (error as { status?: number }).status
    if (status === undefined) messages.push(String(error))
    return { code: status ?? 2, messages }
  }
}

/**
 * Starts the instance of the next run while nobody waits for it, where there has been a run: to start takes as long as to read a
 * small file.
 */
export async function prepareQpdf(): Promise<void> {
  if (!loaded) return
  spare ??= startQpdf()
  await spare
}

/** As `runQpdf` for a command that writes a PDF without loss. Throws `damaged` when it fails. */
export async function writeWithQpdf(folder: string, args: string[]): Promise<void> {
  const { code, messages } = await runQpdf(folder, [...losslessOutput, ...args])
  const said = messages.join('; ').slice(0, 500)
  if (/no space left/i.test(said))
    throw Object.assign(new Error(`qpdf could not write: ${said}`), { code: 'ENOSPC' })
  if (code !== 0) throw new PdfError('damaged', `qpdf could not write: ${said}`)
}

async function startQpdf(): Promise<Instance> {
  loaded ??= loadQpdf()
  const factory = await loaded
  const messages: string[] = []
  const { log, error } = console
  // This build takes no print hooks: it binds the console's functions the moment it starts, so they are lent to it.
  const keep = (line: unknown) => {
    if (messages.length < 200) messages.push(String(line).slice(0, 300))
  }
  console.log = keep
  console.error = keep
  const starting = (() => {
    try {
      return factory({
        noInitialRun: true,
        // Each instance reads its own code anew, if it is not given an empty file for it.
        locateFile: () => devNull,
        quit: (_code, exit) => {
          throw exit
        },
      })
    } finally {
      console.log = log
      console.error = error
    }
  })()
  return { messages, qpdf: await starting }
}

/**
 * Each instance of this build compiles its own code anew. Handing it the module compiled once, for the empty code that it has read, saves
 * that, and keeps what the optimising compiler has learnt: three times faster from the second run on.
 */
async function loadQpdf(): Promise<QpdfFactory> {
  const exported = require('@neslinesli93/qpdf-wasm')
  const code = readFileSync(require.resolve('@neslinesli93/qpdf-wasm').replace(/\.js$/, '.wasm'))
  const module = await WebAssembly.compile(code)
  const instantiate: (source: object, imports?: object) => Promise<unknown> = WebAssembly.instantiate
  const reuse = async (source: object, imports?: object) => {
    const isQpdf = source instanceof Uint8Array && source.length === 0
    return isQpdf ? { module, instance: await instantiate(module, imports) } : instantiate(source, imports)
  }
  Object.assign(WebAssembly, { instantiate: reuse })
  return exported.default ?? exported
}
