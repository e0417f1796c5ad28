// The Node that comes with the packages, and running a script with it.
import { spawn } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Goes on with the script itself: in this process when it is the right Node already, which every start but the first
 * is, and else in a new one.
 *
 * @param {string} root
 * @param {string} script path within the clone
 * @param {string[]} args
 */
export async function goOn(root, script, args) {
  const file = path.join(root, script)
  const own = ownNode(root)
  if (!own || realpathSync(own) === realpathSync(process.execPath)) {
    process.argv = [process.execPath, file, ...args]
    await import(pathToFileURL(file).href)
    return
  }
  const child = spawn(own, [...process.execArgv, file, ...args], { stdio: 'inherit' })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    // A terminal tells the child itself; twice would read as impatience.
    process.on(signal, () => process.stdin.isTTY || child.kill(signal))
  }
  child.once('exit', (code, signal) => {
    process.exitCode = code ?? (signal ? 1 : 0)
  })
}

/**
 * The Node that came with the packages, where there is one for this machine.
 *
 * @param {string} root
 */
export function ownNode(root) {
  if (process.platform !== 'win32') return existing(path.join(root, 'node_modules/.bin/node'))
  return existing(path.join(root, `node_modules/node-win-${process.arch}/bin/node.exe`))
}

/** @param {string} file */
const existing = file => (existsSync(file) ? file : undefined)
