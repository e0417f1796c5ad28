// Checks npm, and installs the packages when they are missing, half installed or older than the lock file. Runs under
// whatever Node the machine has, so it is plain JavaScript without dependencies.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { codeOf, lock, readText } from './lock.mjs'
import { goOn, ownNode } from './own-node.mjs'

/** From here on Node runs TypeScript as it is, and can do without the project's own. */
const OLDEST_NODE_ALONE = [22, 18]
const OLDEST_NPM = [9, 0]
const NOT_INSTALLED =
  'Pakkene lot seg ikke installere; npm sier hvorfor ovenfor. Kontroller nettilgangen og plassen på disken, og kjør kommandoen på nytt.'

/** A reason to stop that a person can do something about. */
class PrepareError extends Error {}

/**
 * @param {string} root folder of the clone
 * @param {(line: string) => void} say
 * @returns {boolean} whether packages were installed
 */
function prepare(root, say) {
  checkNpm()
  const wanted = stampOf(root)
  if (readText(stampFile(root)) === wanted) return false
  /** @type {(() => void) | undefined} */
  let unlock
  try {
    unlock = lock(root, say)
    if (readText(stampFile(root)) === wanted) return false
    const isComplete = matchesLock(root)
    if (!isComplete) install(root, say)
    checkOwnNode(root)
    // npm makes no folder for a project without packages.
    mkdirSync(path.dirname(stampFile(root)), { recursive: true })
    writeFileSync(stampFile(root), wanted)
    return !isComplete
  } catch (error) {
    throw explain(error, root)
  } finally {
    unlock?.()
  }
}

function checkNpm() {
  const agent = process.env.npm_config_user_agent
  if (!agent) return
  const npm = /^npm\/(\S+)/.exec(agent)?.[1]
  if (!npm) throw new PrepareError('Portalen installeres med npm. Bruk «npm start» og «npm test».')
  if (isOlder(npm, OLDEST_NPM)) {
    throw new PrepareError(
      `Portalen trenger npm 9 eller nyere, men denne maskinen har ${npm}. Kjør «npm install -g npm» og prøv igjen.`,
    )
  }
}

/**
 * @param {string} version
 * @param {number[]} oldest major and minor
 */
function isOlder(version, [oldMajor = 0, oldMinor = 0]) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major < oldMajor || (major === oldMajor && minor < oldMinor)
}

/** @param {string} root */
const stampFile = root => path.join(root, 'node_modules/.rp-stamp')

/**
 * The platform counts too: node_modules carried over from another machine holds the wrong programs.
 *
 * @param {string} root
 */
function stampOf(root) {
  const hash = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')
  return `${hash} ${process.platform}-${process.arch}\n`
}

/**
 * @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean, os?: string | string[],
 *   cpu?: string | string[], libc?: unknown }} LockedPackage
 */

/**
 * Whether somebody has installed just this by hand. npm writes its own list of what it did as its very last step, so
 * an installation that was cut off has none, or that of the one before.
 *
 * @param {string} root
 */
function matchesLock(root) {
  const wanted = readPackages(path.join(root, 'package-lock.json'))
  const installed = readPackages(path.join(root, 'node_modules/.package-lock.json'))
  if (!wanted || !installed) return false
  return Object.entries(wanted).every(([name, entry]) => {
    if (!name.startsWith('node_modules/') && !name.includes('/node_modules/')) return true
    const found = installed[name]
    if (!found) return entry.optional === true && !isForHere(entry)
    return found.version === entry.version && found.integrity === entry.integrity
  })
}

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage> | undefined}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}

/** @param {LockedPackage} entry */
function isForHere(entry) {
  if (!entry.os || !entry.cpu || entry.libc) return false
  return [entry.os].flat().includes(process.platform) && [entry.cpu].flat().includes(process.arch)
}

/**
 * @param {string} root
 * @param {(line: string) => void} say
 */
