// A lock between commands started at once in the same clone.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const LOOK_AGAIN_MS = 100

/**
 * Two commands started at once in the same clone take turns.
 *
 * @param {string} root
 * @param {(line: string) => void} say
 * @returns {() => void} lets the next one in
 */
export function lock(root, say) {
  const folder = path.join(root, '.cache')
  const file = path.join(folder, 'install.lock')
  mkdirSync(folder, { recursive: true })
  for (let isTold = false; !takeLock(file); isTold = true) {
    if (!isTold) say('Venter på en annen kommando som installerer pakkene.')
    // This script has nothing else to do, so it may block.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_AGAIN_MS)
  }
  return () => rmSync(file, { force: true })
}

/**
 * @param {string} file
 * @returns {boolean}
 */
function takeLock(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
    const holder = Number(readText(file))
    if (!holder || isAlive(holder)) return false
    rmSync(file, { force: true })
    return takeLock(file)
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
  // A killed process whose parent never asks after it, as in many containers, keeps its number.
  return !/\) Z /.test(readText(`/proc/${pid}/stat`) ?? '')
}

/** @param {string} file */
export function readText(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** @param {unknown} error */
export const codeOf = error => (error instanceof Error && 'code' in error ? error.code : undefined)
