import { spawnSync } from 'node:child_process'
import { NotRun } from './probe.ts'

/** System tools that probes use, and the Debian package each comes in. */
const packages = {
  clamd: 'clamav-daemon',
  faketime: 'faketime',
  ip: 'iproute2',
  pdftotext: 'poppler-utils',
  qpdf: 'qpdf',
  strace: 'strace',
  unshare: 'util-linux',
} as const
type Tool = keyof typeof packages

const has = (tool: string): boolean => spawnSync('sh', ['-c', `command -v ${tool}`]).status === 0
const isRoot = process.getuid?.() === 0

/** Installs what is missing where it may. Returns the tools that still are. */
export function installTools(): Tool[] {
  const missing = () => (Object.keys(packages) as Tool[]).filter(tool => !has(tool))
  const wanted = missing()
  if (wanted.length > 0 && isRoot && has('apt-get')) {
    const names = wanted.map(tool => packages[tool])
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...names], {
      stdio: 'ignore',
      timeout: 300_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  return missing()
}

/** @throws NotRun when the tool is not here */
export function requireTool(tool: Tool): void {
  if (!has(tool)) throw new NotRun(`${tool} (Debian package ${packages[tool]}) is not installed`)
}

/**
 * The environment of a program that takes `offset` (`+13h`, or `@2026-12-31 23:30:00`) for the time. Through the library itself: the
 * command would stand between us and the program's signals.
 */
export function withClock(offset: string): NodeJS.ProcessEnv {
  requireTool('faketime')
  const { stdout } = spawnSync('sh', ['-c', 'ls /usr/lib/*/faketime/libfaketime.so.1'], { encoding: 'utf8' })
  const LD_PRELOAD = stdout.trim()
  return { LD_PRELOAD, FAKETIME: offset, FAKETIME_DONT_FAKE_MONOTONIC: '1', DONT_FAKE_MONOTONIC: '1' }
}

/** @throws NotRun unless we may mount, trace and split networks */
export function requireRoot(what: string): void {
  if (!isRoot || process.platform !== 'linux') throw new NotRun(`${what} needs Linux and root`)
}
