// Builds the web when something it is made of has changed, and puts the new build in place whole, so that a portal
// that is running never serves half of one.
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'

const INPUTS = [
  'web/src',
  'web/index.html',
  'web/public',
  'web/vite.config.ts',
  'web/deling.ts',
  'web/skjermer.ts',
  'web/skjermside.ts',
  'web/package.json',
  'contract/src',
  'package-lock.json',
  'scripts/build-web.mjs',
]
const COMPRESSED = /\.(js|mjs|css|svg|json|wasm|ttf)$/
const WORTH_COMPRESSING = 1000
/** Within a few per cent of the best there is, in a tenth of the time. */
const BROTLI_QUALITY = 9
/** A killed build leaves its folder; a younger one may belong to a build at work. */
const LEFTOVER_MS = 10 * 60_000
const TESTS = /\.(test|stories)\.tsx?$/

/**
 * @param {string} root folder of the clone
 * @param {(line: string) => void} say
 * @returns {Promise<boolean>} whether it built
 */
export async function buildWeb(root, say) {
  const started = Date.now()
  const dist = path.join(root, 'web/dist')
  const hash = hashInputs(root)
  const before = readStamp(dist)
  if (before.hash === hash && existsSync(path.join(dist, 'index.html'))) return false

  const cache = path.join(root, '.cache')
  removeLeftovers(cache)
  const scratch = path.join(cache, `web-new-${process.pid}`)
  try {
    await runVite(root, scratch)
    compress(scratch)
    const files = listFiles(scratch).map(file => path.relative(scratch, file))
    keepOldAssets(dist, scratch, before.files)
    writeFileSync(path.join(scratch, '.stamp'), JSON.stringify({ hash, files }))
    swap(scratch, dist, path.join(cache, `web-old-${process.pid}`))
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
  say(`Bygde nettsidene på ${((Date.now() - started) / 1000).toFixed(1).replace('.', ',')} s.`)
  return true
}

/** @param {string} root */
function hashInputs(root) {
  const hash = createHash('sha256')
  for (const input of INPUTS) {
    for (const file of listFiles(path.join(root, input))) {
      if (TESTS.test(file)) continue
      hash
        .update(`${path.relative(root, file).replaceAll('\\', '/')}\0`)
        .update(readFileSync(file))
        .update('\0')
    }
  }
  return hash.digest('hex')
}

/**
 * Every file under a folder, or the file itself, in a fixed order.
 *
 * @param {string} start
 * @returns {string[]}
 */
function listFiles(start) {
  if (!existsSync(start)) return []
  if (path.extname(start) && !isFolder(start)) return [start]
  return readdirSync(start, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile())
    .map(entry => path.join(entry.parentPath, entry.name))
    .sort()
}

/** @param {string} file */
function isFolder(file) {
  try {
    readdirSync(file)
    return true
  } catch {
    return false
  }
}

/**
 * @param {string} dist
 * @returns {{ hash?: string, files: string[] }}
 */
function readStamp(dist) {
  try {
    return JSON.parse(readFileSync(path.join(dist, '.stamp'), 'utf8'))
  } catch {
    return { files: [] }
  }
}

/**
 * @param {string} root
 * @param {string} outDir
 */
async function runVite(root, outDir) {
  const web = path.join(root, 'web')
  const entry = createRequire(path.join(web, 'package.json')).resolve('vite')
  const { build } = await import(pathToFileURL(entry).href)
  // Vite builds React for development where NODE_ENV says anything else; and this process may go on to be the portal itself.
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  await build({
    root: web,
    configFile: path.join(web, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  })
  if (before === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = before
}

/**
 * Beside each text file the same in Brotli, so that the portal compresses nothing while it answers.
 *
 * @param {string} folder
 */
function compress(folder) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY }
  for (const file of listFiles(folder)) {
    if (!COMPRESSED.test(file)) continue
    const bytes = readFileSync(file)
    if (bytes.length > WORTH_COMPRESSING) writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }))
  }
}

/**
 * A page opened before the swap still asks for the parts of its own build; their names carry a hash and never clash.
 * One generation is kept.
 *
 * @param {string} dist
 * @param {string} scratch
 * @param {string[]} files of the last build, without what it kept itself
 */
function keepOldAssets(dist, scratch, files) {
  for (const file of files.filter(name => name.startsWith('assets'))) {
    const [from, to] = [path.join(dist, file), path.join(scratch, file)]
    if (existsSync(from) && !existsSync(to)) cpSync(from, to)
  }
}

/**
 * @param {string} scratch
 * @param {string} dist
 * @param {string} old where the last build waits to be deleted
 */
function swap(scratch, dist, old) {
  if (existsSync(dist)) renameSync(dist, old)
  try {
    renameSync(scratch, dist)
  } catch (error) {
    // Another command built the same at the same time and was first.
    if (!existsSync(path.join(dist, 'index.html'))) throw error
  }
  rmSync(old, { recursive: true, force: true })
}

/** @param {string} cache */
function removeLeftovers(cache) {
  mkdirSync(cache, { recursive: true })
  for (const name of readdirSync(cache).filter(entry => /^web-(new|old)-/.test(entry))) {
    const folder = path.join(cache, name)
    if (Date.now() - statSync(folder).mtimeMs > LEFTOVER_MS) rmSync(folder, { recursive: true, force: true })
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildWeb(path.dirname(path.dirname(fileURLToPath(import.meta.url))), line => console.log(line))
}