function install(root, say) {
  const isFirst = !existsSync(path.join(root, 'node_modules'))
  say(
    isFirst
      ? 'Installerer pakkene. Det tar et minutt eller to første gang.'
      : 'Oppdaterer de installerte pakkene.',
  )
  // Windows cannot delete the Node that is running us, which `ci` would do.
  const isRunByOwnNode = process.execPath.startsWith(path.join(root, 'node_modules'))
  const keepsNode = process.platform === 'win32' && isRunByOwnNode
  const result = keepsNode ? undefined : runNpm(root, ['ci'])
  if (result?.isDone) return
  // Newer npm refuses a lock file that lacks a package for some other platform, which `install` passes over.
  if (result && !result.said.includes('EUSAGE')) throw new PrepareError(`${result.said}\n${NOT_INSTALLED}`)
  emptyModules(path.join(root, 'node_modules'), keepsNode)
  const second = runNpm(root, ['install', '--no-save'])
  if (!second.isDone) throw new PrepareError(`${second.said}\n${NOT_INSTALLED}`)
}

/**
 * What `ci` does first. Without it `install` takes a package that was cut off in the middle for a whole one.
 *
 * @param {string} modules
 * @param {boolean} keepsNode
 */
function emptyModules(modules, keepsNode) {
  if (!existsSync(modules)) return
  for (const name of readdirSync(modules)) {
    if (keepsNode && name.startsWith('node-win')) continue
    rmSync(path.join(modules, name), { recursive: true, force: true })
  }
}

/**
 * @param {string} root
 * @param {string[]} verb
 */
function runNpm(root, verb) {
  const { command, before } = npmCommand()
  const flags = ['--ignore-scripts', '--include=dev', '--include=optional', '--no-audit', '--no-fund']
  const result = spawnSync(command, [...before, ...verb, ...flags, '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    shell: command === 'npm.cmd',
  })
  return { isDone: result.status === 0, said: result.stderr ?? String(result.error) }
}

/** npm tells the scripts it runs where it is itself, and which Node runs it: that one outlives node_modules. */
function npmCommand() {
  const script = process.env.npm_execpath
  if (script?.endsWith('.js')) {
    const node = process.env.npm_node_execpath
    return { command: node && existsSync(node) ? node : process.execPath, before: [script] }
  }
  return { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', before: [] }
}

/**
 * The project brings its own Node, which npm puts first on the path. Where that cannot run (Alpine has another libc),
 * it is taken away again if the machine's own is new enough.
 *
 * @param {string} root
 */
function checkOwnNode(root) {
  const own = ownNode(root)
  if (own && spawnSync(own, ['--version']).status === 0) return
  const system = process.env.npm_node_execpath ?? process.execPath
  const version = String(spawnSync(system, ['--version']).stdout ?? '').replace(/^v/, '')
  if (isOlder(version, OLDEST_NODE_ALONE)) {
    throw new PrepareError(
      `Node 24 følger ikke med portalen for denne maskinen (${process.platform}-${process.arch}), og maskinens egen (${version}) er for gammel. Installer Node 22.18 eller nyere og prøv igjen.`,
    )
  }
  for (const ending of ['', '.cmd', '.ps1']) {
    rmSync(path.join(root, `node_modules/.bin/node${ending}`), { force: true })
  }
}

/**
 * @param {unknown} error
 * @param {string} root
 */
function explain(error, root) {
  const code = codeOf(error)
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return new PrepareError(
      `Pakkene må installeres, men du får ikke skrive i ${root}. Be eieren kjøre «npm ci» der.`,
    )
  }
  if (code === 'ENOSPC')
    return new PrepareError(`Disken der ${root} ligger, er full. Frigjør plass og prøv igjen.`)
  return error
}

/**
 * Prepares the clone, then runs the script with the project's own Node.
 *
 * @param {string[]} args the script and its arguments
 */
export async function main([script, ...args]) {
  const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
  try {
    prepare(root, line => console.log(line))
    if (script) await goOn(root, script, args)
  } catch (error) {
    if (!(error instanceof PrepareError)) throw error
    console.error(`\n${error.message}\n`)
    process.exitCode = 1
  }
}
