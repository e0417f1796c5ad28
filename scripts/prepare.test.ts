import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

let root: string

/** A clone of a project without packages, so that installing it needs no network. */
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'rp-klone-'))
  mkdirSync(path.join(root, 'scripts'))
  for (const name of ['prepare.mjs', 'install.mjs', 'lock.mjs', 'own-node.mjs']) {
    cpSync(fileURLToPath(new URL(`./${name}`, import.meta.url)), path.join(root, 'scripts', name))
  }
  writeFileSync(path.join(root, 'package.json'), JSON.stringify({ name: 'klone', version: '1.0.0' }))
  writeLock('1.0.0')
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

function writeLock(version: string): void {
  const lock = {
    name: 'klone',
    version,
    lockfileVersion: 3,
    packages: { '': { name: 'klone', version: '1.0.0' } },
  }
  writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify(lock))
}

function prepare(
  env: Record<string, string> = {},
  ...args: string[]
): { status: number | null; said: string } {
  const clean = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)))
  const result = spawnSync(process.execPath, ['scripts/prepare.mjs', ...args], {
    cwd: root,
    env: { ...clean, ...env },
    encoding: 'utf8',
  })
  return { status: result.status, said: `${result.stdout}${result.stderr}`.trim() }
}

const stamp = (): string => path.join(root, 'node_modules/.rp-stamp')

test('a fresh clone is installed once, and then the command says nothing', () => {
  expect(prepare().said).toMatch(/^Installerer pakkene/)
  expect(existsSync(stamp())).toBe(true)
  expect(prepare()).toEqual({ status: 0, said: '' })
})

test('a changed lock file is installed again', () => {
  prepare()
  writeLock('1.0.1')
  writeFileSync(path.join(root, 'node_modules/.package-lock.json'), '{"packages":{"node_modules/x":{}}}')
  const before = readFileSync(stamp(), 'utf8')
  expect(prepare().status).toBe(0)
  expect(readFileSync(stamp(), 'utf8')).not.toBe(before)
})

test('an installation that was cut off is done anew', () => {
  mkdirSync(path.join(root, 'node_modules/halv'), { recursive: true })
  expect(prepare()).toEqual({ status: 0, said: 'Oppdaterer de installerte pakkene.' })
  expect(existsSync(path.join(root, 'node_modules/halv'))).toBe(false)
})

test('the lock of a command that died does not hold the next one up', () => {
  mkdirSync(path.join(root, '.cache'))
  const { pid } = spawnSync(process.execPath, ['--version'])
  writeFileSync(path.join(root, '.cache/install.lock'), String(pid))
  expect(prepare().status).toBe(0)
})

test('what the machine lacks is told in one sentence', () => {
  const yarn = prepare({ npm_config_user_agent: 'yarn/1.22.0 npm/? node/v24.0.0' })
  expect(yarn).toEqual({
    status: 1,
    said: 'Portalen installeres med npm. Bruk «npm start» og «npm test».',
  })
  const oldNpm = prepare({ npm_config_user_agent: 'npm/8.19.0 node/v24.0.0 linux x64' })
  expect(oldNpm.said).toMatch(/trenger npm 9 eller nyere, men denne maskinen har 8\.19\.0/)
})

test('a Node that is too old is told before anything newer is read', () => {
  writeFileSync(path.join(root, 'scripts/install.mjs'), 'what no old Node reads')
  const old = `Object.defineProperty(process.versions, 'node', { value: '12.22.12' })`
  expect(prepare({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(old)}` })).toEqual({
    status: 1,
    said: 'Portalen trenger Node 20 eller nyere, men denne maskinen har 12.22.12. Hent en ny på https://nodejs.org og prøv igjen.',
  })
})

test('the script it is given runs afterwards with its arguments, and its failure is the failure of the command', () => {
  writeFileSync(
    path.join(root, 'jobb.mjs'),
    'console.log(process.argv.slice(2).join()); process.exitCode = 7',
  )
  prepare()
  expect(prepare({}, 'jobb.mjs', 'en', 'to')).toEqual({ status: 7, said: 'en,to' })
})

test('the lock file has what is asked for on every platform: `npm ci` refuses it otherwise', () => {
  const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
    packages: Record<string, { optionalDependencies?: Record<string, string> }>
  }
  const names = new Set(Object.keys(packages).map(at => at.split('node_modules/').at(-1)))
  const asked = Object.values(packages).flatMap(one => Object.keys(one.optionalDependencies ?? {}))
  expect(asked.filter(name => !names.has(name))).toEqual([])
})
