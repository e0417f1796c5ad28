import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { type Probe, seen } from '../probe.ts'
import { requireRoot, requireTool } from '../tools.ts'

const root = path.resolve(import.meta.dirname, '../..')
/** Files taken in, merged, rendered and read by KI. */
const tests = [
  'server/src/app/ingen-ut.test.ts',
  'server/src/platform/pdf/merge.test.ts',
  'server/src/platform/pdf/image.test.ts',
  'server/src/platform/reading/reader.test.ts',
]

/** In a network of its own, that has nothing but the machine itself in it. */
async function withoutNetwork() {
  requireRoot('a network of its own')
  requireTool('unshare')
  requireTool('ip')
  const command = `ip link set lo up && ! ip route get 192.0.2.1 2>/dev/null && exec "$@"`
  const vitest = [path.join(root, 'node_modules/.bin/vitest'), 'run', ...tests]
  const { status, stdout } = spawnSync('unshare', ['-n', 'sh', '-c', command, 'sh', ...vitest], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    env: { ...process.env, NO_COLOR: '1' },
  })
  const [, failed = '0', passed = '0'] = /Tests {2}(?:(\d+) failed \| )?(\d+) passed/.exec(stdout) ?? []
  return seen(
    status === 0 && Number(passed) > 0,
    `without a network: ${passed} tests of files and KI passed, ${failed} failed`,
  )
}

export const nettProbes: readonly Probe[] = [
  { id: 'F6', expected: 'Files and KI work without a network', run: withoutNetwork },
]
